/**
 * A step lesson as its author writes it: steps that are played like a video or read like a page. The scripts of the
 * videos (content/videos) share its parts: lines of TeX, spoken text, the mark of a step, and shapes that join the
 * figure, with the same basic ones. A step lesson adds languages, the plain form of a line for the engine, named
 * shapes, tables, questions and expected seconds. Its text is displayed: TeX in it is between `$` signs, and `said` is
 * the spoken form where that differs.
 */
import * as z from 'zod/mini'
import { locales, perLocale, perTranslation } from '../../locales.ts'
import { figure, plainShape, shape } from './figure.ts'

/** Id of a step while its lesson is edited, for merging two people's changes. */
export const stepId = z.string().check(z.regex(/^[\w-]{1,40}$/))

const point = z.readonly(z.tuple([z.number(), z.number()]))

/** The parts of a lesson. In a draft, with `leastLength` 0, any text may be empty. */
export function lessonParts(leastLength: 0 | 1) {
  const text = z.string().check(z.minLength(leastLength), z.maxLength(1200))

  /** In each language, TeX between `$` signs; English is the fallback for a missing language. */
  const words = z.strictObject({ en: text, ...perTranslation(() => z.optional(text)) })

  const plain = z.string().check(z.minLength(leastLength), z.maxLength(200))

  /**
   * What a working is checked against, as `Problem` of packages/step-marks, without its marks: the given equations, the
   * letters and the solutions.
   */
  const working = z.strictObject({
    mode: z.enum(['solve', 'system', 'value', 'identity']),
    variables: z.optional(z.array(z.string())),
    given: z.optional(z.array(plain)),
    worlds: z.optional(z.array(z.record(z.string(), z.string()))),
    facts: z.optional(z.record(z.string(), z.string())),
    formulas: z.optional(z.record(z.string(), z.string())),
    start: z.optional(plain),
    target: z.optional(plain),
    keep: z.optional(z.string()),
    pi: z.optional(z.string()),
  })

  /**
   * A line of mathematics. Best is `plain` alone, as a student types it: the display is then rendered from what is
   * checked. `tex` is for what plain text cannot express; `plain` then is the same line for the engine. A plain line
   * that names a working must follow in it; without one, its sides must be equal for every value of its letters.
   */
  const line = z.union([
    z.strictObject({ plain, in: z.optional(z.string()) }),
    z.strictObject({ tex: text, plain: z.optional(plain), in: z.optional(z.string()) }),
  ])

  const common = {
    ask: words,
    /** Hint after a wrong answer; never the answer. */
    hint: words,
    /** Shown after the right answer: why it is so. */
    why: z.optional(words),
  }

  const question = z.discriminatedUnion('kind', [
    /** What comes next? Any line that follows in the working is right, except one that is already there. */
    z.strictObject({ kind: z.literal('line'), ...common, in: z.string(), example: plain }),
    /** A value, checked as in practice: `kind`, `answer` and `rules` of packages/step-marks/answers. */
    z.strictObject({
      kind: z.literal('value'),
      ...common,
      answerKind: z.enum([
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
        'set',
        'list',
      ]),
      answer: plain,
      rules: z.optional(z.record(z.string(), z.unknown())),
    }),
    /** Why is this allowed? One option is right; a wrong one may have its own hint. */
    z.strictObject({
      kind: z.literal('choice'),
      ...common,
      options: z
        .array(z.strictObject({ words, isRight: z.optional(z.literal(true)), hint: z.optional(words) }))
        .check(z.minLength(2), z.maxLength(5)),
    }),
    /** Which of these lines has the slip? Counted from 1. */
    z.strictObject({
      kind: z.literal('slip'),
      ...common,
      lines: z.array(line).check(z.minLength(2), z.maxLength(8)),
      wrong: z.int().check(z.minimum(1)),
    }),
    /**
     * Move a point of the figure along a segment until it fits. It snaps to equal steps, counted from 0, and fits at
     * one of them; it may be joined to other points by lines that move with it.
     */
    z.strictObject({
      kind: z.literal('move'),
      ...common,
      name: z.string().check(z.maxLength(40)),
      from: point,
      to: point,
      steps: z.int().check(z.minimum(2), z.maximum(100)),
      beginsAt: z.int().check(z.minimum(0)),
      fitsAt: z.int().check(z.minimum(0)),
      joinedTo: z.optional(z.array(point).check(z.maxLength(4))),
    }),
  ])

  /** A teacher's recording; it replaces the phone's voice. */
  const recording = z.optional(
    z.strictObject({ mediaId: z.uuid(), seconds: z.number().check(z.minimum(0), z.maximum(180)) }),
  )

  const step = z.strictObject({
    /** Id while the lesson is edited. */
    id: z.optional(stepId),
    words,
    said: z.optional(words),
    recorded: z.optional(z.strictObject(perLocale(() => recording))),
    lines: z.optional(z.array(line).check(z.maxLength(6))),
    /** The step's mark in an answer sheet. */
    mark: z.optional(z.enum(['½', '1', '1½', '2'])),
    /** A short note in the margin, of at most five words. */
    margin: z.optional(words),
    /** Shapes that join the figure with this step. */
    shapes: z.optional(z.array(z.union([shape, plainShape])).check(z.maxLength(60))),
    table: z.optional(
      z.strictObject({
        head: z.array(words).check(z.maxLength(8)),
        rows: z.array(z.array(words).check(z.maxLength(8))).check(z.maxLength(14)),
      }),
    ),
    /** Expected duration of the step; by default from its words. */
    seconds: z.optional(z.number().check(z.minimum(2), z.maximum(180))),
    /** Asked after the words and before the lines of the step: those are shown once it is answered or skipped. */
    question: z.optional(question),
  })

  const head = {
    title: words,
    /** Languages without a review by a speaker. */
    unreviewed: z.optional(z.array(z.enum(locales))),
    figure: z.optional(figure),
    /** Text alternative of the complete figure. */
    figureWords: z.optional(words),
    workings: z.optional(z.record(z.string(), working)),
  }
  return { words, working, line, question, step, head }
}

const parts = lessonParts(1)
type Parts = typeof parts
export type StepWords = z.infer<Parts['words']>
export type StepWorking = z.infer<Parts['working']>
export type StepLine = z.infer<Parts['line']>
export type StepQuestion = z.infer<Parts['question']>
export type Step = z.infer<Parts['step']>

export const stepLesson = z.strictObject({
  /** Its permanent name, in lower case with hyphens. */
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80)),
  /** Incremented with every change of its content. */
  version: z.int().check(z.minimum(1)),
  ...parts.head,
  steps: z.array(parts.step).check(z.minLength(2), z.maxLength(40)),
})
export type StepLesson = z.infer<typeof stepLesson>

const wordsPerSecond = 2.2
const secondsOfLine = 2.5
const secondsOfQuestion = 15

/** Expected seconds of a step: no less than any recording of it. */
export function expectedSeconds({ recorded = {}, ...step }: Step): number {
  const voices = Object.values(recorded).map((voice) => Math.ceil(voice?.seconds ?? 0))
  return Math.max(secondsToRead(step), ...voices)
}

function secondsToRead({ seconds, words, said, lines = [], question }: Step): number {
  if (seconds !== undefined) return seconds
  const spoken = (said ?? words).en.replace(/\$[^$]*\$/g, ' x x x ').split(/\s+/).length / wordsPerSecond
  return Math.ceil(Math.max(3, spoken) + lines.length * secondsOfLine + (question ? secondsOfQuestion : 0))
}
