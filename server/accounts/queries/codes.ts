import {
  type CodePurpose,
  codeLifetimeSeconds,
  codeSeriesSeconds,
  codeTries,
  resendWaitSeconds,
} from '../../../domain/accounts/rules.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type Id, type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'
import { isWithGuardian } from './invitations.ts'

/** What a code is for: to verify the student's address, or to set a new password. */
export type CodeProof = 'address' | 'reset'

type NewCode = {
  email: string
  proves: CodeProof
  /** null: the purpose of the replaced code, `registration` when there is none. */
  purpose: CodePurpose | null
  /** Where the reader continues afterwards. */
  next: string | null
  codeHmac: Buffer
  /** The link in the same mail. */
  link: { tokenHash: Buffer; expiresAt: Date }
  now: Date
}

export type ReplacedCode = {
  purpose: CodePurpose
  phone: string
  locale: Locale
  /** When wrong guesses have closed the series, so that none of its codes is accepted: when the next one begins. */
  pausedUntil: Date | null
}

/**
 * Replaces the last code and adds a link to the live ones in one statement, so that two concurrent
 * requests mail one code. No row when nothing may be sent: no such student, a verified address, an
 * account that waits for a guardian, or the resend wait.
 */
export function replaceCode({ email, proves, purpose, next, codeHmac, link, now }: NewCode) {
  const startsSeries = sql`
    (kept.used_at is not null or kept.series_started_at <= ${now}::timestamptz - make_interval(secs => ${codeSeriesSeconds}))`
  const nextPurpose = sql`coalesce(${purpose}::text, kept.purpose)`
  return sql<ReplacedCode>`
    with replaced as (
    insert into codes as kept (student_id, proves, purpose, code_hmac, sent_at, expires_at, series_started_at, next)
    select
      students.id, ${proves}, coalesce(${purpose}::text, 'registration'), ${codeHmac}::bytea, ${now}::timestamptz,
      ${now}::timestamptz + ${lifetimeOf(sql`coalesce(${purpose}::text, 'registration')`)}, ${now}::timestamptz, ${next}
    from students
    where students.email = ${email} and (${proves} = 'reset' or students.email_verified_at is null)
      and not ${isWithGuardian}
    on conflict (student_id, proves) do update set
      purpose = ${nextPurpose},
      code_hmac = excluded.code_hmac,
      sent_at = excluded.sent_at,
      expires_at = excluded.sent_at + ${lifetimeOf(nextPurpose)},
      used_at = null,
      next = case when ${purpose}::text is null then kept.next else excluded.next end,
      series_started_at = case when ${startsSeries} then excluded.sent_at else kept.series_started_at end,
      codes_sent = case when ${startsSeries} then 1 else kept.codes_sent + 1 end,
      wrong_guesses = case when ${startsSeries} then 0 else kept.wrong_guesses end
    where kept.sent_at <= excluded.sent_at - make_interval(
      secs => case when kept.codes_sent <= 1 then ${resendWaitSeconds(1)}::integer else ${resendWaitSeconds(2)}::integer end)
    returning *),
    link as (
      insert into mailed_links (token_hash, student_id, proves, expires_at)
      select ${link.tokenHash}::bytea, student_id, proves, ${link.expiresAt}::timestamptz from replaced
    )
    select replaced.purpose, students.phone, students.locale,
      case when replaced.wrong_guesses >= ${codeTries}
        then replaced.series_started_at + make_interval(secs => ${codeSeriesSeconds}) end as "pausedUntil"
    from replaced join students on students.id = replaced.student_id`
}

function lifetimeOf(purpose: Statement<Nothing>) {
  const { registration, login, reset } = codeLifetimeSeconds
  return sql`make_interval(secs => case ${purpose}
    when 'registration' then ${registration}::integer when 'login' then ${login}::integer else ${reset}::integer end)`
}

type Guess = {
  email: string
  proves: CodeProof
  codeHmacs: readonly Buffer[]
  now: Date
  decoyBucket: number
}

/**
 * Checks and counts a guess in one statement, so that concurrent guesses are all counted and a right one works once.
 * The student's id when it is right; no row otherwise. Without a live code a decoy is written, so that both take
 * equally long. A guess is right if any of its HMACs matches, one for each accepted secret.
 */
export function countGuess({ email, proves, codeHmacs, now, decoyBucket }: Guess) {
  const isRight = sql`codes.code_hmac = any(${[...codeHmacs]}::bytea[])`
  return sql<Id>`
    with guess as (
      update codes set
        wrong_guesses = codes.wrong_guesses + case when ${isRight} then 0 else 1 end,
        used_at = case when ${isRight} then ${now}::timestamptz end
      from students
      where students.id = codes.student_id and students.email = ${email} and codes.proves = ${proves}
        and codes.used_at is null and codes.expires_at >= ${now} and codes.wrong_guesses < ${codeTries}
        and not ${isWithGuardian}
      returning students.id, codes.used_at is not null as is_right
    ),
    decoy as (
      update decoys set touched_at = ${now} where bucket = ${decoyBucket} and not exists (select from guess)
    )
    select id from guess where is_right`
}

/** A dummy write that takes as long as the one for a known address. */
export function touchDecoy(bucket: number, now: Date) {
  return sql`update decoys set touched_at = ${now} where bucket = ${bucket}`
}
