import type { Locale } from '../../../domain/locales.ts'
import type { Board } from '../../../domain/practice/rules.ts'
import { sql } from '../../adapters/database/sql.ts'

export type PlanRow = { board: Board; examinationOn: string | null; minutesADay: number }

export function findPlan(studentId: string) {
  return sql<PlanRow>`
    select board, examination_on::text as "examinationOn", minutes_a_day as "minutesADay"
    from practice_plans where student_id = ${studentId}`
}

export function putPlan(studentId: string, plan: PlanRow, now: Date) {
  return sql`
    insert into practice_plans (student_id, board, examination_on, minutes_a_day, updated_at)
    values (${studentId}, ${plan.board}, ${plan.examinationOn}, ${plan.minutesADay}, ${now})
    on conflict (student_id) do update set board = excluded.board, examination_on = excluded.examination_on,
      minutes_a_day = excluded.minutes_a_day, updated_at = excluded.updated_at`
}

export function deletePlanOf(studentId: string) {
  return sql`delete from practice_plans where student_id = ${studentId}`
}

/** Questions that a student answered since a given time, and the board of the last one. */
export function countAnswered(studentId: string, since: Date) {
  return sql<{ count: number; lastBoard: Board | null }>`
    select (
        select count(*)::int from practice_attempts
        where student_id = ${studentId} and answered_at >= ${since} and is_first_try
      ) as "count",
      (
        select board from practice_attempts where student_id = ${studentId} order by answered_at desc limit 1
      ) as "lastBoard"`
}

export type LossRow = {
  skill: string
  slip: string
  lostMarks: number
  mostMarks: number
  questionCount: number
  lostCount: number
}

/** A student's first tries since a given time, by skill and mistake. */
export function listLosses(studentId: string, since: Date) {
  return sql<LossRow>`
    select skill, coalesce(slip, 'none') as "slip", sum(most_marks - marks)::float8 as "lostMarks",
      sum(most_marks)::float8 as "mostMarks", count(*)::int as "questionCount",
      (count(*) filter (where marks < most_marks))::int as "lostCount"
    from practice_attempts
    where student_id = ${studentId} and answered_at >= ${since} and is_first_try
      and verdict in ('right', 'form', 'wrong')
    group by skill, coalesce(slip, 'none')`
}

export type LessonBesideRow = { practice: string; title: string; course: string; slug: string }

/** The first video next to each practice lesson that the student may open. */
export function listLessonsBeside(
  studentId: string,
  practiceItems: readonly string[],
  { locale, now }: { locale: Locale; now: Date },
) {
  return sql<LessonBesideRow>`
    select distinct on (given.id) given.id as "practice", lesson_title(i, ${locale}) as "title", c.slug as "course", l.slug
    from unnest(${[...practiceItems]}::uuid[]) as given (id)
    join items p on p.id = given.id
    join modules m on m.id = p.module_id
    join courses c on c.id = m.course_id
    join items i on i.module_id = m.id and i.kind = 'video'
    join lesson_slugs l on l.item_id = i.id and l.ended_at is null
    cross join lateral opening_day(i, m, ${studentId}) opening
    where i.is_free or (exists (select from running_access(${studentId}, c.id, ${now}))
      and coalesce(opening.day <= (${now} at time zone 'Asia/Kolkata')::date, true))
    order by given.id, i.position`
}

/** Starts a day's run of review reminders; once. */
export function startRound(day: string) {
  return sql`insert into review_rounds (day) values (${day}) on conflict do nothing`
}

/** None once it is over, or while another process runs it. */
export function lockRound(day: string) {
  return sql<{ reached: string | null }>`
    select reached from review_rounds where day = ${day} and finished_at is null for update skip locked`
}

export function updateRound(day: string, reached: string | null, finishedAt: Date | null) {
  return sql`
    with before as (delete from review_rounds where day < ${day}::date - 7)
    update review_rounds set reached = ${reached}, finished_at = ${finishedAt} where day = ${day}`
}

export type DueRow = { studentId: string; skills: string[] }

/** The next students by id, with their skills that are due. */
export function listDue({
  after,
  dueUntil,
  triedSince,
  limit,
}: {
  after: string | null
  dueUntil: Date
  triedSince: Date
  limit: number
}) {
  return sql<DueRow>`
    select student_id as "studentId", array_agg(skill order by skill) as "skills" from practice_skill_states
    where (${after}::uuid is null or student_id > ${after}) and due_at <= ${dueUntil}
      and last_tried_at >= ${triedSince}
    group by student_id order by student_id limit ${limit}`
}
