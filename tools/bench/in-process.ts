import { systemClock } from '../../server/adapters/clock.ts'
import { connectDatabase } from '../../server/adapters/database/database.ts'
import { typstDocuments } from '../../server/adapters/documents/typst.ts'
import { textWorker } from '../../server/adapters/formulas/text-worker.ts'
import { razorpayGateway } from '../../server/adapters/gateway/razorpay.ts'
import { createSandbox, type Sandbox } from '../../server/adapters/gateway/sandbox/sandbox.ts'
import type { Logger } from '../../server/adapters/log.ts'
import { mailboxMail } from '../../server/adapters/mail/mailbox.ts'
import { fileMediaStore } from '../../server/adapters/media/files.ts'
import { practiceEngine } from '../../server/adapters/practice/engine-worker.ts'
import { pushTwin } from '../../server/adapters/push/twin.ts'
import { type App, createApp } from '../../server/app.ts'
import type { Services } from '../../server/services.ts'
import type { Settings } from '../../server/settings.ts'
import { createMeasures } from '../../server/telemetry/measures.ts'
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
  const connected = connectDatabase({ url: databaseUrl, log: silent, secrets: [settings.secret] })
  const { database, take } = recordStatements(connected)
  const sandbox = createSandbox({ settings, database, clock: systemClock, log: silent })
  const services: Services = {
    settings,
    database,
    clock: systemClock,
    log: silent,
    sendMail: mailboxMail(database, systemClock),
    sendPush: pushTwin(database, systemClock),
    media: fileMediaStore(`${settings.dataDir}/media`),
    gateway: razorpayGateway(sandbox.connection),
    makeDocument: typstDocuments(),
    textWorker: textWorker(),
    practiceEngine: practiceEngine(),
    measures: createMeasures(),
    tracer: null,
  }
  const app = await createApp({ services, sandbox })
  return { app, services, sandbox, take, close: () => connected.close() }
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
