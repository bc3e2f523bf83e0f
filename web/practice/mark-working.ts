import { checkByKey } from '../../domain/practice/check-key.ts'
import { marksWithAnswer } from '../../domain/practice/marks-with-answer.ts'
import { loadCheck } from '../../packages/step-marks/answers/load-check.ts'
import { policies } from '../../packages/step-marks/workings/award.ts'
import { judgeWorking } from '../../packages/step-marks/workings/judge-working.ts'
import type { Problem, WorkingReport } from '../../packages/step-marks/workings/problem.ts'
import type { SheetQuestion } from './sheet-question.ts'
import { hasFullMarks, type SheetReport } from './sheet-report.ts'

/** What names every slip. */
export const loadSlipNames = () =>
  import('../../packages/step-marks/workings/name-slip.ts').then(({ slipNames }) => slipNames)

/** What names the slips of one working: loaded on the first. A calculation has no equations to solve. */
const loadNamesFor = ({ mode }: Problem) =>
  mode === 'solve' || mode === 'system'
    ? loadSlipNames()
    : import('../../packages/step-marks/workings/slip-in-chain.ts').then(({ namesInChains }) => namesInChains)

/**
 * Marks the lines of a working. What names slips, and what checks the answer of a working without full marks, is loaded
 * on demand; where that fails, the server adds it later.
 */
export async function markWorking(
  question: SheetQuestion,
  working: Problem,
  lines: readonly string[],
): Promise<SheetReport> {
  const reportOf = judgeWorking(working, lines, policies[question.board])
  let report = reportOf()
  if (report.firstWrong !== null || report.marks < working.marks) {
    const names = await loadNamesFor(working).catch(() => null)
    if (names !== null) report = reportOf(names)
  }
  const isUnread = report.lines.every(
    ({ status }, index) => status === 'unread' || lines[index]?.trim() === '',
  )
  const marked = { lines: report.lines, marks: report.marks, isUnread }
  if (hasFullMarks(marked, question) || isUnread) return marked
  const check = await loadCheck(question.ask.kind).catch(() => null)
  return check === null ? marked : withAnswerMarks(marked, question, report, lines, check)
}

/** With what the working earns by its last line. */
function withAnswerMarks(
  marked: SheetReport,
  question: SheetQuestion,
  report: WorkingReport,
  lines: readonly string[],
  check: Awaited<ReturnType<typeof loadCheck>>,
): SheetReport {
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const { outcome, isOtherAnswer } = checkByKey(check, question.ask, lines[last] ?? '', question.otherAnswers)
  const isRight = outcome.verdict === 'right' || outcome.verdict === 'form'
  const policy = policies[question.board]
  const { marks } = marksWithAnswer(question, report, { isRight, isOtherAnswer }, policy)
  if (marks <= marked.marks) return marked
  const withAnswer = marked.lines.map((line, index) =>
    index === last ? { ...line, marks: line.marks + marks - marked.marks } : line,
  )
  return { ...marked, lines: withAnswer, marks }
}
