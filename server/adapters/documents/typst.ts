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
  let asked = 0

  function begin(): ChildProcess {
    const begun = forkProgram(new URL('./typst-process.ts', import.meta.url))
    begun.on('message', (message) => {
      // It sends nothing else.
      const answer = message as DocumentAnswer
      waiting.get(answer.id)?.(answer)
    })
    begun.on('exit', () => {
      if (child === begun) child = null
      for (const [id, settle] of waiting) settle({ id, failure: 'the process that sets documents has ended' })
    })
    // Neither the process nor its channel keeps the server alive.
    begun.unref()
    begun.channel?.unref()
    return begun
  }

  function rest(): void {
    clearTimeout(idle)
    if (waiting.size > 0) return
    idle = setTimeout(() => child?.kill('SIGKILL'), idleMilliseconds)
    idle.unref()
  }

  return (order) =>
    new Promise((resolve, reject) => {
      asked += 1
      const id = asked
      child ??= begin()
      const asking = child
      asking.channel?.ref()
      clearTimeout(idle)
      const deadline = setTimeout(() => asking.kill('SIGKILL'), deadlineMilliseconds)
      waiting.set(id, (answer) => {
        waiting.delete(id)
        clearTimeout(deadline)
        if (waiting.size === 0) asking.channel?.unref()
        rest()
        if ('bytes' in answer) resolve(answer.bytes)
        else reject(new Error(answer.failure))
      })
      asking.send({ id, order }, (error) => {
        if (error) waiting.get(id)?.({ id, failure: error.message })
      })
    })
}
