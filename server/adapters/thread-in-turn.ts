import type { Worker } from 'node:worker_threads'

const mostMillisecondsToBegin = 30_000
/** On a crowded machine a thread waits more than it works: so many times a task's own time may pass. */
const mostTimesOnClock = 8

type Options = {
  /** Not ready yet: it says so by its first message. */
  openThread(): Worker
  /** What a task throws that waited for longer, or for which the machine has no time. */
  mostWaitMilliseconds: number
  /** The thread ends after so long without a task. */
  idleMilliseconds: number
  busy(): Error
}

/** Null where the task took more than its time, or ended its thread. */
export type AskThread = <Answer>(
  task: unknown,
  /** Of the processor's time. Asked when the task's turn comes. */
  mostMilliseconds: () => number,
) => Promise<{ answer: Answer | null; milliseconds: number }>

/**
 * One thread that does one task after the other: who serves goes on meanwhile, and a task that takes too much ends its
 * thread alone. The thread begins with the first task and ends after some time without one.
 */
export function threadInTurn({
  openThread,
  mostWaitMilliseconds,
  idleMilliseconds,
  busy,
}: Options): AskThread {
  let thread: Promise<Worker> | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** The thread, from now on with a task. Throws where none can begin; the next task tries again. */
  function threadAtWork(): Promise<Worker> {
    clearTimeout(idle)
    if (thread !== null) return thread
    const opened = begin(openThread, busy)
    const forget = () => {
      if (thread === opened) thread = null
    }
    // Also one that ends while nobody asks it anything.
    opened.then((begun) => begun.once('exit', forget), forget)
    thread = opened
    return opened
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
      const answered = answerOf<Answer>(begun, task, { mostMilliseconds: most, busy })
      const answer = await answered.catch((error: unknown) => {
        end()
        throw error
      })
      if (answer === null) end()
      else idle = setTimeout(end, idleMilliseconds).unref()
      return { answer, milliseconds: performance.now() - since }
    })
  }
}

/** A thread that is ready. Throws where it cannot begin, and `busy` where the machine has no time for it. */
function begin(openThread: () => Worker, busy: () => Error): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const begun = openThread()
    const deadline = setTimeout(() => {
      void begun.terminate()
      reject(busy())
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

function answerOf<Answer>(
  thread: Worker,
  task: unknown,
  { mostMilliseconds, busy }: { mostMilliseconds: number; busy(): Error },
): Promise<Answer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | null>()
  const giveUp = () => resolve(null)
  const before = workedBy(thread)
  const look = async () => {
    const worked = (await workedBy(thread)) - (await before)
    if (worked >= mostMilliseconds) giveUp()
    else lookLater(mostMilliseconds - worked)
  }
  const lookLater = (milliseconds: number) => {
    if (!isOver) next = setTimeout(() => look().catch(giveUp), Math.max(milliseconds, 20))
  }
  let isOver = false
  let next: NodeJS.Timeout | undefined
  lookLater(mostMilliseconds)
  const end = setTimeout(() => reject(busy()), mostMilliseconds * mostTimesOnClock)
  thread.on('message', resolve)
  thread.on('exit', giveUp)
  thread.ref()
  thread.postMessage(task)
  before.catch(giveUp)
  return promise.finally(() => {
    isOver = true
    clearTimeout(next)
    clearTimeout(end)
    thread.off('message', resolve)
    thread.off('exit', giveUp)
    // It does not keep the process from ending.
    thread.unref()
  })
}

/** Milliseconds of the processor that a thread has had. Rejects once it has ended. */
async function workedBy(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage()
  return (user + system) / 1000
}
