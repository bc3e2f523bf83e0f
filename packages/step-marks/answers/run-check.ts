import { OutOfSteps, withinSteps } from '../budget.ts'
import { dotReadings } from '../expression/spelling.ts'
import { Unreadable } from '../expression/unreadable.ts'
import type { Outcome } from './outcome.ts'
import type { AnswerKind, AnswerRules } from './rules.ts'

/** How the answers of one kind are judged; throws `Unreadable`. */
export type CheckOfKind = (answer: string, rules: AnswerRules, input: string) => Outcome

export type AnswerQuestion = {
  readonly kind: AnswerKind
  /** the right answer in plain text */
  readonly answer: string
  readonly rules?: AnswerRules
  /** what the student typed, as it was typed */
  readonly input: string
}

const mostSigns = 300
/** An answer takes some hundreds of steps; more would take too long. */
export const mostSteps = 40_000

/** The verdict by the check of the question's kind; what is malformed or takes too many steps is `unreadable`. */
export function runCheck(
  check: CheckOfKind,
  { answer, rules = {}, input }: Omit<AnswerQuestion, 'kind'>,
): Outcome {
  const unreadable = (reason: Unreadable['reason'], readings: readonly string[] = []): Outcome => ({
    verdict: 'unreadable',
    reason,
    readings,
  })
  if (input.trim() === '') return unreadable('empty')
  if (input.length > mostSigns) return unreadable('too-long')
  try {
    return withinSteps(mostSteps, () => {
      const outcome = check(answer, rules, input)
      const readings = dotReadings(input)
      if (outcome.verdict !== 'wrong' || readings === undefined) return outcome
      const isDecimal = check(answer, rules, readings[1]).verdict !== 'wrong'
      return isDecimal ? unreadable('two-readings', readings) : outcome
    })
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error.reason, error.readings)
    if (error instanceof OutOfSteps) return unreadable('too-many-steps')
    throw error
  }
}
