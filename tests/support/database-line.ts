import { createServer, connect as netConnect, type Socket } from 'node:net'
import pg from 'pg'
import { freePort } from './product-process.ts'

export type DatabaseLine = {
  port: number
  /** Breaks what is connected; with a text, as soon as a client has sent it and before it is forwarded. */
  cut(when?: string): void
  /** Refuses new connections, or accepts them again. */
  refuse(): Promise<void>
  open(): Promise<void>
  /** From now on the server reports itself to new connections as a standby. */
  pretendStandby(isOne: boolean): void
  stop(): Promise<void>
}

/** A connection to a database server that can be cut, as if the server had ended. */
export async function startDatabaseLine(url: string): Promise<DatabaseLine> {
  const { host, port: serverPort } = new pg.Client({ connectionString: url })
  const target = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${serverPort}` }
    : { host, port: serverPort }
  const port = await freePort()
  const lines = new Set<Socket>()
  let awaited: string | undefined
  let isStandby = false

  const server = createServer((client) => {
    const onward = netConnect(target)
    const isLie = isStandby
    lines.add(client)
    for (const [one, other] of [
      [client, onward],
      [onward, client],
    ] as const) {
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
    }
    client.on('close', () => lines.delete(client))
    client.on('data', (part) => {
      if (awaited !== undefined && part.includes(awaited)) {
        awaited = undefined
        client.destroy()
        return
      }
      onward.write(isLie ? lie(part) : part)
    })
    onward.on('data', (part) => client.write(part))
  })

  const open = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  function cutAll(): void {
    for (const line of lines) line.destroy()
  }
  function refuse(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    cutAll()
    return closed
  }

  await open()
  return {
    port,
    cut(when) {
      awaited = when
      if (when === undefined) cutAll()
    },
    refuse,
    open,
    pretendStandby(isOne) {
      isStandby = isOne
    },
    stop: refuse,
  }
}

/** The question whether the server is a standby, answered with yes; as long as it was, for its length was sent before it. */
function lie(part: Buffer): Buffer {
  const question = 'pg_is_in_recovery()'
  return Buffer.from(part.toString('latin1').replace(question, 'true'.padEnd(question.length)), 'latin1')
}
