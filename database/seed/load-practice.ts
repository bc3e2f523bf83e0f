import { courseSeeds } from '../../content/catalogue.ts'
import { practiceLessons } from '../../content/practice/practice-lessons.ts'
import type { Services } from '../../server/services.ts'
import { insertMissingPractice } from './queries.ts'

/**
 * Gives the courses of a demo that is older than practice their practice lessons. A course that has some already, that
 * staff have opened in the builder, or that is not of the demo stays as it is.
 */
export async function loadDemoPractice({ database }: Pick<Services, 'database'>): Promise<void> {
  const lessons = courseSeeds.flatMap((course) =>
    [...practiceLessons(course)].map(([module, lesson]) => ({ course: course.slug, module, ...lesson })),
  )
  await database.first(insertMissingPractice(lessons))
}
