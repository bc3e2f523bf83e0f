import { Failure } from '../../../domain/failure.ts'
import { wholeLength } from '../../../domain/lessons/progress/rules.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { allowReading, courseTitle } from '../../catalog/admin/operations.ts'
import type { Services, StaffContext } from '../../services.ts'
import { listWatchFigures } from './queries.ts'

/** Aggregate figures of all students, never of one. */
export async function getCourseWatching(
  { database, staff }: StaffContext,
  { courseId }: AdminInput<'getCourseWatching'>,
): Promise<AdminOutput<'getCourseWatching'>> {
  const title = await courseTitle(database, courseId, { withDrafts: true })
  if (title === null) throw new Failure('notFound', 'admin_course_not_found')
  await allowReading(database, staff, courseId)
  return { title, lessons: await watchingOf({ database }, courseId) }
}

const parts = 20

/** Aggregate watching of each video of a course, in order. Not a call of students. */
export async function watchingOf(
  { database }: Pick<Services, 'database'>,
  courseId: string,
): Promise<AdminOutput<'getCourseWatching'>['lessons']> {
  const rows = await database.all(listWatchFigures(courseId))
  return rows.map(({ durationInSeconds, viewers, viewersByPart, ...lesson }) => ({
    ...lesson,
    lengthInSeconds: wholeLength(durationInSeconds),
    // Students who watched an earlier video of the lesson are counted here only for the new parts.
    viewers: Math.max(viewers, lesson.finishers, ...(viewersByPart ?? [])),
    viewersByPart: viewersByPart ?? Array.from({ length: parts }, () => 0),
  }))
}
