import { type Statement, sql } from '../adapters/database/sql.ts'

export type JobRow = {
  id: string
  kind: string
  payload: unknown
  attempts: number
  /** The request that asked for it. */
  requestId: string | null
}

export function insertJob(job: {
  kind: string
  payload: unknown
  onceKey: string | null
  dueAt: Date
  priority: number
  requestId: string | null
}): Statement<{ id: string }> {
  return sql<{ id: string }>`
    insert into jobs (kind, payload, once_key, due_at, priority, request_id)
    values (${job.kind}, ${JSON.stringify(job.payload)}, ${job.onceKey}, ${job.dueAt},
      ${job.priority}, ${job.requestId})
    on conflict (once_key) do nothing
    returning id`
}

type Claim = {
  now: Date
  lockedUntil: Date
  limit: number
  /** Only these kinds, or all but these. */
  kinds: { only: readonly string[] } | { not: readonly string[] }
}

/** Takes up to `limit` due jobs for this worker until `lockedUntil`; other workers pass them over. */
export function claimDueJobs({ now, lockedUntil, limit, kinds }: Claim): Statement<JobRow> {
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

/** Keeps a job for the worker that is at it. */
export function extendJob(id: string, lockedUntil: Date): Statement<Record<string, never>> {
  return sql`update jobs set locked_until = ${lockedUntil} where id = ${id} and done_at is null`
}

export function finishJob(id: string, now: Date): Statement<Record<string, never>> {
  return sql`update jobs set done_at = ${now}, locked_until = null, last_error = null where id = ${id}`
}

export function postponeJob(id: string, dueAt: Date, error: string): Statement<Record<string, never>> {
  return sql`update jobs set due_at = ${dueAt}, locked_until = null, last_error = ${error} where id = ${id}`
}

export function deleteFinishedJobs(before: Date): Statement<Record<string, never>> {
  return sql`delete from jobs where done_at < ${before}`
}
