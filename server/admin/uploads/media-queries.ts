import type { MediaKind } from '../../../domain/admin/uploads/rules.ts'
import { type Count, holdingPiece, type Id, type Statement, sql } from '../../adapters/database/sql.ts'

export type MediaRow = {
  id: string
  kind: MediaKind
  name: string
  width: number | null
  height: number | null
  durationInSeconds: number
  byteCount: number
  /** Uploaded pictures have sizes; one of our own drawings has a single file. */
  hasSizes: boolean
  /** A file that browsers display directly. */
  canBeShown: boolean
  hasPoster: boolean
  createdAt: Date
}

export type MediumRow = Pick<MediaRow, 'id' | 'kind' | 'name' | 'durationInSeconds' | 'byteCount'> & {
  aspectRatio: number | null
}
export type NewMedia = Pick<
  MediaRow,
  'id' | 'kind' | 'name' | 'width' | 'height' | 'durationInSeconds' | 'createdAt'
>
export type NewMediaFile = { rendition: string; storageKey: string; contentType: string; byteCount: number }
export type MediaUse = {
  mediaId: string
  kind: 'lesson' | 'cover' | 'sheet' | 'video' | 'text'
  title: string
}

type Filter = { kind: MediaKind | null; search: string | null }
export function insertMedia(media: NewMedia) {
  return sql<Id>`
    insert into media (id, kind, name, width, height, duration_in_seconds, created_at)
    values (${media.id}, ${media.kind}, ${media.name}, ${media.width}, ${media.height},
      ${media.durationInSeconds}, ${media.createdAt})
    returning id`
}

export function insertMediaFile(mediaId: string, file: NewMediaFile) {
  return sql`
    insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
    values (${mediaId}, ${file.rendition}, ${file.storageKey}, ${file.contentType}, ${file.byteCount})`
}

/** Files of a video or document that browsers display, best first. */
const shownRenditions = ['480p', 'original', '240p']

/** Media among `some` with their files' details: looked up individually, as lists are short. */
function withFiles(some: Statement<unknown>) {
  return sql<MediaRow>`
    select m.id, m.kind, m.name, m.width, m.height, m.duration_in_seconds::float8 as "durationInSeconds",
      files.most_bytes as "byteCount", files.has_sizes as "hasSizes", files.can_be_shown as "canBeShown", files.has_poster as "hasPoster",
      m.created_at as "createdAt"
    from ${some} m
    cross join lateral (
      select coalesce(max(f.byte_count), 0)::float8 as most_bytes,
        coalesce(bool_or(f.rendition like 'webp-%'), false) as has_sizes,
        coalesce(bool_or(f.rendition = any(${shownRenditions})), false) as can_be_shown,
        coalesce(bool_or(f.rendition = 'poster'), false) as has_poster
      from media_files f where f.media_id = m.id
    ) files`
}

export function findMedia(id: string) {
  return sql<MediaRow>`${withFiles(sql`media`)} where m.id = ${id}`
}

/** Newest first. */
export function listMedia(filter: Filter, limit: number, offset: number) {
  return sql<MediaRow>`
    ${withFiles(sql`(
      select * from media ${found(filter)} order by created_at desc, id limit ${limit} offset ${offset}
    )`)} order by m.created_at desc, m.id`
}

/** The number of media, counted up to `most`, in the order of the list. */
export function countMedia(filter: Filter, most: number) {
  return sql<Count>`
    select count(*)::int as "count" from (
      select from media ${found(filter)} order by created_at desc, id limit ${most}
    ) counted`
}

/** Existing media, without the details of their files. */
export function listMediaOfIds(ids: readonly string[]) {
  return sql<MediumRow>`
    select media.id, media.kind, media.name, media.duration_in_seconds::float8 as "durationInSeconds",
      coalesce((select max(f.byte_count) from media_files f where f.media_id = media.id), 0)::float8 as "byteCount",
      round(media.width::numeric / media.height, 4)::float8 as "aspectRatio"
    from media where media.id = any(${ids}::uuid[])`
}

export function hasMediaFile(mediaId: string, rendition: string) {
  return sql<{ mediaId: string }>`
    select media_id as "mediaId" from media_files where media_id = ${mediaId} and rendition = ${rendition}`
}

export function deleteMediaFile(mediaId: string, rendition: string) {
  return sql<{ key: string }>`
    delete from media_files where media_id = ${mediaId} and rendition = ${rendition}
    returning storage_key as "key"`
}

export type CaptionFileRow = { rendition: `captions-${string}`; storageKey: string; byteCount: number }

export function listCaptionFiles(mediaId: string) {
  return sql<CaptionFileRow>`
    select rendition, storage_key as "storageKey", byte_count::float8 as "byteCount" from media_files
    where media_id = ${mediaId} and rendition like 'captions-%'`
}

/** Notifies every process that a video has other files, and that pages with its transcript must be rendered again. */
export function notifyVideoChanged(mediaId: string) {
  return sql`
    select pg_notify('video_changed', ${mediaId}), pg_notify('content_changed', 'media_files')`
}

export type HeldMedia = { id: string; name: string; kind: string }

export function lockMedia(id: string) {
  return sql<HeldMedia>`select id, name, kind from media where id = ${id} for update`
}

/**
 * A place where visitors or students see a medium that is not this author's own: a lesson of
 * someone else's course, or the site.
 */
export function findUseByOthers(
  mediaId: string,
  { staffId, editsSite }: { staffId: string; editsSite: boolean },
) {
  return sql<Id>`
    select i.id from items i join modules o on o.id = i.module_id
    where i.media_id = ${mediaId}
      and not exists (select from course_authors a where a.course_id = o.course_id and a.staff_id = ${staffId})
    union all select media_id from site_videos where media_id = ${mediaId} and not ${editsSite}::boolean
    limit 1`
}

/** The author of a step lesson; null for one that came with the product. */
export function findLessonWriter(mediaId: string) {
  return sql<{
    staffId: string | null
  }>`select begun_by as "staffId" from step_lessons where media_id = ${mediaId}`
}

export function updateMediaName(id: string, name: string) {
  return sql`update media set name = ${name} where id = ${id}`
}

export function updateWrittenMedia(
  id: string,
  { name, durationInSeconds }: { name: string; durationInSeconds: number },
) {
  return sql`update media set name = ${name}, duration_in_seconds = ${durationInSeconds} where id = ${id}`
}

export function listStorageKeys(mediaId: string) {
  return sql<{ key: string }>`
    select storage_key as "key" from media_files where media_id = ${mediaId}
    union all select storage_key from video_renditions where media_id = ${mediaId}`
}

export function deleteMediaRow(id: string) {
  return sql`delete from media where id = ${id}`
}

/** The most uses that a list shows for a medium. */
export const mostUses = 10

/**
 * Where media are used by a row, or named in a text: a picture's address contains its id. Of the
 * lessons that use one, one more than a list shows.
 */
export function listUses(ids: readonly string[]) {
  return sql<MediaUse>`
    select asked.id as "mediaId", 'lesson' as "kind", lesson.title as "title"
      from unnest(${ids}::uuid[]) as asked(id) cross join lateral (
        select c.title || ': ' || i.title as title
        from (
          select module_id, title from items where media_id = asked.id order by media_id, id limit ${mostUses + 1}
        ) i join modules mo on mo.id = i.module_id join courses c on c.id = mo.course_id
      ) lesson
    union all select c.cover_media_id, 'cover', c.title from courses c where c.cover_media_id = any(${ids}::uuid[])
    union all select r.sheet_media_id, 'sheet', r.heading from resources r where r.sheet_media_id = any(${ids}::uuid[])
    union all select s.media_id, 'video', s.name from site_videos s where s.media_id = any(${ids}::uuid[])
    union all select v.recording_id, 'lesson', m.name from step_lesson_voices v join media m on m.id = v.media_id
      where v.recording_id = any(${ids}::uuid[])
    union all select distinct named.id::uuid, t.kind, t.title from (
      select 'text' as kind, title, ids_in(about || importance || learning) as ids from courses
        where ids_in(about || importance || learning) && ${ids}::text[]
      union all select 'text', title, ids_in(translations::text) from courses
        where ids_in(translations::text) && ${ids}::text[]
      union all select 'text', title, ids_in(html || coalesce(cover::text, '')) from articles
        where ids_in(html || coalesce(cover::text, '')) && ${ids}::text[]
      union all select 'text', heading, ids_in(content::text || coalesce(cover::text, '')) from resources
        where ids_in(content::text || coalesce(cover::text, '')) && ${ids}::text[]
      union all select 'text', key, ids_in(value::text) from site_content where value::text like '%/pictures/%'
      union all select 'draft', subject, ids_in(document::text) from site_drafts where document::text like '%/pictures/%'
      union all select 'draft', title, ids_in(document::text) from course_drafts
        where ids_in(document::text) && ${ids}::text[]
      union all select 'draft', c.title, ids_in(v.document::text)
        from course_schedules s join courses c on c.id = s.course_id
        join draft_versions v on v.kind = 'course' and v.subject = s.course_id::text and v.version = s.version and not v.is_aside
      union all select 'draft', m.name, ids_in(d.document::text) from lesson_drafts d join media m on m.id = d.media_id
        where d.document::text like '%"recorded"%' and ids_in(d.document::text) && ${ids}::text[]
      union all select 'draft', title, ids_in(document::text) from text_drafts
        where ids_in(document::text) && ${ids}::text[]
    ) t cross join lateral unnest(t.ids) as named(id)
    where named.id = any(${ids}::text[])`
}

/**
 * The statement contains only the filters in use, so that PostgreSQL uses their index. Three characters match anywhere
 * in a name, fewer only at the start of a word: the index holds trigrams of letters and digits.
 */
function found({ kind, search }: Filter) {
  const ofKind = kind === null ? sql`` : sql`and kind = ${kind}`
  if (search === null) return sql`where true ${ofKind}`
  if (!/[\p{L}\p{N}]/u.test(search)) return sql`where false`
  return sql`where (' ' || lower(name)) like ${holdingPiece(search.toLowerCase())} ${ofKind}`
}

type PreviewFile = { storageKey: string; contentType: string; byteCount: number }

/** The file that previews a video or a document. */
export function findPreviewFile(id: string) {
  return sql<PreviewFile>`
    select f.storage_key as "storageKey", f.content_type as "contentType", f.byte_count::float8 as "byteCount"
    from media m join media_files f on f.media_id = m.id
    where m.id = ${id} and m.kind <> 'image' and f.rendition = any(${shownRenditions})
    order by array_position(${shownRenditions}::text[], f.rendition) limit 1`
}

export function findPosterFile(id: string) {
  return sql<PreviewFile>`
    select storage_key as "storageKey", content_type as "contentType", byte_count::float8 as "byteCount"
    from media_files where media_id = ${id} and rendition = 'poster'`
}
