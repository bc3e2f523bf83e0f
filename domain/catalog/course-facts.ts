import * as z from 'zod/mini'
import { calendarDay } from '../calendar-day.ts'
import { courseLanguages, courseLevels } from './choices.ts'

/**
 * Facts of a course that are passed unchanged from the draft through a column to the API, each with the default of a
 * new course. Those of a card appear wherever a course is listed.
 */
export const cardFacts = z.object({
  languages: z._default(
    z
      .array(z.enum(courseLanguages, 'field_invalid'), 'field_invalid')
      .check(z.maxLength(courseLanguages.length, 'field_invalid')),
    ['en'],
  ),
  /** Null where staff left it empty. */
  level: z._default(z.nullable(z.enum(courseLevels, 'field_invalid')), null),
})

/** Those of a card, and those only on the course's own page. */
export const courseFacts = z.object({
  ...cardFacts.shape,
  /** First day of the batch in India, `2027-03-12`; null for a recorded course. */
  batchStartsOn: z._default(z.nullable(calendarDay('admin_day_invalid')), null),
  /** A registration fee, which is not refundable. */
  sellsSeatsOnly: z._default(z.boolean('field_invalid'), false),
})

export type CardFacts = z.output<typeof cardFacts>
export type CourseFacts = z.output<typeof courseFacts>

const cardFactNames = Object.keys(cardFacts.shape)
const courseFactNames = Object.keys(courseFacts.shape)

/** Only a card's facts of a course. */
export function cardFactsOf(course: CardFacts): CardFacts {
  return pick(course, cardFactNames)
}

/** Only these facts of a course. */
export function courseFactsOf(course: CourseFacts): CourseFacts {
  return pick(course, courseFactNames)
}

/** The names are those of a type that `course` has. */
function pick<Facts extends object>(course: Facts, names: readonly string[]): Facts {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(course, name)])) as Facts
}
