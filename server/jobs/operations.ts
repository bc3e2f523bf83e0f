import { failuresToReport } from '../../domain/admin/insight/rules.ts'
import { daysBefore, secondsAfter } from '../../domain/durations.ts'
import type { Database, Queryable } from '../adapters/database/database.ts'
import { maskedText } from '../adapters/log-masks.ts'
import type { MailMessage } from '../adapters/mail/mail.ts'
import { forgetMailbox } from '../adapters/mail/mailbox.ts'
import { currentRequestId, inScope } from '../scope.ts'
import type { Services } from '../services.ts'
import {
  cancelMailsAbout,
  cancelMailsNaming,
  claimDueJobs,
  countFailed,
  deleteFinishedJobs,
  extendJob,
  type FailedJobRow,
  finishJob,
  insertJob,
  type JobRow,
  listFailed,
  postponeJob,
} from './queries.ts'

/** Background jobs by kind, with their payload. */
export type JobPayloads = {
  /** With the id of an invoice, credit note or certificate, its document is attached. */
  sendMail: MailMessage & {
    invoiceId?: string
    certificateId?: string
    /** Sent only between 07:00 and 21:00 in India. */
    byDay?: true
    /** Sent only while the address, or the student, is still subscribed. */
    news?: { subscriptionId: string | null; studentId: string | null }
  }
  /** To the browser of a session. */
  sendPush: { notificationId: string; sessionId: string }
  refundPayment: { refundId: string }
  /** An approved refund can be undone until then. */
  carryOutRefund: { requestId: string }
  checkUpload: { uploadId: string }
  forgetMediaFiles: { keys: string[] }
  transcodeVideo: { mediaId: string }
  rekeyVideo: { mediaId: string }
  /** An account was refused a video key, because it requested too many. */
  recordKeyLimit: { studentId: string }
  /** Content becomes visible or hidden at this time. */
  announceContent: { why: string }
  /** A scheduled publication of a version is due. */
  publishScheduledCourse: { courseId: string }
  /** Draws formulas of texts stored before drawings were. */
  drawFormulas: { why: string }
  /** Remaining rows of a file of students, or of a bulk grant. */
  importPeople: { importId: string }
  /** Remaining recipients of a mailing. */
  sendMailing: { mailingId: string }
  /** A practice question was corrected: earlier tries are marked again. */
  applyCorrection: { correctionId: string }
}

export type JobKind = keyof JobPayloads
export type JobHandlers = {
  /** A long job ends early and throws once `stopping` is aborted. */
  [Kind in JobKind]: (services: Services, payload: JobPayloads[Kind], stopping?: AbortSignal) => Promise<void>
}

type EnqueueOptions = {
  dueAt: Date
  /** A second job of the same key is not stored. */
  onceKey?: string
  /** Among due jobs, lower numbers run first; 0 by default. */
  priority?: number
  /** Student concerned: the job is cancelled when the account is deleted, even if the mail goes elsewhere. */
  studentId?: string | null
}

/** Stores a job in the same transaction as the change that causes it: both are stored, or neither. */
export async function enqueue<Kind extends JobKind>(
  tx: Queryable,
  kind: Kind,
  payload: JobPayloads[Kind],
  { dueAt, onceKey, priority = 0, studentId = null }: EnqueueOptions,
): Promise<void> {
  const requestId = currentRequestId()
  const names = 'text' in payload ? addressesIn(payload) : null
  await tx.first(
    insertJob({ kind, payload, names, studentId, dueAt, onceKey: onceKey ?? null, priority, requestId }),
  )
}

type ErasedPerson = { studentId: string; addresses: readonly string[] }

/** Cancels queued mails to, or about, a deleted account. */
export async function forgetMailsNaming(
  tx: Queryable,
  { studentId, addresses }: ErasedPerson,
  now: Date,
): Promise<void> {
  for (const address of new Set(addresses)) {
    await tx.first(cancelMailsNaming(address, now))
    await forgetMailbox(tx, { recipient: address })
  }
  await tx.first(cancelMailsAbout(studentId, now))
}

/** Cancels queued mails about a student whose contents have changed. */
export async function forgetMailsAbout(tx: Queryable, studentId: string, now: Date): Promise<void> {
  await tx.first(cancelMailsAbout(studentId, now))
}

function addressesIn({ to, replyTo = '', subject, text }: MailMessage): string[] {
  const found = `${to}\n${replyTo}\n${subject}\n${text}`
    .toLowerCase()
    // Matches only at the start of a run of characters: a long one without an address is scanned once.
    .match(/(?<![^\s@<>"'(),:;])[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+/g)
  return [...new Set(found)].map((address) => address.replace(/(?<![.!?])[.!?]+$/, ''))
}

/** Thrown by a handler that must run later: it is called again at that time. */
export class NotBefore extends Error {
  readonly at: Date
  constructor(at: Date) {
    super(`not before ${at.toISOString()}`)
    this.at = at
  }
}

const minutes: readonly JobKind[] = ['applyCorrection', 'importPeople', 'sendMailing']
const files: readonly JobKind[] = ['checkUpload', 'rekeyVideo']
const hours: readonly JobKind[] = ['transcodeVideo']
const pushes: readonly JobKind[] = ['sendPush']

/**
 * Lanes: short jobs wait only for short ones and long ones for long ones; checks of uploads, which
 * may take an hour, pushes, whose services may be slow, and videos each have their own. Without a
 * lane: all but videos, which another machine may transcode.
 */
const lanes = {
  short: { kinds: { not: [...minutes, ...files, ...hours, ...pushes] }, isAlone: false },
  long: { kinds: { only: minutes }, isAlone: true },
  files: { kinds: { only: files }, isAlone: true },
  pushes: { kinds: { only: pushes }, isAlone: true },
  videos: { kinds: { only: hours }, isAlone: true },
  'all but videos': { kinds: { not: hours }, isAlone: false },
} as const
type Lane = keyof typeof lanes

const lockSeconds = 60
const batchSize = 20
const longestPauseSeconds = 15 * 60

/**
 * Runs every due job and returns how many were done. A failed job is retried after a delay that doubles from 5 seconds
 * to 15 minutes, without limit. Once `stopping` is aborted no other job starts.
 */
export async function runDueJobs(
  services: Services,
  handlers: JobHandlers,
  stopping?: AbortSignal,
  lane: Lane = 'all but videos',
): Promise<number> {
  let done = 0
  const { kinds, isAlone } = lanes[lane]
  // A long job is taken alone: others taken with it would lose their lock.
  const limit = isAlone ? 1 : batchSize
  for (;;) {
    if (stopping?.aborted) return done
    const now = services.clock.now()
    const lockedUntil = secondsAfter(now, lockSeconds)
    const jobs = await services.database.all(claimDueJobs({ now, lockedUntil, limit, kinds }))
    for (const job of jobs) {
      if (stopping?.aborted) return done
      // Log lines of the job, and jobs that it adds, have the same request id.
      const span = services.tracer?.begin(`job ${job.kind}`, 'internal', null, {
        'stepmark.request_id': job.requestId ?? '',
      })
      const scope = { requestId: job.requestId, job: `${job.kind} ${job.id}`, ...(span && { span }) }
      const isDone = await inScope(scope, () => runJob(services, handlers, job, stopping))
      span?.end({}, isDone ? undefined : 'failed')
      if (isDone) done += 1
    }
    if (jobs.length < limit) return done
  }
}

/** Deletes jobs done two weeks ago, and mails of the demo's mailbox. */
export async function forgetFinishedJobs({ database, clock }: Services): Promise<void> {
  const before = daysBefore(clock.now(), 14)
  await database.first(deleteFinishedJobs(before))
  await forgetMailbox(database, { before })
}

const ends = new WeakMap<Database, Set<string>>()

/** Jobs done by this process that could not be marked done: their mail is still sent only once. */
function unwrittenEnds(database: Database): Set<string> {
  const known = ends.get(database) ?? new Set()
  ends.set(database, known)
  return known
}

async function runJob(
  services: Services,
  handlers: JobHandlers,
  job: JobRow,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  // Only `enqueue` writes jobs, and its types pair each kind with its payload.
  const handle = handlers[job.kind as JobKind] as (
    services: Services,
    payload: unknown,
    stopping?: AbortSignal,
  ) => Promise<void>
  const keeping = setInterval(() => {
    const lockedUntil = secondsAfter(services.clock.now(), lockSeconds)
    services.database.first(extendJob(job.id, lockedUntil)).catch(() => undefined)
  }, lockSeconds * 300)
  const startedAt = performance.now()
  const measured = (outcome: string) =>
    services.measures.jobs.observe({ kind: job.kind, outcome }, (performance.now() - startedAt) / 1000)
  const unwritten = unwrittenEnds(services.database)
  try {
    if (!unwritten.has(job.id))
      await handle(services, openedPayload(services.database, job.payload), stopping)
    unwritten.add(job.id)
    await services.database.first(finishJob(job.id, services.clock.now()))
    unwritten.delete(job.id)
    measured('done')
    return true
  } catch (error) {
    if (error instanceof NotBefore) {
      await services.database.first(postponeJob(job.id, error.at, reasonOf(error)))
      return false
    }
    measured('failed')
    // A job interrupted by shutdown is released for the next process.
    const pause = stopping?.aborted ? 0 : Math.min(5 * 2 ** (job.attempts - 1), longestPauseSeconds)
    services.log.warn({ err: error, attempts: job.attempts, pause }, 'a job failed and will be tried again')
    await services.database.first(
      postponeJob(job.id, secondsAfter(services.clock.now(), pause), reasonOf(error)),
    )
    return false
  } finally {
    clearInterval(keeping)
  }
}

/** The payload as enqueued. Throws when it was sealed with an APP_SECRET that is no longer accepted. */
function openedPayload(database: Database, payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('sealed' in payload)) return payload
  const opened = database.opened(String(payload.sealed))
  if (opened === null)
    throw new Error('sealed with another APP_SECRET: set that one as APP_SECRET_OTHER until it is sent')
  return JSON.parse(opened)
}

/** A mail server's error may contain the address and the subject, and with it a code. */
function reasonOf(error: unknown): string {
  return maskedText(String(error))
    .replace(/\d{6,}/g, '…')
    .slice(0, 500)
}

/** Jobs that failed often enough to need attention. Not a call. */
export function listFailedJobs(
  database: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<FailedJobRow[]> {
  return database.all(listFailed(failuresToReport, limit, offset))
}

/** The number of these. Not a call. */
export async function countFailedJobs(database: Queryable): Promise<number> {
  return (await database.first(countFailed(failuresToReport)))?.count ?? 0
}
