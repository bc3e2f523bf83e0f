import type { ItemKind } from '../../../domain/catalog/item-kinds.ts'
import type { AccessFacts } from '../../../domain/catalog/rules.ts'
import { accessColumns, withAccess } from '../../adapters/database/item-access.ts'
import { sql } from '../../adapters/database/sql.ts'

export type OpenableItemRow = AccessFacts & {
  _id: string
  mediaId: string
  kind: ItemKind
  title: string
  durationInSeconds: number
  files: { rendition: string; contentType: string; byteCount: number }[]
}

/**
 * One item of a published course, or one the student bought before it was archived, with its files
 * and whether the student has access.
 */
export function findItem(itemId: string, studentId: string | null, now: Date) {
  return sql<OpenableItemRow>`
    select i.id as "_id", i.media_id as "mediaId", i.kind, i.title, media.duration_in_seconds::float8 as "durationInSeconds",
      ${accessColumns},
      (
        select coalesce(json_agg(json_build_object('rendition', f.rendition, 'contentType', f.content_type, 'byteCount', f.byte_count)), '[]')
        from media_files f where f.media_id = i.media_id
      ) as "files"
    from items i
    join media on media.id = i.media_id
    ${withAccess(studentId, now)}
    where i.id = ${itemId} and is_offered(c.status, access.runs)`
}

export type OpenableLessonRow = Pick<
  OpenableItemRow,
  '_id' | 'isFreeAccess' | 'coursePurchased' | 'opensOn' | 'opensAfterDays'
>

/** The same for a lesson of any kind, including practice, which has no file. */
export function findLesson(itemId: string, studentId: string | null, now: Date) {
  return sql<OpenableLessonRow>`
    select i.id as "_id", ${accessColumns}
    from items i
    ${withAccess(studentId, now)}
    where i.id = ${itemId} and is_offered(c.status, access.runs)`
}

export type PictureFileRow = { storageKey: string; contentType: string; byteCount: number }

export type StoredFileRow = PictureFileRow &
  AccessFacts & {
    title: string
    isSignedIn: boolean
    /** The student's, if there is one. */
    phone: string | null
    email: string | null
  }

type LinkedFile = {
  itemId: string
  rendition: string
  studentId: string | null
  sessionId: string | null
  now: Date
}

/**
 * The stored file behind an item's rendition, with everything that decides whether it is open now;
 * null for a blocked student.
 */
export function findItemFile(file: LinkedFile) {
  const { itemId, studentId, sessionId, now } = file
  const [, recordingId] = /^voice-(.+)$/.exec(file.rendition) ?? []
  // A step's recording is a medium of its own, which the lesson refers to.
  const mediaId =
    recordingId === undefined
      ? sql`i.media_id`
      : sql`(select v.recording_id from step_lesson_voices v
          where v.media_id = i.media_id and v.recording_id = ${recordingId}::uuid)`
  const rendition = recordingId === undefined ? file.rendition : 'original'
  return sql<StoredFileRow>`
    select f.storage_key as "storageKey", f.content_type as "contentType", f.byte_count::float8 as "byteCount", i.title,
      ${accessColumns},
      exists (
        select from sessions s
        where s.id = ${sessionId} and s.student_id = ${studentId} and s.revoked_at is null and s.expires_at > ${now}
      ) as "isSignedIn",
      reader.phone, reader.email
    from items i
    ${withAccess(studentId, now)}
    left join students reader on reader.id = ${studentId}
    join media_files f on f.media_id = ${mediaId}
    where i.id = ${itemId} and f.rendition = ${rendition}
      and is_offered(c.status, access.runs)
      and reader.blocked_at is null`
}

/** A public picture, such as a course's cover, or the poster of a free video of a published course. */
export function findPicture(mediaId: string) {
  return sql<PictureFileRow>`
    select f.storage_key as "storageKey", f.content_type as "contentType", f.byte_count::float8 as "byteCount"
    from media join media_files f on f.media_id = media.id
    where media.id = ${mediaId} and (
      (media.kind = 'image' and (f.rendition = 'original' or f.rendition like 'webp-%'))
      or (media.kind = 'video' and f.rendition = 'poster' and exists (
        select from items i join modules m on m.id = i.module_id join courses c on c.id = m.course_id
        where i.media_id = media.id and i.is_free and c.status = 'published'
      ))
    )
    order by f.rendition = 'original' desc, f.byte_count desc limit 1`
}

/** One of the sizes of an uploaded picture. */
export function findPictureSize(mediaId: string, rendition: string) {
  return sql<PictureFileRow>`
    select f.storage_key as "storageKey", f.content_type as "contentType", f.byte_count::float8 as "byteCount"
    from media join media_files f on f.media_id = media.id
    where media.id = ${mediaId} and media.kind = 'image' and f.rendition = ${rendition}`
}
