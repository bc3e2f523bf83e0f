import { courseSeeds } from '../../content/catalogue.ts'
import { titlesOfPractice } from '../../content/courses/chapter-titles.ts'
import { practiceLessons } from '../../content/practice/practice-lessons.ts'
import type { Services } from '../../server/services.ts'
import { insertMissingPractice } from './queries-of-courses.ts'

/**
 * Gives the courses of the demo their practice lessons, also those of a demo that is older than practice. A course that
 * has some already, that staff have opened in the builder, or that is not of the demo stays as it is.
 */
export async function loadDemoPractice({ database }: Pick<Services, 'database'>): Promise<void> {
  const lessons = courseSeeds.flatMap((course) =>
    [...practiceLessons(course)].map(([module, lesson]) => ({
      course: course.slug,
      module,
      titles: titlesOfPractice(module) ?? {},
      ...lesson,
    })),
  )
  await database.first(insertMissingPractice(lessons))
}
