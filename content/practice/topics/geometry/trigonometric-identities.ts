import type { Shape } from '../../../../packages/step-marks/workings/problem.ts'
import { greatestCommonDivisor } from '../../../worksheets/arithmetic.ts'
import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/trigonometry.ts'
import { fraction } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { identities } from './identities.ts'
import { proofOf } from './proof.ts'

const simplifyByIdentity = widened({
  id: 'trigonometric-identities/simplify-by-identity',
  skill: 'use-identities',
  level: 1,
  sheet: (random) => random.integer(2, 15),
  wide: (random) => random.integer(2, 50),
  make: (factor, random) => {
    const [left, sign, right, value] = random.pick([
      ['sec^2 θ', '-', 'tan^2 θ', 1],
      ['cosec^2 θ', '-', 'cot^2 θ', 1],
      ['sin^2 θ', '+', 'cos^2 θ', 1],
      ['tan^2 θ', '-', 'sec^2 θ', -1],
      ['cot^2 θ', '-', 'cosec^2 θ', -1],
    ] as const)
    const shown = `${factor} ${left} ${sign} ${factor} ${right}`
    const inside = `${left} ${sign} ${right}`
    return {
      stem: say(
        `Simplify ${maths(shown)}.`,
        `${maths(shown)} को सरल कीजिए।`,
        `${maths(shown)} ను సూక్ష్మీకరించండి.`,
      ),
      ask: { kind: 'number', answer: `${factor * value}` },
      working: {
        mode: 'identity',
        variables: ['θ'],
        start: shown,
        target: `${factor * value}`,
        marks: 1,
        milestones: [{ id: 'value', marks: 1, shapes: ['target'] }],
      },
      marks: 1,
      hints: [
        say(
          `Take the common factor $${factor}$ out.`,
          `उभयनिष्ठ गुणनखंड $${factor}$ बाहर निकालिए।`,
          `ఉమ్మడి కారణాంకం $${factor}$ ను బయటకు తీయండి.`,
        ),
        say(
          `Which identity says what ${maths(inside)} is?`,
          `कौन-सी सर्वसमिका बताती है कि ${maths(inside)} कितना है?`,
          `${maths(inside)} విలువను ఏ సర్వసమీకరణం చెబుతుంది?`,
        ),
      ],
      solution: [line(`LHS = ${factor}(${inside})`, 0.5), line(`= ${factor * value}`, 0.5)],
    }
  },
})

const proveIdentity: PracticeMaker = {
  id: 'trigonometric-identities/prove-identity',
  version: 1,
  skill: 'prove-identities',
  level: 3,
  // the identities that books prove; only the order of the lines differs
  isFixed: true,
  make: (random) => {
    const { start, target, lines } = random.pick(identities as [(typeof identities)[number]])
    const proof = lines.map(([plain]) => say(maths(plain), maths(plain), maths(plain)))
    const inTurn = Object.fromEntries(lines.slice(1).map((_, index) => [index + 1, [index]]))
    const marks = lines.reduce((sum, [, earned]) => sum + earned, 0)
    const statement = maths(`${start} = ${target}`)
    return {
      stem: say(
        `Prove that ${statement}. Put the lines of the proof in order.`,
        `सिद्ध कीजिए कि ${statement}। उपपत्ति की पंक्तियों को क्रम में लिखिए।`,
        `${statement} అని నిరూపించండి. నిరూపణ పంక్తులను వరుసలో రాయండి.`,
      ),
      ...proofOf(random, proof, inTurn),
      working: {
        mode: 'identity',
        variables: ['θ'],
        start,
        target,
        marks,
        milestones: lines
          .filter(([, earned]) => earned > 0)
          .map(([, earned, shape], index) => ({
            id: `step-${index + 1}`,
            marks: earned,
            shapes: [(shape ?? 'target') as Shape],
          })),
      },
      marks,
      hints: [
        say(
          'Begin with the left side. Write it with sine and cosine, or use an identity of squares.',
          'बाएँ पक्ष से आरंभ कीजिए। उसे ज्या और कोज्या में लिखिए, या वर्गों की सर्वसमिका लगाइए।',
          'ఎడమ వైపు నుండి మొదలుపెట్టండి. దాన్ని సైన్, కొసైన్‌లలో రాయండి లేదా వర్గాల సర్వసమీకరణాన్ని ఉపయోగించండి.',
        ),
        say(
          `The first line is ${maths(lines[0]?.[0] ?? '')}.`,
          `पहली पंक्ति ${maths(lines[0]?.[0] ?? '')} है।`,
          `మొదటి పంక్తి ${maths(lines[0]?.[0] ?? '')}.`,
        ),
      ],
      solution: lines.map(([plain, earned]) => line(plain, earned)),
    }
  },
}

type SecantPlusTangent = {
  /** the sum is m/n in lowest terms, above 1 */
  readonly m: number
  readonly n: number
  /** or of cosecant and cotangent */
  readonly isSecant: boolean
  readonly asked: 'first' | 'second' | 'inverse'
}
const drawRatio = (random: Random, most: number) =>
  drawUntil(
    random,
    () => ({ m: random.integer(2, most), n: random.integer(1, most - 1) }),
    ({ m, n }) => m > n && greatestCommonDivisor(m, n) === 1,
  )

const secantPlusTangent = widened<SecantPlusTangent>({
  id: 'trigonometric-identities/secant-plus-tangent',
  skill: 'use-identities',
  level: 3,
  sheet: (random) => ({ ...drawRatio(random, 9), isSecant: random.pick([true, false]), asked: 'inverse' }),
  wide: (random) => ({
    ...drawRatio(random, 11),
    isSecant: random.pick([true, false]),
    asked: random.pick(['first', 'second', 'inverse']),
  }),
  make: ({ m, n, isSecant, asked }) => {
    const [first, second, inverse] = isSecant ? ['sec θ', 'tan θ', 'cos θ'] : ['cosec θ', 'cot θ', 'sin θ']
    const isSum = asked !== 'second'
    const wanted = { first, second, inverse }[asked]
    const value = {
      first: fraction(m * m + n * n, 2 * m * n),
      second: fraction(m * m - n * n, 2 * m * n),
      inverse: fraction(2 * m * n, m * m + n * n),
    }[asked]
    const angle = (Math.asin((2 * m * n) / (m * m + n * n)) * 180) / Math.PI
    const given = `${first} + ${second} = ${fraction(m, n)}`
    return {
      stem: say(
        `If ${maths(given)} and $θ$ is acute, find ${maths(wanted)}.`,
        `यदि ${maths(given)} और $θ$ न्यून कोण है, तो ${maths(wanted)} ज्ञात कीजिए।`,
        `${maths(given)}, $θ$ లఘుకోణం అయితే ${maths(wanted)} కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: value },
      working: calculation(
        { substituted: 1, 'substituted number': 1, 'number target': 1 },
        { target: value, facts: { θ: `${isSecant ? 90 - angle : angle}` } },
      ),
      marks: 3,
      hints: [
        say(
          `${maths(`(${first} + ${second})(${first} - ${second}) = 1`)}. So ${maths(`${first} - ${second}`)} is known too.`,
          `${maths(`(${first} + ${second})(${first} - ${second}) = 1`)}। अतः ${maths(`${first} - ${second}`)} भी ज्ञात है।`,
          `${maths(`(${first} + ${second})(${first} - ${second}) = 1`)}. కాబట్టి ${maths(`${first} - ${second}`)} కూడా తెలుస్తుంది.`,
        ),
        say(
          `${maths(`${first} - ${second} = ${fraction(n, m)}`)}. ${isSum ? 'Add it to' : 'Subtract it from'} ${maths(given)}.`,
          `${maths(`${first} - ${second} = ${fraction(n, m)}`)} है। इसे ${maths(given)} ${isSum ? 'में जोड़िए' : 'में से घटाइए'}।`,
          `${maths(`${first} - ${second} = ${fraction(n, m)}`)}. దీన్ని ${maths(given)} ${isSum ? 'కు కలపండి' : 'నుండి తీసివేయండి'}.`,
        ),
      ],
      solution: [
        line(`${first} - ${second} = 1/(${fraction(m, n)})`, 1),
        line(`2 ${isSum ? first : second} = ${fraction(m, n)} ${isSum ? '+' : '-'} ${fraction(n, m)}`, 1),
        line(`${wanted} = ${value}`, 1),
      ],
    }
  },
})

const productOfIdentity = widened({
  id: 'trigonometric-identities/product-of-identity',
  skill: 'use-identities',
  level: 2,
  sheet: (random) => ({ ...worksheet.productOfIdentity(random).given, isCleared: false }),
  wide: (random) => ({
    a: random.integer(2, 12),
    b: random.integer(2, 12),
    isCleared: random.pick([true, false]),
  }),
  make: ({ a, b, isCleared }, random) => {
    const [first, second] = random.pick([
      ['sec θ', 'tan θ'],
      ['cosec θ', 'cot θ'],
    ])
    const [aa, bb] = [a * a, b * b]
    const asked = maths(isCleared ? `${bb} x^2 - ${aa} y^2` : `x^2/${aa} - y^2/${bb}`)
    const [x, y] = [maths(`x = ${a} ${first}`), maths(`y = ${b} ${second}`)]
    const start = isCleared
      ? `${bb}(${a} ${first})^2 - ${aa}(${b} ${second})^2`
      : `(${a} ${first})^2/${aa} - (${b} ${second})^2/${bb}`
    const value = isCleared ? aa * bb : 1
    const square = (ratio: string) => `${isCleared ? `${value} ` : ''}${ratio.replace(' ', '^2 ')}`
    return {
      stem: say(
        `If ${x} and ${y}, find the value of ${asked}.`,
        `यदि ${x} और ${y}, तो ${asked} का मान ज्ञात कीजिए।`,
        `${x}, ${y} అయితే ${asked} విలువను కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: `${value}` },
      working: {
        mode: 'identity',
        variables: ['θ'],
        start,
        target: `${value}`,
        marks: 2,
        milestones: [
          { id: 'squares', marks: 1, shapes: ['expanded'] },
          { id: 'value', marks: 1, shapes: ['target'] },
        ],
      },
      marks: 2,
      hints: [
        say(
          'Square $x$ and $y$ and put them in.',
          '$x$ और $y$ के वर्ग करके रखिए।',
          '$x$, $y$ లను వర్గం చేసి ప్రతిక్షేపించండి.',
        ),
        say(
          `You get ${maths(`${square(first)} - ${square(second)}`)}. Which identity gives its value?`,
          `इससे ${maths(`${square(first)} - ${square(second)}`)} मिलता है। कौन-सी सर्वसमिका इसका मान देती है?`,
          `${maths(`${square(first)} - ${square(second)}`)} వస్తుంది. దీని విలువను ఏ సర్వసమీకరణం ఇస్తుంది?`,
        ),
      ],
      solution: [
        line(`LHS = ${start}`, 0),
        line(`= ${square(first)} - ${square(second)}`, 1),
        line(`= ${value}`, 1),
      ],
    }
  },
})

export const trigonometricIdentities: PracticeTopic = {
  id: 'trigonometric-identities',
  name: say('Trigonometric identities', 'त्रिकोणमितीय सर्वसमिकाएँ', 'త్రికోణమితీయ సర్వసమీకరణాలు'),
  skills: {
    'use-identities': say('Use identities', 'सर्वसमिकाओं का प्रयोग', 'సర్వసమీకరణాలను ఉపయోగించడం'),
    'prove-identities': say('Prove identities', 'सर्वसमिकाएँ सिद्ध करना', 'సర్వసమీకరణాలను నిరూపించడం'),
  },
  makers: [...simplifyByIdentity, ...productOfIdentity, ...secantPlusTangent, proveIdentity],
}
