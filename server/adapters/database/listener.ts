import pg from 'pg'
import { connectClient, isStandby } from './servers.ts'

type NotificationHandler = (payload: string | null) => void

export type Listener = {
  /** Calls `handler` on every notification of the channel, and with null after a reconnect. */
  listen(channel: string, handler: NotificationHandler): Promise<void>
  close(): Promise<void>
}

const reopenAfterMs = 500
/** A machine that disappears closes no connection, so an idle listener must probe. */
const askEveryMs = 5000

/** Listens on its own connection to the server that accepts writes, and reconnects when it is lost. */
export function createListener(url: string): Listener {
  /** Handlers run in the order of registration. */
  const channels = new Map<string, NotificationHandler[]>()
  let listening: pg.Client | null = null
  let probeTimer: NodeJS.Timeout | undefined
  let isClosed = false

  async function open(): Promise<void> {
    const client = await connectClient(url, { application_name: 'stepmark-listen', keepAlive: true })
    client.on('notification', ({ channel, payload }) => tell(channels.get(channel) ?? [], payload ?? ''))
    client.on('end', () => lose(client))
    try {
      for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    if (isClosed) return client.end()
    listening = client
    probeTimer = setInterval(() => {
      isStandby(client).then(
        (isNone) => isNone && lose(client),
        () => lose(client),
      )
    }, askEveryMs).unref()
  }

  function lose(client: pg.Client): void {
    if (listening !== client) return
    listening = null
    clearInterval(probeTimer)
    // An unresponsive connection would not close cleanly either.
    void client.end().catch(() => undefined)
    reopen()
  }

  function reopen(): void {
    setTimeout(() => {
      if (isClosed) return
      open().then(
        () => {
          tell([...channels.values()].flat(), null)
        },
        () => reopen(),
      )
    }, reopenAfterMs).unref()
  }

  return {
    async listen(channel, handler) {
      channels.set(channel, [...(channels.get(channel) ?? []), handler])
      if (listening) await listening.query(`listen ${pg.escapeIdentifier(channel)}`)
      else await open()
    },
    async close() {
      isClosed = true
      clearInterval(probeTimer)
      const last = listening
      listening = null
      await last?.end().catch(() => undefined)
    },
  }
}

function tell(listeners: readonly NotificationHandler[], payload: string | null): void {
  for (const handler of listeners) handler(payload)
}
