import type { ItemKind } from '../../../domain/catalog/item-kinds.ts'
import type { RenditionName } from '../../../domain/lessons/rules.ts'
import { devicesPerCourse, type saveScopes } from '../../../domain/lessons/saved/rules.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'

/** The name of a saved lesson other than a video, with its version: another name has other content. */
const contentVersion = sql`case i.kind
  when 'steps' then i.media_id || '.' || (
    select extract(epoch from changed_at)::bigint from step_lessons where media_id = i.media_id
  )
  else coalesce(i.media_id, i.id)::text end`

const scopeColumns = { lesson: sql`i.id`, chapter: sql`m.id`, course: sql`c.id` }

export type SaveableRow = {
  itemId: string
  courseId: string
  kind: ItemKind
  isFree: boolean
  /** Null without current access, and for a lesson that opens later. */
  accessEndsAt: Date | null
  /** Version of a lesson that is not a video. */
  version: string
  renditions: { rendition: RenditionName; height: number; byteCount: number }[]
  /** Size of the drawn lesson in the language (English as a fallback) with its sound and files. */
  byteCount: number
}

/** What can be saved of a lesson, a chapter or a course, with its size on a device. */
export function listSaveable(
  { of, id }: { of: (typeof saveScopes)[number]; id: string },
  { studentId, language, now }: { studentId: string; language: Locale; now: Date },
) {
  return sql<SaveableRow>`
    select i.id as "itemId", c.id as "courseId", i.kind, i.is_free as "isFree",
      case when coalesce(opening.day <= (${now} at time zone 'Asia/Kolkata')::date, true) then access.ends_at end as "accessEndsAt",
      ${contentVersion} as "version",
      (
        select coalesce(json_agg(json_build_object('rendition', rendition, 'height', coalesce(height, 0), 'byteCount', byte_count)
          order by coalesce(height, 0), rendition), '[]')
        from video_renditions where media_id = i.media_id
      ) as "renditions",
      (
        coalesce((
          select octet_length(drawn::text) from step_lesson_drawings
          where media_id = i.media_id and locale in (${language}, 'en') order by locale = ${language} desc limit 1
        ), 0)
        + coalesce((
          select octet_length(drawn::text) from document_sheets
          where media_id = i.media_id and locale in (${language}, 'en') order by locale = ${language} desc limit 1
        ), 0)
        + coalesce((
          select sum(f.byte_count) from step_lesson_voices v join media_files f on f.media_id = v.recording_id
          where v.media_id = i.media_id and f.rendition = 'original'
        ), 0)
        + coalesce((
          select byte_count from media_files f
          where i.kind = 'document' and f.media_id = i.media_id and f.rendition = 'original'
        ), 0)
      )::float8 as "byteCount"
    from items i
    join modules m on m.id = i.module_id
    join courses c on c.id = m.course_id
    cross join lateral opening_day(i, m, ${studentId}) opening
    left join lateral access_end(${studentId}, c.id, ${now}) access on true
    where ${scopeColumns[of]} = ${id}
      and is_offered(c.status, access.ends_at is not null)
    order by m.position, i.position`
}

export type SavedAccessRow = {
  courseId: string
  isFree: boolean
  /** Null without current access. */
  accessEndsAt: Date | null
}

/** The course of a lesson, and when the student's access to it ends. */
export function findSavedAccess(itemId: string, studentId: string, now: Date) {
  return sql<SavedAccessRow>`
    select m.course_id as "courseId", i.is_free as "isFree",
      (select ends_at from access_end(${studentId}, m.course_id, ${now})) as "accessEndsAt"
    from items i join modules m on m.id = i.module_id where i.id = ${itemId}`
}

/** Locks the student's device slots until the transaction ends. */
export function lockDevicesOf(studentId: string) {
  return sql<Id>`select id from students where id = ${studentId} for no key update`
}

type SavedDevice = {
  studentId: string
  sessionId: string
  courseId: string
  deviceId: string
  device: string
  now: Date
}

/** Takes the first free slot of a course, or keeps the device's own; no row when all are taken. */
export function takeDevicePlace(device: SavedDevice) {
  const { studentId, sessionId, courseId, deviceId, device: name, now } = device
  return sql<{ place: number }>`
    insert into saved_devices (student_id, course_id, place, device_id, session_id, device, saved_at, last_seen_at)
    select ${studentId}, ${courseId}, coalesce(own.place, free.place), ${deviceId}, ${sessionId}, ${name}, ${now}::timestamptz, ${now}
    from (
      select min(p) as place from generate_series(1, ${devicesPerCourse}::int) p
      where not exists (
        select from saved_devices d where d.student_id = ${studentId} and d.course_id = ${courseId} and d.place = p
      )
    ) free
    left join saved_devices own
      on own.student_id = ${studentId} and own.course_id = ${courseId} and own.device_id = ${deviceId}
    where coalesce(own.place, free.place) is not null
    on conflict (student_id, course_id, device_id) do update
      set session_id = excluded.session_id, device = excluded.device, last_seen_at = excluded.last_seen_at
    returning place`
}

/** Updates when a device was last seen, with all its courses. */
export function noteSavedDevice({
  studentId,
  sessionId,
  deviceId,
  now,
}: Omit<SavedDevice, 'courseId' | 'device'>) {
  return sql`
    update saved_devices set session_id = ${sessionId}, last_seen_at = ${now}
    where student_id = ${studentId} and device_id = ${deviceId}`
}

export type SavedLessonRow = {
  itemId: string
  isFree: boolean
  isOffered: boolean
  hasPlace: boolean
  accessEndsAt: Date | null
  /** It opens later, although it was saved. */
  opensLater: boolean
  /** Version of a lesson that is not a video. */
  version: string
  /** Null for a practice. */
  mediaId: string | null
  kind: ItemKind
  /** Where its renditions are stored, lowest quality first. */
  storageKeys: string[]
}

/** What decides whether lessons stay saved on a device. */
export function listSavedLessons(
  items: readonly string[],
  { studentId, deviceId, now }: Pick<SavedDevice, 'studentId' | 'deviceId' | 'now'>,
) {
  return sql<SavedLessonRow>`
    select i.id as "itemId", i.is_free as "isFree",
      is_offered(c.status, access.ends_at is not null) as "isOffered",
      exists (
        select from saved_devices d
        where d.student_id = ${studentId} and d.course_id = c.id and d.device_id = ${deviceId}
      ) as "hasPlace",
      access.ends_at as "accessEndsAt", i.media_id as "mediaId", i.kind, ${contentVersion} as "version",
      coalesce(opening.day > (${now} at time zone 'Asia/Kolkata')::date, false) as "opensLater",
      array(
        select storage_key from video_renditions where media_id = i.media_id order by coalesce(height, 0), rendition
      ) as "storageKeys"
    from items i
    join modules m on m.id = i.module_id
    join courses c on c.id = m.course_id
    cross join lateral opening_day(i, m, ${studentId}) opening
    left join lateral access_end(${studentId}, c.id, ${now}) access on true
    where i.id = any(${items}::uuid[])`
}

/** Slots of a device in courses without current access. */
export function leaveEndedCourses({
  studentId,
  deviceId,
  now,
}: Pick<SavedDevice, 'studentId' | 'deviceId' | 'now'>) {
  return sql`
    delete from saved_devices d where student_id = ${studentId} and device_id = ${deviceId}
      and not exists (select from running_access(d.student_id, d.course_id, ${now}))`
}

export type SavedDeviceRow = {
  device: string
  name: string
  sessionId: string | null
  courses: string[]
  lastSeenAt: Date
}

export function listSavedDevices(studentId: string) {
  return sql<SavedDeviceRow>`
    select d.device_id as "device", max(d.device) as "name", (array_agg(d.session_id))[1] as "sessionId",
      array_agg(c.title order by c.title) as "courses", max(d.last_seen_at) as "lastSeenAt"
    from saved_devices d join courses c on c.id = d.course_id
    where d.student_id = ${studentId} group by d.device_id order by max(d.last_seen_at) desc, d.device_id`
}

export function deleteSavedDevice(studentId: string, deviceId: string) {
  return sql`delete from saved_devices where student_id = ${studentId} and device_id = ${deviceId}`
}

export function deleteSavedDevicesOf(studentId: string) {
  return sql`delete from saved_devices where student_id = ${studentId}`
}

export function listSavedDeviceRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select c.title as "course", d.device, d.saved_at as "savedAt", d.last_seen_at as "lastSeenAt"
    from saved_devices d join courses c on c.id = d.course_id
    where d.student_id = ${studentId} order by d.saved_at`
}
