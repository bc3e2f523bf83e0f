import { type Expression, letter, lettersOf, mapTree, negative, times } from '../expression/tree.ts'
import { partlyMultiplied, withoutDenominators, wronglyMoved } from './equation-moves.ts'
import { suspectsInEquation } from './equation-slip.ts'
import type { JudgedStatement } from './judged-statement.ts'
import { isOneSided } from './one-side.ts'
import type { Slip } from './problem.ts'
import { type Equation, plus, type Question, type World } from './question.ts'
import type { Statement } from './read-line.ts'
import { slipsOf } from './slips.ts'
import { equationOf, isProportional, rowOf } from './solutions.ts'
import { Suspects } from './suspects.ts'

/** Names the slip in a statement on the unknowns of a system. */
export function slipInSystem(judged: JudgedStatement, worlds: readonly World[], question: Question): Slip {
  const stated = judged.before.flatMap(({ cases }) => cases.flat()).map(equationOf)
  const [only, ...more] = question.unknowns.filter((name) =>
    judged.statement.cases.flat().some(({ sides }) => sides.some((side) => lettersOf(side).has(name))),
  )
  if (only !== undefined && more.length === 0) {
    const before = withoutOthers(stated, only, question).map(
      (sides): Statement => ({ cases: [[{ sides, isContinued: false, isRounded: false }]] }),
    )
    const single: Question = { ...question, unknowns: [only] }
    const found = suspectsInEquation({ statement: judged.statement, before }, worlds, single)
    if (!found.isEmpty) return found.likeliest('arithmetic')
  }
  return suspectsInRows(judged.statement, stated, worlds[0] ?? {}, question).likeliest('arithmetic')
}

/** The equations that speak of one unknown alone, the others put in as they were worked out. */
function withoutOthers(stated: readonly Equation[], unknown: string, { unknowns }: Question): Equation[] {
  const isOther = (name: string) => name !== unknown && unknowns.includes(name)
  const known = new Map<string, Expression>()
  for (const [left, right] of stated.toReversed().flatMap(([l, r]): Equation[] => [
    [r, l],
    [l, r],
  ]))
    if (left.type === 'letter' && isOther(left.name) && !lettersOf(right).has(left.name))
      known.set(left.name, right)
  const put = (side: Expression) =>
    mapTree(side, (part) => (part.type === 'letter' ? (known.get(part.name) ?? part) : part))
  return stated
    .map(([left, right]): Equation => [put(left), put(right)])
    .filter((sides) => !sides.some((side) => [...lettersOf(side)].some(isOther)))
}

function suspectsInRows(
  statement: Statement,
  stated: readonly Equation[],
  world: World,
  question: Question,
): Suspects {
  const suspects = new Suspects()
  for (const target of statement.cases.flat().map(equationOf)) {
    const isReciprocal = rowOf(target, question, world) === undefined
    const rowIn = (equation: Equation) => rowOf(equation, question, world, isReciprocal)
    const mine = rowIn(target)
    if (mine === undefined) continue
    const isMine = (equation: Equation) => {
      const row = rowIn(equation)
      return row !== undefined && isProportional(row, mine)
    }
    for (const source of stated.flatMap((one) => [one, ...withoutDenominators(one)])) {
      const [left, right] = source
      for (const slip of slipsOf(left)) if (isMine([slip.tree, right])) suspects.add(slip.code, slip.part)
      for (const slip of slipsOf(right)) if (isMine([left, slip.tree])) suspects.add(slip.code, slip.part)
      for (const [l, r, part] of wronglyMoved(source)) if (isMine([l, r])) suspects.add('sign', part)
      if (isOneSided(source, target, question, world)) suspects.add('one-side')
      for (const slip of turnedSigns(target)) {
        const [turned, row] = [slip.equation, source].map((one) => rowIn(one))
        if (turned && row && isProportional(turned, row)) suspects.add('sign', slip.part)
      }
    }
    if (
      isSumWithTurnedSign(
        stated.map((one) => rowIn(one) ?? []),
        mine,
      )
    )
      suspects.add('sign')
    // x + y = 1/5 where 1/(x + y) = p and p = 1/5
    for (const [name, formula] of question.formulas)
      if (formula.type === 'fraction' && isMine([formula.bottom, times(formula.top, letter(name))]))
        suspects.add('inverse', formula)
    if (!suspects.isEmpty) continue
    // a + 3d for the third term
    if (question.unknowns.includes('d'))
      for (const [left, right] of question.given)
        for (const more of [letter('d'), negative(letter('d'))])
          if (isMine([plus(left, more), right]) || isMine([left, plus(right, more)])) suspects.add('formula')
    const exchanged = (side: Expression) => withExchanged(side, question.unknowns)
    for (const one of stated) for (const other of stated) if (isMine([one[0], other[1]])) suspects.add('swap')
    for (const source of stated) {
      const [p, q, ...rest] = rowIn(source) ?? []
      if (p !== undefined && q !== undefined && isProportional([q, p, ...rest], mine)) suspects.add('swap')
      const [left, right] = source
      if (isMine([exchanged(left), right]) || isMine([left, exchanged(right)])) suspects.add('swap')
    }
    for (const source of stated)
      for (const [l, r, part] of partlyMultiplied(source))
        if (isMine([l, r])) suspects.add('distribution', part)
  }
  return suspects
}

/** 10x + y for 10y + x */
const withExchanged = (side: Expression, [one, other]: readonly string[]) =>
  mapTree(side, (part) => {
    if (part.type !== 'letter' || one === undefined || other === undefined) return part
    return letter(part.name === one ? other : part.name === other ? one : part.name)
  })

const turnedSigns = ([left, right]: Equation): { equation: Equation; part: Expression }[] =>
  [
    ...slipsOf(left).map(({ code, tree, part }) => ({ code, equation: [tree, right] as const, part })),
    ...slipsOf(right).map(({ code, tree, part }) => ({ code, equation: [left, tree] as const, part })),
  ].filter(({ code }) => code === 'sign')

/** Two equations added or taken from one another with one sign wrong. */
function isSumWithTurnedSign(rows: readonly (readonly number[])[], mine: readonly number[]): boolean {
  const isTurned = (a: readonly number[], b: readonly number[], sign: number) =>
    mine.some((_, turned) =>
      isProportional(
        a.map((value, k) => value + sign * (k === turned ? -1 : 1) * (b[k] ?? 0)),
        mine,
      ),
    )
  return rows.some((a) => rows.some((b) => a !== b && (isTurned(a, b, 1) || isTurned(a, b, -1))))
}
