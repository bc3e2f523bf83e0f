import type { Board } from '../../domain/practice/rules.ts'
import type { AnswerKind, AnswerRules } from '../../packages/step-marks/answers/rules.ts'
import type { Problem } from '../../packages/step-marks/workings/problem.ts'

/** What the answer sheet needs of a question. */
export type SheetQuestion = {
  readonly ask: {
    readonly kind: AnswerKind
    readonly answer: string
    readonly rules?: AnswerRules
  }
  /** lines are marked; without it only the answer is */
  readonly working?: Problem
  readonly marks: number
  /** the board's marking scheme */
  readonly board: Board
  /** also accepted: the key was corrected */
  readonly otherAnswers?: readonly string[]
}

/** Names that the question uses, the unknown first; undefined where it has none. */
export function lettersOf({ working, ask: { rules } }: SheetQuestion): readonly string[] | undefined {
  if (working !== undefined) {
    const { variables = [], facts = {}, formulas = {} } = working
    return [...new Set([...variables, ...Object.keys(facts), ...Object.keys(formulas)])]
  }
  const variables = rules?.variables ?? (rules?.variable === undefined ? [] : [rules.variable])
  return variables.length > 0 ? variables : undefined
}
