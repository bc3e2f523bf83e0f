import { Worker } from 'node:worker_threads'
import { Failure } from '../../../domain/failure.ts'
import type { CleanedText, Formula, FormulaDrawing, TextTools, TextWorker } from './formulas.ts'
import type { Task } from './text-thread.ts'

/** A formula of a lesson takes a few milliseconds, the longest text of an author under a second. */
const mostMillisecondsOfFormula = 2000
const mostMillisecondsOfText = 5000
/** No formula of a text is longer (server/rich-text/mathematics.ts). */
const mostLettersOfFormula = 5000
/** No text that is stored is longer: its author could not save it a second time. */
const mostLettersOfText = 400_000
const mostMillisecondsToBegin = 30_000
const idleMilliseconds = 60_000
const retryAfterSeconds = 5

type Bounds = {
  mostJobs: number
  /** Of all that one job asks for. */
  mostMillisecondsOfJob: number
  mostWaitMilliseconds: number
  /** Not ready yet: it says so by its first message. */
  openThread(): Worker
}

const bounds: Bounds = {
  mostJobs: 20,
  mostMillisecondsOfJob: 10_000,
  mostWaitMilliseconds: 30_000,
  openThread: () =>
    new Worker(new URL('./text-thread.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 64 },
    }),
}

/**
 * Cleans and draws in one thread with limits, one task after the other, those of several jobs by turns: who serves
 * goes on meanwhile, and a task that takes too much ends its thread alone. The thread begins with the first task and
 * ends after a minute without one.
 */
export function textWorker(given: Partial<Bounds> = {}): TextWorker {
  const { mostJobs, mostMillisecondsOfJob, mostWaitMilliseconds, openThread } = { ...bounds, ...given }
  let thread: Promise<Worker> | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let jobs = 0

  /** The thread, from now on with a task. Throws where none can begin; the next task tries again. */
  function threadAtWork(): Promise<Worker> {
    clearTimeout(idle)
    thread ??= begin(openThread).catch((error: unknown) => {
      thread = null
      throw error
    })
    return thread
  }

  /** What took too much leaves nothing behind: the next task has a thread of its own. */
  function end(): void {
    void thread?.then((begun) => begun.terminate())
    thread = null
  }

  /** After the tasks that came before, however those ended. */
  function inTurn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    const done = last.then(act)
    last = done.catch(() => undefined)
    return done
  }

  function toolsOfJob(): TextTools {
    let left = mostMillisecondsOfJob
    const ask = <Answer>(task: Task, mostMilliseconds: number): Promise<Answer | null> => {
      const asked = performance.now()
      return inTurn(async () => {
        if (performance.now() - asked > mostWaitMilliseconds) throw busy()
        if (left <= 0) return null
        const begun = await threadAtWork()
        const since = performance.now()
        const answer = await answerOf<Answer>(begun, task, Math.min(left, mostMilliseconds))
        left -= performance.now() - since
        if (answer === null) end()
        else idle = setTimeout(end, idleMilliseconds).unref()
        return answer
      })
    }
    return {
      clean: (written) =>
        ask<CleanedText>({ written, mostLetters: mostLettersOfText }, mostMillisecondsOfText),
      draw: async (formula: Formula) =>
        formula.tex.length > mostLettersOfFormula
          ? null
          : ask<FormulaDrawing>({ formula }, mostMillisecondsOfFormula),
    }
  }

  return async (job) => {
    if (jobs >= mostJobs) throw busy()
    jobs += 1
    try {
      return await job(toolsOfJob())
    } finally {
      jobs -= 1
    }
  }
}

function busy(): Failure {
  return new Failure('tooMany', 'admin_texts_busy', { retryAfterSeconds })
}

/** A thread that is ready. Throws where it cannot begin. */
function begin(openThread: () => Worker): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const begun = openThread()
    const deadline = setTimeout(() => {
      void begun.terminate()
      reject(new Error('the thread of texts did not begin in time'))
    }, mostMillisecondsToBegin)
    // Who waits for an answer hears of it by its end.
    begun.on('error', () => undefined)
    begun.once('message', () => {
      clearTimeout(deadline)
      resolve(begun)
    })
    begun.once('exit', () => {
      clearTimeout(deadline)
      reject(new Error('the thread of texts ended before it began'))
    })
  })
}

function answerOf<Answer>(thread: Worker, task: Task, mostMilliseconds: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | null) => {
      clearTimeout(deadline)
      thread.off('message', settle)
      thread.off('exit', giveUp)
      // It does not keep the process from ending.
      thread.unref()
      resolve(answer)
    }
    const giveUp = () => settle(null)
    const deadline = setTimeout(giveUp, mostMilliseconds)
    thread.on('message', settle)
    thread.on('exit', giveUp)
    thread.ref()
    thread.postMessage(task)
  })
}
