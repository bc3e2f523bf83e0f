import { letter, lettersIn, lettersOf } from '../expression/tree.ts'
import { withTrueNumbers } from './own-worlds.ts'
import {
  coefficients,
  type Equation,
  goalIn,
  isNear,
  only,
  type Question,
  valueIn,
  type World,
} from './question.ts'
import type { Chain, Statement } from './read-line.ts'
import { equationOf, isProportional, rootsOfEquation, rowOf } from './solutions.ts'
import { brokenLink, holds, isKnown, isLink } from './truth.ts'

/** A chain whose numbers are the student's own, and which is true with the true numbers in their place. */
export function followsByNumbers(
  chains: readonly Chain[],
  own: World = {},
  truth: World,
  question: Question,
): boolean {
  return chains.every(({ sides, isRounded }) => {
    const [head, first, ...rest] = sides
    if (head === undefined || first === undefined) return false
    const mended = withTrueNumbers(first, own, truth)
    return (
      mended !== first &&
      brokenLink([first, ...rest], own, question, isRounded) === undefined &&
      isLink(head, mended, truth, question, isRounded)
    )
  })
}

/** Whether a chain gives a letter the value that an earlier equation leaves for it by the student's own values. */
export function followsByEquation(
  chains: readonly Chain[],
  earlier: readonly Equation[],
  own: World = {},
  question: Question,
): boolean {
  const name = only(lettersIn(chains.flatMap(({ sides }) => sides))) ?? ''
  return earlier.some((equation) =>
    rootsOfEquation(equation, name, own, question)?.some((value) =>
      holds(chains, { ...own, [name]: value }, question),
    ),
  )
}

/** After a slip without a solution: the same equation in other words. */
export function isSameEquation(
  statement: Statement,
  before: Statement | undefined,
  world: World,
  question: Question,
): boolean {
  const [chain, last] = [statement, before].map((one) => only(one?.cases.flat() ?? []))
  if (!chain || !last || question.mode !== 'solve') return false
  const [a, b] = [chain, last].map((one) => coefficients(equationOf(one), world, question))
  return a !== undefined && b !== undefined && isProportional(a, b)
}

/** Whether an equation of a system is made of a wrong one and another, also where they have no point in common. */
export function isCombination(
  equation: Equation,
  ownEquations: readonly Equation[],
  earlier: readonly Equation[],
  question: Question,
): boolean {
  const isReciprocal = rowOf(equation, question, question.facts) === undefined
  const rows = (equations: readonly Equation[]) =>
    equations.flatMap((one) => [rowOf(one, question, question.facts, isReciprocal) ?? []])
  const [[p = 0, q = 0, r = 0] = []] = rows([equation])
  return rows(ownEquations).some(([a = 0, b = 0, c = 0]) =>
    rows(earlier).some(([d = 0, e = 0, f = 0]) => {
      const size = Math.hypot(a, b, c) * Math.hypot(d, e, f) * Math.hypot(p, q, r)
      const volume = p * (b * f - c * e) - q * (a * f - c * d) + r * (a * e - b * d)
      return size > 0 && Math.abs(volume) < 1e-9 * size && !isProportional([a, b, c], [d, e, f])
    }),
  )
}

/** Whether a chain that goes on from a slip is true again. */
export function returnsToTruth(
  chains: readonly Chain[],
  head: string | undefined,
  worlds: readonly World[],
  question: Question,
): boolean {
  const truth = question.start ?? (head === undefined ? question.target : letter(head))
  if (truth === undefined) return false
  return chains.every(({ sides, isRounded }) =>
    worlds.every((world) => brokenLink([truth, ...sides.slice(1)], world, question, isRounded) === undefined),
  )
}

/** Whether nothing in the question says what the value of a chain should be. */
export function isUnverified(
  chains: readonly Chain[],
  head: string | undefined,
  world: World,
  question: Question,
): boolean {
  if (head !== undefined && question.facts[head] !== undefined) return false
  const goal = goalIn(world, question)
  const known = [goal, ...Object.values(question.facts)]
  return chains.every(({ sides }) => {
    const [first] = sides
    const isNamed = first !== undefined && lettersOf(first).size > 0 && isKnown(first, question.facts)
    const isFound = sides.some((side) =>
      known.some((value) => isNear(value, valueIn(side, world, question.pi))),
    )
    return !isNamed && !isFound
  })
}
