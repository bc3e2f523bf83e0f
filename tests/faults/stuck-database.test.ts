import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureKinds } from '../../domain/contract.ts'
import { type Statement, sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { runs } from '../support/runs.ts'
import { type StoppableDatabase, startStoppableDatabase } from '../support/stoppable-database.ts'

/** A long run has the deadline of the product, and freezes as long as a failing disk does. */
const isLong = runs(1) > 1
const frozenSeconds = isLong ? 30 : 2
const deadlineInMs = isLong ? 5000 : 500
const times = runs(1)
const longestSeconds = 10

let postgres: StoppableDatabase
let app: TestApp
let student: TestStudent
let courseId: string
beforeAll(async () => {
  postgres = await startStoppableDatabase()
  app = await startTestApp({ databaseServer: postgres.url, deadlineInMs })
  student = await app.student()
  courseId = (await app.course()).id
})
afterAll(async () => {
  await app.close()
  await postgres.stop()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const seen = { answers: 0, late: 0, untyped: 0, slowestInSeconds: 0 }

function record(part: string, n: number): void {
  const figure = `${seen.answers} answers, the slowest after ${seen.slowestInSeconds.toFixed(1)} s, ${seen.late} later than ${longestSeconds} s, ${seen.untyped} that say nothing`
  recordFigure({ id: 'T13', part, n, figure, isMet: seen.late + seen.untyped === 0 })
}

/** Makes a request, and notes whether its answer came in time and said in its envelope what it is. */
async function judge(
  ask: () => Promise<{ status: number; body: Record<string, unknown> }>,
  nowMs = () => performance.now(),
): Promise<number> {
  const startedAt = nowMs()
  const { status, body } = await ask()
  const seconds = (nowMs() - startedAt) / 1000
  seen.answers += 1
  seen.slowestInSeconds = Math.max(seen.slowestInSeconds, seconds)
  if (seconds > longestSeconds) seen.late += 1
  const isTyped = body['success'] === true || Object.keys(failureKinds).includes(String(body['code']))
  if (!isTyped) seen.untyped += 1
  return status
}

/** Twice as many parallel requests as there are connections: a visitor's, and a student's who reads and writes. */
function askAll(): Promise<number[]> {
  const { token, phone } = student
  const asks = [
    () => app.call('getCategories'),
    () => app.call('getMyCourses', {}, { token }),
    () => app.call('updateProfile', { name: 'Asha', phone }, { token }),
    () => app.call('createOrder', { courseId, subscriptionType: 1 }, { token }),
  ]
  return Promise.all(Array.from({ length: 4 }, () => asks.map((ask) => judge(ask))).flat())
}

/** Nobody is refused for asking so often. */
async function forgetLimits(): Promise<void> {
  await app.services.database.first(sql`delete from rate_limits`)
}

async function expectServed(): Promise<void> {
  // An order that was being asked for at the gateway is held a few seconds.
  app.clock.advance({ seconds: 30 })
  const statuses = async () => {
    await forgetLimits()
    // A token lives for minutes.
    const { email, password } = student
    student.token = (await app.call('login', { email, password })).body.data.token
    return new Set(await askAll())
  }
  // A busy machine may need more than the short deadline for some of the first.
  await expect.poll(statuses).toEqual(new Set([200]))
}

function expectInWords(): void {
  expect(seen).toMatchObject({ late: 0, untyped: 0 })
}

test('a late or empty response is noticed', async () => {
  const before = { ...seen }
  const later = [0, longestSeconds * 1000 + 1]
  await judge(
    async () => ({ status: 500, body: {} }),
    () => later.shift() ?? 0,
  )
  expect(seen).toMatchObject({ late: before.late + 1, untyped: before.untyped + 1 })
  Object.assign(seen, before)
  recordPlanted('T13', 'an answer after more than 10 s and one without a code are noticed')
})

describe('nobody waits for longer than ten seconds, and everybody gets an error', () => {
  test('when the database hangs with its connections open', { timeout: 3_600_000 }, async () => {
    const rounds = Math.ceil(times / 2)
    for (let round = 0; round < rounds; round += 1) {
      await forgetLimits()
      const first = askAll()
      // Some of them are in the middle of a transaction then.
      await pause(Math.random() * 15)
      await postgres.freeze()
      const thawed = pause(frozenSeconds * 1000).then(() => postgres.thaw())
      await pause(isLong ? 12_000 : 200)
      const statuses = [...(await askAll()), ...(await first)]
      if (isLong) expect(statuses).toContain(500)
      await thawed
      while (!(await app.services.database.isReady())) await pause(50)
      await expectServed()
    }
    record('frozen', rounds)
    expectInWords()
  })

  test('when all connections are taken', { timeout: 3_600_000 }, async () => {
    for (let round = 0; round < times; round += 1) {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      let taken = 0
      const holders = Array.from({ length: 8 }, () =>
        app.services.database.transaction(async (tx) => {
          await tx.first(sql`select 1`)
          taken += 1
          await held
        }),
      )
      while (taken < holders.length) await pause(5)
      const statuses = await askAll()
      expect(new Set(statuses)).toEqual(new Set([500]))
      release()
      await Promise.all(holders)
      await expectServed()
    }
    record('pool taken', times)
    expectInWords()
  })

  test('when transactions wait for each other', { timeout: 3_600_000 }, async () => {
    // A busy machine may take seconds to see that they do.
    await app.close()
    app = await startTestApp({
      databaseServer: postgres.url,
      deadlineInMs: isLong ? deadlineInMs : 60_000,
    })
    student = await app.student()
    const other = await app.student()
    for (let round = 0; round < times; round += 1) {
      // One of the two is undone by the database and done again.
      await Promise.all([rename(student.id, other.id, round), rename(other.id, student.id, round)])
      expect(await judge(() => app.call('getProfileData', {}, { token: student.token }))).toBe(200)
    }
    // The count is written a moment after it happened.
    await expect.poll(deadlocks).toBeGreaterThanOrEqual(times)
    record('deadlocks', times)
    expectInWords()
  })

  test('when the winner of a deadlock takes its time', async () => {
    const { database } = app.services
    const [mine, theirs] = [student.id, (await app.student()).id]
    const winner = Promise.withResolvers<number>()
    const started = Promise.withResolvers<void>()
    let hasWon = false
    const isWaiting = async (pid: number) =>
      (await database.first(sql`select from pg_locks where pid = ${pid} and not granted`)) !== null
    const slow = database.transaction(async (tx) => {
      const backend = await tx.first(sql<{ pid: number }>`select pg_backend_pid() as pid`)
      await tx.first(renamed(theirs, 1))
      winner.resolve(backend?.pid ?? 0)
      await started.promise
      await tx.first(renamed(mine, 1))
      hasWon = true
    })
    const pid = await winner.promise
    const beaten = database.transaction(async (tx) => {
      await tx.first(renamed(mine, 2))
      started.resolve()
      while (!hasWon && !(await isWaiting(pid))) await pause(5)
      if (!hasWon) process.kill(pid, 'SIGSTOP')
      try {
        await tx.first(renamed(theirs, 2))
      } catch (error) {
        setTimeout(() => process.kill(pid, 'SIGCONT'), 50)
        throw error
      }
    })
    await Promise.all([slow, beaten])
  })
})

let meeting: { arrived: number; open: () => void; together: Promise<void> } | null = null

/** Changes one row, waits until somebody else has changed another, and then changes that one too. */
function rename(first: string, second: string, round: number): Promise<void> {
  meeting ??= newMeeting()
  const { together } = meeting
  const mine = meeting
  let isFirstTry = true
  return app.services.database.transaction(
    async (tx) => {
      await tx.first(renamed(first, round))
      if (isFirstTry) {
        isFirstTry = false
        mine.arrived += 1
        if (mine.arrived === 2) {
          meeting = null
          mine.open()
        }
        await together
      }
      await tx.first(renamed(second, round))
    },
    isLong ? {} : { statementMs: 60_000 },
  )
}

function newMeeting() {
  let open = () => {}
  const together = new Promise<void>((resolve) => {
    open = resolve
  })
  return { arrived: 0, open: () => open(), together }
}

function renamed(id: string, round: number): Statement<unknown> {
  return sql`update students set name = ${`Round ${round}`} where id = ${id}`
}

async function deadlocks(): Promise<number> {
  const row = await app.services.database.first(
    sql<{
      count: number
    }>`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
  )
  return row?.count ?? 0
}
