import * as z from 'zod/mini'
import { calendarDay } from '../../calendar-day.ts'
import { courseFacts } from '../../catalog/course-facts.ts'
import { itemKindNames } from '../../catalog/item-kinds.ts'
import { perLocale, perTranslation } from '../../locales.ts'
import { boards } from '../../practice/rules.ts'
import { rowId } from '../shapes.ts'
import { noRating, noSamples, noTitles, noTranslation, noTranslations, planFieldNames } from './choices.ts'

/** Text as a database stores it: line breaks and tabs, no other control characters, no lone surrogates. */
const writable = z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'field_invalid')

const text = (maximum: number) =>
  z.string('field_invalid').check(z.maxLength(maximum, 'admin_text_too_long'), writable)

const plan = z.strictObject({
  /** Rupees as typed; empty for a plan that is not sold. */
  price: text(20),
  description: text(2000),
})

const plans = Object.fromEntries(planFieldNames.map((name) => [name, plan])) as Record<
  (typeof planFieldNames)[number],
  typeof plan
>

/** When a lesson, or all of a chapter, opens; of both the later counts. */
const opening = {
  opensOn: z._default(z.nullable(calendarDay('admin_day_invalid')), null),
  opensAfterDays: z._default(
    z.nullable(
      z
        .int('admin_opens_days_invalid')
        .check(z.gte(1, 'admin_opens_days_invalid'), z.lte(730, 'admin_opens_days_invalid')),
    ),
    null,
  ),
}

/** Titles in other languages; empty where the English one is used, or, for a step lesson, its own title. */
const titles = z._default(z.strictObject(perTranslation(() => z._default(text(200), ''))), noTitles)

const item = z.strictObject({
  id: rowId,
  kind: z.enum(itemKindNames, 'field_invalid'),
  title: text(200),
  titles,
  mediaId: z.nullable(rowId),
  isFree: z.boolean('field_invalid'),
  ...opening,
  /** What a practice lesson practises; null for every other kind, and until it was chosen. */
  practice: z._default(
    z.nullable(
      z.strictObject({
        board: z.enum(boards, 'field_invalid'),
        skills: z
          .array(z.string('field_invalid').check(z.maxLength(80, 'field_invalid'), writable), 'field_invalid')
          .check(z.minLength(1, 'field_invalid'), z.maxLength(100, 'field_invalid')),
      }),
    ),
    null,
  ),
})

const courseModule = z.strictObject({
  id: rowId,
  title: text(200),
  titles,
  ...opening,
  items: z.array(item, 'field_invalid').check(z.maxLength(300, 'admin_course_too_many_items')),
})

const mark = z.boolean('field_invalid')

const translation = z.strictObject({
  title: text(200),
  about: text(60_000),
  importance: text(60_000),
  learning: text(60_000),
  /** Descriptions of the plans. */
  monthly: text(2000),
  quarterly: text(2000),
  yearly: text(2000),
})

/**
 * The draft of a course. It may be incomplete: authors save long before a course can be published (`publishGaps` lists
 * what is missing).
 */
export const courseContent = z
  .strictObject({
    title: text(200),
    /** Last part of its path; empty until there is a title. */
    slug: text(120),
    categoryId: z.nullable(rowId),
    instructorId: z.nullable(rowId),
    ...courseFacts.shape,
    coverMediaId: z.nullable(rowId),
    about: text(60_000),
    importance: text(60_000),
    learning: text(60_000),
    /** The same texts in other languages; all fields empty where nothing is written. */
    translations: z._default(
      z.strictObject(perTranslation(() => z._default(translation, noTranslation))),
      noTranslations,
    ),
    /** The languages whose texts are samples of the demo. */
    samples: z._default(z.strictObject(perLocale(() => z._default(mark, false))), noSamples),
    plans: z.strictObject(plans),
    /** Rating from another site, as typed; all fields empty when there is none. */
    rating: z._default(z.strictObject({ stars: text(5), reviews: text(12), source: text(80) }), noRating),
    modules: z.array(courseModule, 'field_invalid').check(z.maxLength(100, 'admin_course_too_many_modules')),
  })
  .check(
    z.refine(
      ({ modules }) => {
        const ids = modules.flatMap(({ id, items }) => [id, ...items.map((one) => one.id)])
        return new Set(ids).size === ids.length
      },
      { error: 'field_invalid', path: ['modules'] },
    ),
  )

export type CourseContent = z.output<typeof courseContent>

export const categoryName = z
  .string('admin_name_required')
  .check(
    z.trim(),
    z.minLength(1, 'admin_name_required'),
    z.maxLength(80, 'admin_text_too_long'),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'field_invalid'),
  )

export const courseTitle = z
  .string('admin_course_gap_title')
  .check(
    z.trim(),
    z.minLength(1, 'admin_course_gap_title'),
    z.maxLength(200, 'admin_text_too_long'),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'field_invalid'),
  )
