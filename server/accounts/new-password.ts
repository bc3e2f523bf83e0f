import type { Queryable } from '../adapters/database/database.ts'
import { notify } from '../notifications/operations.ts'
import { recordSecurityEvent } from '../security/operations.ts'
import type { Context } from '../services.ts'
import { takeRegistrations } from './attempts.ts'
import { passwordChangedNotice } from './notices.ts'
import { updateFirstPassword } from './queries/invitations.ts'
import { deleteLinksOf } from './queries/links.ts'
import { revokeSessionsOf } from './queries/sessions.ts'
import { updatePassword } from './queries/students.ts'

type NewPassword = { studentId: string; email: string; passwordHash: string }

/**
 * Sets a password after a mailed code or link: verifies the address, ends all sessions and mails a
 * notice. If the address was not verified before, the name is that of this browser's registration,
 * or a neutral one that no stranger chose.
 */
export async function setPasswordIn(
  context: Context,
  tx: Queryable,
  { studentId, email, passwordHash }: NewPassword,
): Promise<void> {
  const { settings, clock, locale } = context
  const now = clock.now()
  // Lock order, the same everywhere: codes, links, attempts, student.
  await tx.first(deleteLinksOf(studentId))
  const { own, name } = await takeRegistrations(context, tx, { studentId, email })
  const named = { name: own?.name ?? name, phone: own?.phone ?? null }
  const student = (await tx.first(updatePassword(studentId, { ...named, passwordHash, now }))) ?? {
    name: '',
    locale,
  }
  // After the password: a concurrent sign-in with the old one either has its session already, or gets none.
  await tx.first(revokeSessionsOf(studentId, now))
  await recordSecurityEvent(tx, context, { kind: 'passwordChanged', students: [studentId] })
  await notify(tx, { ...student, email }, passwordChangedNotice(settings, student, now), { now })
}

/**
 * Sets the first password of an account by a guardian's link. The student's own address stays unverified, so that the
 * first sign-in mails a code there. False if it has been verified meanwhile, as it has an owner's password.
 */
export async function setFirstPasswordIn(
  tx: Queryable,
  studentId: string,
  passwordHash: string,
): Promise<boolean> {
  return (await tx.first(updateFirstPassword(studentId, passwordHash))) !== null
}
