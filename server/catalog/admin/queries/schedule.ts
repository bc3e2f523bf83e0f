import { sql } from '../../../adapters/database/sql.ts'

export type ScheduleRow = { version: number; dueAt: Date; staffId: string; by: string }

export function findSchedule(courseId: string) {
  return sql<ScheduleRow>`
    select s.version, s.due_at as "dueAt", st.id as "staffId", st.name as "by"
    from course_schedules s join staff st on st.id = s.staff_id where s.course_id = ${courseId}`
}

type NewSchedule = { courseId: string; version: number; dueAt: Date; staffId: string; now: Date }

/** Replaces the earlier one. */
export function upsertSchedule({ courseId, version, dueAt, staffId, now }: NewSchedule) {
  return sql`
    insert into course_schedules (course_id, version, due_at, staff_id, made_at)
    values (${courseId}, ${version}, ${dueAt}, ${staffId}, ${now})
    on conflict (course_id) do update set version = excluded.version, due_at = excluded.due_at,
      staff_id = excluded.staff_id, made_at = excluded.made_at`
}

export function deleteSchedule(courseId: string) {
  return sql<{
    dueAt: Date
  }>`delete from course_schedules where course_id = ${courseId} returning due_at as "dueAt"`
}
