import { renderToString } from 'katex'
import { bareMath } from '../../../domain/lessons/steps/bare-math.ts'
import type { Formula, FormulaDrawing } from './formulas.ts'

/** Most characters of a drawing. */
const mostLength = 200_000

/** Renders in this process. Throws for a formula that is nested too deep, or whose output is too large. */
export function drawKatex({ tex, isBlock }: Formula): FormulaDrawing {
  const draw = (output: 'htmlAndMathml' | 'mathml') =>
    renderToString(tex, { displayMode: isBlock, throwOnError: false, trust: false, output })
  const drawing = { html: draw('htmlAndMathml'), mathml: draw('mathml') }
  if (drawing.html.length > mostLength) throw new RangeError('the drawing of a formula is too large')
  return drawing
}

/** An inline formula as a bare `<math>` element. Throws for invalid TeX. */
export function drawMath(tex: string): string {
  const drawn = renderToString(tex, { throwOnError: true, trust: false, output: 'mathml' })
  return bareMath(drawn)
}
