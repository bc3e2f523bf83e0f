import { checkByKey } from '../../domain/practice/check-key.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

/** Marks an answer that stands alone. */
export function markAnswer(question: SheetQuestion, input: string): SheetReport {
  const { outcome } = checkByKey(question.ask, input, question.otherAnswers)
  const isRight = outcome.verdict === 'right' || outcome.verdict === 'form'
  const isUnread = outcome.verdict === 'unreadable'
  const marks = isRight ? question.marks : 0
  const status = isRight ? 'ok' : isUnread ? 'unread' : 'wrong'
  return { lines: [{ status, marks }], marks, outcome, isUnread }
}
