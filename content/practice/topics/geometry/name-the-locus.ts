import { widened } from '../../maker.ts'
import { say, told } from '../../writing.ts'

export const nameTheLocus = widened({
  id: 'loci/name-the-locus',
  skill: 'name-a-locus',
  level: 1,
  sheet: (random) => random.integer(2, 9),
  wide: (random) => random.integer(4, 30) / 2,
  make: (d, random) => {
    const [circle, parallels, bisector, angle] = [
      say('a circle around the point', 'उस बिंदु को केंद्र मानकर एक वृत्त', 'ఆ బిందువు కేంద్రంగా ఒక వృత్తం'),
      say('two parallels, one on either side', 'दोनों ओर एक-एक समांतर रेखा', 'ఇరువైపులా రెండు సమాంతర రేఖలు'),
      say('a perpendicular bisector', 'एक लंब समद्विभाजक', 'ఒక లంబ సమద్విఖండన రేఖ'),
      say('the bisectors of angles', 'कोणों के समद्विभाजक', 'కోణ సమద్విఖండన రేఖలు'),
    ] as const
    const { which, locus } = random.pick([
      {
        which: say(
          `points ${d} cm from a fixed point`,
          `एक नियत बिंदु से ${d} cm दूर स्थित बिंदुओं`,
          `ఒక స్థిర బిందువు నుండి ${d} cm దూరంలోని బిందువుల`,
        ),
        locus: circle,
      },
      {
        which: say(
          `points ${d} cm from a fixed line`,
          `एक नियत रेखा से ${d} cm दूर स्थित बिंदुओं`,
          `ఒక స్థిర రేఖ నుండి ${d} cm దూరంలోని బిందువుల`,
        ),
        locus: parallels,
      },
      {
        which: say(
          `points at equal distance from two points ${d} cm apart`,
          `${d} cm दूरी वाले दो बिंदुओं से समान दूरी पर स्थित बिंदुओं`,
          `${d} cm దూరంలో ఉన్న రెండు బిందువుల నుండి సమాన దూరంలోని బిందువుల`,
        ),
        locus: bisector,
      },
      {
        which: say(
          `centres of circles of radius ${d} cm through a fixed point`,
          `एक नियत बिंदु से जाने वाले ${d} cm त्रिज्या के वृत्तों के केंद्रों`,
          `ఒక స్థిర బిందువు గుండా పోయే ${d} cm వ్యాసార్ధం గల వృత్తాల కేంద్రాల`,
        ),
        locus: circle,
      },
    ])
    const options = random.shuffle([circle, parallels, bisector, angle])
    return {
      stem: say(
        `What is the locus of ${which.en}?`,
        `${which.hi} का बिंदुपथ क्या है?`,
        `${which.te} బిందుపథం ఏమిటి?`,
      ),
      ask: { kind: 'choice', answer: 'ABCD'[options.indexOf(locus)] ?? 'A', options },
      marks: 1,
      hints: [
        say(
          'Mark a few points that fulfil the condition.',
          'शर्त पूरी करने वाले कुछ बिंदु अंकित कीजिए।',
          'షరతును తృప్తిపరిచే కొన్ని బిందువులను గుర్తించండి.',
        ),
        say(
          'What is fixed: a point, a line, or two points? Think how a distance from it is measured.',
          'क्या नियत है: एक बिंदु, एक रेखा या दो बिंदु? सोचिए कि उससे दूरी कैसे मापी जाती है।',
          'స్థిరమైనది ఏది: ఒక బిందువా, ఒక రేఖా, రెండు బిందువులా? దాని నుండి దూరాన్ని ఎలా కొలుస్తారో ఆలోచించండి.',
        ),
      ],
      solution: [told(locus, 1)],
    }
  },
})
