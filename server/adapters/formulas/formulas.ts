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
}

/**
 * Cleans texts and draws formulas beside the process that serves. A job has its own time, of which waiting takes
 * nothing. Throws `tooMany` while too many jobs are under way, or where it waits for too long.
 */
export type TextWorker = <Result>(job: (tools: TextTools) => Promise<Result>) => Promise<Result>
