import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { connectDatabase, type Database } from '../adapters/database/database.ts'
import { sql } from '../adapters/database/sql.ts'
import { createFairQueue, QueueFull } from '../fair-queue.ts'
import { connectResponseCache, createResponseCache, type RunLimited } from './response-cache.ts'

const silent = { info() {}, warn() {}, error() {} }
const bytes = (text: string) => new TextEncoder().encode(text)

/** Draws a new body each time, and tells how often. */
function createDrawing() {
  let drawn = 0
  return {
    async draw() {
      drawn += 1
      return bytes(`body ${drawn}`)
    },
    count: () => drawn,
  }
}

/** A computation that ends when told to. */
function createSlowDrawing() {
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  return { draw: () => promise, end: (text: string) => resolve(bytes(text)) }
}

describe('the response cache', () => {
  it('are reused for a second, each for its own request', async () => {
    let time = 5000
    const answers = createResponseCache({ now: () => time })
    const { draw, count } = createDrawing()
    const first = await answers.get('a', draw)
    time += 999
    expect(await answers.get('a', draw)).toBe(first)
    expect(count()).toBe(1)
    expect(await answers.get('b', draw)).not.toEqual(first)
    time += 1
    expect(await answers.get('a', draw)).toEqual(bytes('body 3'))
  })

  it('are as old as the moment in which their drawing began', async () => {
    let time = 0
    const answers = createResponseCache({ now: () => time })
    const slow = createSlowDrawing()
    const first = answers.get('a', slow.draw)
    time = 900
    slow.end('slow')
    await first
    time = 1100
    const { draw } = createDrawing()
    expect(await answers.get('a', draw)).toEqual(bytes('body 1'))
  })

  it('are computed once for concurrent callers, and again a second later', async () => {
    let time = 0
    const answers = createResponseCache({ now: () => time })
    const slow = createSlowDrawing()
    const { draw, count } = createDrawing()
    const first = answers.get('a', slow.draw)
    const shared = answers.get('a', draw)
    expect(count()).toBe(0)
    time = 1000
    expect(await answers.get('a', draw)).toEqual(bytes('body 1'))
    slow.end('slow')
    expect([await first, await shared]).toEqual([bytes('slow'), bytes('slow')])
  })

  it('are not reused once content has changed, even those being computed', async () => {
    const answers = createResponseCache({ now: () => 0 })
    const { draw } = createDrawing()
    await answers.get('a', draw)
    const slow = createSlowDrawing()
    const old = answers.get('b', slow.draw)
    answers.forget()
    expect(await answers.get('a', draw)).toEqual(bytes('body 2'))
    expect(await answers.get('b', draw)).toEqual(bytes('body 3'))
    slow.end('old')
    await old
    expect(await answers.get('b', draw)).toEqual(bytes('body 3'))
  })

  it('are none when their drawing failed', async () => {
    const answers = createResponseCache({ now: () => 0 })
    await expect(answers.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const { draw } = createDrawing()
    expect(await answers.get('a', draw)).toEqual(bytes('body 1'))
  })

  it('are computed once for all waiting callers, also if the first one is refused', async () => {
    const queue = createFairQueue({ mostAtOnce: 1, mostUnderway: 6 })
    const turnOf =
      (network: string): RunLimited =>
      (work) =>
        queue.run(network, work)
    const answers = createResponseCache({ now: () => 0 })
    const { draw, count } = createDrawing()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const greedy = Promise.allSettled([1, 2, 3, 4, 5].map(() => queue.run('greedy', () => held)))
    const first = answers.get('a', draw, turnOf('greedy'))
    const shared = ['one', 'other'].map((network) => answers.get('a', draw, turnOf(network)))
    // Cached responses are not delayed by the queue.
    expect(await answers.get('a', draw)).toEqual(bytes('body 1'))
    answers.forget()
    // It is evicted for a lighter user.
    const another = queue.run('another', async () => 'done')
    await expect(first).rejects.toThrow(QueueFull)
    letGo()
    await greedy
    expect(await another).toBe('done')
    expect(await Promise.all(shared)).toEqual([bytes('body 2'), bytes('body 2')])
    expect(count()).toBe(2)
  })

  it('respect their limit, evicting the oldest first', async () => {
    const answers = createResponseCache({ now: () => 0, capacityInBytes: 2 * 1100 })
    const { draw, count } = createDrawing()
    for (const name of ['a', 'b', 'c']) await answers.get(name, draw)
    await answers.get('b', draw)
    await answers.get('c', draw)
    expect(count()).toBe(3)
    await answers.get('a', draw)
    expect(count()).toBe(4)
  })

  it('are only of public calls that change nothing and are not rate limited', () => {
    const shared = Object.entries<Call>(calls).filter(([, call]) => call.isSharedByAll)
    expect(shared.map(([name]) => name)).toEqual(['getBlog', 'getLiveCourses', 'getTryQuestions'])
    for (const [, { access, method, limits, isCompressed }] of shared) {
      expect(['anyone', 'optional']).toContain(access)
      expect({ method, limits, isCompressed }).toEqual({ method: 'GET' })
    }
  })
})

describe('cached responses with a database', () => {
  let app: TestApp
  /** As another process has it. */
  let elsewhere: Database

  beforeAll(async () => {
    app = await startTestApp()
    elsewhere = connectDatabase({ url: app.databaseUrl, log: silent, poolSize: 2 })
  })
  afterAll(async () => {
    await elsewhere.close()
    await app.close()
  })

  it('are forgotten as soon as this process has written what they show', async () => {
    const answers = await connectResponseCache(app.services, { now: () => 0 })
    const course = await app.course()
    const student = await app.student()
    const { draw, count } = createDrawing()
    const { database } = app.services
    const writes = [
      () => database.first(sql`update courses set title = 'Edited' where id = ${course.id}`),
      () =>
        database.transaction(async (tx) => {
          await tx.first(sql`select id from courses for update`)
          await tx.first(sql`update items set title = 'Edited'`)
        }),
      // A statement that broke may have been done.
      () => database.first(sql`delete from categories`).catch(() => null),
      () => app.grant(student, course, -1, 30),
      () => database.first(sql`update articles set title = 'Edited'`),
    ]
    for (const write of writes) {
      await answers.get('a', draw)
      const before = count()
      await write()
      await answers.get('a', draw)
      expect(count()).toBe(before + 1)
    }
  })

  it('stay while something else is written', async () => {
    const answers = await connectResponseCache(app.services, { now: () => 0 })
    const { draw, count } = createDrawing()
    await answers.get('a', draw)
    await app.services.database.first(sql`update students set name = 'Renamed'`)
    await app.services.database.all(sql`select title from courses`)
    await answers.get('a', draw)
    expect(count()).toBe(1)
  })

  it('are invalidated in all caches when another process changes content', async () => {
    const keepers = [1, 2].map(async () => ({
      answers: await connectResponseCache(app.services, { now: () => 0 }),
      ...createDrawing(),
    }))
    const kept = await Promise.all(keepers)
    const course = await app.course()
    const counts = () =>
      Promise.all(
        kept.map(async ({ answers, draw, count }) => {
          await answers.get('a', draw)
          return count() > 1
        }),
      )
    expect(await counts()).toEqual([false, false])
    await elsewhere.first(sql`update courses set title = 'From elsewhere' where id = ${course.id}`)
    await expect.poll(counts).toEqual([true, true])
  })
})
