import { type Statement, sql } from '../../adapters/database/sql.ts'

export function findCourseTitle(courseId: string): Statement<{ title: string }> {
  return sql<{ title: string }>`select title from courses where id = ${courseId}`
}
