import type { Board } from '../../../domain/practice/rules.ts'
import { containing, type Id, type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'
import { lessonsHash, type Place, place } from './places.ts'

type Titled = { id: string; name: string }

/** Whether a person may see all of a course `c`. */
const isOwn = (staffId: string, areAll: boolean) => sql`
  (${areAll} or exists (select from course_authors a where a.course_id = c.id and a.staff_id = ${staffId}))`

/** Whether a person teaches a student a course `c`: as its owner, or through a batch of both. */
const isTaughtTo = (student: Statement<Nothing>, staffId: string, areAll: boolean) => sql`
  (${isOwn(staffId, areAll)} or exists (
    select from batch_members m
    join batch_courses bc on bc.batch_id = m.batch_id and bc.course_id = c.id
    join batch_teachers t on t.batch_id = m.batch_id and t.staff_id = ${staffId}
    where m.student_id = ${student}))`

type TaughtRow = Titled & { isOwn: boolean; batches: Titled[] }

/** The courses that a person teaches, all published or only those they own, and those of their batches. */
export function listTaught(staffId: string, areAll: boolean) {
  return sql<TaughtRow>`
    select c.id, c.title as "name", own.is_own as "isOwn", coalesce(of_course.batches, '[]') as "batches"
    from courses c
    cross join lateral (select ${isOwn(staffId, areAll)} as is_own) own
    cross join lateral (
      select json_agg(json_build_object('id', b.id, 'name', b.name) order by b.starts_on desc, b.name) as batches
      from batch_courses bc join batches b on b.id = bc.batch_id
      where bc.course_id = c.id and (own.is_own
        or exists (select from batch_teachers t where t.batch_id = b.id and t.staff_id = ${staffId}))
    ) of_course
    where c.status <> 'draft' and (own.is_own or of_course.batches is not null)
    order by c.title, c.id limit 1000`
}

/** The courses that a person teaches a student: all they own, and those of shared batches. */
export function listTaughtTo(studentId: string, staffId: string, areAll: boolean) {
  return sql<Id>`
    select c.id from courses c
    where c.status <> 'draft' and ${isTaughtTo(sql`${studentId}::uuid`, staffId, areAll)}`
}

/** Students who have or had a course that the person teaches them, by a part of their name. */
export function listLearnersNamed(search: string, staffId: string, areAll: boolean) {
  const pattern = containing(search)
  return sql<Titled>`
    select s.id, s.name from students s
    where s.name ilike ${pattern} and s.erased_at is null and exists (
        select from enrolments e join courses c on c.id = e.course_id
        where e.student_id = s.id and e.revoked_at is null and c.status <> 'draft'
          and ${isTaughtTo(sql`s.id`, staffId, areAll)})
    order by lower(s.name), s.id limit 5`
}

/** A batch to which the person teaches a course. */
export function findBatchTaught(staffId: string, courseId: string) {
  return sql<Id>`
    select bc.batch_id as "id" from batch_courses bc
    join batch_teachers t on t.batch_id = bc.batch_id and t.staff_id = ${staffId}
    where bc.course_id = ${courseId} limit 1`
}

type LearnerRow = Place & {
  id: string
  name: string
  board: Board | null
  planMadeAt: Date | null
  examinationOn: string | null
}

type LearnerScope = { batchId: string | null; teacherId: string | null; now: Date }

/**
 * Everyone with access to a course, by name, with their progress: from the counted figures, or from
 * the rows where those are outdated. With `batchId` only those of a batch, with `teacherId` only
 * those of batches to which the person teaches the course.
 */
export function listLearners(courseId: string, { batchId, teacherId, now }: LearnerScope) {
  return sql<LearnerRow>`
    with changed as (
      select ch.student_id from learner_changes ch join items i on i.id = ch.item_id join modules m on m.id = i.module_id
      where m.course_id = ${courseId}
    )
    select s.id, s.name, coalesce(k.begun, l.begun) as "begun", coalesce(k.done, l.done) as "done",
      coalesce(k.total, l.total) as "total",
      case when k.student_id is null then l.last_active_at else k.last_active_at end as "lastActiveAt", plan.board, plan.updated_at as "planMadeAt",
      plan.examination_on::text as "examinationOn"
    from (
      select distinct student_id, course_id from all_running_access(${now}) where course_id = ${courseId}
    ) e
    join students s on s.id = e.student_id and s.erased_at is null
    left join practice_plans plan on plan.student_id = s.id
    left join learner_places k on k.course_id = e.course_id and k.student_id = e.student_id
      and k.lessons_hash = ${lessonsHash(sql`${courseId}::uuid`)} and k.student_id not in (select student_id from changed)
    cross join lateral (${place} and k.student_id is null) l
    where ${batchId === null && teacherId === null} or exists (
      select from batch_members m join batch_courses bc on bc.batch_id = m.batch_id and bc.course_id = e.course_id
      where m.student_id = e.student_id and (${batchId}::uuid is null or m.batch_id = ${batchId})
        and (${teacherId}::uuid is null or exists (
          select from batch_teachers t where t.batch_id = m.batch_id and t.staff_id = ${teacherId})))
    order by lower(s.name), s.id`
}

/** The well-known skills of students, by student. */
export function listSecureSkills(students: readonly string[]) {
  return sql<{ studentId: string; skills: string[] }>`
    select student_id as "studentId", array_agg(skill) as "skills" from practice_skill_states
    where student_id = any(${[...students]}::uuid[]) and level in ('secure', 'mastered') group by student_id`
}

/** Marks of students in the question sets of a course. */
export function listMarksOf(students: readonly string[], courseId: string) {
  return sql<{ studentId: string; marks: number; mostMarks: number }>`
    select given.id as "studentId", coalesce(sum(a.marks), 0)::float8 as "marks",
      coalesce(sum(a.most_marks), 0)::float8 as "mostMarks"
    from unnest(${[...students]}::uuid[]) as given (id)
    join modules m on m.course_id = ${courseId}
    join items i on i.module_id = m.id and i.kind = 'practice'
    join practice_attempts a on a.student_id = given.id and a.item_id = i.id and a.is_first_try
      and a.verdict in ('right', 'form', 'wrong')
    group by given.id`
}

type LearnerHead = {
  id: string
  name: string
  board: Board | null
  planMadeAt: Date | null
  examinationOn: string | null
  minutesADay: number | null
}

export function findLearner(studentId: string) {
  return sql<LearnerHead>`
    select s.id, s.name, plan.board, plan.updated_at as "planMadeAt", plan.examination_on::text as "examinationOn",
      plan.minutes_a_day as "minutesADay"
    from students s left join practice_plans plan on plan.student_id = s.id
    where s.id = ${studentId} and s.erased_at is null`
}

type LearnerCourseRow = Place & { courseId: string; title: string; endsAt: Date }

/** The courses among those given that a student has or had. */
export function listCoursesOf(studentId: string, courses: readonly string[]) {
  return sql<LearnerCourseRow>`
    select e.course_id as "courseId", c.title, e.ends_at as "endsAt", l.begun, l.done, l.total,
      l.last_active_at as "lastActiveAt"
    from (
      select student_id, course_id, max(ends_at) as ends_at from enrolments
      where student_id = ${studentId} and revoked_at is null and course_id = any(${[...courses]}::uuid[])
      group by student_id, course_id
    ) e
    join courses c on c.id = e.course_id
    cross join lateral (${place}) l
    order by e.ends_at desc, c.title`
}

type SkillMarksRow = {
  skill: string
  tries: number
  marks: number
  mostMarks: number
  lastTriedAt: Date
}

/** A student's marks by skill; with `courses`, only in their question sets. */
export function listSkillMarks(studentId: string, courses: readonly string[] | null) {
  const isOfCourses =
    courses === null
      ? sql`true`
      : sql`a.item_id in (
          select i.id from modules m join items i on i.module_id = m.id where m.course_id = any(${[...courses]}::uuid[]))`
  return sql<SkillMarksRow>`
    select a.skill, count(*)::int as "tries", sum(a.marks)::float8 as "marks", sum(a.most_marks)::float8 as "mostMarks",
      max(a.answered_at) as "lastTriedAt"
    from practice_attempts a
    where a.student_id = ${studentId} and a.is_first_try and a.verdict in ('right', 'form', 'wrong') and ${isOfCourses}
    group by a.skill order by sum(a.most_marks - a.marks) desc, a.skill`
}
