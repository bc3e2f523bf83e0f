import type { Outcome } from '../../packages/step-marks/answers/outcome.ts'
import { type CheckOfKind, runCheck } from '../../packages/step-marks/answers/run-check.ts'
import type { PracticeQuestion } from './question.ts'

/**
 * The verdict on an answer by the key, or by one of the answers that a correction of the key made right as well.
 *
 * @param checkOfKind that of the question's kind
 */
export function checkByKey(
  checkOfKind: CheckOfKind,
  { answer, rules }: PracticeQuestion['ask'],
  input: string,
  otherAnswers: readonly string[] = [],
): { outcome: Outcome; isOtherAnswer: boolean } {
  const check = (right: string) => runCheck(checkOfKind, { answer: right, input, ...(rules && { rules }) })
  const outcome = check(answer)
  if (outcome.verdict === 'right') return { outcome, isOtherAnswer: false }
  const other = otherAnswers.map(check).find(({ verdict }) => verdict === 'right')
  return other === undefined ? { outcome, isOtherAnswer: false } : { outcome: other, isOtherAnswer: true }
}
