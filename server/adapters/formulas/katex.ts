import { Worker } from 'node:worker_threads'
import type { DrawFormula, Formula, FormulaDrawing } from './formulas.ts'

/** A formula of a lesson takes a few milliseconds. */
const mostMilliseconds = 2000
/** No formula of a text is longer (server/rich-text/mathematics.ts). */
const mostLetters = 5000
const idleMilliseconds = 60_000

/**
 * Draws by KaTeX in a thread with limits, one formula after the other: who serves goes on meanwhile, and a formula
 * that takes too much ends its thread alone. The thread begins with the first formula and ends after a minute
 * without one.
 */
export function katexFormulas(): DrawFormula {
  let thread: Promise<Worker | null> | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function draw(formula: Formula): Promise<FormulaDrawing | null> {
    clearTimeout(idle)
    thread ??= beginThread()
    const begun = await thread
    const drawing = begun === null ? null : await answerOf(begun, formula)
    if (drawing === null) end()
    else idle = setTimeout(end, idleMilliseconds).unref()
    return drawing
  }

  /** What could not be drawn leaves nothing behind: the next formula has a thread of its own. */
  function end(): void {
    void thread?.then((begun) => begun?.terminate())
    thread = null
  }

  return (formula) => {
    if (formula.tex.length > mostLetters) return Promise.resolve(null)
    const drawn = last.then(() => draw(formula))
    last = drawn
    return drawn
  }
}

/** A thread that is ready; null when it could not begin. */
function beginThread(): Promise<Worker | null> {
  const begun = new Worker(new URL('./katex-thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  // Who waits for an answer hears of it by its end.
  begun.on('error', () => undefined)
  return new Promise((resolve) => {
    begun.once('message', () => resolve(begun))
    begun.once('exit', () => resolve(null))
  })
}

function answerOf(thread: Worker, formula: Formula): Promise<FormulaDrawing | null> {
  return new Promise((resolve) => {
    const settle = (drawing: FormulaDrawing | null) => {
      clearTimeout(patience)
      thread.off('message', settle)
      thread.off('exit', giveUp)
      // It does not keep the process from ending.
      thread.unref()
      resolve(drawing)
    }
    const giveUp = () => settle(null)
    const patience = setTimeout(giveUp, mostMilliseconds)
    thread.on('message', settle)
    thread.on('exit', giveUp)
    thread.ref()
    thread.postMessage(formula)
  })
}
