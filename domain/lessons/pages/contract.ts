import * as z from 'zod/mini'
import { defineCall, identifier, query } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { drawnSheet } from '../sheets/drawn-sheet.ts'
import { drawnLesson } from '../steps/drawn-lesson.ts'

/** What anyone may read of a free lesson, in addition to `getCourse`. */
const freeLesson = z.object({
  /** In the language that was asked for, where it is written in that. */
  title: z.string(),
  /** ISO 8601. */
  publishedAt: z.string(),
  /** A picture of a video. */
  posterUrl: z.nullable(z.string()),
  /** What a video says, by its captions: in the language that was asked for, or the first one there is. */
  words: z.nullable(z.object({ language: z.string(), lines: z.array(z.string()) })),
  /** A step lesson, whole. */
  steps: z.nullable(drawnLesson),
  /** A worksheet that is read on a screen, whole. */
  sheet: z.nullable(drawnSheet),
})

export const getLesson = defineCall({
  method: 'GET',
  path: '/student/getLesson/:course/:lesson',
  access: 'anyone',
  summary:
    'A lesson of a published course by ids or slugs, as everyone may read it; for a paid one, only its address',
  input: query({
    course: identifier,
    lesson: identifier,
    language: z._default(z.enum(locales, 'field_invalid'), 'en'),
  }),
  output: z.object({
    _id: z.string(),
    /** Its name in the address that it has. */
    slug: z.string(),
    courseSlug: z.string(),
    /** Null for a lesson that is not free. */
    free: z.nullable(freeLesson),
  }),
  isCompressed: true,
})
