import * as z from 'zod/mini'
import { calendarDay } from '../../calendar-day.ts'
import { body, query } from '../../contract.ts'
import { authors, defineAdminCall, owners } from '../access.ts'
import { moneyRoles, roles } from '../rules.ts'
import { moment, named, pageOf, paging, rowId, searchWords } from '../shapes.ts'
import { reason } from '../students/schemas.ts'
import { differences, firstSteps, homeItems, learnerStates, periods } from './rules.ts'

/** A day in India. Days before those that are chosen are looked at too, and the calendar has none before the year 1. */
const day = calendarDay('admin_day_invalid').check(z.regex(/^[2-9]/, 'admin_day_invalid'))
/** Which days are asked for; `from` and `to` belong to a custom period, and both are within. */
const period = {
  period: z._default(z.enum(periods, 'field_invalid'), '30'),
  from: z.optional(day),
  to: z.optional(day),
}
const days = z.object({ from: z.string(), to: z.string() })
const courseId = z.optional(rowId)

export const getHome = defineAdminCall({
  method: 'GET',
  roles,
  summary: 'Work waiting for the roles of the caller, each kind counted up to a thousand',
  output: z.object({
    items: z.array(z.object({ name: z.enum(homeItems), count: z.number() })),
    /** How to begin, for an owner, until an order was paid; then null. */
    firstSteps: z.nullable(z.array(z.object({ name: z.enum(firstSteps), isDone: z.boolean() }))),
  }),
})

export const getFailedJobs = defineAdminCall({
  method: 'GET',
  roles: owners,
  summary: 'Jobs that have failed three or more times; they are retried automatically',
  input: query({ ...paging }),
  output: z.object(
    pageOf(
      z.object({
        id: z.string(),
        kind: z.string(),
        attempts: z.number(),
        /** What went wrong the last time, without addresses and secrets. */
        error: z.string(),
        nextTryAt: moment,
      }),
    ),
  ),
})

/** Rupees, and counts. */
const sales = {
  gross: z.number(),
  captures: z.number(),
  refunded: z.number(),
  refunds: z.number(),
  /** GST of the invoices minus that of the credit notes. */
  gst: z.number(),
  ordered: z.number(),
  /** How many of these orders were paid. */
  paid: z.number(),
}
const moneyTotals = z.object({
  ...sales,
  /** The gateway's fees, with their tax, in what it paid out. */
  fees: z.number(),
  feeTax: z.number(),
  /** What reached the bank account. */
  settled: z.number(),
  /** Access that was to end, and how much of it was renewed. */
  ending: z.number(),
  renewed: z.number(),
})
const planFigures = { opened: z.number(), ordered: z.number(), paid: z.number(), gross: z.number() }

/** The period that the figures cover, and how old they are. */
const countedFields = {
  period: days,
  before: days,
  /** When the newest of them were counted; null before the first time. */
  countedAt: z.nullable(moment),
  /** Older weeks are still being counted for the first time. */
  isCounting: z.boolean(),
}

export const getMoneyFigures = defineAdminCall({
  method: 'GET',
  roles: moneyRoles,
  summary: 'Sales, refunds, tax, fees and access of a period, compared with the previous one',
  input: query(period),
  output: z.object({
    ...countedFields,
    now: moneyTotals,
    earlier: moneyTotals,
    /** A row a day, or a month where there are more than 92 days; `from` names it. */
    by: z.enum(['day', 'month']),
    series: z.array(
      z.object({
        from: z.string(),
        gross: z.number(),
        refunded: z.number(),
        gst: z.number(),
        captures: z.number(),
      }),
    ),
    /** 1 monthly, 2 quarterly, 3 yearly. */
    plans: z.array(
      z.object({ plan: z.number(), now: z.object(planFigures), earlier: z.object(planFigures) }),
    ),
    /** What became of looking at a plan, for the fifty of them that were looked at or ordered most. */
    courses: z.array(z.object({ courseId: z.string(), title: z.string(), plan: z.number(), ...planFigures })),
    /** Access that ends in the next thirty days. */
    endingSoon: z.number(),
  }),
})

const learningTotals = z.object({
  /** Null where fewer than ten people are behind it. */
  begun: z.nullable(z.number()),
  finished: z.nullable(z.number()),
})

export const getLearningFigures = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary: 'Learners, lessons and marks lost per week; weeks with fewer than ten people are omitted',
  input: query({ ...period, courseId }),
  output: z.object({
    ...countedFields,
    now: learningTotals,
    earlier: learningTotals,
    weeks: z.array(
      z.object({
        week: z.string(),
        learners: z.nullable(z.number()),
        begun: z.nullable(z.number()),
        finished: z.nullable(z.number()),
      }),
    ),
    chapters: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        lostMarks: z.number(),
        mostMarks: z.number(),
        tries: z.number(),
      }),
    ),
    /** Chapters of which nothing may be said. */
    hiddenChapters: z.number(),
  }),
})

export const getTaughtCourses = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary: 'Published and archived courses whose learners the caller may see, by title, with their batches',
  output: z.array(
    z.object({
      ...named.shape,
      /** All its learners may be seen, not only those of the batches that the caller teaches. */
      isOwn: z.boolean(),
      batches: z.array(named),
    }),
  ),
})

const settlement = z.object({
  id: z.string(),
  utr: z.nullable(z.string()),
  settledAt: moment,
  payments: z.number(),
  refunds: z.number(),
  fees: z.number(),
  feeTax: z.number(),
  net: z.number(),
  differences: z.number(),
})

export const getSettlements = defineAdminCall({
  method: 'GET',
  roles: moneyRoles,
  summary: 'Gateway settlements by transfer, newest first',
  input: query({ ...period, ...paging }),
  output: z.object({ ...pageOf(settlement), differences: z.number() }),
})

export const getSettlementDifferences = defineAdminCall({
  method: 'GET',
  roles: moneyRoles,
  summary: 'Differences between gateway settlements and recorded payments and refunds, the newest hundred',
  output: z.array(
    z.object({
      id: z.string(),
      orderId: z.nullable(z.string()),
      what: z.enum(differences),
      at: moment,
      /** Rupees as the gateway says, and as it is known here. */
      theirs: z.nullable(z.number()),
      ours: z.nullable(z.number()),
      description: z.nullable(z.string()),
    }),
  ),
})

export const noteDifference = defineAdminCall({
  path: '/admin/noteSettlementDifference',
  roles: moneyRoles,
  summary: 'Records the explanation of a difference and removes it from the list; no money moves',
  input: body({
    id: z.string('field_invalid').check(z.regex(/^\w{1,64}$/, 'field_invalid')),
    what: z.enum(differences, 'field_invalid'),
    reason,
  }),
  done: 'admin_difference_noted',
})

export const getLearners = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary:
    'Learners with access to a course, of a batch or of all the caller teaches, with their progress; the view is audited',
  input: query({
    courseId: rowId,
    batchId: z.optional(rowId),
    state: z.optional(z.enum([...learnerStates, 'behind'], 'field_invalid')),
    ...paging,
  }),
  output: z.object({
    ...pageOf(
      z.object({
        id: z.string(),
        name: z.string(),
        state: z.enum(learnerStates),
        /** Behind the study plan that the student made. */
        isBehind: z.boolean(),
        done: z.number(),
        total: z.number(),
        lastActiveAt: z.nullable(moment),
        marks: z.number(),
        mostMarks: z.number(),
      }),
    ),
    counts: z.object({
      notBegun: z.number(),
      stopped: z.number(),
      learning: z.number(),
      finished: z.number(),
      behind: z.number(),
    }),
  }),
})

export const getLearnersNamed = defineAdminCall({
  method: 'GET',
  roles: authors,
  summary:
    'Up to five students taught by the caller, found by three or more characters of their name; only names are returned',
  input: query({ search: searchWords }),
  output: z.array(named),
})

export const getLearner = defineAdminCall({
  method: 'GET',
  path: '/admin/getLearner/:studentId',
  roles: authors,
  summary: 'What a student learned in the courses the caller may see; the view is audited',
  input: query({ studentId: rowId }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    courses: z.array(
      z.object({
        courseId: z.string(),
        title: z.string(),
        state: z.enum(learnerStates),
        begun: z.number(),
        done: z.number(),
        total: z.number(),
        lastActiveAt: z.nullable(moment),
        endsAt: moment,
      }),
    ),
    plan: z.nullable(
      z.object({ examinationOn: z.nullable(z.string()), minutesADay: z.number(), isBehind: z.boolean() }),
    ),
    skills: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        chapter: z.string(),
        tries: z.number(),
        marks: z.number(),
        mostMarks: z.number(),
        lastTriedAt: moment,
      }),
    ),
  }),
})
