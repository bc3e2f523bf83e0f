import { decimal } from '../../../worksheets/typst.ts'
import { widened } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { drawing, type Point } from './figures.ts'
import { pi, takePi } from './plain-solids.ts'

/** The area of a sector, with 22/7. */
export const sectorOf = (radius: number, angle: number) => ((22 / 7) * radius * radius * angle) / 360

export const segmentArea = widened({
  id: 'areas-circles/segment-area',
  skill: 'segments-and-rest',
  level: 3,
  sheet: (random) => ({ radius: 3.5 * random.integer(2, 40), isMajor: false }),
  wide: (random) => ({ radius: (7 * random.integer(10, 140)) / 10, isMajor: random.pick([true, false]) }),
  make: ({ radius, isMajor }) => {
    const [whole, triangle] = [sectorOf(radius, isMajor ? 270 : 90), (radius * radius) / 2]
    const area = isMajor ? whole + triangle : whole - triangle
    const [s, t, a] = [decimal(whole, 3), decimal(triangle, 3), decimal(area, 3)]
    const [share, sign] = isMajor ? ['3/4', '+'] : ['1/4', '-']
    const segment = isMajor ? say('major', 'दीर्घ', 'అధిక') : say('minor', 'लघु', 'అల్ప')
    return {
      stem: say(
        `A chord of a circle of radius ${radius} cm makes a right angle at the centre. Find the area $A$ of the ${segment.en} segment. ${takePi.en}`,
        `${radius} cm त्रिज्या वाले वृत्त की एक जीवा केंद्र पर समकोण बनाती है। ${segment.hi} वृत्तखंड का क्षेत्रफल $A$ ज्ञात कीजिए। ${takePi.hi}`,
        `${radius} cm వ్యాసార్ధం గల వృత్తంలో ఒక జ్యా కేంద్రం వద్ద లంబకోణం చేస్తుంది. ${segment.te} వృత్తఖండం వైశాల్యం $A$ కనుగొనండి. ${takePi.te}`,
      ),
      figure: drawing({
        points: { O: [0, 0], P: [1, 0], Q: [0, 1] },
        lines: ['OP', 'OQ', 'PQ'],
        circles: [['O', 1]],
        sides: { OP: `${radius} cm` },
      }),
      figureWords: say(
        `A circle around $O$ with the radius ${radius} cm and the chord $PQ$.`,
        `केंद्र $O$ और त्रिज्या ${radius} cm का वृत्त जिसमें जीवा $PQ$ है।`,
        `కేంద్రం $O$, వ్యాసార్ధం ${radius} cm గల వృత్తం, దానిలో జ్యా $PQ$.`,
      ),
      ask: { kind: 'quantity', answer: `${a} cm^2`, rules: { unit: 'cm^2', pi } },
      working: calculation(
        { 'says:S': 1, 'says:T': 1, number: 1 },
        {
          target: a,
          facts: { r: `${radius}`, S: s, T: t, A: a },
          formulas: { S: `${share}*π*r^2`, T: '1/2*r^2', A: `S${sign}T` },
          pi,
        },
      ),
      marks: 3,
      hints: [
        isMajor
          ? say(
              'The major segment is the major sector together with the triangle.',
              'दीर्घ त्रिज्यखंड में त्रिभुज जोड़ने पर दीर्घ वृत्तखंड मिलता है।',
              'అధిక సెక్టారుకు త్రిభుజాన్ని కలిపితే అధిక వృత్తఖండం వస్తుంది.',
            )
          : say(
              'The segment is what is left of the sector when the triangle is taken away.',
              'त्रिज्यखंड में से त्रिभुज हटाने पर वृत्तखंड बचता है।',
              'సెక్టారు నుండి త్రిభుజాన్ని తీసివేస్తే వృత్తఖండం మిగులుతుంది.',
            ),
        say(
          `Sector: ${maths(`S = ${share}*${pi}*${radius}^2`)}. Triangle: ${maths(`T = 1/2*${radius}^2`)}.`,
          `त्रिज्यखंड: ${maths(`S = ${share}*${pi}*${radius}^2`)}। त्रिभुज: ${maths(`T = 1/2*${radius}^2`)}।`,
          `సెక్టారు: ${maths(`S = ${share}*${pi}*${radius}^2`)}. త్రిభుజం: ${maths(`T = 1/2*${radius}^2`)}.`,
        ),
      ],
      solution: [
        line(`S = ${share}*${pi}*${radius}^2 = ${s}`, 1),
        line(`T = 1/2*${radius}^2 = ${t}`, 1),
        line(`A = ${s} ${sign} ${t} = ${a}`, 1),
      ],
    }
  },
})

export const gardenInASquare = widened({
  id: 'areas-circles/circle-in-a-square',
  skill: 'segments-and-rest',
  level: 2,
  sheet: (random) => ({ rows: 1, radius: 3.5 * random.integer(2, 40) }),
  wide: (random) => {
    const rows = random.integer(1, 4)
    return { rows, radius: (7 * random.integer(4, Math.floor(120 / rows))) / 10 }
  },
  make: ({ rows, radius }) => {
    const [count, isOne] = [rows * rows, rows === 1]
    const times = isOne ? '' : `${count}*`
    const side = Number(decimal(2 * rows * radius))
    const circle = decimal(sectorOf(radius, 360))
    const rest = decimal(side * side - count * sectorOf(radius, 360))
    const centres = Array.from({ length: count }, (_, index): [string, Point] => [
      `_O${index}`,
      [(1 + 2 * (index % rows)) / rows - 1, (1 + 2 * Math.floor(index / rows)) / rows - 1],
    ])
    return {
      stem: isOne
        ? say(
            `The largest possible circle is cut out of a square sheet of side ${side} cm. Find the area $A$ of the sheet that is left. ${takePi.en}`,
            `${side} cm भुजा वाली वर्गाकार शीट से सबसे बड़ा वृत्त काटा जाता है। बची हुई शीट का क्षेत्रफल $A$ ज्ञात कीजिए। ${takePi.hi}`,
            `${side} cm భుజం గల చతురస్రాకార రేకు నుండి సాధ్యమైనంత పెద్ద వృత్తాన్ని కత్తిరించారు. మిగిలిన రేకు వైశాల్యం $A$ కనుగొనండి. ${takePi.te}`,
          )
        : say(
            `${count} equal circles, in ${rows} rows of ${rows}, are cut out of a square sheet of side ${side} cm. They are as large as possible. Find the area $A$ of the sheet that is left. ${takePi.en}`,
            `${side} cm भुजा वाली वर्गाकार शीट से ${rows} पंक्तियों में (प्रत्येक में ${rows}) कुल ${count} बराबर वृत्त काटे जाते हैं। वे यथासंभव बड़े हैं। बची हुई शीट का क्षेत्रफल $A$ ज्ञात कीजिए। ${takePi.hi}`,
            `${side} cm భుజం గల చతురస్రాకార రేకు నుండి ${rows} వరుసల్లో, వరుసకు ${rows} చొప్పున, ${count} సమాన వృత్తాలను కత్తిరించారు. అవి సాధ్యమైనంత పెద్దవి. మిగిలిన రేకు వైశాల్యం $A$ కనుగొనండి. ${takePi.te}`,
          ),
      figure: drawing({
        points: { ...Object.fromEntries(centres), _A: [-1, -1], _B: [1, -1], _C: [1, 1], _D: [-1, 1] },
        lines: ['_A-_B', '_B-_C', '_C-_D', '_D-_A'],
        circles: centres.map(([name]) => [name, 1 / rows]),
        sides: { '_A-_B': `${side} cm` },
      }),
      figureWords: isOne
        ? say(
            `A circle in a square of side ${side} cm.`,
            `${side} cm भुजा के वर्ग में एक वृत्त।`,
            `${side} cm భుజం గల చతురస్రంలో ఒక వృత్తం.`,
          )
        : say(
            `${count} equal circles in a square of side ${side} cm.`,
            `${side} cm भुजा के वर्ग में ${count} बराबर वृत्त।`,
            `${side} cm భుజం గల చతురస్రంలో ${count} సమాన వృత్తాలు.`,
          ),
      ask: { kind: 'quantity', answer: `${rest} cm^2`, rules: { unit: 'cm^2', pi } },
      working: calculation(
        { 'says:r': 1, 'says:C': 1, number: 1 },
        {
          target: rest,
          facts: { r: `${radius}`, a: `${side}`, C: circle, A: rest },
          formulas: { r: `a/${2 * rows}`, C: 'π*r^2', A: `a^2-${times}C` },
          pi,
        },
      ),
      marks: 3,
      hints: isOne
        ? [
            say(
              'The diameter of the largest circle is the side of the square.',
              'सबसे बड़े वृत्त का व्यास वर्ग की भुजा के बराबर होता है।',
              'అతి పెద్ద వృత్తం వ్యాసం చతురస్ర భుజానికి సమానం.',
            ),
            say(
              `$r = ${radius}$ cm. Find the area $C$ of the circle and take it from the area of the square.`,
              `$r = ${radius}$ cm। वृत्त का क्षेत्रफल $C$ ज्ञात करके वर्ग के क्षेत्रफल में से घटाइए।`,
              `$r = ${radius}$ cm. వృత్తం వైశాల్యం $C$ కనుగొని, చతురస్ర వైశాల్యం నుండి తీసివేయండి.`,
            ),
          ]
        : [
            say(
              `${rows} diameters side by side make the side of the square.`,
              `साथ-साथ रखे ${rows} व्यास वर्ग की भुजा के बराबर होते हैं।`,
              `పక్కపక్కన ఉన్న ${rows} వ్యాసాలు చతురస్ర భుజానికి సమానం.`,
            ),
            say(
              `$r = ${radius}$ cm. Find the area $C$ of one circle and take ${count} times $C$ from the area of the square.`,
              `$r = ${radius}$ cm। एक वृत्त का क्षेत्रफल $C$ ज्ञात करके उसका ${count} गुना वर्ग के क्षेत्रफल में से घटाइए।`,
              `$r = ${radius}$ cm. ఒక వృత్తం వైశాల్యం $C$ కనుగొని, దానికి ${count} రెట్లు చతురస్ర వైశాల్యం నుండి తీసివేయండి.`,
            ),
          ],
      solution: [
        line(`r = ${side}/${2 * rows} = ${radius}`, 1),
        line(`C = ${pi}*${radius}^2 = ${circle}`, 1),
        line(`A = ${side}^2 - ${times}${circle} = ${rest}`, 1),
      ],
    }
  },
})
