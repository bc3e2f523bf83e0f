/** Marks in a worker, so that typing is not blocked by a check. */
import { loadEngineFor, loadWholeEngine, markSheet } from './mark-sheet.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

export type EngineTask =
  | { kind: 'mark'; task: number; question: SheetQuestion; lines: readonly string[] }
  | { kind: 'load'; question: SheetQuestion | null }

export type EngineAnswer =
  /** Heartbeat: a worker that is silent for long is in a check that takes too long. */
  | { kind: 'idle' }
  /** Null while the engine cannot be fetched. */
  | { kind: 'marked'; task: number; report: SheetReport | null }

const tell = (answer: EngineAnswer) => postMessage(answer)

addEventListener('message', ({ data }: MessageEvent<EngineTask>) => {
  if (data.kind === 'load') {
    const loading = data.question === null ? loadWholeEngine() : loadEngineFor(data.question)
    loading.catch(() => undefined)
    return
  }
  const { task, question, lines } = data
  markSheet(question, lines).then(
    (report) => tell({ kind: 'marked', task, report }),
    () => tell({ kind: 'marked', task, report: null }),
  )
})

const idleMs = 500
setInterval(() => tell({ kind: 'idle' }), idleMs)
tell({ kind: 'idle' })
