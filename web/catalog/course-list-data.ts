import type { CourseCardFacts } from './course-cards.ts'

/** A list of courses for search engines (schema.org ItemList). `origin` has no trailing slash. */
export function courseListData(courses: readonly CourseCardFacts[], origin: string): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}/courses/${slug}`,
    })),
  }
}
