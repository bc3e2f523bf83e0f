import { authorsOfAll } from '../../../domain/admin/access.ts'
import {
  type StaffNotificationContent,
  staffKindNames,
  staffKinds,
} from '../../../domain/admin/notifications/kinds.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { daysBefore } from '../../../domain/durations.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listPage, rowsCountedAhead } from '../../list-page.ts'
import type { Services, StaffContext } from '../../services.ts'
import {
  countStaffNotifications,
  deleteStaffNotificationsBefore,
  insertStaffNotification,
  listStaffNotifications,
  markStaffRead,
  type Reader,
} from './queries.ts'

type StaffNotification = StaffNotificationContent & {
  /** Identifies the event: repeating it stores nothing more. */
  onceKey: string
  /** A screen of the admin. */
  path: string
}

/** Notifies staff of an event, in its transaction. Not a call. */
export async function notifyStaff(tx: Queryable, told: StaffNotification, now: Date): Promise<void> {
  await tx.first(insertStaffNotification({ ...told, now }))
}

function readerOf({ staff }: StaffContext): Reader {
  return {
    staffId: staff.id,
    readsAllQuestions: holdsAny(staff.roles, authorsOfAll),
    kinds: staffKindNames.filter((kind) => holdsAny(staff.roles, staffKinds[kind].roles)),
  }
}

export async function getStaffNotifications(
  context: StaffContext,
  { page, limit }: AdminInput<'getStaffNotifications'>,
): Promise<AdminOutput<'getStaffNotifications'>> {
  const { database } = context
  const reader = readerOf(context)
  const offset = (page - 1) * limit
  const most = offset + rowsCountedAhead
  const [rows, found] = await Promise.all([
    database.all(listStaffNotifications(reader, limit, offset)),
    database.first(countStaffNotifications(reader, { isUnread: false, most: most + 1 })),
  ])
  const items = rows.map(({ id, kind, facts, path, isRead, createdAt }) => ({
    // `notifyStaff` wrote both, and its types pair them.
    ...{ id, told: { kind, facts } as StaffNotificationContent },
    ...{ path, isRead, createdAt: createdAt.toISOString() },
  }))
  return listPage(items, found?.count ?? 0, { limit, most })
}

export async function readStaffNotifications(
  context: StaffContext,
  { ids }: AdminInput<'readStaffNotifications'>,
): Promise<null> {
  await context.database.first(markStaffRead(readerOf(context), ids))
  return null
}

/** The caller's number of new ones, counted up to `most`. Not a call. */
export async function countNewToStaff(context: StaffContext, most: number): Promise<number> {
  const counted = countStaffNotifications(readerOf(context), { isUnread: true, most })
  return (await context.database.first(counted))?.count ?? 0
}

const keptDays = 90

/** Deletes staff notifications after a quarter. Not a call. */
export async function forgetOldStaffNotifications({ database, clock }: Services): Promise<void> {
  await database.first(deleteStaffNotificationsBefore(daysBefore(clock.now(), keptDays)))
}
