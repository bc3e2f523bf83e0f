import { splitOutside } from '../expression/spelling.ts'
import { difference, type Expression, integer, lettersOf, power, sum } from '../expression/tree.ts'
import { boundedValue } from '../values/bounded.ts'
import { rationalValue } from '../values/exact-value.ts'
import { asOneFraction, polynomialIn } from '../values/polynomial.ts'
import type { Rational } from '../values/rational.ts'
import type { Problem } from './problem.ts'
import { readingsOf } from './readings.ts'

/** A value for every letter: one way in which all lines of a correct working are true. */
export type World = Readonly<Record<string, number>>

export type Equation = readonly [left: Expression, right: Expression]

/** A problem with its texts parsed. */
export type Question = {
  readonly mode: Problem['mode']
  readonly unknowns: readonly string[]
  /** the names that a line may use */
  readonly letters: readonly string[]
  /** names that are said of several things, `n(E)` and `n(S)`: of this one they are what the question calls so */
  readonly subjectOf?: ReadonlyMap<string, string | undefined>
  /** the meaning of an ambiguous word: area, the area of the sector */
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

/** @throws Unreadable if a text of the problem is malformed */
export function readQuestion(problem: Problem): Question {
  const unknowns = problem.variables ?? []
  const names = [...unknowns, ...Object.keys(problem.facts ?? {}), ...Object.keys(problem.formulas ?? {})]
  const letters = [...new Set([...names, ...inFormulas(problem)])]
  const read = (text: string) => readingsOf(text, letters)[0]
  const readIfGiven = (text?: string) => (text === undefined ? undefined : read(text))
  const ratioOfCircle = readIfGiven(problem.pi)
  const pi = ratioOfCircle && rationalValue(ratioOfCircle)
  const numberOf = (text: string) => valueIn(read(text), {}, pi)
  const valuesOf = (texts: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(texts)
        .map(([name, text]) => [name, numberOf(text)] as const)
        .filter(([, value]) => !Number.isNaN(value)),
    )
  const given = (problem.given ?? []).map((text): Equation => {
    const [left = '', right = ''] = splitOutside(text, /=/)
    return [read(left), read(right)]
  })
  const ofQuadratic = quadraticNames(given, unknowns, names)
  const facts: World = { ...ofQuadratic.facts, ...valuesOf(problem.facts) }
  const formulas = new Map([
    ...ofQuadratic.formulas,
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
    // D is a discriminant and not the d of a progression
    letters: [
      ...new Set([
        ...letters,
        ...Object.keys(ofQuadratic.facts),
        ...(/^[^d]$/.test(unknowns.join()) ? ['D'] : []),
      ]),
    ],
    roundedFacts: roundedFacts(problem),
    facts,
    worlds,
    given,
    formulas,
    keeps: readKeep(problem.keep),
    start: readIfGiven(problem.start),
    target: readIfGiven(problem.target),
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
  const equation = only(given)
  const unknown = unknowns.join()
  // the letters of an equation for k or n are those of another one, or of a progression
  if (!equation || !/^[t-z]$/.test(unknown)) return none
  if (equation.flatMap((side) => [...lettersOf(side)]).length > 2) return none
  const facts = quadratic(coefficients(equation, {}, { unknowns }))
  if (facts === undefined || names.some((name) => /^[abc]$/.test(name))) return none
  const read = (text: string) => readingsOf(text, ['a', 'b', 'c', 'D', unknown])[0]
  return {
    facts,
    formulas: [['D', read('b^2-4*a*c')] as const, [unknown, read('(-b±sqrt(D))/(2*a)')] as const],
  }
}

/** The coefficients of left - right with its denominators cleared, or undefined where it is no polynomial then. */
export function coefficients(
  [left, right]: Equation,
  world: World,
  { unknowns: [unknown = ''], pi }: Pick<Question, 'unknowns' | 'pi'>,
): number[] | undefined {
  const { top } = asOneFraction(difference(left, right))
  const row = polynomialIn(top, unknown)?.map((part) => valueIn(part, world, pi))
  while (row !== undefined && row.length > 1 && Math.abs(row.at(-1) ?? 0) < 1e-12) row.pop()
  return row
}

/** a, b, c and D of a polynomial of degree 2; undefined for any other. */
export function quadratic([c = 0, b = 0, a, ...higher]: readonly number[] = []): World | undefined {
  return a === undefined || higher.length > 0 ? undefined : { a, b, c, D: b * b - 4 * a * c }
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

/** An overflow or an undefined value is equal to nothing. */
export const isNear = (a = Number.NaN, b = Number.NaN, tolerance = 1e-9): boolean =>
  a === b || (Number.isFinite(a - b) && Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b)))

/** The value of a tree in a world; NaN where it has none or uses an undefined letter. */
export const valueIn = (tree: Expression, world: World, pi?: Rational): number =>
  boundedValue(tree, { letters: world, pi }).value

/** The unknown of an equation in one. */
export const unknownOf = ({ unknowns }: Question): string => unknowns[0] ?? ''

/** The one item of a list; undefined where there are more. */
export const only = <Item>(items: readonly Item[]): Item | undefined =>
  items.length === 1 ? items[0] : undefined

/** The value of what a question asks in a world. */
export const goalIn = (world: World, { target, pi }: Question): number | undefined =>
  target && valueIn(target, world, pi)

export const square = (tree: Expression): Expression => power(tree, integer(2))
export const plus = (...items: Expression[]): Expression =>
  items.length === 1 ? (items[0] as Expression) : items.length === 0 ? integer(0) : sum(...items)
