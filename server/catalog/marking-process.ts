/** Marks documents one after another until the parent process ends. */
import { liveWithParent } from '../adapters/live-with-parent.ts'
import { markDocument } from './marked-document.ts'
import type { MarkingJob, MarkingResult } from './marking.ts'

liveWithParent()
process.on('message', async ({ document, reader }: MarkingJob) => {
  process.send?.(await answer(document, reader))
})

async function answer(document: Uint8Array, reader: MarkingJob['reader']): Promise<MarkingResult> {
  try {
    return { marked: await markDocument(document, reader) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
