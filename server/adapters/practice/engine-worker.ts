import type { ChildProcess } from 'node:child_process'
import { Failure } from '../../../domain/failure.ts'
import { createFairQueue, QueueFull } from '../../fair-queue.ts'
import { currentNetwork } from '../../scope.ts'
import { forkProgram } from '../fork-program.ts'
import { serialProcess } from '../serial-process.ts'
import type { Task } from './engine-process.ts'
import type { DrawnQuestion, MarkedTry, PracticeEngine } from './practice-engine.ts'

type Bounds = {
  /** Waiting or running. */
  mostTasks: number
  /** Limit of CPU time. */
  mostMillisecondsOfTask: number
  mostWaitMilliseconds: number
  openProcess(): ChildProcess
}

/** The process in which questions are made and tries are marked. */
export function openEngine(): ChildProcess {
  return forkProgram(new URL('./engine-process.ts', import.meta.url), { megabytes: 128, givesWay: true })
}

/** The engine counts its own steps; the time limit is for anything else. */
const bounds: Bounds = {
  mostTasks: 60,
  mostMillisecondsOfTask: 3000,
  mostWaitMilliseconds: 6000,
  openProcess: openEngine,
}

const retryAfterSeconds = 3
/** A start takes a third of a second, and without the compile cache over a second, while a student waits. */
const idleMilliseconds = 5 * 60_000

/** Makes and marks questions in one child process, one at a time, fairly by network. */
export function practiceEngine(given: Partial<Bounds> = {}): PracticeEngine {
  const { mostTasks, mostMillisecondsOfTask, mostWaitMilliseconds, openProcess } = { ...bounds, ...given }
  const askProcess = serialProcess({ openProcess, mostWaitMilliseconds, idleMilliseconds, busy })
  const queue = createFairQueue({ mostAtOnce: 1, mostUnderway: mostTasks })

  /** Null when the task timed out. */
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
      // A retry makes other questions; leaving one out would look as if none were due.
      if (drawn === null) throw busy()
      return drawn.done
    },
    async mark(reference, given) {
      // A try that times out is never marked: retrying it would hold up those behind it.
      return (await ask<MarkedTry>({ reference, given }))?.done ?? null
    },
  }
}

function busy(): Failure {
  return new Failure('tooMany', 'practice_busy', { retryAfterSeconds })
}
