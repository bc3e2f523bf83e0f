import type * as z from 'zod/mini'
import type { courseCard, getLiveCourses } from '../../domain/catalog/contract.ts'
import type { CallInput, CallOutput } from '../../domain/contract.ts'
import { CallFailed, load } from '../api.ts'
import { readSession } from '../session.ts'

type ListedCourse = CallOutput<typeof getLiveCourses>['data'][number]

/** Only what a card shows, since it is serialised into the page. Prices are rupees. */
export type CourseCardFacts = Omit<
  z.output<typeof courseCard>,
  'instructor' | 'category' | 'enrolledStudentCount' | 'quaterlyPrice' | 'yearlyPrice'
> & {
  instructorName: string | null
  /** The course sells a plan; one without is free. */
  isSold: boolean
}

type CourseCardPage = { courses: CourseCardFacts[]; totalPages: number }

/** A page of courses: with the student's purchases in a signed-in browser, else as a visitor sees them. */
export async function loadCourseCards(
  query: Omit<CallInput<typeof getLiveCourses>, 'view'>,
): Promise<CourseCardPage> {
  const input = { ...query, view: 'cards' as const }
  if (typeof window === 'undefined' || readSession() === null)
    return cardPage(await load('getLiveCourses', input))
  try {
    return cardPage(await load('getAllCoursesBasedOnUser', input))
  } catch (failure) {
    // The session has ended: show the list as to a visitor.
    if (failure instanceof CallFailed && failure.status === 401)
      return cardPage(await load('getLiveCourses', input))
    throw failure
  }
}

function cardPage({ data, totalPages }: CallOutput<typeof getLiveCourses>): CourseCardPage {
  return { courses: data.map(cardFacts), totalPages }
}

function cardFacts(course: ListedCourse): CourseCardFacts {
  const { instructor, category: _, enrolledStudentCount: __, quaterlyPrice, yearlyPrice, ...shown } = course
  const prices = [course.monthlyPrice, quaterlyPrice, yearlyPrice]
  return {
    ...shown,
    instructorName: instructor?.name ?? null,
    monthlyPrice: monthlyPrice(course),
    isSold: prices.some((price) => price !== null),
  }
}

/** The monthly plan's price, or what a month costs in the shortest plan there is, in whole rupees, as `month_rupees` of the database says. */
function monthlyPrice({ monthlyPrice, quaterlyPrice, yearlyPrice }: ListedCourse): number | null {
  if (monthlyPrice !== null) return monthlyPrice
  if (quaterlyPrice !== null) return Math.ceil(quaterlyPrice / 3)
  return yearlyPrice === null ? null : Math.ceil(yearlyPrice / 12)
}
