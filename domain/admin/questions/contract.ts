import * as z from 'zod/mini'
import { itemKindNames } from '../../catalog/item-kinds.ts'
import { body, clientKey, query } from '../../contract.ts'
import { lessonSecond } from '../../lessons/progress/schemas.ts'
import { questionMessage } from '../../questions/contract.ts'
import { questionStatuses } from '../../questions/rules.ts'
import { pictureData, sentPicture } from '../../thread-pictures/schemas.ts'
import { authors, defineAdminCall } from '../access.ts'
import { readCount } from '../inbox/contract.ts'
import { writtenText } from '../schemas.ts'
import { answering, moment, named, pageOf, paging, rowId, searchWords } from '../shapes.ts'

const status = z.enum(questionStatuses, 'admin_status_invalid')

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
  summary: 'Questions from students in the courses the caller teaches; open ones by due time',
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
    'Up to five questions in the courses the caller teaches, found by words in a message, latest activity first',
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
  summary: 'A question with its conversation; the view is audited',
  input: query({ id: rowId }),
  output: teachersQuestion,
})

export const answerQuestion = defineAdminCall({
  roles: authors,
  summary: 'Answers a question and those merged into it; each asker is notified',
  input: body({
    id: rowId,
    text: writtenText,
    picture: sentPicture,
    link: z.optional(z.strictObject({ item: rowId, second: lessonSecond })),
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
  summary: 'A picture in a question of a course the caller teaches',
  input: query({ id: rowId }),
  output: pictureData,
})

export const closeQuestion = defineAdminCall({
  roles: authors,
  summary: 'Closes a question without an answer; a reply from the asker reopens it',
  input: body({ id: rowId }),
  output: teachersQuestion,
  done: 'admin_status_changed',
})

export const mergeQuestion = defineAdminCall({
  roles: authors,
  summary: 'Merges a question into another that asks the same, or separates it again',
  input: body({ id: rowId, into: z.nullable(rowId) }),
  output: teachersQuestion,
  done: 'admin_question_merged',
})

export const disputeQuestion = defineAdminCall({
  roles: authors,
  summary: 'Sends a disputed practice question to those who correct answer keys',
  input: body({ id: rowId }),
  output: teachersQuestion,
  done: 'admin_question_disputed',
})

export const publishQuestion = defineAdminCall({
  roles: authors,
  summary: 'Publishes a question in its lesson with the asker’s consent, reworded and without a name',
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
  summary: 'Unpublishes a question from its lesson',
  input: body({ id: rowId }),
  output: teachersQuestion,
  done: 'admin_question_unpublished',
})

export const holdQuestion = defineAdminCall({
  roles: authors,
  summary:
    'Marks that the caller is answering a question, or has stopped; refused while someone else is answering',
  input: body({ id: rowId, isHeld: z.boolean('field_invalid') }),
  output: z.object({ answering }),
})
