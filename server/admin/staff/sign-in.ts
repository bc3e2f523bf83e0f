import { randomBytes } from 'node:crypto'
import { accountAddress, normaliseEmail } from '../../../domain/accounts/rules.ts'
import { recipientsOfRefusalAlert } from '../../../domain/accounts/security-events.ts'
import type { Role } from '../../../domain/addresses.ts'
import { adminIdleMinutes, adminSessionHours, holdsAny, roles } from '../../../domain/admin/rules.ts'
import { hoursAfter, hoursBefore, secondsBefore } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import { inEvenTime, isPasswordRight } from '../../accounts/passwords/operations.ts'
import type { Database, Queryable } from '../../adapters/database/database.ts'
import { orWhileFull } from '../../adapters/database/full.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { hashOf } from '../../hash-of.ts'
import { notify } from '../../notifications/operations.ts'
import { countInDay, isNewDevice, recordSecurityEvent } from '../../security/operations.ts'
import type { Context, Services, SessionCookie, SignedInStaff, StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { rememberStaffDevice } from './devices.ts'
import { judgeCode } from './judge-code.ts'
import { newDeviceNotice, refusalsNotice } from './notices.ts'
import {
  endStaffSession,
  findStaffByEmail,
  findStaffById,
  findStaffSession,
  holdStaffSession,
  insertStaffSession,
  listAlarmed,
  type StaffRow,
  updateSessionUse,
} from './queries/accounts.ts'

type SignedIn = AdminOutput<'me'>

/**
 * Signs in by password and code. Any failure (address, password, code, used code, blocked person)
 * gets the same response, after the same work. A code is checked only after the right password:
 * strangers cannot use up its owner's tries.
 */
export async function login(
  context: Context,
  { email, password, code }: AdminInput<'login'>,
): Promise<SignedIn> {
  const { database, clock } = context
  const now = clock.now()
  return inEvenTime(async () => {
    const found = await database.first(findStaffByEmail(accountAddress(email), normaliseEmail(email)))
    const staff = found !== null && maySignIn(context, found) ? found : null
    if (!(await isPasswordRight(staff?.passwordHash ?? null, password)) || staff === null) {
      await database.transaction((tx) => noteRefusal(context, tx, found))
      throw new Failure('badSignIn', 'admin_sign_in_wrong')
    }
    const isIn = await judgeCode(context, { staffId: staff.id, code }, async (tx) => {
      // The row is locked by now: a concurrent block or password change is seen here, and the sign-in fails.
      const held = await tx.first(findStaffById(staff.id))
      if (held?.passwordHash !== staff.passwordHash || !maySignIn(context, held)) return null
      await signIn(context, tx, staff)
      return true
    })
    if (isIn === null) throw new Failure('badSignIn', 'admin_sign_in_wrong')
    return wireStaff({ ...staff, signedInAt: now })
  })
}

/** Opens a session, and reports a new kind of browser. */
export async function signIn(
  context: Context,
  tx: Queryable,
  staff: Pick<StaffRow, 'id' | 'email'>,
): Promise<void> {
  await tellOfNewDevice(context, tx, staff.id)
  await openAdminSession(context, tx, staff)
  await audit(tx, { ...context, staff }, { action: 'staff.login', id: staff.id })
}

async function noteRefusal(context: Context, tx: Queryable, staff: StaffRow | null): Promise<void> {
  const inHour = await recordSecurityEvent(tx, context, {
    kind: 'signInRefused',
    staff: staff === null ? [] : [staff.id],
  })
  if (staff === null) return
  const inDay = await countInDay(tx, context, { kind: 'signInRefused', staffId: staff.id })
  const told = recipientsOfRefusalAlert({ inHour, inDay })
  if (told === null) return
  const now = context.clock.now()
  for (const person of await tx.all(listAlarmed(staff.id, context.settings.isDemo)))
    if (told === 'all' || person.isHolder)
      await notify(tx, person, refusalsNotice(person, { inDay, now }), { now })
}

/** Mails the person and the owners when the account was never used from this kind of browser. */
async function tellOfNewDevice(context: Context, tx: Queryable, staffId: string): Promise<void> {
  if (!(await isNewDevice(tx, context, { staff: staffId }))) return
  const now = context.clock.now()
  await recordSecurityEvent(tx, context, { kind: 'newDevice', staff: [staffId] })
  for (const person of await tx.all(listAlarmed(staffId, context.settings.isDemo)))
    await notify(tx, person, newDeviceNotice(person, { device: context.device, now }), { now })
}

export async function logout(context: StaffContext): Promise<AdminOutput<'logout'>> {
  const { database, clock, session, staff } = context
  const value = session.read()
  await database.transaction(async (tx) => {
    if (value !== null) await tx.first(endStaffSession(hashOf(value), clock.now()))
    await audit(tx, context, { action: 'staff.logout', id: staff.id })
  })
  session.forget()
  return null
}

export async function me({ staff }: StaffContext): Promise<SignedIn> {
  return wireStaff(staff)
}

/**
 * The owner of the admin session in the cookie. Counts as use of the session, except for a page's
 * own polling. While the database's disk is full, when staff need access most and nobody can sign
 * in, this process remembers the use in memory. Throws `noSession`; not a call.
 */
export async function findStaff(
  { database, clock, settings }: Services,
  session: SessionCookie,
  { isUse }: { isUse: boolean },
): Promise<SignedInStaff> {
  const value = session.read()
  if (value === null) throw new Failure('noSession', 'admin_sign_in_first')
  const now = clock.now()
  const begunAfter = hoursBefore(now, adminSessionHours)
  const idleSince = secondsBefore(now, adminIdleMinutes * 60)
  const tokenHash = hashOf(value)
  const uses = unwrittenUses(database)
  const name = tokenHash.toString('base64url')
  const usedAfter = (uses.get(name) ?? idleSince) > idleSince ? begunAfter : idleSince
  const seen = () => database.first(findStaffSession(tokenHash, begunAfter, usedAfter))
  const found = isUse
    ? await orWhileFull(database.first(updateSessionUse(tokenHash, now, begunAfter, usedAfter)), async () => {
        const staff = await seen()
        if (staff !== null) uses.set(name, now)
        return staff
      })
    : await seen()
  if (found === null || (found.isDemo && !settings.isDemo)) {
    session.forget()
    throw new Failure('noSession', 'admin_session_ended')
  }
  const { isDemo: _, ...staff } = found
  return staff
}

/**
 * For calls that give someone access: refuses a person whose session ended, or who lost the role, since the call was
 * authorised. Concurrent changes wait for the transaction, and see its result. Not a call.
 */
export async function holdOwnSession(
  tx: Queryable,
  { session }: StaffContext,
  wanted: readonly Role[] = roles,
): Promise<void> {
  const held = await tx.first(holdStaffSession(hashOf(session.read() ?? '')))
  if (held === null) throw new Failure('noSession', 'admin_session_ended')
  if (!holdsAny(held.roles, wanted)) throw new Failure('notYourRole', 'admin_not_your_role')
}

const usesOf = new WeakMap<Database, Map<string, Date>>()

/** Last uses of sessions that could not be stored. */
function unwrittenUses(database: Database): Map<string, Date> {
  const known = usesOf.get(database) ?? new Map()
  usesOf.set(database, known)
  return known
}

/**
 * Opens a session after password and code were verified, and marks the device as known; this
 * browser's earlier session ends.
 */
export async function openAdminSession(
  context: Context,
  tx: Queryable,
  { id: staffId, email }: Pick<StaffRow, 'id' | 'email'>,
): Promise<void> {
  const { clock, device, session } = context
  const now = clock.now()
  const replaced = session.read()
  if (replaced !== null) await tx.first(endStaffSession(hashOf(replaced), now))
  const value = randomBytes(32).toString('base64url')
  await tx.first(insertStaffSession({ staffId, tokenHash: hashOf(value), device, now }))
  session.keep(value, hoursAfter(now, adminSessionHours))
  rememberStaffDevice(context, { email })
}

export function wireStaff({
  id,
  name,
  email,
  roles,
  signedInAt,
}: Pick<SignedInStaff, 'id' | 'name' | 'email' | 'roles' | 'signedInAt'>): SignedIn {
  return {
    id,
    name,
    email,
    roles: [...roles],
    endsAt: hoursAfter(signedInAt, adminSessionHours).toISOString(),
  }
}

export function maySignIn({ settings, isAtThisMachine }: Context, staff: StaffRow): boolean {
  return staff.disabledAt === null && (!staff.isDemo || (settings.isDemo && isAtThisMachine))
}
