import { m } from '../../domain/messages/compiled/messages.js'
import { planCards } from '../../domain/payments/plans.ts'
import { productName } from '../../domain/product.ts'
import { type Course, factsOf } from './course-facts.ts'

/**
 * A course for search engines (schema.org Course). No aggregateRating: a rating is from another site, or a sample of
 * the demo.
 */
export function courseStructuredData(course: Course, description: string): Record<string, unknown> {
  const cards = planCards(course)
  const prices = cards.length > 0 ? cards.map((card) => card.priceInRupees) : [0]
  const minutes = Math.max(1, Math.round(factsOf(course.content).seconds / 60))
  return {
    '@type': 'Course',
    name: course.title,
    description,
    inLanguage: course.languages,
    dateModified: course.updatedAt,
    provider: { '@type': 'Organization', name: productName },
    offers: prices.map((price) => ({
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      category: price === 0 ? 'Free' : 'Paid',
      availability: 'https://schema.org/InStock',
    })),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${minutes}M`,
      ...(course.instructor && { instructor: { '@type': 'Person', name: course.instructor.name } }),
    },
  }
}

/** The page in one sentence, for search results and shared links. */
export function courseDescription(course: Course): string {
  const { lessonCount, documentCount } = factsOf(course.content)
  return m.course_description({
    title: course.title,
    modules: course.content.length,
    lessons: lessonCount,
    documents: documentCount,
    free: course.freeItemCount,
  })
}
