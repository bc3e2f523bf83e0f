import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import { greatestCommonDivisor, simplifyRoot } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/quadratics.ts'
import { bracketed, combination, fraction, polynomial, signed } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'

/** What a quadratic equation earns: the method is set up, applied, and both roots are found. */
const threeSteps: Pick<Problem, 'milestones' | 'marks'> = {
  marks: 3,
  milestones: [
    { id: 'method', marks: 1, shapes: ['equation', 'discriminant'] },
    { id: 'apply', marks: 1, shapes: ['factored', 'formula', 'square'] },
    { id: 'roots', marks: 1, shapes: ['all-values'] },
  ],
}

const byFactors: PracticeMaker = {
  id: 'quadratic-equations/solve-by-factors',
  version: 1,
  skill: 'solve-quadratic-by-factors',
  level: 2,
  make: (random) => {
    const { given, result } = drawUntil(
      random,
      worksheet.solveByFactors,
      ({ given: { a }, result: { roots } }) =>
        roots[0] !== roots[1] && greatestCommonDivisor(a, Math.round(a * roots[0])) === 1,
    )
    const { a, b, c } = given
    const q = Math.round(-a * result.roots[0])
    const s = -result.roots[1]
    const equation = `${polynomial([a, b, c])} = 0`
    const split = combination([
      [a, 'x^2'],
      [a * s, 'x'],
      [q, 'x'],
      [c, ''],
    ])
    const roots = [fraction(-q, a), `${-s}`] as const
    return {
      stem: say(
        `Solve by factorisation: ${maths(equation)}`,
        `गुणनखंडन विधि से हल कीजिए: ${maths(equation)}`,
        `కారణాంక విభజన పద్ధతిలో సాధించండి: ${maths(equation)}`,
      ),
      ask: { kind: 'solutions', answer: `${roots[0]} or ${roots[1]}`, rules: { variable: 'x' } },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [equation],
        worlds: roots.map((x) => ({ x })),
        ...threeSteps,
      },
      marks: 3,
      hints: [
        say(
          `Split the middle term: look for two numbers with the product ${maths(`${a} * ${bracketed(c)} = ${a * c}`)} and the sum $${b}$.`,
          `मध्य पद को विभक्त कीजिए: ऐसी दो संख्याएँ खोजिए जिनका गुणनफल ${maths(`${a} * ${bracketed(c)} = ${a * c}`)} और योग $${b}$ हो।`,
          `మధ్య పదాన్ని విడదీయండి: లబ్ధం ${maths(`${a} * ${bracketed(c)} = ${a * c}`)}, మొత్తం $${b}$ అయ్యే రెండు సంఖ్యలను కనుగొనండి.`,
        ),
        say(
          `The two numbers are $${a * s}$ and $${q}$. Write ${maths(`${split} = 0`)} and take out common factors.`,
          `वे संख्याएँ $${a * s}$ और $${q}$ हैं। ${maths(`${split} = 0`)} लिखिए और उभयनिष्ठ गुणनखंड बाहर निकालिए।`,
          `ఆ సంఖ్యలు $${a * s}$, $${q}$. ${maths(`${split} = 0`)} అని రాసి, ఉమ్మడి కారణాంకాలను బయటకు తీయండి.`,
        ),
      ],
      solution: [
        line(`${split} = 0`, 1),
        line(`(${a}x ${signed(q)})(x ${signed(s)}) = 0`, 1),
        line(`x = ${roots[0]} or x = ${roots[1]}`, 1),
      ],
    }
  },
}

const byFormula = widened({
  id: 'quadratic-equations/solve-by-formula',
  skill: 'solve-quadratic-by-formula',
  level: 2,
  sheet: (random) => worksheet.solveByFormula(random).given,
  wide: (random) => {
    const [a, half, drawn] = [random.integer(1, 3), random.nonZero(-5, 5), random.nonZero(-7, 3)]
    return { a, b: 2 * half, c: half * half - a * drawn > 0 ? drawn : -drawn }
  },
  make: ({ a, b, c }) => {
    const discriminant = b * b - 4 * a * c
    const { outside, inside } = simplifyRoot(discriminant)
    const shared = greatestCommonDivisor(greatestCommonDivisor(b, outside), 2 * a)
    const below = (2 * a) / shared
    const surd = `${outside === shared ? '' : outside / shared}sqrt(${inside})`
    const over = (top: string) => (below === 1 ? top : `(${top})/${below}`)
    const isWhole = inside === 1
    const roots = [1, -1].map((sign) =>
      isWhole
        ? fraction(-b + sign * outside, 2 * a)
        : over(`${-b / shared} ${sign === 1 ? '+' : '-'} ${surd}`),
    )
    const last = isWhole ? `x = ${roots.join(' or x = ')}` : `x = ${over(`${-b / shared} ± ${surd}`)}`
    const equation = `${polynomial([a, b, c])} = 0`
    const formula = 'x = (-b ± sqrt(b^2 - 4 a c))/(2a)'
    return {
      stem: say(
        `Solve by the quadratic formula: ${maths(equation)}`,
        `द्विघाती सूत्र से हल कीजिए: ${maths(equation)}`,
        `వర్గ సూత్రాన్ని ఉపయోగించి సాధించండి: ${maths(equation)}`,
      ),
      ask: { kind: 'solutions', answer: roots.join(' or '), rules: { variable: 'x' } },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [equation],
        worlds: roots.map((x) => ({ x })),
        ...threeSteps,
      },
      marks: 3,
      hints: [
        say(
          `Compare with ${maths('a x^2 + b x + c = 0')}: here $a = ${a}$, $b = ${b}$, $c = ${c}$. Find the discriminant ${maths('D = b^2 - 4 a c')} first.`,
          `${maths('a x^2 + b x + c = 0')} से तुलना कीजिए: यहाँ $a = ${a}$, $b = ${b}$, $c = ${c}$ है। पहले विविक्तकर ${maths('D = b^2 - 4 a c')} ज्ञात कीजिए।`,
          `${maths('a x^2 + b x + c = 0')} తో పోల్చండి: ఇక్కడ $a = ${a}$, $b = ${b}$, $c = ${c}$. ముందుగా విచక్షణి ${maths('D = b^2 - 4 a c')} కనుగొనండి.`,
        ),
        say(
          `$D = ${discriminant}$. Put it into ${maths(formula)}.`,
          `$D = ${discriminant}$ है। इसे ${maths(formula)} में रखिए।`,
          `$D = ${discriminant}$. దీన్ని ${maths(formula)} లో ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [
        line(`D = ${bracketed(b)}^2 - 4*${a}*${bracketed(c)} = ${discriminant}`, 1),
        line(`x = (${-b} ± sqrt(${discriminant}))/${2 * a}`, 1),
        line(last, 1),
      ],
    }
  },
})

const rootsAtSight: PracticeMaker = {
  id: 'quadratic-equations/roots-at-sight',
  version: 1,
  skill: 'solve-quadratic-by-factors',
  level: 1,
  make: (random) => {
    const { given, result } = drawUntil(
      random,
      worksheet.rootsAtSight,
      ({ result: { roots } }) => roots[0] !== roots[1],
    )
    const [first, second] = result.roots
    const equation = `(x ${signed(given.left)})(x ${signed(given.right)}) = 0`
    return {
      stem: say(
        `Write the roots of ${maths(equation)}.`,
        `समीकरण ${maths(equation)} के मूल लिखिए।`,
        `${maths(equation)} సమీకరణం యొక్క మూలాలను రాయండి.`,
      ),
      ask: { kind: 'solutions', answer: `${first} or ${second}`, rules: { variable: 'x' } },
      working: {
        mode: 'solve',
        variables: ['x'],
        given: [equation],
        worlds: [{ x: `${first}` }, { x: `${second}` }],
        marks: 1,
        milestones: [{ id: 'roots', marks: 1, shapes: ['all-values'] }],
      },
      marks: 1,
      hints: [
        say(
          'A product is zero only if one of its factors is zero.',
          'गुणनफल शून्य तभी होता है जब उसका कोई एक गुणनखंड शून्य हो।',
          'ఏదో ఒక కారణాంకం సున్న అయితేనే లబ్ధం సున్న అవుతుంది.',
        ),
        say(
          `Solve ${maths(`x ${signed(given.left)} = 0`)}, then ${maths(`x ${signed(given.right)} = 0`)}.`,
          `पहले ${maths(`x ${signed(given.left)} = 0`)} हल कीजिए, फिर ${maths(`x ${signed(given.right)} = 0`)}।`,
          `ముందుగా ${maths(`x ${signed(given.left)} = 0`)}, తర్వాత ${maths(`x ${signed(given.right)} = 0`)} సాధించండి.`,
        ),
      ],
      solution: [line(`x = ${first} or x = ${second}`, 1)],
    }
  },
}

const equationFromRoots: PracticeMaker = {
  id: 'quadratic-equations/equation-from-roots',
  version: 1,
  skill: 'form-quadratic-from-roots',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.equationFromRoots(random)
    const { first, second } = given
    const equation = `${polynomial(result.coefficients)} = 0`
    return {
      stem: say(
        `Form the quadratic equation in $x$ whose roots are $${first}$ and $${second}$.`,
        `वह द्विघात समीकरण ($x$ में) ज्ञात कीजिए जिसके मूल $${first}$ और $${second}$ हैं।`,
        `$${first}$, $${second}$ మూలాలుగా గల వర్గ సమీకరణాన్ని ($x$ లో) రాయండి.`,
      ),
      ask: { kind: 'equation', answer: equation, rules: { variables: ['x'], form: 'expanded' } },
      marks: 2,
      hints: [
        say(
          `The equation is ${maths('x^2 - S x + P = 0')}, where $S$ is the sum and $P$ the product of the roots.`,
          `समीकरण ${maths('x^2 - S x + P = 0')} है, जहाँ $S$ मूलों का योग और $P$ मूलों का गुणनफल है।`,
          `సమీకరణం ${maths('x^2 - S x + P = 0')}; ఇక్కడ $S$ మూలాల మొత్తం, $P$ మూలాల లబ్ధం.`,
        ),
        say(
          `Here ${maths(`S = ${first} ${signed(second)} = ${first + second}`)}. Find $P$ and put both in.`,
          `यहाँ ${maths(`S = ${first} ${signed(second)} = ${first + second}`)} है। $P$ ज्ञात करके दोनों मान रखिए।`,
          `ఇక్కడ ${maths(`S = ${first} ${signed(second)} = ${first + second}`)}. $P$ కనుగొని రెండు విలువలనూ ప్రతిక్షేపించండి.`,
        ),
      ],
      solution: [
        told(
          say(
            `Sum of the roots $= ${first + second}$, product of the roots $= ${first * second}$`,
            `मूलों का योग $= ${first + second}$, मूलों का गुणनफल $= ${first * second}$`,
            `మూలాల మొత్తం $= ${first + second}$, మూలాల లబ్ధం $= ${first * second}$`,
          ),
          1,
        ),
        line(equation, 1),
      ],
    }
  },
}

export const equalRoots: PracticeMaker = {
  id: 'quadratic-equations/equal-roots-for-k',
  version: 1,
  skill: 'nature-of-roots',
  level: 2,
  make: (random) => {
    const a = random.integer(1, 6)
    const half = random.nonZero(-9, 9)
    const sign = random.pick([1, -1])
    const b = 2 * a * half
    const k = sign * a * half * half
    const equation = `${combination([
      [a, 'x^2'],
      [b, 'x'],
      [sign, 'k'],
    ])} = 0`
    const condition = `${bracketed(b)}^2 - 4*${a}*${sign === 1 ? 'k' : '(-k)'} = 0`
    return {
      stem: say(
        `Find the value of $k$ for which ${maths(equation)} has two equal roots.`,
        `$k$ का वह मान ज्ञात कीजिए जिसके लिए समीकरण ${maths(equation)} के दो बराबर मूल हों।`,
        `${maths(equation)} సమీకరణానికి రెండు సమాన మూలాలు ఉంటే $k$ విలువ కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${k}` },
      working: {
        mode: 'solve',
        variables: ['k'],
        given: [condition],
        facts: { a: `${a}`, b: `${b}`, D: '0' },
        worlds: [{ k: `${k}` }],
        marks: 2,
        milestones: [
          { id: 'condition', marks: 1, shapes: ['equation', 'restated'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `The roots are equal when the discriminant ${maths('b^2 - 4 a c')} is zero.`,
          `मूल बराबर तब होते हैं जब विविक्तकर ${maths('b^2 - 4 a c')} शून्य हो।`,
          `విచక్షణి ${maths('b^2 - 4 a c')} సున్న అయినప్పుడు మూలాలు సమానం.`,
        ),
        say(
          `Here $a = ${a}$, $b = ${b}$, ${maths(`c = ${sign === 1 ? 'k' : '-k'}`)}: solve ${maths(condition)}.`,
          `यहाँ $a = ${a}$, $b = ${b}$, ${maths(`c = ${sign === 1 ? 'k' : '-k'}`)} है: ${maths(condition)} हल कीजिए।`,
          `ఇక్కడ $a = ${a}$, $b = ${b}$, ${maths(`c = ${sign === 1 ? 'k' : '-k'}`)}: ${maths(condition)} సాధించండి.`,
        ),
      ],
      solution: [line(condition, 1), line(`k = ${k}`, 1)],
    }
  },
}

export const quadraticEquations: PracticeTopic = {
  id: 'quadratic-equations',
  name: say('Quadratic equations', 'द्विघात समीकरण', 'వర్గ సమీకరణాలు'),
  skills: {
    'solve-quadratic-by-factors': say('Solve by factorisation', 'गुणनखंडन से हल करना', 'కారణాంక విభజన ద్వారా సాధించడం'),
    'solve-quadratic-by-formula': say(
      'Solve by the quadratic formula',
      'द्विघाती सूत्र से हल करना',
      'వర్గ సూత్రం ద్వారా సాధించడం',
    ),
    'form-quadratic-from-roots': say(
      'Form an equation from its roots',
      'मूलों से समीकरण बनाना',
      'మూలాల నుండి సమీకరణాన్ని రాయడం',
    ),
    'nature-of-roots': say('Nature of roots', 'मूलों की प्रकृति', 'మూలాల స్వభావం'),
  },
  makers: [rootsAtSight, byFactors, ...byFormula, equationFromRoots, equalRoots],
}
