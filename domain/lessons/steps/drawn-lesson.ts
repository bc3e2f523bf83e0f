import * as z from 'zod/mini'
import { locales } from '../../locales.ts'

/** A step lesson as it is sent and shown: one language, lines as MathML, the figure in its own pixels. */

/** Text and MathML; only the server writes it. */
const html = z.string()
/** Pieces of a line; it breaks between them, each starting with its relation. */
const pieces = z.array(html)

const colour = z.enum(['chalk', 'given', 'result', 'faint', 'red'])

const drawnShape = z.union([
  z.object({
    d: z.string(),
    colour,
    width: z.number(),
    isDashed: z.optional(z.boolean()),
    isFilled: z.optional(z.boolean()),
  }),
  z.object({ dot: z.readonly(z.tuple([z.number(), z.number()])), colour }),
  z.object({ label: html, at: z.readonly(z.tuple([z.number(), z.number()])), size: z.number(), colour }),
])
export type DrawnShape = z.infer<typeof drawnShape>

const common = { ask: html, hint: html, why: z.optional(html) }

const at = z.readonly(z.tuple([z.number(), z.number()]))

const drawnQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), ...common, in: z.string(), before: z.array(z.string()) }),
  z.object({
    kind: z.literal('value'),
    ...common,
    answerKind: z.string(),
    answer: z.string(),
    rules: z.optional(z.record(z.string(), z.unknown())),
  }),
  z.object({
    kind: z.literal('choice'),
    ...common,
    options: z.array(z.object({ words: html, isRight: z.boolean(), hint: z.optional(html) })),
  }),
  z.object({ kind: z.literal('slip'), ...common, lines: z.array(pieces), wrong: z.number() }),
  z.object({
    kind: z.literal('move'),
    ...common,
    name: z.string(),
    from: at,
    to: at,
    steps: z.number(),
    beginsAt: z.number(),
    fitsAt: z.number(),
    joinedTo: z.array(at),
    /** The point's label at each of its positions, such as (2, 0). */
    places: z.array(z.string()),
  }),
])
export type DrawnQuestion = z.infer<typeof drawnQuestion>

const drawnStep = z.object({
  words: html,
  /** As the voice reads it. */
  said: z.string(),
  /** Its recording, by media id. */
  voice: z.optional(z.string()),
  lines: z.optional(z.array(pieces)),
  mark: z.optional(z.string()),
  margin: z.optional(html),
  shapes: z.optional(z.array(drawnShape)),
  table: z.optional(z.object({ head: z.array(html), rows: z.array(z.array(html)) })),
  seconds: z.number(),
  question: z.optional(drawnQuestion),
})
export type DrawnStep = z.infer<typeof drawnStep>

export const drawnLesson = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string(),
  /** Its language; English where it has no text in the requested language. */
  language: z.enum(locales),
  /** Not reviewed by a speaker of the language yet. */
  isUnreviewed: z.boolean(),
  figure: z.nullable(z.object({ width: z.number(), height: z.number(), words: z.string() })),
  /** Workings for typed lines, by name. */
  workings: z.record(z.string(), z.unknown()),
  steps: z.array(drawnStep),
})
export type DrawnLesson = z.infer<typeof drawnLesson>
