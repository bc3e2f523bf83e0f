import type { ChildProcess } from 'node:child_process'
import { forkProgram } from '../fork-program.ts'
import type { MakeDocument } from './documents.ts'
import type { DocumentAnswer } from './typst-process.ts'

const idleMilliseconds = 60_000
const deadlineMilliseconds = 20_000

/**
 * Renders documents with Typst in a child process, because Typst does not release its memory. The
 * process starts with the first document and ends after a minute without one.
 */
export function typstDocuments(): MakeDocument {
  const waiting = new Map<number, (answer: DocumentAnswer) => void>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let requestCount = 0

  function begin(): ChildProcess {
    const started = forkProgram(new URL('./typst-process.ts', import.meta.url))
    started.on('message', (message) => {
      // It sends nothing else.
      const answer = message as DocumentAnswer
      waiting.get(answer.id)?.(answer)
    })
    started.on('exit', () => {
      if (child === started) child = null
      for (const [id, settle] of waiting) settle({ id, failure: 'the process that sets documents has ended' })
    })
    // Neither the process nor its channel keeps the server alive.
    started.unref()
    started.channel?.unref()
    return started
  }

  function rest(): void {
    clearTimeout(idle)
    if (waiting.size > 0) return
    idle = setTimeout(() => child?.kill('SIGKILL'), idleMilliseconds)
    idle.unref()
  }

  return (order) =>
    new Promise((resolve, reject) => {
      requestCount += 1
      const id = requestCount
      child ??= begin()
      const running = child
      running.channel?.ref()
      clearTimeout(idle)
      const deadline = setTimeout(() => running.kill('SIGKILL'), deadlineMilliseconds)
      waiting.set(id, (answer) => {
        waiting.delete(id)
        clearTimeout(deadline)
        if (waiting.size === 0) running.channel?.unref()
        rest()
        if ('bytes' in answer) resolve(answer.bytes)
        else reject(new Error(answer.failure))
      })
      running.send({ id, order }, (error) => {
        if (error) waiting.get(id)?.({ id, failure: error.message })
      })
    })
}
