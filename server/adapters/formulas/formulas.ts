/** Mathematics in TeX, in a line or on a line of its own. */
export type Formula = { tex: string; isBlock: boolean }

/** A formula as it is shown: with MathML for screen readers, and as MathML alone for pages that allow no style. */
export type FormulaDrawing = { html: string; mathml: string }

/** Draws a formula beside the process that serves; null where it takes too much time, memory or room. */
export type DrawFormula = (formula: Formula) => Promise<FormulaDrawing | null>
