import type * as contract from '../../../domain/admin/watching/contract.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import { allowReading, courseTitle } from '../../catalog/admin/operations.ts'
import type { StaffContext } from '../../services.ts'
import { watchingOf } from './operations.ts'

/** Figures of all students together, never of one. */
export async function getCourseWatching(
  { database, staff }: StaffContext,
  { courseId }: ParsedInput<typeof contract.getCourseWatching>,
): Promise<CallOutput<typeof contract.getCourseWatching>> {
  const title = await courseTitle(database, courseId, { withDrafts: true })
  if (title === null) throw new Failure('notFound', 'admin_course_not_found')
  await allowReading(database, staff, courseId)
  return { title, lessons: await watchingOf({ database }, courseId) }
}
