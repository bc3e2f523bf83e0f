import { withLocale } from '../../domain/locales.ts'
import { currentLocale } from '../locale.ts'

/**
 * The address of a lesson in the language of the page. A course has a hundred links to lessons: as text they cost a
 * page less than links of the router do.
 */
export function lessonPath(course: { slug: string }, lesson: { slug: string }): string {
  return withLocale(`/courses/${course.slug}/${lesson.slug}`, currentLocale())
}
