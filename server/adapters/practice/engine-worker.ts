import { Worker } from 'node:worker_threads'
import { Failure } from '../../../domain/failure.ts'
import { threadInTurn } from '../thread-in-turn.ts'
import type { Task } from './engine-thread.ts'
import type { DrawnQuestion, MarkedTry, PracticeEngine } from './practice-engine.ts'

type Bounds = {
  /** That wait or are under way. */
  mostTasks: number
  mostMillisecondsOfTask: number
  mostWaitMilliseconds: number
  openThread(): Worker
}

/** The engine counts its own steps; the time is for what no count foresees. */
const bounds: Bounds = {
  mostTasks: 60,
  mostMillisecondsOfTask: 3000,
  mostWaitMilliseconds: 6000,
  openThread: () =>
    new Worker(new URL('./engine-thread.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    }),
}

const retryAfterSeconds = 3

/** Makes and marks in one thread, one question after the other. */
export function practiceEngine(given: Partial<Bounds> = {}): PracticeEngine {
  const { mostTasks, mostMillisecondsOfTask, mostWaitMilliseconds, openThread } = { ...bounds, ...given }
  const askThread = threadInTurn({ openThread, mostWaitMilliseconds, busy })
  let tasks = 0

  async function ask<Answer>(task: Task): Promise<Answer | null> {
    if (tasks >= mostTasks) throw busy()
    tasks += 1
    try {
      const { answer } = await askThread<{ done: Answer | null }>(task, () => mostMillisecondsOfTask)
      return answer?.done ?? null
    } finally {
      tasks -= 1
    }
  }

  return {
    draw: (reference, drawing) => ask<DrawnQuestion>({ reference, drawing }),
    mark: (reference, given) => ask<MarkedTry>({ reference, given }),
  }
}

function busy(): Failure {
  return new Failure('tooMany', 'practice_busy', { retryAfterSeconds })
}
