import type { Problem } from '../../../../packages/step-marks/workings/problem.ts'
import { greatestCommonDivisor, simplifyRoot } from '../../../worksheets/arithmetic.ts'
import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/numbers.ts'
import { root } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'

const simplified = (start: string, target: string, stepMarks: number, marks: number): Problem => ({
  mode: 'value',
  start,
  target,
  marks,
  milestones: [
    { id: 'step', marks: stepMarks, shapes: ['substituted'] },
    { id: 'value', marks: marks - stepMarks, shapes: ['number'] },
  ],
})

const squareFree = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23, 26, 29, 30] as const

const shorten = widened({
  id: 'surds/shorten-surd',
  skill: 'simplify-surds',
  level: 1,
  sheet: (random) => worksheet.shortenSurd(random).given,
  wide: (random) => ({
    radicand: drawUntil(
      random,
      () => random.integer(2, 20) ** 2 * random.pick(squareFree),
      (drawn) => drawn <= 2500,
    ),
  }),
  make: ({ radicand }) => {
    const { outside, inside } = simplifyRoot(radicand)
    const surd = `sqrt(${radicand})`
    return {
      stem: say(
        `Write ${maths(surd)} in its simplest form.`,
        `${maths(surd)} को सरलतम रूप में लिखिए।`,
        `${maths(surd)} ను సరళ రూపంలో రాయండి.`,
      ),
      ask: { kind: 'number', answer: root(radicand), rules: { form: 'simplest-surd', given: surd } },
      working: simplified(surd, root(radicand), 0.5, 1),
      marks: 1,
      hints: [
        say(
          `Look for the greatest square number that divides $${radicand}$.`,
          `$${radicand}$ को विभाजित करने वाली सबसे बड़ी वर्ग संख्या खोजिए।`,
          `$${radicand}$ ను భాగించే అతి పెద్ద వర్గ సంఖ్యను కనుగొనండి.`,
        ),
        say(
          `${maths(`${radicand} = ${outside ** 2} * ${inside}`)}. Take the root of $${outside ** 2}$ out.`,
          `${maths(`${radicand} = ${outside ** 2} * ${inside}`)}। $${outside ** 2}$ का वर्गमूल बाहर निकालिए।`,
          `${maths(`${radicand} = ${outside ** 2} * ${inside}`)}. $${outside ** 2}$ యొక్క వర్గమూలాన్ని బయటకు తీయండి.`,
        ),
      ],
      solution: [
        line(`${surd} = sqrt(${outside ** 2}*${inside})`, 0.5),
        line(`${surd} = ${root(radicand)}`, 0.5),
      ],
    }
  },
})

const times = (factor: number, inside: number) =>
  factor === 1 ? `sqrt(${inside})` : factor === -1 ? `-sqrt(${inside})` : `${factor} sqrt(${inside})`

const add: PracticeMaker = {
  id: 'surds/add-surds',
  version: 1,
  skill: 'simplify-surds',
  level: 2,
  make: (random) => {
    const { given, result } = drawUntil(
      random,
      worksheet.addSurds,
      ({ result: { coefficient } }) => coefficient !== 0,
    )
    const { inside, first, second, third } = given
    const [a, b, c] = [first ** 2 * inside, second ** 2 * inside, third ** 2 * inside]
    const start = `sqrt(${a}) + sqrt(${b}) - sqrt(${c})`
    const step = `${times(first, inside)} + ${times(second, inside)} - ${times(third, inside)}`
    const total = times(result.coefficient, inside)
    return {
      stem: say(
        `Simplify ${maths(start)}.`,
        `${maths(start)} को सरल कीजिए।`,
        `${maths(start)} ను సూక్ష్మీకరించండి.`,
      ),
      ask: { kind: 'number', answer: total, rules: { form: 'simplest-surd', given: start } },
      working: simplified(start, total, 1.5, 2),
      marks: 2,
      hints: [
        say(
          `Write each root as a whole number times ${maths(`sqrt(${inside})`)}.`,
          `प्रत्येक करणी को एक पूर्ण संख्या और ${maths(`sqrt(${inside})`)} के गुणनफल के रूप में लिखिए।`,
          `ప్రతి కరణిని ఒక పూర్ణ సంఖ్య, ${maths(`sqrt(${inside})`)} ల లబ్ధంగా రాయండి.`,
        ),
        say(
          `${maths(`sqrt(${a}) = ${times(first, inside)}`)}. Do the same with the others and put like surds together.`,
          `${maths(`sqrt(${a}) = ${times(first, inside)}`)}। शेष करणियों के साथ भी यही कीजिए और सजातीय करणियों को जोड़िए।`,
          `${maths(`sqrt(${a}) = ${times(first, inside)}`)}. మిగతా కరణులకూ ఇలాగే చేసి, సజాతి కరణులను కలపండి.`,
        ),
      ],
      solution: [line(`${start} = ${step}`, 1.5), line(`= ${total}`, 0.5)],
    }
  },
}

/** The new denominator is not 1. */
const isAboveOne = ({ inside, whole }: { inside: number; whole: number }) => whole ** 2 > inside + 1

const rationalise = widened({
  id: 'surds/rationalise-denominator',
  skill: 'rationalise-denominator',
  level: 2,
  sheet: (random) =>
    drawUntil(
      random,
      () => ({
        inside: random.pick([2, 3, 5, 6, 7, 10, 11, 13]),
        whole: random.integer(2, 9),
        sign: random.pick(['-', '+']),
      }),
      isAboveOne,
    ),
  wide: (random) =>
    drawUntil(
      random,
      () => ({
        inside: random.pick(squareFree),
        whole: random.integer(2, 12),
        sign: random.pick(['-', '+']),
      }),
      isAboveOne,
    ),
  make: ({ inside, whole, sign }) => {
    const conjugate = `${whole} ${sign === '-' ? '+' : '-'} sqrt(${inside})`
    const below = whole ** 2 - inside
    const start = `1/(${whole} ${sign} sqrt(${inside}))`
    const value = `(${conjugate})/${below}`
    return {
      stem: say(
        `Rationalise the denominator of ${maths(start)}.`,
        `${maths(start)} के हर का परिमेयकरण कीजिए।`,
        `${maths(start)} యొక్క హారాన్ని అకరణీయం చేయండి.`,
      ),
      ask: { kind: 'number', answer: value, rules: { form: 'rational-denominator', given: start } },
      working: simplified(start, value, 1.5, 2),
      marks: 2,
      hints: [
        say(
          `Multiply numerator and denominator by ${maths(conjugate)}.`,
          `अंश और हर को ${maths(conjugate)} से गुणा कीजिए।`,
          `లవ, హారాలను ${maths(conjugate)} తో గుణించండి.`,
        ),
        say(
          `Use ${maths('(a - b)(a + b) = a^2 - b^2')}: the denominator becomes ${maths(`${whole}^2 - ${inside}`)}.`,
          `${maths('(a - b)(a + b) = a^2 - b^2')} का प्रयोग कीजिए: हर ${maths(`${whole}^2 - ${inside}`)} हो जाता है।`,
          `${maths('(a - b)(a + b) = a^2 - b^2')} ఉపయోగించండి: హారం ${maths(`${whole}^2 - ${inside}`)} అవుతుంది.`,
        ),
      ],
      solution: [line(`${start} = (${conjugate})/(${whole}^2 - ${inside})`, 1.5), line(`= ${value}`, 0.5)],
    }
  },
})

const coprimePair = (random: Random, numbers: readonly number[]) =>
  drawUntil(
    random,
    () => {
      const [first = 2, second = 3] = random.shuffle(numbers)
      return { first, second, sign: random.pick(['+', '-']) }
    },
    ({ first, second }) => greatestCommonDivisor(first, second) === 1,
  )

const square = widened({
  id: 'surds/square-of-surd-sum',
  skill: 'expand-surds',
  level: 2,
  sheet: (random) => coprimePair(random, [2, 3, 5, 6, 7, 10, 11, 13]),
  wide: (random) => coprimePair(random, squareFree),
  make: ({ first, second, sign }) => {
    const start = `(sqrt(${first}) ${sign} sqrt(${second}))^2`
    const value = `${first + second} ${sign} 2 sqrt(${first * second})`
    return {
      stem: say(`Expand ${maths(start)}.`, `${maths(start)} का प्रसार कीजिए।`, `${maths(start)} ను విస్తరించండి.`),
      ask: { kind: 'number', answer: value, rules: { form: 'simplest-surd', given: start } },
      working: simplified(start, value, 1, 2),
      marks: 2,
      hints: [
        say(
          `Use ${maths(`(a ${sign} b)^2 = a^2 ${sign} 2 a b + b^2`)}.`,
          `सर्वसमिका ${maths(`(a ${sign} b)^2 = a^2 ${sign} 2 a b + b^2`)} का प्रयोग कीजिए।`,
          `${maths(`(a ${sign} b)^2 = a^2 ${sign} 2 a b + b^2`)} సర్వసమీకరణాన్ని ఉపయోగించండి.`,
        ),
        say(
          `The squares of the roots are $${first}$ and $${second}$. Find ${maths(`2 sqrt(${first}) sqrt(${second})`)}.`,
          `वर्गमूलों के वर्ग $${first}$ और $${second}$ हैं। ${maths(`2 sqrt(${first}) sqrt(${second})`)} ज्ञात कीजिए।`,
          `వర్గమూలాల వర్గాలు $${first}$, $${second}$. ${maths(`2 sqrt(${first}) sqrt(${second})`)} కనుగొనండి.`,
        ),
      ],
      solution: [
        line(`${start} = ${first} ${sign} 2 sqrt(${first}) sqrt(${second}) + ${second}`, 1),
        line(`= ${value}`, 1),
      ],
    }
  },
})

export const surds: PracticeTopic = {
  id: 'surds',
  name: say('Surds', 'करणियाँ', 'కరణులు'),
  skills: {
    'simplify-surds': say(
      'Simplify and add surds',
      'करणियों को सरल करना और जोड़ना',
      'కరణులను సూక్ష్మీకరించడం, కూడడం',
    ),
    'rationalise-denominator': say('Rationalise a denominator', 'हर का परिमेयकरण', 'హారాన్ని అకరణీయం చేయడం'),
    'expand-surds': say('Expand products of surds', 'करणियों के गुणनफल का प्रसार', 'కరణుల లబ్ధాన్ని విస్తరించడం'),
  },
  makers: [...shorten, add, ...rationalise, ...square],
}
