import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What is called; `pay` is the practice gateway, which shares the database but is not part of the product. */
export type Kind = 'read a page' | 'read a call' | 'save progress' | 'buy' | 'pay'
export type RequestRecord = {
  kind: Kind
  startedAt: number
  endedAt: number
  status: number
  error: string | null
}
type SavedRange = { studentId: string; item: string; from: number; to: number }

type Student = { id: string; token: string }

export type Load = {
  asked: RequestRecord[]
  /** The successful requests. */
  saved: SavedRange[]
  orders: string[]
  verified: string[]
  stop(): Promise<void>
}

type LoadOptions = {
  port: number
  /** Address of the practice gateway: the processes themselves, as it answers nothing through a proxy. */
  gatewayPorts?: readonly number[]
  paths: { pages: readonly string[]; calls: readonly string[] }
  savers: readonly Student[]
  items: readonly string[]
  buyers: Student[]
  courseId: string
  /** Concurrent loops of each kind, and the pause of each between two requests. */
  loops: Record<Exclude<Kind, 'pay'>, number>
  restMs: number
}

/** Students who read, learn and buy at once. No retries: failures are counted. */
export function startLoad(options: LoadOptions): Load {
  const { port, gatewayPorts = [], paths, savers, items, buyers, courseId, loops, restMs } = options
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const stopping = new AbortController()
  const load: Omit<Load, 'stop'> = { asked: [], saved: [], orders: [], verified: [] }

  function ask(kind: Kind, path: string, token?: string, body?: object, at: number = port): Promise<unknown> {
    const startedAt = performance.now()
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    }
    return new Promise((resolve) => {
      const end = (status: number, error: string | null, answer: unknown) => {
        load.asked.push({ kind, startedAt, endedAt: performance.now(), status, error })
        resolve(answer)
      }
      const sent = request(
        { port: at, host: '127.0.0.1', path, method: text === undefined ? 'GET' : 'POST', headers, agent },
        (answer) => {
          let received = ''
          answer.setEncoding('utf8').on('data', (part: string) => {
            received += part
          })
          answer.on('error', (error) => end(0, error.message, null))
          answer.on('end', () => {
            const status = answer.statusCode ?? 0
            if (status === 200 || status === 201) return end(status, null, parsed(received))
            end(status, received.slice(0, 200), null)
          })
        },
      )
      sent.on('error', (error) => end(0, error.message, null))
      sent.end(text)
    })
  }

  let requestCount = 0
  const work: Record<Exclude<Kind, 'pay'>, () => Promise<void>> = {
    async 'read a page'() {
      requestCount += 1
      await ask('read a page', paths.pages[requestCount % paths.pages.length] ?? '/')
    },
    async 'read a call'() {
      requestCount += 1
      const token = savers[requestCount % savers.length]?.token
      await ask('read a call', paths.calls[requestCount % paths.calls.length] ?? '/', token)
    },
    async 'save progress'() {
      requestCount += 1
      const student = savers[requestCount % savers.length]
      const item = items[(requestCount * 7) % items.length]
      if (!student || !item) return
      const from = Math.floor(requestCount / savers.length) % 45
      const report = {
        item,
        watched: [[from, from + 5]],
        positionInSeconds: from + 5,
        at: new Date().toISOString(),
      }
      const answer = (await ask('save progress', '/api/v1/student/saveProgress', student.token, {
        reports: [report],
      })) as { data: { saved: unknown[] } } | null
      if (answer?.data.saved.length === 1)
        load.saved.push({ studentId: student.id, item, from, to: from + 5 })
    },
    async buy() {
      const student = buyers.pop()
      if (!student) return void (await pause(200))
      const order = (await ask('buy', '/api/v1/payment/createOrder', student.token, {
        courseId,
        subscriptionType: 1,
      })) as { data: { key: string; orderId: string; paymentId: string } } | null
      if (order === null) return
      load.orders.push(order.data.paymentId)
      const press = { key: order.data.key, order_id: order.data.orderId, method: 'upi', outcome: 'pay' }
      let paid: unknown = null
      for (const gateway of gatewayPorts)
        paid ??= await ask('pay', '/sandbox/checkout/press', undefined, press, gateway)
      if (paid === null) return
      const path = `/api/v1/payment/verifyPayment/${order.data.paymentId}`
      if ((await ask('buy', path, student.token, paid)) !== null) load.verified.push(order.data.paymentId)
    },
  }

  async function loop(kind: keyof typeof work): Promise<void> {
    while (!stopping.signal.aborted) {
      await work[kind]()
      await pause(restMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  // Object.entries loses the literal names.
  const running = (Object.entries(loops) as [keyof typeof work, number][]).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => loop(kind)),
  )

  return {
    ...load,
    async stop() {
      stopping.abort()
      await Promise.all(running)
      agent.destroy()
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
