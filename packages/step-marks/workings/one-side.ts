import {
  contains,
  type Expression,
  hasLetters,
  integer,
  letter,
  lettersOf,
  mapTree,
  orderlessKey,
  product,
  termsOf,
} from '../expression/tree.ts'
import {
  coefficients,
  type Equation,
  isNear,
  type Question,
  quadratic,
  valueIn,
  type World,
} from './question.ts'

const places = [
  [0.7, 1.3],
  [1.9, -0.6],
  [-2.3, 0.4],
] as const

/** Whether something was done on one side alone: added, multiplied by, or a root taken. */
export function isOneSided(
  source: Equation,
  target: Equation,
  { unknowns, pi }: Question,
  world: World,
): boolean {
  const points = places.map((values) => ({
    ...world,
    ...Object.fromEntries(unknowns.map((name, k) => [name, values[k] ?? 0.9])),
  }))
  const at = (side: Expression) => points.map((point) => valueIn(side, point, pi))
  const isConstant = (side: Expression) => !unknowns.some((name) => lettersOf(side).has(name))
  const sides = [
    [source[0], target[0], source[1], target[1]] as const,
    [source[1], target[1], source[0], target[0]] as const,
  ]
  return sides.some(([from, to, otherFrom, otherTo]) => {
    const [a, b, c, d] = [at(from), at(to), at(otherFrom), at(otherTo)]
    if ([...a, ...b, ...c, ...d].some(Number.isNaN) || isConstant(from)) return false
    const isKept = c.every((value, k) => isNear(value, d[k] ?? 0))
    const shifts = b.map((value, k) => value - (a[k] ?? 0))
    const factors = b.map((value, k) => value / (a[k] ?? 0))
    const isShift =
      isSteady(shifts) && Math.abs(shifts[0] ?? 0) > 1e-9 && isTermMore(from, to, shifts[0] ?? 0, unknowns)
    const [factor = 1] = factors
    const isScale =
      isSteady(factors) && !isNear(Math.abs(factor), 1) && (isWhole(factor) || isWhole(1 / factor))
    const isTimes = (values: readonly number[]) =>
      isSteady(factors.map((value, k) => value / (values[k] ?? 1)))
    const isTimesUnknown =
      unknowns.length === 1 && [letter(unknowns[0] ?? ''), ...clearedBy(from)].some((by) => isTimes(at(by)))
    const isRoot = b.every((value, k) => isNear(value * value, a[k] ?? 0, 1e-7)) && !isShift
    const isSquared = b.every((value, k) => isNear(value, (a[k] ?? 0) ** 2, 1e-7)) && !isShift
    if (isKept) return isShift || isScale || isTimesUnknown || isRoot || isSquared
    // completed to a square on this side, and by something else on the other
    const row = quadratic(coefficients([to, integer(0)], world, { unknowns, pi }))
    const isSquare =
      contains(to, (part) => part.type === 'power' && part.base.type === 'sum') ||
      (row?.['b'] !== 0 && isNear(row?.['D'], 0))
    const excess = (shifts[0] ?? 0) - (d[0] ?? 0) + (c[0] ?? 0)
    const none = { ...world, ...Object.fromEntries(unknowns.map((name) => [name, 0])) }
    // the square of half the coefficient left out there, though terms were brought over as well
    const isLeftOut = isSteady(shifts) && isNear(excess, valueIn(to, none, pi))
    return isSquare && isConstant(otherFrom) && !isNear(excess, 0) && (isShift || isLeftOut)
  })
}

/** What clears the letters below the lines of fractions, where there are any. */
function clearedBy(side: Expression): Expression[] {
  const below = new Map<string, Expression>()
  mapTree(side, (part) => {
    if (part.type === 'fraction' && hasLetters(part.bottom)) below.set(orderlessKey(part.bottom), part.bottom)
    return part
  })
  return below.size === 0 ? [] : [product(...below.values())]
}

/** A number added or left out. Where another one replaces it, it was only worked out wrongly. */
function isTermMore(from: Expression, to: Expression, shift: number, unknowns: readonly string[]): boolean {
  const none = Object.fromEntries(unknowns.map((name) => [name, 0]))
  const isTerm = (side: Expression, value: number) =>
    termsOf(side).some((term) => isNear(valueIn(term, {}), value))
  return (
    [from, to].some((side) => isNear(valueIn(side, none), 0)) || isTerm(from, -shift) || isTerm(to, shift)
  )
}

const isWhole = (value: number) => isNear(value, Math.round(value))

const isSteady = (values: readonly number[]): boolean =>
  values.every((value) => isNear(value, values[0] ?? 0, 1e-7))
