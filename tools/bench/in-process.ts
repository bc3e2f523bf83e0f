import { connectAdapters } from '../../server/adapters/connect.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import type { Sandbox } from '../../server/adapters/gateway/sandbox/sandbox.ts'
import type { Logger } from '../../server/adapters/log.ts'
import { type App, createApp } from '../../server/app.ts'
import type { Services } from '../../server/services.ts'
import type { Settings } from '../../server/settings.ts'
import { databaseNamed, runOn } from '../../tests/support/database.ts'
import { type Recording, recordStatements } from './recording.ts'
import type { Part } from './report.ts'

export const silent: Logger = { info() {}, warn() {}, error() {} }

/** The product in this process, on a database that records its statements. */
export type RecordedApp = {
  app: App
  services: Services
  sandbox: Sandbox
  /** What ran since the last call. */
  take(): Recording
  close(): Promise<void>
}

export async function startRecordedApp(settings: Settings, databaseUrl: string): Promise<RecordedApp> {
  let take: RecordedApp['take'] | undefined
  const { services, sandbox } = await connectAdapters(settings, {
    databaseUrl,
    log: silent,
    around(database) {
      const recording = recordStatements(database)
      take = recording.take
      return recording.database
    },
  })
  if (take === undefined || sandbox === null) throw new Error('statements are recorded beside the sandbox')
  const app = await createApp({ services, sandbox })
  return { app, services, sandbox, take, close: () => services.database.close() }
}

/** What a part needs that is measured on a separate database. */
export type OwnDatabaseOptions = {
  serverUrl: string
  settings: Settings
  calls: number
  /** Called with a sentence about each slow step. */
  progress(sentence: string): void
}

/** Measures the product in this process on a new database, once that is filled. */
export async function onOwnDatabase<Given>(
  { serverUrl, settings }: Pick<OwnDatabaseOptions, 'serverUrl' | 'settings'>,
  name: string,
  fill: (databaseUrl: string) => Promise<Given>,
  measure: (recorded: RecordedApp, given: Given) => Promise<Part>,
): Promise<Part> {
  await runOn(serverUrl, `create database ${name}`)
  const databaseUrl = databaseNamed(serverUrl, name)
  await migrate(databaseUrl)
  const given = await fill(databaseUrl)
  const recorded = await startRecordedApp(settings, databaseUrl)
  try {
    return await measure(recorded, given)
  } finally {
    await recorded.close()
  }
}

/** Milliseconds of each of this many calls, one at a time, after a warm-up. */
export async function timesOf(calls: number, call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let made = -5; made < calls; made += 1) {
    const started = performance.now()
    await call()
    if (made >= 0) times.push(performance.now() - started)
  }
  return times
}

/** One call in-process; throws unless it succeeds. */
export async function callApp(app: App, path: string, token?: string, body?: object): Promise<unknown> {
  const answer = await app.fetch(
    new Request(`http://localhost/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  const { data, message }: { data: unknown; message: string } = JSON.parse(await answer.text())
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${message}`)
  return data
}
