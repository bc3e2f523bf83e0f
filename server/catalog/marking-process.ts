/** Marks documents one after another until the parent process ends. */
import { liveWithParent } from '../adapters/live-with-parent.ts'
import { markDocument } from './marked-document.ts'
import type { Marked, Marking } from './marking.ts'

liveWithParent()
process.on('message', async ({ document, reader }: Marking) => {
  process.send?.(await answer(document, reader))
})

async function answer(document: Uint8Array, reader: Marking['reader']): Promise<Marked> {
  try {
    return { marked: await markDocument(document, reader) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
