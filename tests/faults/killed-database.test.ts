import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { databaseNamed, runOn, templateName } from '../support/database.ts'
import { openFolder } from '../support/folders.ts'
import { checkInvariants } from '../support/invariants.ts'
import { type Shop, shopOf } from '../support/shop.ts'

const quiet = { info() {}, warn() {}, error() {} }

let folder: string
let postgres: EmbeddedPostgres
let app: TestApp
let shop: Shop

beforeAll(async () => {
  folder = await openFolder('killed')
  // A server of its own, with every commit on the disk before it is answered.
  postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet, progress: () => undefined })
  await runOn(postgres.url, `create database ${templateName}`)
  await migrate(databaseNamed(postgres.url, templateName))
  app = await startTestApp({ databaseServer: postgres.url, now: new Date().toISOString() })
  shop = shopOf(app)
}, 120_000)
afterAll(async () => {
  await app.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const acknowledged = { orders: [] as string[], verified: [] as string[] }
const statuses = new Set<number>()
let slowestInSeconds = 0

/** One purchase, each step through the API, each of which may be lost to the killed database. */
async function buyOnce(student: TestStudent, courseId: string): Promise<void> {
  const ordered = await asked('createOrder', { courseId, subscriptionType: 1 }, student)
  if (ordered?.status !== 200) return
  const made = ordered.body.data
  acknowledged.orders.push(made.paymentId)
  // The gateway lives in the same database here, so it may be down too.
  const paid = await shop.checkout(made).catch(() => null)
  if (paid === null) return
  const verified = await asked('verifyPayment', { paymentId: made.paymentId, ...paid.result }, student)
  if (verified?.status === 200) acknowledged.verified.push(made.paymentId)
}

async function asked(name: 'createOrder' | 'verifyPayment', input: object, { token }: TestStudent) {
  const startedAt = performance.now()
  const answer = await app.call(name, input, { token })
  slowestInSeconds = Math.max(slowestInSeconds, (performance.now() - startedAt) / 1000)
  statuses.add(answer.status)
  return answer
}

async function databaseProcess(): Promise<number> {
  const row = await app.services.database.first(
    sql<{ pid: string }>`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
  )
  return Number(row?.pid)
}

/** Kills the database's first process and returns after how many seconds another one answers. */
async function secondsWithoutDatabase(): Promise<number> {
  const killed = await databaseProcess()
  process.kill(killed, 'SIGKILL')
  const startedAt = performance.now()
  while ((await databaseProcess().catch(() => killed)) === killed)
    await new Promise((resolve) => setTimeout(resolve, 50))
  return (performance.now() - startedAt) / 1000
}

test(
  'a database that is killed in the middle of purchases loses nothing that was answered',
  { timeout: 180_000 },
  async () => {
    const students: TestStudent[] = []
    for (let one = 0; one < 6; one += 1) students.push(await app.student())
    for (let round = 0; round < 3; round += 1) {
      const course = await app.course()
      const buying = students.map((student) => buyOnce(student, course.id))
      await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 80))
      // Five on a quiet machine; a busy one restarts PostgreSQL more slowly.
      expect(await secondsWithoutDatabase()).toBeLessThan(20)
      await Promise.all(buying)
      // A request that was lost held the right to ask for the order a few seconds more.
      app.clock.advance({ seconds: 7 })
      // It takes purchases again at once.
      for (const student of students) await buyOnce(student, course.id)
      app.clock.set(new Date())
    }
    await shop.heal(0.5)
    expect(await checkInvariants(app.services.database, acknowledged)).toEqual([])
    expect(acknowledged.verified.length).toBeGreaterThanOrEqual(students.length)
    expect([...statuses]).not.toContain(503)
    expect(slowestInSeconds).toBeLessThan(10)
  },
)
