/** A worksheet for the screen, drawn from the same source as its PDF. */
import * as z from 'zod/mini'
import { locales } from '../../locales.ts'

/** HTML in these is ours: its text is escaped, its formulas are drawn. */
const drawnLine = z.object({ html: z.string(), marks: z.number() })

export const sheetQuestion = z.object({
  /** The section that begins with it. */
  section: z.optional(z.string()),
  /** Number in the PDF. */
  number: z.int(),
  /** The part of a question that has several: "a", "b". */
  part: z.optional(z.string()),
  marks: z.number(),
  /** In English where the question is not available in the language of the sheet. */
  language: z.enum(locales),
  html: z.string(),
  figure: z.optional(z.object({ svg: z.string(), words: z.string() })),
  /** Contents of A, B, C, D. */
  options: z.optional(z.array(z.string())),
  /** How an answer is checked, as in practice; without it there is no input. */
  check: z.optional(
    z.object({
      kind: z.string(),
      answer: z.string(),
      rules: z.optional(z.record(z.string(), z.unknown())),
      letters: z.array(z.string()),
    }),
  ),
  steps: z.array(drawnLine),
})

export const drawnSheet = z.object({
  language: z.enum(locales),
  marks: z.number(),
  minutes: z.number(),
  /** It involves goods and services tax; a textbook may print former rates. */
  usesTaxRates: z.boolean(),
  questions: z.array(sheetQuestion),
})
export type DrawnSheet = z.infer<typeof drawnSheet>
export type DrawnSheetQuestion = z.infer<typeof sheetQuestion>
