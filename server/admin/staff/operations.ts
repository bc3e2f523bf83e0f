import { randomBytes } from 'node:crypto'
import { accountAddress } from '../../../domain/accounts/rules.ts'
import type { Role } from '../../../domain/addresses.ts'
import { authors } from '../../../domain/admin/access.ts'
import { standingHours } from '../../../domain/admin/orders/rules.ts'
import { handlesMoney, roles, setUpHours } from '../../../domain/admin/rules.ts'
import { hoursAfter, hoursBefore } from '../../../domain/durations.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { hashPassword, refuseCommonPassword } from '../../accounts/passwords/operations.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { hashOf } from '../../hash-of.ts'
import { type Notice, notify } from '../../notifications/operations.ts'
import { recordSecurityEvent } from '../../security/operations.ts'
import type { Context, Services } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { codeUri, newCodeSecret, openSecret, sealedAnew, sealSecret, stepOfCode } from './codes.ts'
import { moneyRoleNotice, ownerLostNotice, renewedNotice } from './notices.ts'
import {
  deleteSetUp,
  endSessionsOfStaff,
  findOtherSetUpStaff,
  findSetUp,
  findStaffByEmail,
  listAlarmed,
  listOwners,
  listSealedSecrets,
  listStaffOfRoles,
  replaceSealedSecret,
  type SetUpRow,
  updateStaffSecrets,
  upsertSetUp,
  upsertStaff,
} from './queries/accounts.ts'
import { deletePasskeys } from './queries/passkeys.ts'
import { deletePasswordLinks, deleteRecoveryCodes } from './queries/recovery.ts'
import { countOwnerRows, type KnownStaff, lockStaff } from './queries/team.ts'
import { openAdminSession, wireStaff } from './sign-in.ts'

export { holdOwnSession } from './sign-in.ts'

type StaffToCreate = { email: string; name: string; roles: readonly Role[] }

/**
 * Creates a member of staff and returns the link where the person sets a password and scans the authenticator secret;
 * it works once within 24 hours. For an existing member it sets name and roles again, and the link replaces password
 * and authenticator. Not a call: used by the server's command line.
 */
export function createStaff(services: Services, person: StaffToCreate): Promise<string> {
  return services.database.transaction((tx) => createStaffIn(tx, services, person))
}

/** The same in the caller's transaction. */
export async function createStaffIn(
  tx: Queryable,
  services: Services,
  person: StaffToCreate,
): Promise<string> {
  const { clock } = services
  const now = clock.now()
  const email = accountAddress(person.email)
  const before = await tx.first(findStaffByEmail(email))
  const stored = await tx.first(upsertStaff({ ...person, email, isDemo: false, now, moneyRoleSince: now }))
  if (stored === null) throw new Error('a member of staff was not stored')
  await audit(
    tx,
    { clock, staff: null },
    {
      action: before === null ? 'staff.create' : 'staff.renew',
      kind: 'staff',
      id: stored.id,
      ...(before && { before: { name: before.name, roles: before.roles } }),
      after: { name: person.name, roles: person.roles },
    },
  )
  await notifyOwnersOfMoneyRole(tx, { ...services, staff: null }, { ...person, email, id: stored.id })
  return writeSetUp(tx, services, { staffId: stored.id, madeBy: null })
}

/** A new set-up link, valid once within 24 hours, while its creator is an owner; the earlier one ends. */
export async function writeSetUp(
  tx: Queryable,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  { staffId, madeBy }: { staffId: string; madeBy: string | null },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const totpSecret = sealSecret(settings, staffId, newCodeSecret())
  const expiresAt = hoursAfter(clock.now(), setUpHours)
  await tx.first(upsertSetUp({ staffId, madeBy, tokenHash: hashOf(token), totpSecret, expiresAt }))
  // In the fragment, so it reaches no log and no Referer header.
  return `${settings.publicUrl}/admin/set-up#${token}`
}

export async function getSetUp(
  context: Context,
  { token }: AdminInput<'getSetUp'>,
): Promise<AdminOutput<'getSetUp'>> {
  const { row, secret } = await findOpenSetUp(context, token)
  return { name: row.name, email: row.email, secret, uri: codeUri(secret, row.email) }
}

export async function setUp(
  context: Context,
  { token, password, code }: AdminInput<'setUp'>,
): Promise<AdminOutput<'setUp'>> {
  const { database, clock, settings } = context
  const now = clock.now()
  const { row, secret } = await findOpenSetUp(context, token)
  refuseCommonPassword(password, 'password')
  const step = stepOfCode(secret, code, now, null)
  if (step === null) throw fieldFailure('badCode', 'code', 'admin_code_wrong')
  const passwordHash = await hashPassword(password)
  await database.transaction(async (tx) => {
    orNotFound(await tx.first(deleteSetUp(hashOf(token))), 'admin_set_up_ended')
    const sealed = sealedAnew(settings, row.staffId, row.totpSecret) ?? row.totpSecret
    const isFirst = (await tx.first(findOtherSetUpStaff(row.staffId, settings.isDemo))) === null
    // Before the first owner there is no one to notify, so a waiting time would not help.
    const moneyRoleSince = isFirst && row.roles.includes('owner') ? hoursBefore(now, standingHours) : now
    await tx.first(updateStaffSecrets(row.staffId, passwordHash, sealed, step, { moneyRoleSince, now }))
    await tx.first(endSessionsOfStaff(row.staffId, now))
    // An intruder may have created them.
    await tx.first(deleteRecoveryCodes(row.staffId))
    await tx.all(deletePasskeys(row.staffId, null))
    await tx.all(deletePasswordLinks(row.staffId))
    if (row.isRenewal) await tellOfRenewal(context, tx, row.staffId)
    await openAdminSession(context, tx, { id: row.staffId, email: row.email })
    await audit(tx, { clock, staff: { id: row.staffId } }, { action: 'staff.set-up', id: row.staffId })
  })
  return wireStaff({ ...row, id: row.staffId, signedInAt: now })
}

/** Anyone who reads the mailbox can use the set-up link, so the person and the owners are notified. */
async function tellOfRenewal(context: Context, tx: Queryable, staffId: string): Promise<void> {
  const now = context.clock.now()
  await recordSecurityEvent(tx, context, { kind: 'passwordChanged', staff: [staffId] })
  for (const person of await tx.all(listAlarmed(staffId, context.settings.isDemo)))
    await notify(tx, person, renewedNotice(person, { now }), { now })
}

async function findOpenSetUp(
  { database, clock, settings }: Context,
  token: string,
): Promise<{ row: SetUpRow; secret: string }> {
  const row = await database.first(findSetUp(hashOf(token), clock.now()))
  const secret = row === null ? null : openSecret(settings, row.staffId, row.totpSecret)
  if (row === null || secret === null) throw new Failure('notFound', 'admin_set_up_ended')
  return { row, secret }
}

/** Whether APP_SECRET alone decrypts a sealed staff secret: it was used here before. */
export async function opensSealedSecret({
  database,
  settings,
}: Pick<Services, 'database' | 'settings'>): Promise<boolean> {
  const sealed = await database.all(listSealedSecrets())
  const alone = { ...settings, otherSecret: null }
  return sealed.some(({ id, totpSecret }) => openSecret(alone, id, totpSecret) !== null)
}

/**
 * After a change of APP_SECRET: re-encrypts staff authenticator secrets with the new one, while the
 * other is still accepted.
 */
export async function sealSecretsAnew({ database, settings }: Services): Promise<void> {
  if (settings.otherSecret === null) return
  for (const { id, totpSecret } of await database.all(listSealedSecrets())) {
    const sealed = sealedAnew(settings, id, totpSecret)
    // Another process may have done it meanwhile, or the person may have a new authenticator.
    if (sealed !== null) await database.first(replaceSealedSecret(id, totpSecret, sealed))
  }
}

/** Mails every owner who can sign in, except one. */
export async function notifyOwners(
  tx: Queryable,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  notice: Notice,
  exceptId: string | null = null,
): Promise<void> {
  for (const owner of await tx.all(listOwners(settings.isDemo, exceptId)))
    await notify(tx, owner, notice, { now: clock.now() })
}

type Person = { id: string; name: string; email: string; roles: readonly Role[] }

/** Mails every other owner who may give refunds from now on, and who allowed it; nobody for other roles. */
export async function notifyOwnersOfMoneyRole(
  tx: Queryable,
  { staff, ...services }: Pick<Services, 'clock' | 'settings'> & { staff: { name: string } | null },
  person: Person,
): Promise<void> {
  if (!handlesMoney(person.roles)) return
  const notice = moneyRoleNotice({ by: staff?.name ?? null, person, hours: standingHours })
  await notifyOwners(tx, services, notice, person.id)
}

/**
 * Mails a former owner and the others: nobody can add an accomplice unnoticed by first blocking
 * those who would be notified.
 */
export async function notifyOfLostOwner(
  tx: Queryable,
  { staff, ...services }: Pick<Services, 'clock' | 'settings'> & { staff: { name: string } },
  person: Person,
): Promise<void> {
  const notice = ownerLostNotice({ by: staff.name, person })
  await notify(tx, person, notice, { now: services.clock.now() })
  await notifyOwners(tx, services, notice, person.id)
}

/** A current member of staff, locked until the transaction ends. */
export async function findColleague(tx: Queryable, id: string): Promise<KnownStaff | null> {
  return tx.first(lockStaff(id))
}

/** The roles that may answer students and visitors. */
export async function listAnsweringStaff(
  tx: Queryable,
  { settings }: Pick<Services, 'settings'>,
): Promise<{ id: string; name: string }[]> {
  return tx.all(listStaffOfRoles(['owner', 'support'], settings.isDemo))
}

/** Who may see learners, and so teach a batch. */
export async function listTeachingStaff(
  tx: Queryable,
  { settings }: Pick<Services, 'settings'>,
): Promise<{ id: string; name: string }[]> {
  return tx.all(listStaffOfRoles(authors, settings.isDemo))
}

/** Everyone who can sign in, whatever their roles. */
export async function listActiveStaff(
  tx: Queryable,
  { settings }: Pick<Services, 'settings'>,
): Promise<{ id: string; name: string }[]> {
  return tx.all(listStaffOfRoles(roles, settings.isDemo))
}

/** How many owners can sign in; demo owners count only in a demo. */
export async function countOwners(tx: Queryable, { settings }: Pick<Services, 'settings'>): Promise<number> {
  return (await tx.first(countOwnerRows(settings.isDemo)))?.count ?? 0
}
