import type { SecurityEventKind } from '../../domain/accounts/security-events.ts'
import { sql } from '../adapters/database/sql.ts'

type NewEvent = {
  kind: SecurityEventKind
  studentIds: readonly string[]
  staffIds: readonly string[]
  at: Date
  isCounted: boolean
  browser: string | null
  system: string | null
  network: string | null
  /** The row that is written when there is nobody to notify. */
  decoyBucket: number
}

/**
 * One row per account; counted events have one row per hour. Also writes without an account, so
 * that the cost is the same.
 */
export function insertEvents(event: NewEvent) {
  const { kind, studentIds, staffIds, at, isCounted, browser, system, network, decoyBucket } = event
  return sql<{ times: number }>`
    with decoy as (
      update decoys set touched_at = ${at}
      where bucket = ${decoyBucket} and ${studentIds.length + staffIds.length}::integer = 0
    )
    insert into security_events (student_id, staff_id, kind, at, counted_hour, browser, system, network)
    select who.student_id, who.staff_id, ${kind}, ${at}::timestamptz,
      case when ${isCounted}::boolean then date_trunc('hour', ${at}::timestamptz) end, ${browser}, ${system}, ${network}
    from (
      select id as student_id, null::uuid as staff_id from unnest(${studentIds}::uuid[]) as id
      union all
      select null, id from unnest(${staffIds}::uuid[]) as id
      order by 1, 2
    ) as who
    on conflict ((coalesce(student_id, staff_id)), kind, counted_hour) where counted_hour is not null
    do update set times = security_events.times + 1, at = excluded.at,
      browser = excluded.browser, system = excluded.system, network = excluded.network
    returning times`
}

export type EventRow = {
  kind: SecurityEventKind
  at: Date
  times: number
  browser: string | null
  system: string | null
  network: string | null
}

const eventColumns = sql<EventRow>`kind, at, times, browser, system, network`

/** The latest events of a student. */
export function listEvents(studentId: string, after: Date, limit: number) {
  return sql<EventRow>`
    select ${eventColumns} from security_events
    where student_id = ${studentId} and at > ${after} order by at desc, id desc limit ${limit}`
}

/** The latest events of a member of staff. */
export function listStaffEvents(staffId: string, after: Date, limit: number) {
  return sql<EventRow>`
    select ${eventColumns} from security_events
    where staff_id = ${staffId} and at > ${after} order by at desc, id desc limit ${limit}`
}

/**
 * How often an event occurred to a member of staff; a counted hour is included if its last time is
 * later than the given one.
 */
export function countStaffEvents(staffId: string, kind: SecurityEventKind, after: Date) {
  return sql<{ times: number }>`
    select coalesce(sum(times), 0)::int as times from security_events
    where staff_id = ${staffId} and kind = ${kind} and at > ${after}`
}

export function deleteEventsOf(studentId: string) {
  return sql`delete from security_events where student_id = ${studentId}`
}

export function deleteEventsBefore(moment: Date) {
  return sql`delete from security_events where at < ${moment}`
}

/** The User-Agents of earlier sign-ins to an account. */
export function listStudentDevices(studentId: string) {
  return sql<{
    device: string
  }>`select distinct device from sessions where student_id = ${studentId} limit 200`
}

export function listStaffDevices(staffId: string) {
  return sql<{
    device: string
  }>`select distinct device from staff_sessions where staff_id = ${staffId} limit 500`
}
