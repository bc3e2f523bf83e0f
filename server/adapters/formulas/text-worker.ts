import type { ChildProcess } from 'node:child_process'
import { Failure } from '../../../domain/failure.ts'
import type { FinishedLesson } from '../../../domain/lessons/steps/finish-lesson.ts'
import { forkProgram } from '../fork-program.ts'
import { serialProcess } from '../serial-process.ts'
import type { CleanedText, Formula, FormulaDrawing, TextTools, TextWorker } from './formulas.ts'
import type { Task } from './text-process.ts'

/** A lesson's formula takes a few milliseconds, an author's longest text under a second. */
const mostMillisecondsOfFormula = 2000
const mostMillisecondsOfText = 5000
/** The longest lesson takes under a second in three languages. */
const mostMillisecondsOfLesson = 8000
/** No formula of a text is longer (server/rich-text/mathematics.ts). */
const mostFormulaLength = 5000
/** No text that is stored is longer: its author could not save it a second time. */
const mostTextLength = 400_000
const retryAfterSeconds = 5

type Bounds = {
  mostJobs: number
  /** Limit for all requests of one job together. */
  mostMillisecondsOfJob: number
  mostWaitMilliseconds: number
  /** Not ready until its first message. */
  openProcess(): ChildProcess
}

const bounds: Bounds = {
  mostJobs: 20,
  mostMillisecondsOfJob: 10_000,
  mostWaitMilliseconds: 30_000,
  openProcess: () => forkProgram(new URL('./text-process.ts', import.meta.url), { megabytes: 64 }),
}

/**
 * Sanitises and renders in one child process with limits, one task at a time and fairly between
 * jobs: serving continues, and a task that exceeds a limit ends only its own process.
 */
export function textWorker(given: Partial<Bounds> = {}): TextWorker {
  const { mostJobs, mostMillisecondsOfJob, mostWaitMilliseconds, openProcess } = { ...bounds, ...given }
  const askProcess = serialProcess({ openProcess, mostWaitMilliseconds, idleMilliseconds: 60_000, busy })
  let jobs = 0

  function toolsOfJob(): TextTools {
    let left = mostMillisecondsOfJob
    const ask = async <Answer>(task: Task, mostMilliseconds: number): Promise<Answer | null> => {
      const { answer, milliseconds } = await askProcess<Answer>(task, () => Math.min(left, mostMilliseconds))
      left -= milliseconds
      return answer
    }
    return {
      clean: (written) => ask<CleanedText>({ written, mostLength: mostTextLength }, mostMillisecondsOfText),
      draw: async (formula: Formula) =>
        formula.tex.length > mostFormulaLength
          ? null
          : ask<FormulaDrawing>({ formula }, mostMillisecondsOfFormula),
      finishLesson: (lesson) => ask<FinishedLesson>({ lesson }, mostMillisecondsOfLesson),
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
