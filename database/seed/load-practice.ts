import { courseSeeds } from '../../content/catalogue.ts'
import { titlesOfPractice } from '../../content/courses/chapter-titles.ts'
import { practiceLessons } from '../../content/practice/practice-lessons.ts'
import type { Services } from '../../server/services.ts'
import { insertMissingPractice } from './queries-of-courses.ts'

/**
 * Adds practice lessons to the demo's courses, including those of an older demo. A course that
 * already has some, that staff have opened in the builder, or that is not the demo's is unchanged.
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
