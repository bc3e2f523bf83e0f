import * as z from 'zod/mini'
import { body, query } from '../../contract.ts'
import { articleReaders, authors, defineAdminCall, publishers } from '../access.ts'
import { lessonDraft } from '../drafts/contract.ts'
import { moment, pageOf, paging, rowId, searchWords, version } from '../shapes.ts'
import { lessonStates } from './rules.ts'
import { lessonTitle } from './schemas.ts'

const state = z.enum(lessonStates, 'admin_status_invalid')

export const getStepLessons = defineAdminCall({
  method: 'GET',
  roles: articleReaders,
  summary: 'Step lessons, published or not, with their drafts; last changed first',
  input: query({ search: searchWords, state: z.optional(state), ...paging }),
  output: z.object({
    ...pageOf(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Its permanent name. */
        name: z.string(),
        state,
        /** The draft says something that students do not see yet. */
        hasChanges: z.boolean(),
        /** How long students are expected to take; 0 before it is published. */
        durationInSeconds: z.number(),
        updatedAt: moment,
        updatedBy: z.nullable(z.string()),
      }),
    ),
    /** How many there are in each state, with the other filters. */
    counts: z.object({ draft: z.number(), published: z.number() }),
  }),
})

export const createStepLesson = defineAdminCall({
  roles: authors,
  summary: 'Creates a step lesson that only authors can see',
  input: body({ title: lessonTitle }),
  output: z.object({ id: z.string() }),
  done: 'admin_lesson_created',
})

export const publishStepLesson = defineAdminCall({
  roles: publishers,
  summary:
    'Renders the draft of a step lesson in its languages and publishes it in every course that contains it',
  input: body({ id: rowId, version }),
  output: lessonDraft,
  done: 'admin_lesson_published',
})
