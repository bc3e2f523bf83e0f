import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What is called; `pay` is the practice gateway, which shares the database but is not part of the product. */
export type Kind = 'read a page' | 'read a call' | 'save progress' | 'buy' | 'pay'
export type Asked = { kind: Kind; startedAt: number; endedAt: number; status: number; error: string | null }
export type Saved = { studentId: string; item: string; from: number; to: number }

export type Student = { id: string; token: string }

export type Load = {
  asked: Asked[]
  /** The successful requests. */
  saved: Saved[]
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

  let turn = 0
  const work: Record<Exclude<Kind, 'pay'>, () => Promise<void>> = {
    async 'read a page'() {
      turn += 1
      await ask('read a page', paths.pages[turn % paths.pages.length] ?? '/')
    },
    async 'read a call'() {
      turn += 1
      const token = savers[turn % savers.length]?.token
      await ask('read a call', paths.calls[turn % paths.calls.length] ?? '/', token)
    },
    async 'save progress'() {
      turn += 1
      const student = savers[turn % savers.length]
      const item = items[(turn * 7) % items.length]
      if (!student || !item) return
      const from = Math.floor(turn / savers.length) % 45
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
      const made = (await ask('buy', '/api/v1/payment/createOrder', student.token, {
        courseId,
        subscriptionType: 1,
      })) as { data: { key: string; orderId: string; paymentId: string } } | null
      if (made === null) return
      load.orders.push(made.data.paymentId)
      const press = { key: made.data.key, order_id: made.data.orderId, method: 'upi', outcome: 'pay' }
      let paid: unknown = null
      for (const gateway of gatewayPorts)
        paid ??= await ask('pay', '/sandbox/checkout/press', undefined, press, gateway)
      if (paid === null) return
      const path = `/api/v1/payment/verifyPayment/${made.data.paymentId}`
      if ((await ask('buy', path, student.token, paid)) !== null) load.verified.push(made.data.paymentId)
    },
  }

  async function loop(kind: keyof typeof work): Promise<void> {
    while (!stopping.signal.aborted) {
      await work[kind]()
      await pause(restMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  // Object.entries loses the literal names.
  const underway = (Object.entries(loops) as [keyof typeof work, number][]).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => loop(kind)),
  )

  return {
    ...load,
    async stop() {
      stopping.abort()
      await Promise.all(underway)
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
