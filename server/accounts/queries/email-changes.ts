import { codeTries } from '../../../domain/accounts/rules.ts'
import { sql } from '../../adapters/database/sql.ts'
import { type StudentRow, studentColumns } from './students.ts'

type NewChange = {
  studentId: string
  newEmail: string
  oldCodeHmac: Buffer
  newCodeHmac: Buffer
  now: Date
  expiresAt: Date
  /** Codes sent to the same address after this are still on their way: no others are sent. */
  waitSince: Date
}

export function replaceEmailChange(change: NewChange) {
  return sql<{ studentId: string }>`
    insert into email_changes as kept (student_id, new_email, old_code_hmac, new_code_hmac, sent_at, expires_at)
    values (${change.studentId}, ${change.newEmail}, ${change.oldCodeHmac}, ${change.newCodeHmac}, ${change.now},
      ${change.expiresAt})
    on conflict (student_id) do update set new_email = excluded.new_email, old_code_hmac = excluded.old_code_hmac,
      new_code_hmac = excluded.new_code_hmac, sent_at = excluded.sent_at, expires_at = excluded.expires_at,
      wrong_guesses = 0
    where kept.sent_at <= ${change.waitSince} or kept.new_email <> excluded.new_email
    returning student_id as "studentId"`
}

/** The pending change that is still open to guesses, locked. */
export function lockEmailChange(studentId: string, now: Date) {
  return sql<{ newEmail: string }>`
    select new_email as "newEmail" from email_changes
    where student_id = ${studentId} and expires_at >= ${now} and wrong_guesses < ${codeTries} for update`
}

type Guess = { oldCodeHmacs: readonly Buffer[]; newCodeHmacs: readonly Buffer[] }

/** Checks both codes together and counts a wrong guess. */
export function judgeEmailChange(studentId: string, { oldCodeHmacs, newCodeHmacs }: Guess) {
  const isRight = sql`
    (old_code_hmac = any(${[...oldCodeHmacs]}::bytea[]) and new_code_hmac = any(${[...newCodeHmacs]}::bytea[]))`
  return sql<{ isRight: boolean }>`
    update email_changes set wrong_guesses = wrong_guesses + case when ${isRight} then 0 else 1 end
    where student_id = ${studentId} returning ${isRight} as "isRight"`
}

export function deleteEmailChangeOf(studentId: string) {
  return sql`delete from email_changes where student_id = ${studentId}`
}

export function deleteEndedEmailChanges(now: Date) {
  return sql`delete from email_changes where expires_at < ${now}`
}

/** No row if another account has the address by now. */
export function updateEmail(studentId: string, email: string, now: Date) {
  return sql<StudentRow>`
    update students set email = ${email}, email_verified_at = ${now}
    where id = ${studentId} and erased_at is null
      and not exists (select from students other where other.email = ${email} and other.id <> ${studentId})
    returning ${studentColumns}`
}
