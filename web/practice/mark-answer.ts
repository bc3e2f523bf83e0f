import { checkAnswer } from '../../packages/step-marks/answers/check-answer.ts'
import type { Outcome } from '../../packages/step-marks/answers/outcome.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

/** Marks an answer that stands alone. */
export function markAnswer(question: SheetQuestion, input: string): SheetReport {
  const outcome = outcomeOf(question, input)
  const isRight = outcome.verdict === 'right' || outcome.verdict === 'form'
  const isUnread = outcome.verdict === 'unreadable'
  const marks = isRight ? question.marks : 0
  const status = isRight ? 'ok' : isUnread ? 'unread' : 'wrong'
  return { lines: [{ status, marks }], marks, outcome, isUnread }
}

function outcomeOf({ ask, otherAnswers = [] }: SheetQuestion, input: string): Outcome {
  const { kind, rules } = ask
  const check = (answer: string) => checkAnswer({ kind, answer, input, ...(rules && { rules }) })
  return otherAnswers.map(check).find(({ verdict }) => verdict === 'right') ?? check(ask.answer)
}
