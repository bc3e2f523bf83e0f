import type { Worker } from 'node:worker_threads'

const mostMillisecondsToBegin = 30_000
const idleMilliseconds = 60_000

type Options = {
  /** Not ready yet: it says so by its first message. */
  openThread(): Worker
  /** What a task throws that waited for longer. */
  mostWaitMilliseconds: number
  busy(): Error
}

/** Null where the task took more than its time, or ended its thread. */
export type AskThread = <Answer>(
  task: unknown,
  /** Asked when the task's turn comes. */
  mostMilliseconds: () => number,
) => Promise<{ answer: Answer | null; milliseconds: number }>

/**
 * One thread that does one task after the other: who serves goes on meanwhile, and a task that takes too much ends its
 * thread alone. The thread begins with the first task and ends after a minute without one.
 */
export function threadInTurn({ openThread, mostWaitMilliseconds, busy }: Options): AskThread {
  let thread: Promise<Worker> | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

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

  return <Answer>(task: unknown, mostMilliseconds: () => number) => {
    const asked = performance.now()
    return inTurn(async () => {
      if (performance.now() - asked > mostWaitMilliseconds) throw busy()
      const most = mostMilliseconds()
      if (most <= 0) return { answer: null, milliseconds: 0 }
      const begun = await threadAtWork()
      const since = performance.now()
      const answer = await answerOf<Answer>(begun, task, most)
      if (answer === null) end()
      else idle = setTimeout(end, idleMilliseconds).unref()
      return { answer, milliseconds: performance.now() - since }
    })
  }
}

/** A thread that is ready. Throws where it cannot begin. */
function begin(openThread: () => Worker): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const begun = openThread()
    const deadline = setTimeout(() => {
      void begun.terminate()
      reject(new Error('a thread did not begin in time'))
    }, mostMillisecondsToBegin)
    // Who waits for an answer hears of it by its end.
    begun.on('error', () => undefined)
    begun.once('message', () => {
      clearTimeout(deadline)
      resolve(begun)
    })
    begun.once('exit', () => {
      clearTimeout(deadline)
      reject(new Error('a thread ended before it began'))
    })
  })
}

function answerOf<Answer>(thread: Worker, task: unknown, mostMilliseconds: number): Promise<Answer | null> {
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
