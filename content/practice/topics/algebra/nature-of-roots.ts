import * as worksheet from '../../../worksheets/topics/quadratics.ts'
import { bracketed, combination, polynomial } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'
import { equalRoots } from './quadratic-equations.ts'

const kinds = [
  say('Two distinct real roots', 'दो भिन्न वास्तविक मूल', 'రెండు వేరువేరు వాస్తవ మూలాలు'),
  say('Two equal real roots', 'दो बराबर वास्तविक मूल', 'రెండు సమాన వాస్తవ మూలాలు'),
  say('No real roots', 'कोई वास्तविक मूल नहीं', 'వాస్తవ మూలాలు లేవు'),
] as const

/** Equal roots come up as often as the other two, which a free draw would not give. */
const discriminantKind: PracticeMaker = {
  id: 'nature-of-roots/from-discriminant',
  version: 1,
  skill: 'nature-of-roots',
  level: 1,
  make: (random) => {
    const kind = random.pick([0, 1, 2])
    const isOfKind = (discriminant: number) => [1, 0, -1].indexOf(Math.sign(discriminant)) === kind
    const { given, result } = drawUntil(random, worksheet.discriminantKind, (drawn) =>
      isOfKind(drawn.result.discriminant),
    )
    const { a, b, c } = given
    const { discriminant } = result
    const equation = maths(`${polynomial([a, b, c])} = 0`)
    const substituted = `D = ${bracketed(b)}^2 - 4*${a}*${bracketed(c)}`
    return {
      stem: say(
        `Find the discriminant of ${equation}. What is the nature of its roots?`,
        `समीकरण ${equation} का विविक्तकर ज्ञात कीजिए। इसके मूलों की प्रकृति क्या है?`,
        `${equation} సమీకరణం యొక్క విచక్షణిని కనుగొనండి. దాని మూలాల స్వభావం ఏమిటి?`,
      ),
      ask: { kind: 'choice', answer: 'ABC'.charAt(kind), options: kinds },
      working: {
        mode: 'value',
        facts: { a: `${a}`, b: `${b}`, c: `${c}`, D: `${discriminant}` },
        target: `${discriminant}`,
        formulas: { D: 'b^2-4*a*c' },
        marks: 2,
        milestones: [
          { id: 'substitute', marks: 1, shapes: ['substituted', 'formula-symbols'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `Find ${maths('D = b^2 - 4 a c')}. The roots are distinct and real for $D > 0$, equal for $D = 0$, not real for $D < 0$.`,
          `${maths('D = b^2 - 4 a c')} ज्ञात कीजिए। $D > 0$ पर मूल भिन्न और वास्तविक, $D = 0$ पर बराबर होते हैं, $D < 0$ पर वास्तविक नहीं होते।`,
          `${maths('D = b^2 - 4 a c')} కనుగొనండి. $D > 0$ అయితే మూలాలు వేరువేరు వాస్తవ సంఖ్యలు, $D = 0$ అయితే సమానం, $D < 0$ అయితే వాస్తవాలు కావు.`,
        ),
        say(
          `Here $a = ${a}$, $b = ${b}$, $c = ${c}$: work out ${maths(substituted)}.`,
          `यहाँ $a = ${a}$, $b = ${b}$, $c = ${c}$ है: ${maths(substituted)} का मान निकालिए।`,
          `ఇక్కడ $a = ${a}$, $b = ${b}$, $c = ${c}$: ${maths(substituted)} విలువ కనుగొనండి.`,
        ),
      ],
      solution: [line(substituted, 1), line(`D = ${discriminant}`, 1, kinds[kind])],
    }
  },
}

const equalRootsForTwoK = widened({
  id: 'nature-of-roots/two-values-of-k',
  skill: 'nature-of-roots',
  level: 3,
  sheet: (random) => ({
    side: random.integer(1, 4),
    other: random.integer(1, 9),
    shared: random.integer(1, 3),
  }),
  wide: (random) =>
    drawUntil(
      random,
      () => ({ side: random.integer(1, 6), other: random.integer(1, 12), shared: random.integer(1, 10) }),
      ({ side, other, shared }) => shared * side ** 2 <= 75 && shared * other ** 2 <= 200,
    ),
  make: ({ side, other, shared }) => {
    const [a, c] = [shared * side * side, shared * other * other]
    const k = 2 * shared * side * other
    const equation = maths(
      `${combination([
        [a, 'x^2'],
        [1, 'k x'],
        [c, ''],
      ])} = 0`,
    )
    const condition = `k^2 - 4*${a}*${c} = 0`
    return {
      stem: say(
        `Find the values of $k$ for which ${equation} has real and equal roots.`,
        `$k$ के वे मान ज्ञात कीजिए जिनके लिए समीकरण ${equation} के मूल वास्तविक और बराबर हों।`,
        `${equation} సమీకరణానికి వాస్తవ, సమాన మూలాలు ఉంటే $k$ విలువలు కనుగొనండి.`,
      ),
      ask: { kind: 'solutions', answer: `${k} or -${k}`, rules: { variable: 'k' } },
      working: {
        mode: 'solve',
        variables: ['k'],
        given: [condition],
        facts: { a: `${a}`, c: `${c}`, D: '0' },
        worlds: [{ k: `${k}` }, { k: `-${k}` }],
        marks: 3,
        milestones: [
          { id: 'condition', marks: 2, shapes: ['equation', 'restated'] },
          { id: 'values', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `The roots are equal when the discriminant ${maths('b^2 - 4 a c')} is zero. Here $b = k$.`,
          `मूल बराबर तब होते हैं जब विविक्तकर ${maths('b^2 - 4 a c')} शून्य हो। यहाँ $b = k$ है।`,
          `విచక్షణి ${maths('b^2 - 4 a c')} సున్న అయినప్పుడు మూలాలు సమానం. ఇక్కడ $b = k$.`,
        ),
        say(
          `Solve ${maths(`k^2 = ${k * k}`)}. A square has two roots, one positive and one negative.`,
          `${maths(`k^2 = ${k * k}`)} हल कीजिए। वर्गमूल दो होते हैं, एक धनात्मक और एक ऋणात्मक।`,
          `${maths(`k^2 = ${k * k}`)} సాధించండి. వర్గమూలాలు రెండు: ఒకటి ధనాత్మకం, ఒకటి ఋణాత్మకం.`,
        ),
      ],
      solution: [line(condition, 1), line(`k^2 = ${k * k}`, 1), line(`k = ${k} or k = -${k}`, 1)],
    }
  },
})

export const natureOfRoots: PracticeTopic = {
  id: 'nature-of-roots',
  name: say('Nature of roots', 'मूलों की प्रकृति', 'మూలాల స్వభావం'),
  skills: {},
  makers: [discriminantKind, equalRoots, ...equalRootsForTwoK],
}
