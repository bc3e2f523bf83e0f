import { OutOfSteps, stepsOf, withinSteps } from '../budget.ts'
import { withPlainSigns } from '../expression/spelling.ts'
import { readOr } from '../expression/unreadable.ts'
import { award, type MarkingPolicy } from './award.ts'
import { Judge } from './judge.ts'
import type { JudgedStatement } from './judged-statement.ts'
import type { LineStatus, Problem, Slip, WorkingReport } from './problem.ts'
import { type Question, readQuestion } from './question.ts'
import { readLine, type Statement, withSubjects } from './read-line.ts'
import { shownShapes } from './shapes.ts'
import type { SlipNames } from './slip-in-chain.ts'

const mostLines = 60
const mostSteps = 200_000
const mostStepsOfLine = 40_000
/** Before the last line this may be a point that a graph goes through: "Another point is (0, 4)". */
const point = /^(?:[•*] *|.*other point.*)?\([^=]+,[^=]+\)$/
/** "When x = 0, y = 14" */
const pair =
  /(?:\b(?:when|if|for|and|let|put|at|are)\s+|(?<![\w.)]\s*))x\s*=\s*-?\d+(?:\s*,|,?\s*then)\s*y\s*=\s*-?\d+(?!\s*[^\s;,)&⇒|a-wz])/gi
const pairIn = (text: string) => text.replace(/[^-\dxy=,]/g, '')

/**
 * Judges the lines and gives their marks, as `checkWorking` describes. The code that names slips may load later;
 * without it slips have no names, and one that shows only later is placed where it shows.
 */
export function judgeWorking(
  problem: Problem,
  typed: readonly string[],
  policy: MarkingPolicy,
): (names?: SlipNames) => WorkingReport {
  const lines = typed.map(withPlainSigns)
  // the breadth b = 40 - x is no coefficient, where no c = 400 is said to be one
  const [, own] =
    /^(?!.*\bc\s*(?:=|is)\W*\d).*?\b([abc])\s*=\s*(?:\d+\s*[-+]\s*)?[t-z]\b(?![²^₀-₉])/.exec(
      lines.join(';'),
    ) ?? []
  const named = own ? { ...problem, facts: { ...problem.facts, [own]: 'x' } } : problem
  const question = withSubjects(lines, withSmallNames(lines, readQuestion(named)))
  const spend = allowance(mostSteps)
  // x = 0, y = 14 before another pair of values
  const [world = {}, another] = question.worlds
  const solution = `x=${world['x']},y=${world['y']}`
  const pairs = lines.map((line): string[] => line.match(pair)?.map(pairIn) ?? [])
  const isOfTable = (one: string, at: number) =>
    one !== solution &&
    pairs
      .slice(at)
      .flat()
      .some((other) => other !== one)
  const read = lines.slice(0, mostLines).map((line, at) => {
    const text = another ? line : line.replace(pair, (one) => (isOfTable(pairIn(one), at) ? ';' : one))
    return lines[at + 1] && point.test(line)
      ? []
      : spend(() => readOr(() => readLine(text, question), undefined), undefined)
  })
  return (names) => {
    const spend = allowance(mostSteps)
    const judge = new Judge(question, names?.follow)
    const isJudged = read.map((statements, line) => {
      if (!statements) judge.skip()
      const later = read.slice(line + 1).flatMap((next) => next ?? [])
      const judgeEach = () =>
        statements?.every((statement, index) => {
          judge.judge(line, statement, [...statements.slice(index + 1), ...later])
          return true
        })
      return spend(judgeEach, false)
    })
    const unfit = spend(() => judge.keptUnfit(), [])
    const found = judge.judged.map((one) =>
      unfit.includes(one) ? { ...one, status: 'wrong' as const } : one,
    )
    const judged = names ? spend(() => names.tracedBack(found, judge.worlds, question), found) : found
    const shown = shownShapes(judged, judge.worlds, question)
    const { milestones } = problem
    const isMended = (slipLine: number) =>
      names?.endsInTruth(judged, shown, milestones, slipLine, judge.worlds, question)
    const { states, marks, lineMarks } = award(milestones, judged, shown, policy, isMended)
    const slipOf = ({ nameSlip }: SlipNames, one: JudgedStatement): Slip =>
      one.toDrop?.length
        ? { code: 'extraneous', isSure: true }
        : spend(() => nameSlip(one, judge.worlds, question), { code: 'arithmetic', isSure: false })
    const reports = lines.map((_, line) => {
      const statements = judged.filter((one) => one.line === line)
      const wrong = statements.find(({ status }) => status === 'wrong')
      const slip = isJudged[line] && wrong && names && slipOf(names, wrong)
      const status = isJudged[line] ? lineStatus(statements, read[line]) : 'unread'
      return { status, marks: lineMarks.get(line) ?? 0, ...(slip && { slip }) }
    })
    const first = reports.findIndex(({ status }) => status === 'wrong')
    return {
      lines: reports,
      firstWrong: first < 0 ? null : first + 1,
      slip: reports[first]?.slip ?? null,
      milestones: milestones.map(({ id }, k) => ({ id, state: states[k] ?? 'missing' })),
      marks,
    }
  }
}

/** The height h next to the H that is asked: a small letter is none of the question where both are written. */
function withSmallNames(lines: readonly string[], question: Question): Question {
  const alone = lines.flatMap((line) => line.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [])
  const isOther = (name: string) => alone.includes(name.toLowerCase()) && alone.includes(name)
  const capitals = question.letters.filter((name) => /^[A-Z]$/.test(name) && isOther(name))
  return { ...question, letters: [...question.letters, ...capitals.map((name) => name.toLowerCase())] }
}

/** Does work within the remaining steps; beyond them returns `otherwise`. */
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

function lineStatus(statements: readonly JudgedStatement[], read: readonly Statement[] = []): LineStatus {
  if (statements.length === 0 && read.every(({ isNone }) => isNone)) return 'note'
  return (['wrong', 'ft'] as const).find((status) => statements.some((one) => one.status === status)) ?? 'ok'
}
