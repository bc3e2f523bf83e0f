import { readdirSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { makers } from '../../../content/practice/makers.ts'
import { inScope } from '../../scope.ts'
import { practiceEngine } from './engine-worker.ts'

const [maker] = makers
const reference = { maker: maker?.id ?? '', version: maker?.version ?? 0, seed: 7 }
const blank = { lines: [], answer: '', board: 'cbse' as const, otherAnswers: [] }

/** A thread that answers after so many milliseconds. */
const slowThread = (milliseconds: number) => () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.on('message', () => setTimeout(() => parentPort.postMessage({ done: null }), ${milliseconds}))
     parentPort.postMessage('ready')`,
    { eval: true },
  )

const endlessThread = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.on('message', () => { for (;;); })
     parentPort.postMessage('ready')`,
    { eval: true },
  )

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
    await practiceEngine().mark(reference, blank)
    const threads = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
    expect(threads).toContain(constants.priority.PRIORITY_BELOW_NORMAL)
    expect(getPriority()).toBeLessThan(constants.priority.PRIORITY_BELOW_NORMAL)
  })

  it('knows no question that nothing makes', async () => {
    const unknown = { ...reference, maker: 'no/such' }
    expect(await practiceEngine().mark(unknown, blank)).toBeNull()
  })

  it.each([
    ['while too many wait', { mostTasks: 1 }],
    ['that waited for too long', { mostWaitMilliseconds: 100 }],
  ])('asks a task to come again %s', async (_, bound) => {
    const engine = practiceEngine({ openThread: slowThread(300), ...bound })
    const one = () =>
      engine.mark(reference, blank).catch(({ kind, options }) => [kind, options.retryAfterSeconds])
    expect(await Promise.all([one(), one()])).toEqual([null, ['tooMany', 3]])
    expect(await one()).toBeNull()
  })

  it('lets who asks for little wait behind nobody who asks for much', async () => {
    const engine = practiceEngine({ openThread: slowThread(50) })
    const ends: string[] = []
    const from = (network: string) =>
      inScope({ requestId: null, network }, async () => {
        await engine.mark(reference, blank)
        ends.push(network)
      })
    await Promise.all([...Array.from({ length: 5 }, () => from('many')), from('one')])
    expect(ends.indexOf('one')).toBeLessThan(3)
  })

  it('lets a thread that waits for the machine go on, and ends one that works without end', async () => {
    let opened = 0
    const open = (thread: () => Worker) => () => {
      opened += 1
      return thread()
    }
    const crowded = practiceEngine({ openThread: open(slowThread(700)), mostMillisecondsOfTask: 400 })
    expect([await crowded.mark(reference, blank), await crowded.mark(reference, blank)]).toEqual([null, null])
    expect(opened).toBe(1)
    const endless = practiceEngine({ openThread: open(endlessThread), mostMillisecondsOfTask: 100 })
    // Where the machine gives it no time either, it is said to be busy.
    const ended = endless.mark(reference, blank).catch(({ kind }) => kind)
    expect([null, 'tooMany']).toContain(await ended)
    await expect(endless.draw(reference, { locale: 'en', formulas: 'html' })).rejects.toMatchObject({
      kind: 'tooMany',
    })
    expect(opened).toBe(3)
  })
})
