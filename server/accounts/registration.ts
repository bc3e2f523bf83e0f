import type { Locale } from '../../domain/locales.ts'
import { enqueue } from '../jobs/operations.ts'
import type { Services } from '../services.ts'
import { sendCode, someDecoy } from './codes.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { hashPassword, isPasswordRight } from './passwords.ts'
import { touchDecoy } from './queries/codes.ts'
import { findStudentByEmail, insertStudent, updateRegistration } from './queries/students.ts'

type Registration = { email: string; name: string; phone: string; password: string; locale: Locale }

/** Two requests for one address may meet; each time one of them wins. */
const tries = 5

/**
 * Stores a registration, whatever is known of its address, with the same answer and the same two
 * hashes:
 * - an unknown address becomes a student who is not verified, and is mailed a code;
 * - a proven one is mailed that it has an account, and nothing of it changes;
 * - one that was registered but never proven takes the new details, since nothing was proven. With
 *   the same password it is the same person, and the wait after the last code holds. With another
 *   password the last code ends at once and a new one is mailed: a code must never prove an address
 *   for details that somebody else put in after it was sent.
 */
export async function storeRegistration(services: Services, registration: Registration): Promise<void> {
  const passwordHash = await hashPassword(registration.password)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await storeOnce(services, registration, passwordHash)
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || attempt >= tries) throw error
    }
  }
}

async function storeOnce(
  services: Services,
  { password, ...details }: Registration,
  passwordHash: string,
): Promise<void> {
  const { database, settings, clock } = services
  const { email, phone, locale } = details
  const now = clock.now()
  const known = await database.first(findStudentByEmail(email))
  const isSamePerson = await isPasswordRight(known?.passwordHash ?? null, password)
  await database.transaction(async (tx) => {
    if (known?.isVerified) {
      await tx.first(touchDecoy(someDecoy(), now))
      await enqueue(tx, 'sendMail', { to: email, ...alreadyRegisteredMail(settings, known) }, { dueAt: now })
      return
    }
    const registered = { ...details, passwordHash, now }
    // The code goes first: who verifies one locks it before the student, and so do we.
    if (known)
      await sendCode(services, tx, {
        email,
        phone,
        locale,
        purpose: 'registration',
        isWaitSkipped: !isSamePerson,
      })
    const stored = await tx.first(
      known ? updateRegistration(registered, known.passwordHash) : insertStudent(registered),
    )
    if (stored === null) throw new ChangedMeanwhile()
    if (!known) await sendCode(services, tx, { email, purpose: 'registration' })
  })
}

/** Undoes the transaction when the address was registered or proven after it was read. */
class ChangedMeanwhile extends Error {}
