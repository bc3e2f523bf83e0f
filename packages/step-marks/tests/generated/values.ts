import type { Milestone, Problem } from '../../workings/problem.ts'
import { bracketed, fractionText as f, type Random, short, signed } from './random.ts'
import { type GeneratedWorking, right, slippedAt } from './working.ts'

const milestones: readonly Milestone[] = [
  { id: 'substitute', marks: 1, shapes: ['substituted', 'formula-symbols'] },
  { id: 'value', marks: 1, shapes: ['number'] },
]
/** A number that is worked out. */
export const value = (
  target: string,
  facts: Record<string, string>,
  formulas: Record<string, string>,
  more: Partial<Problem> = {},
): Problem => ({
  mode: 'value',
  target,
  facts,
  formulas,
  marks: 2,
  milestones,
  ...more,
})

/** the n-th term of an AP */
export function apTerm(random: Random): GeneratedWorking {
  const [a, d, n] = [random.whole(2, 30), random.nonZero(-6, 9, 1, -1), random.whole(8, 40)]
  const term = a + (n - 1) * d
  const name = `a_${n}`
  const problem = value(
    `${term}`,
    { a: `${a}`, d: `${d}`, n: `${n}`, [name]: `${term}`, a_n: `${term}` },
    { [name]: 'a+(n-1)*d', a_n: 'a+(n-1)*d' },
  )
  const lines = [
    `a = ${a}, d = ${d}, n = ${n}`,
    `${name} = a + (n-1)d`,
    `= ${a} + ${n - 1}×${bracketed(d)}`,
    `= ${a}${signed((n - 1) * d)}`,
    `= ${term}`,
  ]
  switch (random.whole(0, 7)) {
    case 0:
      return slippedAt(
        problem,
        2,
        [lines[0] as string, `${name} = a + nd`, `= ${a} + ${n}×${bracketed(d)}`, `= ${a + n * d}`],
        'formula',
        'sign',
      )
    case 1: {
      const wrong = (a + n - 1) * d
      return wrong === term
        ? right(problem, lines)
        : slippedAt(
            problem,
            4,
            [...lines.slice(0, 3), `= ${a + n - 1}×${bracketed(d)}`, `= ${wrong}`],
            'order',
          )
    }
    case 2:
      return slippedAt(
        problem,
        5,
        [...lines.slice(0, 4), `= ${term + random.nonZero(-9, 9, -2 * a, 2 * (term - a))}`],
        'arithmetic',
        'sign',
      )
    case 3:
      return right(problem, [`${name} = ${a} + (${n} - 1)(${d})`, `= ${a}${signed((n - 1) * d)} = ${term}`])
    case 4:
      return right(problem, [`${n}th term = ${a} + ${n - 1} × ${bracketed(d)} = ${term}`])
    default:
      return right(problem, lines)
  }
}

/** the sum of an AP */
export function apSum(random: Random): GeneratedWorking {
  const [a, d, n] = [random.whole(2, 20), random.nonZero(-4, 9), random.whole(5, 30)]
  const last = a + (n - 1) * d
  const sum = (n * (a + last)) / 2
  const name = `S_${n}`
  const problem = value(
    `${sum}`,
    { a: `${a}`, d: `${d}`, n: `${n}`, l: `${last}`, [name]: `${sum}`, S: `${sum}`, S_n: `${sum}` },
    { [name]: 'n/2*(2*a+(n-1)*d)', S_n: 'n/2*(2*a+(n-1)*d)', l: 'a+(n-1)*d' },
  )
  const inside = `2×${a} + ${n - 1}×${bracketed(d)}`
  const wrongInside = `${a} + ${n - 1}×${bracketed(d)}`
  switch (random.whole(0, 5)) {
    case 0:
      return slippedAt(
        problem,
        1,
        [`${name} = ${n}/2 [${wrongInside}]`, `= ${n}/2 × ${last}`, `= ${short((n * last) / 2)}`],
        'coefficient',
        'formula',
        'value',
      )
    case 1:
      return slippedAt(
        problem,
        3,
        [
          `S_n = n/2 [2a + (n-1)d]`,
          `${name} = ${n}/2 [${inside}]`,
          `= ${n}/2 × ${a + last + random.nonZero(-5, 5)}`,
        ],
        'arithmetic',
        'sign',
        'order',
        'distribution',
        'coefficient',
      )
    case 2:
      return right(problem, [
        `l = a + (n-1)d = ${last}`,
        `${name} = n/2 (a + l)`,
        `= ${n}/2 × ${a + last}`,
        `= ${sum}`,
      ])
    default:
      return right(problem, [
        `S_n = n/2 [2a + (n-1)d]`,
        `= ${n}/2 [${inside}]`,
        `= ${n}/2 × ${a + last}`,
        `= ${sum}`,
      ])
  }
}

/** a chance as a fraction */
export function chance(random: Random): GeneratedWorking {
  const all = random.pick([6, 36, 52, 20, 30])
  const good = random.whole(1, all - 1)
  const answer = f(good, all)
  const problem = value(answer, { P: answer }, {})
  const count = `n(S) = ${all}, n(E) = ${good}`
  switch (random.whole(0, 5)) {
    case 0:
      return slippedAt(
        problem,
        2,
        [`n(S) = ${all}`, `P(E) = ${good + 1 === all ? good - 1 : good + 1}/${all}`],
        'value',
        'arithmetic',
      )
    case 1:
      return slippedAt(problem, 1, [`P(E) = ${good}/${all} = ${f(good, all + 1)}`], 'arithmetic')
    case 2:
      return right(problem, [
        `Total number of outcomes = ${all}`,
        `Favourable outcomes = ${good}`,
        `P(E) = ${good}/${all}`,
        `= ${answer}`,
      ])
    case 3:
      return right(problem, [
        `Probability = ${good}/${all}`,
        ...(answer === `${good}/${all}` ? [] : [`= ${answer}`]),
      ])
    default:
      return right(problem, [
        count,
        `P(E) = n(E)/n(S) = ${good}/${all}`,
        ...(answer === `${good}/${all}` ? [] : [`= ${answer}`]),
      ])
  }
}

/** simple interest */
export function interest(random: Random): GeneratedWorking {
  const [P, R, T] = [100 * random.whole(10, 90), random.whole(4, 12), random.whole(2, 5)]
  const I = (P * R * T) / 100
  const problem = value(
    `${I}`,
    { P: `${P}`, R: `${R}`, T: `${T}`, I: `${I}`, SI: `${I}`, A: `${P + I}` },
    { I: 'P*R*T/100', SI: 'P*R*T/100', A: 'P+I' },
  )
  switch (random.whole(0, 4)) {
    case 0:
      return slippedAt(problem, 1, [`I = ${P} × ${R} × ${T}`, `= ${P * R * T}`], 'coefficient', 'formula')
    case 1:
      return slippedAt(
        problem,
        3,
        ['I = PRT/100', `= (${P} × ${R} × ${T})/100`, `= ₹${I + 10 * random.nonZero(-9, 9)}`],
        'arithmetic',
      )
    default:
      return right(problem, [
        'I = (P × R × T)/100',
        `= (${P} × ${R} × ${T})/100`,
        random.pick([`= Rs. ${I}`, `= ₹${I}`, `= ${I}`]),
      ])
  }
}

/** 1/(√a - √b) with a rational denominator */
export function rationalise(random: Random): GeneratedWorking {
  const b = random.pick([2, 3, 5, 7])
  const a = b + random.nonZero(1, 6, 4 - b, 9 - b)
  const gap = a - b
  const target = gap === 1 ? `sqrt(${a})+sqrt(${b})` : `(sqrt(${a})+sqrt(${b}))/${gap}`
  const problem = value(target, {}, {}, { start: `1/(sqrt(${a})-sqrt(${b}))` })
  const [top, bottom] = [`√${a} + √${b}`, `(√${a} - √${b})(√${a} + √${b})`]
  const end = gap === 1 ? top : `(${top})/${gap}`
  switch (random.whole(0, 3)) {
    case 0:
      return slippedAt(problem, 2, [`= (${top})/(${bottom})`, `= (${top})/${a + b}`], 'sign')
    case 1:
      return slippedAt(
        problem,
        1,
        [`= (√${a} - √${b})/(${bottom})`, `= (√${a} - √${b})/${gap}`],
        'sign',
        'arithmetic',
        'cancel-term',
        'distribution',
      )
    default:
      return right(problem, [`= (${top})/(${bottom})`, `= (${top})/(${a} - ${b})`, `= ${end}`])
  }
}
