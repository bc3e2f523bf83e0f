import type { Expression } from '../expression/tree.ts'
import { partlyMultiplied, wronglyMoved } from './equation-moves.ts'
import { withValues } from './equation-slip.ts'
import type { JudgedStatement } from './judge.ts'
import type { Slip } from './problem.ts'
import { type Equation, isNear, type Question, valueIn, type World } from './question.ts'
import { slipsOf } from './slips.ts'
import { equationOf, isProportional, rowOf } from './solutions.ts'
import { Suspects } from './suspects.ts'
import { valueSaid } from './truth.ts'

/** Names the slip in a statement on the unknowns of a system. */
export function slipInSystem({ statement, before }: JudgedStatement, world: World, question: Question): Slip {
  const suspects = new Suspects()
  const chains = before.flatMap(({ cases }) => cases.flat())
  const values = Object.fromEntries(
    chains
      .flatMap((chain) => valueSaid(chain, question) ?? [])
      .reverse()
      .map(({ name, side }) => [name, side]),
  )
  const stated = chains.map(equationOf)
  const put = (side: Expression) => withValues(side, values)
  const sources: Equation[] = [...stated, ...stated.map(([left, right]): Equation => [put(left), put(right)])]
  for (const target of statement.cases.flat().map(equationOf)) {
    const mine = rowOf(target, question, world)
    if (mine === undefined) continue
    const isMine = (equation: Equation) => {
      const row = rowOf(equation, question, world)
      return row !== undefined && isProportional(row, mine)
    }
    for (const source of sources) {
      for (const side of [0, 1] as const)
        for (const slip of slipsOf(source[side]))
          if (isMine(side === 0 ? [slip.tree, source[1]] : [source[0], slip.tree]))
            suspects.add(slip.code, slip.part)
      for (const [left, right, part] of wronglyMoved(source))
        if (isMine([left, right])) suspects.add('sign', part)
      inverse(source, target, question, world, suspects)
    }
    const rows = stated
      .flatMap((equation) => [rowOf(equation, question, world) ?? []])
      .filter((row) => row.length > 0)
    if (isSumWithTurnedSign(rows, mine)) suspects.add('sign')
    for (const source of sources) oneSide(source, target, question, world, suspects)
    if (suspects.isEmpty)
      for (const source of stated)
        for (const [left, right, part] of partlyMultiplied(source))
          if (isMine([left, right])) suspects.add('distribution', part)
  }
  return suspects.likeliest('arithmetic')
}

/** Two equations added or taken from one another with one sign wrong. */
function isSumWithTurnedSign(rows: readonly (readonly number[])[], mine: readonly number[]): boolean {
  return rows.some((a) =>
    rows.some(
      (b) =>
        a !== b &&
        [1, -1].some((sign) =>
          mine.some((_, turned) =>
            isProportional(
              a.map((value, k) => value + sign * (k === turned ? -1 : 1) * (b[k] ?? 0)),
              mine,
            ),
          ),
        ),
    ),
  )
}

/** ky = c taken to y = kc or y = c - k. */
function inverse(
  source: Equation,
  target: Equation,
  question: Question,
  world: World,
  suspects: Suspects,
): void {
  const [from, to] = [rowOf(source, question, world), rowOf(target, question, world)]
  if (from === undefined || to === undefined || target[0].type !== 'letter') return
  const at = from.findIndex((value, k) => k < from.length - 1 && Math.abs(value) > 1e-9)
  const isOne = from.every((value, k) => k === at || k === from.length - 1 || isNear(value, 0))
  const [factor = 0, right = 0] = [from[at], -(from.at(-1) ?? 0)]
  if (at < 0 || !isOne || isNear(to[at] ?? 0, 0) || isNear(factor, 1)) return
  const written = -(to.at(-1) ?? 0) / (to[at] ?? 1)
  if (isNear(written, right * factor) || isNear(written, right - factor)) suspects.add('inverse')
  if (isNear(written, -right / factor) || isNear(written, right + factor)) suspects.add('sign')
}

const points = [
  [0.7, 1.3],
  [1.9, -0.6],
  [-2.3, 0.4],
] as const

function oneSide(
  source: Equation,
  target: Equation,
  question: Question,
  world: World,
  suspects: Suspects,
): void {
  const at = (side: Expression) =>
    points.map((values) =>
      valueIn(
        side,
        { ...world, ...Object.fromEntries(question.unknowns.map((name, k) => [name, values[k] ?? 0.9])) },
        question.pi,
      ),
    )
  for (const side of [0, 1] as const) {
    const [from, to] = [at(source[side]), at(target[side])]
    const [fromOther, toOther] = [at(source[1 - side] as Expression), at(target[1 - side] as Expression)]
    const isNumber = from.every((value) => isNear(value, from[0] ?? 0))
    if (isNumber || !fromOther.every((value, k) => isNear(value, toOther[k] ?? Number.NaN))) continue
    const [shift, factor] = [(to[0] ?? 0) - (from[0] ?? 0), (to[0] ?? 0) / (from[0] ?? 1)]
    const isShift =
      Math.abs(shift) > 1e-9 && to.every((value, k) => isNear(value - (from[k] ?? 0), shift, 1e-7))
    const isScale =
      !isNear(Math.abs(factor), 1) && to.every((value, k) => isNear(value, (from[k] ?? 0) * factor, 1e-7))
    if (isShift || isScale) suspects.add('one-side')
  }
}
