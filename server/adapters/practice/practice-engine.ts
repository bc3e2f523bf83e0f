import type { Locale } from '../../../domain/locales.ts'
import type { Marking, TypedAttempt } from '../../../domain/practice/mark-attempt.ts'
import type { Mistake } from '../../../domain/practice/mistakes.ts'
import type { PracticeQuestion, QuestionReference } from '../../../domain/practice/question.ts'
import type { Board } from '../../../domain/practice/rules.ts'

/** A question in one language, its texts as HTML with their formulas drawn. */
export type DrawnQuestion = Pick<PracticeQuestion, 'ask' | 'working' | 'marks'> & {
  stem: string
  figure: string | null
  figureWords: string | null
  options: string[] | null
  hints: string[]
  solution: { line: string; marks: number; plain: string | null }[]
}

export type Drawing = { locale: Locale; formulas: 'html' | 'mathml' }
export type Try = TypedAttempt & { board: Board; otherAnswers: readonly string[] }
/** `mistake`: how a wrong answer differs from the key, if known. */
export type MarkedTry = Marking & { mistake: Mistake | null; mostMarks: number }

/**
 * Makes questions from their references and marks tries at them, in a child process. Each returns null for an unknown
 * reference, and for a try that takes too long to mark. Throws `tooMany` while too many wait.
 */
export type PracticeEngine = {
  draw(reference: QuestionReference, drawing: Drawing): Promise<DrawnQuestion | null>
  mark(reference: QuestionReference, given: Try): Promise<MarkedTry | null>
}
