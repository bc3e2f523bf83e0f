import type {
  Rendition,
  Storyboard,
  TranscodeReason,
  TranscodeState,
} from '../../../domain/lessons/renditions.ts'
import { sql } from '../../adapters/database/sql.ts'

/** One attempt at a video; superseded once the video is queued again or taken by another worker. */
export type Attempt = { mediaId: string; queuedAt: Date; attempts: number }

export type NewRendition = {
  rendition: Rendition
  storageKey: string
  width: number | null
  height: number | null
  codecs: string
  peakBitsPerSecond: number
  averageBitsPerSecond: number
  byteCount: number
  segmentSeconds: readonly number[]
  segmentEnds: readonly number[]
}

/** Queues a video again, unless it is already queued or running. */
export function queueTranscodeRow(mediaId: string, priority: number, now: Date) {
  return sql<{ mediaId: string }>`
    insert into transcodes (media_id, priority, queued_at) values (${mediaId}, ${priority}, ${now})
    on conflict (media_id) do update
      set state = 'waiting', progress = 0, attempts = 0, reason = null, priority = excluded.priority,
        queued_at = excluded.queued_at, started_at = null, finished_at = null
      where transcodes.state in ('done', 'failed')
    returning media_id as "mediaId"`
}

/** Stored videos that were never queued, newest first. */
export function listUnqueuedVideos(limit: number) {
  return sql<{ mediaId: string }>`
    select m.id as "mediaId" from media m
    where m.kind = 'video' and not exists (select from transcodes t where t.media_id = m.id)
      and exists (
        select from media_files f
        where f.media_id = m.id and f.rendition in ('original', 'source', '480p', '240p')
      )
    order by m.created_at desc, m.id limit ${limit}`
}

export function beginAttempt(mediaId: string, now: Date) {
  return sql<Attempt>`
    update transcodes set state = 'working', attempts = attempts + 1, progress = 0, started_at = ${now}
    where media_id = ${mediaId} and state in ('waiting', 'working')
    returning media_id as "mediaId", queued_at as "queuedAt", attempts`
}

/** No row once the attempt is superseded. */
export function updateProgress(attempt: Attempt, progress: number) {
  return sql<{ mediaId: string }>`
    update transcodes set progress = ${progress} where ${isStill(attempt)} returning media_id as "mediaId"`
}

export function lockAttempt(attempt: Attempt) {
  return sql<{ mediaId: string }>`
    select media_id as "mediaId" from transcodes where ${isStill(attempt)} for update`
}

/** A row if a rendition is stored under one of the keys. */
export function hasRenditionOf(storageKeys: readonly string[]) {
  return sql<{ mediaId: string }>`
    select media_id as "mediaId" from video_renditions where storage_key = any(${[...storageKeys]}::text[]) limit 1`
}

/** Releases an unfinished video; `uncounted` attempts were not its own fault. */
export function giveBackAttempt(attempt: Attempt, uncounted: 0 | 1) {
  return sql`
    update transcodes set state = 'waiting', attempts = attempts - ${uncounted}::int, progress = 0, started_at = null
    where ${isStill(attempt)}`
}

export function finishAttempt(attempt: Attempt, now: Date) {
  return sql`
    update transcodes set state = 'done', progress = 100, finished_at = ${now} where ${isStill(attempt)}`
}

export function failAttempt(attempt: Attempt, reason: TranscodeReason, now: Date) {
  return sql`
    update transcodes set state = 'failed', reason = ${reason}, finished_at = ${now} where ${isStill(attempt)}`
}

export type SourceFile = {
  rendition: string
  storageKey: string
  byteCount: number
  durationInSeconds: number
}

/** The possible sources of a video, best first. */
export function listSources(mediaId: string) {
  return sql<SourceFile>`
    select f.rendition, f.storage_key as "storageKey", f.byte_count::float8 as "byteCount",
      m.duration_in_seconds::float8 as "durationInSeconds"
    from media_files f join media m on m.id = f.media_id
    where f.media_id = ${mediaId} and m.kind = 'video'
      and f.rendition in ('source', 'original', '480p', '240p')
    order by array_position(array['source', 'original', '480p', '240p'], f.rendition)`
}

/** Sets a video's key; this also completes a requested key change. */
export function upsertVideoKey(mediaId: string, key: Buffer, now: Date) {
  return sql`
    insert into video_keys (media_id, key) values (${mediaId}, ${key})
    on conflict (media_id) do update set key = excluded.key, rekey_asked_at = null, changed_at = ${now}`
}

/** Requests another key; no row while the video has none. */
export function askRekeyRow(mediaId: string, now: Date) {
  return sql<{ mediaId: string }>`
    update video_keys set rekey_asked_at = ${now}, rekey_attempts = 0
    where media_id = ${mediaId} and exists (select from video_renditions r where r.media_id = video_keys.media_id)
    returning media_id as "mediaId"`
}

/** One attempt at another key; superseded once that is requested again, taken by another worker, or done. */
export type RekeyAttempt = { mediaId: string; askedAt: Date; attempts: number }

/** No row if the video's key has changed since the request. */
export function beginRekey(mediaId: string) {
  return sql<RekeyAttempt & { key: Buffer }>`
    update video_keys set rekey_attempts = rekey_attempts + 1
    where media_id = ${mediaId} and rekey_asked_at is not null
    returning media_id as "mediaId", rekey_asked_at as "askedAt", rekey_attempts as "attempts", key`
}

/** Sets the new key and locks the video until the transaction ends. No row when the attempt was superseded. */
export function finishRekey({ mediaId, askedAt, attempts }: RekeyAttempt, key: Buffer, now: Date) {
  return sql<{ mediaId: string }>`
    update video_keys set key = ${key}, rekey_asked_at = null, changed_at = ${now}
    where media_id = ${mediaId} and rekey_asked_at = ${askedAt} and rekey_attempts = ${attempts}
    returning media_id as "mediaId"`
}

export type SealedRendition = {
  rendition: Rendition
  storageKey: string
  byteCount: number
  segmentEnds: number[]
}

export function listSealedRenditions(mediaId: string) {
  return sql<SealedRendition>`
    select rendition, storage_key as "storageKey", byte_count::float8 as "byteCount",
      segment_ends::float8[] as "segmentEnds"
    from video_renditions where media_id = ${mediaId} order by rendition`
}

/** No row when the rendition has moved meanwhile. */
export function moveRendition(mediaId: string, from: string, to: string) {
  return sql<{ mediaId: string }>`
    update video_renditions set storage_key = ${to} where media_id = ${mediaId} and storage_key = ${from}
    returning media_id as "mediaId"`
}

export function deleteRenditions(mediaId: string) {
  return sql<{
    key: string
  }>`delete from video_renditions where media_id = ${mediaId} returning storage_key as "key"`
}

export function insertRendition(mediaId: string, rendition: NewRendition) {
  return sql`
    insert into video_renditions (media_id, rendition, storage_key, width, height, codecs, peak_bits_per_second,
      average_bits_per_second, byte_count, segment_seconds, segment_ends)
    values (${mediaId}, ${rendition.rendition}, ${rendition.storageKey}, ${rendition.width}, ${rendition.height}, ${rendition.codecs},
      ${rendition.peakBitsPerSecond}, ${rendition.averageBitsPerSecond}, ${rendition.byteCount},
      ${rendition.segmentSeconds}::real[], ${rendition.segmentEnds}::bigint[])`
}

export function upsertStoryboard(mediaId: string, board: Storyboard) {
  return sql`
    insert into video_storyboards (media_id, seconds_per_tile, columns, rows, tile_width, tile_height)
    values (${mediaId}, ${board.secondsPerTile}, ${board.columns}, ${board.rows}, ${board.tileWidth},
      ${board.tileHeight})
    on conflict (media_id) do update set seconds_per_tile = excluded.seconds_per_tile,
      columns = excluded.columns, rows = excluded.rows, tile_width = excluded.tile_width,
      tile_height = excluded.tile_height`
}

export type VideoState = {
  mediaId: string
  state: TranscodeState
  progress: number
  reason: TranscodeReason | null
  /** A key change is pending. */
  isChangingKey: boolean
  renditions: { rendition: Rendition; byteCount: number }[]
}

/** Transcoding progress of some videos, with their stored files. */
export function listVideoStates(mediaIds: readonly string[]) {
  return sql<VideoState>`
    select t.media_id as "mediaId", t.state, t.progress, t.reason,
      exists (select from video_keys k where k.media_id = t.media_id and k.rekey_asked_at is not null) as "isChangingKey",
      coalesce((
      select jsonb_agg(jsonb_build_object('rendition', r.rendition, 'byteCount', r.byte_count) order by coalesce(r.height, 0))
      from video_renditions r where r.media_id = t.media_id), '[]') as "renditions"
    from transcodes t where t.media_id = any(${mediaIds}::uuid[])`
}

function isStill({ mediaId, queuedAt, attempts }: Attempt) {
  return sql`media_id = ${mediaId} and queued_at = ${queuedAt} and attempts = ${attempts} and state = 'working'`
}
