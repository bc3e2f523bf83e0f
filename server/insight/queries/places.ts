import { kindsWithProgress } from '../../../domain/catalog/item-kinds.ts'
import { type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'

export type Place = { begun: number; done: number; total: number; lastActiveAt: Date | null }

/** A student's progress in a course, from the rows themselves: `e` has both. */
export const place = sql`
  select count(*) filter (where o.item_id is not null or p.item_id is not null or t.at is not null)::int as begun,
    (count(*) filter (where p.done_at is not null))::int as done, count(*)::int as total,
    -- Openings from before they were recorded are dated to the turn of the century.
    max(greatest(case when o.opened_at > '2000-02-01' then o.opened_at end, p.updated_at, t.at)) as last_active_at
  from items_to_finish(e.student_id, e.course_id) i
  left join lesson_openings o on o.student_id = e.student_id and o.item_id = i.id
  left join lesson_progress p on p.student_id = e.student_id and p.item_id = i.id
  left join lateral (
    select a.answered_at as at from practice_attempts a
    where i.kind = 'practice' and a.student_id = e.student_id and a.item_id = i.id and a.is_first_try
    order by a.answered_at desc limit 1
  ) t on true
  where i.kind = any(${[...kindsWithProgress]}::text[])`

/** Identifies the lessons that places are counted for: it changes with a publication. */
export const lessonsHash = (courseId: Statement<Nothing>) => sql`
  (select coalesce(hashtextextended(string_agg(i.id::text || i.kind, ',' order by i.id), 0), 0)
    from modules m join items i on i.module_id = m.id
    where m.course_id = ${courseId} and i.kind = any(${[...kindsWithProgress]}::text[]))`

/** Only one process counts places at a time. */
export function lockPlaces() {
  return sql<{
    isOurs: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended('places', 0)) as "isOurs"`
}

export type Learner = { studentId: string; courseId: string }

/** Takes queued changes, and returns learners whose counts are outdated. */
export function takeChanges(limit: number) {
  return sql<Learner>`
    with taken as (
      delete from learner_changes where ctid = any(array(select ctid from learner_changes limit ${limit}))
      returning student_id, item_id
    )
    select distinct taken.student_id as "studentId", m.course_id as "courseId"
    from taken join items i on i.id = taken.item_id join modules m on m.id = i.module_id`
}

/** Learners who were never counted, or whose course's lessons have changed since. */
export function listUncounted(now: Date, limit: number) {
  return sql<Learner>`
    with c as materialized (select id, ${lessonsHash(sql`courses.id`)} as lessons_hash from courses)
    select distinct e.student_id as "studentId", e.course_id as "courseId"
    from all_running_access(${now}) e
    join c on c.id = e.course_id
    join students s on s.id = e.student_id and s.erased_at is null
    where not exists (
      select from learner_places k
      where k.course_id = e.course_id and k.student_id = e.student_id and k.lessons_hash = c.lessons_hash)
    limit ${limit}`
}

/** Counts places from the rows, in a later statement than the one that took the changes. */
export function savePlaces(learners: readonly Learner[]) {
  const students = learners.map(({ studentId }) => studentId)
  const courses = learners.map(({ courseId }) => courseId)
  return sql`
    with gone as (
      delete from learner_places k using students s
      where k.student_id = any(${students}::uuid[]) and s.id = k.student_id and s.erased_at is not null
    ),
    c as materialized (
      select id, ${lessonsHash(sql`courses.id`)} as lessons_hash from courses where id = any(${courses}::uuid[])
    )
    insert into learner_places (course_id, student_id, begun, done, total, last_active_at, lessons_hash)
    select e.course_id, e.student_id, l.begun, l.done, l.total, l.last_active_at, c.lessons_hash
    from unnest(${students}::uuid[], ${courses}::uuid[]) as e (student_id, course_id)
    join c on c.id = e.course_id
    join students s on s.id = e.student_id and s.erased_at is null
    cross join lateral (${place}) l
    on conflict (course_id, student_id) do update set begun = excluded.begun, done = excluded.done,
      total = excluded.total, last_active_at = excluded.last_active_at, lessons_hash = excluded.lessons_hash`
}
