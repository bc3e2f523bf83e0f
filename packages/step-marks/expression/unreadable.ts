/** Why a text cannot be parsed. The product words these for the student. */
export type UnreadableReason =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'unknown-sign'
  | 'unknown-word'
  | 'two-readings'
  | 'two-numbers'
  | 'two-signs'
  | 'two-equals-signs'
  | 'decimal-point'
  | 'comma'
  | 'missing-part'
  | 'open-bracket'
  | 'unexpected-sign'
  | 'number-wanted'
  | 'one-number-wanted'
  | 'equation-wanted'
  | 'inequality-wanted'
  | 'uneven-rows'
  | 'no-such-option'
  | 'undecided'
  | 'too-many-steps'

/** Thrown by the parser: the text is malformed, or it has two readings. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason
  /** The readings that the text has, as plain text that `readExpression` reads. */
  readonly readings: readonly string[]

  constructor(reason: UnreadableReason, readings: readonly string[] = []) {
    super(reason)
    this.reason = reason
    this.readings = readings
  }
}

/** The result of parsing, or `otherwise` if it is unreadable. */
export function readOr<Read, Otherwise>(read: () => Read, otherwise: Otherwise): Read | Otherwise {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unreadable) return otherwise
    throw error
  }
}
