import * as z from 'zod/mini'
import { calendarDay } from '../calendar-day.ts'
import { courseLanguages, courseLevels } from './choices.ts'

/**
 * Facts of a course that travel as they are, from its working copy over a column to the API, each with what a
 * new course says. Those of a card stand wherever a course is listed.
 */
export const cardFacts = z.object({
  languages: z._default(
    z
      .array(z.enum(courseLanguages, 'field_invalid'), 'field_invalid')
      .check(z.maxLength(courseLanguages.length, 'field_invalid')),
    ['en'],
  ),
  /** Null where staff say nothing of it. */
  level: z._default(z.nullable(z.enum(courseLevels, 'field_invalid')), null),
})

/** Those of a card, and what only its own page says. */
export const courseFacts = z.object({
  ...cardFacts.shape,
  /** First day of the batch in India, `2027-03-12`; null for a recorded course. */
  batchStartsOn: z._default(z.nullable(calendarDay('admin_day_invalid')), null),
  /** What is paid keeps a seat and nothing goes back of it. */
  sellsSeatsOnly: z._default(z.boolean('field_invalid'), false),
})

export type CardFacts = z.output<typeof cardFacts>
export type CourseFacts = z.output<typeof courseFacts>

const cardFactNames = Object.keys(cardFacts.shape)
const courseFactNames = Object.keys(courseFacts.shape)

/** The facts of a card alone, of a course that says more. */
export function cardFactsOf(course: CardFacts): CardFacts {
  return pick(course, cardFactNames)
}

/** All these facts alone, of a course that says more. */
export function courseFactsOf(course: CourseFacts): CourseFacts {
  return pick(course, courseFactNames)
}

/** The names are those of a type that `course` has. */
function pick<Facts extends object>(course: Facts, names: readonly string[]): Facts {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(course, name)])) as Facts
}
