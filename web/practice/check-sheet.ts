import type { EngineAnswer, EngineTask } from './engine-thread.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

/** A check was stopped: it took longer than anybody waits. */
export class CheckTooLong extends Error {}

/** The engine counts its own steps: a slow phone is through with the most of them before. */
const mostSilentMs = 8000

type Thread = { worker: Worker; waiting: Map<number, PromiseWithResolvers<SheetReport>> }

let thread: Thread | null = null
let silence: ReturnType<typeof setTimeout> | undefined
let tasks = 0

const loadHere = () => import('./mark-sheet.ts')

/** Fetches the part of the engine that the question needs, so that it is there without a line later. Never rejects. */
export function fetchEngine(question: SheetQuestion): void {
  fetchIntoThread(question)
}

/** Fetches all of it and the sheet, so that whatever is asked next can be answered without a line. Never rejects. */
export function fetchForLater(loadSheet: () => Promise<unknown>): void {
  loadSheet().catch(() => undefined)
  fetchIntoThread(null)
}

function fetchIntoThread(question: SheetQuestion | null): void {
  const task: EngineTask = { kind: 'load', question }
  openThread()?.worker.postMessage(task)
}

/**
 * Marks a sheet on the device, beside the page. Rejects with `CheckTooLong` where it takes too long, and while the
 * engine cannot be fetched.
 */
export function checkSheet(question: SheetQuestion, lines: readonly string[]): Promise<SheetReport> {
  const open = openThread()
  if (open === null) return markHere(question, lines)
  tasks += 1
  const answer = Promise.withResolvers<SheetReport>()
  open.waiting.set(tasks, answer)
  const task: EngineTask = { kind: 'mark', task: tasks, question, lines }
  open.worker.postMessage(task)
  listenFor(open)
  return answer.promise.catch((error: unknown) => {
    if (error instanceof NoThread) return markHere(question, lines)
    throw error
  })
}

/** In the page itself, where a browser has no thread to give. */
const markHere = (question: SheetQuestion, lines: readonly string[]) =>
  loadHere().then(({ markSheet }) => markSheet(question, lines))

class NoThread extends Error {}

function openThread(): Thread | null {
  if (thread !== null) return thread
  if (typeof Worker === 'undefined') return null
  const worker = new Worker(new URL('./engine-thread.ts', import.meta.url), { type: 'module' })
  const opened: Thread = { worker, waiting: new Map() }
  worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    listenFor(opened)
    if (data.kind === 'idle') return
    const waiting = opened.waiting.get(data.task)
    opened.waiting.delete(data.task)
    if (data.report === null) waiting?.reject(new Error('the engine could not be fetched'))
    else waiting?.resolve(data.report)
  })
  // Its file could not be fetched, or the browser takes no module for a thread.
  worker.addEventListener('error', () => close(opened, new NoThread()))
  thread = opened
  return opened
}

/** From now on the thread may be silent for so long, while something waits for it. */
function listenFor(open: Thread): void {
  clearTimeout(silence)
  if (open.waiting.size === 0) return
  silence = setTimeout(() => close(open, new CheckTooLong()), mostSilentMs)
}

function close(open: Thread, reason: Error): void {
  open.worker.terminate()
  if (thread === open) thread = null
  for (const { reject } of open.waiting.values()) reject(reason)
  open.waiting.clear()
}
