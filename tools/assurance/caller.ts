/** HTTP clients with keep-alive, each request timed and counted by kind. */
import { Agent, request } from 'node:http'
import { percentile } from '../bench/report.ts'

export type Answer = { status: number; text: string; milliseconds: number }
type RequestOptions = {
  method?: 'GET' | 'POST'
  path: string
  token?: string
  body?: object
  cookie?: string
  /** Its network address, as the proxy in front would pass it. */
  network?: string
}

export type Tally = {
  seen: Map<string, { milliseconds: number[]; statuses: Map<number, number> }>
  /** Responses that are neither a success nor, where it is allowed, 429. */
  failures: string[]
}

export function newTally(): Tally {
  return { seen: new Map(), failures: [] }
}

export function createCaller(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  function ask({ method, path, token, body, cookie, network }: RequestOptions): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const startedAt = performance.now()
    return new Promise((resolve, reject) => {
      const headers = {
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
        ...(network !== undefined && { 'x-forwarded-for': network }),
      }
      const sent = request(
        { agent, host: '127.0.0.1', port, path, method: method ?? (body ? 'POST' : 'GET'), headers },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8'),
              milliseconds: performance.now() - startedAt,
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })
  }

  return {
    ask,
    /** Sends a request and counts it; null when it failed. */
    async count(
      tally: Tally,
      kind: string,
      options: RequestOptions,
      allowed: readonly number[] = [],
    ): Promise<Answer | null> {
      const answer = await ask(options).catch((error: Error) => error)
      if (answer instanceof Error) {
        tally.failures.push(`${kind}: ${answer.message}`)
        return null
      }
      const seen = tally.seen.get(kind) ?? { milliseconds: [], statuses: new Map<number, number>() }
      tally.seen.set(kind, seen)
      seen.milliseconds.push(answer.milliseconds)
      seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1)
      if (answer.status < 400) return answer
      if (!allowed.includes(answer.status))
        tally.failures.push(`${kind}: ${answer.status} ${answer.text.slice(0, 120)}`)
      return null
    },
    close: () => agent.destroy(),
  }
}

/** The 99th percentile of these kinds, in milliseconds; of all when none is named. */
export function p99Of({ seen }: Tally, kinds: readonly string[] = [...seen.keys()]): number {
  return percentile(
    kinds.flatMap((kind) => seen.get(kind)?.milliseconds ?? []),
    0.99,
  )
}
