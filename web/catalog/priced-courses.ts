import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'

/** A course with its plan prices in rupees, GST included; null for a plan it does not sell. */
export type PricedCourse = {
  slug: string
  title: string
  category: string
  monthly: number | null
  quarterly: number | null
  yearly: number | null
}

const pageSize = 100

/** All courses with their prices, in the order of the list. */
export async function loadPricedCourses(category: string | undefined): Promise<PricedCourse[]> {
  const courses: PricedCourse[] = []
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const answer = await load('getLiveCourses', {
      page,
      limit: pageSize,
      view: 'cards',
      ...(category !== undefined && { category }),
    })
    totalPages = answer.totalPages
    for (const course of answer.data)
      courses.push({
        slug: course.slug,
        title: course.title,
        category: course.category?.name ?? m.my_course_general(),
        monthly: course.monthlyPrice,
        quarterly: course.quaterlyPrice,
        yearly: course.yearlyPrice,
      })
  }
  return courses
}
