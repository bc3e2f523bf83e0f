import * as z from 'zod/mini'
import { body, defineCall, identifier } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { drawnLesson } from './drawn-lesson.ts'

export const openStepLesson = defineCall({
  method: 'POST',
  path: '/student/openStepLesson',
  access: 'optional',
  summary: 'A step lesson that the caller may open, in one language',
  input: body({
    item: identifier,
    language: z._default(z.enum(locales, 'field_invalid'), 'en'),
  }),
  output: z.object({
    lesson: drawnLesson,
    /** Languages in which it is written. */
    languages: z.array(z.enum(locales)),
    /** Where the recordings that its steps name are played from, by their ids; signed, for some hours. */
    voices: z.record(z.string(), z.string()),
    /** Where the student left it, and when, ISO 8601; null for a visitor and before the first time. */
    place: z.nullable(z.object({ positionInSeconds: z.number(), at: z.string() })),
  }),
  limits: ['linkPerAccount'],
  isCompressed: true,
})
