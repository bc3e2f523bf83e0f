import { type Count, sql } from '../adapters/database/sql.ts'

export type JobFigures = {
  kind: string
  state: 'due' | 'running' | 'retried' | 'planned'
  count: number
  oldestSeconds: number
}

/** Unfinished jobs, of which there are few: by kind and by what they wait for. */
export function countJobs(now: Date) {
  return sql<JobFigures>`
    select kind, state, count(*)::int as "count",
      greatest(0, extract(epoch from ${now}::timestamptz - min(due_at)))::float8 as "oldestSeconds"
    from (
      select kind, due_at, case
        when locked_until > ${now} then 'running'
        when due_at <= ${now} then 'due'
        when attempts > 0 then 'retried'
        else 'planned' end as state
      from jobs where done_at is null
    ) as open group by kind, state`
}

/** Gateway messages that are stored but not applied. */
export function countUnappliedEvents(now: Date) {
  return sql<{ count: number; oldestSeconds: number }>`
    select count(*)::int as "count",
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(received_at))), 0)::float8 as "oldestSeconds"
    from gateway_events where applied_at is null`
}

export function countTranscodes() {
  return sql<{
    state: string
    count: number
  }>`select state, count(*)::int as "count" from transcodes group by state`
}

/** Orders made since `from`, by state; the time index bounds what is read. */
export function countOrders(from: Date) {
  return sql<{ state: string; count: number }>`
    select state, count(*)::int as "count" from orders where created_at >= ${from} group by state`
}

/** Payments of the orders made since `from`, by status. */
export function countPayments(from: Date) {
  return sql<{ status: string; count: number }>`
    select p.status, count(*)::int as "count" from orders o join payments p on p.order_id = o.id
    where o.created_at >= ${from} group by p.status`
}

/** Refunds that the gateway has not confirmed yet. */
export function countRefundsUnderWay(now: Date) {
  return sql<{ state: string; count: number; oldestSeconds: number }>`
    select state, count(*)::int as "count",
      greatest(0, extract(epoch from ${now}::timestamptz - min(created_at)))::float8 as "oldestSeconds"
    from refunds where state in ('owed', 'sent') group by state`
}

/** Captures since `from` that became neither access nor a refund, or whose access is missing. */
export function countCapturesWithoutAccess(from: Date) {
  return sql<Count>`
    select count(*)::int as "count" from payments p left join orders o on o.id = p.order_id
    where p.captured_at >= ${from} and (
      p.outcome is null
      or p.outcome = 'access' and p.status = 'captured' and o.state <> 'refunded'
        and not exists (select from enrolments e where e.payment_id = p.id and e.revoked_at is null))`
}

/** The replication lag of each standby; none on a standby, and no figures without permission to see them. */
export function listStandbys() {
  return sql<{ name: string; seconds: number | null; bytes: number | null }>`
    select application_name as "name", extract(epoch from coalesce(replay_lag, '0'))::float8 as "seconds",
      case when pg_is_in_recovery() then null else pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 end as "bytes"
    from pg_stat_replication where state is not null`
}
