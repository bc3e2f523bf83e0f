import { greatestCommonDivisor } from '../../../worksheets/arithmetic.ts'
import { decimal } from '../../../worksheets/typst.ts'
import { type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'
import { calculation, twoSteps } from './calculation.ts'
import { proveProportionality } from './prove-proportionality.ts'
import { correspondingSides, isItParallel, parallelLineDivides, shadowOfATree } from './similarity.ts'

const areasOfSimilarTriangles = widened<{ small: number; large: number; parts: number }>({
  id: 'similarity-scale/areas-of-similar-triangles',
  skill: 'areas-of-similar-figures',
  level: 2,
  sheet: (random) => {
    const [small, large] = random.pick([
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
      [2, 5],
      [3, 7],
      [5, 6],
    ] as const)
    return { small, large, parts: random.integer(2, 9) }
  },
  wide: (random) =>
    drawUntil(
      random,
      () => ({
        small: random.integer(2, 9),
        large: random.integer(3, 10),
        parts: random.integer(2, 12),
      }),
      ({ small, large }) => small < large && greatestCommonDivisor(small, large) === 1,
    ),
  make: ({ small, large, parts }) => {
    const area = small * small * parts
    const other = `${(area * large * large) / (small * small)}`
    const put = `${area}*${large}^2/${small}^2`
    return {
      stem: say(
        `$\\triangle ABC ∼ \\triangle PQR$ with $AB : PQ = ${small} : ${large}$. If the area of $\\triangle ABC$ is ${area} cm², find the area $S$ of $\\triangle PQR$.`,
        `$\\triangle ABC ∼ \\triangle PQR$ और $AB : PQ = ${small} : ${large}$ है। यदि $\\triangle ABC$ का क्षेत्रफल ${area} cm² है, तो $\\triangle PQR$ का क्षेत्रफल $S$ ज्ञात कीजिए।`,
        `$\\triangle ABC ∼ \\triangle PQR$, $AB : PQ = ${small} : ${large}$. $\\triangle ABC$ వైశాల్యం ${area} cm² అయితే $\\triangle PQR$ వైశాల్యం $S$ కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${other} cm^2`, rules: { unit: 'cm^2' } },
      working: calculation(twoSteps, { target: other, facts: { S: other } }),
      marks: 2,
      hints: [
        say(
          'Areas of similar triangles are in the ratio of the squares of corresponding sides.',
          'समरूप त्रिभुजों के क्षेत्रफल संगत भुजाओं के वर्गों के अनुपात में होते हैं।',
          'సరూప త్రిభుజాల వైశాల్యాలు అనురూప భుజాల వర్గాల నిష్పత్తిలో ఉంటాయి.',
        ),
        say(`Work out ${maths(put)}.`, `${maths(put)} का मान निकालिए।`, `${maths(put)} గణించండి.`),
      ],
      solution: [line(`S = ${put}`, 1), line(`S = ${other} cm^2`, 1)],
    }
  },
})

const mapScale = widened<{ thousands: number; length: number; width: number }>({
  id: 'similarity-scale/map-scale',
  skill: 'scale-of-map',
  level: 2,
  sheet: (random) => ({
    thousands: random.pick([20, 25, 40, 50]),
    length: random.pick([4, 6, 8, 10]),
    width: random.pick([2, 3, 5]),
  }),
  wide: (random) =>
    drawUntil(
      random,
      () => ({
        thousands: random.pick([10, 20, 25, 40, 50]),
        length: random.integer(4, 12),
        width: random.integer(2, 8),
      }),
      ({ length, width }) => length > width,
    ),
  make: ({ thousands, length, width }) => {
    const [l, b] = [decimal((length * thousands) / 100), decimal((width * thousands) / 100)]
    const area = decimal((length * thousands * width * thousands) / 10_000, 4)
    return {
      stem: say(
        `On a map drawn to $1 : ${thousands}000$ a rectangular forest measures ${length} cm by ${width} cm. Find its true area $A$ in km².`,
        `$1 : ${thousands}000$ के पैमाने वाले मानचित्र पर एक आयताकार वन ${length} cm × ${width} cm है। उसका वास्तविक क्षेत्रफल $A$, km² में ज्ञात कीजिए।`,
        `$1 : ${thousands}000$ స్కేలు గల పటంపై ఒక దీర్ఘచతురస్రాకార అడవి ${length} cm × ${width} cm. దాని నిజ వైశాల్యం $A$ ను km² లో కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${area} km^2`, rules: { unit: 'km^2' } },
      working: calculation(
        { 'says:l': 1, 'says:b': 1, number: 1 },
        { target: area, facts: { l, b, A: area }, formulas: { A: 'l*b' } },
      ),
      marks: 3,
      hints: [
        say(
          `1 cm on the map is $${thousands}000$ cm on the ground, and 1 km is 100000 cm.`,
          `मानचित्र पर 1 cm भूमि पर $${thousands}000$ cm है, और 1 km में 100000 cm होते हैं।`,
          `పటంపై 1 cm నేలపై $${thousands}000$ cm; 1 km అంటే 100000 cm.`,
        ),
        say(
          `The forest is ${maths(`l = ${l}`)} km long. Find its width $b$ in km and multiply.`,
          `वन की लंबाई ${maths(`l = ${l}`)} km है। चौड़ाई $b$, km में ज्ञात करके गुणा कीजिए।`,
          `అడవి పొడవు ${maths(`l = ${l}`)} km. వెడల్పు $b$ ను km లో కనుగొని గుణించండి.`,
        ),
      ],
      solution: [
        line(`l = ${length}*${thousands}000/100000 = ${l}`, 1),
        line(`b = ${width}*${thousands}000/100000 = ${b}`, 1),
        line(`A = ${l}*${b} = ${area}`, 1),
      ],
    }
  },
})

export const similarityScale: PracticeTopic = {
  id: 'similarity-scale',
  name: say('Similarity and scale', 'समरूपता और पैमाना', 'సారూప్యత, స్కేలు'),
  skills: {
    'areas-of-similar-figures': say('Areas of similar figures', 'समरूप आकृतियों के क्षेत्रफल', 'సరూప పటాల వైశాల్యాలు'),
    'scale-of-map': say('Scale of a map', 'मानचित्र का पैमाना', 'పటం స్కేలు'),
  },
  makers: [
    ...correspondingSides,
    ...parallelLineDivides,
    ...areasOfSimilarTriangles,
    isItParallel,
    ...shadowOfATree,
    ...mapScale,
    proveProportionality,
  ],
}
