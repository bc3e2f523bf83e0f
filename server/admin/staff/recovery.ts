import { randomBytes } from 'node:crypto'
import { accountAddress, normaliseEmail } from '../../../domain/accounts/rules.ts'
import {
  recoveryCodeLength,
  recoveryCodes,
  writeRecoveryCode,
} from '../../../domain/admin/account/recovery-codes.ts'
import { freshCodeMinutes, openPasswordLinks, passwordLinkMinutes } from '../../../domain/admin/rules.ts'
import { secondsAfter } from '../../../domain/durations.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { hashPassword, inEvenTime, refuseCommonPassword } from '../../accounts/passwords/operations.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { hashOf } from '../../hash-of.ts'
import { notify } from '../../notifications/operations.ts'
import { randomCode } from '../../random-code.ts'
import { recordSecurityEvent, staffSecurityEvents } from '../../security/operations.ts'
import type { Context, StaffContext } from '../../services.ts'
import { readClaim, signClaim } from '../../signed-claims.ts'
import { audit } from '../audit/operations.ts'
import { codeUri, newCodeSecret, sealSecret, stepOfCode } from './codes.ts'
import { isFilledIn } from './demo.ts'
import { judgeCode } from './judge-code.ts'
import { type OwnChange, ownChangeNotice, passwordLinkNotice } from './notices.ts'
import {
  endSessionsOfStaff,
  findStaffByEmail,
  findStaffById,
  listAlarmed,
  restartStanding,
  type StaffRow,
} from './queries/accounts.ts'
import { deletePasskeys } from './queries/passkeys.ts'
import {
  countRecoveryCodes,
  deleteEndedPasswordLinks,
  deletePasswordLinks,
  deleteRecoveryCodes,
  findPasswordLink,
  insertPasswordLink,
  insertRecoveryCodes,
  updateAuthenticator,
  updateStaffPassword,
} from './queries/recovery.ts'
import { holdOwnSession, maySignIn, openAdminSession, wireStaff } from './sign-in.ts'

/** Security events of a member of staff's own account. */
export async function getOwnActivity(context: StaffContext): Promise<AdminOutput<'getOwnActivity'>> {
  return staffSecurityEvents(context)
}

/**
 * Mails a link to the member of staff with the address. Anyone may request it: a link alone opens nothing, ends no
 * earlier link, and at most three are open at a time.
 */
export async function forgotStaffPassword(
  context: Context,
  { email }: AdminInput<'forgotStaffPassword'>,
): Promise<null> {
  const { database, clock, settings } = context
  const now = clock.now()
  await inEvenTime(() =>
    database.transaction(async (tx) => {
      await tx.first(deleteEndedPasswordLinks(now))
      const found = await tx.first(findStaffByEmail(accountAddress(email), normaliseEmail(email)))
      if (found === null || found.passwordHash === null || !maySignIn(context, found)) return
      if (isFilledIn(context, found.email)) return
      const token = randomBytes(32).toString('base64url')
      const expiresAt = secondsAfter(now, passwordLinkMinutes * 60)
      const link = { now, expiresAt, most: openPasswordLinks }
      if ((await tx.first(insertPasswordLink(found.id, hashOf(token), link))) === null) return
      // In the fragment, so it reaches no log and no Referer header.
      const notice = passwordLinkNotice(`${settings.publicUrl}/admin/new-password#${token}`)
      await notify(tx, found, notice, { now })
    }),
  )
  return null
}

/**
 * Sets a new password by a mailed link and a code: the mailbox alone is not enough.
 *
 * @throws Failure `notFound` for a used or expired link, `badCode` for a wrong code, `tooMany` after several.
 */
export async function chooseStaffPassword(
  context: Context,
  { token, password, code }: AdminInput<'chooseStaffPassword'>,
): Promise<AdminOutput<'chooseStaffPassword'>> {
  const link = await findOpenLink(context, token)
  refuseCommonPassword(password, 'password')
  const choose = await choosePasswordIn(context, link, { password, passkeyId: null })
  const person = await judgeCode(context, { staffId: link.id, code }, choose)
  if (person === null) throw fieldFailure('badCode', 'code', 'admin_code_wrong')
  return wireStaff({ ...person, signedInAt: context.clock.now() })
}

type OpenLink = { id: string; tokenHash: Buffer }

/** The owner of a link. Throws `notFound` for a used or expired one. */
export async function findOpenLink({ database, clock }: Context, token: string): Promise<OpenLink> {
  const tokenHash = hashOf(token)
  const link = orNotFound(await database.first(findPasswordLink(tokenHash, clock.now())), 'admin_link_ended')
  return { id: link.id, tokenHash }
}

/** Uses up a link, sets the password, ends all sessions and other passkeys, and signs in. */
export async function choosePasswordIn(
  context: Context,
  { id, tokenHash }: OpenLink,
  { password, passkeyId }: { password: string; passkeyId: string | null },
): Promise<(tx: Queryable) => Promise<StaffRow | null>> {
  const passwordHash = await hashPassword(password)
  return async (tx) => {
    const ended = await tx.all(deletePasswordLinks(id))
    if (!ended.some((one) => one.tokenHash.equals(tokenHash)))
      throw new Failure('notFound', 'admin_link_ended')
    await tx.first(updateStaffPassword(id, passwordHash, context.clock.now()))
    await tx.first(endSessionsOfStaff(id, context.clock.now()))
    await notifyOfSignInChange(context, tx, id, 'password')
    // An intruder may have added one, and a passkey alone opens the account.
    const removed = await tx.all(deletePasskeys(id, passkeyId))
    if (removed.length > 0) await notifyOfSignInChange(context, tx, id, 'passkeyRemoved')
    const staff = await tx.first(findStaffById(id))
    if (staff !== null) await openAdminSession(context, tx, staff)
    return staff
  }
}

export async function getRecoveryCodes({
  database,
  staff,
}: StaffContext): Promise<AdminOutput<'getRecoveryCodes'>> {
  return { left: (await database.first(countRecoveryCodes(staff.id)))?.count ?? 0 }
}

export async function makeRecoveryCodes(context: StaffContext): Promise<AdminOutput<'makeRecoveryCodes'>> {
  const { database, staff } = context
  const codes = Array.from({ length: recoveryCodes }, () => randomCode(recoveryCodeLength))
  await database.transaction(async (tx) => {
    await holdOwnSession(tx, context)
    await tx.first(deleteRecoveryCodes(staff.id))
    await tx.first(insertRecoveryCodes(staff.id, codes.map(hashOf)))
    await notifyOfSignInChange(context, tx, staff.id, 'recoveryCodes')
  })
  return { codes: codes.map(writeRecoveryCode) }
}

/** Stores nothing: the secret takes effect once one of its codes comes back with the claim. */
export async function startAuthenticator({
  settings,
  clock,
  staff,
}: StaffContext): Promise<AdminOutput<'startAuthenticator'>> {
  const secret = newCodeSecret()
  const ends = Math.floor(clock.now().getTime() / 1000) + freshCodeMinutes * 60
  const claim = signClaim(settings, 'authenticator', [staff.id, secret, String(ends)])
  return { claim, secret, uri: codeUri(secret, staff.email) }
}

/**
 * @throws Failure `notFound` for an expired claim, `badCode` for a wrong code, `conflict` for staff whom the demo's sign-in page fills in.
 */
export async function changeAuthenticator(
  context: StaffContext,
  { claim, code }: AdminInput<'changeAuthenticator'>,
): Promise<null> {
  const { database, clock, settings, session, staff } = context
  const now = clock.now()
  if (isFilledIn(context, staff.email)) throw new Failure('conflict', 'admin_demo_keeps_codes')
  const [staffId, secret, ends] = readClaim(settings, 'authenticator', claim) ?? []
  if (staffId !== staff.id || !secret || Number(ends) * 1000 <= now.getTime())
    throw new Failure('notFound', 'admin_authenticator_ended')
  const step = stepOfCode(secret, code, now, null)
  if (step === null) throw fieldFailure('badCode', 'code', 'admin_code_wrong')
  await database.transaction(async (tx) => {
    await holdOwnSession(tx, context)
    await tx.first(updateAuthenticator(staff.id, sealSecret(settings, staff.id, secret), step))
    await tx.first(restartStanding(staff.id, now, settings.isDemo))
    await tx.first(endSessionsOfStaff(staff.id, now, hashOf(session.read() ?? '')))
    await notifyOfSignInChange(context, tx, staff.id, 'authenticator')
  })
  return null
}

/** A sign-in method was changed: it is audited, and mailed to the person and the owners. */
export async function notifyOfSignInChange(
  context: Context | StaffContext,
  tx: Queryable,
  staffId: string,
  change: OwnChange,
): Promise<void> {
  const now = context.clock.now()
  if (change === 'password' || change === 'authenticator')
    await recordSecurityEvent(tx, context, {
      kind: change === 'password' ? 'passwordChanged' : 'authenticatorChanged',
      staff: [staffId],
    })
  const action = {
    password: 'staff.password',
    authenticator: 'staff.authenticator',
    recoveryCodes: 'staff.recovery-codes',
    passkeyAdded: 'staff.passkey-added',
    passkeyRemoved: 'staff.passkey-removed',
  }
  await audit(
    tx,
    { ...context, staff: { id: staffId } },
    { action: action[change], kind: 'staff', id: staffId },
  )
  for (const person of await tx.all(listAlarmed(staffId, context.settings.isDemo)))
    await notify(tx, person, ownChangeNotice(person, { change, now }), { now })
}
