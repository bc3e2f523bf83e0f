/** A worksheet as it is read on a screen, drawn from what its PDF is made of. */
import * as z from 'zod/mini'
import { locales } from '../../locales.ts'

/** HTML in these is ours: its words are escaped, its formulas are drawn. */
const drawnLine = z.object({ html: z.string(), marks: z.number() })

const sheetQuestion = z.object({
  /** The section that begins with it. */
  section: z.optional(z.string()),
  /** As the PDF counts it. */
  number: z.int(),
  /** The part of a question that has several: "a", "b". */
  part: z.optional(z.string()),
  marks: z.number(),
  /** In English where the question has no words in the language of the sheet. */
  language: z.enum(locales),
  html: z.string(),
  figure: z.optional(z.object({ svg: z.string(), words: z.string() })),
  /** What A, B, C, D say. */
  options: z.optional(z.array(z.string())),
  /** How an answer is checked, as practice does it; without it there is nothing to type. */
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
  /** It asks for goods and services tax, whose rates a textbook may print as they were. */
  usesTaxRates: z.boolean(),
  questions: z.array(sheetQuestion),
})
export type DrawnSheet = z.infer<typeof drawnSheet>
export type DrawnSheetQuestion = z.infer<typeof sheetQuestion>
