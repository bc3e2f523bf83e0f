import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DrawnSheet } from '../../domain/lessons/sheets/drawn-sheet.ts'
import type { ScreenOrder, SheetAnswer, SheetOrder } from './sheet-process.ts'
import type { SheetSeed } from './sheet-seed.ts'

export type SheetMaker = {
  /** The PDF of one sheet. Rejects with Typst's own message if it cannot be made. */
  make(order: SheetOrder): Promise<Uint8Array>
  /** The same sheet for a screen, in every language. */
  draw(seed: SheetSeed): Promise<DrawnSheet[]>
  stop(): void
}

/**
 * Makes sheets in a separate process: Typst never frees its memory, and signals would not be handled while a sheet is
 * made. One sheet is made at a time.
 */
export function startSheetMaker(): SheetMaker {
  const child = fork(fileURLToPath(new URL('./sheet-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
  })
  const ask = (order: SheetOrder | ScreenOrder) =>
    new Promise<SheetAnswer>((resolve, reject) => {
      const ended = () => reject(new Error('the process that makes the worksheets has ended'))
      child.once('exit', ended)
      child.once('message', (message) => {
        child.off('exit', ended)
        // It sends nothing else.
        resolve(message as SheetAnswer)
      })
      child.send(order, (error) => {
        if (error) ended()
      })
    })
  return {
    make: async (order) => {
      const answer = await ask(order)
      if ('bytes' in answer) return answer.bytes
      throw new Error('failure' in answer ? answer.failure : 'no sheet was made')
    },
    draw: async (seed) => {
      const answer = await ask({ screens: seed })
      if ('sheets' in answer) return answer.sheets
      throw new Error('failure' in answer ? answer.failure : 'no sheet was drawn')
    },
    stop: () => child.kill(),
  }
}
