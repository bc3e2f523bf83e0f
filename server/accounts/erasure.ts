import { randomBytes, randomUUID } from 'node:crypto'
import type * as contract from '../../domain/accounts/account-contract.ts'
import { erasedEmail, erasedName, erasedPhone } from '../../domain/accounts/rules.ts'
import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import { eraseEnquiries, exportEnquiries } from '../enquiries/operations.ts'
import { enqueue } from '../jobs/operations.ts'
import { erasePayments, exportPayments } from '../payments/operations.ts'
import type { StudentContext } from '../services.ts'
import { eraseTickets, exportTickets } from '../support/operations.ts'
import { checkOwnPassword } from './account.ts'
import { accountDeletedMail } from './mails.ts'
import { hashPassword } from './passwords.ts'
import {
  deleteCodesOf,
  deleteSessionsOf,
  eraseStudent,
  findAccountRecord,
  listSessionRecords,
} from './queries/erasure.ts'
import { findStudent } from './queries/students.ts'

/** Everything that is kept about the student. The password's fingerprint and those of codes stay out. */
export async function exportAccount(
  context: StudentContext,
  _input: ParsedInput<typeof contract.exportAccount>,
): Promise<CallOutput<typeof contract.exportAccount>> {
  const { database, clock, student } = context
  const row = await database.first(findStudent(student.id))
  if (row === null) throw new Failure('noSession', 'session_ended')
  const sender = { studentId: row.id, email: row.email }
  const [account, sessions, payments, tickets, enquiries] = await Promise.all([
    database.first(findAccountRecord(row.id)),
    database.all(listSessionRecords(row.id)),
    exportPayments(context, row.id),
    exportTickets(context, row.id),
    exportEnquiries(context, sender),
  ])
  return {
    exportedAt: clock.now().toISOString(),
    account: account ?? {},
    sessions,
    ...payments,
    tickets,
    ...enquiries,
  }
}

/**
 * Deletes the account at once: no sign-in, no session, no code. Name, email and phone are replaced, so
 * the address is free for a new registration; payments stay with the nameless row. Throws `invalid`
 * for a wrong password and `conflict` while plans run that were not given up.
 */
export async function deleteAccount(
  context: StudentContext,
  { password, confirmation }: ParsedInput<typeof contract.deleteAccount>,
): Promise<CallOutput<typeof contract.deleteAccount>> {
  const { database, clock, student, session } = context
  const { email, ...checked } = await checkOwnPassword(context, password, 'password')
  // Nobody knows the password that remains, and nobody can guess the address.
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  const now = clock.now()
  await database.transaction(async (tx) => {
    const givesUpPlans = confirmation === 'accountAndPlans'
    await erasePayments(tx, { studentId: student.id, givesUpPlans, now })
    // Codes before the student: who takes one locks them in this order.
    await tx.first(deleteCodesOf(student.id))
    const erased = await tx.first(
      eraseStudent({
        id: student.id,
        checkedHash: checked.passwordHash,
        name: erasedName,
        email: erasedEmail(randomUUID()),
        phone: erasedPhone,
        passwordHash,
        now,
      }),
    )
    if (erased === null) throw new Failure('conflict', 'account_changed_meanwhile')
    await tx.first(deleteSessionsOf(student.id))
    await eraseTickets(tx, student.id)
    await eraseEnquiries(tx, { studentId: student.id, email })
    await enqueue(tx, 'sendMail', { to: email, ...accountDeletedMail(checked, now) }, { dueAt: now })
  })
  session.forget()
  return null
}
