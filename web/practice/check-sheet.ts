import type { SheetQuestion } from './sheet-question.ts'
import { hasFullMarks, type SheetReport } from './sheet-report.ts'

const loadWorkings = () => import('./mark-working.ts')
const loadAnswers = () => import('./mark-answer.ts')
const loadAnswerMarks = () => import('./add-answer-marks.ts')

/** Fetches the part of the engine that the question needs, so that it is there without a line later. Never rejects. */
export function fetchEngine({ working }: SheetQuestion): void {
  const loading: Promise<unknown> = working === undefined ? loadAnswers() : loadWorkings()
  loading.catch(() => undefined)
}

/** Fetches all of it and the sheet, so that whatever is asked next can be answered without a line. Never rejects. */
export function fetchForLater(loadSheet: () => Promise<unknown>): void {
  for (const load of [loadSheet, loadWorkings, loadAnswers, loadAnswerMarks]) load().catch(() => undefined)
}

/**
 * Marks a sheet on the device, by the engine and the rules of the server. A working that is not complete may earn more
 * by its answer: what checks that comes when it is needed, and the server says it where it does not come.
 *
 * Rejects while the engine cannot be fetched.
 */
export async function checkSheet(question: SheetQuestion, lines: readonly string[]): Promise<SheetReport> {
  if (question.working === undefined) return (await loadAnswers()).markAnswer(question, lines[0] ?? '')
  const report = (await loadWorkings()).markWorking(question, question.working, lines)
  if (hasFullMarks(report, question) || report.isUnread) return report
  return loadAnswerMarks().then(
    ({ addAnswerMarks }) => addAnswerMarks(report, question, lines),
    () => report,
  )
}
