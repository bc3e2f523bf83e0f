import * as worksheet from '../../../worksheets/topics/solids.ts'
import { widened } from '../../maker.ts'
import { line, maths, say } from '../../writing.ts'
import { calculation, twoSteps } from './calculation.ts'
import { drawing, solid } from './figures.ts'

export const pi = '22/7'
export const takePi = say(
  `(Take ${maths(`π = ${pi}`)}.)`,
  `(${maths(`π = ${pi}`)} लीजिए।)`,
  `(${maths(`π = ${pi}`)} గా తీసుకోండి.)`,
)

export const cylinderVolume = widened({
  id: 'solids/cylinder-volume',
  skill: 'volume-of-solids',
  level: 1,
  sheet: (random) => worksheet.cylinderVolume(random).given,
  wide: (random) => ({ radius: 3.5 * random.integer(1, 8), height: random.integer(5, 40) }),
  make: ({ radius, height }) => {
    const volume = `${(22 * radius * radius * height) / 7}`
    return {
      stem: say(
        `Find the volume $V$ of a cylinder of radius ${radius} cm and height ${height} cm. ${takePi.en}`,
        `${radius} cm त्रिज्या और ${height} cm ऊँचाई वाले बेलन का आयतन $V$ ज्ञात कीजिए। ${takePi.hi}`,
        `వ్యాసార్ధం ${radius} cm, ఎత్తు ${height} cm గల స్థూపం ఘనపరిమాణం $V$ కనుగొనండి. ${takePi.te}`,
      ),
      figure: solid('cylinder', [`${radius} cm`, `${height} cm`]),
      figureWords: say(
        `A cylinder with the radius ${radius} cm and the height ${height} cm.`,
        `${radius} cm त्रिज्या और ${height} cm ऊँचाई का बेलन।`,
        `వ్యాసార్ధం ${radius} cm, ఎత్తు ${height} cm గల స్థూపం.`,
      ),
      ask: { kind: 'quantity', answer: `${volume} cm^3`, rules: { unit: 'cm^3', pi } },
      working: calculation(twoSteps, {
        target: volume,
        facts: { r: `${radius}`, h: `${height}`, V: volume },
        formulas: { V: 'π*r^2*h' },
        pi,
      }),
      marks: 2,
      hints: [
        say(
          `The volume of a cylinder is the area of its base times its height: ${maths('V = π r^2 h')}.`,
          `बेलन का आयतन आधार का क्षेत्रफल गुणा ऊँचाई है: ${maths('V = π r^2 h')}।`,
          `స్థూపం ఘనపరిమాణం = భూవైశాల్యం × ఎత్తు: ${maths('V = π r^2 h')}.`,
        ),
        say(
          `Put in $r = ${radius}$ and $h = ${height}$, and cancel $7$.`,
          `$r = ${radius}$ और $h = ${height}$ रखिए और $7$ से काटिए।`,
          `$r = ${radius}$, $h = ${height}$ ప్రతిక్షేపించి, $7$ తో కొట్టివేయండి.`,
        ),
      ],
      solution: [line(`V = ${pi}*${radius}^2*${height}`, 1), line(`V = ${volume} cm^3`, 1)],
    }
  },
})

export const cubesJoined = widened({
  id: 'solids/cubes-joined',
  skill: 'surface-of-solids',
  level: 2,
  sheet: (random) => ({ side: random.integer(3, 15), count: random.integer(2, 4) }),
  wide: (random) => ({ side: random.integer(2, 31), count: random.integer(2, 8) }),
  make: ({ side, count }) => {
    const length = count * side
    const surface = `${(4 * count + 2) * side * side}`
    return {
      stem: say(
        `${count} cubes of side ${side} cm are joined end to end in a row. Find the surface area $S$ of the cuboid.`,
        `${side} cm भुजा वाले ${count} घनों के संलग्न फलकों को मिलाकर एक घनाभ बनाया जाता है। उसका पृष्ठीय क्षेत्रफल $S$ ज्ञात कीजिए।`,
        `${side} cm భుజం గల ${count} ఘనాలను వరుసగా కలిపి దీర్ఘఘనాన్ని ఏర్పరిచారు. దాని ఉపరితల వైశాల్యం $S$ కనుగొనండి.`,
      ),
      figure: drawing({
        points: Object.fromEntries(
          Array.from({ length: count + 1 }, (_, index) => [
            [`_a${index}`, [index, 0]],
            [`_b${index}`, [index, 1]],
            [`_c${index}`, [index + 0.35, 1.3]],
          ]).flat() as [string, readonly [number, number]][],
        ),
        lines: [
          ...Array.from({ length: count + 1 }, (_, index) => [
            `_a${index}-_b${index}`,
            `_b${index}-_c${index}`,
          ]).flat(),
          `_a0-_a${count}`,
          `_b0-_b${count}`,
          `_c0-_c${count}`,
        ],
        sides: { [`_a0-_a${count}`]: `${length} cm`, '_a0-_b0': `${side} cm` },
      }),
      figureWords: say(
        `${count} cubes of side ${side} cm in a row, ${length} cm long.`,
        `${side} cm भुजा के ${count} घन एक पंक्ति में, कुल लंबाई ${length} cm।`,
        `${side} cm భుజం గల ${count} ఘనాలు వరుసలో, పొడవు ${length} cm.`,
      ),
      ask: { kind: 'quantity', answer: `${surface} cm^2`, rules: { unit: 'cm^2' } },
      working: calculation(
        { 'says:l': 0.5, 'substituted:S says:S': 0.5, number: 1 },
        {
          target: surface,
          facts: { l: `${length}`, b: `${side}`, h: `${side}`, a: `${side}`, S: surface },
          formulas: { S: '2*(l*b+b*h+h*l)' },
        },
      ),
      marks: 2,
      hints: [
        say(
          `The cuboid is $${length}$ cm long, and as wide and high as one cube.`,
          `घनाभ की लंबाई $${length}$ cm है; चौड़ाई और ऊँचाई एक घन के बराबर हैं।`,
          `దీర్ఘఘనం పొడవు $${length}$ cm; వెడల్పు, ఎత్తు ఒక ఘనం భుజానికి సమానం.`,
        ),
        say(
          `Use ${maths('S = 2(l b + b h + h l)')}.`,
          `${maths('S = 2(l b + b h + h l)')} का प्रयोग कीजिए।`,
          `${maths('S = 2(l b + b h + h l)')} ఉపయోగించండి.`,
        ),
      ],
      solution: [
        line(`l = ${count}*${side} = ${length}`, 0.5),
        line(`S = 2(${length}*${side} + ${side}*${side} + ${side}*${length})`, 0.5),
        line(`S = ${surface} cm^2`, 1),
      ],
    }
  },
})
