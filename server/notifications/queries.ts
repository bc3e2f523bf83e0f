import type { Locale } from '../../domain/locales.ts'
import type { Channel, NotificationContent, NotificationKind } from '../../domain/notifications/kinds.ts'
import { Sealed } from '../adapters/database/sealed.ts'
import { type Count, sql } from '../adapters/database/sql.ts'

export type NewNotification = NotificationContent & {
  studentId: string
  onceKey: string
  path: string | null
  /** Whether its kind is shown in the product by default. */
  isAtBell: boolean
  /** Whether its kind is pushed to devices by default. */
  isPushed: boolean
  digestAt: Date | null
  now: Date
}

export type StoredNotification = {
  id: string
  /** Sessions of the browsers that also get a push message. */
  pushedTo: string[]
}

/** Stores it; no row where it already exists, or for a deleted account. */
export function insertNotification(notification: NewNotification) {
  const { studentId, kind, onceKey, facts, path, isAtBell, isPushed, digestAt, now } = notification
  return sql<StoredNotification>`
    insert into notifications (student_id, kind, once_key, facts, path, created_at, is_at_bell, digest_at)
    select s.id, ${kind}, ${onceKey}, ${JSON.stringify(facts)}::jsonb, ${path}, ${now},
      ${chosen(studentId, kind, 'bell', isAtBell)}, ${digestAt}
    from students s where s.id = ${studentId} and s.erased_at is null
    on conflict do nothing
    returning id, array(
      select p.session_id from push_subscriptions p
      where p.student_id = ${studentId} and ${chosen(studentId, kind, 'push', isPushed)}) as "pushedTo"`
}

function chosen(studentId: string, kind: NotificationKind, channel: Channel, unlessChosen: boolean) {
  return sql`coalesce((
    select c.is_on from notification_choices c
    where c.student_id = ${studentId} and c.kind = ${kind} and c.channel = ${channel}), ${unlessChosen}::boolean)`
}

export function findChannelSetting(
  studentId: string,
  kind: NotificationKind,
  channel: Channel,
  unlessChosen: boolean,
) {
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

export function listNotifications(studentId: string, limit: number, offset: number) {
  return sql<NotificationRow>`
    select id, kind, facts, path, read_at is not null as "isRead", created_at as "createdAt"
    from notifications where student_id = ${studentId} and is_at_bell
    order by created_at desc, id limit ${limit} offset ${offset}`
}

export function countNotifications(studentId: string) {
  return sql<Count>`
    select count(*)::int as "count" from notifications where student_id = ${studentId} and is_at_bell`
}

/** The number of unread ones, counted up to `most`. */
export function countUnread(studentId: string, most: number) {
  return sql<Count>`
    select count(*)::int as "count" from (
      select from notifications where student_id = ${studentId} and is_at_bell and read_at is null limit ${most}
    ) unread`
}

/** Marks some of the student's notifications as read; null for all of them. */
export function markRead(studentId: string, ids: readonly string[] | null, now: Date) {
  return sql`
    update notifications set read_at = ${now}
    where student_id = ${studentId} and is_at_bell and read_at is null
      and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))`
}

export type ChoiceRow = { kind: NotificationKind; channel: Channel; isOn: boolean }

export function listChoices(studentId: string) {
  return sql<ChoiceRow>`
    select kind, channel, is_on as "isOn" from notification_choices
    where student_id = ${studentId} order by kind, channel`
}

export function putChoices(studentId: string, choices: readonly ChoiceRow[]) {
  return sql`
    insert into notification_choices (student_id, kind, channel, is_on)
    select ${studentId}, c.kind, c.channel, c.is_on
    from unnest(${choices.map(({ kind }) => kind)}::text[], ${choices.map(({ channel }) => channel)}::text[],
      ${choices.map(({ isOn }) => isOn)}::boolean[]) as c (kind, channel, is_on)
    on conflict (student_id, kind, channel) do update set is_on = excluded.is_on`
}

/** Rows for the student's data export. */
export function listNotificationRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select kind, facts, path, created_at as "createdAt", read_at as "readAt"
    from notifications where student_id = ${studentId} order by created_at, id`
}

export function deleteNotificationsOf(studentId: string) {
  return sql`
    with choices as (delete from notification_choices where student_id = ${studentId})
    delete from notifications where student_id = ${studentId}`
}

export function deleteNotificationsBefore(before: Date) {
  return sql`delete from notifications where created_at < ${before}`
}

export type DigestRow = {
  studentId: string
  email: string
  name: string
  locale: Locale
  /** Unread and wanted by mail, oldest first. */
  rows: { id: string; kind: string; facts: unknown }[]
}

type DigestAsk = {
  now: Date
  /** Kinds that are mailed by default. */
  wanted: readonly NotificationKind[]
  limit: number
}

/** Claims the due digests of up to `limit` students; a concurrent process gets none of them. */
export function takeDigests({ now, wanted, limit }: DigestAsk) {
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

type OwnSession = { id: string; sessionId: string }

export type PushState = { isOn: boolean; hasAsked: boolean }

/** Whether the browser of a session is subscribed, with the current key. */
export function findPushState({ id, sessionId }: OwnSession, publicKey: string) {
  return sql<PushState>`
    select
      exists (select from push_subscriptions where session_id = ${sessionId} and public_key = ${publicKey}) as "isOn",
      exists (select from questions where student_id = ${id}) as "hasAsked"`
}

type NewSubscription = OwnSession & {
  addressHash: Buffer
  /** Address and keys as JSON. */
  sealed: string
  publicKey: string
  now: Date
}

/** One per session; none for a session that has ended meanwhile. */
export function insertPushSubscription(subscription: NewSubscription) {
  const { id, sessionId, addressHash, sealed, publicKey, now } = subscription
  return sql`
    insert into push_subscriptions (session_id, student_id, address_hash, sealed, public_key, created_at)
    select s.id, s.student_id, ${addressHash}, ${new Sealed(sealed)}, ${publicKey}, ${now}
    from sessions s where s.id = ${sessionId} and s.student_id = ${id} and s.revoked_at is null for share
    on conflict (session_id) do update set address_hash = excluded.address_hash, sealed = excluded.sealed,
      public_key = excluded.public_key, created_at = excluded.created_at`
}

export function deletePushSubscription(sessionId: string) {
  return sql`delete from push_subscriptions where session_id = ${sessionId}`
}

/** Replaces another student's: a browser notifies one student. */
export function deletePushSubscriptionAt(addressHash: Buffer) {
  return sql`delete from push_subscriptions where address_hash = ${addressHash}`
}

export type PushRow = {
  kind: NotificationKind
  locale: Locale
  path: string | null
  createdAt: Date
  /** Address and keys. */
  sealed: string
  publicKey: string
}

type PushAsk = {
  notificationId: string
  sessionId: string
  now: Date
  /** Earlier subscriptions are useless. */
  since: Date
  /** Kinds that are pushed to devices by default. */
  onUnlessChosen: readonly NotificationKind[]
}

/** A notification for a browser; none once it was read, its kind was switched off, or the session ended. */
export function findPush({ notificationId, sessionId, now, since, onUnlessChosen }: PushAsk) {
  return sql<PushRow>`
    select n.kind, s.locale, n.path, n.created_at as "createdAt", p.sealed, p.public_key as "publicKey"
    from notifications n join push_subscriptions p on p.student_id = n.student_id
    join sessions session on session.id = p.session_id
    join students s on s.id = n.student_id
    left join notification_choices c on c.student_id = n.student_id and c.kind = n.kind and c.channel = 'push'
    where n.id = ${notificationId} and p.session_id = ${sessionId} and n.read_at is null and n.created_at > ${since}
      and session.revoked_at is null and session.expires_at > ${now} and s.blocked_at is null
      and coalesce(c.is_on, n.kind = any(${onUnlessChosen}::text[]))`
}

/** Browsers for the student's data export: without their push addresses, which are secrets. */
export function listPushRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select session.device, p.created_at as "createdAt"
    from push_subscriptions p join sessions session on session.id = p.session_id
    where p.student_id = ${studentId} order by p.created_at, p.session_id`
}

export type PushKeysRow = { publicKey: string; privateKey: string }

export function findPushKeys() {
  return sql<PushKeysRow>`select public_key as "publicKey", private_key as "privateKey" from push_keys`
}

/** Does nothing if another process was faster. */
export function insertPushKeys({ publicKey, privateKey }: PushKeysRow) {
  return sql`
    insert into push_keys (public_key, private_key) values (${publicKey}, ${new Sealed(privateKey)})
    on conflict do nothing`
}

/** Replaces a key pair that can no longer be decrypted, or stores it again, encrypted with the new secret. */
export function replacePushKeys(lost: string, { publicKey, privateKey }: PushKeysRow) {
  return sql`
    update push_keys set public_key = ${publicKey}, private_key = ${new Sealed(privateKey)}
    where public_key = ${lost}`
}

export function listSealedSubscriptions() {
  return sql<{ sessionId: string; sealed: string }>`
    select session_id as "sessionId", sealed from push_subscriptions`
}

/** Only if it is unchanged since it was read. */
export function replaceSealedSubscription(sessionId: string, was: string, plain: string) {
  return sql`
    update push_subscriptions set sealed = ${new Sealed(plain)}
    where session_id = ${sessionId} and sealed = ${was}`
}
