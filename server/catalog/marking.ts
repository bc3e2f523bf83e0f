import type { ChildProcess } from 'node:child_process'
import { forkProgram } from '../adapters/fork-program.ts'
import type { Reader } from './marked-document.ts'

/** The input of a process. */
export type MarkingJob = { document: Uint8Array; reader: Reader }
/** Its result. */
export type MarkingResult = { marked: Uint8Array } | { failure: string }

/** It would exceed the memory or time limit. */
export class DocumentTooLarge extends Error {}

/** Its bytes could not be read, or the process could not start. */
export class DocumentUnread extends Error {}

export type Marker = {
  /**
   * The document from `read`, marked for its reader. Throws `DocumentTooLarge`, `DocumentUnread`,
   * the signal's reason once it is aborted, and the error of a document that cannot be marked.
   */
  mark(order: Order): Promise<Uint8Array>
}

type Order = {
  byteCount: number
  /** Ends early when the signal does. */
  read(signal: AbortSignal): Promise<Uint8Array>
  reader: Reader
  signal: AbortSignal
}

type Bounds = {
  megabytes: number
  /** For reading the bytes, and again for marking. */
  milliseconds: number
  /** How long a process waits for the next document: starting one takes longer than marking a small one. */
  waitsMs: number
}

const mostBytesOfSmall = 2_000_000
const small: Bounds = { megabytes: 256, milliseconds: 15_000, waitsMs: 60_000 }
const large: Bounds = { megabytes: 768, milliseconds: 60_000, waitsMs: 0 }

/**
 * Marks documents in two child processes, one for small and one for large ones: other requests do not wait for them,
 * and a malicious document ends only its process. Each marks one at a time, which bounds the memory of many large ones
 * at once.
 */
export function createMarker(bounds: Partial<Bounds> = {}): Marker {
  const lanes = { small: { ...small, ...bounds }, large: { ...large, ...bounds } }
  const markSmall = createLane(lanes.small)
  const markLarge = createLane(lanes.large)
  return {
    async mark(order) {
      // A large one is read when its turn comes; small ones are read in parallel.
      if (order.byteCount > mostBytesOfSmall) return markLarge(order, () => bring(order, lanes.large))
      const document = await bring(order, lanes.small)
      return markSmall(order, async () => document)
    },
  }
}

type Lane = (
  order: Pick<Order, 'reader' | 'signal'>,
  bringDocument: () => Promise<Uint8Array>,
) => Promise<Uint8Array>

/** A child process that marks one document at a time. It starts with the first one and is replaced after a crash. */
function createLane({ megabytes, milliseconds, waitsMs }: Bounds): Lane {
  let last: Promise<unknown> = Promise.resolve()
  let child: ChildProcess | null = null
  let idleTimer: NodeJS.Timeout | undefined

  function end(): void {
    child?.kill('SIGKILL')
    child = null
  }

  const markNext: Lane = async ({ reader, signal }, bringDocument) => {
    signal.throwIfAborted()
    const document = await bringDocument()
    clearTimeout(idleTimer)
    if (!child?.connected) child = begin(megabytes)
    const asked = child
    const answer = await within(milliseconds, signal, new DocumentTooLarge(), () =>
      answerOf(asked, { document, reader }),
    ).catch((error: unknown) => {
      // Its current task is abandoned.
      end()
      throw error
    })
    if (waitsMs === 0) end()
    else idleTimer = setTimeout(end, waitsMs).unref()
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.marked
  }

  return (order, bringDocument) => {
    const turn = last.catch(() => undefined).then(() => markNext(order, bringDocument))
    last = turn
    return turn
  }
}

async function bring({ read, signal }: Order, { milliseconds }: Bounds): Promise<Uint8Array> {
  return within(milliseconds, signal, new DocumentUnread(), read).catch((error: unknown) => {
    throw signal.aborted || error instanceof DocumentUnread ? error : new DocumentUnread('', { cause: error })
  })
}

/** Neither it nor its channel keeps the server alive. */
function begin(megabytes: number): ChildProcess {
  const child = forkProgram(new URL('./marking-process.ts', import.meta.url), { megabytes })
  child.unref()
  child.channel?.unref()
  return child
}

/** The result of the work, unless it times out or is aborted; the work gets the signal. */
async function within<Result>(
  milliseconds: number,
  signal: AbortSignal,
  tooLong: Error,
  work: (ended: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const ending = new AbortController()
  const deadline = setTimeout(() => ending.abort(tooLong), milliseconds)
  const leave = () => ending.abort(signal.reason)
  signal.addEventListener('abort', leave)
  try {
    return await Promise.race([work(ending.signal), untilAborted(ending.signal)])
  } finally {
    clearTimeout(deadline)
    signal.removeEventListener('abort', leave)
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

function answerOf(child: ChildProcess, marking: MarkingJob): Promise<MarkingResult> {
  const { promise, resolve, reject } = Promise.withResolvers<MarkingResult>()
  // It sends nothing else.
  const hear = (message: unknown) => resolve(message as MarkingResult)
  const gone = () => reject(new DocumentTooLarge())
  const refused = (error: Error) => reject(new DocumentUnread('', { cause: error }))
  child.channel?.ref()
  child.on('message', hear).on('exit', gone).on('error', refused)
  child.send(marking, (error) => error && gone())
  return promise.finally(() => {
    child.channel?.unref()
    child.off('message', hear).off('exit', gone).off('error', refused)
  })
}
