import type { Locale } from '../../../domain/locales.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'
import { type Attempt, keptAttempt } from './attempts.ts'
import { isKnownToStaff } from './invitations.ts'

export type StudentRow = {
  id: string
  email: string
  name: string
  phone: string
  passwordHash: string
  isVerified: boolean
  /** When staff blocked the student. */
  isBlocked: boolean
  /** The account was created in a demo: it is unknown outside one. */
  isDemo: boolean
  /** The language of the student's mails. */
  locale: Locale
}

/** The columns of a `StudentRow`. */
export const studentColumns = sql`
  students.id, students.email, students.name, students.phone,
  students.password_hash as "passwordHash", students.email_verified_at is not null as "isVerified",
  students.blocked_at is not null as "isBlocked", students.is_demo as "isDemo",
  students.locale`

export function findStudent(id: string) {
  return sql<StudentRow>`select ${studentColumns} from students where id = ${id}`
}

export function findStudentByEmail(email: string) {
  return sql<StudentRow>`select ${studentColumns} from students where email = ${email}`
}

/** Since when known devices of an account count; null: without a limit. */
export function findDevicesKnownSince(email: string) {
  return sql<{
    since: Date | null
  }>`select devices_known_since as "since" from students where email = ${email}`
}

/**
 * The student who signs in by email. While the address is unverified, the password that this
 * browser registered counts, if it has one.
 */
export function findForSignIn(email: string, browserHash: Buffer | null) {
  return sql<StudentRow>`${signInRows(browserHash)} where students.email = ${email}`
}

/** Students with this phone: verified addresses first, then the oldest, so that newcomers displace nobody. */
export function listByPhoneForSignIn(phone: string, browserHash: Buffer | null, limit: number) {
  return sql<StudentRow>`
    ${signInRows(browserHash)}
    where students.phone = ${phone} and students.erased_at is null
    order by students.email_verified_at nulls last, students.created_at, students.id
    limit ${limit}`
}

function signInRows(browserHash: Buffer | null) {
  return sql<StudentRow>`
    select students.id, students.email, students.name, students.phone,
      case when students.email_verified_at is null then coalesce(attempt.password_hash, students.password_hash)
        else students.password_hash end as "passwordHash",
      students.email_verified_at is not null as "isVerified", students.blocked_at is not null as "isBlocked",
      students.is_demo as "isDemo", students.locale
    from students left join registration_attempts attempt
      on attempt.student_id = students.id and attempt.browser_hash = ${browserHash}::bytea`
}

type Registration = Attempt & { email: string; now: Date }

/** The new student's id, or no row when the address has been taken meanwhile. */
export function insertStudent(registration: Registration) {
  const { email, name, phone, passwordHash, locale, now } = registration
  return sql<Id>`
    with student as (
      insert into students (email, name, phone, password_hash, locale, created_at)
      values (${email}, ${name}, ${phone}, ${passwordHash}, ${locale}, ${now})
      on conflict (email) do nothing
      returning id
    ), ${keptAttempt(registration)}
    select id from student`
}

/**
 * Writes the newest registration of an unverified address to its row and stores it as an attempt of
 * its browser. The row's earlier values stay an attempt too, also if they were stored before
 * attempts existed. The row of an account that staff created stays as it is, with the password that
 * a guardian chose. No row when it was verified or replaced since it was read.
 */
export function updateRegistration(registration: Registration, replacedHash: string) {
  const { email, name, phone, passwordHash, locale } = registration
  return sql<Id>`
    with replaced as (
      select * from students
      where email = ${email} and password_hash = ${replacedHash} and email_verified_at is null
      for no key update
    ),
    earlier as (
      insert into registration_attempts (student_id, browser_hash, name, phone, password_hash, locale, created_at)
      select id, sha256(convert_to(gen_random_uuid()::text, 'UTF8')), name, phone, password_hash, locale, created_at
      from replaced
      where not exists (select from registration_attempts kept where kept.student_id = replaced.id)
    ),
    renewed as (
      update students
      set name = ${name}, phone = ${phone}, password_hash = ${passwordHash}, locale = ${locale}
      from replaced where students.id = replaced.id and not ${isKnownToStaff}
    ),
    student as (select id from replaced), ${keptAttempt(registration)}
    select id from student`
}

export function updateLocale(id: string, locale: Locale) {
  return sql`update students set locale = ${locale} where id = ${id}`
}

/** Sets the account of a verified address to what this attempt registered; null: what its row contains. */
export function updateEmailVerified(id: string, now: Date, attempt: Attempt | null) {
  const { name = null, phone = null, passwordHash = null, locale = null } = attempt ?? {}
  return sql`
    update students set email_verified_at = ${now},
      name = coalesce(${name}, name), phone = coalesce(${phone}, phone),
      password_hash = coalesce(${passwordHash}, password_hash), locale = coalesce(${locale}, locale)
    where id = ${id} and email_verified_at is null`
}

/**
 * Verifies an address for which several passwords were registered: none is accepted, and `name`
 * replaces a registered one; names written by staff stay.
 */
export function updateContested(
  id: string,
  { name, passwordHash, now }: { name: string | null; passwordHash: string; now: Date },
) {
  return sql`
    update students set email_verified_at = ${now}, password_hash = ${passwordHash},
      name = case when ${isKnownToStaff} then name else coalesce(${name}, name) end
    where id = ${id} and email_verified_at is null`
}

export function updateProfile(id: string, name: string, phone: string) {
  return sql<StudentRow>`
    update students set name = ${name}, phone = ${phone} where id = ${id} and erased_at is null
    returning ${studentColumns}`
}

type NewPassword = { passwordHash: string; name: string | null; phone: string | null; now: Date }

/**
 * Sets a password by a mailed code, which also verifies the address. Name and phone replace
 * registered ones if the address was not verified before and staff do not know the student.
 */
export function updatePassword(id: string, { passwordHash, name, phone, now }: NewPassword) {
  const isNamed = sql`(email_verified_at is not null or ${isKnownToStaff})`
  return sql<Pick<StudentRow, 'name' | 'locale'>>`
    update students set password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, ${now}),
      name = case when ${isNamed} then name else coalesce(${name}, name) end,
      phone = case when ${isNamed} then phone else coalesce(${phone}, phone) end,
      devices_known_since = ${now}
    where id = ${id}
    returning name, locale`
}

/** Replaces the password that was just checked; no row when it has changed meanwhile. */
export function replacePassword(
  id: string,
  { checkedHash, passwordHash, now }: { checkedHash: string; passwordHash: string; now: Date },
) {
  return sql<Id>`
    update students set password_hash = ${passwordHash}, devices_known_since = ${now}
    where id = ${id} and password_hash = ${checkedHash}
    returning id`
}

export type EmailChoices = { lessonNews: boolean; reminders: boolean }

const choiceColumns = sql<EmailChoices>`wants_lesson_news as "lessonNews", wants_reminders as "reminders"`

export function findEmailChoices(id: string) {
  return sql<EmailChoices>`select ${choiceColumns} from students where id = ${id}`
}

export function updateEmailChoices(id: string, choices: EmailChoices, now: Date) {
  return sql<EmailChoices>`
    update students set wants_lesson_news = ${choices.lessonNews}, wants_reminders = ${choices.reminders},
      lesson_news_since = case when ${choices.lessonNews} then coalesce(lesson_news_since, ${now}::timestamptz) end
    where id = ${id} returning ${choiceColumns}`
}

/** Unsubscribes a student from news, by id or address. */
export function endLessonNewsOf(who: { id: string } | { email: string }) {
  const isTheirs = 'id' in who ? sql`id = ${who.id}` : sql`email = ${who.email}`
  return sql<{ email: string }>`
    update students set wants_lesson_news = false, lesson_news_since = null where ${isTheirs} returning email`
}
