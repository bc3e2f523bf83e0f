/**
 * A step lesson as its author writes it: steps that are played like a video or read like a page.
 *
 * The scripts of the videos (content/videos) are made of the same things: lines of TeX, words that are read aloud, the
 * mark of a step, and shapes that join the figure, whose plain ones are the very same. A step lesson adds languages,
 * the plain form of a line, which the engine checks, named shapes, tables, questions and expected seconds. Its words
 * stand on the screen: TeX in them is between `$` signs, and `said` is how the voice reads them where that differs.
 */
import * as z from 'zod/mini'
import { locales, perLocale, perTranslation } from '../../locales.ts'
import { figure, plainShape, shape } from './figure.ts'

/** Names a step while its lesson is edited: two people's changes of it are merged by this. */
export const stepId = z.string().check(z.regex(/^[\w-]{1,40}$/))

const point = z.readonly(z.tuple([z.number(), z.number()]))

/** The parts of a lesson. Of one that is still being written, with `leastLength` 0, any text may be empty. */
export function lessonParts(leastLength: 0 | 1) {
  const text = z.string().check(z.minLength(leastLength), z.maxLength(1200))

  /** In each language, TeX between `$` signs; English stands for a language that is missing. */
  const words = z.strictObject({ en: text, ...perTranslation(() => z.optional(text)) })

  const plain = z.string().check(z.minLength(leastLength), z.maxLength(200))

  /**
   * What a working is checked by, as `Problem` of packages/step-marks has it, without its marks: the equations that are
   * given, the letters and the solutions.
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
   * A line of mathematics. Best is `plain` alone, as a student types it: what is shown is then drawn from what is checked.
   * `tex` says what plain text cannot; beside it `plain` is the same line for the engine. A plain line that names a
   * working follows in it; without one its sides are equal by themselves, for every value of its letters.
   */
  const line = z.union([
    z.strictObject({ plain, in: z.optional(z.string()) }),
    z.strictObject({ tex: text, plain: z.optional(plain), in: z.optional(z.string()) }),
  ])

  const common = {
    ask: words,
    /** Told after a wrong answer; never the answer. */
    hint: words,
    /** Told with the right one: why it is so. */
    why: z.optional(words),
  }

  const question = z.discriminatedUnion('kind', [
    /** What comes next? Any line that follows in the working is right, but one that stands there already. */
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
    /** Why may we? One option is right; a wrong one may have a hint of its own. */
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
     * Move a point of the figure along a segment until it fits. It rests at equal steps, counted from 0, and fits at one
     * of them; it may be joined to other points by lines that move with it.
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

  /** A teacher's voice; it takes the place of the phone's. */
  const recording = z.optional(
    z.strictObject({ mediaId: z.uuid(), seconds: z.number().check(z.minimum(0), z.maximum(180)) }),
  )

  const step = z.strictObject({
    /** Names it where the lesson is edited. */
    id: z.optional(stepId),
    words,
    said: z.optional(words),
    recorded: z.optional(z.strictObject(perLocale(() => recording))),
    lines: z.optional(z.array(line).check(z.maxLength(6))),
    /** What the step earns in an answer sheet. */
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
    /** How long the step is expected to take; by its words where it is left out. */
    seconds: z.optional(z.number().check(z.minimum(2), z.maximum(180))),
    /** Asked after the words, and before the lines of the step: those are shown once it is answered, or passed over. */
    question: z.optional(question),
  })

  const head = {
    title: words,
    /** Languages whose words no speaker has read yet. */
    unreviewed: z.optional(z.array(z.enum(locales))),
    figure: z.optional(figure),
    /** What the figure shows when it is whole, for who cannot see it. */
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
  /** Counted up with every change of what stands in it. */
  version: z.int().check(z.minimum(1)),
  ...parts.head,
  steps: z.array(parts.step).check(z.minLength(2), z.maxLength(40)),
})
export type StepLesson = z.infer<typeof stepLesson>

const wordsPerSecond = 2.2
const secondsOfLine = 2.5
const secondsOfQuestion = 15

/** Seconds that a step is expected to take: no less than any recording of it. */
export function expectedSeconds({ recorded = {}, ...step }: Step): number {
  const voices = Object.values(recorded).map((voice) => Math.ceil(voice?.seconds ?? 0))
  return Math.max(secondsToRead(step), ...voices)
}

function secondsToRead({ seconds, words, said, lines = [], question }: Step): number {
  if (seconds !== undefined) return seconds
  const spoken = (said ?? words).en.replace(/\$[^$]*\$/g, ' x x x ').split(/\s+/).length / wordsPerSecond
  return Math.ceil(Math.max(3, spoken) + lines.length * secondsOfLine + (question ? secondsOfQuestion : 0))
}
