import type { AnswerKind, AnswerRules } from '../../packages/step-marks/answers/rules.ts'
import type { Problem } from '../../packages/step-marks/workings/problem.ts'
import type { Locale } from '../locales.ts'

/** A text in each language; TeX between `$` signs, always in pairs. */
export type Words = Readonly<Record<Locale, string>>

/** Identifies a question: the same reference always gives the same question. */
export type QuestionReference = { readonly maker: string; readonly version: number; readonly seed: number }

/** One line of the model solution and the marks that it earns. */
export type SolutionLine = {
  readonly line: Words
  readonly marks: number
  /** as a student types it; the plain lines of a solution earn full marks for the working */
  readonly plain?: string
}

export type PracticeQuestion = {
  readonly stem: Words
  /** SVG in `currentColor`, with letters and numbers but no words */
  readonly figure?: string
  /** alternative text of the figure */
  readonly figureWords?: Words
  readonly ask: {
    readonly kind: AnswerKind
    /** in plain text, as `checkAnswer` takes it */
    readonly answer: string
    readonly rules?: AnswerRules
    /** choice: contents of A, B, C, D; proof: the reasons to put in order, by the letters of `rules.steps` */
    readonly options?: readonly Words[]
  }
  /** the lines are checked against it; without it only the answer is checked, and the student marks the working */
  readonly working?: Problem
  readonly marks: number
  /** at least two: the idea, then the next step */
  readonly hints: readonly Words[]
  readonly solution: readonly SolutionLine[]
}
