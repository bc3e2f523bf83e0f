import { Worker } from 'node:worker_threads'
import { markDocument, type Reader } from './marked-document.ts'

/** What a thread is given. */
export type Marking = { document: Uint8Array<ArrayBuffer>; reader: Reader }

/** It would take more memory or time than one document may. */
export class DocumentTooLarge extends Error {}

export type Marker = {
  /**
   * The document that `read` brings, with its reader's mark. Throws `DocumentTooLarge`, the signal's reason
   * once nobody waits for it any more, and what makes a document impossible to mark.
   */
  mark(order: Order): Promise<Uint8Array>
}

type Order = {
  byteCount: number
  read(): Promise<Uint8Array<ArrayBuffer>>
  reader: Reader
  signal: AbortSignal
}

/** Up to this, marking keeps others waiting for less than starting a thread costs. */
const mostBytesHere = 2_000_000

const bounds = { megabytes: 768, milliseconds: 60_000 }

/**
 * Marks documents. A large one is marked in a thread of its own, so that other answers do not wait for it,
 * and one at a time, so that many who open large ones at once take no more memory than one.
 */
export function createMarker({ megabytes, milliseconds }: typeof bounds = bounds): Marker {
  let last: Promise<unknown> = Promise.resolve()

  async function markBeside({ read, reader, signal }: Order): Promise<Uint8Array> {
    signal.throwIfAborted()
    const document = await read()
    const worker = new Worker(new URL('./marking-thread.ts', import.meta.url), {
      workerData: { document, reader } satisfies Marking,
      transferList: [document.buffer],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    const patience = setTimeout(() => void worker.terminate(), milliseconds)
    const leave = () => void worker.terminate()
    signal.addEventListener('abort', leave)
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        worker.once('message', resolve)
        worker.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new DocumentTooLarge() : error),
        )
        worker.once('exit', () => reject(signal.aborted ? signal.reason : new DocumentTooLarge()))
      })
    } finally {
      clearTimeout(patience)
      signal.removeEventListener('abort', leave)
    }
  }

  return {
    async mark(order) {
      if (order.byteCount <= mostBytesHere) return markDocument(await order.read(), order.reader)
      const turn = last.catch(() => undefined).then(() => markBeside(order))
      last = turn
      return turn
    },
  }
}
