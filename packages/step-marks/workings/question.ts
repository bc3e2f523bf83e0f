import { splitOutside } from '../expression/spelling.ts'
import { difference, type Expression, integer, lettersOf, power, sum } from '../expression/tree.ts'
import { boundedValue } from '../values/bounded.ts'
import { rationalValue } from '../values/exact-value.ts'
import { asOneFraction, polynomialIn } from '../values/polynomial.ts'
import type { Rational } from '../values/rational.ts'
import type { Problem } from './problem.ts'
import { readingsOf } from './readings.ts'

/** A value for every letter: one way in which all lines of a right working are true. */
export type World = Readonly<Record<string, number>>

export type Equation = readonly [left: Expression, right: Expression]

/** A problem with its texts read. */
export type Question = {
  readonly mode: Problem['mode']
  readonly unknowns: readonly string[]
  /** the names that a line may use */
  readonly letters: readonly string[]
  /** names that are said of several things, `n(E)` and `n(S)`: of this one they are what the question calls so */
  readonly saidOf?: ReadonlyMap<string, string | undefined>
  /** which of several things a word stands for: area, the area of the sector */
  readonly labelOf?: ReadonlyMap<string, string>
  readonly facts: World
  /** the decimals of facts that are given rounded */
  readonly roundedFacts: Readonly<Record<string, number>>
  readonly worlds: readonly World[]
  readonly given: readonly Equation[]
  readonly formulas: ReadonlyMap<string, Expression>
  readonly start?: Expression | undefined
  readonly target?: Expression | undefined
  readonly pi?: Rational | undefined
  /** Whether a solution fits the question. */
  readonly keeps: (world: World) => boolean
}

const sampleAngles = [17, 29, 38, 53, 61, 74]

/** @throws Unreadable where a text of the problem is malformed */
export function readQuestion(problem: Problem): Question {
  const unknowns = problem.variables ?? []
  const names = [...unknowns, ...Object.keys(problem.facts ?? {}), ...Object.keys(problem.formulas ?? {})]
  const letters = [...new Set([...names, ...inFormulas(problem)])]
  const read = (text: string) => readingsOf(text, letters)[0]
  const pi = problem.pi === undefined ? undefined : rationalValue(read(problem.pi))
  const numberOf = (text: string) => valueIn(read(text), {}, pi)
  const valuesOf = (texts: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, numberOf(text)]))
  const given = (problem.given ?? []).map((text): Equation => {
    const [left = '', right = ''] = splitOutside(text, /=/)
    return [read(left), read(right)]
  })
  const quadratic = quadraticNames(given, unknowns, names)
  const facts: World = { ...quadratic.facts, ...valuesOf(problem.facts) }
  const formulas = new Map([
    ...quadratic.formulas,
    ...Object.entries(problem.formulas ?? {}).map(([name, text]) => [name, read(text)] as const),
  ])
  const worlds =
    problem.mode === 'identity'
      ? sampleAngles.map((angle, row) => ({
          ...facts,
          ...Object.fromEntries(unknowns.map((name, k) => [name, angle + k * (3 + row)])),
        }))
      : (problem.worlds ?? [{}]).map((world) => ({ ...facts, ...valuesOf(world) }))
  return {
    mode: problem.mode,
    unknowns,
    letters: [...new Set([...letters, ...Object.keys(quadratic.facts)])],
    roundedFacts: roundedFacts(problem),
    facts,
    worlds,
    given,
    formulas,
    keeps: readKeep(problem.keep),
    start: problem.start === undefined ? undefined : read(problem.start),
    target: problem.target === undefined ? undefined : read(problem.target),
    pi,
  }
}

/** Names of more than one letter are known by the formulas that use them. */
const inFormulas = (problem: Problem): string[] =>
  Object.values(problem.formulas ?? {}).flatMap((text) => text.match(/[A-Za-z]_\w+/g) ?? [])

const roundedFacts = ({ facts = {} }: Problem): Record<string, number> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, text]) => {
      const decimals = /^-?\d+\.(\d{2,})$/.exec(text)?.[1]
      return decimals === undefined ? [] : [[name, decimals.length]]
    }),
  )

/** The letters of the quadratic formula, for an equation of degree 2 that does not use them itself. */
function quadraticNames(given: readonly Equation[], unknowns: readonly string[], names: readonly string[]) {
  const none = { facts: {} as World, formulas: [] as (readonly [string, Expression])[] }
  const [[left, right] = []] = given
  const unknown = unknowns.join()
  // the letters of an equation for k or n are those of another one, or of a progression
  if (!left || !right || given.length > 1 || !/^[t-z]$/.test(unknown)) return none
  if (lettersOf(left).size + lettersOf(right).size > 2) return none
  const { top } = asOneFraction(difference(left, right))
  const values = polynomialIn(top, unknown)?.map((part) => boundedValue(part, { letters: {} }).value)
  if (values?.length !== 3 || names.some((name) => /^[abc]$/.test(name))) return none
  const [c = 0, b = 0, a = 0] = values
  const read = (text: string) => readingsOf(text, ['a', 'b', 'c', 'D', unknown])[0]
  return {
    facts: { a, b, c, D: b * b - 4 * a * c },
    formulas: [['D', read('b^2-4*a*c')] as const, [unknown, read('(-b±sqrt(D))/(2*a)')] as const],
  }
}

function readKeep(text = ''): (world: World) => boolean {
  const tests = text.split(/,|\band\b/).map((part) => {
    const [, name = '', sign, limit = '0'] =
      /([\p{L}_]\w*)\s*(?:([<>!]=?|[≤≥≠])\s*(-?[\d./]+)|.*(?:integer|whole|natural))/u.exec(part) ?? []
    const [top = 0, bottom = 1] = limit.split('/').map(Number)
    const by = top / bottom
    return (world: World) => {
      const value = world[name]
      if (value === undefined) return true
      if (sign === undefined) return isNear(value % 1, 0)
      if (isNear(value, by)) return /^[<>]=|[≤≥]/.test(sign)
      return /[!≠]/.test(sign) || value > by === /[>≥]/.test(sign)
    }
  })
  return (world) => tests.every((isSo) => isSo(world))
}

/** What is too large for a number, or has no value, is near nothing. */
export const isNear = (a = Number.NaN, b = Number.NaN, tolerance = 1e-9): boolean =>
  a === b || (Number.isFinite(a - b) && Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b)))

/** The value of a tree in a world; NaN where it has none or uses a letter that stands for nothing. */
export const valueIn = (tree: Expression, world: World, pi?: Rational): number =>
  boundedValue(tree, { letters: world, pi }).value

/** The one item of a list; undefined where there are more. */
export const only = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined

/** The value of what a question asks in a world. */
export const goalIn = (world: World, { target, pi }: Question): number | undefined =>
  target && valueIn(target, world, pi)

export const square = (tree: Expression): Expression => power(tree, integer(2))
export const plus = (...items: Expression[]): Expression =>
  items.length === 1 ? (items[0] as Expression) : items.length === 0 ? integer(0) : sum(...items)
