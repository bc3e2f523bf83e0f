import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import * as worksheet from '../../../worksheets/topics/linear.ts'
import { combination, rupees } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'

/** A story in two unknowns: both equations, one value, both values. */
const storyOf = (given: readonly [string, string], x: number, y: number): Problem => ({
  mode: 'system',
  variables: ['x', 'y'],
  given,
  worlds: [{ x: `${x}`, y: `${y}` }],
  marks: 3,
  milestones: [
    { id: 'equations', marks: 1, shapes: ['two-unknowns', 'restated'] },
    { id: 'first-value', marks: 1, shapes: ['one-value'] },
    { id: 'both-values', marks: 1, shapes: ['all-values'] },
  ],
})

const solveBoth = ([first, second]: readonly [string, string]) =>
  say(
    `The equations are ${maths(first)} and ${maths(second)}. Eliminate one of the letters.`,
    `समीकरण ${maths(first)} और ${maths(second)} हैं। एक चर का विलोपन कीजिए।`,
    `సమీకరణాలు ${maths(first)}, ${maths(second)}. ఒక చరరాశిని తొలగించండి.`,
  )
const adding = say('Adding', 'जोड़ने पर', 'కలపగా')
const subtracting = say('Subtracting', 'घटाने पर', 'తీసివేయగా')

const prices: PracticeMaker = {
  id: 'linear-word-problems/prices',
  version: 1,
  skill: 'linear-pair-from-words',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.pensAndNotebooks(random)
    const { a, b, first, p, q, second } = given
    const { pen, notebook } = result
    const equations = [`${a}x + ${b}y = ${first}`, `${p}x + ${q}y = ${second}`] as const
    const sign = a > p ? 1 : -1
    const difference = combination([
      [sign, 'x'],
      [-sign, 'y'],
    ])
    return {
      stem: say(
        `${a} pens and ${b} notebooks cost ${rupees(first)}; ${p} pens and ${q} notebooks cost ${rupees(second)}. Find the price of a pen (₹$x$) and of a notebook (₹$y$).`,
        `${a} पेन और ${b} कॉपियों का मूल्य ${rupees(first)} है; ${p} पेन और ${q} कॉपियों का मूल्य ${rupees(second)} है। एक पेन का मूल्य (₹$x$) और एक कॉपी का मूल्य (₹$y$) ज्ञात कीजिए।`,
        `${a} పెన్నులు, ${b} నోటు పుస్తకాల వెల ${rupees(first)}; ${p} పెన్నులు, ${q} నోటు పుస్తకాల వెల ${rupees(second)}. ఒక పెన్ను వెల (₹$x$), ఒక నోటు పుస్తకం వెల (₹$y$) కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `x = ${pen}, y = ${notebook}`, rules: { variables: ['x', 'y'] } },
      working: storyOf(equations, pen, notebook),
      marks: 3,
      hints: [
        say(
          'Write an equation in $x$ and $y$ for each of the two bills.',
          'दोनों कथनों में से प्रत्येक के लिए $x$ और $y$ में एक समीकरण लिखिए।',
          'రెండు సందర్భాలలో ఒక్కోదానికి $x$, $y$ లలో ఒక సమీకరణం రాయండి.',
        ),
        say(
          `Add ${maths(equations[0])} and ${maths(equations[1])} and divide by ${a + b}; then subtract them.`,
          `${maths(equations[0])} और ${maths(equations[1])} को जोड़कर ${a + b} से भाग दीजिए; फिर इन्हें घटाइए।`,
          `${maths(equations[0])}, ${maths(equations[1])} లను కలిపి ${a + b} తో భాగించండి; తర్వాత వాటిని తీసివేయండి.`,
        ),
      ],
      solution: [
        line(equations[0], 0.5),
        line(equations[1], 0.5),
        line(`x + y = ${pen + notebook}`, 0, adding),
        line(`${difference} = ${sign * (pen - notebook)}`, 0, subtracting),
        line(`x = ${pen}`, 1),
        line(`y = ${notebook}`, 1),
      ],
    }
  },
}

/** What is known of the sum of both digits, and of the two numbers that are made of them. */
const sums = {
  digits: (total: number) =>
    say(
      `The sum of the digits of a two-digit number is ${total}.`,
      `दो अंकों की एक संख्या के अंकों का योग ${total} है।`,
      `ఒక రెండంకెల సంఖ్యలోని అంకెల మొత్తం ${total}.`,
    ),
  numbers: (total: number) =>
    say(
      `A two-digit number and the number with its digits in the other order add up to ${11 * total}.`,
      `दो अंकों की एक संख्या और उसके अंक पलटने पर बनी संख्या का योग ${11 * total} है।`,
      `ఒక రెండంకెల సంఖ్య, దాని అంకెలను తారుమారు చేస్తే వచ్చే సంఖ్యల మొత్తం ${11 * total}.`,
    ),
}
const differences = {
  digits: (apart: number, grows: boolean) =>
    grows
      ? say(
          `The units digit is ${apart} more than the tens digit.`,
          `इकाई का अंक दहाई के अंक से ${apart} अधिक है।`,
          `ఒకట్ల స్థానంలోని అంకె పదుల స్థానంలోని అంకె కంటే ${apart} ఎక్కువ.`,
        )
      : say(
          `The tens digit is ${apart} more than the units digit.`,
          `दहाई का अंक इकाई के अंक से ${apart} अधिक है।`,
          `పదుల స్థానంలోని అంకె ఒకట్ల స్థానంలోని అంకె కంటే ${apart} ఎక్కువ.`,
        ),
  numbers: (apart: number, grows: boolean) =>
    say(
      `When the digits change places, the number ${grows ? 'grows' : 'becomes smaller'} by ${9 * apart}.`,
      `अंकों के स्थान आपस में बदलने पर संख्या ${9 * apart} ${grows ? 'बढ़' : 'घट'} जाती है।`,
      `అంకెల స్థానాలను తారుమారు చేస్తే సంఖ్య ${9 * apart} ${grows ? 'పెరుగుతుంది' : 'తగ్గుతుంది'}.`,
    ),
}

const twoDigitNumber = widened({
  id: 'linear-word-problems/two-digit-number',
  skill: 'linear-pair-from-words',
  level: 3,
  sheet: (random) => {
    const { number } = worksheet.twoDigitNumber(random).result
    return { tens: Math.floor(number / 10), units: number % 10, first: 'digits', second: 'numbers' } as const
  },
  wide: (random) => {
    const [tens = 1, units = 2] = random.distinct(2, 1, 9)
    const [first, second] = random.pick([
      ['digits', 'numbers'],
      ['numbers', 'digits'],
      ['numbers', 'numbers'],
    ])
    return { tens, units, first, second }
  },
  make: ({ tens, units, first, second }) => {
    const [number, total, apart] = [10 * tens + units, tens + units, Math.abs(tens - units)]
    const [less, more] = tens < units ? ['x', 'y'] : ['y', 'x']
    const shortened = [`x + y = ${total}`, `${more} - ${less} = ${apart}`] as const
    const equations = [
      first === 'digits' ? shortened[0] : `(10x + y) + (10y + x) = ${11 * total}`,
      second === 'digits' ? shortened[1] : `(10${more} + ${less}) - (10${less} + ${more}) = ${9 * apart}`,
    ] as const
    const [told, also] = [sums[first](total), differences[second](apart, tens < units)]
    return {
      stem: say(
        `${told.en} ${also.en} Find the number. (Take $x$ for the tens digit and $y$ for the units digit.)`,
        `${told.hi} ${also.hi} वह संख्या ज्ञात कीजिए। (दहाई का अंक $x$ और इकाई का अंक $y$ मानिए।)`,
        `${told.te} ${also.te} ఆ సంఖ్యను కనుగొనండి. (పదుల స్థానంలోని అంకె $x$, ఒకట్ల స్థానంలోని అంకె $y$ అనుకోండి.)`,
      ),
      ask: { kind: 'number', answer: `${number}` },
      working: storyOf(equations, tens, units),
      marks: 3,
      hints: [
        say(
          `The number is ${maths('10x + y')}; with its digits in the other order it is ${maths('10y + x')}.`,
          `संख्या ${maths('10x + y')} है; अंक पलटने पर वह ${maths('10y + x')} हो जाती है।`,
          `ఆ సంఖ్య ${maths('10x + y')}; అంకెలను తారుమారు చేస్తే ${maths('10y + x')} అవుతుంది.`,
        ),
        solveBoth(shortened),
      ],
      solution: [
        line(equations[0], 0.5),
        line(equations[1], 0.5),
        ...shortened.filter((one) => !equations.includes(one)).map((one) => line(one, 0)),
        line(`2${more} = ${total + apart}`, 0, adding),
        line(`${more} = ${Math.max(tens, units)}`, 1),
        line(
          `${less} = ${Math.min(tens, units)}`,
          1,
          say(`The number is $${number}$`, `संख्या $${number}$ है`, `ఆ సంఖ్య $${number}$`),
        ),
      ],
    }
  },
})

const boatInAStream = widened({
  id: 'linear-word-problems/boat-in-a-stream',
  skill: 'linear-pair-from-words',
  level: 2,
  sheet: (random) => {
    const { given, result } = worksheet.boatInAStream(random)
    return { ...result, hours: given.hours }
  },
  wide: (random) => ({
    boat: random.integer(8, 20),
    stream: random.integer(2, 6),
    hours: random.integer(2, 5),
  }),
  make: ({ boat, stream, hours }) => {
    const [down, up] = [(boat + stream) * hours, (boat - stream) * hours]
    const equations = [`${hours}(x + y) = ${down}`, `${hours}(x - y) = ${up}`] as const
    const shortened = [`x + y = ${boat + stream}`, `x - y = ${boat - stream}`] as const
    return {
      stem: say(
        `A boat goes ${down} km downstream in ${hours} hours and ${up} km upstream in ${hours} hours. Find the speed of the boat in still water ($x$ km/h) and the speed of the stream ($y$ km/h).`,
        `एक नाव धारा के अनुकूल ${down} km की दूरी ${hours} घंटे में और धारा के प्रतिकूल ${up} km की दूरी ${hours} घंटे में तय करती है। शांत जल में नाव की चाल ($x$ km/h) और धारा की चाल ($y$ km/h) ज्ञात कीजिए।`,
        `ఒక పడవ ప్రవాహ దిశలో ${down} km దూరాన్ని ${hours} గంటలలో, ప్రవాహానికి ఎదురుగా ${up} km దూరాన్ని ${hours} గంటలలో ప్రయాణిస్తుంది. నిశ్చల నీటిలో పడవ వేగం ($x$ km/h), ప్రవాహ వేగం ($y$ km/h) కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `x = ${boat}, y = ${stream}`, rules: { variables: ['x', 'y'] } },
      working: storyOf(equations, boat, stream),
      marks: 3,
      hints: [
        say(
          `Downstream the speed is ${maths('x + y')}, upstream it is ${maths('x - y')}. Distance is speed times time.`,
          `धारा के अनुकूल चाल ${maths('x + y')} और प्रतिकूल चाल ${maths('x - y')} होती है। दूरी = चाल × समय।`,
          `ప్రవాహ దిశలో వేగం ${maths('x + y')}, ఎదురుగా వేగం ${maths('x - y')}. దూరం = వేగం × కాలం.`,
        ),
        solveBoth(shortened),
      ],
      solution: [
        line(shortened[0], 0.5),
        line(shortened[1], 0.5),
        line(`2x = ${2 * boat}`, 0, adding),
        line(`x = ${boat}`, 1),
        line(`y = ${stream}`, 1),
      ],
    }
  },
})

const agesOfTwo = widened({
  id: 'linear-word-problems/ages',
  skill: 'linear-pair-from-words',
  level: 2,
  sheet: (random) => {
    const { given, result } = worksheet.agesOfTwo(random)
    return { son: result.son, times: given.times, later: given.later }
  },
  wide: (random) =>
    drawUntil(
      random,
      () => ({ son: random.integer(4, 16), times: random.integer(3, 6), later: random.integer(2, 12) }),
      ({ son, times }) => son * (times - 1) >= 20 && son * (times - 1) <= 40,
    ),
  make: ({ son, times, later }) => {
    const mother = times * son
    const total = mother + son + 2 * later
    const equations = [`y = ${times}x`, `(x + ${later}) + (y + ${later}) = ${total}`] as const
    return {
      stem: say(
        `A mother is ${times} times as old as her son. In ${later} years their ages will add up to ${total} years. Find the present age of the son ($x$ years) and of the mother ($y$ years).`,
        `माँ की आयु अपने पुत्र की आयु की ${times} गुनी है। ${later} वर्ष बाद उनकी आयु का योग ${total} वर्ष होगा। पुत्र की वर्तमान आयु ($x$ वर्ष) और माँ की वर्तमान आयु ($y$ वर्ष) ज्ञात कीजिए।`,
        `తల్లి వయస్సు ఆమె కుమారుని వయస్సుకు ${times} రెట్లు. ${later} సంవత్సరాల తర్వాత వారి వయస్సుల మొత్తం ${total} సంవత్సరాలు అవుతుంది. కుమారుని ప్రస్తుత వయస్సు ($x$ సంవత్సరాలు), తల్లి ప్రస్తుత వయస్సు ($y$ సంవత్సరాలు) కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `x = ${son}, y = ${mother}`, rules: { variables: ['x', 'y'] } },
      working: storyOf(equations, son, mother),
      marks: 3,
      hints: [
        say(
          `In ${later} years both will be ${later} years older.`,
          `${later} वर्ष बाद दोनों की आयु ${later} वर्ष अधिक होगी।`,
          `${later} సంవత్సరాల తర్వాత ఇద్దరి వయస్సూ ${later} సంవత్సరాలు పెరుగుతుంది.`,
        ),
        say(
          `Put ${maths(equations[0])} into ${maths(equations[1])}.`,
          `${maths(equations[0])} को ${maths(equations[1])} में रखिए।`,
          `${maths(equations[0])} ను ${maths(equations[1])} లో ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [
        line(equations[0], 0.5),
        line(equations[1], 0.5),
        line(`${times + 1}x = ${total - 2 * later}`, 0),
        line(`x = ${son}`, 1),
        line(`y = ${times}*${son} = ${mother}`, 1),
      ],
    }
  },
})

export const linearWordProblems: PracticeTopic = {
  id: 'linear-word-problems',
  name: say(
    'Word problems on linear equations',
    'रैखिक समीकरणों पर आधारित शाब्दिक प्रश्न',
    'రేఖీయ సమీకరణాలపై పద సమస్యలు',
  ),
  skills: {
    'linear-pair-from-words': say(
      'Form and solve a pair of equations from words',
      'शब्दों से समीकरण युग्म बनाकर हल करना',
      'పద సమస్య నుండి సమీకరణాల జతను రాసి సాధించడం',
    ),
  },
  makers: [prices, ...boatInAStream, ...agesOfTwo, ...twoDigitNumber],
}
