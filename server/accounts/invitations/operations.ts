import { accountAddress } from '../../../domain/accounts/rules.ts'
import { invitationDays, isUnder18 } from '../../../domain/admin/people/rules.ts'
import type { Person } from '../../../domain/admin/people/schemas.ts'
import { daytimeFrom } from '../../../domain/daytime.ts'
import { daysAfter } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import { dateText, dayKey } from '../../../domain/formats.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { forgetMailsAbout } from '../../jobs/operations.ts'
import { notify } from '../../notifications/operations.ts'
import type { Services } from '../../services.ts'
import { newLink } from '../link-tokens.ts'
import { invitationNotice } from '../notices.ts'
import {
  countExistingStudents,
  findProvenOrBegun,
  insertGuardian,
  insertInvitation,
  insertInvited,
  lockInvitation,
  updateGuardian,
} from '../queries/invitations.ts'
import { findStudentByEmail } from '../queries/students.ts'

type AddedStudent = { id: string; isNew: boolean }

/**
 * The student with this address, with a new account if there is none: the invitation goes to the
 * student, or to the guardian of a student under 18, between 07:00 and 21:00 in India. An existing
 * account is not changed. `passwordHash` is of a password that nobody knows.
 */
export async function addStudentIn(
  tx: Queryable,
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  { person, passwordHash }: { person: Person; passwordHash: string },
): Promise<AddedStudent> {
  const now = clock.now()
  const email = accountAddress(person.email)
  const { name, phone, locale, dateOfBirth, guardian } = person
  const guardianEmail = guardian.email === null ? null : accountAddress(guardian.email)
  const begun = await tx.first(insertInvited({ email, name, phone, passwordHash, locale, now }))
  const id = begun?.id ?? (await tx.first(findStudentByEmail(email)))?.id
  if (id === undefined) throw new Error('a student is neither new nor known')
  if (dateOfBirth !== null || Object.values(guardian).some((one) => one !== null))
    await tx.first(insertGuardian(id, { dateOfBirth, ...guardian, email: guardianEmail }, now))
  if (begun === null) return { id, isNew: false }
  await inviteIn(tx, { settings, clock }, id, person)
  return { id, isNew: true }
}

/** Mails the link that sets the first password; an earlier link ends. */
async function inviteIn(
  tx: Queryable,
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  id: string,
  { name, email: given, locale, dateOfBirth, guardian }: Omit<Person, 'phone'>,
): Promise<void> {
  const now = clock.now()
  const email = accountAddress(given)
  const isChild = isUnder18(dateOfBirth, dayKey(now))
  const to = isChild ? guardian.email && accountAddress(guardian.email) : email
  if (to === null) throw new Error('an invitation has no address')
  const sentAt = daytimeFrom(now)
  const { token, tokenHash } = newLink(now)
  const expiresAt = daysAfter(sentAt, invitationDays)
  await tx.first(
    insertInvitation({ studentId: id, tokenHash, provesAddress: to === email, sentAt, expiresAt }),
  )
  const notice = invitationNotice(settings, {
    locale,
    token,
    child: isChild ? { name, email } : null,
    until: dateText(expiresAt, locale),
  })
  await notify(tx, { email: to, name: isChild ? guardian.name : name, locale }, notice, {
    now,
    byDay: true,
    studentId: id,
  })
}

type Card = Pick<Person, 'name' | 'email' | 'locale'>
type CorrectedDetails = Pick<Person, 'dateOfBirth' | 'guardian'>

/**
 * Repeats the invitation of a student who has not signed in yet, with the current guardian details.
 *
 * @throws Failure `conflict` for a student who has signed in, or was never invited.
 */
export async function inviteAgainIn(
  tx: Queryable,
  services: Pick<Services, 'settings' | 'clock'>,
  { id, card, corrected }: { id: string; card: Card; corrected: CorrectedDetails },
): Promise<void> {
  if ((await tx.first(lockInvitation(id))) === null) throw new Failure('conflict', 'admin_invite_over')
  const { dateOfBirth, guardian } = corrected
  const now = services.clock.now()
  const email = guardian.email === null ? null : accountAddress(guardian.email)
  await tx.first(updateGuardian(id, { dateOfBirth, ...guardian, email }, now))
  // A mail held until the morning contains a link that expires.
  await forgetMailsAbout(tx, id, now)
  await inviteIn(tx, services, id, { ...card, ...corrected })
}

/** How many of the addresses belong to existing students, who would not be changed. */
export async function countKnownStudents(tx: Queryable, emails: readonly string[]): Promise<number> {
  return (await tx.first(countExistingStudents(emails)))?.count ?? 0
}

/**
 * Whether an account is owned: its address was verified, or staff created it. The name of any other
 * may be a stranger's text.
 */
export async function isProvenOrBegun(tx: Queryable, studentId: string): Promise<boolean> {
  return (await tx.first(findProvenOrBegun(studentId))) !== null
}
