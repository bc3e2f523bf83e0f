import { randomInt } from 'node:crypto'
import { deviceName } from '../../domain/accounts/device-name.ts'
import {
  isCounted,
  maskedNetwork,
  type SecurityEventKind,
  securityEventDays,
  shownSecurityEvents,
} from '../../domain/accounts/security-events.ts'
import { daysBefore, hoursBefore } from '../../domain/durations.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { Output } from '../calls.ts'
import type { Context, Services, StaffContext, StudentContext } from '../services.ts'
import {
  countStaffEvents,
  deleteEventsBefore,
  deleteEventsOf,
  type EventRow,
  insertEvents,
  listEvents,
  listStaffDevices,
  listStaffEvents,
  listStudentDevices,
} from './queries.ts'

type Caller = Pick<Context, 'clock' | 'device' | 'networks'>

/** Accounts concerned: several where a family shares a phone, none for an unknown address. */
type Account = { students: readonly string[] } | { staff: readonly string[] }

/**
 * Records a security event for the account holder, and returns how often it occurred this hour. The
 * cost is the same without an account.
 */
export async function recordSecurityEvent(
  tx: Queryable,
  { clock, device, networks: [network] }: Caller,
  { kind, ...account }: { kind: SecurityEventKind } & Account,
): Promise<number> {
  const written = await tx.first(
    insertEvents({
      kind,
      studentIds: 'students' in account ? account.students : [],
      staffIds: 'staff' in account ? account.staff : [],
      at: clock.now(),
      isCounted: isCounted(kind),
      ...deviceName(device),
      network: maskedNetwork(network),
      decoyBucket: randomInt(decoys),
    }),
  )
  return written?.times ?? 0
}

/** How often an event occurred to a member of staff in the last 24 hours, to the hour. */
export async function countInDay(
  tx: Queryable,
  { clock }: Pick<Services, 'clock'>,
  { kind, staffId }: { kind: SecurityEventKind; staffId: string },
): Promise<number> {
  const since = hoursBefore(clock.now(), 24)
  return (await tx.first(countStaffEvents(staffId, kind, since)))?.times ?? 0
}

/** Row count of the table. */
const decoys = 64

/**
 * Whether the account was used before, and never from a browser and system like this caller's.
 * Checked before the new session is stored.
 */
export async function isNewDevice(
  tx: Queryable,
  { device }: Pick<Context, 'device'>,
  account: { student: string } | { staff: string },
): Promise<boolean> {
  const known = await tx.all(
    'student' in account ? listStudentDevices(account.student) : listStaffDevices(account.staff),
  )
  return known.length > 0 && !known.some((other) => familyOf(other.device) === familyOf(device))
}

function familyOf(device: string): string {
  const { browser, system } = deviceName(device)
  return `${browser} ${system}`
}

export async function getSecurityEvents({
  database,
  clock,
  student,
}: StudentContext): Promise<Output<'getSecurityEvents'>> {
  const rows = await database.all(listEvents(student.id, keptSince(clock.now()), shownSecurityEvents))
  return rows.map(wireEvent)
}

/** The same for a member of staff. Not a call: the admin has it. */
export async function staffSecurityEvents({
  database,
  clock,
  staff,
}: StaffContext): Promise<Output<'getSecurityEvents'>> {
  const rows = await database.all(listStaffEvents(staff.id, keptSince(clock.now()), shownSecurityEvents))
  return rows.map(wireEvent)
}

/** All rows of a student, for the data export. Internal. */
export async function exportSecurityEvents(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  studentId: string,
): Promise<Record<string, unknown>[]> {
  return (await database.all(listEvents(studentId, keptSince(clock.now()), 10_000))).map(wireEvent)
}

/** They are deleted with the account. */
export async function eraseSecurityEvents(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteEventsOf(studentId))
}

export async function forgetOldSecurityEvents({ database, clock }: Services): Promise<void> {
  await database.first(deleteEventsBefore(keptSince(clock.now())))
}

function wireEvent({ at, ...event }: EventRow) {
  return { ...event, at: at.toISOString() }
}

function keptSince(now: Date): Date {
  return daysBefore(now, securityEventDays)
}
