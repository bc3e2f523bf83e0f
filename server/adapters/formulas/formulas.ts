import type { FinishedLesson } from '../../../domain/lessons/steps/finish-lesson.ts'
import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** Mathematics in TeX, in a line or on a line of its own. */
export type Formula = { tex: string; isBlock: boolean }

/** A formula as it is shown: with MathML for screen readers, and as MathML alone for pages that allow no style. */
export type FormulaDrawing = { html: string; mathml: string }

/** A stored text and its distinct formulas with their counts. */
export type CleanedText = { html: string; formulas: (Formula & { count: number })[] }

/** What one job may ask for. Each gives null where it takes too much time, memory or room. */
export type TextTools = {
  clean(written: string): Promise<CleanedText | null>
  draw(formula: Formula): Promise<FormulaDrawing | null>
  finishLesson(lesson: StepLesson): Promise<FinishedLesson | null>
}

/**
 * Cleans texts, draws formulas and finishes lessons beside the process that serves. A job has its own time, of which waiting takes
 * nothing. Throws `tooMany` while too many jobs are under way, or where it waits for too long.
 */
export type TextWorker = <Result>(job: (tools: TextTools) => Promise<Result>) => Promise<Result>
