/** Makes requested sheets one after another, until the parent process ends. */
import { renderToString } from 'katex'
import type { DrawnSheet } from '../../domain/lessons/sheets/drawn-sheet.ts'
import { bareMath } from '../../domain/lessons/steps/bare-math.ts'
import {
  drawFigure,
  makeSheet,
  makeWrittenSheet,
  type SheetHeading,
  type WrittenSheet,
} from './make-sheet.ts'
import { screenSheets } from './screen/screen-sheet.ts'
import type { SheetSeed } from './sheet-seed.ts'

export type SheetOrder = { seed: SheetSeed; heading: SheetHeading } | { written: WrittenSheet }
/** The same sheet for a screen, in every language. */
export type ScreenOrder = { screens: SheetSeed }
export type SheetAnswer = { bytes: Uint8Array } | { sheets: DrawnSheet[] } | { failure: string }

process.on('message', (order: SheetOrder | ScreenOrder) => {
  process.send?.(answer(order))
})

function answer(order: SheetOrder | ScreenOrder): SheetAnswer {
  try {
    if ('screens' in order) return { sheets: screenSheets(order.screens, { drawTex: drawMath, drawFigure }) }
    return {
      bytes: 'written' in order ? makeWrittenSheet(order.written) : makeSheet(order.seed, order.heading),
    }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Cache of drawn formulas: every language of a sheet and many sheets share them. */
const drawn = new Map<string, string>()

/** A formula as a bare `<math>` element; some contain amounts in rupees. Throws on invalid TeX. */
function drawMath(tex: string): string {
  const math =
    drawn.get(tex) ??
    bareMath(renderToString(tex, { throwOnError: true, trust: false, strict: false, output: 'mathml' }))
  drawn.set(tex, math)
  return math
}
