import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { recordFigure } from '../support/figures.ts'
import { checkInvariants } from '../support/invariants.ts'
import { runs } from '../support/runs.ts'
import { type Shop, shopOf } from '../support/shop.ts'
import { type StoppableDatabase, startStoppableDatabase } from '../support/stoppable-database.ts'

/** Kills, by how many seconds the database stays away; a long run waits as long as a machine takes to start. */
const kills =
  runs(1) === 1
    ? [[0, 3] as const]
    : ([
        [1, runs(1) - 10],
        [10, 8],
        [60, 2],
      ] as const)

let postgres: StoppableDatabase
let app: TestApp
let shop: Shop

beforeAll(async () => {
  postgres = await startStoppableDatabase()
  app = await startTestApp({ databaseServer: postgres.url, now: new Date().toISOString() })
  shop = shopOf(app)
})
afterAll(async () => {
  await app.close()
  await postgres.stop()
})

const acknowledged = { orders: [] as string[], verified: [] as string[] }
const statuses = new Map<number, number>()
let slowestInSeconds = 0
let slowestReturnInSeconds = 0
let isAway = false

/** One purchase, each step through the API, each of which may be lost to the killed database. */
async function buyOnce(student: TestStudent, courseId: string): Promise<boolean> {
  const ordered = await asked('createOrder', { courseId, subscriptionType: 1 }, student)
  if (ordered?.status !== 200) return false
  const made = ordered.body.data
  acknowledged.orders.push(made.paymentId)
  // The gateway lives in the same database here, so it may be down too.
  const paid = await shop.checkout(made).catch(() => null)
  if (paid === null) return false
  const verified = await asked('verifyPayment', { paymentId: made.paymentId, ...paid.result }, student)
  if (verified?.status !== 200) return false
  acknowledged.verified.push(made.paymentId)
  return true
}

async function asked(name: 'createOrder' | 'verifyPayment', input: object, { token }: TestStudent) {
  const startedAt = performance.now()
  const answer = await app.call(name, input, { token })
  slowestInSeconds = Math.max(slowestInSeconds, (performance.now() - startedAt) / 1000)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  return answer
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Kills the database while students buy, and waits until it is back and used again. */
async function killOnce(students: readonly TestStudent[], secondsAway: number): Promise<void> {
  const { id } = await app.course()
  const buying = students.map((student) => buyOnce(student, id))
  await pause(10 + Math.random() * 80)
  isAway = true
  await postgres.kill()
  const back = pause(secondsAway * 1000).then(() => postgres.start())
  // Students keep sending requests meanwhile.
  const asking = students.map(async (student) => {
    while (isAway) {
      await buyOnce(student, id)
      await pause(500)
    }
  })
  await back
  isAway = false
  const backAt = performance.now()
  while (!(await app.services.database.isReady())) await pause(20)
  slowestReturnInSeconds = Math.max(slowestReturnInSeconds, (performance.now() - backAt) / 1000)
  await Promise.all([...buying, ...asking])
  // A request that was lost held the right to ask for the order a few seconds more.
  app.clock.advance({ seconds: 7 })
  await app.services.database.first(sql`delete from rate_limits`)
  // It takes purchases again at once.
  const another = await app.course()
  for (const student of students) expect(await buyOnce(student, another.id)).toBe(true)
  app.clock.set(new Date())
}

/** A token lives for minutes, a long run for longer. */
async function signInAgain(students: TestStudent[]): Promise<void> {
  for (const student of students) {
    await app.services.database.first(sql`delete from rate_limits`)
    const { email, password } = student
    student.token = (await app.call('login', { email, password })).body.data.token
  }
}

test(
  'a database that is killed in the middle of purchases loses nothing that was answered',
  { timeout: 3_600_000 },
  async () => {
    const students: TestStudent[] = []
    for (let one = 0; one < 6; one += 1) students.push(await app.student())
    const done = new Map<number, number>()
    let violations: unknown[] = []
    try {
      for (const [secondsAway, times] of kills)
        for (let time = 0; time < times; time += 1) {
          await signInAgain(students)
          await killOnce(students, secondsAway)
          done.set(secondsAway, (done.get(secondsAway) ?? 0) + 1)
        }
      await shop.heal(0.5)
      violations = await checkInvariants(app.services.database, acknowledged)
    } finally {
      const refused = statuses.get(503) ?? 0
      const isMet = violations.length === 0 && refused === 0 && slowestReturnInSeconds <= 5
      const figure = `${violations.length} violations, ${acknowledged.verified.length} acknowledged purchases there, used again after ${slowestReturnInSeconds.toFixed(1)} s at most, ${refused} answers of 503`
      for (const [seconds, n] of done)
        recordFigure({ id: 'T12', part: `kills, back after ${seconds} s`, n, figure, isMet })
    }
    expect(violations).toEqual([])
    expect(acknowledged.verified.length).toBeGreaterThanOrEqual(students.length)
    expect([...statuses.keys()]).not.toContain(503)
    expect(slowestInSeconds).toBeLessThan(10)
  },
)
