import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { SheetAnswer, SheetOrder } from './sheet-process.ts'

export type SheetMaker = {
  /** The PDF of one sheet. Rejects with Typst's own message when it cannot be made. */
  make(order: SheetOrder): Promise<Uint8Array>
  stop(): void
}

/**
 * Makes sheets in a process of its own: Typst keeps memory that the server would carry for good, and
 * the server hears signals while a sheet is made. One sheet is asked for at a time.
 */
export function startSheetMaker(): SheetMaker {
  const child = fork(fileURLToPath(new URL('./sheet-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
  })
  return {
    make: (order) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error('the process that makes the worksheets has ended'))
        child.once('exit', ended)
        child.once('message', (message) => {
          child.off('exit', ended)
          // It sends nothing else.
          const answer = message as SheetAnswer
          if ('bytes' in answer) resolve(answer.bytes)
          else reject(new Error(answer.failure))
        })
        child.send(order, (error) => {
          if (error) ended()
        })
      }),
    stop: () => child.kill(),
  }
}
