import {
  type CodePurpose,
  codeLifetimeSeconds,
  codeSeriesSeconds,
  codeTries,
  resendWaitSeconds,
} from '../../domain/accounts/rules.ts'
import type { Locale } from '../../domain/locales.ts'
import { type Statement, sql } from '../adapters/database/sql.ts'

export type StudentRow = {
  id: string
  email: string
  name: string
  phone: string
  passwordHash: string
  isVerified: boolean
  /** The language of the student's mails. */
  locale: Locale
}

type Nothing = Record<string, never>

const studentColumns = sql`
  students.id, students.email, students.name, students.phone,
  students.password_hash as "passwordHash", students.email_verified_at is not null as "isVerified",
  students.locale`

export function findStudent(id: string): Statement<StudentRow> {
  return sql<StudentRow>`select ${studentColumns} from students where id = ${id}`
}

export function findStudentByEmail(email: string): Statement<StudentRow> {
  return sql<StudentRow>`select ${studentColumns} from students where email = ${email}`
}

/** Students with this phone: those with a proven address first, then the oldest, so that newcomers crowd nobody out. */
export function listStudentsByPhone(phone: string, limit: number): Statement<StudentRow> {
  return sql<StudentRow>`
    select ${studentColumns} from students
    where phone = ${phone} and erased_at is null
    order by email_verified_at nulls last, created_at, id
    limit ${limit}`
}

type Registration = {
  email: string
  name: string
  phone: string
  passwordHash: string
  locale: Locale
  now: Date
}

/** The new student's id, or no row when the address is taken by now. */
export function insertStudent({
  email,
  name,
  phone,
  passwordHash,
  locale,
  now,
}: Registration): Statement<{ id: string }> {
  return sql<{ id: string }>`
    insert into students (email, name, phone, password_hash, locale, created_at)
    values (${email}, ${name}, ${phone}, ${passwordHash}, ${locale}, ${now})
    on conflict (email) do nothing
    returning id`
}

/** Replaces what an unproven registration said; no row when it was proven or replaced since it was read. */
export function updateRegistration(
  { email, name, phone, passwordHash, locale }: Registration,
  replacedHash: string,
): Statement<{ id: string }> {
  return sql<{ id: string }>`
    update students
    set name = ${name}, phone = ${phone}, password_hash = ${passwordHash}, locale = ${locale}
    where email = ${email} and password_hash = ${replacedHash} and email_verified_at is null
    returning id`
}

export function updateLocale(id: string, locale: Locale): Statement<Nothing> {
  return sql`update students set locale = ${locale} where id = ${id}`
}

export function updateEmailVerified(id: string, now: Date): Statement<Nothing> {
  return sql`update students set email_verified_at = coalesce(email_verified_at, ${now}) where id = ${id}`
}

/** Sets a password by a code that was mailed, which proves the address too. */
export function updatePassword(
  id: string,
  passwordHash: string,
  now: Date,
): Statement<Pick<StudentRow, 'name' | 'locale'>> {
  return sql<Pick<StudentRow, 'name' | 'locale'>>`
    update students set password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, ${now})
    where id = ${id}
    returning name, locale`
}

/** What a code proves: that the address is the student's, or that the student may choose a new password. */
export type CodeProof = 'address' | 'reset'

type NewCode = {
  email: string
  proves: CodeProof
  /** null: the purpose of the code that is replaced, `registration` when there is none. */
  purpose: CodePurpose | null
  codeHmac: Buffer
  isWaitSkipped: boolean
  now: Date
}

export type ReplacedCode = {
  purpose: CodePurpose
  phone: string
  locale: Locale
  /** When wrong guesses have ended the series, so that no code of it is accepted: when the next one begins. */
  pausedUntil: Date | null
}

/**
 * Puts a new code in the place of the last one, in one statement, so that two requests at once mail
 * one code. No row when nothing may be sent: no such student, an address that is proven already, or
 * the wait after the last code.
 */
export function replaceCode({
  email,
  proves,
  purpose,
  codeHmac,
  isWaitSkipped,
  now,
}: NewCode): Statement<ReplacedCode> {
  const startsSeries = sql`
    (kept.used_at is not null or kept.series_started_at <= ${now}::timestamptz - make_interval(secs => ${codeSeriesSeconds}))`
  const nextPurpose = sql`coalesce(${purpose}::text, kept.purpose)`
  return sql<ReplacedCode>`
    insert into codes as kept (student_id, proves, purpose, code_hmac, sent_at, expires_at, series_started_at)
    select
      students.id, ${proves}, coalesce(${purpose}::text, 'registration'), ${codeHmac}::bytea, ${now}::timestamptz,
      ${now}::timestamptz + ${lifetimeOf(sql`coalesce(${purpose}::text, 'registration')`)}, ${now}::timestamptz
    from students
    where students.email = ${email} and (${proves} = 'reset' or students.email_verified_at is null)
    on conflict (student_id, proves) do update set
      purpose = ${nextPurpose},
      code_hmac = excluded.code_hmac,
      sent_at = excluded.sent_at,
      expires_at = excluded.sent_at + ${lifetimeOf(nextPurpose)},
      used_at = null,
      series_started_at = case when ${startsSeries} then excluded.sent_at else kept.series_started_at end,
      codes_sent = case when ${startsSeries} then 1 else kept.codes_sent + 1 end,
      wrong_guesses = case when ${startsSeries} then 0 else kept.wrong_guesses end
    where ${isWaitSkipped} or kept.sent_at <= excluded.sent_at - make_interval(
      secs => case when kept.codes_sent <= 1 then ${resendWaitSeconds(1)}::integer else ${resendWaitSeconds(2)}::integer end)
    returning
      kept.purpose,
      (select phone from students where students.id = kept.student_id) as phone,
      (select locale from students where students.id = kept.student_id) as locale,
      case when kept.wrong_guesses >= ${codeTries}
        then kept.series_started_at + make_interval(secs => ${codeSeriesSeconds}) end as "pausedUntil"`
}

function lifetimeOf(purpose: Statement<Nothing>): Statement<Nothing> {
  const { registration, login, reset } = codeLifetimeSeconds
  return sql`make_interval(secs => case ${purpose}
    when 'registration' then ${registration}::integer when 'login' then ${login}::integer else ${reset}::integer end)`
}

type Guess = { email: string; proves: CodeProof; codeHmac: Buffer; now: Date; decoyBucket: number }

/**
 * Judges a guess and counts it, in one statement, so that guesses made at once are all counted and a
 * right one counts once. The student's id when it is right; no row otherwise. Where there is no live
 * code a decoy is written instead, so that both take as long.
 */
export function countGuess({ email, proves, codeHmac, now, decoyBucket }: Guess): Statement<{ id: string }> {
  return sql<{ id: string }>`
    with guess as (
      update codes set
        wrong_guesses = codes.wrong_guesses + case when codes.code_hmac = ${codeHmac}::bytea then 0 else 1 end,
        used_at = case when codes.code_hmac = ${codeHmac}::bytea then ${now}::timestamptz end
      from students
      where students.id = codes.student_id and students.email = ${email} and codes.proves = ${proves}
        and codes.used_at is null and codes.expires_at >= ${now} and codes.wrong_guesses < ${codeTries}
      returning students.id, codes.used_at is not null as is_right
    ),
    decoy as (
      update decoys set touched_at = ${now} where bucket = ${decoyBucket} and not exists (select from guess)
    )
    select id from guess where is_right`
}

/** The write that stands in for one that only a known address causes. */
export function touchDecoy(bucket: number, now: Date): Statement<Nothing> {
  return sql`update decoys set touched_at = ${now} where bucket = ${bucket}`
}

type NewSession = {
  studentId: string
  passwordHash: string
  tokenHash: Buffer
  device: string
  now: Date
  expiresAt: Date
}

/**
 * Opens a session if the student's password is still the one that was just checked: a reset that ran
 * meanwhile ends every session of the old password, this one too. No row when it was changed.
 */
export function insertSession(session: NewSession): Statement<{ id: string }> {
  const { studentId, passwordHash, tokenHash, device, now, expiresAt } = session
  return sql<{ id: string }>`
    with student as (
      select id from students where id = ${studentId} and password_hash = ${passwordHash} for share
    )
    insert into sessions (student_id, token_hash, device, created_at, last_used_at, expires_at)
    select id, ${tokenHash}::bytea, ${device}, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    from student
    returning id`
}

export type RenewedSession = StudentRow & { sessionId: string }

/** Moves the end of a live session and answers with its student; no row when it has ended. */
export function renewSession(tokenHash: Buffer, now: Date, expiresAt: Date): Statement<RenewedSession> {
  return sql<RenewedSession>`
    update sessions set last_used_at = ${now}, expires_at = ${expiresAt}
    from students
    where students.id = sessions.student_id and sessions.token_hash = ${tokenHash}
      and sessions.revoked_at is null and sessions.expires_at > ${now}
    returning sessions.id as "sessionId", ${studentColumns}`
}

/** One row while the session of a token lives. */
export function findLiveSession(sessionId: string, studentId: string, now: Date): Statement<{ id: string }> {
  return sql<{ id: string }>`
    select id from sessions
    where id = ${sessionId} and student_id = ${studentId} and revoked_at is null and expires_at > ${now}`
}

export type SessionRow = { id: string; device: string; createdAt: Date; lastUsedAt: Date }

export function listLiveSessions(studentId: string, now: Date): Statement<SessionRow> {
  return sql<SessionRow>`
    select id, device, created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
    where student_id = ${studentId} and revoked_at is null and expires_at > ${now}
    order by last_used_at desc, id`
}

export function revokeSession(tokenHash: Buffer, now: Date): Statement<Nothing> {
  return sql`update sessions set revoked_at = ${now} where token_hash = ${tokenHash} and revoked_at is null`
}

export function revokeSessionsOf(studentId: string, now: Date): Statement<Nothing> {
  return sql`update sessions set revoked_at = ${now} where student_id = ${studentId} and revoked_at is null`
}

export function deleteEndedSessions(before: Date): Statement<Nothing> {
  return sql`delete from sessions where expires_at < ${before}`
}

export function updateProfile(id: string, name: string, phone: string): Statement<StudentRow> {
  return sql<StudentRow>`
    update students set name = ${name}, phone = ${phone} where id = ${id} and erased_at is null
    returning ${studentColumns}`
}

/** Replaces the password that was just checked; no row when it was changed meanwhile. */
export function replacePassword(
  id: string,
  checkedHash: string,
  passwordHash: string,
): Statement<{ id: string }> {
  return sql<{ id: string }>`
    update students set password_hash = ${passwordHash} where id = ${id} and password_hash = ${checkedHash}
    returning id`
}

/** Ends one live session of the student; no row when there is no such session of theirs. */
export function revokeSessionById(id: string, studentId: string, now: Date): Statement<{ id: string }> {
  return sql<{ id: string }>`
    update sessions set revoked_at = ${now}
    where id = ${id} and student_id = ${studentId} and revoked_at is null and expires_at > ${now}
    returning id`
}

export function revokeSessionsBut(id: string, studentId: string, now: Date): Statement<Nothing> {
  return sql`
    update sessions set revoked_at = ${now}
    where student_id = ${studentId} and id <> ${id} and revoked_at is null`
}

export type EmailChoices = { lessonNews: boolean; reminders: boolean }

const choiceColumns = sql<EmailChoices>`wants_lesson_news as "lessonNews", wants_reminders as "reminders"`

export function findEmailChoices(id: string): Statement<EmailChoices> {
  return sql<EmailChoices>`select ${choiceColumns} from students where id = ${id}`
}

export function updateEmailChoices(id: string, choices: EmailChoices): Statement<EmailChoices> {
  return sql<EmailChoices>`
    update students set wants_lesson_news = ${choices.lessonNews}, wants_reminders = ${choices.reminders}
    where id = ${id} returning ${choiceColumns}`
}

/** The student's row as they may take it along. */
export function findAccountRecord(id: string): Statement<Record<string, unknown>> {
  return sql<Record<string, unknown>>`
    select id, email, name, phone, email_verified_at as "emailProvenAt", created_at as "registeredAt",
      wants_lesson_news as "wantsLessonNews", wants_reminders as "wantsReminders"
    from students where id = ${id}`
}

export function listSessionRecords(studentId: string): Statement<Record<string, unknown>> {
  return sql<Record<string, unknown>>`
    select device, created_at as "signedInAt", last_used_at as "lastUsedAt", expires_at as "endsAt", revoked_at as "endedAt"
    from sessions where student_id = ${studentId} order by created_at`
}

export function deleteCodesOf(studentId: string): Statement<Nothing> {
  return sql`delete from codes where student_id = ${studentId}`
}

export function deleteSessionsOf(studentId: string): Statement<Nothing> {
  return sql`delete from sessions where student_id = ${studentId}`
}

type Erasure = {
  id: string
  checkedHash: string
  name: string
  email: string
  phone: string
  passwordHash: string
  now: Date
}

/** Takes everything personal out of the student's row; no row when the password was changed meanwhile. */
export function eraseStudent(erasure: Erasure): Statement<{ id: string }> {
  const { id, checkedHash, name, email, phone, passwordHash, now } = erasure
  return sql<{ id: string }>`
    update students set
      name = ${name}, email = ${email}, phone = ${phone}, password_hash = ${passwordHash},
      email_verified_at = null, wants_lesson_news = false, wants_reminders = false, erased_at = ${now}
    where id = ${id} and password_hash = ${checkedHash} and erased_at is null
    returning id`
}
