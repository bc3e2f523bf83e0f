/** Makes the sheets that it is asked for, one after another, until whoever asks has ended. */
import { makeSheet, type SheetHeading } from './make-sheet.ts'
import type { SheetSeed } from './sheet-seed.ts'

export type SheetOrder = { seed: SheetSeed; heading: SheetHeading }
export type SheetAnswer = { bytes: Uint8Array } | { failure: string }

process.on('message', (order: SheetOrder) => {
  process.send?.(answer(order))
})

function answer({ seed, heading }: SheetOrder): SheetAnswer {
  try {
    return { bytes: makeSheet(seed, heading) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
