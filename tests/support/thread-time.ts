/** Processor time that this thread has taken, in milliseconds: what others take of the machine is no part of it. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Processor time that a piece of work takes of this thread, in milliseconds. */
export function threadMsOf(work: () => void): number {
  const begun = threadMs()
  work()
  return threadMs() - begun
}
