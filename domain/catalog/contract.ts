import * as z from 'zod/mini'
import { body, defineCall, identifier, pageNumber, pageSize, query } from '../contract.ts'
import { locales } from '../locales.ts'
import { courseLanguages, courseLevels } from './choices.ts'
import { cardFacts, courseFacts } from './course-facts.ts'
import type { ItemList } from './item-kinds.ts'
import { priceBands } from './price-bands.ts'
import { itemQualities } from './rules.ts'

export const category = z.object({ _id: z.string(), name: z.string(), courseCount: z.number() })

const titled = {
  title: z.string(),
  /** The caller's, where the title is written in it; absent from the one that the course gives in English. */
  textLanguage: z.optional(z.enum(locales)),
}

/** When a lesson opens later than its course; absent from one that opens at once. */
const opening = {
  /** A day in India, for the current student. */
  opensOn: z.optional(z.string()),
  /** Days after a student joins, for a reader without access. */
  opensAfterDays: z.optional(z.number()),
}

export const video = z.object({
  _id: z.string(),
  /** The last part of its address, below its course; empty before it is published. */
  slug: z.string(),
  ...titled,
  /** Minutes and seconds as text, "6:12". */
  duration: z.string(),
  /** Its width in heights: its place has its shape before it is there. */
  aspectRatio: z.number(),
  /** An opaque reference for `getPresignedFile`, never an address. */
  videoUrl: z.string(),
  isFreeAccess: z.boolean(),
  ...opening,
})

export const lessonOfSteps = z.object({
  /** For `openStepLesson`. */
  _id: z.string(),
  slug: z.string(),
  ...titled,
  /** How long it is expected to take, as minutes and seconds. */
  duration: z.string(),
  isFreeAccess: z.boolean(),
  ...opening,
})

export const lessonDocument = z.object({
  _id: z.string(),
  slug: z.string(),
  ...titled,
  docUrl: z.string(),
  isFreeAccess: z.boolean(),
  ...opening,
  /** "pdf". */
  extension: z.string(),
  byteCount: z.number(),
})

export const practiceLesson = z.object({
  /** For `nextQuestions`. */
  _id: z.string(),
  slug: z.string(),
  ...titled,
  isFreeAccess: z.boolean(),
  ...opening,
})
const moduleNamed = { _id: z.string(), moduleTitle: z.string(), textLanguage: z.optional(z.enum(locales)) }

export const courseModule = z.object({
  ...moduleNamed,
  ...({
    videos: z.array(video),
    steps: z.array(lessonOfSteps),
    documents: z.array(lessonDocument),
    practices: z.array(practiceLesson),
  } satisfies Record<ItemList, z.ZodMiniType>),
})

const price = z.nullable(z.number())
const planText = z.nullable(z.string())

/** What a card shows of a course. Prices are rupees, GST included, or null (specification, section 3). */
const courseCardShape = {
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** The language of its title and texts: the caller’s, or else English. */
  textLanguage: z.enum(locales),
  image: z.string(),
  instructor: z.nullable(z.object({ name: z.string() })),
  category: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  ...cardFacts.shape,
  moduleCount: z.number(),
  itemCount: z.number(),
  freeItemCount: z.number(),
  enrolledStudentCount: z.number(),
  coursePurchased: z.boolean(),
  monthlyPrice: price,
  quaterlyPrice: price,
  yearlyPrice: price,
}

export const courseCard = z.object(courseCardShape)

export const course = z.object({
  ...courseCardShape,
  ...courseFacts.shape,
  content: z.array(courseModule),
  about: z.string(),
  importance: z.string(),
  learning: z.string(),
  monthlyDescription: planText,
  quaterlyDescription: planText,
  yearlyDescription: planText,
  /** As staff entered it; a source of null is a sample of the demo. */
  rating: z.nullable(
    z.object({ stars: z.number(), reviewCount: z.number(), source: z.nullable(z.string()) }),
  ),
  updatedAt: z.string(),
  /** End of the current student's active access, ISO 8601. */
  validTill: z.nullable(z.string()),
})

const courseListQuery = query({
  page: pageNumber,
  limit: pageSize,
  category: z.optional(z.string()),
  level: z.optional(z.enum(courseLevels, 'field_invalid')),
  language: z.optional(z.enum(courseLanguages, 'field_invalid')),
  /** What a month costs. */
  price: z.optional(z.enum(priceBands, 'field_invalid')),
  /** `cards` leaves out `content`, the texts and the plan descriptions: a list page is a tenth of the weight. */
  view: z._default(z.enum(['full', 'cards'], 'view_invalid'), 'full'),
})

const listedCourse = z.object({ ...courseCardShape, ...z.partial(course).shape, ...courseCardShape })
const coursePage = z.object({ data: z.array(listedCourse), totalPages: z.number() })

export const getCategories = defineCall({
  method: 'GET',
  path: '/student/getCategories',
  access: 'optional',
  isPaged: true,
  summary: 'Categories with courses, in display order',
  input: query({ page: pageNumber, limit: pageSize }),
  output: z.object({ data: z.array(category), totalPages: z.number() }),
})

export const getCourseChoices = defineCall({
  method: 'GET',
  path: '/student/getCourseChoices',
  access: 'anyone',
  summary:
    'Filter options for published courses, of one category or all; each option matches at least one course',
  input: query({ category: z.optional(z.string()) }),
  output: z.object({
    levels: z.array(z.enum(courseLevels)),
    languages: z.array(z.enum(courseLanguages)),
    prices: z.array(z.enum(priceBands)),
  }),
})

export const getLiveCourses = defineCall({
  method: 'GET',
  path: '/student/getliveCourses',
  access: 'anyone',
  isPaged: true,
  summary: 'Published courses, as visitors see them',
  input: courseListQuery,
  output: coursePage,
  isSharedByAll: true,
})

export const getAllCoursesBasedOnUser = defineCall({
  method: 'GET',
  path: '/student/getAllCoursesBasedOnUser',
  access: 'student',
  isPaged: true,
  summary: 'Published courses with the student’s purchase state',
  input: courseListQuery,
  output: coursePage,
})

export const getCourse = defineCall({
  method: 'GET',
  path: '/student/getCourse/:id',
  access: 'optional',
  summary: 'One published course by id or slug, with the purchase state of a signed-in student',
  input: query({ id: identifier }),
  output: course,
})

export const myCourse = z.object({
  ...courseCardShape,
  content: z.array(z.object(moduleNamed)),
  /** End of the access, ISO 8601; of a free course, which has none, the last day of the year 9999. */
  validTill: z.string(),
  /** It is free, and listed because the student has begun it. */
  isFree: z.boolean(),
  /** The access has ended; the course can be renewed. */
  hasEnded: z.boolean(),
  /** Videos of the course, and those that the student is done with. */
  lessonCount: z.number(),
  doneLessonCount: z.number(),
  /** Number of the certificate that was issued for it. */
  certificate: z.nullable(z.string()),
})

export const getMyCourses = defineCall({
  method: 'GET',
  path: '/student/getMyCourses',
  access: 'student',
  isPaged: true,
  summary: 'The student’s current and past courses, current ones first, and the free ones they started',
  input: query({
    page: pageNumber,
    limit: pageSize,
    /** `finished`: the courses whose every lesson is done. */
    show: z._default(z.enum(['all', 'finished'], 'view_invalid'), 'all'),
  }),
  output: z.object({ data: z.array(myCourse), totalPages: z.number() }),
})

export const getPresignedFile = defineCall({
  method: 'POST',
  path: '/student/getPresignedFile',
  access: 'optional',
  summary: 'A short-lived link to a video or document that the caller may open',
  input: body({
    /** `videoUrl` or `docUrl` of an item. */
    file: z.string('file_required').check(z.minLength(1, 'file_required'), z.maxLength(200, 'file_required')),
    quality: z.optional(z.enum(itemQualities, 'quality_invalid')),
  }),
  output: z.object({
    url: z.string(),
    /** ISO 8601. */
    expiresAt: z.string(),
    contentType: z.string(),
    byteCount: z.number(),
    /** Videos only. */
    posterUrl: z.nullable(z.string()),
    captions: z.array(z.object({ language: z.string(), url: z.string() })),
    qualities: z.array(z.object({ quality: z.enum(itemQualities), byteCount: z.number() })),
  }),
  limits: ['linkPerAccount'],
})
