import * as z from 'zod/mini'
import { mostSearchLength } from '../../articles/search-words.ts'
import { itemKindNames } from '../../catalog/item-kinds.ts'
import {
  body,
  clientKey,
  defineCall,
  identifier,
  pageNumber,
  pageSize,
  query,
  wholeUpTo,
} from '../../contract.ts'
import { issuedQuestion } from '../../practice/contract.ts'
import { sheetQuestion } from '../../questions/contract.ts'
import { lessonSecond } from '../progress/schemas.ts'
import { longestNote, longestUnsentSeconds } from './rules.ts'

/** Its id, or the key that it was stored with: a browser that wrote it without a connection knows no other. */
const noteId = z.string('note_unknown').check(z.regex(/^[\w-]{8,64}$/, 'note_unknown'))
const words = z.string('field_invalid').check(z.trim(), z.maxLength(longestNote, 'note_too_long'))

const note = z.object({
  _id: z.string(),
  /** Null once the lesson was taken out of its course. */
  item: z.nullable(z.string()),
  lessonTitle: z.string(),
  /** As in a course; null as `item`. */
  lessonKind: z.nullable(z.enum(itemKindNames)),
  /** Its name in the address; null as `item`. */
  lessonSlug: z.nullable(z.string()),
  courseTitle: z.string(),
  courseSlug: z.string(),
  /** Seconds into the lesson; null where it has no places, as a worksheet. */
  second: z.nullable(z.number()),
  /** The question of a worksheet, such as `3 (b)`. */
  sheetQuestion: z.nullable(z.string()),
  /** A question of practice: its skill, and what opens it again. */
  practice: z.nullable(z.object({ skill: z.string(), question: z.string() })),
  /** Empty in a bookmark. */
  words: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
})

export const getNotes = defineCall({
  method: 'GET',
  path: '/student/getNotes',
  access: 'student',
  isPaged: true,
  summary: 'Notes and bookmarks of the student: of a lesson by position, otherwise newest first',
  input: query({
    item: z.optional(identifier),
    /** Each word must occur in the note or in the title of its lesson. */
    search: z.optional(
      z.string('field_invalid').check(z.trim(), z.maxLength(mostSearchLength, 'field_invalid')),
    ),
    page: pageNumber,
    limit: pageSize,
  }),
  output: z.object({ data: z.array(note), totalPages: z.number() }),
  isCompressed: true,
})

export const saveNote = defineCall({
  method: 'POST',
  path: '/student/saveNote',
  access: 'student',
  summary:
    'Adds a note, or a bookmark if the text is empty, at a second or a question of a lesson that the student may open',
  input: body({
    item: identifier,
    second: z.optional(lessonSecond),
    sheetQuestion: z.optional(sheetQuestion),
    /** A question of practice that the student was given in the lesson. */
    practice: z.optional(issuedQuestion),
    words,
    clientKey,
    /** Before it was sent, where it was written without a connection. */
    writtenSecondsAgo: z._default(wholeUpTo(longestUnsentSeconds), 0),
  }),
  output: note,
  limits: ['notePerAccount'],
})

export const changeNote = defineCall({
  method: 'POST',
  path: '/student/changeNote',
  access: 'student',
  summary: 'Edits a note of the student',
  input: body({ id: noteId, words }),
  output: note,
  limits: ['notePerAccount'],
})

export const deleteNote = defineCall({
  method: 'POST',
  path: '/student/deleteNote',
  access: 'student',
  summary: 'Deletes a note of the student; repeating it changes nothing',
  input: body({ id: noteId }),
  limits: ['notePerAccount'],
})
