import type { PasskeyProof } from '../../../domain/admin/account/passkeys.ts'
import { mostPasskeys, passkeyMinutes } from '../../../domain/admin/account/passkeys.ts'
import { Failure, orNotFound } from '../../../domain/failure.ts'
import { productName } from '../../../domain/product.ts'
import { refuseCommonPassword } from '../../accounts/passwords/operations.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { hashOf } from '../../hash-of.ts'
import type { Context, Services, StaffContext } from '../../services.ts'
import { readClaim, signClaim } from '../../signed-claims.ts'
import { confirmIn } from './fresh-code.ts'
import { findStaffById, lockCodes, restartStanding } from './queries/accounts.ts'
import {
  deleteEndedChallenges,
  deletePasskey,
  insertAnsweredChallenge,
  insertPasskey,
  listPasskeys,
  lockPasskey,
  updatePasskeyUse,
} from './queries/passkeys.ts'
import { choosePasswordIn, findOpenLink, notifyOfSignInChange } from './recovery.ts'
import { holdOwnSession, maySignIn, signIn, wireStaff } from './sign-in.ts'

/** Loaded with the first passkey: it takes a quarter of a second, which would slow down every start. */
const webAuthn = () => import('@simplewebauthn/server')

export async function getPasskeys({ database, staff }: StaffContext): Promise<AdminOutput<'getPasskeys'>> {
  const rows = await database.all(listPasskeys(staff.id))
  return rows.map(({ id, name, madeAt, usedAt }) => ({
    ...{ id, name },
    madeAt: madeAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

/** Stores nothing: the key takes effect once the device has answered. */
export async function startPasskey({
  database,
  settings,
  clock,
  staff,
}: StaffContext): Promise<AdminOutput<'startPasskey'>> {
  const registered = await database.all(listPasskeys(staff.id))
  const rp = { name: productName, id: siteOf(settings).id }
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userID: Buffer.from(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    attestationType: 'none',
    excludeCredentials: registered.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { claim: claimOf({ settings, clock }, staff.id, options.challenge), options: { ...options, rp } }
}

/**
 * Stores a device's passkey. Those who handle money get the same waiting time as for a new
 * authenticator: someone else may have added it.
 *
 * @throws Failure `notFound` for an expired claim, `invalid` for a wrong answer, `conflict` for a known device or one beyond the limit.
 */
export async function addPasskey(
  context: StaffContext,
  { claim, response, name }: AdminInput<'addPasskey'>,
): Promise<AdminOutput<'addPasskey'>> {
  const { database, clock, settings, staff } = context
  const now = clock.now()
  const challenge = challengeOf(context, staff.id, claim)
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: { ...response.response, transports: [] }, type: 'public-key' },
    expectedChallenge: challenge.text,
    expectedOrigin: siteOf(settings).origin,
    expectedRPID: siteOf(settings).id,
  }).catch(() => null)
  if (verified === null || !verified.verified) throw new Failure('invalid', 'admin_passkey_not_read')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  await database.transaction(async (tx) => {
    await holdOwnSession(tx, context)
    await useUp(tx, challenge, now)
    const passkey = { id, staffId: staff.id, publicKey: Buffer.from(publicKey), counter, name, now }
    if ((await tx.first(insertPasskey(passkey, mostPasskeys))) === null)
      throw new Failure('conflict', 'admin_passkey_known')
    await tx.first(restartStanding(staff.id, now, settings.isDemo))
    await notifyOfSignInChange(context, tx, staff.id, 'passkeyAdded')
  })
  return getPasskeys(context)
}

export async function removePasskey(
  context: StaffContext,
  { id }: AdminInput<'removePasskey'>,
): Promise<AdminOutput<'removePasskey'>> {
  await context.database.transaction(async (tx) => {
    orNotFound(await tx.first(deletePasskey(context.staff.id, id)), 'admin_passkey_gone')
    await notifyOfSignInChange(context, tx, context.staff.id, 'passkeyRemoved')
  })
  return getPasskeys(context)
}

/** For anyone: the device says whose key it is. */
export async function askPasskey({ settings, clock }: Context): Promise<AdminOutput<'askPasskey'>> {
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: siteOf(settings).id,
    userVerification: 'required',
  })
  return { claim: claimOf({ settings, clock }, null, options.challenge), options: { ...options } }
}

/** Signs in by a passkey with user verification, which counts as password and code. */
export async function loginWithPasskey(
  context: Context,
  { passkey }: AdminInput<'loginWithPasskey'>,
): Promise<AdminOutput<'loginWithPasskey'>> {
  const person = await judgePasskey(context, passkey, async (tx, staffId) => {
    // Waits for, or is waited for by, a concurrent block or removal of the keys.
    await tx.first(lockCodes(staffId))
    const found = await tx.first(findStaffById(staffId))
    if (found === null || !maySignIn(context, found)) return null
    await signIn(context, tx, found)
    return found
  })
  if (person === null) throw new Failure('badSignIn', 'admin_passkey_refused')
  return wireStaff({ ...person, signedInAt: context.clock.now() })
}

/** Allows calls that need a fresh code for some minutes, as a code does. */
export async function confirmPasskey(
  context: StaffContext,
  { passkey }: AdminInput<'confirmPasskey'>,
): Promise<null> {
  const isRight = await judgePasskey(context, passkey, async (tx, staffId) => {
    if (staffId !== context.staff.id) return null
    await confirmIn(tx, context)
    return true
  })
  if (isRight === null) throw new Failure('badCode', 'admin_passkey_refused')
  return null
}

/**
 * Sets a new password by a mailed link and a passkey instead of a code.
 *
 * @throws Failure `notFound` for a used or expired link, `badCode` for a passkey that is not the person's.
 */
export async function choosePasswordByPasskey(
  context: Context,
  { token, password, passkey }: AdminInput<'choosePasswordByPasskey'>,
): Promise<AdminOutput<'choosePasswordByPasskey'>> {
  const link = await findOpenLink(context, token)
  refuseCommonPassword(password, 'password')
  const choose = await choosePasswordIn(context, link, { password, passkeyId: passkey.response.id })
  const person = await judgePasskey(context, passkey, (tx, staffId) =>
    staffId === link.id ? choose(tx) : Promise.resolve(null),
  )
  if (person === null) throw new Failure('badCode', 'admin_passkey_refused')
  return wireStaff({ ...person, signedInAt: context.clock.now() })
}

/**
 * Verifies a device's answer, and does `work` for the key's owner in the transaction that uses the challenge up. Null
 * for a wrong, late or repeated answer, and where `work` returns null: nothing is stored then.
 */
async function judgePasskey<Result>(
  context: Context,
  { claim, response }: PasskeyProof,
  work: (tx: Queryable, staffId: string) => Promise<Result | null>,
): Promise<Result | null> {
  const { database, clock, settings } = context
  const now = clock.now()
  const challenge = challengeOf(context, null, claim)
  const { verifyAuthenticationResponse } = await webAuthn()
  return database
    .transaction(async (tx) => {
      const passkey = await tx.first(lockPasskey(response.id))
      if (passkey === null) throw new WrongPasskey()
      const { publicKey, counter } = passkey
      const verified = await verifyAuthenticationResponse({
        response: { ...response, type: 'public-key' },
        expectedChallenge: challenge.text,
        expectedOrigin: siteOf(settings).origin,
        expectedRPID: siteOf(settings).id,
        credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter },
        requireUserVerification: true,
      }).catch(() => null)
      if (verified === null || !verified.verified) throw new WrongPasskey()
      await useUp(tx, challenge, now)
      await tx.first(updatePasskeyUse(response.id, verified.authenticationInfo.newCounter, now))
      const result = await work(tx, passkey.staffId)
      if (result === null) throw new WrongPasskey()
      return result
    })
    .catch((error: unknown) => {
      if (error instanceof WrongPasskey) return null
      throw error
    })
}

class WrongPasskey extends Error {}

type Challenge = { text: string; endsAt: Date }

/** A challenge, signed with its recipient (null for anyone) and expiry. */
function claimOf(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  staffId: string | null,
  challenge: string,
): string {
  const ends = Math.floor(clock.now().getTime() / 1000) + passkeyMinutes * 60
  return signClaim(settings, 'passkey', [staffId, challenge, String(ends)])
}

function challengeOf({ settings, clock }: Services, staffId: string | null, claim: string): Challenge {
  const [forWhom, text, ends] = readClaim(settings, 'passkey', claim) ?? []
  const endsAt = new Date(Number(ends) * 1000)
  if (forWhom !== staffId || !text || !(endsAt > clock.now()))
    throw new Failure('notFound', 'admin_passkey_ended')
  return { text, endsAt }
}

/** A challenge works once. */
async function useUp(tx: Queryable, { text, endsAt }: Challenge, now: Date): Promise<void> {
  await tx.first(deleteEndedChallenges(now))
  const hash = hashOf(text)
  orNotFound(await tx.first(insertAnsweredChallenge(hash, endsAt)), 'admin_passkey_ended')
}

/** The RP ID and origin: the public address's host name, and the whole of it. */
function siteOf({ publicUrl }: Pick<Services['settings'], 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}
