import { checkByKey } from '../../domain/practice/check-key.ts'
import { loadCheck } from '../../packages/step-marks/answers/load-check.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

/** Marks a single answer. */
export async function markAnswer(question: SheetQuestion, input: string): Promise<SheetReport> {
  const { ask, otherAnswers } = question
  const { outcome } = checkByKey(await loadCheck(ask.kind), ask, input, otherAnswers)
  const isRight = outcome.verdict === 'right' || outcome.verdict === 'form'
  const isUnread = outcome.verdict === 'unreadable'
  const marks = isRight ? question.marks : 0
  const status = isRight ? 'ok' : isUnread ? 'unread' : 'wrong'
  return { lines: [{ status, marks }], marks, outcome, isUnread }
}
