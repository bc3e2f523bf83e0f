import type { Random } from './random.ts'

/** One line of an answer (Typst markup) and the marks it earns, in halves. */
export type Step = readonly [work: string, marks: number]

/**
 * A question in Typst markup with its worked answer. `given` holds the drawn numbers and `result`
 * the computed ones, so that a test can work the answer out by another way.
 */
export type Question<Given = unknown, Result = unknown> = {
  prompt: string
  /** Typst content drawn beside the question. */
  figure?: string
  steps: readonly Step[]
  given: Given
  result: Result
}

export type QuestionMaker = (random: Random) => Question

/** Keeps the exact types of the given and the computed numbers. */
export function question<Given, Result>(made: Question<Given, Result>): Question<Given, Result> {
  return made
}

export function questionMarks(asked: Question): number {
  return asked.steps.reduce((sum, [, marks]) => sum + marks, 0)
}
