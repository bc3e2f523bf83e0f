import type { Role } from '../../../domain/addresses.ts'
import type { Audience, MailingTexts } from '../../../domain/admin/mailings/schemas.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type Count, type Id, sql } from '../../adapters/database/sql.ts'

export type MailingRow = {
  id: string
  audience: Audience
  courseId: string | null
  batchId: string | null
  toName: string | null
  texts: MailingTexts
  version: number
  staff: string
  changedAt: Date
  sentAt: Date | null
  finishedAt: Date | null
  recipients: number
}

const columns = sql`
  m.id, m.audience, m.course_id as "courseId", m.batch_id as "batchId", coalesce(c.title, b.name) as "toName", m.texts,
  m.version, s.name as "staff", m.changed_at as "changedAt", m.sent_at as "sentAt", m.finished_at as "finishedAt",
  m.recipients`
const tables = sql`
  mailings m join staff s on s.id = m.staff_id left join courses c on c.id = m.course_id
    left join batches b on b.id = m.batch_id`

type MailingFilter = { audiences: readonly Audience[]; search: string | null }

const matching = ({ audiences, search }: MailingFilter) => sql`
  m.audience = any(${[...audiences]}::text[])
    and (${search}::text is null or position(lower(${search}) in lower(m.texts->'en'->>'subject')) > 0)`

export function listMailings(filter: MailingFilter, limit: number, offset: number) {
  return sql<MailingRow>`
    select ${columns} from ${tables} where ${matching(filter)}
    order by m.changed_at desc, m.id limit ${limit} offset ${offset}`
}

export function countMailings(filter: MailingFilter) {
  return sql<Count>`select count(*)::int as "count" from mailings m where ${matching(filter)}`
}

export function findMailing(id: string) {
  return sql<MailingRow>`select ${columns} from ${tables} where m.id = ${id}`
}

/** The progress of a mailing, with the roles of its sender: none once they are blocked. */
export function lockMailing(id: string) {
  return sql<{ reached: string | null; isSent: boolean; isOver: boolean; roles: Role[] }>`
    select m.reached, m.sent_at is not null as "isSent", m.finished_at is not null as "isOver",
      case when s.disabled_at is null then s.roles else '{}' end as "roles"
    from mailings m join staff s on s.id = m.staff_id where m.id = ${id} for update of m`
}

type MailingDraft = {
  id: string
  audience: Audience
  courseId: string | null
  batchId: string | null
  texts: MailingTexts
  /** The version that the edit is based on. */
  version: number
  staffId: string
  now: Date
}

/** No row if it was changed or sent since it was read. */
export function upsertMailing(written: MailingDraft) {
  const { id, audience, courseId, batchId, texts, version, staffId, now } = written
  return sql<Id>`
    insert into mailings as kept (id, audience, course_id, batch_id, texts, version, staff_id, changed_at)
    values (${id}, ${audience}, ${courseId}, ${batchId}, ${JSON.stringify(texts)}, 1, ${staffId}, ${now})
    on conflict (id) do update set audience = excluded.audience, course_id = excluded.course_id,
      batch_id = excluded.batch_id, texts = excluded.texts, version = kept.version + 1, staff_id = excluded.staff_id,
      changed_at = excluded.changed_at
    where kept.version = ${version} and kept.sent_at is null
    returning id`
}

/** Assigns it to its sender. No row if it was changed since it was read, or already sent. */
export function markMailingSent(
  id: string,
  version: number,
  { staffId, now }: { staffId: string; now: Date },
) {
  return sql<Id>`
    update mailings set sent_at = ${now}, staff_id = ${staffId} where id = ${id} and version = ${version} and sent_at is null
    returning id`
}

export function deleteUnsentMailing(id: string) {
  return sql<Id>`delete from mailings where id = ${id} and sent_at is null returning id`
}

/** The last address it was sent to, and how many more were sent; null once complete. */
export function updateReached(
  id: string,
  { reached, count, now }: { reached: string | null; count: number; now: Date },
) {
  return sql`
    update mailings set reached = ${reached}, recipients = recipients + ${count},
      finished_at = case when ${reached}::text is null then ${now}::timestamptz end
    where id = ${id}`
}

export type Receiver = {
  email: string
  name: string | null
  locale: Locale
  subscriptionId: string | null
  studentId: string | null
}

type MailingTarget = Pick<MailingRow, 'audience' | 'courseId' | 'batchId'>
type ReceiverOptions = { now: Date; isDemo: boolean }

/** Students who may be mailed: live accounts with a verified address. */
const reachable = sql`
  s.erased_at is null and s.blocked_at is null and s.email_verified_at is not null`

/** Its recipients, each address once, in the account's language if there is one. */
function receivers({ audience, courseId, batchId }: MailingTarget, { now, isDemo }: ReceiverOptions) {
  const isReal = (table: 's' | 'n') =>
    isDemo ? sql`true` : table === 's' ? sql`not s.is_demo` : sql`not n.is_demo`
  if (audience === 'news')
    return sql`
      select coalesce(s.email, n.email) as email, s.name, coalesce(s.locale, n.locale) as locale,
        n.id as subscription_id, s.id as student_id
      from (select * from subscriptions n
        where n.confirmed_at is not null and n.unsubscribed_at is null and ${isReal('n')}) n
      full join (select * from students s where s.wants_lesson_news and ${reachable} and ${isReal('s')}) s
        on s.email = n.email`
  const isThere =
    audience === 'course'
      ? sql`s.id in (select e.student_id from enrolments e where e.course_id = ${courseId})
          and exists (select from running_access(s.id, ${courseId}, ${now}))`
      : sql`exists (select from batch_members b where b.student_id = s.id and b.batch_id = ${batchId})`
  return sql`
    select s.email, s.name, s.locale, null::uuid as subscription_id, s.id as student_id
    from students s where ${reachable} and ${isReal('s')} and ${isThere}`
}

export function countReceivers(to: MailingTarget, standing: ReceiverOptions) {
  return sql<Count>`select count(*)::int as "count" from (${receivers(to, standing)}) r`
}

/** The next recipients after an address. */
export function listReceivers(
  to: MailingTarget,
  standing: ReceiverOptions,
  { reached, limit }: { reached: string; limit: number },
) {
  return sql<Receiver>`
    select r.email, r.name, r.locale, r.subscription_id as "subscriptionId", r.student_id as "studentId"
    from (${receivers(to, standing)}) r where r.email collate "C" > ${reached}
    order by r.email collate "C" limit ${limit}`
}

/** One row while the address, or the student, is still subscribed. */
export function findNewsSubscription(subscriptionId: string | null, studentId: string | null) {
  return sql<{ isWanted: boolean }>`
    select true as "isWanted" where
      exists (select from subscriptions
        where id = ${subscriptionId}::uuid and confirmed_at is not null and unsubscribed_at is null)
      or exists (select from students where id = ${studentId}::uuid and wants_lesson_news and blocked_at is null)`
}
