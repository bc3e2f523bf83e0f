/** What a student's own slip implies: the worlds in which the lines after it are judged. */
import { type Expression, lettersIn, lettersOf, mapTree, signChoices } from '../expression/tree.ts'
import {
  coefficients,
  type Equation,
  goalIn,
  isNear,
  only,
  type Question,
  quadratic,
  unknownOf,
  valueIn,
  type World,
} from './question.ts'
import type { Chain, Statement } from './read-line.ts'
import { crossings, equationOf, real, rootsOfEquation, rootsOfStatement } from './solutions.ts'
import { isKnown, isTrueIn, speaksOfUnknown } from './truth.ts'

const mostWorlds = 12

/**
 * @param base the world that was believed until now
 * @param earlier equations that were stated before, those of the question included
 * @param ownEquations the wrong equations so far, this one included
 */
export function ownWorlds(
  statement: Statement,
  base: World,
  earlier: readonly Equation[],
  ownEquations: readonly Equation[],
  question: Question,
): World[] {
  const speaks = speaksOfUnknown(statement, question)
  if (question.mode === 'identity') return [...question.worlds]
  if (question.mode === 'system' && speaks) {
    const found: World[] = []
    for (const own of ownEquations)
      for (const other of [...ownEquations, ...earlier])
        if (own !== other && found.length < mostWorlds) found.push(...crossings(own, other, question, base))
    return found
  }
  if (question.mode === 'solve' && speaks) {
    const own = { ...base, ...quadraticFacts(statement, base, question) }
    const roots = rootsOfStatement(statement, base, question) ?? []
    return roots.length === 0 ? [own] : roots.map((root) => ({ ...own, [unknownOf(question)]: root }))
  }
  let changed = base
  for (const chain of statement.cases.flat())
    changed = { ...changed, ...changedFact(chain, changed, question) }
  return withFormulas(changed, base, question)
}

/** a, b, c and D of the quadratic equation that a statement writes, where the question knows them. */
function quadraticFacts({ cases }: Statement, world: World, question: Question): World | undefined {
  const chain = only(cases.flat())
  if (chain === undefined || chain.sides.length < 2 || question.facts['D'] === undefined) return undefined
  return quadratic(coefficients(equationOf(chain), world, question))
}

/**
 * a, b, c and D of an equation that the student wrote, the given one times a number, where a statement is true by
 * them. `isOwn`: by a slip the equation may be any.
 */
export function writtenFacts(
  statement: Statement,
  before: readonly Statement[],
  worlds: readonly World[],
  question: Question,
  isOwn = false,
): World | undefined {
  if (question.mode !== 'solve') return undefined
  for (const written of before.toReversed()) {
    const facts = quadraticFacts(written, worlds[0] ?? {}, question)
    const isRight = (world: World) =>
      (isOwn || isTrueIn(written, world, question)) && isTrueIn(statement, { ...world, ...facts }, question)
    if (facts !== undefined && worlds.every(isRight)) return facts
  }
  return undefined
}

/** Total = 5 + 8 + 4 = 16 names no letter of the question: what is worked out with the 16 follows all the same. */
export function unnamedSlip(
  chain: Chain | undefined,
  brokenAt: number | undefined,
  world: World,
  { mode, pi }: Question,
): { right: number; written: number } | undefined {
  const [before, last] = [chain?.sides[(brokenAt ?? 0) - 1], chain?.sides.at(-1)]
  if (before === undefined || last === undefined || mode === 'system') return undefined
  return { right: valueIn(before, world, pi), written: valueIn(last, world, pi) }
}

/** The letter whose value a wrong chain changes, with that value. */
function changedFact({ sides }: Chain, world: World, question: Question): World {
  const [head, ...rest] = sides
  const last = rest.at(-1)
  if (head === undefined || last === undefined) return {}
  const value = valueIn(last, world, question.pi)
  if (head.type === 'letter') return Number.isNaN(value) ? {} : { [head.name]: value }
  const letters = lettersIn(sides)
  // AB + BC = CD + AD changes the one that is asked
  const goal = goalIn(world, question)
  const asked = letters.filter((name) => isNear(question.facts[name], goal))
  const name = only(letters.length > 1 ? asked : letters)
  if (name === undefined) return {}
  const roots = rootsOfEquation(equationOf({ sides } as Chain), name, world, question) ?? []
  // BC² = 164 where BC is a length
  const root = only(roots) ?? only(roots.filter((one) => Math.sign(one) === Math.sign(world[name] ?? 0)))
  return root === undefined ? {} : { [name]: root }
}

/** Every letter that a formula works out from a changed one, worked out anew; two worlds where a formula has ±. */
export function withFormulas(changed: World, base: World, question: Question): World[] {
  const isChanged = new Set(Object.keys(changed).filter((name) => changed[name] !== base[name]))
  let worlds: World[] = [changed]
  for (let round = 0; round < 3; round += 1)
    for (const [name, formula] of question.formulas) {
      if (isChanged.has(name) && !question.unknowns.includes(name)) continue
      if (![...lettersOf(formula)].some((used) => isChanged.has(used) && used !== name)) continue
      if (worlds.some((world) => !isKnown(formula, world))) continue
      const choices = worlds.flatMap((world) =>
        signChoices(formula).map((choice) => ({ ...world, [name]: valueIn(choice, world, question.pi) })),
      )
      worlds = distinct(choices, name)
      if (!question.unknowns.includes(name)) isChanged.add(name)
    }
  return worlds.slice(0, mostWorlds)
}

const distinct = (worlds: readonly World[], name: string): World[] =>
  worlds.filter((world, index) => worlds.findIndex((other) => isNear(other[name], world[name])) === index)

/** A side with the student's own wrong numbers replaced by the true ones. */
export function withTrueNumbers(side: Expression, own: World, truth: World): Expression {
  const changed = Object.keys(own).filter((name) => name in truth && !isNear(own[name], truth[name]))
  return mapTree(side, (part) => {
    if (part.type !== 'number') return part
    const value = valueIn(part, {})
    const name = changed.find((key) => isNear(Math.abs(own[key] ?? 0), value))
    return name === undefined ? part : real((truth[name] ?? 0) * Math.sign(own[name] ?? 1))
  })
}
