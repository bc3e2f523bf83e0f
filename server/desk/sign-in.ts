import { createHash, randomBytes } from 'node:crypto'
import { normaliseEmail } from '../../domain/accounts/rules.ts'
import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import type * as contract from '../../domain/desk/contract.ts'
import { deskIdleMinutes, deskSessionHours } from '../../domain/desk/rules.ts'
import { Failure } from '../../domain/failure.ts'
import { inEvenTime, isPasswordRight } from '../accounts/operations.ts'
import type { Database, Queryable } from '../adapters/database/database.ts'
import { orWhileFull } from '../adapters/database/full.ts'
import type { Context, Services, SessionCookie, SignedInStaff, StaffContext } from '../services.ts'
import { audit } from './audit.ts'
import { newCodeSecret, openSecret, stepOfCode } from './codes.ts'
import {
  endStaffSession,
  findStaffByEmail,
  findStaffSession,
  insertStaffSession,
  type StaffRow,
  takeStep,
  useStaffSession,
} from './queries/staff.ts'

type SignedIn = CallOutput<typeof contract.me>

const hour = 3600 * 1000
const decoySecret = newCodeSecret()

/**
 * Signs in by password and code. Whatever is wrong, the address, the password, the code, a code that
 * was used or a person who may not come in, the answer is the same, after the same work.
 */
export async function login(
  context: Context,
  { email, password, code }: ParsedInput<typeof contract.login>,
): Promise<SignedIn> {
  const { database, clock } = context
  const now = clock.now()
  return inEvenTime(async () => {
    const found = await database.first(findStaffByEmail(normaliseEmail(email)))
    const known = found !== null && mayComeIn(context, found) ? found : null
    const isRight = await isPasswordRight(known?.passwordHash ?? null, password)
    const step = stepOfCode(secretOf(context, known), code, now, lastStepOf(known))
    if (known === null || !isRight || step === null) throw new Failure('badSignIn', 'desk_sign_in_wrong')
    await database.transaction(async (tx) => {
      if ((await tx.first(takeStep(known.id, step))) === null)
        throw new Failure('badSignIn', 'desk_sign_in_wrong')
      await openDeskSession(context, tx, known.id)
      await audit(
        tx,
        { clock, staff: known },
        { action: 'staff.login', subject: { kind: 'staff', id: known.id } },
      )
    })
    return wireStaff({ ...known, signedInAt: now, moneyRoleSince: null })
  })
}

export async function logout(context: StaffContext): Promise<null> {
  const { database, clock, session, staff } = context
  const value = session.read()
  await database.transaction(async (tx) => {
    if (value !== null) await tx.first(endStaffSession(hashOf(value), clock.now()))
    await audit(tx, context, { action: 'staff.logout', subject: { kind: 'staff', id: staff.id } })
  })
  session.forget()
  return null
}

export async function me({ staff }: StaffContext): Promise<SignedIn> {
  return wireStaff(staff)
}

/**
 * Whose session the desk's cookie is, which counts as a use of it. While the disk of the database is full, when
 * staff must see most of all and nobody can sign in, this process remembers the use itself. Throws `noSession`;
 * not a call of its own.
 */
export async function findStaff(
  { database, clock, settings }: Services,
  session: SessionCookie,
): Promise<SignedInStaff> {
  const value = session.read()
  if (value === null) throw new Failure('noSession', 'desk_sign_in_first')
  const now = clock.now()
  const begunAfter = new Date(now.getTime() - deskSessionHours * hour)
  const idleSince = new Date(now.getTime() - deskIdleMinutes * 60_000)
  const tokenHash = hashOf(value)
  const uses = unwrittenUses(database)
  const name = tokenHash.toString('base64url')
  const usedAfter = (uses.get(name) ?? idleSince) > idleSince ? begunAfter : idleSince
  const found = await orWhileFull(
    database.first(useStaffSession(tokenHash, now, begunAfter, usedAfter)),
    async () => {
      const seen = await database.first(findStaffSession(tokenHash, begunAfter, usedAfter))
      if (seen !== null) uses.set(name, now)
      return seen
    },
  )
  if (found === null || (found.isDemo && !settings.isDemo)) {
    session.forget()
    throw new Failure('noSession', 'desk_session_ended')
  }
  const { isDemo: _, ...staff } = found
  return staff
}

const usesOf = new WeakMap<Database, Map<string, Date>>()

/** When sessions were used of which that could not be written down. */
function unwrittenUses(database: Database): Map<string, Date> {
  const known = usesOf.get(database) ?? new Map()
  usesOf.set(database, known)
  return known
}

/** Opens a session for who just proved password and code; the one that this browser had before ends. */
export async function openDeskSession(
  { clock, device, session }: Context,
  tx: Queryable,
  staffId: string,
): Promise<void> {
  const now = clock.now()
  const replaced = session.read()
  if (replaced !== null) await tx.first(endStaffSession(hashOf(replaced), now))
  const value = randomBytes(32).toString('base64url')
  await tx.first(insertStaffSession({ staffId, tokenHash: hashOf(value), device, now }))
  session.keep(value, new Date(now.getTime() + deskSessionHours * hour))
}

export function wireStaff({ id, name, email, role, signedInAt }: SignedInStaff): SignedIn {
  return {
    id,
    name,
    email,
    role,
    endsAt: new Date(signedInAt.getTime() + deskSessionHours * hour).toISOString(),
  }
}

/** The value is random and long: a plain hash keeps it from readers of the table. */
export function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

function mayComeIn({ settings, isAtThisMachine }: Context, staff: StaffRow): boolean {
  return staff.disabledAt === null && (!staff.isDemo || (settings.isDemo && isAtThisMachine))
}

function secretOf({ settings }: Context, staff: StaffRow | null): string {
  if (staff === null || staff.totpSecret === null) return decoySecret
  return openSecret(settings, staff.id, staff.totpSecret) ?? decoySecret
}

function lastStepOf(staff: StaffRow | null): number | null {
  return staff === null || staff.totpLastStep === null ? null : Number(staff.totpLastStep)
}
