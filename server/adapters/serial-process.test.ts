import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { forkProgram } from './fork-program.ts'
import { serialProcess } from './serial-process.ts'

it('ends after a time without a task, and starts again with the next', async () => {
  const begun: ChildProcess[] = []
  const askProcess = serialProcess({
    openProcess() {
      const child = forkProgram(new URL('./formulas/text-process.ts', import.meta.url))
      begun.push(child)
      return child
    },
    mostWaitMilliseconds: 60_000,
    idleMilliseconds: 200,
    busy: () => new Error('busy'),
  })
  const draw = () => askProcess<{ html: string }>({ formula: { tex: 'x', isBlock: false } }, () => 5000)
  expect((await draw()).answer).not.toBeNull()
  const [first] = begun
  if (first === undefined) throw new Error('no process began')
  if (first.signalCode === null) await once(first, 'exit')
  expect((await draw()).answer).not.toBeNull()
  expect(begun).toHaveLength(2)
})
