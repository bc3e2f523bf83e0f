import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { describe, expect, it } from 'vitest'
import { makers } from '../../../content/practice/makers.ts'
import { slowProcess, standInProcess } from '../../../tests/support/stand-in-process.ts'
import { inScope } from '../../scope.ts'
import { openEngine, practiceEngine } from './engine-worker.ts'

const [maker] = makers
const reference = { maker: maker?.id ?? '', version: maker?.version ?? 0, seed: 7 }
const blank = { lines: [], answer: '', board: 'cbse' as const, otherAnswers: [] }

const slow = (milliseconds: number) => () => slowProcess(milliseconds, { done: null })
const endless = () => standInProcess('for (;;);')

/** On Linux every thread has a priority of its own. */
function threadsOf(pid: number): number[] {
  const folder = `/proc/${pid}/task`
  return existsSync(folder) ? readdirSync(folder).map(Number) : [pid]
}

describe('the engine of practice', () => {
  it('draws a question in each language, and marks its official working with every mark', async () => {
    const engine = practiceEngine()
    const drawn = await engine.draw(reference, { locale: 'hi', formulas: 'mathml' })
    expect(drawn?.stem).toMatch(/[\u0900-\u097f].*<math|<math.*[\u0900-\u097f]/su)
    const lines = drawn?.solution.flatMap(({ plain }) => plain ?? []) ?? []
    const marked = await engine.mark(reference, { ...blank, lines, answer: drawn?.ask.answer ?? '' })
    expect(marked).toMatchObject({ verdict: 'right', marks: drawn?.marks })
  })

  it('lets who serves go first', async () => {
    let child: ChildProcess | undefined
    const engine = practiceEngine({
      openProcess() {
        child = openEngine()
        return child
      },
    })
    await engine.mark(reference, blank)
    const wanted = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL)
    const priorities = threadsOf(child?.pid ?? 0).map(getPriority)
    expect(priorities.length).toBeGreaterThan(0)
    expect(new Set(priorities)).toEqual(new Set([wanted]))
  })

  it('marks on after a try that filled its memory', async () => {
    const engine = practiceEngine({
      openProcess: () =>
        standInProcess(
          'process.send({ done: task.given.answer === "" ? null : Array.from({ length: 2e8 }, String) })',
        ),
    })
    expect(await engine.mark(reference, { ...blank, answer: 'too much' })).toBeNull()
    expect(await engine.mark(reference, blank)).toBeNull()
  })

  it('knows no question that nothing makes', async () => {
    const unknown = { ...reference, maker: 'no/such' }
    expect(await practiceEngine().mark(unknown, blank)).toBeNull()
  })

  it.each([
    ['while too many wait', { mostTasks: 1 }],
    ['that waited for too long', { mostWaitMilliseconds: 100 }],
  ])('asks to retry a task later %s', async (_, bound) => {
    const engine = practiceEngine({ openProcess: slow(300), ...bound })
    const one = () =>
      engine.mark(reference, blank).catch(({ kind, options }) => [kind, options.retryAfterSeconds])
    expect(await Promise.all([one(), one()])).toEqual([null, ['tooMany', 3]])
    expect(await one()).toBeNull()
  })

  it('does not let light users wait behind heavy ones', async () => {
    const engine = practiceEngine({ openProcess: slow(50) })
    const ends: string[] = []
    const from = (network: string) =>
      inScope({ requestId: null, network }, async () => {
        await engine.mark(reference, blank)
        ends.push(network)
      })
    await Promise.all([...Array.from({ length: 5 }, () => from('many')), from('one')])
    expect(ends.indexOf('one')).toBeLessThan(3)
  })

  it('lets a process that waits for the machine continue, and ends one in an infinite loop', async () => {
    let opened = 0
    const open = (openProcess: () => ChildProcess) => () => {
      opened += 1
      return openProcess()
    }
    const crowded = practiceEngine({ openProcess: open(slow(700)), mostMillisecondsOfTask: 400 })
    expect([await crowded.mark(reference, blank), await crowded.mark(reference, blank)]).toEqual([null, null])
    expect(opened).toBe(1)
    const endlessly = practiceEngine({ openProcess: open(endless), mostMillisecondsOfTask: 100 })
    // Where the machine gives it no time either, it is said to be busy.
    const ended = endlessly.mark(reference, blank).catch(({ kind }) => kind)
    expect([null, 'tooMany']).toContain(await ended)
    await expect(endlessly.draw(reference, { locale: 'en', formulas: 'html' })).rejects.toMatchObject({
      kind: 'tooMany',
    })
    expect(opened).toBe(3)
  })
})
