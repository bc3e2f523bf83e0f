import { connectAdapters } from '../../server/adapters/connect.ts'
import type { Sandbox } from '../../server/adapters/gateway/sandbox/sandbox.ts'
import type { Logger } from '../../server/adapters/log.ts'
import { type App, createApp } from '../../server/app.ts'
import type { Services } from '../../server/services.ts'
import type { Settings } from '../../server/settings.ts'
import { type Recording, recordStatements } from './recording.ts'

export const silent: Logger = { info() {}, warn() {}, error() {} }

/** The product in this process, on a database that writes down its statements. */
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
