import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { believedSecrets } from '../signed-claims.ts'
import { measuredGateway, measuredMail, measuredPush } from '../telemetry/measured.ts'
import { createMeasures } from '../telemetry/measures.ts'
import { type Clock, systemClock } from './clock.ts'
import { connectDatabase, type Database } from './database/database.ts'
import { typstDocuments } from './documents/typst.ts'
import { textWorker } from './formulas/text-worker.ts'
import { razorpayGateway } from './gateway/razorpay.ts'
import { createSandbox, type Sandbox } from './gateway/sandbox/sandbox.ts'
import { createLog, type Logger } from './log.ts'
import { isLoopback } from './loopback.ts'
import { mailboxMail } from './mail/mailbox.ts'
import { fileMediaStore } from './media/files.ts'
import type { MediaStore } from './media/media-store.ts'
import { practiceEngine } from './practice/engine-worker.ts'
import { pushTwin } from './push/twin.ts'

type Adapters = { services: Services; sandbox: Sandbox | null }
type AdapterOptions = {
  databaseUrl: string
  clock?: Clock
  log?: Logger
  poolSize?: number
  /** Deadline of a statement, and of a call to the gateway. */
  deadlineInMs?: number
  /** Wraps the database for every caller, for example to trace statements. */
  around?(database: Database): Database
}

/** Connects the external services: those in the settings, else their embedded twins. */
export async function connectAdapters(
  settings: Settings,
  { databaseUrl, clock = systemClock, log = createLog('warn'), around, ...pool }: AdapterOptions,
): Promise<Adapters> {
  const measures = createMeasures()
  const directUrl = settings.databaseDirectUrl ?? databaseUrl
  const secrets = believedSecrets(settings)
  const connected = connectDatabase({ url: databaseUrl, directUrl, log, secrets, ...pool })
  const database = around?.(connected) ?? connected
  const sandbox = settings.razorpay === null ? createSandbox({ settings, database, clock, log }) : null
  const { mail, razorpay } = settings
  // The SMTP client is large: it is loaded only where it is used.
  const sendMail =
    mail === null ? mailboxMail(database, clock) : (await import('./mail/smtp.ts')).smtpMail(mail)
  // Browsers subscribed at a public address: a restored backup inspected on this machine must not notify them.
  const isPublic = !isLoopback(new URL(settings.publicUrl).hostname)
  const sendPush =
    settings.isDemo || !isPublic
      ? pushTwin(database, clock)
      : (await import('./push/web-push.ts')).webPushSender({ contact: `mailto:${settings.supportEmail}` })
  const media = await openMediaStore(settings)
  const gateway = razorpayGateway({
    ...(razorpay === null ? sandboxGateway(sandbox) : { ...razorpay, fetch }),
    ...(pool.deadlineInMs !== undefined && { deadlineInMilliseconds: pool.deadlineInMs }),
  })
  const services = {
    settings,
    database,
    clock,
    log,
    sendMail: measuredMail(sendMail, measures),
    sendPush: measuredPush(sendPush, measures),
    media,
    gateway: measuredGateway(gateway, measures),
    makeDocument: typstDocuments(),
    textWorker: textWorker(),
    practiceEngine: practiceEngine(),
    measures,
  }
  if (settings.traces === null) return { services: { ...services, tracer: null }, sandbox }
  // Not loaded without a trace collector.
  const { startTracer } = await import('./traces/otlp.ts')
  const { tracedServices } = await import('../telemetry/traced.ts')
  return { services: tracedServices(services, startTracer(settings.traces, log)), sandbox }
}

/** The media of the settings: an S3 store, else files in the data folder. */
export async function openMediaStore({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<MediaStore> {
  if (s3 === null) return fileMediaStore(`${dataDir}/media`)
  // The S3 client is large: it is loaded only where it is used.
  return (await import('./media/s3.ts')).s3MediaStore(s3)
}

function sandboxGateway(sandbox: Sandbox | null): Parameters<typeof razorpayGateway>[0] {
  if (sandbox === null) throw new Error('neither payment settings nor a sandbox')
  return sandbox.connection
}
