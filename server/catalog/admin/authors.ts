import { orNotFound } from '../../../domain/failure.ts'
import { audit } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import { listAuthors, replaceAuthors } from './queries/authors.ts'
import { lockCourse } from './queries/courses.ts'

type Authors = AdminOutput<'getCourseAuthors'>

export async function getCourseAuthors(
  { database, settings }: StaffContext,
  { courseId }: AdminInput<'getCourseAuthors'>,
): Promise<Authors> {
  return database.all(listAuthors(courseId, settings.isDemo))
}

/** Sets who may edit a course in addition to those who may edit all. Throws `notFound`. */
export async function setCourseAuthors(
  context: StaffContext,
  { courseId, staffIds }: AdminInput<'setCourseAuthors'>,
): Promise<Authors> {
  const { database, settings } = context
  return database.transaction(async (tx) => {
    orNotFound(await tx.first(lockCourse(courseId)), 'admin_course_not_found')
    const namesOf = (authors: Authors) => authors.filter(({ isAuthor }) => isAuthor).map(({ id }) => id)
    const before = namesOf(await tx.all(listAuthors(courseId, settings.isDemo)))
    await tx.first(replaceAuthors(courseId, staffIds))
    const authors = await tx.all(listAuthors(courseId, settings.isDemo))
    await audit(tx, context, {
      action: 'course.authors',
      id: courseId,
      before: { authors: before },
      after: { authors: namesOf(authors) },
    })
    return authors
  })
}
