import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { makeDataFolder } from '../packages/embedded-postgres/data-folder.ts'
import { StartFailure } from './adapters/database/start-failure.ts'
import { type LogLevel, logLevels } from './adapters/log.ts'
import { isLoopback } from './adapters/loopback.ts'
import type { TraceSettings } from './adapters/traces/otlp.ts'

export type Settings = {
  port: number
  host: string
  /** Origin under which visitors reach the product, without a trailing slash. */
  publicUrl: string
  dataDir: string
  secret: string
  /** One more accepted secret: the previous one, or the next one before a change. */
  otherSecret: string | null
  /**
   * Mailbox page, payment sandbox, demo accounts and content: an explicit choice, or the default on
   * a machine without production settings.
   */
  isDemo: boolean
  /** The number of proxies in front whose X-Forwarded-For is trusted, counted from the server. */
  trustedProxies: number
  databaseUrl: string | null
  /** The same database without a pooler, for LISTEN and migrations. */
  databaseDirectUrl: string | null
  mail: { url: string; from: string } | null
  /** Whether this process transcodes videos itself, or a worker elsewhere does. */
  transcoding: 'here' | 'elsewhere'
  /** The minimum log level. */
  logLevel: LogLevel
  /** Where `/metrics` is; null serves none. */
  metrics: { port: number; host: string } | null
  /** Where traces are sent; null for no tracing. */
  traces: TraceSettings | null
  /** Where support reads what visitors send. */
  supportEmail: string
  razorpay: {
    keyId: string
    keySecret: string
    webhookSecret: string
    apiUrl: string
    checkoutUrl: string
  } | null
  /** The key pair that identifies this installation to push services; null where it creates its own. */
  webPush: { publicKey: string; privateKey: string } | null
  s3: {
    endpoint: string
    bucket: string
    region: string
    accessKeyId: string
    secretAccessKey: string
  } | null
}

const optionalText = z.optional(z.string().check(z.minLength(1)))
const address = z.url({ protocol: /^https?$/, error: 'it must begin with http:// or https://' })
/** Only scheme, host and port: pages and calls are at the root. */
const origin = z.optional(
  address.check(
    z.refine((text) => !URL.canParse(text) || new URL(text).pathname.replaceAll('/', '') === '', {
      error: 'it must have no path',
    }),
  ),
)
const wholeNumber = z.string().check(z.regex(/^\d+$/, 'it must be a whole number'))

/** Every setting with its description: docs/settings.md is generated from it. */
export const environment = z.object({
  PORT: described(
    'where the process listens',
    z._default(z.pipe(wholeNumber, z.coerce.number<string>().check(z.minimum(0), z.maximum(65_535))), 3000),
  ),
  HOST: described('the address it listens on', z._default(z.string().check(z.minLength(1)), '127.0.0.1')),
  PUBLIC_URL: described(
    'the origin that visitors use, without a path; unless set `http://localhost:PORT`',
    origin,
  ),
  DATA_DIR: described(
    'folder of the embedded database, the media and the kept secret',
    z._default(z.string().check(z.minLength(1)), './data'),
  ),
  APP_SECRET: described(
    'random characters (`openssl rand -base64 48`) that sign tokens, links and codes; a demo makes one and keeps it in `DATA_DIR`. One that repeats itself, has fewer than 8 different characters or is made of usual words stops the start; an installation that was used with it is warned instead',
    z.optional(z.string().check(z.minLength(32, 'it must have at least 32 characters'))),
  ),
  APP_SECRET_OTHER: described(
    'one more secret whose signatures are believed, while `APP_SECRET` is changed',
    z.optional(z.string().check(z.minLength(32, 'it must have at least 32 characters'))),
  ),
  DEMO: described(
    '`1`: a demo, also with real settings; `0`: never one ([demo or production](operating.md#demo-or-production))',
    z.optional(z.enum(['0', '1'], 'it must be 0 or 1')),
  ),
  NODE_ENV: described('`production` says that this is no demo; nothing else depends on it', optionalText),
  TRUSTED_PROXIES: described(
    'number of proxies in front whose `X-Forwarded-For` is believed',
    z._default(z.pipe(wholeNumber, z.coerce.number<string>().check(z.minimum(0), z.maximum(5))), 0),
  ),
  DATABASE_URL: described(
    'PostgreSQL 15 or newer; several servers as `postgres://user@one:5432,two:5432/stepmark`, of which the one that takes writes is used; or a pooler in session mode. Unless set, the embedded PostgreSQL',
    z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  ),
  DATABASE_DIRECT_URL: described(
    'the same database past a pooler, to listen on and to migrate; unless set `DATABASE_URL`',
    z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  ),
  TRANSCODING: described(
    '`elsewhere`: this process prepares no videos, a worker does',
    z._default(z.enum(['here', 'elsewhere'], 'it must be here or elsewhere'), 'here'),
  ),
  LOG_LEVEL: described(
    'from which level on lines are written; unless set `info`, in the demo `warn`',
    z.optional(z.enum(logLevels, `it must be one of ${logLevels.join(', ')}`)),
  ),
  METRICS_PORT: described(
    'port on which this process serves `/metrics`; without it there are none',
    z.optional(z.pipe(wholeNumber, z.coerce.number<string>().check(z.minimum(0), z.maximum(65_535)))),
  ),
  METRICS_HOST: described(
    'the address on which it serves them',
    z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  ),
  // OpenTelemetry's standard names.
  OTEL_EXPORTER_OTLP_ENDPOINT: described(
    'base address of a collector of traces; without it none are made',
    z.optional(address),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: described(
    'headers for the collector as `name=value`, separated by commas, values percent-encoded',
    z._default(z.string().check(z.refine(isDecodable, { error: 'its values must be percent-encoded' })), ''),
  ),
  OTEL_SERVICE_NAME: described('name of this service in traces', z._default(z.string(), 'stepmark')),
  OTEL_TRACES_SAMPLER_ARG: described(
    'part of the traces that is kept, from 0 to 1',
    z._default(
      z.pipe(
        z.string().check(z.regex(/^\d+(\.\d+)?$/, 'it must be a number from 0 to 1')),
        z.coerce.number<string>().check(z.maximum(1, 'it must be a number from 0 to 1')),
      ),
      1,
    ),
  ),
  SMTP_URL: described(
    'mail server. `smtps://` is encrypted from the beginning, `smtp://` by STARTTLS: a server on another machine that offers none gets no mail. Unless set, mail is kept and shown at `/dev/mailbox`',
    z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  ),
  MAIL_FROM: described('sender of mails', optionalText),
  SUPPORT_EMAIL: described(
    'address at which contact requests, applications, reports and tickets are read; in the demo `support@stepmark.example`',
    z.optional(z.string().check(z.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/, 'it must be one email address'))),
  ),
  RAZORPAY_KEY_ID: described('key of Razorpay; unless set, the practice gateway', optionalText),
  RAZORPAY_KEY_SECRET: described('its secret', optionalText),
  RAZORPAY_WEBHOOK_SECRET: described('the secret that signs the messages of its webhook', optionalText),
  RAZORPAY_API_URL: described('its API', z._default(address, 'https://api.razorpay.com')),
  RAZORPAY_CHECKOUT_URL: described(
    'its checkout script',
    z._default(address, 'https://checkout.razorpay.com/v1/checkout.js'),
  ),
  WEB_PUSH_PUBLIC_KEY: described(
    'public key (VAPID, base64url) by which the push services of browsers know this installation; unless set it makes a pair and keeps it sealed in the database. Another one ends what browsers subscribed to',
    z.optional(
      z.string().check(z.regex(/^B[\w-]{86}$/, 'it must be an uncompressed P-256 point in base64url')),
    ),
  ),
  WEB_PUSH_PRIVATE_KEY: described(
    'the private key of that pair',
    z.optional(z.string().check(z.regex(/^[\w-]{43}$/, 'it must be 32 bytes in base64url'))),
  ),
  S3_ENDPOINT: described(
    'address of an S3 store, path style; unless set, media are files in `DATA_DIR`',
    z.optional(address),
  ),
  S3_BUCKET: described('its bucket', optionalText),
  S3_REGION: described('its region', z._default(z.string(), 'us-east-1')),
  S3_ACCESS_KEY_ID: described('key of the store', optionalText),
  S3_SECRET_ACCESS_KEY: described('secret of that key', optionalText),
})

type Environment = z.output<typeof environment>

/** The environment as the operator set it: this module is read before the product changes it. */
const operatorEnvironment: Variables = { ...process.env }

type Variables = Readonly<Record<string, string | undefined>>
type Name = keyof Environment

/** Settings that production needs. */
export const neededToServe = [
  'PUBLIC_URL',
  'APP_SECRET',
  'SUPPORT_EMAIL',
  'SMTP_URL',
  'MAIL_FROM',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const satisfies readonly Name[]

/** Settings that are only valid together. */
export const groups = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY'],
] as const satisfies readonly (readonly Name[])[]

/** Settings that only real deployments have, whatever their value. */
const realSettings = [
  'SMTP_URL',
  'RAZORPAY_KEY_ID',
  'S3_ENDPOINT',
  'DATABASE_URL',
  'TRUSTED_PROXIES',
  'APP_SECRET',
] as const satisfies readonly Name[]

type ReadSettingsOptions = {
  /** What must be set outside a demo: everything needed to serve visitors, unless a command needs less. */
  needs?: readonly (typeof neededToServe)[number][]
  /** A fallback secret from elsewhere, used if none is set. It does not make the installation a production one. */
  secret?: string | null
}

/**
 * Reads the settings once, from the operator's environment. Throws a StartFailure with one line
 * that names the invalid setting, or every missing one.
 */
export function readSettings(
  variables: Variables = operatorEnvironment,
  { needs = neededToServe, secret = null }: ReadSettingsOptions = {},
): Settings {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(nonEmpty)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartFailure(
      `The setting ${String(issue?.path[0])} is not right: ${issue?.message ?? 'it cannot be read'}.`,
    )
  }
  const values = parsed.data
  // Normalised as browsers write it: the prefix decides whether https is used.
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin
  const reasons = reasonsForProduction(nonEmpty, values)
  const open = openSettings(values)
  if (values.DEMO === '1' && open.length > 0)
    throw new StartFailure(
      `DEMO=1 is refused: a demo answers this machine only, and ${open.join(' and ')} can be reached from elsewhere.`,
    )
  const isDemo = values.DEMO === '1' || (values.DEMO === undefined && reasons.length === 0)
  refuseMissing(values, {
    needed: isDemo ? [] : needs.filter((name) => name !== 'APP_SECRET' || secret === null),
    reasons: values.DEMO === '0' ? ['DEMO=0', ...reasons] : reasons,
  })
  const dataDir = resolve(values.DATA_DIR)
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir,
    isDemo,
    otherSecret: values.APP_SECRET_OTHER ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    transcoding: values.TRANSCODING,
    // A terminal shows warnings, a machine's log every request.
    logLevel: values.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    metrics:
      values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    traces: tracesOf(values),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    supportEmail: values.SUPPORT_EMAIL ?? 'support@stepmark.example',
    ...outsideServices(values),
    secret:
      values.APP_SECRET ??
      secret ??
      keptSecret(dataDir, {
        mayKeep: isDemo && values.DATABASE_URL === undefined && needs.includes('APP_SECRET'),
      }),
  }
}

/** Warnings for the operator about settings that are allowed in production but less safe than they look. */
export function listRisks({
  isDemo,
  publicUrl,
  trustedProxies,
  host,
  port,
}: Pick<Settings, 'isDemo' | 'publicUrl' | 'trustedProxies' | 'host' | 'port'>): string[] {
  const { hostname, protocol } = new URL(publicUrl)
  if (isDemo || isLoopback(hostname)) return []
  if (protocol !== 'https:')
    return [
      'PUBLIC_URL begins with http://: passwords and sessions can be read on their way. Put a proxy that speaks TLS in front, and write https://.',
    ]
  if (trustedProxies > 0)
    return isLoopback(host)
      ? []
      : [
          `HOST is ${host}: a client that reaches port ${port} without the proxy is served without TLS and can forge its IP address. Allow only the proxy to reach it.`,
        ]
  return [
    'TRUSTED_PROXIES is 0 beside a PUBLIC_URL with https://: all visitors count as the proxy in front, and one of them uses up what all may try. Set it to the number of proxies.',
  ]
}

/** Required production settings that are missing. */
export function missingToServe(variables: Variables = operatorEnvironment): string[] {
  return neededToServe.filter((name) => !variables[name])
}

/** The settings that rule out a demo, for the message to the operator. */
function reasonsForProduction(given: Variables, values: Environment): string[] {
  return [
    ...openSettings(values),
    ...realSettings.filter((name) => given[name] !== undefined),
    ...(values.NODE_ENV?.trim().toLowerCase() === 'production' ? ['NODE_ENV=production'] : []),
  ]
}

/** Those of the two addresses that other machines can reach. */
function openSettings({ HOST, PUBLIC_URL }: Environment): Name[] {
  return [
    ...(isLoopback(HOST) ? [] : (['HOST'] as const)),
    ...(PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname)
      ? []
      : (['PUBLIC_URL'] as const)),
  ]
}

function outsideServices(values: Environment): Pick<Settings, 'mail' | 'razorpay' | 's3' | 'webPush'> {
  const [ofMail, ofGateway, ofStore, ofPush] = groups
  const mail = together(values, ofMail)
  const gateway = together(values, ofGateway)
  const store = together(values, ofStore)
  const push = together(values, ofPush)
  return {
    mail: mail && { url: mail.SMTP_URL, from: mail.MAIL_FROM },
    razorpay: gateway && {
      keyId: gateway.RAZORPAY_KEY_ID,
      keySecret: gateway.RAZORPAY_KEY_SECRET,
      webhookSecret: gateway.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: values.RAZORPAY_API_URL.replace(/\/+$/, ''),
      checkoutUrl: values.RAZORPAY_CHECKOUT_URL,
    },
    s3: store && {
      endpoint: store.S3_ENDPOINT,
      bucket: store.S3_BUCKET,
      region: values.S3_REGION,
      accessKeyId: store.S3_ACCESS_KEY_ID,
      secretAccessKey: store.S3_SECRET_ACCESS_KEY,
    },
    webPush: push && { publicKey: push.WEB_PUSH_PUBLIC_KEY, privateKey: push.WEB_PUSH_PRIVATE_KEY },
  }
}

/** The same schema with the setting's description. */
function described<Schema extends z.ZodMiniType>(meaning: string, schema: Schema): Schema {
  return schema.check(z.describe(meaning))
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function tracesOf(values: Environment): TraceSettings | null {
  if (values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null
  const headers = values.OTEL_EXPORTER_OTLP_HEADERS.split(',')
    .map((pair) => pair.split('='))
    .filter(([name = '']) => name.trim() !== '')
    .map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())])
  return {
    endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries(headers),
    serviceName: values.OTEL_SERVICE_NAME,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** The named settings; null when none is set. */
function together<Group extends Name>(
  values: Environment,
  names: readonly Group[],
): Record<Group, string> | null {
  if (names.every((name) => values[name] === undefined)) return null
  // Incomplete groups were refused before.
  return Object.fromEntries(names.map((name) => [name, String(values[name])])) as Record<Group, string>
}

type RequiredSettings = { needed: readonly Name[]; reasons: readonly string[] }

/** Names every missing setting at once: required ones, and those that belong to one that is set. */
function refuseMissing(values: Environment, { needed, reasons }: RequiredSettings): void {
  const partlySet: readonly Name[] = groups
    .filter((names) => names.some((name) => values[name] !== undefined))
    .flat()
  const belonging: readonly Name[] = values.DATABASE_DIRECT_URL === undefined ? [] : ['DATABASE_URL']
  const missing = [...new Set([...needed, ...partlySet, ...belonging])].filter(
    (name) => values[name] === undefined,
  )
  if (missing.length === 0) return
  const why = needed.length === 0 ? '' : ` This is no demo, because of ${reasons.join(', ')}.`
  throw new StartFailure(`Settings are missing: ${missing.join(', ')}.${why}`)
}

/** The file for an installation's secret if none is set. */
export function keptSecretPath(dataDir: string): string {
  return join(dataDir, 'app-secret')
}

/**
 * The secret of a machine without the setting: created for a new data folder of a demo, and stored in it. A folder
 * with a database but no secret, or with an external database, may have its secret elsewhere, so none is created
 * before the database was checked; nor for one that a backup is restored to.
 */
function keptSecret(dataDir: string, { mayKeep }: { mayKeep: boolean }): string {
  const path = keptSecretPath(dataDir)
  try {
    if (existsSync(path)) return readFileSync(path, 'utf8').trim()
    const secret = randomBytes(48).toString('base64url')
    if (mayKeep && !existsSync(join(dataDir, 'postgres'))) writeSecret(dataDir, secret)
    return secret
  } catch (error) {
    throw new StartFailure(
      `The folder ${dataDir} (DATA_DIR) cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Stores the secret created for a demo, once it is known that the folder holds no other database. */
export function keepSecret(
  { dataDir, secret, isDemo }: Settings,
  variables: Variables = operatorEnvironment,
): void {
  const isGiven = (variables.APP_SECRET ?? '') !== ''
  if (isDemo && !isGiven && !existsSync(keptSecretPath(dataDir))) writeSecret(dataDir, secret)
}

function writeSecret(dataDir: string, secret: string): void {
  makeDataFolder(dataDir)
  writeFileSync(keptSecretPath(dataDir), secret, { mode: 0o600 })
}
