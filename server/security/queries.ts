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
  /** The row that is written when there is nobody to tell. */
  decoyBucket: number
}

/** One row for each account; of what is counted, one an hour. A write also when there is none, which costs as much. */
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

/** The newest events of a student. */
export function listEvents(studentId: string, after: Date, limit: number) {
  return sql<EventRow>`
    select ${eventColumns} from security_events
    where student_id = ${studentId} and at > ${after} order by at desc, id desc limit ${limit}`
}

/** The newest events of a member of staff. */
export function listStaffEvents(staffId: string, after: Date, limit: number) {
  return sql<EventRow>`
    select ${eventColumns} from security_events
    where staff_id = ${staffId} and at > ${after} order by at desc, id desc limit ${limit}`
}

/** How often something came to a member of staff; of a counted hour all when its last time is later than the moment. */
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

/** Where an account was signed in before, as its browsers said. */
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
