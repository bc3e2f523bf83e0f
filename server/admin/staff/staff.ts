import { accountAddress } from '../../../domain/accounts/rules.ts'
import { owners } from '../../../domain/admin/access.ts'
import { adminIdleMinutes, adminSessionHours, widensMoneyRole } from '../../../domain/admin/rules.ts'
import { hoursBefore, secondsBefore } from '../../../domain/durations.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { databaseErrorCode, type Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { notify } from '../../notifications/operations.ts'
import type { Services, StaffContext } from '../../services.ts'
import { type AuditEvent, audit } from '../audit/operations.ts'
import { invitationNotice, renewalNotice } from './notices.ts'
import { notifyOfLostOwner, notifyOwnersOfMoneyRole, writeSetUp } from './operations.ts'
import { endSessionsOfStaff, listLookAlikes } from './queries/accounts.ts'
import { deletePasswordLinks } from './queries/recovery.ts'
import {
  deleteSetUpOf,
  disableStaff,
  enableStaff,
  insertStaff,
  type KnownStaff,
  type ListedStaff,
  listStaff,
  lockStaff,
  updateRoles,
} from './queries/team.ts'
import { holdOwnSession } from './sign-in.ts'

type Staff = AdminOutput<'getStaff'>

export async function getStaff(context: StaffContext): Promise<Staff> {
  return readStaff(context.database, context)
}

export async function inviteStaff(
  context: StaffContext,
  { name, email: given, roles }: AdminInput<'inviteStaff'>,
): Promise<Staff> {
  const { database, clock } = context
  const email = accountAddress(given)
  return database.transaction(async (tx) => {
    await holdOwnSession(tx, context, owners)
    const stored = await tx.first(insertStaff({ name, email, roles, now: clock.now() }))
    if (stored === null) throw fieldFailure('conflict', 'email', 'admin_staff_known')
    const link = await writeSetUp(tx, context, { staffId: stored.id, madeBy: context.staff.id })
    const notice = invitationNotice({ by: context.staff.name, link, roles })
    await notify(tx, { name, email }, notice, { now: clock.now() })
    await notifyOwnersOfMoneyRole(tx, context, { id: stored.id, name, email, roles })
    await audit(tx, context, { action: 'staff.invite', id: stored.id, after: { name, roles } })
    return readStaff(tx, context)
  })
}

/** The old password and codes work until the link is used, so an email alone locks nobody out. */
export async function renewStaff(
  context: StaffContext,
  { staffId }: AdminInput<'renewStaff'>,
): Promise<Staff> {
  return change(context, staffId, async (tx, person, now) => {
    if (person.isBlocked) throw new Failure('conflict', 'admin_staff_is_blocked')
    await tx.first(endSessionsOfStaff(staffId, now))
    const link = await writeSetUp(tx, context, { staffId, madeBy: context.staff.id })
    const notice = renewalNotice({ by: context.staff.name, link })
    await notify(tx, person, notice, { now })
    return { action: 'staff.renew' }
  })
}

export async function changeStaffRoles(
  context: StaffContext,
  { staffId, roles }: AdminInput<'changeStaffRoles'>,
): Promise<Staff> {
  refuseSelf(context, staffId)
  return change(context, staffId, async (tx, person, now) => {
    await tx.first(updateRoles(staffId, roles, now))
    if (widensMoneyRole(person.roles, roles)) await notifyOwnersOfMoneyRole(tx, context, { ...person, roles })
    if (person.roles.includes('owner') && !roles.includes('owner'))
      await notifyOfLostOwner(tx, context, person)
    return { action: 'staff.roles', before: { roles: person.roles }, after: { roles } }
  })
}

export async function endStaffSessions(
  context: StaffContext,
  { staffId }: AdminInput<'endStaffSessions'>,
): Promise<Staff> {
  return change(context, staffId, async (tx, _, now) => {
    await tx.first(endSessionsOfStaff(staffId, now))
    return { action: 'staff.end-sessions' }
  })
}

export async function blockStaff(
  context: StaffContext,
  { staffId }: AdminInput<'blockStaff'>,
): Promise<Staff> {
  refuseSelf(context, staffId)
  return change(context, staffId, async (tx, person, now) => {
    await tx.first(disableStaff(staffId, now))
    if (person.roles.includes('owner') && !person.isBlocked) await notifyOfLostOwner(tx, context, person)
    await tx.first(deleteSetUpOf(staffId))
    await tx.all(deletePasswordLinks(staffId))
    await tx.first(endSessionsOfStaff(staffId, now))
    return { action: 'staff.block', before: { blocked: person.isBlocked }, after: { blocked: true } }
  })
}

export async function unblockStaff(
  context: StaffContext,
  { staffId }: AdminInput<'unblockStaff'>,
): Promise<Staff> {
  return change(context, staffId, async (tx, person, now) => {
    await tx.first(enableStaff(staffId, now))
    if (person.isBlocked) await notifyOwnersOfMoneyRole(tx, context, person)
    return { action: 'staff.unblock', before: { blocked: person.isBlocked }, after: { blocked: false } }
  })
}

/** Staff with an address that only looks different from another's, as sentences for the start output. Internal. */
export async function namesOfLookAlikes({ database }: Pick<Services, 'database'>): Promise<string[]> {
  const found = await database.all(listLookAlikes())
  return found.map(
    ({ email, other }) =>
      `The staff address ${email} only looks different from ${other}, which another person has: both are one mailbox. Block one of them under Staff.`,
  )
}

/** Nobody can block themselves by mistake. */
function refuseSelf({ staff }: StaffContext, staffId: string): void {
  if (staff.id === staffId) throw new Failure('conflict', 'admin_staff_not_yourself')
}

const checkViolation = '23514'

/** Changes a member of staff and audits it. The database refuses to lose the last owner: `conflict`. */
async function change(
  context: StaffContext,
  staffId: string,
  work: (
    tx: Queryable,
    person: KnownStaff,
    now: Date,
  ) => Promise<{ action: `staff.${string}` } & Pick<AuditEvent, 'before' | 'after'>>,
): Promise<Staff> {
  try {
    return await context.database.transaction(async (tx) => {
      await holdOwnSession(tx, context, owners)
      const person = orNotFound(await tx.first(lockStaff(staffId)), 'admin_staff_unknown')
      const auditEvent = await work(tx, person, context.clock.now())
      await audit(tx, context, { ...auditEvent, id: staffId })
      return readStaff(tx, context)
    })
  } catch (error) {
    if (databaseErrorCode(error) !== checkViolation) throw error
    throw new Failure('conflict', 'admin_staff_last_owner')
  }
}

async function readStaff(tx: Queryable, { clock, settings, staff }: StaffContext): Promise<Staff> {
  const now = clock.now()
  const begunAfter = hoursBefore(now, adminSessionHours)
  const usedAfter = secondsBefore(now, adminIdleMinutes * 60)
  const rows = await tx.all(listStaff(settings.isDemo, begunAfter, usedAfter))
  return rows.map(({ hasSignedUp, isBlocked, lastUsedAt, ...person }) => ({
    ...person,
    state: stateOf({ hasSignedUp, isBlocked }),
    isYou: person.id === staff.id,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

function stateOf({
  hasSignedUp,
  isBlocked,
}: Pick<ListedStaff, 'hasSignedUp' | 'isBlocked'>): Staff[number]['state'] {
  if (isBlocked) return 'blocked'
  return hasSignedUp ? 'active' : 'invited'
}
