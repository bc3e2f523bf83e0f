import type { Problem } from '../../workings/problem.ts'
import { fractionText as f, type Random, signed, times } from './random.ts'
import { type GeneratedWorking, right, slipped, slippedAt } from './working.ts'

/** An equation in x. */
export const solve = (given: string, values: readonly string[], more: Partial<Problem> = {}): Problem => ({
  mode: 'solve',
  variables: ['x'],
  given: [given],
  worlds: values.map((x) => ({ x })),
  marks: 2,
  milestones: [
    { id: 'method', marks: 1, shapes: ['equation'] },
    { id: 'value', marks: 1, shapes: ['all-values'] },
  ],
  ...more,
})

/** ax + b = cx + d */
export function linear(random: Random): GeneratedWorking {
  const [x, a] = [random.nonZero(-9, 9), random.nonZero(2, 9)]
  const c = random.nonZero(-6, 6, a)
  const b = random.nonZero(-15, 15)
  const d = a * x + b - c * x
  const given = `${times(a, 'x')}${signed(b)} = ${times(c, 'x')}${signed(d)}`
  const problem = solve(given, [`${x}`])
  const [k, m] = [a - c, d - b]
  const moved = `${times(a, 'x')}${signed(-c, 'x')} = ${d}${signed(-b)}`
  const lines = [moved, `${times(k, 'x')} = ${m}`, `x = ${m}/${k}`.replace('/-', '/ -'), `x = ${x}`].filter(
    (line) => !line.includes('/ -'),
  )
  switch (random.whole(0, 9)) {
    case 0:
      return slippedAt(
        problem,
        1,
        [`${times(a, 'x')}${signed(-c, 'x')} = ${d}${signed(b)}`, `${times(k, 'x')} = ${d + b}`],
        'sign',
      )
    case 1:
      if (a + c === 0) return right(problem, lines)
      return slipped(problem, [`${times(a + c, 'x')} = ${m}`], 'sign')
    case 2:
      if (Math.abs(k) === 1 || m === 0) return right(problem, lines)
      return slipped(problem, [moved, `${times(k, 'x')} = ${m}`, `x = ${m * k}`], 'inverse')
    case 3:
      if (k === 1 || m - k === x) return right(problem, lines)
      return slipped(problem, [moved, `${times(k, 'x')} = ${m}`, `x = ${m - k}`], 'inverse', 'sign')
    case 4:
      return slipped(
        problem,
        [moved, `${times(k, 'x')} = ${m + random.nonZero(-3, 3)}`],
        'arithmetic',
        'sign',
        'coefficient',
        'distribution',
        'one-side',
      )
    case 5:
      return right(problem, [`${times(k, 'x')}${signed(b)} = ${d}`, `${times(k, 'x')} = ${m}`, `x = ${x}`])
    case 6:
      return right(problem, [given, `${times(k, 'x')}${signed(-m)} = 0`, `x = ${f(m, k)}`])
    default:
      return right(problem, lines)
  }
}

/** p(x + q) = r(x + s) */
export function brackets(random: Random): GeneratedWorking {
  const [x, p, q] = [random.nonZero(-8, 8), random.whole(2, 7), random.nonZero(-9, 9)]
  const right1 = p * (x + q)
  const problem = solve(`${p}(x${signed(q)}) = ${right1}`, [`${x}`])
  const open = `${p}x${signed(p * q)} = ${right1}`
  switch (random.whole(0, 5)) {
    case 0:
      return slippedAt(
        problem,
        1,
        [`${p}x${signed(q)} = ${right1}`, `${p}x = ${right1 - q}`, `x = ${f(right1 - q, p)}`],
        'distribution',
      )
    case 1:
      return slippedAt(
        problem,
        1,
        [`${p}x${signed(-p * q)} = ${right1}`, `${p}x = ${right1 + p * q}`],
        'sign',
      )
    case 2:
      return slippedAt(problem, 2, [open, `${p}x = ${right1 + p * q}`, `x = ${f(right1 + p * q, p)}`], 'sign')
    case 3:
      return right(problem, [`x${signed(q)} = ${f(right1, p)}`, `x = ${x}`])
    default:
      return right(problem, [open, `${p}x = ${right1 - p * q}`, `x = ${x}`])
  }
}

/** x/a + x/b = c */
export function fractions(random: Random): GeneratedWorking {
  const [a, b] = [random.whole(2, 6), random.whole(2, 6)]
  const x = a * b * random.nonZero(-3, 3)
  const c = x / a + x / b
  const problem = solve(`x/${a} + x/${b} = ${c}`, [`${x}`])
  const [sum, all] = [a + b, a * b]
  switch (random.whole(0, 5)) {
    case 0:
      if (c === 0) return right(problem, [`x = ${x}`])
      return slippedAt(problem, 1, [`${b}x + ${a}x = ${c}`, `${sum}x = ${c}`, `x = ${f(c, sum)}`], 'one-side')
    case 1:
      return slippedAt(
        problem,
        2,
        [`(${b}x + ${a}x)/${all} = ${c}`, `${sum}x = ${c + all}`],
        'inverse',
        'arithmetic',
        'sign',
        'one-side',
        'coefficient',
      )
    case 2:
      return right(problem, [`${sum}x/${all} = ${c}`, `x = ${c} × ${all}/${sum}`, `x = ${x}`])
    case 3:
      return right(problem, [
        `Multiplying by ${all}`,
        `${b}x + ${a}x = ${all * c}`,
        `${sum}x = ${all * c}`,
        `x = ${x}`,
      ])
    default:
      return right(problem, [`(${b}x + ${a}x)/${all} = ${c}`, `${sum}x = ${c * all}`, `x = ${x}`])
  }
}

const quadraticMarks: Pick<Problem, 'marks' | 'milestones'> = {
  marks: 3,
  milestones: [
    { id: 'method', marks: 1, shapes: ['equation', 'discriminant'] },
    { id: 'apply', marks: 1, shapes: ['factored', 'formula', 'square'] },
    { id: 'roots', marks: 1, shapes: ['all-values'] },
  ],
}

export const rootsText = (a: string, b: string, random: Random) =>
  a === b
    ? `x = ${a}`
    : random.pick([`x = ${a} or x = ${b}`, `x = ${a}, x = ${b}`, `x = ${a}, ${b}`, `x = ${b} or ${a}`])

/** (px + q)(x + s) = 0, by factors, formula or square */
export function quadratic(random: Random): GeneratedWorking {
  const [p, q, s] = [random.whole(1, 4), random.nonZero(-7, 7), random.nonZero(-7, 7)]
  const [b, c] = [p * s + q, q * s]
  const [one, two] = [f(-q, p), `${-s}`]
  const x2 = times(p, 'x^2')
  const given = `${x2}${signed(b, 'x')}${signed(c)} = 0`
  const problem = solve(given, one === two ? [one] : [one, two], quadraticMarks)
  const roots = rootsText(one, two, random)
  const px = times(p, 'x')
  const split = `${x2}${signed(p * s, 'x')}${signed(q, 'x')}${signed(c)} = 0`
  const factored = `(${px}${signed(q)})(x${signed(s)}) = 0`
  const D = b * b - 4 * p * c
  const root = Math.round(Math.sqrt(D))
  const discriminant = `D = ${bracketedSquare(b)}${signed(-4 * p * c)} = ${D}`
  const formula = `x = (${-b} ± ${root})/${2 * p}`
  switch (random.whole(0, 15)) {
    case 0:
      return slippedAt(
        problem,
        2,
        [split, `(${px}${signed(-q)})(x${signed(s)}) = 0`, rootsText(f(q, p), two, random)],
        'sign',
      )
    case 1:
      if (f(q, p) === two) return right(problem, [factored, roots])
      return slipped(problem, [split, factored, rootsText(f(q, p), `${s}`, random)], 'sign')
    case 2:
      return one === two
        ? right(problem, [factored, roots])
        : slipped(problem, [split, factored, `x = ${two}`], 'lost-root')
    case 3:
      return slipped(problem, [`${x2}${signed(p * s, 'x')}${signed(-q, 'x')}${signed(c)} = 0`], 'sign')
    case 4:
      if (b === 0) return right(problem, [discriminant, formula, roots])
      return slippedAt(
        problem,
        2,
        [
          discriminant,
          `x = (${b} ± ${root})/${2 * p}`,
          rootsText(f(b + root, 2 * p), f(b - root, 2 * p), random),
        ],
        'sign',
      )
    case 5:
      return slipped(
        problem,
        [`D = ${bracketedSquare(b)}${signed(4 * p * c)} = ${b * b + 4 * p * c}`],
        'sign',
      )
    case 6:
      if (root === 0 && b === 0) return right(problem, [factored, roots])
      return slippedAt(problem, 2, [discriminant, `x = (${-b} ± ${root})/${p}`], 'coefficient')
    case 7:
      if (b % (2 * p) !== 0 || b === 0) return right(problem, [discriminant, `√D = ${root}`, formula, roots])
      return slipped(
        problem,
        [`x^2${signed(b / p, 'x')} = ${f(-c, p)}`, `(x${signed(b / p / 2)})^2 = ${f(-c, p)}`],
        'one-side',
      )
    case 8:
      return right(problem, [
        discriminant,
        formula,
        `x = (${-b} + ${root})/${2 * p} or x = (${-b} - ${root})/${2 * p}`,
        roots,
      ])
    case 9: {
      const [half, under] = [f(b, 2 * p), f(b * b - 4 * p * c, 4 * p * p)]
      const inside = b === 0 ? 'x' : b < 0 ? `x - ${half.slice(1)}` : `x + ${half}`
      return right(problem, [
        `x^2${signed(b, 'x')}/${p} = ${f(-c, p)}`.replace(/\/1(?!\d)/, ''),
        `(${inside})^2 = ${under}`,
        `${inside} = ±${f(root, 2 * p)}`,
        roots,
      ])
    }
    case 10:
      return one === two
        ? right(problem, [factored, roots])
        : right(problem, [factored, `x${signed(s)} = 0`, `x = ${two}`, `${px}${signed(q)} = 0`, `x = ${one}`])
    case 11:
      return right(problem, [`a = ${p}, b = ${b}, c = ${c}`, 'D = b^2 - 4ac', `= ${D}`, formula, roots])
    case 12:
      return right(problem, [
        `${px}(x${signed(s)})${signed(q, `(x${signed(s)})`)} = 0`,
        factored,
        `${px}${signed(q)} = 0 or x${signed(s)} = 0`,
        roots,
      ])
    default:
      return right(problem, [split, factored, roots])
  }
}

const bracketedSquare = (b: number): string => (b < 0 ? `(${b})^2` : `${b * b}`)
