import { Sealed } from '../adapters/database/sealed.ts'
import { type Count, type Id, sql } from '../adapters/database/sql.ts'

export type JobRow = {
  id: string
  kind: string
  payload: unknown
  attempts: number
  /** The id of the request that added it. */
  requestId: string | null
}

type NewJob = {
  kind: string
  payload: unknown
  /** The email addresses in a mail. A job with addresses stores its payload sealed. */
  names: readonly string[] | null
  /** The student concerned. */
  studentId: string | null
  onceKey: string | null
  dueAt: Date
  priority: number
  requestId: string | null
}

export function insertJob(job: NewJob) {
  const written = JSON.stringify(job.payload)
  const payload =
    job.names === null
      ? sql`${written}`
      : // Without a `to`: a process of the previous release fails on it and leaves it to a newer one.
        sql`jsonb_build_object('names', ${job.names}::text[], 'sealed', ${new Sealed(written)}::text)`
  return sql<Id>`
    insert into jobs (kind, payload, student_id, once_key, due_at, priority, request_id)
    values (${job.kind}, ${payload}, ${job.studentId}, ${job.onceKey}, ${job.dueAt}, ${job.priority}, ${job.requestId})
    on conflict (once_key) do nothing
    returning id`
}

type Claim = {
  now: Date
  lockedUntil: Date
  limit: number
  /** Only these kinds, or all except these. */
  kinds: { only: readonly string[] } | { not: readonly string[] }
}

/** Takes up to `limit` due jobs for this worker until `lockedUntil`; other workers skip them. */
export function claimDueJobs({ now, lockedUntil, limit, kinds }: Claim) {
  const isOurs = 'only' in kinds ? sql`kind = any(${kinds.only})` : sql`kind <> all(${kinds.not})`
  return sql<JobRow>`
    with claimed as (
      update jobs set locked_until = ${lockedUntil}, attempts = attempts + 1
      where id in (
        select id from jobs
        where done_at is null and due_at <= ${now} and (locked_until is null or locked_until <= ${now})
          and ${isOurs}
        order by priority, due_at, id
        limit ${limit}
        for update skip locked
      )
      returning id, kind, payload, attempts, due_at, priority, request_id
    )
    select id, kind, payload, attempts, request_id as "requestId" from claimed order by priority, due_at, id`
}

/** Extends the lease of the worker that runs a job. */
export function extendJob(id: string, lockedUntil: Date) {
  return sql`update jobs set locked_until = ${lockedUntil} where id = ${id} and done_at is null`
}

/** The database clears it, so that no mail content stays in backups. */
export function finishJob(id: string, now: Date) {
  return sql`update jobs set done_at = ${now}, locked_until = null where id = ${id}`
}

/** Cancels the mails to an address and those that contain it. */
export function cancelMailsNaming(email: string, now: Date) {
  return sql`
    update jobs set done_at = ${now}, locked_until = null
    where done_at is null and kind = 'sendMail'
      and (payload->'names' ? ${email} or payload->>'to' = ${email} or payload->>'replyTo' = ${email}
        or position(${email} in payload->>'text') > 0)`
}

/** Cancels the mails about a student. */
export function cancelMailsAbout(studentId: string, now: Date) {
  return sql`
    update jobs set done_at = ${now}, locked_until = null
    where student_id = ${studentId} and done_at is null and kind = 'sendMail'`
}

export function postponeJob(id: string, dueAt: Date, error: string) {
  return sql`
    update jobs set due_at = ${dueAt}, locked_until = null, last_error = ${error}
    where id = ${id} and done_at is null`
}

export function deleteFinishedJobs(before: Date) {
  return sql`delete from jobs where done_at < ${before}`
}

export type FailedJobRow = { id: string; kind: string; attempts: number; error: string; nextTryAt: Date }

const failed = (failures: number) => sql`
  from jobs where done_at is null and last_error is not null and attempts >= ${failures}`

/** Jobs that failed this often, next retry first. There are few unfinished jobs. */
export function listFailed(failures: number, limit: number, offset: number) {
  return sql<FailedJobRow>`
    select id::text as "id", kind, attempts, coalesce(last_error, '') as "error", due_at as "nextTryAt"
    ${failed(failures)} order by due_at, id limit ${limit} offset ${offset}`
}

export function countFailed(failures: number) {
  return sql<Count>`select count(*)::int as "count" ${failed(failures)}`
}
