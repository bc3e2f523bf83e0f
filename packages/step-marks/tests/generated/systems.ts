import type { Problem } from '../../workings/problem.ts'
import { fractionText as f, type Random, signed, times } from './random.ts'
import { type GeneratedWorking, right, slippedAt } from './working.ts'

/** ax + by = c, px + qy = d, by elimination or substitution */
export function pair(random: Random): GeneratedWorking {
  const [x, y] = [random.nonZero(-7, 7), random.nonZero(-7, 7)]
  const [a, b, p] = [random.whole(1, 5), random.nonZero(-5, 5), random.whole(1, 5)]
  let q = random.nonZero(-5, 5)
  while (a * q === b * p) q = random.nonZero(-5, 5)
  const [c, d] = [a * x + b * y, p * x + q * y]
  const row = (m: number, n: number, value: number) => `${times(m, 'x')}${signed(n, 'y')} = ${value}`
  const problem: Problem = {
    mode: 'system',
    variables: ['x', 'y'],
    given: [row(a, b, c), row(p, q, d)],
    worlds: [{ x: `${x}`, y: `${y}` }],
    marks: 3,
    milestones: [
      { id: 'eliminate', marks: 1, shapes: ['one-unknown'] },
      { id: 'first', marks: 1, shapes: ['one-value'] },
      { id: 'both', marks: 1, shapes: ['all-values'] },
    ],
  }
  const [k, m] = [b * p - a * q, c * p - d * a]
  const [first, second] = [row(a * p, b * p, c * p), row(a * p, a * q, a * d)]
  const eliminated = `${times(k, 'y')} = ${m}`
  const back = [`${times(a, 'x')}${signed(b * y)} = ${c}`, `${times(a, 'x')} = ${c - b * y}`, `x = ${x}`]
  switch (random.whole(0, 11)) {
    case 0: {
      const wrong = b * p + a * q
      if (wrong === 0 || wrong === k) return right(problem, [first, second, eliminated, `y = ${y}`, ...back])
      return slippedAt(
        problem,
        3,
        [first, second, `${times(wrong, 'y')} = ${m}`, `y = ${f(m, wrong)}`],
        'sign',
      )
    }
    case 1:
      return slippedAt(
        problem,
        4,
        [
          eliminated,
          `y = ${y}`,
          back[0] as string,
          `${times(a, 'x')} = ${c + b * y}`,
          `x = ${f(c + b * y, a)}`,
        ],
        'sign',
      )
    case 2:
      if (Math.abs(k) === 1) return right(problem, [eliminated, `y = ${y}`, ...back])
      return slippedAt(problem, 4, [first, second, eliminated, `y = ${m * k}`], 'inverse')
    case 3:
      if (p === 1 || c === 0) return right(problem, [second, eliminated, `y = ${y}`, ...back])
      return slippedAt(problem, 1, [row(a * p, b * p, c), second], 'one-side', 'distribution')
    case 4: {
      if (p === 1 || c === 0) return right(problem, [second, eliminated, `y = ${y}`, ...back])
      return slippedAt(problem, 1, [row(a * p, b, c * p), second], 'distribution', 'coefficient')
    }
    case 5: {
      const side = `(${c}${signed(-b, 'y')})/${a}`
      return right(problem, [
        `x = ${side}`,
        `${p}(${c}${signed(-b, 'y')})/${a}${signed(q, 'y')} = ${d}`,
        `y = ${y}`,
        `x = ${x}`,
      ])
    }
    case 6: {
      const side = `(${c}${signed(b, 'y')})/${a}`
      return slippedAt(problem, 1, [`x = ${side}`, `${p}${side}${signed(q, 'y')} = ${d}`], 'sign')
    }
    case 7:
      return right(problem, [
        `${row(a, b, c)} ...(1)`,
        `${row(p, q, d)} ...(2)`,
        `(1) × ${p}: ${first}`,
        `(2) × ${a}: ${second}`,
        `Subtracting, ${eliminated}`,
        `y = ${y}`,
        `Putting y = ${y} in (1)`,
        ...back,
      ])
    case 8:
      return right(problem, [
        first,
        second,
        eliminated,
        `y = ${y}`,
        `x = (${c}${signed(-b * y)})/${a} = ${x}`,
      ])
    case 9:
      return right(problem, [`x = ${x}, y = ${y}`])
    default:
      return right(problem, [first, second, eliminated, `y = ${y}`, ...back])
  }
}

/** the first term and the difference of an AP from two of its terms */
export function apFromTerms(random: Random): GeneratedWorking {
  const [a, d] = [random.whole(1, 20), random.nonZero(-6, 8)]
  const m = random.whole(3, 7)
  const n = m + random.whole(2, 8)
  const term = (k: number) => a + (k - 1) * d
  const problem: Problem = {
    mode: 'system',
    variables: ['a', 'd'],
    given: [`a+${m - 1}d=${term(m)}`, `a+${n - 1}d=${term(n)}`],
    worlds: [{ a: `${a}`, d: `${d}` }],
    marks: 3,
    milestones: [
      { id: 'equations', marks: 1, shapes: ['two-unknowns', 'restated'] },
      { id: 'difference', marks: 1, shapes: ['one-value', 'one-unknown'] },
      { id: 'both', marks: 1, shapes: ['all-values'] },
    ],
  }
  const one = `a + ${m - 1}d = ${term(m)}`
  const two = `a + ${n - 1}d = ${term(n)}`
  const gap = `${n - m}d = ${term(n) - term(m)}`
  switch (random.whole(0, 4)) {
    case 0:
      return slippedAt(
        problem,
        1,
        [`a + ${m}d = ${term(m)}`, two],
        'formula',
        'arithmetic',
        'sign',
        'coefficient',
      )
    case 1:
      return slippedAt(
        problem,
        5,
        [one, two, gap, `d = ${d}`, `a = ${term(m)}${signed((m - 1) * d)} = ${term(m) + (m - 1) * d}`],
        'sign',
      )
    default:
      return right(problem, [one, two, gap, `d = ${d}`, `a${signed((m - 1) * d)} = ${term(m)}`, `a = ${a}`])
  }
}
