import type { LessonState } from '../../../domain/admin/lessons/rules.ts'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import type { Locale } from '../../../domain/locales.ts'
import { containing, type Id, type Statement, sql } from '../../adapters/database/sql.ts'

export type LessonRow = {
  id: string
  name: string
  version: number
  source: StepLesson
  updatedAt: Date
  /** The languages in which it is published; none before. */
  languages: Locale[]
}

/** A lesson as published, or as it would be; the row is locked until the transaction ends. */
export function lockLesson(mediaId: string) {
  return sql<LessonRow>`
    select media_id as "id", name, version, source, changed_at as "updatedAt",
      array(select locale from step_lesson_drawings d where d.media_id = step_lessons.media_id order by locale)
        as "languages"
    from step_lessons where media_id = ${mediaId} for update`
}

export function hasLessonName(name: string) {
  return sql<Id>`select media_id as "id" from step_lessons where name = ${name}`
}

/** The creator of a lesson; null for one that came with the product. */
export function findLessonCreator(mediaId: string) {
  return sql<{
    staffId: string | null
  }>`select begun_by as "staffId" from step_lessons where media_id = ${mediaId}`
}

export function insertLesson(
  mediaId: string,
  { name, source, staffId, now }: { name: string; source: StepLesson; staffId: string; now: Date },
) {
  return sql`
    insert into step_lessons (media_id, name, version, source, begun_by, changed_at)
    values (${mediaId}, ${name}, ${source.version}, ${JSON.stringify(source)}, ${staffId}, ${now})`
}

export function updateLesson(mediaId: string, source: StepLesson, now: Date) {
  return sql`
    update step_lessons set source = ${JSON.stringify(source)}, version = ${source.version}, changed_at = ${now}
    where media_id = ${mediaId}`
}

export function deleteDrawings(mediaId: string) {
  return sql`delete from step_lesson_drawings where media_id = ${mediaId}`
}

export function insertDrawing(mediaId: string, drawn: DrawnLesson) {
  return sql`
    insert into step_lesson_drawings (media_id, locale, drawn)
    values (${mediaId}, ${drawn.language}, ${JSON.stringify(drawn)})`
}

export function deleteVoices(mediaId: string) {
  return sql`delete from step_lesson_voices where media_id = ${mediaId}`
}

export function insertVoices(mediaId: string, recordingIds: readonly string[]) {
  return sql`
    insert into step_lesson_voices (media_id, recording_id)
    select ${mediaId}, unnest(${recordingIds}::uuid[])`
}

/** Courses show the length of their lessons, on cached pages. */
export function notifyLessonChanged() {
  return sql`select pg_notify('content_changed', 'step_lessons')`
}

/** Those media that are unpublished step lessons. */
export function listUnpublished(mediaIds: readonly string[]) {
  return sql<Id>`
    select media_id as "id" from step_lessons l where media_id = any(${mediaIds}::uuid[])
      and not exists (select from step_lesson_drawings d where d.media_id = l.media_id)`
}

type Filter = { state: LessonState | null; search: string | null }

export type ListedLessonRow = {
  id: string
  title: string
  name: string
  state: LessonState
  hasChanges: boolean
  durationInSeconds: number
  updatedAt: Date
  updatedBy: string | null
}

const lessons = sql`(
  select l.media_id as id, coalesce(nullif(d.document->'title'->>'en', ''), m.name) as title, l.name,
    case when exists (select from step_lesson_drawings w where w.media_id = l.media_id)
      then 'published' else 'draft' end as state,
    d.version is distinct from d.published_version as has_changes,
    m.duration_in_seconds, greatest(l.changed_at, d.updated_at) as updated_at, s.name as updated_by
  from step_lessons l join media m on m.id = l.media_id
  left join lesson_drafts d on d.media_id = l.media_id
  left join staff s on s.id = d.updated_by
) lessons`

function matching({ search }: Filter): Statement<unknown> {
  const words = search === null ? null : containing(search)
  return sql`(${words}::text is null or title ilike ${words} or name ilike ${words})`
}

/** Last changed first; titles come from the draft if there is one. */
export function listLessons(filter: Filter, { limit, offset }: { limit: number; offset: number }) {
  return sql<ListedLessonRow>`
    select id, title, name, state, has_changes as "hasChanges", duration_in_seconds::float8 as "durationInSeconds",
      updated_at as "updatedAt", updated_by as "updatedBy"
    from ${lessons} where ${matching(filter)} and (${filter.state}::text is null or state = ${filter.state})
    order by updated_at desc, id limit ${limit} offset ${offset}`
}

export function countLessons(filter: Filter) {
  return sql<{ state: LessonState; count: number }>`
    select state, count(*)::int as "count" from ${lessons} where ${matching(filter)} group by state`
}
