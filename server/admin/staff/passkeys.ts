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
import { choosePasswordIn, findOpenLink, tellOfChange } from './recovery.ts'
import { comeIn, holdOwnSession, mayComeIn, wireStaff } from './sign-in.ts'

/** Loaded with the first passkey: it takes a quarter of a second, which no start should wait for. */
const webAuthn = () => import('@simplewebauthn/server')

export async function getPasskeys({ database, staff }: StaffContext): Promise<AdminOutput<'getPasskeys'>> {
  const rows = await database.all(listPasskeys(staff.id))
  return rows.map(({ id, name, madeAt, usedAt }) => ({
    ...{ id, name },
    madeAt: madeAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

/** Stores nothing: the key counts once the device has answered. */
export async function startPasskey({
  database,
  settings,
  clock,
  staff,
}: StaffContext): Promise<AdminOutput<'startPasskey'>> {
  const known = await database.all(listPasskeys(staff.id))
  const rp = { name: productName, id: siteOf(settings).id }
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userID: Buffer.from(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { claim: claimOf({ settings, clock }, staff.id, options.challenge), options: { ...options, rp } }
}

/**
 * Keeps the key of a device. Who handles money waits as with a new authenticator: somebody else may have added it.
 *
 * @throws Failure `notFound` for a claim that has ended, `invalid` for an answer that is not the device's, `conflict` for
 *   a device that is known or one too many.
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
    await tellOfChange(context, tx, staff.id, 'passkeyAdded')
  })
  return getPasskeys(context)
}

export async function removePasskey(
  context: StaffContext,
  { id }: AdminInput<'removePasskey'>,
): Promise<AdminOutput<'removePasskey'>> {
  await context.database.transaction(async (tx) => {
    orNotFound(await tx.first(deletePasskey(context.staff.id, id)), 'admin_passkey_gone')
    await tellOfChange(context, tx, context.staff.id, 'passkeyRemoved')
  })
  return getPasskeys(context)
}

/** For anybody: whose key it is says the device. */
export async function askPasskey({ settings, clock }: Context): Promise<AdminOutput<'askPasskey'>> {
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: siteOf(settings).id,
    userVerification: 'required',
  })
  return { claim: claimOf({ settings, clock }, null, options.challenge), options: { ...options } }
}

/** Signs in by a key that a finger, face or PIN has opened, which is as good as password and code. */
export async function loginWithPasskey(
  context: Context,
  { passkey }: AdminInput<'loginWithPasskey'>,
): Promise<AdminOutput<'loginWithPasskey'>> {
  const person = await judgePasskey(context, passkey, async (tx, staffId) => {
    // Whoever shuts them out, or ends their keys, at this moment waits, or is waited for.
    await tx.first(lockCodes(staffId))
    const found = await tx.first(findStaffById(staffId))
    if (found === null || !mayComeIn(context, found)) return null
    await comeIn(context, tx, found)
    return found
  })
  if (person === null) throw new Failure('badSignIn', 'admin_passkey_refused')
  return wireStaff({ ...person, signedInAt: context.clock.now() })
}

/** Opens calls that want a fresh code for some minutes, as a code does. */
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
 * Sets a new password by a mailed link and a key, in place of a code.
 *
 * @throws Failure `notFound` for a link that was used or has ended, `badCode` for a key that is not the person's.
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
 * Judges what a device answered, and does `work` for whose key it is in the transaction that uses the answer up. Null
 * for an answer that is wrong, came too late or came before, and where `work` gives null: nothing is kept then.
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
      const held = await tx.first(lockPasskey(response.id))
      if (held === null) throw new WrongPasskey()
      const { publicKey, counter } = held
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
      const result = await work(tx, held.staffId)
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

/** A challenge, signed with for whom it is (null for anybody) and until when. */
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

/** What a device answered is good once. */
async function useUp(tx: Queryable, { text, endsAt }: Challenge, now: Date): Promise<void> {
  await tx.first(deleteEndedChallenges(now))
  const hash = hashOf(text)
  orNotFound(await tx.first(insertAnsweredChallenge(hash, endsAt)), 'admin_passkey_ended')
}

/** What a key is bound to: the name of the host in the public address, and the whole of it. */
function siteOf({ publicUrl }: Pick<Services['settings'], 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}
