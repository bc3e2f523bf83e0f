import type * as z from 'zod/mini'
import type { course, courseCard } from '../../domain/catalog/contract.ts'
import { cardFactsOf, courseFactsOf } from '../../domain/catalog/course-facts.ts'
import { itemLists, pageCount, shownRating } from '../../domain/catalog/rules.ts'
import { Failure } from '../../domain/failure.ts'
import { rupees } from '../../domain/payments/plans.ts'
import { isUuid } from '../../domain/uuids.ts'
import type { Input, Output } from '../calls.ts'
import { drawnTexts } from '../rich-text/drawn-texts.ts'
import type { Context, Services, StudentContext } from '../services.ts'
import {
  type CourseCardRow,
  type CourseRow,
  countCategories,
  countCourses,
  countMyCourses,
  findCourseById,
  findCourseBySlug,
  findCourseChoices,
  findOfferedCourse,
  listCategories,
  listCourseAddresses,
  listCourseCards,
  listCourses,
  listMyCourses,
  listRunningAccess,
  type ModuleRow,
} from './queries.ts'

/** Addresses of every published course, for the site map. */
export async function courseAddresses({ database }: Services): Promise<{ path: string; updatedAt: Date }[]> {
  const rows = await database.all(listCourseAddresses())
  return rows.map(({ slug, updatedAt }) => ({ path: `/courses/${slug}`, updatedAt }))
}

/**
 * Whether a course has or had this address or id, even if no longer sold: some students may still see it. Internal.
 */
export async function hasCourse({ database }: Services, name: string): Promise<boolean> {
  return (await database.first(findOfferedCourse(isUuid(name) ? name : null, name))) !== null
}

/** For callers that read a day of every course. */
const neverEnds = new Date('9999-12-31T00:00:00Z')

type Card = z.output<typeof courseCard>
type Course = z.output<typeof course>

export async function getCategories(
  context: Context,
  { page, limit }: Input<'getCategories'>,
): Promise<Output<'getCategories'>> {
  const [data, total] = await Promise.all([
    context.database.all(listCategories(limit, (page - 1) * limit)),
    context.database.first(countCategories()),
  ])
  return { data, totalPages: pageCount(total?.count ?? 0, limit) }
}

export async function getCourseChoices(
  { database }: Context,
  { category }: Input<'getCourseChoices'>,
): Promise<Output<'getCourseChoices'>> {
  const choices = await database.first(findCourseChoices(categoryIdOf(category)))
  if (choices === null) throw new Error('the choices are one row')
  return choices
}

export function getLiveCourses(
  context: Context,
  input: Input<'getLiveCourses'>,
): Promise<Output<'getLiveCourses'>> {
  return coursePage(context, input)
}

/** The public list, merged with the student's purchases. */
export async function getAllCoursesBasedOnUser(
  context: StudentContext,
  input: Input<'getAllCoursesBasedOnUser'>,
): Promise<Output<'getAllCoursesBasedOnUser'>> {
  const { database, clock, student } = context
  const draw = () => getLiveCourses(context, input)
  const [page, running] = await Promise.all([
    context.sharedOutput?.('getLiveCourses', input, draw) ?? draw(),
    database.all(listRunningAccess(student.id, clock.now())),
  ])
  const ends = new Map(running.map(({ courseId, validTill }) => [courseId, validTill.toISOString()]))
  const data = page.data.map((course) => {
    const validTill = ends.get(course._id)
    if (validTill === undefined) return course
    return { ...course, coursePurchased: true, ...('validTill' in course && { validTill }) }
  })
  return { data, totalPages: page.totalPages }
}

export async function getCourse(context: Context, { id }: Input<'getCourse'>): Promise<Output<'getCourse'>> {
  const studentId = context.student?.id ?? null
  const find = isUuid(id) ? findCourseById : findCourseBySlug
  const row = await context.database.first(
    find(id, { studentId, locale: context.locale, now: context.clock.now() }),
  )
  if (row === null) throw new Failure('notFound', 'course_not_found')
  const [course] = await fullCourses(context, [row])
  if (course === undefined) throw new Failure('notFound', 'course_not_found')
  return course
}

export async function getMyCourses(
  context: StudentContext,
  { page, limit, show }: Input<'getMyCourses'>,
): Promise<Output<'getMyCourses'>> {
  const now = context.clock.now()
  const studentId = context.student.id
  const isFinished = show === 'finished'
  const [rows, total] = await Promise.all([
    context.database.all(
      listMyCourses({
        studentId,
        isFinished,
        limit,
        offset: (page - 1) * limit,
        locale: context.locale,
        now,
      }),
    ),
    context.database.first(countMyCourses(studentId, isFinished)),
  ])
  const data = rows.map((row) => ({
    ...card(row),
    content: (row.modules ?? []).map(moduleNamed),
    validTill: (row.lastEnd ?? neverEnds).toISOString(),
    isFree: row.lastEnd === null,
    hasEnded: row.lastEnd !== null && row.lastEnd <= now,
    lessonCount: row.lessonCount,
    doneLessonCount: row.doneLessonCount,
    certificate: row.certificate,
  }))
  return { data, totalPages: pageCount(total?.count ?? 0, limit) }
}

async function coursePage(
  context: Context,
  { category, view, ...input }: Input<'getLiveCourses'>,
): Promise<Output<'getLiveCourses'>> {
  const { page, limit } = input
  const options = {
    ...input,
    categoryId: categoryIdOf(category),
    offset: (page - 1) * limit,
    locale: context.locale,
    now: context.clock.now(),
  }
  const [data, total] = await Promise.all([
    view === 'cards'
      ? context.database.all(listCourseCards(options)).then((rows) => rows.map(card))
      : context.database.all(listCourses(options)).then((rows) => fullCourses(context, rows)),
    context.database.first(countCourses(options)),
  ])
  return { data, totalPages: pageCount(total?.count ?? 0, limit) }
}

/** Null for all categories; an invalid id gives the same response as an unused one. */
function categoryIdOf(category: string | undefined): string | null {
  if (category === undefined || category === '') return null
  return isUuid(category) ? category : '00000000-0000-0000-0000-000000000000'
}

function card(row: CourseCardRow): Card {
  return {
    ...cardFactsOf(row),
    _id: row._id,
    slug: row.slug,
    title: row.title,
    textLanguage: row.textLanguage,
    image: row.coverId === null ? '' : `/pictures/${row.coverId}`,
    instructor: row.instructor,
    category: row.category,
    moduleCount: row.moduleCount,
    itemCount: row.itemCount,
    freeItemCount: row.freeItemCount,
    enrolledStudentCount: row.enrolledStudentCount,
    coursePurchased: row.coursePurchased,
    monthlyPrice: priceInRupees(row.monthlyPaise),
    quaterlyPrice: priceInRupees(row.quarterlyPaise),
    yearlyPrice: priceInRupees(row.yearlyPaise),
  }
}

async function fullCourses(context: Context, rows: readonly CourseRow[]): Promise<Course[]> {
  const texts = rows.flatMap(({ about, importance, learning }) => [about, importance, learning])
  const renderText = await drawnTexts(context, texts)
  return rows.map((row) => fullCourse(row, renderText, context.settings.isDemo))
}

function fullCourse(row: CourseRow, renderText: (text: string) => string, isDemo: boolean): Course {
  return {
    ...card(row),
    ...courseFactsOf(row),
    content: (row.content ?? []).map((module) => ({
      ...moduleNamed(module),
      ...itemLists(module.items ?? []),
    })),
    about: renderText(row.about),
    importance: renderText(row.importance),
    learning: renderText(row.learning),
    monthlyDescription: row.monthlyDescription,
    quaterlyDescription: row.quarterlyDescription,
    yearlyDescription: row.yearlyDescription,
    rating: shownRating(row.rating, isDemo),
    updatedAt: row.updatedAt.toISOString(),
    validTill: row.validTill?.toISOString() ?? null,
  }
}

function moduleNamed({ _id, moduleTitle, textLanguage }: ModuleRow) {
  return { _id, moduleTitle, ...(textLanguage !== null && { textLanguage }) }
}

function priceInRupees(paise: number | null): number | null {
  return paise === null ? null : rupees(paise)
}

const writesToLists =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?(?:courses|categories|instructors|modules|items|media|media_files|step_lesson_drawings|enrolments|articles|article_authors|article_categories)\b/i

/** True for the text of a statement that may change a list of courses (including student counts) or articles. */
export function changesSharedLists(text: string): boolean {
  return writesToLists.test(text)
}
