import { loadAllChecks, loadCheck } from '../../packages/step-marks/answers/load-check.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

const loadWorkings = () => import('./mark-working.ts')
const loadAnswers = () => import('./mark-answer.ts')

/** Fetches the part of the engine that the question needs, so that it is there without a line later. Never rejects. */
export function fetchEngine({ working, ask }: SheetQuestion): void {
  const loading = working === undefined ? [loadAnswers(), loadCheck(ask.kind)] : [loadWorkings()]
  Promise.all<unknown>(loading).catch(() => undefined)
}

/** Fetches what judges the lines of a working. Never rejects. */
export function fetchWorkingEngine(): void {
  loadWorkings().catch(() => undefined)
}

/** Fetches all of it and the sheet, so that whatever is asked next can be answered without a line. Never rejects. */
export function fetchForLater(loadSheet: () => Promise<unknown>): void {
  const loadNames = () => loadWorkings().then(({ loadSlipNames }) => loadSlipNames())
  for (const load of [loadSheet, loadNames, loadAnswers, loadAllChecks]) load().catch(() => undefined)
}

/**
 * Marks a sheet on the device, by the engine and the rules of the server. Of the engine comes what the question needs.
 *
 * Rejects while the engine cannot be fetched.
 */
export async function checkSheet(question: SheetQuestion, lines: readonly string[]): Promise<SheetReport> {
  if (question.working === undefined) return (await loadAnswers()).markAnswer(question, lines[0] ?? '')
  return (await loadWorkings()).markWorking(question, question.working, lines)
}
