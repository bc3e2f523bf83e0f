import type * as contract from '../../../domain/admin/watching/contract.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import { watchingOf } from '../../lessons/progress/operations.ts'
import type { StaffContext } from '../../services.ts'
import { findCourseTitle } from './queries.ts'

/** Figures of all students together: nobody's own are among them. */
export async function getCourseWatching(
  { database }: StaffContext,
  { courseId }: ParsedInput<typeof contract.getCourseWatching>,
): Promise<CallOutput<typeof contract.getCourseWatching>> {
  const course = await database.first(findCourseTitle(courseId))
  if (course === null) throw new Failure('notFound', 'admin_course_not_found')
  return { title: course.title, lessons: await watchingOf({ database }, courseId) }
}
