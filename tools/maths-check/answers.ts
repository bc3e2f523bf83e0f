import { checkAnswer } from '../../packages/step-marks/answers/check-answer.ts'
import type { Verdict } from '../../packages/step-marks/answers/outcome.ts'
import type { AnswerKind, AnswerRules } from '../../packages/step-marks/answers/rules.ts'

/** One typed answer with the verdict of human markers. */
export type AnswerCase = {
  readonly id: string
  readonly kind: AnswerKind
  readonly answer: string
  readonly rules: AnswerRules
  readonly input: string
  readonly verdict: Verdict
}

type Difference = AnswerCase & { readonly given: Verdict | 'crashed'; readonly reason: string }

export function answerDifferences(cases: readonly AnswerCase[]): Difference[] {
  return cases.flatMap((one) => {
    const [given, reason] = verdictOn(one)
    return given === one.verdict ? [] : [{ ...one, given, reason }]
  })
}

function verdictOn(one: AnswerCase): [given: Difference['given'], reason: string] {
  try {
    const outcome = checkAnswer(one)
    return [outcome.verdict, outcome.verdict === 'right' ? 'right' : outcome.reason]
  } catch (error) {
    return ['crashed', String(error)]
  }
}

const isAccepted = (verdict: string) => verdict === 'right' || verdict === 'form'

/** A false accept is of a wrong or unreadable answer, a false reject of one that is right or right but for its form. */
export function countAnswers(cases: number, differences: readonly Difference[]) {
  return {
    cases,
    exact: cases - differences.length,
    falseAccepts: differences.filter(({ verdict, given }) => isAccepted(given) && !isAccepted(verdict))
      .length,
    falseRejects: differences.filter(({ verdict, given }) => given === 'wrong' && isAccepted(verdict)).length,
  }
}
