import { type ItemKind, kindsWithProgress } from '../../../domain/catalog/item-kinds.ts'
import type { AccessFacts } from '../../../domain/catalog/rules.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type Count, type Statement, sql } from '../../adapters/database/sql.ts'

/** Serialises a student's saves until the transaction ends, so that each sees the last one's result. */
export function lockProgressOf(studentId: string) {
  return sql`select pg_advisory_xact_lock(hashtextextended(${`progress:${studentId}`}, 0))`
}

export type WatchableRow = AccessFacts & {
  item: string
  courseId: string
  /** The item's current media. */
  video: string
  durationInSeconds: number
}

/**
 * The videos among items, each with whether the student has access now or had it when the video was
 * watched: a late report, after a plan's end, may be of earlier watching.
 */
export function findWatchable(given: readonly { item: string; at: Date }[], studentId: string, now: Date) {
  return sql<WatchableRow>`
    select i.id as "item", c.id as "courseId", media.id as "video", i.is_free as "isFreeAccess", access.ran as "coursePurchased",
      opening.day::text as "opensOn", opening.after_days as "opensAfterDays",
      media.duration_in_seconds::float8 as "durationInSeconds"
    from unnest(${given.map(({ item }) => item)}::uuid[], ${given.map(({ at }) => at)}::timestamptz[]) as given (item, at)
    join items i on i.id = given.item and i.kind = any(${kindsWithProgress}::text[])
    join modules m on m.id = i.module_id
    join courses c on c.id = m.course_id
    join media on media.id = i.media_id
    cross join lateral opening_day(i, m, ${studentId}) opening
    cross join lateral (
      select exists (select from running_access(${studentId}, c.id, ${now}))
        or exists (select from running_access(${studentId}, c.id, given.at)) as ran
    ) access
    where is_offered(c.status, access.ran)`
}

export type OpeningRow = {
  item: string
  openedAt: Date
  watchedSeconds: number
  /** A multirange in PostgreSQL's format, of the requested items. */
  watched: string | null
}

/** The items' openings, with those of all lessons that the student opened since a given time. */
export function listOpenings(studentId: string, items: readonly string[], since: Date) {
  return sql<OpeningRow>`
    select o.item_id as "item", o.opened_at as "openedAt", coalesce(p.watched_seconds, 0) as "watchedSeconds",
      case when o.item_id = any(${[...items]}::uuid[]) then coalesce(p.watched, '{}')::text end as "watched"
    from lesson_openings o
    left join lesson_progress p on p.student_id = o.student_id and p.item_id = o.item_id
    where o.student_id = ${studentId} and (o.opened_at > ${since} or o.item_id = any(${[...items]}::uuid[]))`
}

/** Records that a student opened a lesson; the first time is kept. */
export function insertOpening(studentId: string, item: string, openedAt: Date) {
  return sql`
    insert into lesson_openings (student_id, item_id, opened_at) values (${studentId}, ${item}, ${openedAt})
    on conflict (student_id, item_id) do nothing`
}

export function deleteOpeningsOf(studentId: string) {
  return sql`delete from lesson_openings where student_id = ${studentId}`
}

export type ReportedProgress = {
  item: string
  video: string
  /** A multirange in PostgreSQL's format. */
  watched: string
  position: number
  at: Date
  length: number
  /** Seconds watched that complete the lesson. */
  enough: number
}

export type SavedRow = {
  item: string
  watchedSeconds: number
  positionInSeconds: number
  isDone: boolean
  at: Date
  isNewlyDone: boolean
}

/** Twentieths of the video that a multirange covers, as bits. */
function partsOf(watched: Statement<unknown>): Statement<unknown> {
  return sql`(
    select coalesce(bit_or(1 << part), 0) from generate_series(0, 19) part
    where ${watched} && int4range(length * part / 20, greatest(length * (part + 1) / 20, length * part / 20 + 1)))`
}

function secondsOf(watched: Statement<unknown>): Statement<unknown> {
  return sql`(select coalesce(sum(upper(range) - lower(range)), 0)::int from unnest(${watched}) range)`
}

/**
 * Merges what was watched with the stored state, one row per lesson. Ranges are united, so a repeated report counts
 * once; the position is that of the newest report. Runs under the student's lock.
 */
export function mergeProgress(studentId: string, given: readonly ReportedProgress[], now: Date) {
  return sql<SavedRow>`
    with united as (
      select given.item, given.video, given.length, given.enough,
        before.item_id is null as is_new, coalesce(before.watched, '{}') as was, before.done_at as was_done_at,
        (coalesce(before.watched, '{}') + given.watched::int4multirange) * int4multirange(int4range(0, length)) as watched,
        case when before.updated_at > given.at then before.position_in_seconds else given.position end as position,
        greatest(before.updated_at, given.at) as at,
        given.at > before.updated_at or (given.at = before.updated_at and given.position <> before.position_in_seconds) as is_newer
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given (item uuid, video uuid, watched text, position int, at timestamptz, length int, enough int)
      left join lesson_progress before on before.student_id = ${studentId} and before.item_id = given.item
    ),
    counted as (
      select united.*, ${secondsOf(sql`united.watched`)} as seconds, ${secondsOf(sql`united.was`)} as was_seconds from united
    ),
    judged as (
      select counted.*,
        coalesce(was_done_at, case when seconds >= enough then ${now}::timestamptz end) as done_at,
        was_done_at is null and seconds >= enough as is_newly_done
      from counted
    ),
    written as (
      insert into lesson_progress (student_id, item_id, watched, watched_seconds, position_in_seconds, done_at, updated_at)
      select ${studentId}, item, watched, seconds, position, done_at, at from judged
      where is_new or is_newer or watched <> was
      on conflict (student_id, item_id) do update set watched = excluded.watched,
        watched_seconds = excluded.watched_seconds, position_in_seconds = excluded.position_in_seconds,
        done_at = excluded.done_at, updated_at = excluded.updated_at
    ),
    added as (
      insert into lesson_watch_additions (item_id, media_id, seconds, parts, viewers, finishers)
      select item, video, greatest(seconds - was_seconds, 0), ${partsOf(sql`watched`)} & ~${partsOf(sql`was`)},
        (was_seconds = 0)::int, is_newly_done::int
      from judged where seconds > was_seconds
    )
    select item, seconds as "watchedSeconds", position as "positionInSeconds",
      done_at is not null as "isDone", at, is_newly_done as "isNewlyDone" from judged`
}

export type PassedPractice = { item: string; marks: number; mostMarks: number }

/** Records passed practice lessons, each once, and returns the courses of new ones. Runs under the student's lock. */
export function insertPassed(studentId: string, passed: readonly PassedPractice[], now: Date) {
  return sql<{ courseId: string }>`
    with written as (
      insert into lesson_progress
        (student_id, item_id, watched, watched_seconds, position_in_seconds, marks, most_marks, done_at, updated_at)
      select ${studentId}, i.id, '{}', 0, 0, given.marks, given."mostMarks", ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(passed)}::jsonb) as given (item uuid, marks real, "mostMarks" real)
      join items i on i.id = given.item and i.kind = 'practice'
      on conflict (student_id, item_id) do nothing
      returning item_id
    )
    select distinct m.course_id as "courseId"
    from written join items i on i.id = written.item_id join modules m on m.id = i.module_id`
}

export type LessonRow = AccessFacts & {
  item: string
  kind: ItemKind
  title: string
  durationInSeconds: number
  watchedSeconds: number
  positionInSeconds: number
  isDone: boolean
  at: Date | null
}

/** The lessons of a course that count for the student, in order, each with the student's progress. */
export function listLessons(
  courseId: string,
  studentId: string,
  { locale, now }: { locale: Locale; now: Date },
) {
  return sql<LessonRow>`
    select i.id as "item", i.kind, lesson_title(i, ${locale}) as "title", i.is_free as "isFreeAccess", access.runs as "coursePurchased",
      opening.day::text as "opensOn", opening.after_days as "opensAfterDays",
      coalesce(media.duration_in_seconds, 0)::float8 as "durationInSeconds", coalesce(p.watched_seconds, 0) as "watchedSeconds",
      coalesce(p.position_in_seconds, 0) as "positionInSeconds", p.done_at is not null as "isDone", p.updated_at as "at"
    from courses c
    join items_to_finish(${studentId}, c.id) i on i.kind = any(${kindsWithProgress}::text[])
    join modules m on m.id = i.module_id
    cross join lateral opening_day(i, m, ${studentId}) opening
    left join media on media.id = i.media_id
    left join lesson_progress p on p.student_id = ${studentId} and p.item_id = i.id
    cross join (
      select exists (select from running_access(${studentId}, ${courseId}, ${now})) as runs
    ) access
    where c.id = ${courseId} and is_offered(c.status, access.runs)
    order by m.position, i.position`
}

export type PlaceRow = { positionInSeconds: number; at: Date; isDone: boolean }

export function findPlace(itemId: string, studentId: string) {
  return sql<PlaceRow>`
    select position_in_seconds as "positionInSeconds", updated_at as "at", done_at is not null as "isDone"
    from lesson_progress where student_id = ${studentId} and item_id = ${itemId}`
}

export type StartedCourseRow = { id: string; slug: string; title: string; coverId: string | null }

/** The courses that the student began, last watched first. */
export function listBegunCourses(studentId: string, locale: Locale, limit: number) {
  return sql<StartedCourseRow>`
    select c.id, c.slug, coalesce(c.translations -> ${locale} ->> 'title', c.title) as "title", c.cover_media_id as "coverId"
    from lesson_progress p
    join items i on i.id = p.item_id
    join modules m on m.id = i.module_id
    join courses c on c.id = m.course_id
    where p.student_id = ${studentId} and c.status <> 'draft'
    group by c.id
    order by max(p.updated_at) desc limit ${limit}`
}

/** Lesson progress for the student's data export. */
export function listProgressRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select coalesce(c.title, '') as "course", coalesce(i.title, '') as "lesson", p.watched_seconds as "watchedSeconds",
      p.position_in_seconds as "positionInSeconds", p.marks::float8 as "marks", p.most_marks::float8 as "mostMarks",
      p.done_at as "doneAt", p.updated_at as "updatedAt"
    from lesson_progress p
    left join items i on i.id = p.item_id
    left join modules m on m.id = i.module_id
    left join courses c on c.id = m.course_id
    where p.student_id = ${studentId} order by p.updated_at`
}

export function deleteProgressOf(studentId: string) {
  return sql`delete from lesson_progress where student_id = ${studentId}`
}

/** Adds queued saves to the lessons' figures, and returns how many there were. */
export function foldAdditions(limit: number) {
  return sql<Count>`
    with taken as (
      delete from lesson_watch_additions
      where id in (select id from lesson_watch_additions order by id limit ${limit} for update skip locked)
      returning item_id, seconds, parts, viewers, finishers,
        coalesce(media_id, (select i.media_id from items i where i.id = item_id)) as media_id
    ),
    folded as (
      insert into lesson_watch_figures as f (item_id, media_id, seconds, viewers, finishers, viewers_by_part)
      select item_id, media_id, sum(seconds), sum(viewers), sum(finishers),
        array(select sum((other.parts >> part) & 1)::int from taken other, generate_series(0, 19) part
          where other.item_id = taken.item_id and other.media_id = taken.media_id group by part order by part)
      from taken where media_id is not null group by item_id, media_id order by item_id, media_id
      on conflict (item_id, media_id) do update set seconds = f.seconds + excluded.seconds, viewers = f.viewers + excluded.viewers,
        finishers = f.finishers + excluded.finishers,
        viewers_by_part = array(select f.viewers_by_part[part] + excluded.viewers_by_part[part] from generate_series(1, 20) part)
    )
    select count(*)::int as "count" from taken`
}

export type WatchFigureRow = {
  _id: string
  module: string
  title: string
  durationInSeconds: number
  watchedSeconds: number
  viewers: number
  finishers: number
  viewersByPart: number[] | null
}

/** The stored figures of a course's current videos: one row per video. */
export function listWatchFigures(courseId: string) {
  return sql<WatchFigureRow>`
    select i.id as "_id", m.title as "module", i.title, media.duration_in_seconds::float8 as "durationInSeconds",
      coalesce(f.seconds, 0)::float8 as "watchedSeconds", coalesce(f.viewers, 0) as "viewers",
      coalesce(f.finishers, 0) as "finishers", f.viewers_by_part as "viewersByPart"
    from modules m
    join items i on i.module_id = m.id and i.kind = any(${kindsWithProgress}::text[])
    join media on media.id = i.media_id
    left join lesson_watch_figures f on f.item_id = i.id and f.media_id = i.media_id
    where m.course_id = ${courseId}
    order by m.position, i.position`
}
