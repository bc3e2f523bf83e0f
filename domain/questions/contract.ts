import * as z from 'zod/mini'
import { itemKindNames } from '../catalog/item-kinds.ts'
import {
  body,
  clientKey,
  defineCall,
  identifier,
  nameOfRow,
  pageNumber,
  pageSize,
  query,
} from '../contract.ts'
import { lessonSecond } from '../lessons/progress/schemas.ts'
import { issuedQuestion } from '../practice/contract.ts'
import { replyFields } from '../support/schemas.ts'
import { mostBytesWithPicture, pictureData, sentPicture, shownPicture } from '../thread-pictures/schemas.ts'
import { longestLine, questionStatuses } from './rules.ts'

const questionId = z.uuid('question_unknown')
const { message: text } = replyFields

/** The question of a worksheet, such as `3 (b)`. */
export const sheetQuestion = z
  .string('field_invalid')
  .check(z.trim(), z.minLength(1, 'field_invalid'), z.maxLength(40, 'field_invalid'), nameOfRow)

/** Where in a lesson it was asked. */
const placeShape = {
  title: z.string(),
  /** Null where practice belongs to no course, and once the course is gone. */
  course: z.nullable(z.object({ title: z.string(), slug: z.string() })),
  /** Null where there is none, and once the lesson was taken out of its course. */
  lesson: z.nullable(z.object({ id: z.string(), kind: z.enum(itemKindNames), slug: z.nullable(z.string()) })),
  /** Seconds into the lesson. */
  second: z.nullable(z.number()),
  /** The lesson has another video, or another version of its steps, since. */
  isFormerVersion: z.boolean(),
  /** The question of a worksheet, such as `3 (b)`. */
  sheetQuestion: z.nullable(z.string()),
  /** A line of the working, as it was typed. */
  line: z.nullable(z.object({ number: z.number(), text: z.string() })),
}

/** A second of a lesson to which a teacher points. */
export const pointedAt = z.object({
  title: z.string(),
  courseSlug: z.string(),
  lessonSlug: z.nullable(z.string()),
  kind: z.enum(itemKindNames),
  second: z.number(),
})

export const questionMessage = z.object({
  _id: z.string(),
  from: z.enum(['student', 'staff', 'system']),
  name: z.string(),
  /** `$x^2$` within it is mathematics as practice types it. */
  text: z.string(),
  picture: shownPicture,
  link: z.nullable(pointedAt),
  /** ISO 8601. */
  sentAt: z.string(),
})

export const questionThread = z.object({
  _id: z.string(),
  status: z.enum(questionStatuses),
  ...placeShape,
  createdAt: z.string(),
  /** Whether the asker agreed that it is published, reworded and without a name. */
  isAgreed: z.boolean(),
  isPublished: z.boolean(),
  /** Oldest first; the question is the first. */
  messages: z.array(questionMessage),
})

/** Where help is, in the reader's language; null where nothing in the words asks for it. */
const help = z.nullable(z.string())
const threadAndHelp = z.object({ question: questionThread, help })

export const askQuestion = defineCall({
  method: 'POST',
  path: '/student/askQuestion',
  access: 'student',
  summary:
    'Asks a teacher a question about a place in a lesson, a worksheet question or a practice line; visible only to staff',
  input: body({
    /** A lesson that the student may open; none for practice outside a course. */
    item: z.optional(identifier),
    second: z.optional(lessonSecond),
    sheetQuestion: z.optional(sheetQuestion),
    practice: z.optional(
      z.strictObject({
        /** What the server signed of the question that it gave. */
        question: issuedQuestion,
        /** The line asked about, counted from 1. */
        line: z.optional(
          z.strictObject({
            number: z
              .number('field_invalid')
              .check(z.int('field_invalid'), z.gte(1, 'field_invalid'), z.lte(100, 'field_invalid')),
            text: z.string('field_invalid').check(z.maxLength(longestLine, 'field_invalid'), nameOfRow),
          }),
        ),
      }),
    ),
    text,
    picture: sentPicture,
    clientKey,
  }),
  output: threadAndHelp,
  done: 'question_asked',
  limits: ['questionPerAccount', 'askedCharactersPerAccount'],
  mostBytes: mostBytesWithPicture,
})

export const replyToQuestion = defineCall({
  method: 'POST',
  path: '/student/replyToQuestion',
  access: 'student',
  summary: 'Adds a reply by the asker; a closed question reopens',
  input: body({ id: questionId, text, picture: sentPicture, clientKey }),
  output: threadAndHelp,
  limits: ['replyPerAccount', 'askedCharactersPerAccount'],
  mostBytes: mostBytesWithPicture,
})

export const getMyQuestions = defineCall({
  method: 'GET',
  path: '/student/getMyQuestions',
  access: 'student',
  isPaged: true,
  summary: 'Questions asked by the student, latest activity first',
  input: query({ page: pageNumber, limit: pageSize }),
  output: z.object({
    data: z.array(
      z.object({
        _id: z.string(),
        status: z.enum(questionStatuses),
        ...placeShape,
        /** What was asked, cut. */
        excerpt: z.string(),
        lastMessageAt: z.string(),
      }),
    ),
    totalPages: z.number(),
  }),
})

export const getMyQuestion = defineCall({
  method: 'GET',
  path: '/student/getMyQuestion',
  access: 'student',
  summary: 'A question of the student with its conversation',
  input: query({ id: questionId }),
  output: questionThread,
})

export const agreeToPublish = defineCall({
  method: 'POST',
  path: '/student/agreeToPublish',
  access: 'student',
  summary: 'Allows or forbids publishing a question, reworded and without a name; withdrawal unpublishes it',
  input: body({ id: questionId, agrees: z.boolean('field_invalid') }),
  output: questionThread,
  limits: ['questionPerAccount'],
})

const publishedPicture = z.nullable(z.object({ width: z.number(), height: z.number() }))

/** A question with its answer, as everybody who may open the lesson reads it. */
export const publishedQuestion = z.object({
  _id: z.string(),
  second: z.nullable(z.number()),
  sheetQuestion: z.nullable(z.string()),
  isFormerVersion: z.boolean(),
  question: z.string(),
  answer: z.string(),
  /** The picture of the answer, where a teacher chose to publish it. */
  picture: publishedPicture,
})

export const getPublishedPicture = defineCall({
  method: 'GET',
  path: '/student/getPublishedPicture',
  access: 'optional',
  summary: 'The picture of a published question in a lesson that the caller may open',
  input: query({ id: z.uuid('picture_gone') }),
  output: pictureData,
})

export const getLessonQuestions = defineCall({
  method: 'GET',
  path: '/student/getLessonQuestions',
  access: 'optional',
  summary: 'Published questions of a lesson that the caller may open, by position',
  input: query({
    item: z
      .string('id_required')
      .check(z.minLength(1, 'id_required'), z.maxLength(120, 'id_required'), nameOfRow),
  }),
  output: z.array(publishedQuestion),
})

/** Characters of a typed question that are compared. */
const mostCompared = 300

export const getSimilarQuestions = defineCall({
  method: 'GET',
  path: '/student/getSimilarQuestions',
  access: 'student',
  summary:
    'Published questions of the lesson’s course that are similar to the typed text, tolerating typos, nearest first; only from lessons the student may open',
  input: query({
    item: z
      .string('id_required')
      .check(z.minLength(1, 'id_required'), z.maxLength(120, 'id_required'), nameOfRow),
    text: z
      .string('field_invalid')
      .check(z.trim(), z.minLength(3, 'field_invalid'), z.maxLength(mostCompared, 'field_invalid')),
  }),
  output: z.array(
    z.object({
      _id: z.string(),
      question: z.string(),
      answer: z.string(),
      picture: publishedPicture,
      second: z.nullable(z.number()),
      lesson: z.object({ title: z.string(), kind: z.enum(itemKindNames), slug: z.nullable(z.string()) }),
      courseSlug: z.string(),
    }),
  ),
  limits: ['similarPerAccount'],
})

export const getHelp = defineCall({
  method: 'GET',
  path: '/student/getHelp',
  access: 'anyone',
  summary: 'Where to find help when unwell or unsafe, in the language of the page',
  output: z.object({ help: z.string() }),
})
