import * as z from 'zod/mini'
import { body, defineCall, identifier, query } from '../../contract.ts'
import { longestReport, mostReports } from './rules.ts'
import { lessonSecond } from './schemas.ts'

/** A moment as ISO 8601. */
const moment = z.iso.datetime({ offset: true, error: 'field_invalid' })

const report = z.strictObject({
  item: z.guid('field_invalid'),
  /** Whole seconds of the video that were seen, each range to the second behind its last. */
  watched: z
    .array(z.tuple([lessonSecond, lessonSecond], 'field_invalid'), 'field_invalid')
    .check(z.maxLength(longestReport, 'field_invalid')),
  positionInSeconds: lessonSecond,
  /** When the position was so, by the device's clock. */
  at: moment,
})

/** How far the student came in one lesson. */
export const lessonProgress = z.object({
  item: z.string(),
  watchedSeconds: z.number(),
  positionInSeconds: z.number(),
  isDone: z.boolean(),
})

export const saveProgress = defineCall({
  method: 'POST',
  path: '/student/saveProgress',
  access: 'student',
  summary:
    'Records watched time from any device, in any order; a repeated report counts once, and lessons closed to the student are skipped',
  input: body({
    /** Owner of the reports; those of another student are refused. */
    student: z.optional(z.guid('field_invalid')),
    reports: z.array(report, 'field_invalid').check(z.maxLength(mostReports, 'field_invalid')),
    /** The device's clock as it sends this: what it is wrong by is taken off `at`. */
    sentAt: z.optional(moment),
    /** The stream that plays, which this keeps alive. */
    playbackId: z.optional(z.guid('field_invalid')),
  }),
  output: z.object({
    /** What is known of each lesson now, and when it was left at its place: ISO 8601, by our clock. */
    saved: z.array(z.extend(lessonProgress, { at: z.string() })),
    /** `ended`: the stream was stopped, from another device or by us; null when none was named. */
    playback: z.nullable(z.enum(['running', 'ended'])),
  }),
  limits: ['progressPerAccount'],
})

export const getProgress = defineCall({
  method: 'GET',
  path: '/student/getProgress',
  access: 'student',
  summary: 'The student’s progress in a course by id: started lessons, and where to continue',
  input: query({ course: identifier }),
  output: z.object({
    /** Lessons that were begun, in the order of the course. */
    lessons: z.array(lessonProgress),
    lessonCount: z.number(),
    doneCount: z.number(),
    /** The practice lessons that count for the student and are not passed, each with how many right answers are left. */
    practice: z.array(z.object({ item: z.string(), rightLeft: z.number() })),
    /** The lesson watched last, or behind it the next one that is not done; null before the first and after the last. */
    continueAt: z.nullable(z.object({ item: z.string(), positionInSeconds: z.number() })),
    /** Number of the certificate that was issued for the course. */
    certificate: z.nullable(z.string()),
  }),
})

export const getLessonPlace = defineCall({
  method: 'GET',
  path: '/student/getLessonPlace',
  access: 'student',
  summary: 'The student’s last position in one lesson',
  input: query({ item: identifier }),
  output: z.object({
    positionInSeconds: z.number(),
    /** When that was, ISO 8601; null for a lesson that was never begun. */
    at: z.nullable(z.string()),
    isDone: z.boolean(),
  }),
})

export const getContinue = defineCall({
  method: 'GET',
  path: '/student/getContinue',
  access: 'student',
  summary: 'The course and lesson to continue with, or null',
  output: z.nullable(
    z.object({
      course: z.object({ _id: z.string(), slug: z.string(), title: z.string(), image: z.string() }),
      lesson: z.object({ item: z.string(), title: z.string() }),
      positionInSeconds: z.number(),
      lengthInSeconds: z.number(),
      lessonCount: z.number(),
      doneCount: z.number(),
    }),
  ),
})
