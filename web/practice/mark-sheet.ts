import { loadAllChecks, loadCheck } from '../../packages/step-marks/answers/load-check.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

const loadWorkings = () => import('./mark-working.ts')
const loadAnswers = () => import('./mark-answer.ts')

/** Preloads the part of the engine that the question needs. */
export async function loadEngineFor({ working, ask }: SheetQuestion): Promise<void> {
  if (working === undefined) await Promise.all([loadAnswers(), loadCheck(ask.kind)])
  else await loadWorkings()
}

export async function loadWholeEngine(): Promise<void> {
  const loadNames = () => loadWorkings().then(({ loadSlipNames }) => loadSlipNames())
  await Promise.all<unknown>([loadNames(), loadAnswers(), loadAllChecks()])
}

/**
 * Marks a sheet by the engine and the server's rules. Loads only what the question needs. Rejects while the engine
 * cannot be fetched.
 */
export async function markSheet(question: SheetQuestion, lines: readonly string[]): Promise<SheetReport> {
  if (question.working === undefined) return (await loadAnswers()).markAnswer(question, lines[0] ?? '')
  return (await loadWorkings()).markWorking(question, question.working, lines)
}
