/** Processor time that this thread has taken, in milliseconds: what others take of the machine is no part of it. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * The least that is measured in three turns: the machine or a collection of garbage may hold up one of them, what is
 * looked for holds up each. There is no other turn after one that is within `enough`.
 */
export async function leastOfThree(measure: (turn: number) => Promise<number>, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 1; turn <= 3 && least > enough; turn += 1) least = Math.min(least, await measure(turn))
  return least
}

/** Processor time that a piece of work takes of this thread, in milliseconds. */
export function threadMsOf(work: () => void): number {
  const begun = threadMs()
  work()
  return threadMs() - begun
}
