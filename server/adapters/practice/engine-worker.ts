import type { ChildProcess } from 'node:child_process'
import { Failure } from '../../../domain/failure.ts'
import { createFairQueue, QueueFull } from '../../fair-queue.ts'
import { currentNetwork } from '../../scope.ts'
import { forkProgram } from '../fork-program.ts'
import { serialProcess } from '../serial-process.ts'
import type { Task } from './engine-process.ts'
import type { DrawnQuestion, MarkedTry, PracticeEngine } from './practice-engine.ts'

type Bounds = {
  /** That wait or are under way. */
  mostTasks: number
  /** Limit of CPU time. */
  mostMillisecondsOfTask: number
  mostWaitMilliseconds: number
  openProcess(): ChildProcess
}

/** The process in which questions are drawn and tries are marked. */
export function openEngine(): ChildProcess {
  return forkProgram(new URL('./engine-process.ts', import.meta.url), { megabytes: 128, givesWay: true })
}

/** The engine counts its own steps; the time is for what no count foresees. */
const bounds: Bounds = {
  mostTasks: 60,
  mostMillisecondsOfTask: 3000,
  mostWaitMilliseconds: 6000,
  openProcess: openEngine,
}

const retryAfterSeconds = 3
/** To begin takes a third of a second, and without compiled modules a second and more: a student waits for it. */
const idleMilliseconds = 5 * 60_000

/** Makes and marks in one process, one question after the other; networks take turns. */
export function practiceEngine(given: Partial<Bounds> = {}): PracticeEngine {
  const { mostTasks, mostMillisecondsOfTask, mostWaitMilliseconds, openProcess } = { ...bounds, ...given }
  const askProcess = serialProcess({ openProcess, mostWaitMilliseconds, idleMilliseconds, busy })
  const queue = createFairQueue({ mostAtOnce: 1, mostUnderway: mostTasks })

  /** Null where the task took more than its time. */
  async function ask<Answer>(task: Task): Promise<{ done: Answer | null } | null> {
    const asked = performance.now()
    try {
      return await queue.run(currentNetwork(), async () => {
        if (performance.now() - asked > mostWaitMilliseconds) throw busy()
        return (await askProcess<{ done: Answer | null }>(task, () => mostMillisecondsOfTask)).answer
      })
    } catch (error) {
      throw error instanceof QueueFull ? busy() : error
    }
  }

  return {
    async draw(reference, drawing) {
      const drawn = await ask<DrawnQuestion>({ reference, drawing })
      // Asked again there are other questions; to leave one out would be told as if none were due.
      if (drawn === null) throw busy()
      return drawn.done
    },
    async mark(reference, given) {
      // A try that takes too much is never marked: to send it again would hold up those behind it.
      return (await ask<MarkedTry>({ reference, given }))?.done ?? null
    },
  }
}

function busy(): Failure {
  return new Failure('tooMany', 'practice_busy', { retryAfterSeconds })
}
