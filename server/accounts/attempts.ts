import { randomBytes } from 'node:crypto'
import { attemptLifetimeDays } from '../../domain/accounts/rules.ts'
import { daysAfter } from '../../domain/durations.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { hashOf } from '../hash-of.ts'
import type { Context } from '../services.ts'
import { readClaim, signClaim } from '../signed-claims.ts'
import { sendCode } from './codes.ts'
import { unknownPassword } from './passwords/operations.ts'
import { type Attempt, mostAttempts, takeAttempts } from './queries/attempts.ts'
import { updateContested, updateEmailVerified } from './queries/students.ts'

type Browser = Pick<Context, 'attempt' | 'settings' | 'clock'>

/** What the browser's cookie says about the registration it started; null without one. */
export function readAttempt({ attempt, settings, clock }: Browser): { hash: Buffer; address: string } | null {
  const value = attempt.read()
  const [secret, address, ends] = (value && readClaim(settings, 'attempt', value)) || []
  if (!secret || !address || Number(ends) * 1000 <= clock.now().getTime()) return null
  return { hash: hashOf(secret), address }
}

/** Whether this browser registered this address, known or not: decided by its cookie alone. */
export function beganAttempt(browser: Browser, email: string): boolean {
  return readAttempt(browser)?.address === addressMark(email)
}

/**
 * Marks the browser as the one that registers this address, known or not, and returns the hash under which its attempt
 * is stored. A second registration of the same address from the same browser replaces the first.
 */
export function beginAttempt(browser: Browser, email: string): Buffer {
  const begun = readAttempt(browser)
  if (begun?.address === addressMark(email)) return begun.hash
  const { attempt, settings, clock } = browser
  const secret = randomBytes(32).toString('hex')
  const expiresAt = daysAfter(clock.now(), attemptLifetimeDays)
  const ends = String(Math.floor(expiresAt.getTime() / 1000))
  attempt.keep(signClaim(settings, 'attempt', [secret, addressMark(email), ends]), expiresAt)
  return hashOf(secret)
}

type VerifiedAddress = { studentId: string; email: string; by: 'code' | 'link' }

/**
 * Verifies an address whose mail was just read. The browser's own registration becomes the account. Without one, a
 * code accepts the only registered password. With several passwords, with so many attempts that some may have been
 * dropped, or by a link, the owner's password cannot be known: all are dropped, with names that differ, and the result
 * is true: a new password must be set. After a code, a link for that is mailed.
 */
export async function proveAddress(
  context: Context,
  tx: Queryable,
  { studentId, email, by }: VerifiedAddress,
): Promise<boolean> {
  const now = context.clock.now()
  const { attempts, own, name } = await takeRegistrations(context, tx, { studentId, email })
  const passwords = new Set(attempts.map(({ passwordHash }) => passwordHash))
  const isOnlyPassword = passwords.size <= 1 && attempts.length < mostAttempts
  if (own !== null || (isOnlyPassword && by === 'code')) {
    await tx.first(updateEmailVerified(studentId, now, own))
    return false
  }
  // Lock order: codes before the student.
  if (by === 'code') await sendCode(context, tx, { email, purpose: 'reset' })
  await tx.first(updateContested(studentId, { name, passwordHash: await unknownPassword(), now }))
  return true
}

type Registrations = {
  attempts: Attempt[]
  /** This browser's attempt. */
  own: Attempt | null
  /** The account's name if the attempt is not the browser's own; null keeps the name in its row. */
  name: string | null
}

/** Deletes the pending registrations of a just verified address; a stranger may have sent them. */
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

/** Replaces a name that a stranger may have chosen and every mail would use: derived from the address. */
function nameOfAddress(email: string): string {
  return email.slice(0, email.lastIndexOf('@'))
}

/** The address as stored in the cookie, unreadable to the browser's user. */
function addressMark(email: string): string {
  return hashOf(email).toString('hex').slice(0, 32)
}
