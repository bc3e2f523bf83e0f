import { withLocale } from '../../domain/locales.ts'
import { currentLocale } from '../locale.ts'

/**
 * A lesson's address in the language of the page, as a plain string: a course has a hundred lesson links, and router
 * links would make the page heavier.
 */
export function lessonPath(course: { slug: string }, lesson: { slug: string }): string {
  return withLocale(`/courses/${course.slug}/${lesson.slug}`, currentLocale())
}
