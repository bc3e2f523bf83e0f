import { Failure } from '../../../domain/failure.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { allowReading, courseTitle } from '../../catalog/admin/operations.ts'
import type { StaffContext } from '../../services.ts'
import { watchingOf } from './operations.ts'

/** Figures of all students together, never of one. */
export async function getCourseWatching(
  { database, staff }: StaffContext,
  { courseId }: AdminInput<'getCourseWatching'>,
): Promise<AdminOutput<'getCourseWatching'>> {
  const title = await courseTitle(database, courseId, { withDrafts: true })
  if (title === null) throw new Failure('notFound', 'admin_course_not_found')
  await allowReading(database, staff, courseId)
  return { title, lessons: await watchingOf({ database }, courseId) }
}
