import type { Locale } from '../../../domain/locales.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'

type Nothing = Record<string, never>

export type StudentRow = {
  id: string
  email: string
  name: string
  phone: string
  passwordHash: string
  isVerified: boolean
  /** Staff shut the student out. */
  isBlocked: boolean
  /** The language of the student's mails. */
  locale: Locale
}

/** What a query reads to make a `StudentRow`. */
export const studentColumns = sql`
  students.id, students.email, students.name, students.phone,
  students.password_hash as "passwordHash", students.email_verified_at is not null as "isVerified",
  students.blocked_at is not null as "isBlocked",
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

export function updateProfile(id: string, name: string, phone: string): Statement<StudentRow> {
  return sql<StudentRow>`
    update students set name = ${name}, phone = ${phone} where id = ${id} and erased_at is null
    returning ${studentColumns}`
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
