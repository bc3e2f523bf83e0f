import type { JudgedStatement } from './judged-statement.ts'
import type { Milestone, MilestoneState } from './problem.ts'
import type { ShownShape } from './shapes.ts'

/** Differences between boards in marking. */
export type MarkingPolicy = {
  /** a right answer earns all marks, whatever is above it */
  readonly answerEarnsAll: boolean
}

const practice: MarkingPolicy = { answerEarnsAll: false }

/**
 * One row per board. CBSE: no marks are deducted for the cumulative effect of an error (marking scheme of class 12,
 * 2018). Tamil Nadu: a right final answer earns full marks in parts II to IV (2024). The others are marked as CBSE
 * until their schemes are available.
 */
export const policies = {
  practice,
  cbse: practice,
  icse: practice,
  'andhra-pradesh': practice,
  telangana: practice,
  'tamil-nadu': { answerEarnsAll: true },
  karnataka: practice,
  maharashtra: practice,
} as const satisfies Record<string, MarkingPolicy>

export type Award = {
  readonly states: readonly MilestoneState[]
  readonly marks: number
  /** what each line earned; a line that earned nothing is left out */
  readonly lineMarks: ReadonlyMap<number, number>
}

/**
 * The marks of a working: each milestone that a correct line shows; a slip is penalised once, in its line.
 *
 * @param isMended whether the working is correct again after the slip in a line
 */
export function award(
  milestones: readonly Milestone[],
  judged: readonly JudgedStatement[],
  shownShapes: readonly ShownShape[],
  policy: MarkingPolicy,
  isMended: (slipLine: number) => boolean | undefined,
): Award {
  const states: MilestoneState[] = milestones.map(() => 'missing')
  const reachedAt: (number | undefined)[] = []
  const charged = new Set<number>()
  const lostRootLine = judged.find(({ status, isLostRoot }) => status === 'wrong' && isLostRoot)?.line
  let last = -1
  for (const [k, milestone] of milestones.entries()) {
    const repeated = milestones
      .slice(0, k)
      .filter((other) => other.shapes.some((shape) => milestone.shapes.includes(shape)))
    // a line that shows both in two ways earns both
    const showsMore = (line: number, shape: string) =>
      repeated.length === 1 &&
      shownShapes.some(
        (one) =>
          one.line === line &&
          one.status === 'ok' &&
          one.shape !== shape &&
          repeated[0]?.shapes.includes(one.shape),
      )
    const candidates = shownShapes.filter(
      ({ shape, line, status }) =>
        milestone.shapes.includes(shape) &&
        (repeated.length === 0 || line > last || (line === last && showsMore(line, shape))) &&
        !(status === 'wrong' && charged.has(line)),
    )
    const [first] = candidates
    if (first === undefined) continue
    // with a wrong root the right one is not all of them
    const mayComeLater = first.status === 'wrong' && first.shape !== 'all-values'
    const earning = mayComeLater ? candidates.find(({ status }) => status === 'ok') : first
    // what follows correctly from a slip earns its marks
    if (earning && earning.status !== 'wrong') {
      states[k] = 'earned'
      reachedAt[k] = earning.line
      last = Math.max(last, earning.line)
    } else if (first.status === 'wrong') {
      states[k] = first.line === lostRootLine ? 'half' : 'lost'
      charged.add(first.line)
      last = Math.max(last, first.line)
    }
  }
  const end = answerAt(milestones, shownShapes)
  if (states.at(-1) === 'missing' && end !== undefined) {
    states[states.length - 1] = 'earned'
    reachedAt[states.length - 1] = end
  }
  const slipLine = judged.find(({ status }) => status === 'wrong')?.line
  const isHealed = slipLine !== undefined && isMended(slipLine)
  const uncharged = judged.filter(({ status, line }) => status === 'wrong' && !charged.has(line))
  for (const { line } of isHealed ? [] : uncharged) {
    const k = standsIn(reachedAt, line, milestones.length)
    if (states[k] !== 'lost') states[k] = line === lostRootLine ? 'half' : 'lost'
  }
  if (isHealed) for (const [k, state] of states.entries()) states[k] = state === 'missing' ? state : 'earned'
  else if (lostRootLine !== undefined) halveAnswer(states, milestones)
  const hasAnswer = states.at(-1) === 'earned' && (slipLine === undefined || isHealed)
  if (policy.answerEarnsAll && hasAnswer) states.fill('earned')
  const lineMarks = new Map<number, number>()
  for (const [k, milestone] of milestones.entries()) {
    const isSkipped = states[k] === 'missing' && states.slice(k + 1).includes('earned')
    const isWhole = states[k] === 'earned' || isSkipped
    if (!isWhole && states[k] !== 'half') continue
    // A skipped or corrected step is earned by the line that went beyond it.
    const line = reachedAt.slice(k).find((at) => at !== undefined) ?? judged.at(-1)?.line ?? 0
    const earned = isWhole ? milestone.marks : milestone.marks / 2
    lineMarks.set(line, (lineMarks.get(line) ?? 0) + earned)
  }
  const marks = [...lineMarks.values()].reduce((sum, earned) => sum + earned, 0)
  return { states, marks, lineMarks }
}

/** The line of a right answer that was counted for a milestone before the last one. */
function answerAt(milestones: readonly Milestone[], shown: readonly ShownShape[]): number | undefined {
  const shapes = milestones.at(-1)?.shapes ?? []
  const isAnswer = (shape: string) => /^(?:number|target|all-values|says:)/.test(shape)
  return shown.findLast(({ shape, status }) => status === 'ok' && isAnswer(shape) && shapes.includes(shape))
    ?.line
}

/** The milestone missed because of a slip: the first after those reached before it. */
function standsIn(reachedAt: readonly (number | undefined)[], slipLine: number, count: number): number {
  const last = reachedAt.findLastIndex((at) => at !== undefined && at < slipLine)
  return Math.min(last + 1, count - 1)
}

/** If a root was lost on the way, the answer with only some of the roots earns a part too. */
function halveAnswer(states: MilestoneState[], milestones: readonly Milestone[]): void {
  const answer = milestones.findIndex(({ shapes }) => shapes.includes('all-values'))
  if (states[answer] === 'earned') states[answer] = 'half'
}
