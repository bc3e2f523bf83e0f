import type { EngineAnswer, EngineTask } from './engine-thread.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

/** A check was stopped because it took too long. */
export class CheckTooLong extends Error {}

/** The engine counts its own steps: a slow phone finishes most checks before. */
const mostSilentMs = 8000

type Waiting = { resolve(report: SheetReport): void; reject(reason: Error): void }

type Thread = { worker: Worker; waiting: Map<number, Waiting> }

let thread: Thread | null = null
let silence: ReturnType<typeof setTimeout> | undefined
let tasks = 0

const loadHere = () => import('./mark-sheet.ts')

/** Preloads the part of the engine that the question needs, for offline use. Never rejects. */
export function fetchEngine(question: SheetQuestion): void {
  fetchIntoThread(question)
}

/** Preloads all of it and the sheet, so that any question can be answered offline. Never rejects. */
export function fetchForLater(loadSheet: () => Promise<unknown>): void {
  loadSheet().catch(() => undefined)
  fetchIntoThread(null)
}

function fetchIntoThread(question: SheetQuestion | null): void {
  const task: EngineTask = { kind: 'load', question }
  openThread()?.worker.postMessage(task)
}

/**
 * Marks a sheet on the device, in a worker. Rejects with `CheckTooLong` after too long, and while the engine cannot be
 * fetched.
 */
export function checkSheet(question: SheetQuestion, lines: readonly string[]): Promise<SheetReport> {
  const open = openThread()
  if (open === null) return markHere(question, lines)
  tasks += 1
  const answer = new Promise<SheetReport>((resolve, reject) => {
    open.waiting.set(tasks, { resolve, reject })
  })
  const task: EngineTask = { kind: 'mark', task: tasks, question, lines }
  open.worker.postMessage(task)
  listenFor(open)
  return answer.catch((error: unknown) => {
    if (error instanceof NoThread) return markHere(question, lines)
    throw error
  })
}

/** In the page itself, where the browser has no worker. */
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
  // Its file could not be fetched, or the browser does not support module workers.
  worker.addEventListener('error', () => close(opened, new NoThread()))
  thread = opened
  return opened
}

/** From now on the worker may be silent for this long while something waits for it. */
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
