/** Makes the sheets that it is asked for, one after another, until whoever asks has ended. */
import { makeSheet, makeWrittenSheet, type SheetHeading, type WrittenSheet } from './make-sheet.ts'
import type { SheetSeed } from './sheet-seed.ts'

export type SheetOrder = { seed: SheetSeed; heading: SheetHeading } | { written: WrittenSheet }
export type SheetAnswer = { bytes: Uint8Array } | { failure: string }

process.on('message', (order: SheetOrder) => {
  process.send?.(answer(order))
})

function answer(order: SheetOrder): SheetAnswer {
  try {
    return {
      bytes: 'written' in order ? makeWrittenSheet(order.written) : makeSheet(order.seed, order.heading),
    }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
