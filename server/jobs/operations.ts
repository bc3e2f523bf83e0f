import type { Queryable } from '../adapters/database/database.ts'
import type { MailMessage } from '../adapters/mail/mail.ts'
import type { Services } from '../services.ts'
import { claimDueJobs, deleteFinishedJobs, extendJob, finishJob, insertJob, postponeJob } from './queries.ts'

/** What is done later, by kind, with its payload. */
export type JobPayloads = {
  /** With the id of an invoice or credit note, its document is attached. */
  sendMail: MailMessage & { invoiceId?: string }
  refundPayment: { refundId: string }
  checkUpload: { uploadId: string }
  forgetMediaFiles: { keys: string[] }
  /** What is shown changes at this moment by itself. */
  announceContent: { why: string }
}

export type JobKind = keyof JobPayloads
export type JobHandlers = {
  [Kind in JobKind]: (services: Services, payload: JobPayloads[Kind]) => Promise<void>
}

type EnqueueOptions = {
  dueAt: Date
  /** A second job of the same key is not stored. */
  onceKey?: string
}

/** Stores a job in the transaction of the fact it follows from: both are kept, or neither. */
export async function enqueue<Kind extends JobKind>(
  tx: Queryable,
  kind: Kind,
  payload: JobPayloads[Kind],
  { dueAt, onceKey }: EnqueueOptions,
): Promise<void> {
  await tx.first(insertJob({ kind, payload, dueAt, onceKey: onceKey ?? null }))
}

/** Jobs that may take minutes: they wait for each other, and nothing else waits for them. */
const longKinds = ['checkUpload'] as const satisfies readonly JobKind[]

/** Which jobs to run: the short ones, the long ones, or all. */
type Lane = 'short' | 'long' | 'all'

const lockSeconds = 60
const batchSize = 20
const longestPauseSeconds = 15 * 60

/**
 * Runs every job that is due now and returns how many were done. A job that fails is tried again
 * after a pause that doubles from 5 seconds to 15 minutes; it is never given up. Once `stopping` is
 * aborted no other job is begun.
 */
export async function runDueJobs(
  services: Services,
  handlers: JobHandlers,
  stopping?: AbortSignal,
  lane: Lane = 'all',
): Promise<number> {
  let done = 0
  // A long job is taken alone: what waits behind it would lose its lock.
  const limit = lane === 'long' ? 1 : batchSize
  const kinds = lane === 'long' ? { only: longKinds } : { not: lane === 'short' ? longKinds : [] }
  for (;;) {
    if (stopping?.aborted) return done
    const now = services.clock.now()
    const lockedUntil = later(now, lockSeconds)
    const jobs = await services.database.all(claimDueJobs({ now, lockedUntil, limit, kinds }))
    for (const job of jobs) {
      if (stopping?.aborted) return done
      if (await runJob(services, handlers, job)) done += 1
    }
    if (jobs.length < limit) return done
  }
}

/** Jobs that were done two weeks ago are kept no longer. */
export async function forgetFinishedJobs({ database, clock }: Services): Promise<void> {
  await database.first(deleteFinishedJobs(later(clock.now(), -14 * 24 * 3600)))
}

async function runJob(
  services: Services,
  handlers: JobHandlers,
  job: { id: string; kind: string; payload: unknown; attempts: number },
): Promise<boolean> {
  // Only `enqueue` writes jobs, and it ties each kind to its payload.
  const handle = handlers[job.kind as JobKind] as (services: Services, payload: unknown) => Promise<void>
  const keeping = setInterval(() => {
    const lockedUntil = later(services.clock.now(), lockSeconds)
    services.database.first(extendJob(job.id, lockedUntil)).catch(() => undefined)
  }, lockSeconds * 300)
  try {
    await handle(services, job.payload)
    await services.database.first(finishJob(job.id, services.clock.now()))
    return true
  } catch (error) {
    const pause = Math.min(5 * 2 ** (job.attempts - 1), longestPauseSeconds)
    services.log.warn(
      { err: error, job: job.kind, jobId: job.id, pause },
      'a job failed and will be tried again',
    )
    await services.database.first(
      postponeJob(job.id, later(services.clock.now(), pause), String(error).slice(0, 500)),
    )
    return false
  } finally {
    clearInterval(keeping)
  }
}

function later(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000)
}
