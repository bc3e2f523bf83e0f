import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '../../domain/calls.ts'
import { calls } from '../../domain/calls.ts'
import { limits } from '../../domain/limits.ts'
import { connectAdapters } from '../../server/adapters/connect.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { type App, createApp } from '../../server/app.ts'
import { enqueue, runDueJobs } from '../../server/jobs/operations.ts'
import type { Services } from '../../server/services.ts'
import { jobHandlers } from '../../server/worker.ts'
import { requestOf, startTestApp, type TestApp } from '../support/app.ts'
import { databaseNamed, runOn } from '../support/database.ts'

let app: TestApp
let folder: string
/** Two processes on one database, simulated by two separate in-memory states. */
let processes: { app: App; services: Services }[]

beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'stepmark-two-'))
  processes = []
  for (let number = 0; number < 2; number += 1) {
    const { services, sandbox } = await connectAdapters(app.settings, {
      databaseUrl: app.databaseUrl,
      clock: app.clock,
      log: { info() {}, warn() {}, error() {} },
      poolSize: 4,
    })
    const made = await createApp({
      services,
      sandbox,
      staticFolder: folder,
      connectPages: async () => ({
        pages: [{ pattern: '/courses', parameters: [] }],
        render: async () => ({
          status: 200,
          headers: new Headers(),
          html: `<title>${await titleFrom(services)}</title>`,
        }),
      }),
    })
    processes.push({ app: made, services })
  }
})
afterAll(async () => {
  for (const { services } of processes) await services.database.close()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function titleFrom({ database }: Services): Promise<string> {
  const row = await database.first(
    sql<{ title: string }>`select title from courses order by position limit 1`,
  )
  return row?.title ?? 'none'
}

/** Waits until both have received all notifications so far. */
async function untilHeard(): Promise<void> {
  const said = `said at ${performance.now()}`
  const heard = processes.map(
    ({ services }) =>
      new Promise<void>((resolve) => {
        void services.database.listen('content_changed', (payload) => {
          if (payload === said) resolve()
        })
      }),
  )
  await app.services.database.first(sql`select pg_notify('content_changed', ${said})`)
  await Promise.all(heard)
}

/** The statuses of the same call to both processes, in turn or in parallel. */
async function statuses(name: CallName, inputs: readonly object[], isAtOnce = false): Promise<number[]> {
  const found: number[] = []
  const asked = inputs.map((input, index) => async () => {
    const { path, init } = requestOf(calls[name], { ...input }, {})
    const process = processes[index % 2]?.app
    found.push((await process?.fetch(new Request(`http://localhost:3000${path}`, init)))?.status ?? 0)
  })
  if (isAtOnce) await Promise.all(asked.map((ask) => ask()))
  else for (const ask of asked) await ask()
  return found
}

describe('two processes', () => {
  test('count one limit together', async () => {
    const { email } = await app.student()
    // Signing in by the right password was none of them.
    const left = limits.signInPerAccount.count
    const tries = Array.from({ length: left + 3 }, () => ({ email, password: 'not-the-password' }))
    const found = await statuses('login', tries)
    expect(found.indexOf(429)).toBe(left)
    expect(found.slice(left)).toEqual([429, 429, 429])
  })

  test('count the guesses of one code together, also in parallel', async () => {
    const person = {
      name: 'Asha',
      email: 'two@example.com',
      phone: '+919848055555',
      password: 'kept-in-a-book',
    }
    await app.call('register', person)
    const [mail] = await app.mailbox(person.email)
    const otp = mail?.subject.match(/\d{6}/)?.[0] ?? ''
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
    const guesses = Array.from({ length: 12 }, () => ({ email: person.email, otp: wrong }))
    expect(await statuses('verifyEmail', guesses, true)).not.toContain(200)
    expect(await statuses('verifyEmail', [{ email: person.email, otp }])).not.toContain(200)
  })

  test('take a right code once', async () => {
    const person = {
      name: 'Asha',
      email: 'once@example.com',
      phone: '+919848055556',
      password: 'kept-in-a-book',
    }
    await app.call('register', person)
    const [mail] = await app.mailbox(person.email)
    const otp = mail?.subject.match(/\d{6}/)?.[0] ?? ''
    const at = Array.from({ length: 10 }, () => ({ email: person.email, otp }))
    const found = await statuses('verifyEmail', at, true)
    expect(found.filter((status) => status === 200)).toHaveLength(1)
  })

  test('do each job once', async () => {
    const wanted = Array.from({ length: 60 }, (_, number) => `job ${number}`)
    for (const why of wanted)
      await app.services.database.transaction((tx) =>
        enqueue(tx, 'announceContent', { why }, { dueAt: app.clock.now() }),
      )
    const done: string[] = []
    const handlers = {
      ...jobHandlers,
      announceContent: async (_: Services, { why }: { why: string }) => {
        done.push(why)
        await new Promise((resolve) => setImmediate(resolve))
      },
    }
    await Promise.all(processes.map(({ services }) => runDueJobs(services, handlers)))
    expect(done.filter((why) => why.startsWith('job ')).sort()).toEqual([...wanted].sort())
  })

  test('show a change in both, whichever of them cached the page', async () => {
    await app.course()
    const read = async (process: App) =>
      (await process.fetch(new Request('http://localhost:3000/courses'))).text()
    const shown = () => Promise.all(processes.map((process) => read(process.app)))
    await shown()
    await app.services.database.first(sql`update courses set title = 'Changed'`)
    await expect.poll(shown).toEqual(processes.map(() => expect.stringContaining('Changed')))
    await untilHeard()
    // The notification caused it: a cached page is not rendered again by itself.
    const [kept] = await shown()
    await app.services.database.transaction(async (tx) => {
      await tx.first(sql`set local session_replication_role = replica`)
      await tx.first(sql`update courses set title = 'Unsaid'`)
    })
    expect(await shown()).toEqual([kept, kept])
  })

  test('list an edited course at once where it was edited, and in the other once notified', async () => {
    const { id } = await app.course({ title: 'To be edited' })
    const listed = async (process: App) => {
      const answer = await process.fetch(
        new Request('http://localhost:3000/api/v1/student/getliveCourses?limit=100&view=cards'),
      )
      const { data }: { data: { _id: string; title: string }[] } = await answer.json()
      return data.find(({ _id }) => _id === id)?.title
    }
    const titles = () => Promise.all(processes.map((process) => listed(process.app)))
    await expect.poll(titles).toEqual(['To be edited', 'To be edited'])
    const [here] = processes
    if (here === undefined) throw new Error('there is no process')
    for (const title of ['Edited', 'Edited again']) {
      await here.services.database.first(sql`update courses set title = ${title} where id = ${id}`)
      expect(await listed(here.app)).toBe(title)
    }
    await expect.poll(titles).toEqual(['Edited again', 'Edited again'])
  })

  test('that start at the same time migrate a database once', async () => {
    const name = `${new URL(app.databaseUrl.replace('///', '//socket/')).pathname.slice(1)}_new`
    await runOn(app.databaseUrl, `create database ${name}`)
    const url = databaseNamed(app.databaseUrl, name)
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
    expect(applied.filter((count) => count > 0)).toHaveLength(1)
    expect(await migrate(url)).toBe(0)
    await runOn(app.databaseUrl, `drop database ${name} with (force)`)
  })
})
