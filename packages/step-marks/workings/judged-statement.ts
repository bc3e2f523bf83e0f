import type { SlipCode } from './problem.ts'
import type { Question, World } from './question.ts'
import type { Chain, Statement } from './read-line.ts'

/** What is known of a working up to a line. */
export type WorkingSoFar = {
  readonly question: Question
  readonly judged: readonly JudgedStatement[]
  /** in truth */
  worlds: readonly World[]
  /** what was stated */
  readonly before: readonly Statement[]
  /** the chains that gave the student's own names their values */
  readonly definitions: readonly Chain[]
  /** the letter that is worked out */
  readonly head: string | undefined
  /** whether the last side was written after a slip */
  readonly isCurrentOwn: boolean
}

/** A statement that was judged, with all that naming its slip and its marks need. */
export type JudgedStatement = {
  readonly line: number
  /** its chains with the side that they continue from */
  readonly statement: Statement
  readonly status: 'ok' | 'ft' | 'wrong'
  /** the letter that a chain of values works out */
  readonly head?: string | undefined
  /** of a wrong chain of values: the side that is not equal to the one before it */
  readonly brokenAt?: number | undefined
  readonly isLostRoot?: boolean
  /** the name of its slip, where that is known */
  readonly code?: SlipCode
  /** values that have to be dropped later on */
  readonly toDrop?: readonly number[] | undefined
  /** nothing in the question says what its value should be */
  readonly isUnverified?: boolean
  /** what was stated before it, the last first */
  readonly before: readonly Statement[]
}
