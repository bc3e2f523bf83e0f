import { checkAnswer } from '../../../packages/step-marks/answers/check-answer.ts'
import type { AnswerKind } from '../../../packages/step-marks/answers/rules.ts'

type ValueQuestion = { answerKind: string; answer: string; rules?: Record<string, unknown> | undefined }

/** Whether a typed value is the answer. A quantity may lack its unit, since the question names it. */
export function checkValue(
  { answerKind, answer, rules = {} }: ValueQuestion,
  typed: string,
): 'right' | 'wrong' | 'unread' {
  // The kinds are those of the schema that validated the lesson.
  const kind = answerKind as AnswerKind
  const outcome = checkAnswer({ kind, answer, rules, input: typed })
  if (outcome.verdict === 'unreadable') return 'unread'
  const isUnitMissing = outcome.verdict === 'form' && outcome.reason === 'unit-missing'
  return outcome.verdict === 'right' || isUnitMissing ? 'right' : 'wrong'
}
