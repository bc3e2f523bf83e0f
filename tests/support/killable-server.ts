import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type ServerType, serve } from '@hono/node-server'
import type { CallName } from '../../domain/calls.ts'
import { calls } from '../../domain/calls.ts'
import type { Sandbox } from '../../server/adapters/gateway/sandbox/sandbox.ts'
import type { Settings } from '../../server/settings.ts'
import { type CallAnswer, requestOf } from './app.ts'
import { processEnvironment } from './process-environment.ts'

/** The stage of a server's request to the gateway: before the gateway's work, or after it and before the answer. */
export type GatewayMoment = { when: 'before' | 'after'; method: string; path: RegExp }

/** The payment sandbox on a port of its own: it lives on when the server that uses it is killed. */
export async function startGatewayProcess(sandbox: Sandbox) {
  let awaited: { moment: GatewayMoment; reached: () => void; isTaken: boolean } | null = null

  async function meet(when: GatewayMoment['when'], { method, url }: Request): Promise<void> {
    if (!awaited || awaited.isTaken) return
    const { moment, reached } = awaited
    if (moment.when !== when || moment.method !== method || !moment.path.test(new URL(url).pathname)) return
    awaited.isTaken = true
    reached()
    // The caller is killed now and gets no response.
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }

  const server: ServerType = serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request: Request) {
      await meet('before', request)
      const isLost = awaited?.isTaken === true && awaited.moment.when === 'before'
      if (isLost) {
        awaited = null
        return new Response(null, { status: 500 })
      }
      const answer = await sandbox.fetch(request)
      await meet('after', request)
      return answer
    },
  })
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/sandbox/razorpay`,
    /** Resolves when a request is at that stage; its response is held back. */
    reach(moment: GatewayMoment): Promise<void> {
      return new Promise((resolve) => {
        awaited = { moment, reached: resolve, isTaken: false }
      })
    },
    forget() {
      awaited = null
    },
    stop() {
      server.close()
    },
  }
}

type KillableOptions = { settings: Settings; databaseUrl: string; sandbox: Sandbox; gatewayUrl: string }

/** The product's server in a process that can be killed at any moment and started again. */
export function killableServer({ settings, databaseUrl, sandbox, gatewayUrl }: KillableOptions) {
  const { keyId, keySecret, webhookSecret } = sandbox.connection
  const environment = {
    ...processEnvironment,
    DEMO: '1',
    DATA_DIR: settings.dataDir,
    APP_SECRET: settings.secret,
    TRANSCODING: settings.transcoding,
    DATABASE_URL: databaseUrl,
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_API_URL: gatewayUrl,
  }
  let child: ChildProcess | null = null
  let origin = ''

  async function start(): Promise<{ tookMilliseconds: number }> {
    const startedAt = performance.now()
    const program = fileURLToPath(new URL('./server-process.ts', import.meta.url))
    const made = spawn(process.execPath, [program], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = made
    const [line] = await once(createInterface({ input: made.stdout }), 'line')
    origin = `http://127.0.0.1:${JSON.parse(line).port}`
    await fetch(`${origin}/readyz`)
    return { tookMilliseconds: performance.now() - startedAt }
  }

  async function kill(): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  return {
    start,
    kill,
    /** Null when the server was gone before it answered. */
    async call(name: CallName, input: object, token: string): Promise<CallAnswer | null> {
      const { path, init } = requestOf(calls[name], { ...input }, { token })
      return fetch(origin + path, init).then(
        async (response) => ({
          status: response.status,
          headers: response.headers,
          body: await response.json(),
        }),
        () => null,
      )
    },
    /** The status that the webhook answered; null when the server was gone. */
    async deliver(message: Request): Promise<number | null> {
      const body = await message.clone().text()
      return fetch(`${origin}/api/v1/payment/webhook`, {
        method: 'POST',
        headers: message.headers,
        body,
      }).then(
        (response) => response.status,
        () => null,
      )
    },
  }
}
