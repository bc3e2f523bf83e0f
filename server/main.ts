import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { inspect } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { StartFailure, sentenceOf } from './adapters/database/start-failure.ts'
import { createLog, type Logger } from './adapters/log.ts'
import { makePrivateFiles } from './data-folder.ts'
import { createDraining } from './http/draining.ts'
import { endBrokenLines } from './http/long-requests.ts'
import { oneAtATime } from './http/one-at-a-time.ts'
import { readSettings } from './settings.ts'
import { startProduct } from './start.ts'

const isDevelopment = process.argv.includes('--dev')
/** Behind a proxy, requests are drained; Ctrl-C stops at once. */
const shutdownDeadlineMs = { behindProxy: 20_000, alone: 9000 }
let stopsWithinMs = shutdownDeadlineMs.alone
/** Longer than nginx keeps an idle connection (operations/nginx.conf). */
const drainDeadlineMs = 4500

// React renders several times slower in development mode. Its modules read this when they load, later.
if (!isDevelopment) process.env['NODE_ENV'] = 'production'

makePrivateFiles()

// A closed reader, as in `npm start | head`, must not end the product: EPIPE.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const stops: (() => Promise<unknown>)[] = []
let stopping: Promise<void> | undefined

/** Stops what was started, last first; npm repeats the signal, so a second call joins the first. */
function stopEverything(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    setTimeout(() => process.exit(exitCode || 1), stopsWithinMs).unref()
    for (const stop of stops.reverse()) await stop().catch(() => undefined)
    process.exit(exitCode)
  })()
  return stopping
}

let isStarted = false
const giveUp = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    giveUp.abort()
    // During start, the start itself notices the abort and undoes its steps.
    if (isStarted) void stopEverything(0)
  })
}

try {
  const settings = readSettings()
  if (isDevelopment && !settings.isDemo)
    throw new StartFailure(
      'npm run dev serves the source code to anyone, so it only runs a demo on this machine: use npm start.',
    )
  if (settings.trustedProxies > 0) stopsWithinMs = shutdownDeadlineMs.behindProxy
  const log = createLog(settings.logLevel)
  if (!isDevelopment) writeAllTo(log)
  const progress = (sentence: string) => console.log(sentence)
  // Checked before any work is done.
  if (await isInUse(settings.port, settings.host)) throw new StartFailure(inUse(settings.port))
  // By default Node checks for slow requests only every 30 s.
  const server = createServer({ connectionsCheckingInterval: 1000 })
  endBrokenLines(server)
  const draining = createDraining(server)
  const product = await startProduct({
    settings,
    log,
    progress,
    isDevelopment,
    server,
    stops,
    signal: giveUp.signal,
    isStopping: draining.isDraining,
  })
  const answer = getRequestListener((request, environment) => product.fetch(request, environment), {
    overrideGlobalObjects: false,
  })
  server.on(
    'request',
    oneAtATime(
      product.wrapListener((request, response) => {
        if (!product.respondFromCache(request, response)) void answer(request, response)
      }),
    ),
  )
  await listen(server, settings.port, settings.host)
  // Only a proxy needs to hear that its connections will close; a browser's idle ones can be closed.
  const end = () => (settings.trustedProxies > 0 ? draining.drain(drainDeadlineMs) : closeServer(server))
  stops.push(() => Promise.all([end(), product.endWork()]))
  isStarted = true
  giveUp.signal.throwIfAborted()
  console.log(product.welcome)
} catch (error) {
  if (!giveUp.signal.aborted) process.stderr.write(`${sentenceOf(error) ?? inspect(error)}\n`)
  await stopEverything(giveUp.signal.aborted ? 0 : 1)
}

/** Library warnings and uncaught errors also pass the log's masks. */
function writeAllTo(log: Logger): void {
  for (const name of ['error', 'warn'] as const)
    console[name] = (...values: unknown[]) => log.warn({ said: values }, 'said aside')
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.error({ err: error }, 'nobody caught this, so the process ends')
      void stopEverything(1)
    })
}

function listen(server: Server, port: number, host: string): Promise<void> {
  server.requestTimeout = 15_000
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 15_000
  // Clients are told 15 s and may send at the last moment: the connection is closed later than that.
  server.keepAliveTimeoutBuffer = 5000
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartFailure(listenFailure(error, port, host)))
    })
    server.listen(port, host, () => resolve())
  })
}

/**
 * Whether something listens on the port. Listening on it as a test would lose connections that a
 * proxy makes meanwhile.
 */
function isInUse(port: number, host: string): Promise<boolean> {
  const line = connect({ port, host, timeout: 1000 })
  return new Promise<boolean>((resolve) => {
    // TCP self-connect: the ephemeral port of this connection may be the very port that is asked.
    line.once('connect', () => resolve(line.localPort !== port))
    for (const event of ['error', 'timeout']) line.once(event, () => resolve(false))
  }).finally(() => line.destroy())
}

function inUse(port: number): string {
  return `Port ${port} is in use: stop what uses it, or set PORT to another.`
}

function listenFailure(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return inUse(port)
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to another.`
  return `The server cannot listen on ${host}:${port}: ${error.message}`
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 3000).unref()
  })
}
