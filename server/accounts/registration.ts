import type { Locale } from '../../domain/locales.ts'
import { notify } from '../notifications/operations.ts'
import type { Context } from '../services.ts'
import { beginAttempt } from './attempts.ts'
import { randomDecoy, sendCode } from './codes.ts'
import { alreadyRegisteredNotice } from './notices.ts'
import { hashPassword, isPasswordRight } from './passwords/operations.ts'
import { touchDecoy } from './queries/codes.ts'
import { findStudentByEmail, insertStudent, updateRegistration } from './queries/students.ts'

type Registration = {
  email: string
  name: string
  phone: string
  password: string
  locale: Locale
  /** Where the reader of the mail continues. */
  next?: string | undefined
}

/** Two requests for one address may race; one of them wins each time. */
const tries = 5

/**
 * Stores a registration with the same response and the same two hashes, whether or not the address
 * is known:
 * - an unknown address becomes an unverified student and is mailed a code;
 * - a verified one is mailed that it has an account, which is not changed;
 * - an unverified one gets one more attempt. A code verifies the address for the attempt of the
 * browser that types it, so that one person's code never opens an account for another.
 */
export async function storeRegistration(context: Context, registration: Registration): Promise<void> {
  const passwordHash = await hashPassword(registration.password)
  const browserHash = beginAttempt(context, registration.email)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeOnce(context, registration, { passwordHash, browserHash })
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || attempt >= tries) throw error
    }
  }
}

async function storeOnce(
  context: Context,
  { password, next, ...details }: Registration,
  { passwordHash, browserHash }: { passwordHash: string; browserHash: Buffer },
): Promise<void> {
  const { database, settings, clock } = context
  const { email, phone, locale } = details
  const now = clock.now()
  const existing = await database.first(findStudentByEmail(email))
  const isSamePerson = await isPasswordRight(existing?.passwordHash ?? null, password)
  await database.transaction(async (tx) => {
    if (existing?.isVerified) {
      await tx.first(touchDecoy(randomDecoy(), now))
      await notify(tx, { ...existing, email }, alreadyRegisteredNotice(settings, existing), { now })
      return
    }
    // Attempts with the same password are recognised as one person's by its hash.
    const sameHash = isSamePerson ? existing?.passwordHash : undefined
    const registered = { ...details, passwordHash: sameHash ?? passwordHash, browserHash, now }
    // Lock order: the code before the student, as when verifying.
    if (existing) await sendCode(context, tx, { email, phone, locale, purpose: 'registration', next })
    const stored = await tx.first(
      existing ? updateRegistration(registered, existing.passwordHash) : insertStudent(registered),
    )
    if (stored === null) throw new ChangedMeanwhile()
    if (!existing) await sendCode(context, tx, { email, purpose: 'registration', next })
  })
}

/** Rolls back when the address was registered or verified after it was read. */
class ChangedMeanwhile extends Error {}
