import type { Board } from '../../domain/practice/rules.ts'
import type { AnswerKind, AnswerRules } from '../../packages/step-marks/answers/rules.ts'
import type { Problem } from '../../packages/step-marks/workings/problem.ts'

/** What of a question the answer sheet needs. */
export type SheetQuestion = {
  readonly ask: {
    readonly kind: AnswerKind
    readonly answer: string
    readonly rules?: AnswerRules
  }
  /** its lines are marked; without it the answer alone is */
  readonly working?: Problem
  readonly marks: number
  /** marks as this board does */
  readonly board: Board
  /** right as well: the key was corrected */
  readonly otherAnswers?: readonly string[]
}

/** Names that the question uses, the unknown first; undefined where it names none. */
export function lettersOf({ working, ask: { rules } }: SheetQuestion): readonly string[] | undefined {
  if (working !== undefined) {
    const { variables = [], facts = {}, formulas = {} } = working
    return [...new Set([...variables, ...Object.keys(facts), ...Object.keys(formulas)])]
  }
  const variables = rules?.variables ?? (rules?.variable === undefined ? [] : [rules.variable])
  return variables.length > 0 ? variables : undefined
}
