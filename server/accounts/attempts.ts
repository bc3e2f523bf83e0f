import { randomBytes } from 'node:crypto'
import { attemptLifetimeDays } from '../../domain/accounts/rules.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { hashOf } from '../hash-of.ts'
import type { Context } from '../services.ts'
import { readClaim, signClaim } from '../signed-claims.ts'
import { sendCode } from './codes.ts'
import { unknownPassword } from './passwords/operations.ts'
import { type Attempt, mostAttempts, takeAttempts } from './queries/attempts.ts'
import { updateContested, updateEmailVerified } from './queries/students.ts'

type Browser = Pick<Context, 'attempt' | 'settings' | 'clock'>

/** What the browser's cookie says of the registration that it began; null when it began none. */
export function readAttempt({ attempt, settings, clock }: Browser): { hash: Buffer; address: string } | null {
  const value = attempt.read()
  const [secret, address, ends] = (value && readClaim(settings, 'attempt', value)) || []
  if (!secret || !address || Number(ends) * 1000 <= clock.now().getTime()) return null
  return { hash: hashOf(secret), address }
}

/** Whether this browser began a registration of this address, known or not: its cookie alone says so. */
export function beganAttempt(browser: Browser, email: string): boolean {
  return readAttempt(browser)?.address === addressMark(email)
}

/**
 * Marks the browser as the one that registers this address, known or not, and returns the hash that its attempt is
 * kept by. A second registration of the same address from the same browser replaces its first.
 */
export function beginAttempt(browser: Browser, email: string): Buffer {
  const begun = readAttempt(browser)
  if (begun?.address === addressMark(email)) return begun.hash
  const { attempt, settings, clock } = browser
  const secret = randomBytes(32).toString('hex')
  const expiresAt = new Date(clock.now().getTime() + attemptLifetimeDays * 24 * 3600 * 1000)
  const ends = String(Math.floor(expiresAt.getTime() / 1000))
  attempt.keep(signClaim(settings, 'attempt', [secret, addressMark(email), ends]), expiresAt)
  return hashOf(secret)
}

type Proven = { studentId: string; email: string; by: 'code' | 'link' }

/**
 * Proves an address whose mail was just read. The browser's own registration becomes the account. Without one of its
 * own a code takes the only password that was registered. Of several, of so many attempts that others may have been
 * crowded out, and by a link, nobody can tell whose is right: all of them are dropped, with names that differ, and the
 * answer is true, a new password is to be chosen. After a code the way to it is mailed.
 */
export async function proveAddress(
  context: Context,
  tx: Queryable,
  { studentId, email, by }: Proven,
): Promise<boolean> {
  const now = context.clock.now()
  const { attempts, own, name } = await takeRegistrations(context, tx, { studentId, email })
  const passwords = new Set(attempts.map(({ passwordHash }) => passwordHash))
  const isOnlyPassword = passwords.size <= 1 && attempts.length < mostAttempts
  if (own !== null || (isOnlyPassword && by === 'code')) {
    await tx.first(updateEmailVerified(studentId, now, own))
    return false
  }
  // Codes before the student: who takes one locks them in this order.
  if (by === 'code') await sendCode(context, tx, { email, purpose: 'reset' })
  await tx.first(updateContested(studentId, { name, passwordHash: await unknownPassword(), now }))
  return true
}

type Registrations = {
  attempts: Attempt[]
  /** The one of this browser. */
  own: Attempt | null
  /** What the account is called where it is not the browser's own: null for the name that its row has. */
  name: string | null
}

/** Deletes the pending registrations of an address that was just proven; a stranger may have sent them. */
export async function takeRegistrations(
  context: Context,
  tx: Queryable,
  { studentId, email }: { studentId: string; email: string },
): Promise<Registrations> {
  const attempts = await tx.all(takeAttempts(studentId))
  const browser = readAttempt(context)?.hash
  const own = attempts.find(({ browserHash }) => browser?.equals(browserHash)) ?? null
  const names = new Set(attempts.map(({ name }) => name))
  const isNameClear = names.size <= 1 && attempts.length < mostAttempts
  return { attempts, own, name: isNameClear ? null : nameOfAddress(email) }
}

/** Stands for a name that a stranger may have chosen, and every mail would greet with: what the owner's own address says. */
function nameOfAddress(email: string): string {
  return email.slice(0, email.lastIndexOf('@'))
}

/** An address as the cookie names it, which the browser's owner need not read there. */
function addressMark(email: string): string {
  return hashOf(email).toString('hex').slice(0, 32)
}
