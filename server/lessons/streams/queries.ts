import type { AccessFacts } from '../../../domain/catalog/rules.ts'
import type { RenditionName } from '../../../domain/lessons/rules.ts'
import type { Locale } from '../../../domain/locales.ts'
import { accessColumns, withAccess } from '../../adapters/database/item-access.ts'
import { type Count, type Id, sql } from '../../adapters/database/sql.ts'

export type RenditionRow = {
  rendition: RenditionName
  storageKey: string
  width: number
  height: number
  codecs: string
  peakBitsPerSecond: number
  averageBitsPerSecond: number
  byteCount: number
  segmentSeconds: number[]
  /** Where each segment ends, in bytes of the stored object. */
  segmentEnds: number[]
}

/** The renditions of a video; none while it is not transcoded. */
export function listRenditions(mediaId: string) {
  return sql<RenditionRow>`
    select rendition, storage_key as "storageKey", coalesce(width, 0) as width, coalesce(height, 0) as height, codecs, peak_bits_per_second as "peakBitsPerSecond",
      average_bits_per_second as "averageBitsPerSecond", byte_count::float8 as "byteCount",
      segment_seconds as "segmentSeconds", segment_ends::float8[] as "segmentEnds"
    from video_renditions where media_id = ${mediaId}`
}

export type VideoPartsRow = {
  key: Buffer
  storyboard: {
    secondsPerTile: number
    columns: number
    rows: number
    tileWidth: number
    tileHeight: number
  } | null
  files: { rendition: string; storageKey: string; contentType: string; byteCount: number }[]
}

/** Files of a transcoded video other than its renditions. */
export function findVideoParts(mediaId: string) {
  return sql<VideoPartsRow>`
    select k.key,
      (
        select json_build_object('secondsPerTile', seconds_per_tile, 'columns', columns, 'rows', rows,
          'tileWidth', tile_width, 'tileHeight', tile_height)
        from video_storyboards where media_id = k.media_id
      ) as "storyboard",
      (
        select coalesce(json_agg(json_build_object('rendition', rendition, 'storageKey', storage_key,
          'contentType', content_type, 'byteCount', byte_count)), '[]')
        from media_files
        where media_id = k.media_id and (rendition in ('poster', 'storyboard') or rendition like 'captions-%')
      ) as "files"
    from video_keys k where k.media_id = ${mediaId}`
}

type RightsQuestion = {
  itemId: string
  studentId: string | null
  sessionId: string | null
  playbackId: string | null
  now: Date
  /** A playback last active before this is marked as active now. */
  noteBefore: Date
  /** One last active before this has lost its slot. */
  silentBefore: Date
}

export type RightsRow = AccessFacts & {
  mediaId: string
  isOffered: boolean
  isSignedIn: boolean
  /** Null when there is no such playback. */
  hasEnded: boolean | null
  lastSeenAt: Date | null
}

/** Everything that decides whether a link keeps playing; also marks the playback as active. */
export function findRights(question: RightsQuestion) {
  const { itemId, studentId, sessionId, playbackId, now, noteBefore, silentBefore } = question
  return sql<RightsRow>`
    with noted as (
      update playbacks set last_seen_at = ${now}
      where id = ${playbackId} and ended_at is null and last_seen_at < ${noteBefore} and last_seen_at > ${silentBefore}
    )
    select i.media_id as "mediaId", ${accessColumns},
      is_offered(c.status, access.runs) as "isOffered",
      exists (
        select from sessions s join students on students.id = s.student_id
        where s.id = ${sessionId} and s.student_id = ${studentId} and s.revoked_at is null and s.expires_at > ${now}
          and students.blocked_at is null
      ) as "isSignedIn",
      p.ended_at is not null as "hasEnded", p.last_seen_at as "lastSeenAt"
    from items i
    ${withAccess(studentId, now)}
    left join playbacks p on p.id = ${playbackId} and p.student_id = ${studentId}
    where i.id = ${itemId} and i.media_id is not null`
}

/** Locks the opening and resuming of the student's playbacks until the transaction ends. */
export function lockPlaybacksOf(studentId: string) {
  return sql<Id>`select id from students where id = ${studentId} for no key update`
}

/** The student's playbacks that hold a slot, except one. */
export function countRunning(studentId: string, silentBefore: Date, beside: string | null = null) {
  return sql<Count>`
    select count(*)::int as "count" from playbacks
    where student_id = ${studentId} and ended_at is null and last_seen_at > ${silentBefore}
      and id is distinct from ${beside}::uuid`
}

type NewPlayback = {
  id: string
  studentId: string
  sessionId: string
  itemId: string
  device: string
  /** As in a claim. */
  cookieHash: string
  now: Date
}

/** Does nothing when it already exists, running or ended. */
export function insertPlayback(playback: NewPlayback) {
  const { id, studentId, sessionId, itemId, device, cookieHash, now } = playback
  return sql`
    insert into playbacks (id, student_id, session_id, item_id, device, cookie_hash, started_at, last_seen_at)
    values (${id}, ${studentId}, ${sessionId}, ${itemId}, ${device}, ${Buffer.from(cookieHash, 'base64url')},
      ${now}, ${now})
    on conflict (id) do nothing`
}

export function findItemSeconds(itemId: string) {
  return sql<{ durationInSeconds: number }>`
    select media.duration_in_seconds::float8 as "durationInSeconds"
    from items join media on media.id = items.media_id where items.id = ${itemId}`
}

/** The User-Agent of a session's browser. */
export function findSessionDevice(sessionId: string) {
  return sql<{ device: string }>`select device from sessions where id = ${sessionId}`
}

type EndReason = 'stopped' | 'replaced' | 'crowded'

/** Ends the given playbacks of the student that are still running. */
export function endPlaybacks(ids: readonly string[], studentId: string, reason: EndReason, now: Date) {
  return sql`
    update playbacks set ended_at = ${now}, end_reason = ${reason}
    where id = any(${ids}::uuid[]) and student_id = ${studentId} and ended_at is null`
}

/** A lesson reopened in the same session, as after a reload, reuses its slot. */
export function endPlaybacksOfItem(
  { sessionId, itemId, studentId }: { sessionId: string; itemId: string; studentId: string },
  now: Date,
) {
  return sql`
    update playbacks set ended_at = ${now}, end_reason = 'replaced'
    where session_id = ${sessionId} and item_id = ${itemId} and student_id = ${studentId} and ended_at is null`
}

export type PlaybackStateRow = { studentId: string; hasEnded: boolean; lastSeenAt: Date }

export function findPlayback(id: string, studentId: string) {
  return sql<PlaybackStateRow>`
    select student_id as "studentId", ended_at is not null as "hasEnded", last_seen_at as "lastSeenAt"
    from playbacks where id = ${id} and student_id = ${studentId}`
}

export function notePlayback(id: string, now: Date) {
  return sql<Id>`
    update playbacks set last_seen_at = greatest(last_seen_at, ${now}) where id = ${id} and ended_at is null returning id`
}

export type PlaybackRow = {
  id: string
  sessionId: string
  device: string
  lessonTitle: string
  startedAt: Date
  lastSeenAt: Date
}

export function listRunning(studentId: string, silentBefore: Date, locale: Locale) {
  return sql<PlaybackRow>`
    select p.id, p.session_id as "sessionId", p.device, lesson_title(i, ${locale}) as "lessonTitle",
      p.started_at as "startedAt", p.last_seen_at as "lastSeenAt"
    from playbacks p join items i on i.id = p.item_id
    where p.student_id = ${studentId} and p.ended_at is null and p.last_seen_at > ${silentBefore}
    order by p.last_seen_at desc, p.id`
}

export type KeyCount = {
  inHour: number
  inDay: number
  firstInHour: Date | null
  firstInDay: Date | null
  /** The pass was already given its key. */
  isKnown: boolean
}

/** Passes of a student that were given a video's key recently. */
export function countKeyDeliveries({
  studentId,
  hourAgo,
  dayAgo,
  besides,
}: {
  studentId: string
  hourAgo: Date
  dayAgo: Date
  besides: string | null
}) {
  return sql<KeyCount>`
    select count(*) filter (where given_at > ${hourAgo})::int as "inHour", count(*)::int as "inDay",
      min(given_at) filter (where given_at > ${hourAgo}) as "firstInHour", min(given_at) as "firstInDay",
      coalesce(bool_or(playback_id = ${besides}::uuid), false) as "isKnown"
    from key_deliveries where student_id = ${studentId} and given_at > ${dayAgo}`
}

type KeyDelivery = {
  playbackId: string
  studentId: string
  itemId: string
  mediaId: string
  device: string
  now: Date
}

export function insertKeyDelivery(delivery: KeyDelivery) {
  const { playbackId, studentId, itemId, mediaId, device, now } = delivery
  return sql`
    insert into key_deliveries (playback_id, student_id, item_id, media_id, device, given_at, last_given_at)
    values (${playbackId}, ${studentId}, ${itemId}, ${mediaId}, ${device}, ${now}, ${now})
    on conflict (playback_id) do update set times = key_deliveries.times + 1, last_given_at = excluded.last_given_at`
}

export function deleteKeyDeliveries(givenBefore: Date) {
  return sql`delete from key_deliveries where last_given_at < ${givenBefore}`
}

export function deleteKeyDeliveriesOf(studentId: string) {
  return sql`delete from key_deliveries where student_id = ${studentId}`
}

export function listPlaybackRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select i.title as "lesson", p.device, p.started_at as "startedAt", p.last_seen_at as "lastSeenAt",
      p.ended_at as "endedAt", k.given_at as "keyGivenAt", coalesce(k.times, 0) as "keyGivenTimes"
    from sessions s join playbacks p on p.session_id = s.id join items i on i.id = p.item_id
    left join key_deliveries k on k.playback_id = p.id
    where s.student_id = ${studentId} order by p.started_at`
}

export function deletePlaybacks(silentBefore: Date) {
  return sql`delete from playbacks where last_seen_at < ${silentBefore}`
}
