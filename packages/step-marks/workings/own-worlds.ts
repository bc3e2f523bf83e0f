/** What a student's own slip implies: the worlds in which the lines after it are judged. */
import { lettersIn, lettersOf, signChoices } from '../expression/tree.ts'
import {
  type Equation,
  goalIn,
  isNear,
  only,
  type Question,
  unknownOf,
  valueIn,
  type World,
} from './question.ts'
import type { Chain, Statement } from './read-line.ts'
import { crossings, equationOf, rootsOfEquation, rootsOfStatement } from './solutions.ts'
import { isKnown, speaksOfUnknown, unknownsIn } from './truth.ts'
import { quadraticFacts } from './written-facts.ts'

const mostWorlds = 12

/**
 * @param base the world assumed so far
 * @param earlier equations stated before, those of the question included
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

/** Every letter that a formula works out from a changed one, recalculated; two worlds where a formula has ±. */
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

/** A world of the student's own with the unknowns recalculated by the student's names: a = 1/x. */
export function withDefinitions(
  own: World,
  truth: World,
  definitions: readonly Chain[],
  question: Question,
): World {
  let out = own
  for (const chain of question.mode === 'value' ? [] : definitions)
    for (const name of unknownsIn(chain, question)) {
      const isChanged = lettersIn(chain.sides).some((other) => other !== name && out[other] !== truth[other])
      const root = isChanged ? only(rootsOfEquation(equationOf(chain), name, out, question) ?? []) : undefined
      if (root !== undefined) out = { ...out, [name]: root }
    }
  return out
}
