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
 * For a program that the product forks (fork-program.ts): it ends with the product and not before. A stop signal to
 * the whole service does not interrupt its work; when the product is killed it ends too, however busy.
 */
export function liveWithParent(mostMilliseconds: number | null = null): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  try {
    // When memory runs out, the kernel kills this process and not the product (proc(5)).
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Other systems have no such file.
  }
  // It is killed at the end, while Node writes its compile cache only on a normal exit.
  flushCompileCache()
  const workerData = { parent: process.ppid, most: mostMilliseconds }
  new Worker(watch, { eval: true, execArgv: [], workerData }).unref()
}
