import { letter, lettersOf } from '../expression/tree.ts'
import { withTrueNumbers } from './own-worlds.ts'
import { isNear, type Question, valueIn, type World } from './question.ts'
import type { Chain, Statement } from './read-line.ts'
import { coefficients, equationOf, isProportional } from './solutions.ts'
import { brokenLink, isKnown } from './truth.ts'

/** A chain whose numbers are the student's own, and which is true with the true numbers in their place. */
export function followsByNumbers(
  chains: readonly Chain[],
  own: World | undefined,
  truth: World | undefined,
  question: Question,
): boolean {
  if (own === undefined || truth === undefined) return false
  return chains.every(({ sides, isRounded }) => {
    const [head, ...rest] = sides
    if (head === undefined || rest.length === 0 || brokenLink(rest, own, question, isRounded) !== undefined)
      return false
    const [first] = withTrueNumbers(rest.slice(0, 1), own, truth)
    return (
      first !== undefined &&
      first !== rest[0] &&
      brokenLink([head, first], truth, question, isRounded) === undefined
    )
  })
}

/** After a slip without a solution: the same equation in other words. */
export function isSameEquation(
  statement: Statement,
  before: Statement | undefined,
  world: World,
  question: Question,
): boolean {
  const [chain, ...more] = statement.cases.flat()
  const [last, ...others] = before?.cases.flat() ?? []
  const [unknown] = question.unknowns
  if (
    !chain ||
    !last ||
    more.length > 0 ||
    others.length > 0 ||
    unknown === undefined ||
    question.mode !== 'solve'
  )
    return false
  const [a, b] = [chain, last].map((one) => coefficients(equationOf(one), unknown, world, question))
  return a !== undefined && b !== undefined && isProportional(a, b)
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
export function isUnverified(chains: readonly Chain[], world: World, question: Question): boolean {
  return chains.every(({ sides }) => {
    const [first] = sides
    const isNamed = first !== undefined && lettersOf(first).size > 0 && isKnown(first, question.facts)
    if (isNamed || first === undefined) return false
    const value = valueIn(first, world, question.pi)
    const goal = question.target === undefined ? Number.NaN : valueIn(question.target, world, question.pi)
    return ![goal, ...Object.values(question.facts)].some((known) => isNear(known, value))
  })
}
