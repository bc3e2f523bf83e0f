import * as z from 'zod/mini'
import { itemKindNames } from '../../catalog/item-kinds.ts'
import { body, clientKey, query, wholeUpTo } from '../../contract.ts'
import { questionMessage } from '../../questions/contract.ts'
import { questionStatuses } from '../../questions/rules.ts'
import { pictureData, sentPicture } from '../../thread-pictures/schemas.ts'
import { authors, defineAdminCall } from '../access.ts'
import { readCount } from '../contract.ts'
import { writtenText } from '../schemas.ts'
import { answering, moment, named, pageOf, paging, rowId, searchWords } from '../shapes.ts'

const status = z.enum(questionStatuses, 'admin_status_invalid')
const second = wholeUpTo(86_400)

const head = {
  id: z.string(),
  status,
  title: z.string(),
  course: z.nullable(named),
  student: z.string(),
  createdAt: moment,
  lastMessageAt: moment,
  /** Null unless the question is open. */
  dueAt: z.nullable(moment),
  answering,
}

export const getQuestions = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary: 'Questions of students in the courses that the caller teaches; open ones by when an answer is due',
  input: query({
    status: z._default(status, 'open'),
    courseId: z.optional(rowId),
    due: z.optional(z.literal('late', 'field_invalid')),
    ...paging,
  }),
  output: z.object({
    ...pageOf(z.object({ ...head, excerpt: z.string() })),
    courses: z.array(named),
  }),
})

export const findQuestions = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary:
    'Up to five questions in the courses that the caller teaches, by words of one of their messages, the last active first',
  input: query({ search: searchWords }),
  output: z.array(z.object({ id: z.string(), title: z.string(), student: z.string(), excerpt: z.string() })),
})

/** A thread with all that is needed to answer it. */
export const teachersQuestion = z.object({
  ...head,
  /** The lesson it is about; null where there is none, or where it was deleted. */
  lesson: z.nullable(z.object({ id: z.string(), kind: z.enum(itemKindNames) })),
  second: z.nullable(z.number()),
  isFormerVersion: z.boolean(),
  sheetQuestion: z.nullable(z.string()),
  /** The question of practice: HTML with MathML, and its official answer. */
  practice: z.nullable(
    z.object({
      stem: z.string(),
      rightAnswer: z.string(),
      line: z.nullable(z.object({ number: z.number(), text: z.string() })),
      /** The asker has answered it, so that the mark can go before those who correct keys. */
      canBeDisputed: z.boolean(),
    }),
  ),
  messages: z.array(questionMessage),
  isAgreed: z.boolean(),
  published: z.nullable(z.object({ question: z.string(), answer: z.string(), hasPicture: z.boolean() })),
  /** It waits for the answer to that one. */
  mergedInto: z.nullable(named),
  /** Open ones of the same course, of the same lesson first, which may ask the same. */
  alike: z.array(named),
  /** Lessons of the course, for links in an answer. */
  lessons: z.array(named),
})

export const getQuestion = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary: 'A question with what was said; the opening is written down',
  input: query({ id: rowId }),
  output: teachersQuestion,
})

export const answerQuestion = defineAdminCall({
  roles: authors,
  summary: 'Answers a question, and those that were merged into it; each asker is told',
  input: body({
    id: rowId,
    text: writtenText,
    picture: sentPicture,
    link: z.optional(z.strictObject({ item: rowId, second })),
    /** How many messages the writer had read: an answer to what has gone on since is refused. */
    read: readCount,
    clientKey,
  }),
  output: teachersQuestion,
  done: 'admin_answered',
})

export const getQuestionPicture = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary: 'A picture in a question of a course that the caller teaches',
  input: query({ id: rowId }),
  output: pictureData,
})

export const closeQuestion = defineAdminCall({
  roles: authors,
  summary: 'Closes a question without another word; the asker can open it again by a reply',
  input: body({ id: rowId }),
  output: teachersQuestion,
  done: 'admin_status_changed',
})

export const mergeQuestion = defineAdminCall({
  roles: authors,
  summary: 'Has a question wait for the answer to another one that asks the same, or again for its own',
  input: body({ id: rowId, into: z.nullable(rowId) }),
  output: teachersQuestion,
  done: 'admin_question_merged',
})

export const disputeQuestion = defineAdminCall({
  roles: authors,
  summary: 'Puts the mark that a question of practice doubts before those who correct keys',
  input: body({ id: rowId }),
  output: teachersQuestion,
  done: 'admin_question_disputed',
})

export const publishQuestion = defineAdminCall({
  roles: authors,
  summary: 'Publishes a question of which the asker agreed, in other words and without a name, in its lesson',
  input: body({
    id: rowId,
    question: writtenText,
    answer: writtenText,
    /** A picture of an answer in the thread that goes along, or none; unless said, as it was published before. */
    picture: z.optional(z.nullable(rowId)),
  }),
  output: teachersQuestion,
  done: 'admin_question_published',
})

export const unpublishQuestion = defineAdminCall({
  roles: authors,
  summary: 'Takes a published question out of its lesson',
  input: body({ id: rowId }),
  output: teachersQuestion,
  done: 'admin_question_unpublished',
})

export const holdQuestion = defineAdminCall({
  roles: authors,
  summary: 'Says that the caller is answering a question, or is not any more, unless somebody else is',
  input: body({ id: rowId, isHeld: z.boolean('field_invalid') }),
  output: z.object({ answering }),
})
