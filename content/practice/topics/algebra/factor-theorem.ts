import * as worksheet from '../../../worksheets/topics/polynomials.ts'
import { bracketed, combination, polynomial, signed } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { line, maths, say, told } from '../../writing.ts'

/** A polynomial with a number in place of x, as it is written by hand. */
const valueAt = (at: number, coefficients: readonly number[]) =>
  coefficients
    .flatMap((coefficient, index) => {
      if (coefficient === 0) return []
      const power = coefficients.length - 1 - index
      const raised = power > 1 ? `${bracketed(at)}^${power}` : bracketed(at)
      const size = Math.abs(coefficient)
      const body = power === 0 ? `${size}` : size === 1 ? raised : `${size}*${raised}`
      if (index === 0) return coefficient < 0 ? `-${body}` : body
      return coefficient < 0 ? `- ${body}` : `+ ${body}`
    })
    .join(' ')

const factor = (zero: number) => maths(`x ${signed(-zero)}`)

const remainder: PracticeMaker = {
  id: 'factor-theorem/remainder',
  version: 1,
  skill: 'remainder-theorem',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.remainderTheorem(random)
    const { coefficients, at } = given
    const cubic = maths(polynomial(coefficients))
    const substituted = valueAt(at, coefficients)
    return {
      stem: say(
        `Use the remainder theorem to find the remainder $R$ when ${cubic} is divided by ${factor(at)}.`,
        `शेषफल प्रमेय का प्रयोग करके ${cubic} को ${factor(at)} से भाग देने पर प्राप्त शेषफल $R$ ज्ञात कीजिए।`,
        `శేష సిద్ధాంతాన్ని ఉపయోగించి ${cubic} ను ${factor(at)} తో భాగించగా వచ్చే శేషం $R$ కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${result.remainder}` },
      working: {
        mode: 'value',
        facts: { R: `${result.remainder}` },
        target: `${result.remainder}`,
        marks: 2,
        milestones: [
          { id: 'substitute', marks: 1, shapes: ['substituted'] },
          { id: 'value', marks: 1, shapes: ['number'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          `On division by $x - a$ the remainder is the value of the polynomial at $x = a$. Here the value of $a$ is $${at}$.`,
          `$x - a$ से भाग देने पर शेषफल $x = a$ पर बहुपद का मान होता है। यहाँ $a$ का मान $${at}$ है।`,
          `$x - a$ తో భాగించినప్పుడు శేషం $x = a$ వద్ద బహుపది విలువ. ఇక్కడ $a$ విలువ $${at}$.`,
        ),
        say(
          `Work out ${maths(`R = ${substituted}`)}. Take care with the signs of the powers.`,
          `${maths(`R = ${substituted}`)} का मान निकालिए। घातों के चिह्नों का ध्यान रखिए।`,
          `${maths(`R = ${substituted}`)} విలువ కనుగొనండి. ఘాతాల గుర్తులను జాగ్రత్తగా చూడండి.`,
        ),
      ],
      solution: [line(`R = ${substituted}`, 1), line(`R = ${result.remainder}`, 1)],
    }
  },
}

const yes = say('Yes, it is a factor', 'हाँ, यह गुणनखंड है', 'అవును, ఇది కారణాంకం')
const no = say('No, it is not a factor', 'नहीं, यह गुणनखंड नहीं है', 'కాదు, ఇది కారణాంకం కాదు')

const isItAFactor = widened({
  id: 'factor-theorem/is-it-a-factor',
  skill: 'factor-theorem',
  level: 1,
  sheet: (random) => worksheet.isItAFactor(random).given,
  wide: (random) => {
    const [zero, other] = [random.nonZero(-4, 4), random.nonZero(-6, 6)]
    return { zero, b: -(zero + other), c: zero * other + random.pick([0, 0, 2, -3]) }
  },
  make: ({ zero, b, c }) => {
    const quadratic = maths(polynomial([1, b, c]))
    const value = zero * zero + b * zero + c
    const isFactor = value === 0
    const substituted = `${valueAt(zero, [1, b, c])} = ${value}`
    return {
      stem: say(
        `Is ${factor(zero)} a factor of ${quadratic}? Use the factor theorem.`,
        `क्या ${factor(zero)} बहुपद ${quadratic} का एक गुणनखंड है? गुणनखंड प्रमेय का प्रयोग कीजिए।`,
        `${factor(zero)} అనేది ${quadratic} కు కారణాంకమా? కారణాంక సిద్ధాంతాన్ని ఉపయోగించండి.`,
      ),
      ask: { kind: 'choice', answer: isFactor ? 'A' : 'B', options: [yes, no] },
      marks: 1,
      hints: [
        say(
          '$x - a$ is a factor exactly when the value of the polynomial at $x = a$ is 0.',
          '$x - a$ गुणनखंड तभी होता है जब $x = a$ पर बहुपद का मान 0 हो।',
          '$x = a$ వద్ద బహుపది విలువ 0 అయితేనే $x - a$ కారణాంకం అవుతుంది.',
        ),
        say(
          `Work out ${maths(valueAt(zero, [1, b, c]))}.`,
          `${maths(valueAt(zero, [1, b, c]))} का मान निकालिए।`,
          `${maths(valueAt(zero, [1, b, c]))} విలువ కనుగొనండి.`,
        ),
      ],
      solution: [line(substituted, 0.5), told(isFactor ? yes : no, 0.5)],
    }
  },
})

const factoriseCubic: PracticeMaker = {
  id: 'factor-theorem/factorise-cubic',
  version: 1,
  skill: 'factor-theorem',
  level: 3,
  make: (random) => {
    const { given, result } = worksheet.factoriseCubic(random)
    const [first, second, third] = result.zeroes
    const cubic = polynomial(given.coefficients)
    const quotient = polynomial([1, -(second + third), second * third])
    const [one, two, three] = [first, second, third].map(worksheet.factorAt)
    return {
      stem: say(
        `Show that ${factor(first)} is a factor of ${maths(cubic)} and factorise the polynomial completely.`,
        `दर्शाइए कि ${factor(first)} बहुपद ${maths(cubic)} का एक गुणनखंड है और बहुपद का पूर्ण गुणनखंडन कीजिए।`,
        `${factor(first)} అనేది ${maths(cubic)} కు కారణాంకమని చూపి, బహుపదిని పూర్తిగా కారణాంకాలుగా విడదీయండి.`,
      ),
      ask: {
        kind: 'expression',
        answer: `${one}${two}${three}`,
        rules: { variables: ['x'], form: 'factored', given: cubic },
      },
      marks: 4,
      hints: [
        say(
          `Put $x = ${first}$ to show that the value is 0. Then divide by ${factor(first)}.`,
          `$x = ${first}$ रखकर दिखाइए कि मान 0 है। फिर ${factor(first)} से भाग दीजिए।`,
          `$x = ${first}$ ప్రతిక్షేపించి విలువ 0 అని చూపండి. తర్వాత ${factor(first)} తో భాగించండి.`,
        ),
        say(
          `The quotient is ${maths(quotient)}. Factorise it by splitting the middle term.`,
          `भागफल ${maths(quotient)} है। मध्य पद को विभक्त करके इसके गुणनखंड कीजिए।`,
          `భాగఫలం ${maths(quotient)}. మధ్య పదాన్ని విడదీసి దాన్ని కారణాంకాలుగా రాయండి.`,
        ),
      ],
      solution: [
        line(`${valueAt(first, given.coefficients)} = 0`, 1, isFactorAt),
        line(`${cubic} = ${one}(${quotient})`, 1.5, dividing),
        line(`${quotient} = ${two}${three}`, 1, splitting),
        line(`${cubic} = ${one}${two}${three}`, 0.5),
      ],
    }
  },
}

const isFactorAt = say(
  'The value is 0, so it is a factor',
  'मान 0 है, अतः यह गुणनखंड है',
  'విలువ 0, కాబట్టి ఇది కారణాంకం',
)
const dividing = say('Dividing', 'भाग देने पर', 'భాగించగా')
const splitting = say('Splitting the middle term', 'मध्य पद को विभक्त करने पर', 'మధ్య పదాన్ని విడదీయగా')

const constantForFactor: PracticeMaker = {
  id: 'factor-theorem/k-for-a-factor',
  version: 1,
  skill: 'factor-theorem',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.constantForFactor(random)
    const { zero, b, d } = given
    const { k } = result
    const cubic = maths(
      combination([
        [1, 'x^3'],
        [b, 'x^2'],
        [1, 'k x'],
        [d, ''],
      ]),
    )
    const constants = zero ** 3 + b * zero ** 2 + d
    const cube = `${bracketed(zero)}^3 ${signed(b)}*${bracketed(zero)}^2`
    const condition = `${cube} + k*${bracketed(zero)}${d === 0 ? '' : ` ${signed(d)}`} = 0`
    const shortened = `${combination([
      [zero, 'k'],
      [constants, ''],
    ])} = 0`
    return {
      stem: say(
        `Find the value of $k$ for which ${factor(zero)} is a factor of ${cubic}.`,
        `$k$ का वह मान ज्ञात कीजिए जिसके लिए ${factor(zero)} बहुपद ${cubic} का एक गुणनखंड हो।`,
        `${factor(zero)} అనేది ${cubic} కు కారణాంకం అయితే $k$ విలువ కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${k}` },
      working: {
        mode: 'solve',
        variables: ['k'],
        given: [condition],
        worlds: [{ k: `${k}` }],
        marks: 3,
        milestones: [
          { id: 'condition', marks: 2, shapes: ['equation', 'restated'] },
          { id: 'value', marks: 1, shapes: ['all-values'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          `By the factor theorem the value of the polynomial at $x = ${zero}$ is 0.`,
          `गुणनखंड प्रमेय से $x = ${zero}$ पर बहुपद का मान 0 है।`,
          `కారణాంక సిద్ధాంతం ప్రకారం $x = ${zero}$ వద్ద బహుపది విలువ 0.`,
        ),
        say(`Solve ${maths(condition)}.`, `${maths(condition)} हल कीजिए।`, `${maths(condition)} సాధించండి.`),
      ],
      solution: [line(condition, 2), line(shortened, 0), line(`k = ${k}`, 1)],
    }
  },
}

export const factorTheorem: PracticeTopic = {
  id: 'factor-theorem',
  name: say('Remainder and factor theorems', 'शेषफल प्रमेय और गुणनखंड प्रमेय', 'శేష సిద్ధాంతం, కారణాంక సిద్ధాంతం'),
  skills: {
    'remainder-theorem': say('Remainder theorem', 'शेषफल प्रमेय', 'శేష సిద్ధాంతం'),
    'factor-theorem': say('Factor theorem', 'गुणनखंड प्रमेय', 'కారణాంక సిద్ధాంతం'),
  },
  makers: [remainder, ...isItAFactor, constantForFactor, factoriseCubic],
}
