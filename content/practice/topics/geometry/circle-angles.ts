import { type PracticeTopic, widened } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'
import { calculation, twoSteps } from './calculation.ts'
import {
  angleBetweenTangents,
  chordOfOuterCircle,
  proveTangentsEqual,
  quadrilateralAroundCircle,
  tangentLength,
} from './circles.ts'
import { drawing, type Point } from './figures.ts'

const onCircle = (degrees: number): Point => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
]

const angleInCircle = widened({
  id: 'circle-angles/angle-in-circle',
  skill: 'angles-in-circle',
  level: 1,
  sheet: (random) => ({ isCentral: false, inscribed: random.integer(25, 75) }),
  wide: (random) => ({ isCentral: random.pick([true, false]), inscribed: random.integer(50, 160) / 2 }),
  make: ({ isCentral, inscribed }) => {
    const central = 2 * inscribed
    const found = isCentral ? central : inscribed
    const equation = isCentral ? `x = 2*${inscribed}°` : `2x = ${central}°`
    const angle = isCentral ? `$∠ACB = ${inscribed}°$` : `$∠AOB = ${central}°$`
    return {
      stem: isCentral
        ? say(
            `The arc $AB$ of a circle makes an angle $∠ACB = ${inscribed}°$ at a point $C$ of the remaining circle. Find $∠AOB$ at the centre $O$.`,
            `एक वृत्त का चाप $AB$ शेष वृत्त के बिंदु $C$ पर कोण $∠ACB = ${inscribed}°$ बनाता है। केंद्र $O$ पर $∠AOB$ ज्ञात कीजिए।`,
            `ఒక వృత్తంలో చాపం $AB$ మిగిలిన వృత్తంపై బిందువు $C$ వద్ద కోణం $∠ACB = ${inscribed}°$ చేస్తుంది. కేంద్రం $O$ వద్ద $∠AOB$ కనుగొనండి.`,
          )
        : say(
            `The arc $AB$ of a circle makes an angle of ${central}° at the centre $O$. Find $∠ACB$ at a point $C$ of the remaining circle.`,
            `एक वृत्त का चाप $AB$ केंद्र $O$ पर ${central}° का कोण बनाता है। शेष वृत्त के बिंदु $C$ पर $∠ACB$ ज्ञात कीजिए।`,
            `ఒక వృత్తంలో చాపం $AB$ కేంద్రం $O$ వద్ద ${central}° కోణం చేస్తుంది. మిగిలిన వృత్తంపై బిందువు $C$ వద్ద $∠ACB$ కనుగొనండి.`,
          ),
      figure: drawing({
        points: {
          O: [0, 0],
          A: onCircle(270 - inscribed),
          B: onCircle(270 + inscribed),
          // clear of the centre, whose letter is above the angle
          C: onCircle(!isCentral ? 90 : inscribed < 50 ? 150 : 66),
          ...((!isCentral || inscribed >= 50) && { _1: [0, -1] }),
        },
        lines: ['OA', 'OB', 'CA', 'CB'],
        circles: [['O', 1]],
        angles: isCentral ? { ACB: `${inscribed}°` } : { AOB: `${central}°` },
      }),
      figureWords: say(
        `A circle around $O$; ${angle}, and $C$ lies on the other arc.`,
        `केंद्र $O$ का वृत्त; ${angle} और $C$ दूसरे चाप पर है।`,
        `కేంద్రం $O$ గల వృత్తం; ${angle}, $C$ మరో చాపంపై ఉంది.`,
      ),
      ask: { kind: 'quantity', answer: `${found}°`, rules: { unit: 'degree' } },
      working: calculation({ number: 1 }, { target: `${found}`, facts: { x: `${found}` } }),
      marks: 1,
      hints: [
        say(
          'Compare the angle at the centre with the angle at the circle on the same arc.',
          'एक ही चाप पर केंद्र के कोण और वृत्त पर बने कोण की तुलना कीजिए।',
          'ఒకే చాపంపై కేంద్రం వద్ద కోణాన్ని, వృత్తంపై కోణంతో పోల్చండి.',
        ),
        say(
          `The angle at the centre is twice the angle at the circle: ${maths(equation)}.`,
          `केंद्र पर बना कोण वृत्त पर बने कोण का दुगुना होता है: ${maths(equation)}।`,
          `కేంద్రం వద్ద కోణం వృత్తంపై కోణానికి రెట్టింపు: ${maths(equation)}.`,
        ),
      ],
      solution: [line(equation, 0), line(`x = ${found}°`, 1)],
    }
  },
})

const intersectingChords = widened({
  id: 'circle-angles/intersecting-chords',
  skill: 'chords-of-circle',
  level: 2,
  sheet: (random) => {
    const [c = 3, b = 4] = random.distinct(2, 3, 9)
    return { b, c, factor: random.integer(1, 3) }
  },
  wide: (random) => {
    const [c = 3, b = 4] = random.distinct(2, 3, 12)
    return { b, c, factor: random.pick([1.5, 2, 2.5, 3]) }
  },
  make: ({ b, c, factor }) => {
    const [a, d] = [c * factor, b * factor]
    return {
      stem: say(
        `Two chords $AB$ and $CD$ of a circle meet at $X$ inside it. $AX = ${a}$ cm, $XB = ${b}$ cm and $CX = ${c}$ cm. Find $XD$.`,
        `एक वृत्त की दो जीवाएँ $AB$ और $CD$ उसके भीतर $X$ पर मिलती हैं। $AX = ${a}$ cm, $XB = ${b}$ cm और $CX = ${c}$ cm है। $XD$ ज्ञात कीजिए।`,
        `ఒక వృత్తంలోని రెండు జ్యాలు $AB$, $CD$ లోపల $X$ వద్ద కలుస్తాయి. $AX = ${a}$ cm, $XB = ${b}$ cm, $CX = ${c}$ cm. $XD$ కనుగొనండి.`,
      ),
      figure: drawing({
        points: {
          _O: [0, 0],
          A: onCircle(170),
          B: onCircle(-10),
          C: onCircle(115),
          D: onCircle(-65),
          X: [0, 0],
        },
        lines: ['AB', 'CD'],
        circles: [['_O', 1]],
        sides: { AX: `${a}`, XB: `${b}`, CX: `${c}` },
      }),
      figureWords: say(
        'Two chords that meet at $X$, not to scale.',
        'दो जीवाएँ जो $X$ पर मिलती हैं, पैमाने पर नहीं।',
        '$X$ వద్ద కలిసే రెండు జ్యాలు, స్కేలు ప్రకారం కాదు.',
      ),
      ask: { kind: 'quantity', answer: `${d} cm`, rules: { unit: 'cm' } },
      working: calculation(twoSteps, {
        target: `${d}`,
        facts: { AX: `${a}`, XB: `${b}`, CX: `${c}`, XD: `${d}` },
        formulas: { XD: 'AX*XB/CX' },
      }),
      marks: 2,
      hints: [
        say(
          'The products of the two parts of each chord are equal.',
          'प्रत्येक जीवा के दोनों भागों के गुणनफल बराबर होते हैं।',
          'ప్రతి జ్యా యొక్క రెండు భాగాల లబ్ధాలు సమానం.',
        ),
        say(
          `${maths('AX*XB = CX*XD')}: solve ${maths(`${a}*${b} = ${c}*XD`)}.`,
          `${maths('AX*XB = CX*XD')}: ${maths(`${a}*${b} = ${c}*XD`)} हल कीजिए।`,
          `${maths('AX*XB = CX*XD')}: ${maths(`${a}*${b} = ${c}*XD`)} సాధించండి.`,
        ),
      ],
      solution: [line(`XD = (${a}*${b})/${c}`, 1), line(`XD = ${d} cm`, 1)],
    }
  },
})

export const circleAngles: PracticeTopic = {
  id: 'circle-angles',
  name: say('Angles and chords in a circle', 'वृत्त में कोण और जीवाएँ', 'వృత్తంలో కోణాలు, జ్యాలు'),
  skills: {
    'angles-in-circle': say('Angles in a circle', 'वृत्त में कोण', 'వృత్తంలో కోణాలు'),
    'chords-of-circle': say('Chords that meet', 'प्रतिच्छेदी जीवाएँ', 'ఖండించుకునే జ్యాలు'),
  },
  makers: [
    ...angleInCircle,
    ...angleBetweenTangents,
    ...intersectingChords,
    ...tangentLength,
    quadrilateralAroundCircle,
    ...chordOfOuterCircle,
    proveTangentsEqual,
  ],
}
