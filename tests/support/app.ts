import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { insertGrant } from '../../database/seed/queries.ts'
import { type CallName, calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import type { Clock } from '../../server/adapters/clock.ts'
import { connectAdapters } from '../../server/adapters/connect.ts'
import { textWorker } from '../../server/adapters/formulas/text-worker.ts'
import type { Logger } from '../../server/adapters/log.ts'
import type { MailboxMessage } from '../../server/adapters/mail/mail.ts'
import { listMailbox } from '../../server/adapters/mail/mailbox.ts'
import { practiceEngine } from '../../server/adapters/practice/engine-worker.ts'
import { createApp } from '../../server/app.ts'
import { runDueJobs } from '../../server/jobs/operations.ts'
import { readSettings, type Settings } from '../../server/settings.ts'
import { jobHandlers } from '../../server/worker.ts'
import { addCourse, type CourseOptions, type TestCourse } from './courses.ts'
import { databaseNamed, runOn, templateName } from './database.ts'
import './quick-accounts.ts'

/** A clock that is paused until it is moved. */
export type MovableClock = Clock & {
  set(to: Date | string): void
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

export type CallAnswer = {
  status: number
  headers: Headers
  // The tests look into answers of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what the test is about
  body: any
}

type CallOptions = {
  token?: string | undefined
  cookie?: string | undefined
  headers?: Record<string, string>
}

export type TestStudent = {
  id: string
  name: string
  email: string
  phone: string
  password: string
  token: string
  /** Of the session. */
  cookie: string
  /** By which the device is known. */
  deviceCookie: string
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type TestAppOptions = {
  settings?: Partial<Settings>
  /** Initial time of the clock; 21 November 2026, 10:00 in India unless said. */
  now?: string
  log?: Logger
  /** Another PostgreSQL server that holds the migrated template; the one of all tests unless said. */
  databaseServer?: string
  /** A migrated database that is there already and stays; a clone of the template unless said. */
  databaseUrl?: string
  /** Sets invoices as real PDFs; else they are their data, for a process of Typst costs time and memory. */
  setsDocuments?: boolean
  /** How long a request waits for a database connection, in milliseconds; as in the product unless said. */
  deadlineInMs?: number
}

/** Node's data for a request over loopback. */
const ownEnvironment = {
  incoming: {
    httpVersion: '1.1',
    headers: { connection: 'keep-alive' },
    socket: { remoteAddress: '127.0.0.1', setTimeout() {} },
  },
}

const silent: Logger = { info() {}, warn() {}, error() {} }

/** One process of each kind for all apps of a run: to begin one takes longer than what most tests ask of it. */
const workers = { textWorker: textWorker(), practiceEngine: practiceEngine() }

/** The real app on a database of its own, with embedded adapters and a clock that the test moves. */
export async function startTestApp({
  settings: overrides = {},
  now = '2026-11-21T04:30:00Z',
  log = silent,
  databaseServer,
  databaseUrl: givenDatabase,
  setsDocuments = false,
  ...pool
}: TestAppOptions = {}) {
  const databaseName = `test_${randomBytes(6).toString('hex')}`
  const serverUrl = databaseServer ?? inject('databaseUrl')
  if (givenDatabase === undefined)
    // Its files are copied: by way of the log of writes a clone takes twice the work.
    await runOn(serverUrl, `create database ${databaseName} template ${templateName} strategy file_copy`)
  const databaseUrl = givenDatabase ?? databaseNamed(serverUrl, databaseName)
  const dataDir = await mkdtemp(join(tmpdir(), 'stepmark-app-'))
  const settings: Settings = {
    ...readSettings({
      DEMO: '1',
      DATA_DIR: dataDir,
      APP_SECRET: randomBytes(32).toString('hex'),
      TRANSCODING: 'elsewhere',
    }),
    ...overrides,
  }
  const clock = movableClock(new Date(now))
  const { services, sandbox } = await connectAdapters(settings, {
    databaseUrl,
    clock,
    log,
    poolSize: 8,
    ...pool,
  })
  if (settings.traces === null) Object.assign(services, workers)
  if (!setsDocuments) services.makeDocument = async ({ data }) => Buffer.from(JSON.stringify(data))
  const app = await createApp({ services, sandbox, checkAnswers: true })
  let students = 0

  /** Asks as a browser on this machine does, unless the environment is another's. */
  async function fetchApp(
    path: string,
    init: RequestInit = {},
    environment: unknown = ownEnvironment,
  ): Promise<Response> {
    const headers = new Headers(init.headers)
    if (!headers.has('host')) headers.set('host', 'localhost:3000')
    return app.fetch(new Request(`http://localhost:3000${path}`, { ...init, headers }), environment)
  }

  async function call(name: CallName, input: object = {}, options: CallOptions = {}): Promise<CallAnswer> {
    const { path, init } = requestOf(calls[name], { ...input }, options)
    const response = await fetchApp(path, init)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  async function runJobs(): Promise<number> {
    return runDueJobs(services, jobHandlers)
  }

  async function mailbox(email?: string): Promise<MailboxMessage[]> {
    await runJobs()
    return listMailbox(services.database, email ?? null)
  }

  /** Registers a student, proves the address with the mailed code and signs in. */
  async function student(
    given: Partial<Pick<TestStudent, 'email' | 'name' | 'phone' | 'password'>> = {},
  ): Promise<TestStudent> {
    students += 1
    const person = {
      name: `Student ${students}`,
      email: `student${students}@example.com`,
      phone: `+9198480${String(students).padStart(5, '0')}`,
      password: 'kept-in-a-notebook',
      ...given,
    }
    await call('register', person)
    const [mail] = await mailbox(person.email)
    const otp = mail?.subject.match(/\d{6}/)?.[0] ?? mail?.text.match(/\b\d{6}\b/)?.[0]
    await call('verifyEmail', { email: person.email, otp })
    const answer = await call('login', { email: person.email, password: person.password })
    const token: string = answer.body.data.token
    const profile = await call('getProfileData', {}, { token })
    const cookies = cookieOf(answer).split('; ')
    const [cookie = '', deviceCookie = ''] = ['-session=', '-device='].map((name) =>
      cookies.find((pair) => pair.includes(name)),
    )
    return { ...person, id: profile.body.data._id, token, cookie, deviceCookie }
  }

  return {
    settings,
    services,
    sandbox,
    clock,
    databaseUrl,
    call,
    fetch: fetchApp,
    respondFromCache: app.respondFromCache,
    runJobs,
    mailbox,
    student,
    course: (options: CourseOptions = {}): Promise<TestCourse> => addCourse(services, options),
    /** Gives a student access to a course from one day to another, counted from now. */
    async grant(
      to: Pick<TestStudent, 'id'>,
      course: Pick<TestCourse, 'slug'>,
      fromDay: number,
      toDay: number,
    ): Promise<void> {
      const dayFromNow = (days: number) => new Date(clock.now().getTime() + days * 24 * 3600 * 1000)
      await services.database.first(insertGrant(to.id, course.slug, dayFromNow(fromDay), dayFromNow(toDay)))
    },
    async close(): Promise<void> {
      await services.database.close()
      if (givenDatabase === undefined) await runOn(serverUrl, `drop database ${databaseName} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The session cookie of an answer, as a browser would send it back. */
export function cookieOf(answer: { headers: Headers }): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** The address and options of a call, as the browser's client would send it. */
export function requestOf(
  call: Call,
  input: Record<string, unknown>,
  { token, cookie, headers = {} }: CallOptions = {},
): { path: string; init: RequestInit } {
  const rest = { ...input }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const sent: Record<string, string> = { ...headers }
  if (token !== undefined) sent['authorization'] = `Bearer ${token}`
  if (cookie !== undefined) sent['cookie'] = cookie
  if (call.method === 'GET') {
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    return { path: `/api/v1${path}?${query}`, init: { headers: sent } }
  }
  return {
    path: `/api/v1${path}`,
    init: {
      method: 'POST',
      headers: { ...sent, 'content-type': 'application/json' },
      body: JSON.stringify(rest),
    },
  }
}

function movableClock(start: Date): MovableClock {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    set(to) {
      current = new Date(to).getTime()
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      current += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
