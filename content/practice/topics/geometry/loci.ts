import * as worksheet from '../../../worksheets/topics/constructions.ts'
import { decimal } from '../../../worksheets/typst.ts'
import { type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { calculation, twoSteps } from './calculation.ts'
import { drawing, sector } from './figures.ts'
import { nameTheLocus } from './name-the-locus.ts'
import { pi, takePi } from './plain-solids.ts'
import { drawTriple } from './right-triples.ts'

/** A sheet's triangles have whole sides; otherwise the requested side is rounded. */
const accuracy = (isRounded: boolean, value: number) =>
  isRounded
    ? {
        found: value.toFixed(1),
        sign: '≈',
        rules: { places: 1 },
        wish: say(
          ' Give the answer to 1 decimal.',
          ' उत्तर दशमलव के 1 स्थान तक दीजिए।',
          ' జవాబును 1 దశాంశ స్థానం వరకు ఇవ్వండి.',
        ),
      }
    : { found: `${value}`, sign: '=', rules: {}, wish: say('', '', '') }

const equidistantFromTwo = widened({
  id: 'loci/equidistant-from-two',
  skill: 'points-on-loci',
  level: 2,
  sheet: (random) => {
    const [half, height, distance] = drawTriple(random, random.pick([0.5, 1, 1.5]))
    return { half, distance, height, isRounded: false }
  },
  wide: (random) => {
    const half = random.integer(4, 12) / 2
    const distance = (10 * half + random.integer(10, 60)) / 10
    return { half, distance, height: Math.sqrt(distance ** 2 - half ** 2), isRounded: true }
  },
  make: ({ half, distance, height, isRounded }) => {
    const { found, sign, rules, wish } = accuracy(isRounded, height)
    return {
      stem: say(
        `$A$ and $B$ are ${2 * half} cm apart. Construct the points ${distance} cm from both. How far ($h$) are they from the line $AB$?${wish.en}`,
        `$A$ और $B$ के बीच की दूरी ${2 * half} cm है। दोनों से ${distance} cm दूर स्थित बिंदुओं की रचना कीजिए। वे रेखा $AB$ से कितनी दूर ($h$) हैं?${wish.hi}`,
        `$A$, $B$ ల మధ్య దూరం ${2 * half} cm. రెండింటి నుండి ${distance} cm దూరంలోని బిందువులను నిర్మించండి. అవి రేఖ $AB$ నుండి ఎంత దూరంలో ($h$) ఉన్నాయి?${wish.te}`,
      ),
      figure: drawing({
        points: { A: [-half, 0], B: [half, 0], P: [0, height], M: [0, 0] },
        lines: ['AB', 'AP', 'BP'],
        dashed: ['PM'],
        sides: { AP: `${distance}`, AM: `${half}`, PM: 'h' },
      }),
      figureWords: say(
        'The triangle $ABP$ with the height $PM = h$.',
        'त्रिभुज $ABP$ जिसमें ऊँचाई $PM = h$ है।',
        'ఎత్తు $PM = h$ గల త్రిభుజం $ABP$.',
      ),
      ask: { kind: 'quantity', answer: `${found} cm`, rules: { unit: 'cm', ...rules } },
      marks: 3,
      hints: [
        say(
          'Points at equal distance from $A$ and $B$ lie on the perpendicular bisector of $AB$.',
          '$A$ और $B$ से समान दूरी के बिंदु $AB$ के लंब समद्विभाजक पर होते हैं।',
          '$A$, $B$ ల నుండి సమాన దూరంలోని బిందువులు $AB$ లంబ సమద్విఖండన రేఖపై ఉంటాయి.',
        ),
        say(
          `${maths(`h^2 = ${distance}^2 - ${half}^2`)}.`,
          `${maths(`h^2 = ${distance}^2 - ${half}^2`)} का प्रयोग कीजिए।`,
          `${maths(`h^2 = ${distance}^2 - ${half}^2`)} ఉపయోగించండి.`,
        ),
      ],
      solution: [
        told(say('The perpendicular bisector of $AB$', '$AB$ का लंब समद्विभाजक', '$AB$ లంబ సమద్విఖండన రేఖ'), 1),
        told(
          say(
            `Arcs of ${distance} cm around $A$ cut it in two points`,
            `$A$ केंद्र वाले ${distance} cm के चाप उसे दो बिंदुओं पर काटते हैं`,
            `$A$ కేంద్రంగా ${distance} cm చాపాలు దాన్ని రెండు బిందువుల వద్ద ఖండిస్తాయి`,
          ),
          1,
        ),
        line(`h = sqrt(${distance}^2 - ${half}^2) ${sign} ${found} cm`, 1),
      ],
    }
  },
})

const lociMeet = widened({
  id: 'loci/loci-meet',
  skill: 'points-on-loci',
  level: 3,
  sheet: (random) => {
    const gap = random.integer(2, 10)
    return { gap, reach: 2 * gap + random.integer(-1, 2) }
  },
  wide: (random) => {
    const tenths = random.integer(20, 80)
    return { gap: tenths / 10, reach: (2 * tenths + 5 * random.integer(-2, 2)) / 10 }
  },
  make: ({ gap, reach }) => {
    const points = reach > 2 * gap ? 4 : reach === 2 * gap ? 3 : 2
    return {
      stem: say(
        `A point $Q$ lies ${gap} cm above a straight line $l$. How many points are ${gap} cm from $l$ and at the same time ${reach} cm from $Q$? Draw both loci.`,
        `बिंदु $Q$ सरल रेखा $l$ से ${gap} cm ऊपर है। कितने बिंदु $l$ से ${gap} cm और साथ ही $Q$ से ${reach} cm दूर हैं? दोनों बिंदुपथ खींचिए।`,
        `బిందువు $Q$ సరళ రేఖ $l$ కు ${gap} cm పైన ఉంది. $l$ నుండి ${gap} cm, అదే సమయంలో $Q$ నుండి ${reach} cm దూరంలో ఎన్ని బిందువులు ఉన్నాయి? రెండు బిందుపథాలనూ గీయండి.`,
      ),
      ask: { kind: 'number', answer: `${points}` },
      marks: 3,
      hints: [
        say(
          `The points ${gap} cm from $l$ form two parallels; one of them passes through $Q$.`,
          `$l$ से ${gap} cm दूर के बिंदु दो समांतर रेखाएँ बनाते हैं; उनमें से एक $Q$ से जाती है।`,
          `$l$ నుండి ${gap} cm దూరంలోని బిందువులు రెండు సమాంతర రేఖలు; వాటిలో ఒకటి $Q$ గుండా పోతుంది.`,
        ),
        say(
          `The other parallel is $${2 * gap}$ cm from $Q$. Compare it with the radius ${reach} cm.`,
          `दूसरी समांतर रेखा $Q$ से $${2 * gap}$ cm दूर है। इसकी तुलना त्रिज्या ${reach} cm से कीजिए।`,
          `మరో సమాంతర రేఖ $Q$ నుండి $${2 * gap}$ cm దూరంలో ఉంది. దాన్ని వ్యాసార్ధం ${reach} cm తో పోల్చండి.`,
        ),
      ],
      solution: [
        told(
          say(
            `Two parallels ${gap} cm from $l$, one of them through $Q$`,
            `$l$ से ${gap} cm दूर दो समांतर रेखाएँ, एक $Q$ से होकर`,
            `$l$ నుండి ${gap} cm దూరంలో రెండు సమాంతర రేఖలు, ఒకటి $Q$ గుండా`,
          ),
          1,
        ),
        told(
          say(
            `The circle of radius ${reach} cm around $Q$`,
            `$Q$ केंद्र वाला ${reach} cm त्रिज्या का वृत्त`,
            `$Q$ కేంద్రంగా ${reach} cm వ్యాసార్ధం గల వృత్తం`,
          ),
          1,
        ),
        told(
          say(
            `The circle cuts the first parallel in 2 points and the other in ${points - 2}: ${points} points`,
            `वृत्त पहली समांतर रेखा को 2 बिंदुओं पर और दूसरी को ${points - 2} पर मिलता है: कुल ${points} बिंदु`,
            `వృత్తం మొదటి సమాంతర రేఖను 2 బిందువుల వద్ద, మరోదాన్ని ${points - 2} వద్ద కలుస్తుంది: మొత్తం ${points} బిందువులు`,
          ),
          1,
        ),
      ],
    }
  },
})

const wellBetweenVillages = widened({
  id: 'loci/well-between-villages',
  skill: 'points-on-loci',
  level: 2,
  sheet: (random) => {
    const [half, height, reach] = drawTriple(random, random.pick([0.5, 1, 1.5, 2]))
    return { half, height, reach, isRounded: false }
  },
  wide: (random) => {
    const [half, height] = drawUntil(
      random,
      () => [random.integer(3, 12) / 2, random.integer(10, 60) / 10] as const,
      // the number of the height has room inside
      ([half, height]) => 5 * half >= 2 * height,
    )
    return { half, height, reach: Math.sqrt(half ** 2 + height ** 2), isRounded: true }
  },
  make: ({ half, height, reach, isRounded }) => {
    const { found, sign, rules, wish } = accuracy(isRounded, reach)
    return {
      stem: say(
        `Two villages $A$ and $B$ are ${2 * half} km apart. A well is to be dug at the same distance $d$ from both and ${height} km from the straight road that joins them. Draw its place to scale and calculate $d$.${wish.en}`,
        `दो गाँव $A$ और $B$ एक-दूसरे से ${2 * half} km दूर हैं। एक कुआँ दोनों से समान दूरी $d$ पर और उन्हें मिलाने वाली सीधी सड़क से ${height} km दूर खोदना है। उसका स्थान पैमाने पर खींचिए और $d$ परिकलित कीजिए।${wish.hi}`,
        `$A$, $B$ అనే రెండు గ్రామాల మధ్య దూరం ${2 * half} km. రెండింటి నుండి సమాన దూరం $d$ లో, వాటిని కలిపే తిన్నని రోడ్డు నుండి ${height} km దూరంలో ఒక బావిని తవ్వాలి. దాని స్థానాన్ని స్కేలు ప్రకారం గీసి $d$ ను గణించండి.${wish.te}`,
      ),
      figure: drawing({
        points: { A: [-half, 0], B: [half, 0], W: [0, height], M: [0, 0] },
        lines: ['AB', 'WM'],
        dashed: ['AW', 'BW'],
        sides: { AM: `${half}`, WM: `${height}`, AW: 'd' },
      }),
      figureWords: say(
        'The road $AB$ and the well $W$ above its mid-point $M$.',
        'सड़क $AB$ और उसके मध्य-बिंदु $M$ के ऊपर कुआँ $W$।',
        'రోడ్డు $AB$, దాని మధ్యబిందువు $M$ పైన బావి $W$.',
      ),
      ask: { kind: 'quantity', answer: `${found} km`, rules: { unit: 'km', ...rules } },
      marks: 3,
      hints: [
        say(
          'The well lies on the perpendicular bisector of the road and on a parallel to it.',
          'कुआँ सड़क के लंब समद्विभाजक और उसके समांतर रेखा पर है।',
          'బావి రోడ్డు లంబ సమద్విఖండన రేఖపై, దానికి సమాంతర రేఖపై ఉంటుంది.',
        ),
        say(
          `${maths(`d^2 = ${half}^2 + ${height}^2`)}.`,
          `${maths(`d^2 = ${half}^2 + ${height}^2`)} का प्रयोग कीजिए।`,
          `${maths(`d^2 = ${half}^2 + ${height}^2`)} ఉపయోగించండి.`,
        ),
      ],
      solution: [
        told(say('The perpendicular bisector of the road', 'सड़क का लंब समद्विभाजक', 'రోడ్డు లంబ సమద్విఖండన రేఖ'), 1),
        told(
          say(
            `A parallel ${height} km from the road; the crossing is the place`,
            `सड़क से ${height} km दूर समांतर रेखा; प्रतिच्छेद बिंदु ही स्थान है`,
            `రోడ్డు నుండి ${height} km దూరంలో సమాంతర రేఖ; ఖండన బిందువే స్థానం`,
          ),
          1,
        ),
        line(`d = sqrt(${half}^2 + ${height}^2) ${sign} ${found} km`, 1),
      ],
    }
  },
})

const goat = say('goat', 'बकरी', 'మేక')
const cow = say('cow', 'गाय', 'ఆవు')
const buffalo = say('buffalo', 'भैंस', 'గేదె')
/** Where the rope is tied, and the part of a circle that it reaches. */
const corner = {
  angle: 90,
  share: '1/4',
  tied: say('the corner of a large square field', 'बड़े वर्गाकार खेत के कोने पर', 'పెద్ద చతురస్రాకార పొలం మూలలో'),
  around: say('the corner', 'कोने', 'మూల'),
  arc: say('a quarter of a circle', 'वृत्त के चतुर्थांश', 'వృత్తంలో నాలుగో వంతు'),
}
const wall = {
  angle: 180,
  share: '1/2',
  tied: say('the middle of a long straight wall', 'लंबी सीधी दीवार के मध्य में', 'పొడవైన తిన్నని గోడ మధ్యలో'),
  around: say('the middle of the wall', 'दीवार के मध्य-बिंदु', 'గోడ మధ్యబిందువు'),
  arc: say('half a circle', 'अर्धवृत्त', 'అర్ధవృత్తం'),
}

const goatOnARope = widened({
  id: 'loci/goat-on-a-rope',
  skill: 'name-a-locus',
  level: 2,
  sheet: (random) => {
    const radius = worksheet.goatOnARope(random).given.radius / 2 + 3.5 * random.integer(0, 40)
    return { radius, animal: goat, place: corner }
  },
  wide: (random) => ({
    radius: (7 * random.integer(5, 50)) / 10,
    animal: random.pick([goat, cow, buffalo]),
    place: random.pick([corner, wall]),
  }),
  make: ({ radius, animal, place: { angle, share, tied, around, arc } }) => {
    const area = decimal(((22 / 7) * radius * radius * angle) / 360, 3)
    const put = `${share}*${pi}*${radius}^2`
    return {
      stem: say(
        `A ${animal.en} is tied by a rope of ${radius} m to ${tied.en}. The farthest points that it reaches lie on ${arc.en}. Find the area $A$ that it can graze. ${takePi.en}`,
        `एक ${animal.hi} ${tied.hi} ${radius} m लंबी रस्सी से बँधी है। वह जिन दूरतम बिंदुओं तक पहुँचती है, वे ${arc.hi} पर हैं। वह क्षेत्रफल $A$ ज्ञात कीजिए जिसमें वह चर सकती है। ${takePi.hi}`,
        `ఒక ${animal.te}ను ${tied.te} ${radius} m తాడుతో కట్టారు. అది చేరగల అతి దూర బిందువులు ${arc.te}పై ఉంటాయి. అది మేయగల వైశాల్యం $A$ కనుగొనండి. ${takePi.te}`,
      ),
      figure: sector(angle, `${radius} m`),
      figureWords: say(
        `A sector with the radius ${radius} m and the angle ${angle}°.`,
        `${radius} m त्रिज्या और ${angle}° कोण का त्रिज्यखंड।`,
        `వ్యాసార్ధం ${radius} m, కోణం ${angle}° గల సెక్టారు.`,
      ),
      ask: { kind: 'quantity', answer: `${area} m^2`, rules: { unit: 'm^2', pi } },
      working: calculation(twoSteps, {
        target: area,
        facts: { r: `${radius}`, A: area },
        formulas: { A: `${share}*π*r^2` },
        pi,
      }),
      marks: 2,
      hints: [
        say(
          `The locus is an arc around ${around.en}; the ${animal.en} grazes the sector inside it.`,
          `बिंदुपथ ${around.hi} को केंद्र मानकर एक चाप है; ${animal.hi} उसके भीतर के त्रिज्यखंड में चरती है।`,
          `బిందుపథం ${around.te} కేంద్రంగా ఒక చాపం; ${animal.te} దాని లోపలి సెక్టారులో మేస్తుంది.`,
        ),
        say(`Work out ${maths(put)}.`, `${maths(put)} का मान निकालिए।`, `${maths(put)} గణించండి.`),
      ],
      solution: [line(`A = ${put}`, 1), line(`A = ${area} m^2`, 1)],
    }
  },
})

export const loci: PracticeTopic = {
  id: 'loci',
  name: say('Loci', 'बिंदुपथ', 'బిందుపథాలు'),
  skills: {
    'name-a-locus': say('Name a locus', 'बिंदुपथ पहचानना', 'బిందుపథాన్ని గుర్తించడం'),
    'points-on-loci': say('Points on two loci', 'दो बिंदुपथों पर स्थित बिंदु', 'రెండు బిందుపథాలపై బిందువులు'),
  },
  makers: [...nameTheLocus, ...goatOnARope, ...equidistantFromTwo, ...wellBetweenVillages, ...lociMeet],
}
