import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** Far above what a known address costs more than an unknown one (under 1 ms), far below what a person notices. */
const stepInMilliseconds = 25
/** Timers count whole milliseconds, which would let the fractions through: the last of them are waited for turn by turn. */
const fineInMilliseconds = 2

/**
 * Ends on the next whole step after its start, refused or not: how long an answer took does not tell
 * whether its address is known.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - startedAt
    const endsAt = startedAt + Math.ceil(spent / stepInMilliseconds) * stepInMilliseconds
    await pause(Math.max(0, endsAt - performance.now() - fineInMilliseconds))
    while (performance.now() < endsAt) await nextTurn()
  }
}
