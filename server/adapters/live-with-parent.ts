import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'

/** Watches from its own thread: a busy main thread would not notice that the connection closed. */
const watch = `
  const { workerData: { parent, most } } = require('node:worker_threads')
  const end = () => process.kill(process.pid, 'SIGKILL')
  setInterval(() => process.ppid === parent || end(), 1000)
  if (most !== null) setTimeout(end, most)`

/**
 * For a program that the product forks (fork-program.ts): it ends with the product and not before. What a service that
 * is stopped sends to all of its processes ends no work; a product that was killed leaves nobody behind, however busy.
 */
export function liveWithParent(mostMilliseconds: number | null = null): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  try {
    // Where the machine has no memory left this process goes, and not the product (proc(5)).
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Other systems have no such file.
  }
  // It is killed in the end, and Node keeps what it compiled when a process ends by itself.
  flushCompileCache()
  const workerData = { parent: process.ppid, most: mostMilliseconds }
  new Worker(watch, { eval: true, execArgv: [], workerData }).unref()
}
