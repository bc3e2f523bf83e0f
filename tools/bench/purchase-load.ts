/** Students who buy over HTTP, from the order to the verified payment. */
import { Agent, request } from 'node:http'

export type BuyOrder = {
  port: number
  /** Requested from a process directly: the sandbox answers nothing through a proxy. */
  sandboxPort: number
  courseId: string
  connections: number
  tokens: string[]
}
export type BuyResult = { count: number; seconds: number }

process.on('message', (order: BuyOrder) => {
  void buyAll(order).then((result) => process.send?.(result))
})

async function buyAll({ port, sandboxPort, courseId, connections, tokens }: BuyOrder): Promise<BuyResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = [...tokens]
  const started = performance.now()

  async function post<Answer>(path: string, body: object, token?: string, at = port): Promise<Answer> {
    const text = JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      }
      const sent = request(
        { port: at, host: '127.0.0.1', path, method: 'POST', headers, agent },
        (answer) => {
          let received = ''
          answer.setEncoding('utf8').on('data', (part: string) => {
            received += part
          })
          answer.on('end', () => {
            if (answer.statusCode === 200) resolve(JSON.parse(received))
            else reject(new Error(`${path} answered ${answer.statusCode}: ${received}`))
          })
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })
  }

  async function buyer(): Promise<void> {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      const { data } = await post<{ data: { key: string; orderId: string; paymentId: string } }>(
        '/api/v1/payment/createOrder',
        { courseId, subscriptionType: 1 },
        token,
      )
      const press = { key: data.key, order_id: data.orderId, method: 'upi', outcome: 'pay' }
      const paid = await post<object>('/sandbox/checkout/press', press, undefined, sandboxPort)
      await post(`/api/v1/payment/verifyPayment/${data.paymentId}`, paid, token)
    }
  }

  await Promise.all(Array.from({ length: connections }, buyer))
  agent.destroy()
  return { count: tokens.length, seconds: (performance.now() - started) / 1000 }
}
