import * as z from 'zod/mini'
import { body, query } from '../../contract.ts'
import { boards } from '../../practice/rules.ts'
import { authors, authorsOfAll, defineAdminCall } from '../access.ts'
import { moment, named, pageOf, paging, rowId } from '../shapes.ts'
import { decisions, disputeStatuses, reply } from './schemas.ts'

export const getPracticeChapters = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary: 'The chapters of each board with the skills that can be practised',
  output: z.array(
    z.object({
      board: z.enum(boards),
      chapters: z.array(z.object({ chapter: z.string(), skills: z.array(named) })),
    }),
  ),
})

export const getDisputes = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary: 'Disputed marks, oldest open first; students are not named',
  input: query({ status: z._default(z.enum(disputeStatuses, 'field_invalid'), 'open'), ...paging }),
  output: z.object({
    ...pageOf(
      z.object({
        id: z.string(),
        maker: z.string(),
        skill: z.string(),
        board: z.enum(boards),
        /** HTML with MathML; empty if the question can no longer be made. */
        stem: z.string(),
        /** HTML of what is chosen from or put in order, by the letters of the answers; null for what is typed. */
        options: z.nullable(z.array(z.string())),
        /** The official answer. */
        rightAnswer: z.string(),
        lines: z.array(z.string()),
        answer: z.string(),
        verdict: z.string(),
        marks: z.number(),
        mostMarks: z.number(),
        words: z.string(),
        status: z.enum(disputeStatuses),
        reply: z.string(),
        createdAt: moment,
      }),
    ),
    openCount: z.number(),
  }),
})

export const decideDispute = defineAdminCall({
  roles: authorsOfAll,
  summary:
    'Corrects a question for everyone who answered it, or confirms the mark; the student sees the reply',
  input: body({ id: rowId, decision: z.enum(decisions, 'field_invalid'), reply }),
  done: 'admin_dispute_decided',
})

export const getQuestionFigures = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary: 'How students do at each kind of question: its last five hundred first tries, without names',
  input: query({ chapter: z.optional(z.string().check(z.maxLength(80, 'field_invalid'))), ...paging }),
  output: z.object({
    ...pageOf(
      z.object({
        /** Id of the maker. */
        id: z.string(),
        skill: z.string(),
        chapter: z.string(),
        level: z.number(),
        tries: z.number(),
        /** Share of first tries that were right, from 0 to 1; null without a try. */
        rightShare: z.nullable(z.number()),
        medianSeconds: z.nullable(z.number()),
        slips: z.array(z.object({ slip: z.string(), count: z.number() })),
        /** How wrong answers differ from the right one, over all its numbers together. */
        mistakes: z.array(z.object({ mistake: z.string(), count: z.number() })),
        /** Given by two students or more to the same question. */
        wrongAnswers: z.array(z.object({ answer: z.string(), count: z.number() })),
      }),
    ),
    chapters: z.array(named),
  }),
})
