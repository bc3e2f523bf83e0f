import * as z from 'zod/mini'
import { calendarDay } from '../calendar-day.ts'
import { body, clientKey, countUpTo, defineCall, query, wholeUpTo } from '../contract.ts'
import { locales } from '../locales.ts'
import { masteryLevels } from './mastery.ts'
import { boards, mostLines, usualMinutes } from './rules.ts'

const board = z.enum(boards, 'practice_board_invalid')
const skillId = z.string('field_invalid').check(z.regex(/^[a-z0-9-]{1,80}$/, 'field_invalid'))
const namedItem = z.object({ id: z.string(), name: z.string() })
/** What the server signed of a question that it gave: opaque, sent back with each try at it. */
export const issuedQuestion = z
  .string('field_invalid')
  .check(z.minLength(1, 'field_invalid'), z.maxLength(600, 'field_invalid'))

const answerRules = z.object({
  form: z.optional(z.string()),
  places: z.optional(z.number()),
  unit: z.optional(z.string()),
  pi: z.optional(z.string()),
  upToConstant: z.optional(z.boolean()),
  variable: z.optional(z.string()),
  variables: z.optional(z.readonly(z.array(z.string()))),
  given: z.optional(z.string()),
  option: z.optional(z.string()),
  words: z.optional(z.readonly(z.array(z.string()))),
  steps: z.optional(z.readonly(z.array(z.string()))),
  needs: z.optional(z.record(z.string(), z.readonly(z.array(z.string())))),
})

const answerKind = z.enum([
  'number',
  'quantity',
  'money',
  'expression',
  'equation',
  'solutions',
  'pair',
  'interval',
  'point',
  'ratio',
  'matrix',
  'set',
  'list',
  'choice',
  'proof',
])

/** What a line shows, as `packages/step-marks/workings/problem.ts` says. */
const shape = z.union([
  z.enum([
    'equation',
    'restated',
    'one-unknown',
    'two-unknowns',
    'one-value',
    'all-values',
    'values-open',
    'quadratic',
    'factored',
    'discriminant',
    'formula',
    'square',
    'plus-minus',
    'no-root',
    'expanded',
    'substituted',
    'formula-symbols',
    'number',
    'one-fraction',
    'only-sin-cos',
    'only-cos',
    'target',
  ]),
  z.templateLiteral(['says:', z.string()]),
  z.templateLiteral(['substituted:', z.string()]),
])

const problem = z.object({
  mode: z.enum(['solve', 'system', 'value', 'identity']),
  variables: z.optional(z.readonly(z.array(z.string()))),
  given: z.optional(z.readonly(z.array(z.string()))),
  worlds: z.optional(z.readonly(z.array(z.record(z.string(), z.string())))),
  facts: z.optional(z.record(z.string(), z.string())),
  formulas: z.optional(z.record(z.string(), z.string())),
  start: z.optional(z.string()),
  target: z.optional(z.string()),
  keep: z.optional(z.string()),
  pi: z.optional(z.string()),
  milestones: z.readonly(
    z.array(z.object({ id: z.string(), marks: z.number(), shapes: z.readonly(z.array(shape)) })),
  ),
  marks: z.number(),
})

/** A question as a browser asks it. `stem`, `hints`, `solution` and `options` are HTML in the asked language. */
export const practiceQuestion = z.object({
  question: z.string(),
  /** The lesson that practises it; null for visitors, who try without one. */
  item: z.nullable(z.string()),
  maker: z.string(),
  skill: namedItem,
  level: z.number(),
  board,
  isReview: z.boolean(),
  /** Language of its texts. */
  language: z.enum(locales),
  stem: z.string(),
  /** SVG in `currentColor`. */
  figure: z.nullable(z.string()),
  /** What the figure shows. */
  figureWords: z.nullable(z.string()),
  ask: z.object({
    kind: answerKind,
    answer: z.string(),
    rules: z.nullable(answerRules),
    options: z.nullable(z.array(z.string())),
    /** Right as well: the key was corrected. */
    otherAnswers: z.array(z.string()),
  }),
  /** By which `markAttempt` marks the lines; null where the answer alone is checked. */
  working: z.nullable(problem),
  marks: z.number(),
  hints: z.array(z.string()),
  /** `plain`: the line as a student types it. */
  solution: z.array(z.object({ line: z.string(), marks: z.number(), plain: z.nullable(z.string()) })),
})

/** How formulas are drawn: `html` with MathML inside, which wants the style and fonts of KaTeX, or MathML alone. */
const formulas = z._default(z.enum(['html', 'mathml'], 'field_invalid'), 'html')

export const nextQuestions = defineCall({
  method: 'POST',
  path: '/student/nextQuestions',
  access: 'optional',
  summary:
    'Practice questions: of a lesson, of skills, similar to another, a repeat, or, by default, those that are due',
  input: body({
    /** A practice lesson. A visitor opens a free one alone. */
    item: z.optional(z.uuid('id_required')),
    /** Skills, of the lesson if one is named. */
    skills: z.optional(z.array(skillId, 'field_invalid').check(z.maxLength(20, 'field_invalid'))),
    /** Asks the same kind of question with other numbers. */
    like: z.optional(issuedQuestion),
    /** Asks this very question once more. */
    again: z.optional(issuedQuestion),
    count: z._default(countUpTo(12, 'field_invalid'), 5),
    formulas,
  }),
  output: z.object({ questions: z.array(practiceQuestion) }),
  limits: ['practicePerAccount', 'practiceOfVisitors'],
  isCompressed: true,
})

const lineStatus = z.enum(['ok', 'wrong', 'ft', 'unread', 'note'])
const slip = z.nullable(z.object({ code: z.string(), part: z.optional(z.string()), isSure: z.boolean() }))

export const syncAttempts = defineCall({
  method: 'POST',
  path: '/student/syncAttempts',
  access: 'student',
  summary: 'Stores tries at questions, each once by its key, and returns the server’s marks',
  input: body({
    attempts: z
      .array(
        z.strictObject({
          key: clientKey,
          question: issuedQuestion,
          lines: z
            .array(
              z.string('field_invalid').check(z.maxLength(300, 'practice_line_too_long')),
              'field_invalid',
            )
            .check(z.maxLength(mostLines, 'practice_too_many_lines')),
          answer: z.string('field_invalid').check(z.maxLength(500, 'practice_line_too_long')),
          hintsUsed: wholeUpTo(20),
          secondsTaken: z.number('field_invalid').check(z.minimum(0, 'field_invalid')),
          /** ISO 8601, by the browser's clock. */
          answeredAt: z.iso.datetime({ offset: true, error: 'field_invalid' }),
        }),
        'field_invalid',
      )
      .check(z.minLength(1, 'field_invalid'), z.maxLength(20, 'field_invalid')),
    /** ISO 8601, by the same clock: what it is wrong by is taken off. */
    sentAt: z.iso.datetime({ offset: true, error: 'field_invalid' }),
  }),
  output: z.object({
    attempts: z.array(
      z.object({
        key: z.string(),
        /** Null where nothing was stored: the question was changed, or given to somebody else. */
        attempt: z.nullable(z.string()),
        verdict: z.enum(['right', 'form', 'wrong', 'unreadable', 'void']),
        reason: z.nullable(z.string()),
        readings: z.readonly(z.array(z.string())),
        lines: z.readonly(z.array(z.object({ status: lineStatus, slip }))),
        milestones: z.readonly(
          z.array(z.object({ id: z.string(), state: z.enum(['earned', 'half', 'lost', 'missing']) })),
        ),
        slip,
        marks: z.number(),
        mostMarks: z.number(),
      }),
    ),
    /** The skills that were tried, as they stand now. */
    skills: z.array(z.object({ ...namedItem.shape, level: z.enum(masteryLevels) })),
    /** The lessons to which the tries belong, each with how many right answers are left until it is passed. */
    lessons: z.array(z.object({ item: z.string(), rightLeft: z.number() })),
  }),
  limits: ['practicePerAccount', 'practiceCharactersPerAccount', 'practiceCharactersOfMonth'],
})

const dayEntry = z.object({
  skill: namedItem,
  /** Why it is asked: due for review, last look before the examination, in this week's plan, begun, or next in a course. */
  reason: z.enum(['due', 'lastLook', 'plan', 'begun', 'next']),
  questionCount: z.number(),
  minutes: z.number(),
  /** `2027-03-08`; null for what is new. */
  lastTriedOn: z.nullable(z.string()),
  /** The lesson that practises it. */
  item: z.string(),
})
const day = z.object({ on: z.string(), minutes: z.number(), entries: z.array(dayEntry) })

export const getToday = defineCall({
  method: 'GET',
  path: '/student/getToday',
  access: 'student',
  summary:
    'What is due today and tomorrow in courses the student may open, with reasons and time needed; for beginners, the start of a course',
  output: z.object({
    today: day,
    tomorrow: day,
    /** Questions answered today. */
    answeredToday: z.number(),
    /** No question was answered ever. */
    isNew: z.boolean(),
  }),
})

const plan = z.object({
  board,
  /** `2027-03-12`; null while it is not known. */
  examinationOn: z.nullable(z.string()),
  minutesADay: z.number(),
})

export const getPlan = defineCall({
  method: 'GET',
  path: '/student/getPlan',
  access: 'student',
  summary:
    'The study plan until the examination: weeks with their chapters, and how well each skill is known',
  output: z.object({
    /** Null before the first one was made. */
    plan: z.nullable(plan),
    weeks: z.array(
      z.object({
        /** A Monday. */
        startsOn: z.string(),
        isNow: z.boolean(),
        isLastLook: z.boolean(),
        chapters: z.array(z.object({ chapter: z.string(), name: z.string(), skills: z.array(namedItem) })),
      }),
    ),
    /** Every chapter of the board. */
    chapters: z.array(
      z.object({
        chapter: z.string(),
        name: z.string(),
        item: z.nullable(z.string()),
        skills: z.array(z.object({ ...namedItem.shape, level: z.enum(masteryLevels) })),
      }),
    ),
  }),
})

export const savePlan = defineCall({
  method: 'POST',
  path: '/student/savePlan',
  access: 'student',
  summary: 'Sets board, examination date and minutes per day',
  input: body({
    board,
    examinationOn: z.nullable(calendarDay('practice_date_invalid')),
    minutesADay: z._default(
      z
        .int('practice_minutes_invalid')
        .check(z.minimum(5, 'practice_minutes_invalid'), z.maximum(120, 'practice_minutes_invalid')),
      usualMinutes,
    ),
  }),
  output: plan,
  done: 'practice_plan_saved',
  limits: ['accountChangePerAccount'],
})

const loss = { marks: z.number(), mostMarks: z.number(), questionCount: z.number() }

/** What to do next: the skill that lost most, the lesson with its questions, and a video of the same chapter. */
const whatNext = {
  skill: namedItem,
  /** Null where the student may open none, as is `lesson`. */
  item: z.nullable(z.string()),
  lesson: z.nullable(z.object({ title: z.string(), course: z.string(), slug: z.string() })),
}

export const getMarksLost = defineCall({
  method: 'GET',
  path: '/student/getMarksLost',
  access: 'student',
  summary: 'Where marks were lost in the last ninety days: by mistake, skill and chapter, with next steps',
  output: z.object({
    ...loss,
    /** Most first. `slip` is a code of the engine, or `none` where no line was wrong. */
    slips: z.array(
      z.object({
        slip: z.string(),
        lostMarks: z.number(),
        count: z.number(),
        ...whatNext,
      }),
    ),
    skills: z.array(z.object({ ...loss, ...whatNext })),
    chapters: z.array(z.object({ ...namedItem.shape, ...loss, ...whatNext })),
    /** Marks that the student did not agree with, the last first. */
    disputes: z.array(
      z.object({
        attempt: z.string(),
        skill: namedItem,
        words: z.string(),
        status: z.enum(['open', 'corrected', 'declined']),
        reply: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
})

export const disputeMark = defineCall({
  method: 'POST',
  path: '/student/disputeMark',
  access: 'student',
  summary: 'Disputes a mark, for review by a teacher',
  input: body({
    /** As `syncAttempts` answered. */
    attempt: z.uuid('id_required'),
    words: z
      .string('practice_dispute_words')
      .check(z.trim(), z.minLength(1, 'practice_dispute_words'), z.maxLength(1000, 'practice_line_too_long')),
  }),
  done: 'practice_dispute_sent',
  limits: ['reportPerAccount', 'askedCharactersPerAccount'],
})

export const getTryQuestions = defineCall({
  method: 'GET',
  path: '/student/getTryQuestions',
  access: 'anyone',
  summary: 'Ten questions of a board; public',
  input: query({ board, formulas }),
  output: z.object({ questions: z.array(practiceQuestion) }),
  isSharedByAll: true,
})
