/**
 * Counts the steps of the engine, so that no input takes too long: a count rather than a clock, so that the same text
 * always gives the same result.
 */
let left = Number.POSITIVE_INFINITY
let taken = 0

/** The work was stopped because it exceeded its steps. */
export class OutOfSteps extends Error {}

/** Called once for every operation on a value and for every token. */
export function countSteps(steps = 1): void {
  taken += steps
  left -= steps
  if (left < 0) throw new OutOfSteps()
}

/** Runs `work`, which throws `OutOfSteps` after `limit` steps. Budgets nest: the smaller one applies. */
export function withinSteps<Result>(limit: number, work: () => Result): Result {
  const outer = left
  left = Math.min(limit, outer)
  const allowed = left
  try {
    return work()
  } finally {
    left = outer - (allowed - left)
  }
}

/** The steps that `work` took. */
export function stepsOf(work: () => unknown): number {
  const before = taken
  work()
  return taken - before
}
