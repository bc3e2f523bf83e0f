import type { FinishedLesson } from '../../../domain/lessons/steps/finish-lesson.ts'
import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** TeX mathematics, inline or displayed. */
export type Formula = { tex: string; isBlock: boolean }

/** A rendered formula: with MathML for screen readers, and as MathML alone for pages that allow no inline style. */
export type FormulaDrawing = { html: string; mathml: string }

/** A stored text and its distinct formulas with their counts. */
export type CleanedText = { html: string; formulas: (Formula & { count: number })[] }

/** What one job may request. Each returns null when it exceeds its time, memory or size limit. */
export type TextTools = {
  clean(written: string): Promise<CleanedText | null>
  draw(formula: Formula): Promise<FormulaDrawing | null>
  finishLesson(lesson: StepLesson): Promise<FinishedLesson | null>
}

/**
 * Sanitises texts, renders formulas and completes lessons in a child process. A job has its own time limit, which
 * excludes waiting. Throws `tooMany` while too many jobs are running, or when it waits for too long.
 */
export type TextWorker = <Result>(job: (tools: TextTools) => Promise<Result>) => Promise<Result>
