import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

const mostMillisecondsToBegin = 30_000
/**
 * On a busy machine a process waits more than it works: wall-clock limit, as a multiple of the
 * task's CPU time and as a minimum.
 */
const mostTimesOnClock = 8
const leastMillisecondsOnClock = 5000

type Options = {
  /** Not ready until its first message (answer-tasks.ts). */
  openProcess(): ChildProcess
  /** What a task throws that waited too long, or for which the machine is too busy. */
  mostWaitMilliseconds: number
  /** The process ends after this time without a task. */
  idleMilliseconds: number
  busy(): Error
}

/** The result, null when the task timed out or ended its process, and the CPU time used. */
export type AskProcess = <Answer>(
  task: unknown,
  /** Limit of CPU time, read when the task begins. */
  mostMilliseconds: () => number,
) => Promise<{ answer: Answer | null; milliseconds: number }>

/**
 * One child process that runs one task at a time: serving continues, and a task that takes too much time or memory
 * ends only its own process. It starts with the first task and ends after a time without one.
 */
export function serialProcess({
  openProcess,
  mostWaitMilliseconds,
  idleMilliseconds,
  busy,
}: Options): AskProcess {
  let child: Promise<ChildProcess> | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** The process, now busy with a task. Throws when it cannot start; the next task tries again. */
  function processAtWork(): Promise<ChildProcess> {
    clearTimeout(idle)
    if (child !== null) return child
    const opened = begin(openProcess, busy)
    const forget = () => {
      if (child === opened) child = null
    }
    // Also for one that ends while idle.
    opened.then((begun) => begun.once('exit', forget), forget)
    child = opened
    return opened
  }

  /** A task that exceeded a limit leaves nothing behind: the next one gets a new process. */
  function end(): void {
    void child?.then((begun) => begun.kill('SIGKILL'))
    child = null
  }

  /** After the earlier tasks, however they ended. */
  function serially<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    const done = last.then(act)
    last = done.catch(() => undefined)
    return done
  }

  return <Answer>(task: unknown, mostMilliseconds: () => number) => {
    const queuedAt = performance.now()
    return serially(async () => {
      if (performance.now() - queuedAt > mostWaitMilliseconds) throw busy()
      const most = mostMilliseconds()
      if (most <= 0) return { answer: null, milliseconds: 0 }
      const child = await processAtWork()
      const before = workedBy(child)
      const answered = answerOf<Answer>(child, task, { mostMilliseconds: most, busy })
      const answer = await answered.catch((error: unknown) => {
        end()
        throw error
      })
      if (answer === null) {
        end()
        return { answer, milliseconds: most }
      }
      idle = setTimeout(end, idleMilliseconds).unref()
      // A process that ended as it responded no longer reports its CPU time.
      return { answer, milliseconds: Math.min(workedBy(child) - before, most) }
    })
  }
}

/** A process that is ready. Throws when it cannot start, and `busy` when the machine is too busy for it. */
function begin(openProcess: () => ChildProcess, busy: () => Error): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = openProcess()
    const deadline = setTimeout(() => {
      child.kill('SIGKILL')
      reject(busy())
    }, mostMillisecondsToBegin)
    child.once('message', () => {
      clearTimeout(deadline)
      resolve(child)
    })
    const fail = (why: unknown) => {
      clearTimeout(deadline)
      reject(new Error('a process ended before it began', { cause: why }))
    }
    // After that, pending requests learn of both when the process exits.
    child.once('exit', fail).on('error', fail)
  })
}

function answerOf<Answer>(
  child: ChildProcess,
  task: unknown,
  { mostMilliseconds, busy }: { mostMilliseconds: number; busy(): Error },
): Promise<Answer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | null>()
  const hear = (message: unknown) => resolve(message as Answer | null)
  const giveUp = () => resolve(null)
  const before = workedBy(child)
  const look = () => {
    const worked = workedBy(child) - before
    if (worked >= mostMilliseconds) giveUp()
    else lookLater(mostMilliseconds - worked)
  }
  const lookLater = (milliseconds: number) => {
    next = setTimeout(look, Math.max(milliseconds, 20))
  }
  let next: NodeJS.Timeout | undefined
  lookLater(mostMilliseconds)
  const longest = Math.max(mostMilliseconds * mostTimesOnClock, leastMillisecondsOnClock)
  const end = setTimeout(() => reject(busy()), longest)
  child.on('message', hear).on('exit', giveUp)
  child.ref()
  child.channel?.ref()
  // It ended while idle: the task is not to blame.
  child.send(task as object, (error) => error && reject(busy()))
  return promise.finally(() => {
    clearTimeout(next)
    clearTimeout(end)
    child.off('message', hear).off('exit', giveUp)
    // It does not keep this process alive.
    child.unref()
    child.channel?.unref()
  })
}

/** CPU milliseconds of a process; where the system does not report them, the elapsed time. */
function workedBy({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After its name, which may contain anything: the eleventh and twelfth number, in hundredths of
    // a second (proc(5)).
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * 10
  } catch {
    return performance.now()
  }
}
