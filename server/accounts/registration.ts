import type { Locale } from '../../domain/locales.ts'
import { notify } from '../notifications/operations.ts'
import type { Context } from '../services.ts'
import { beginAttempt } from './attempts.ts'
import { sendCode, someDecoy } from './codes.ts'
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
  /** Where the reader of the mail goes on. */
  next?: string | undefined
}

/** Two requests for one address may meet; each time one of them wins. */
const tries = 5

/**
 * Stores a registration, whatever is known of its address, with the same answer and the same two
 * hashes:
 * - an unknown address becomes a student who is not verified, and is mailed a code;
 * - a proven one is mailed that it has an account, and nothing of it changes;
 * - one that was registered but never proven has an attempt more. A code proves the address for the
 *   attempt of the browser that types it, so that nobody's code opens an account for somebody else.
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
  const known = await database.first(findStudentByEmail(email))
  const isSamePerson = await isPasswordRight(known?.passwordHash ?? null, password)
  await database.transaction(async (tx) => {
    if (known?.isVerified) {
      await tx.first(touchDecoy(someDecoy(), now))
      await notify(tx, { ...known, email }, alreadyRegisteredNotice(settings, known), { now })
      return
    }
    // Attempts with one password are told by its hash to be of one person.
    const sameHash = isSamePerson ? known?.passwordHash : undefined
    const registered = { ...details, passwordHash: sameHash ?? passwordHash, browserHash, now }
    // The code goes first: who verifies one locks it before the student, and so do we.
    if (known) await sendCode(context, tx, { email, phone, locale, purpose: 'registration', next })
    const stored = await tx.first(
      known ? updateRegistration(registered, known.passwordHash) : insertStudent(registered),
    )
    if (stored === null) throw new ChangedMeanwhile()
    if (!known) await sendCode(context, tx, { email, purpose: 'registration', next })
  })
}

/** Undoes the transaction when the address was registered or proven after it was read. */
class ChangedMeanwhile extends Error {}
