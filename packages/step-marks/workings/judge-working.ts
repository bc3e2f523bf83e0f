import { OutOfSteps, stepsOf, withinSteps } from '../budget.ts'
import { withPlainSigns } from '../expression/spelling.ts'
import { readOr } from '../expression/unreadable.ts'
import { award, type MarkingPolicy } from './award.ts'
import { lastSides } from './heads.ts'
import { Judge } from './judge.ts'
import type { JudgedStatement } from './judged-statement.ts'
import type { LineStatus, Problem, Slip, WorkingReport } from './problem.ts'
import { type Question, readQuestion } from './question.ts'
import { isDoubted, type Readings, readLine, type Statement, withNamesSaid } from './read-line.ts'
import { shownShapes } from './shapes.ts'
import type { SlipNames } from './slip-in-chain.ts'

const mostLines = 60
const mostSteps = 200_000
const mostStepsOfDoubts = 40_000
const mostStepsOfLine = 40_000
/** Before the last line this may be a point that a graph goes through: "Another point is (0, 4)". */
const point = /^(?:.*other point.*)?\([^=]+,[^=]+\)$/
/**
 * Judges the lines and gives their marks, as `checkWorking` says. The report is made by what tells of the slips, which
 * may come later, over a line; without it no line has the benefit of the doubt, slips have no names, and one that shows
 * only later stands where it shows.
 */
export function judgeWorking(
  problem: Problem,
  typed: readonly string[],
  policy: MarkingPolicy,
): (tools?: Partial<SlipNames>) => WorkingReport {
  const lines = typed.map(withPlainSigns)
  // the breadth b = 40 - x is no coefficient, where no c = 400 is said to be one
  const [, own] =
    /^(?!.*\bc\s*(?:=|is)\W*\d).*?\b([abc])\s*=\s*(?:\d+\s*[-+]\s*)?[t-z]\b(?![²^₀-₉])/.exec(
      lines.join(';'),
    ) ?? []
  const named = own ? { ...problem, facts: { ...problem.facts, [own]: 'x' } } : problem
  const question = withNamesSaid(lines, withSmallNames(lines, readQuestion(named)))
  const spend = allowance(mostSteps)
  /** What a text says, in the likelier reading and in the other one, where it has two. */
  const readingsOf = (text: string): Statement[][] => {
    const readings: Readings = { choice: 0 }
    const read = (of: Readings) => readOr(() => [readLine(text, question, of)], [])
    const first = read(readings)
    return readings.isAmbiguous ? [...first, ...read({ choice: 1 })] : first
  }
  const read = lines
    .slice(0, mostLines)
    .map((line, at) => (lines[at + 1] && point.test(line) ? [[]] : spend(() => readingsOf(line), [])))
  return (tools = {}) => {
    const spend = allowance(mostSteps)
    const doubt = allowance(mostStepsOfDoubts)
    let judge = new Judge(question, tools.follow)
    const taken = read.map(([plain, other], line) => {
      const text = lines[line] ?? ''
      const later = read.slice(line + 1).flatMap(([next = []]) => next)
      const judgeAs = (statements: readonly Statement[] | undefined) => judge.after(line, statements, later)
      const statusOf = ({ judged }: Judge) => lineStatus(judged.filter((one) => one.line === line))
      const rightOf = (readings: readonly (readonly Statement[])[], isNote = false) =>
        readings
          .map(judgeAs)
          .find((next) => /ok|ft/.test(statusOf(next)) || (isNote && statusOf(next) === 'note'))
      const inDoubt = () => {
        let found = other && rightOf([other])
        // what refuses a value goes on doing so, and only points of a graph leave no equation
        for (const doubtful of tools.doubtsOf?.(lines, line, question) ?? [])
          if (isDoubted(doubtful) === isDoubted(text))
            found ??= rightOf(readingsOf(doubtful), /=/.test(text) && !/=/.test(doubtful))
        return found
      }
      const next = spend(() => judgeAs(plain), undefined)
      const isDoubtful = plain === undefined || (next && statusOf(next) === 'wrong')
      const found = isDoubtful ? doubt(inDoubt, undefined) : undefined
      judge = found ?? next ?? judge
      if (!found && other) judge.otherCurrent = lastSides(other.at(-1)?.cases ?? [])
      return found ? [] : next && plain
    })
    const unfit = spend(() => judge.keptUnfit(), [])
    const found = judge.judged.map((one) =>
      unfit.includes(one) ? { ...one, status: 'wrong' as const } : one,
    )
    const { tracedBack, nameSlip } = tools
    const judged = tracedBack ? spend(() => tracedBack(found, judge.worlds, question), found) : found
    const shown = shownShapes(judged, judge.worlds, question)
    const { states, marks, lineMarks } = award(
      problem.milestones,
      judged,
      shown,
      judge.worlds,
      question,
      policy,
    )
    const slipOf = (one: JudgedStatement): Slip | undefined =>
      one.toDrop?.length
        ? { code: 'extraneous', isSure: true }
        : spend(() => nameSlip?.(one, judge.worlds, question), { code: 'arithmetic', isSure: false })
    const reports = lines.map((_, line) => {
      const said = judged.filter((one) => one.line === line)
      const wrong = said.find(({ status }) => status === 'wrong')
      const slip = nameSlip && taken[line] && wrong && slipOf(wrong)
      const status = taken[line] ? lineStatus(said, taken[line]) : 'unread'
      return { status, marks: lineMarks.get(line) ?? 0, ...(slip && { slip }) }
    })
    const first = reports.findIndex(({ status }) => status === 'wrong')
    return {
      lines: reports,
      firstWrong: first < 0 ? null : first + 1,
      slip: reports[first]?.slip ?? null,
      milestones: problem.milestones.map(({ id }, k) => ({ id, state: states[k] ?? 'missing' })),
      marks,
    }
  }
}

/** The height h beside the H that is asked: a small letter is none of the question where both are written. */
function withSmallNames(lines: readonly string[], question: Question): Question {
  const alone = lines.flatMap((line) => line.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [])
  const isOther = (name: string) => alone.includes(name.toLowerCase()) && alone.includes(name)
  const capitals = question.letters.filter((name) => /^[A-Z]$/.test(name) && isOther(name))
  return { ...question, letters: [...question.letters, ...capitals.map((name) => name.toLowerCase())] }
}

/** Does work within the steps that are left; what takes too many comes to `otherwise`. */
function allowance(most: number) {
  let left = most
  return <Result>(work: () => Result, otherwise: Result): Result => {
    let result = otherwise
    left -= stepsOf(() => {
      try {
        result = withinSteps(Math.min(left, mostStepsOfLine), work)
      } catch (error) {
        if (!(error instanceof OutOfSteps)) throw error
      }
    })
    return result
  }
}

function lineStatus(said: readonly JudgedStatement[], read: readonly Statement[] = []): LineStatus {
  if (said.length === 0 && read.every(({ isNone }) => isNone)) return 'note'
  return (['wrong', 'ft'] as const).find((status) => said.some((one) => one.status === status)) ?? 'ok'
}
