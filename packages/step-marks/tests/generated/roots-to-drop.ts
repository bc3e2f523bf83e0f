import { rootsText, solve } from './equations.ts'
import { type Random, signed } from './random.ts'
import { type GeneratedWorking, right, slipped, slippedAt } from './working.ts'

/** √(x + a) = x - b, with a root that has to be dropped */
export function radical(random: Random): GeneratedWorking {
  const [b, k] = [random.whole(1, 6), random.whole(2, 6)]
  const x = b + k
  const a = k * k - x
  const other = 2 * b + 1 - x
  const problem = solve(`sqrt(x${signed(a)}) = x - ${b}`, [`${x}`])
  const squared = `x${signed(a)} = x^2 - ${2 * b}x + ${b * b}`
  const zero = `x^2 - ${2 * b + 1}x${signed(b * b - a)} = 0`
  const both = rootsText(`${x}`, `${other}`, random)
  switch (random.whole(0, 4)) {
    case 0:
      return slippedAt(
        problem,
        1,
        [`x${signed(a)} = x^2 + ${b * b}`, `x^2 - x${signed(b * b - a)} = 0`],
        'square-of-sum',
      )
    case 1:
      return slipped(problem, [squared, zero, both], 'extraneous')
    case 2:
      return right(problem, [
        `x${signed(a)} = (x - ${b})^2`,
        zero,
        both,
        `But x = ${other} does not satisfy the equation`,
        `x = ${x}`,
      ])
    default:
      return right(problem, [squared, zero, both, `x = ${x}`])
  }
}

/** x(x + d) = area, a length */
export function rectangle(random: Random): GeneratedWorking {
  const [x, d] = [random.whole(3, 15), random.whole(1, 9)]
  const area = x * (x + d)
  const problem = solve(`x(x+${d})=${area}`, [`${x}`, `${-x - d}`], {
    keep: 'x>0',
    marks: 3,
    milestones: [
      { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
      { id: 'factor', marks: 1, shapes: ['factored', 'formula'] },
      { id: 'root', marks: 1, shapes: ['all-values'] },
    ],
  })
  const zero = `x^2 + ${d}x - ${area} = 0`
  const factored = `(x - ${x})(x + ${x + d}) = 0`
  const end = random.pick([
    [`x = ${x} or x = ${-x - d}`, `x = ${x}`],
    [`x = ${x}, ${-x - d}`, 'Width cannot be negative', `∴ width = ${x} m`],
    [`x = ${x}`],
  ])
  switch (random.whole(0, 4)) {
    case 0:
      return slippedAt(problem, 1, [`x^2 + ${d} = ${area}`, `x^2 = ${area - d}`], 'distribution')
    case 1:
      return slippedAt(problem, 3, [zero, factored, `x = ${x} or x = ${x + d}`], 'sign')
    case 2:
      return slippedAt(
        problem,
        3,
        [`x(x + ${d}) = ${area}`, zero, `(x + ${x})(x - ${x + d}) = 0`, `x = ${x + d}`],
        'sign',
      )
    default:
      return right(problem, [`x(x + ${d}) = ${area}`, zero, factored, ...end])
  }
}
