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

/** What work that looks at each part once stays below: it grows fourfold, and one that looks through all for each sixteenfold. */
export const quadraticGrowth = 8

/** How many times as long a piece of work takes of this thread when what it is given is four times as large. */
export async function growthOf(size: number, work: (size: number) => unknown): Promise<number> {
  let turns = 1
  const spent = async (given: number) => {
    const begun = threadMs()
    for (let turn = 0; turn < turns; turn += 1) await work(given)
    return threadMs() - begun
  }
  // So often that the steps of the clock, which may be 10 ms, do not count.
  while ((await spent(size)) < 30) turns *= 2
  // Alternating: a machine that becomes slower meanwhile slows both down.
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let turn = 1; turn <= 3 || (turn <= 9 && large / small >= quadraticGrowth); turn += 1) {
    small = Math.min(small, await spent(size))
    large = Math.min(large, await spent(4 * size))
  }
  return large / small
}

/** How much of one processor this process takes from the beginning to the end of what it waits for: 1 where it does the work. */
export async function shareOfProcessor(work: () => Promise<unknown>): Promise<number> {
  const [before, since] = [process.cpuUsage(), performance.now()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / (performance.now() - since)
}
