import type { Locale } from '../../domain/locales.ts'
import type { Channel, NotificationKind, Told } from '../../domain/notifications/kinds.ts'
import { type Statement, sql } from '../adapters/database/sql.ts'

type Nothing = Record<string, never>

export type NewNotification = Told & {
  studentId: string
  onceKey: string
  path: string | null
  /** Whether its kind stands at the bell of who has chosen nothing. */
  isAtBell: boolean
  digestAt: Date | null
  now: Date
}

/** Stores it; no row where it stands already, or for an account that was deleted. */
export function insertNotification(notification: NewNotification): Statement<{ id: string }> {
  const { studentId, kind, onceKey, facts, path, isAtBell, digestAt, now } = notification
  return sql<{ id: string }>`
    insert into notifications (student_id, kind, once_key, facts, path, created_at, is_at_bell, digest_at)
    select s.id, ${kind}, ${onceKey}, ${JSON.stringify(facts)}::jsonb, ${path}, ${now},
      ${chosen(studentId, kind, 'bell', isAtBell)}, ${digestAt}
    from students s where s.id = ${studentId} and s.erased_at is null
    on conflict do nothing
    returning id`
}

function chosen(
  studentId: string,
  kind: NotificationKind,
  channel: Channel,
  unlessChosen: boolean,
): Statement<Nothing> {
  return sql`coalesce((
    select c.is_on from notification_choices c
    where c.student_id = ${studentId} and c.kind = ${kind} and c.channel = ${channel}), ${unlessChosen}::boolean)`
}

export function findWish(
  studentId: string,
  kind: NotificationKind,
  channel: Channel,
  unlessChosen: boolean,
): Statement<{ isWanted: boolean }> {
  return sql<{ isWanted: boolean }>`
    select ${chosen(studentId, kind, channel, unlessChosen)} as "isWanted"`
}

export type NotificationRow = {
  id: string
  kind: string
  facts: unknown
  path: string | null
  isRead: boolean
  createdAt: Date
}

export function listNotifications(
  studentId: string,
  limit: number,
  offset: number,
): Statement<NotificationRow> {
  return sql<NotificationRow>`
    select id, kind, facts, path, read_at is not null as "isRead", created_at as "createdAt"
    from notifications where student_id = ${studentId} and is_at_bell
    order by created_at desc, id limit ${limit} offset ${offset}`
}

export function countNotifications(studentId: string): Statement<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::int as "count" from notifications where student_id = ${studentId} and is_at_bell`
}

/** How many are unread, counted up to `most`. */
export function countUnread(studentId: string, most: number): Statement<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::int as "count" from (
      select from notifications where student_id = ${studentId} and is_at_bell and read_at is null limit ${most}
    ) unread`
}

/** Of the student alone; null for all that there are. */
export function markRead(studentId: string, ids: readonly string[] | null, now: Date): Statement<Nothing> {
  return sql`
    update notifications set read_at = ${now}
    where student_id = ${studentId} and is_at_bell and read_at is null
      and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))`
}

export type ChoiceRow = { kind: NotificationKind; channel: Channel; isOn: boolean }

export function listChoices(studentId: string): Statement<ChoiceRow> {
  return sql<ChoiceRow>`
    select kind, channel, is_on as "isOn" from notification_choices
    where student_id = ${studentId} order by kind, channel`
}

export function putChoices(studentId: string, choices: readonly ChoiceRow[]): Statement<Nothing> {
  return sql`
    insert into notification_choices (student_id, kind, channel, is_on)
    select ${studentId}, c.kind, c.channel, c.is_on
    from unnest(${choices.map(({ kind }) => kind)}::text[], ${choices.map(({ channel }) => channel)}::text[],
      ${choices.map(({ isOn }) => isOn)}::boolean[]) as c (kind, channel, is_on)
    on conflict (student_id, kind, channel) do update set is_on = excluded.is_on`
}

/** Rows as a student may take them along. */
export function listNotificationRecords(studentId: string): Statement<Record<string, unknown>> {
  return sql<Record<string, unknown>>`
    select kind, facts, path, created_at as "createdAt", read_at as "readAt"
    from notifications where student_id = ${studentId} order by created_at, id`
}

export function deleteNotificationsOf(studentId: string): Statement<Nothing> {
  return sql`
    with choices as (delete from notification_choices where student_id = ${studentId})
    delete from notifications where student_id = ${studentId}`
}

export function deleteNotificationsBefore(before: Date): Statement<Nothing> {
  return sql`delete from notifications where created_at < ${before}`
}

export type DigestRow = {
  studentId: string
  email: string
  name: string
  locale: Locale
  /** Unread and wanted by mail, the oldest first. */
  rows: { id: string; kind: string; facts: unknown }[]
}

type DigestAsk = {
  now: Date
  /** Kinds that go by mail to who has chosen nothing. */
  wanted: readonly NotificationKind[]
  limit: number
}

/** Takes what is due out of the digests of up to `limit` students; another process at the same moment gets none of it. */
export function takeDigests({ now, wanted, limit }: DigestAsk): Statement<DigestRow> {
  return sql<DigestRow>`
    with due as (
      select distinct student_id from (
        select student_id from notifications where digest_at <= ${now} order by digest_at, student_id
      ) waiting limit ${limit}
    ), taken as (
      update notifications n set digest_at = null from due
      where n.student_id = due.student_id and n.digest_at <= ${now}
      returning n.id, n.student_id, n.kind, n.facts, n.read_at, n.created_at
    )
    select s.id as "studentId", s.email, s.name, s.locale,
      coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'facts', t.facts) order by t.created_at, t.id)
        filter (where t.read_at is null and s.email_verified_at is not null and s.blocked_at is null
          and coalesce(c.is_on, t.kind = any(${wanted}::text[]))), '[]') as "rows"
    from taken t join students s on s.id = t.student_id
    left join notification_choices c on c.student_id = t.student_id and c.kind = t.kind and c.channel = 'email'
    group by s.id`
}
