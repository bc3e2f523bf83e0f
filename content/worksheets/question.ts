import type { Random } from './random.ts'
import type { TopicName } from './sheet-seed.ts'

/** One line of an answer (Typst markup) and the marks it earns, in halves. */
type Step = readonly [work: string, marks: number]

/**
 * A question in Typst markup with its worked answer. `given` contains the drawn numbers and `result` the computed
 * ones, so that a test can calculate the answer in another way.
 */
export type Question<Given = unknown, Result = unknown> = {
  prompt: string
  /** Typst content drawn next to the question. */
  figure?: string
  steps: readonly Step[]
  /** The questions that it is put together from. */
  parts?: readonly Question[]
  given: Given
  result: Result
}

export type QuestionMaker = (random: Random) => Question

/** Draws a question of a topic; the maker's code may inspect it. */
export type DrawQuestion = (topic: TopicName, make: QuestionMaker, random: Random) => Question

export const drawQuestion: DrawQuestion = (_, make, random) => make(random)

let watch: ((made: Question) => void) | undefined

/** Keeps the exact types of the given and the computed numbers. */
export function question<Given, Result>(made: Question<Given, Result>): Question<Given, Result> {
  watch?.(made)
  return made
}

/** Observes each question made while something runs: practice derives its own from these. */
export function whileWatched<Outcome>(see: (made: Question) => void, run: () => Outcome): Outcome {
  watch = see
  try {
    return run()
  } finally {
    watch = undefined
  }
}

export function questionMarks(asked: Question): number {
  return asked.steps.reduce((sum, [, marks]) => sum + marks, 0)
}
