import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { deadlineLeft } from '../../scope.ts'
import {
  collectionOf,
  orderEntity,
  paymentEntity,
  readEvent,
  readOrder,
  readPayment,
  readRefund,
  readSettled,
  refundEntity,
  settledEntity,
  storableText,
} from './entities.ts'
import {
  type Gateway,
  type GatewayCallOptions,
  GatewayTrouble,
  RequestRefused,
  type SettledLine,
} from './gateway.ts'

export type RazorpayConnection = {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Origin (and folder) whose paths begin with /v1/. */
  apiUrl: string
  checkoutUrl: string
  fetch(request: Request): Promise<Response>
  /** How long a call may take, or the caller's remaining deadline; 5,000 by default, less in some tests. */
  deadlineInMilliseconds?: number
}

const longestAnswerInCharacters = 1_000_000
const settledLinesAtOnce = 500

/** Razorpay over its REST calls (https://razorpay.com/docs/api), with basic authentication. */
export function razorpayGateway({
  deadlineInMilliseconds = 5000,
  ...connection
}: RazorpayConnection): Gateway {
  const deadline = () => AbortSignal.timeout(Math.ceil(deadlineLeft(deadlineInMilliseconds)))

  async function ask<Schema extends z.ZodMiniType>(
    question: Question,
    answer: Schema,
    { signal }: GatewayCallOptions = {},
  ): Promise<z.output<Schema>> {
    if (deadlineLeft(1) === 0)
      throw new GatewayTrouble('timeout', `no time was left to ask ${question.method} ${question.path}`)
    const signals = signal ? [signal, deadline()] : [deadline()]
    const text = await send(connection, question, AbortSignal.any(signals))
    return understand(text, answer)
  }

  return {
    keyId: connection.keyId,
    checkoutUrl: connection.checkoutUrl,
    deadline,
    async createOrder({ amountInPaise, currency, receipt, notes }, callOptions) {
      const body = { amount: amountInPaise, currency, receipt, notes }
      const order = await ask({ method: 'POST', path: '/v1/orders', body }, orderEntity, callOptions)
      if (order.amount !== amountInPaise || order.currency !== currency) {
        throw new GatewayTrouble('nonsense', 'the gateway made an order of another amount')
      }
      return { id: order.id }
    },
    async findOrderByReceipt(receipt, callOptions) {
      const path = `/v1/orders?receipt=${encodeURIComponent(receipt)}`
      const { items } = await ask({ method: 'GET', path }, collectionOf(orderEntity), callOptions)
      const order = items.find((item) => item.receipt === receipt)
      return order ? { id: order.id, amountInPaise: order.amount } : null
    },
    async findOrder(orderId, callOptions) {
      const path = `/v1/orders/${encodeURIComponent(orderId)}`
      const order = await orNull(ask({ method: 'GET', path }, orderEntity, callOptions))
      return order && readOrder(order)
    },
    async findPayment(paymentId, callOptions) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}`
      const payment = await orNull(ask({ method: 'GET', path }, paymentEntity, callOptions))
      return payment && readPayment(payment)
    },
    async listPaymentsOfOrder(gatewayOrderId, callOptions) {
      const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`
      const { items } = await ask({ method: 'GET', path }, collectionOf(paymentEntity), callOptions)
      return items.map(readPayment)
    },
    async capturePayment(paymentId, amountInPaise, callOptions) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/capture`
      return readPayment(
        await ask(
          { method: 'POST', path, body: { amount: amountInPaise, currency: 'INR' } },
          paymentEntity,
          callOptions,
        ),
      )
    },
    async refundPayment({ paymentId, amountInPaise, idempotencyKey, reference }, callOptions) {
      const question = {
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
        body: { amount: amountInPaise, notes: { refund: reference } },
        headers: { 'x-refund-idempotency': idempotencyKey },
      } as const
      return readRefund(await ask(question, refundEntity, callOptions))
    },
    async listRefundsOfPayment(paymentId, callOptions) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`
      const { items } = await ask({ method: 'GET', path }, collectionOf(refundEntity), callOptions)
      return items.map(readRefund)
    },
    async listSettledLines(day, callOptions) {
      const [year, month, date] = day.split('-')
      // New lines meanwhile shift others to the next page, where they are read again.
      const lines = new Map<string, SettledLine>()
      for (let skip = 0; ; skip += settledLinesAtOnce) {
        const path = `/v1/settlements/recon/combined?year=${year}&month=${month}&day=${date}&count=${settledLinesAtOnce}&skip=${skip}`
        const { items } = await ask({ method: 'GET', path }, collectionOf(settledEntity), callOptions)
        for (const line of items.map(readSettled)) if (line !== null) lines.set(line.entityId, line)
        if (items.length < settledLinesAtOnce) return [...lines.values()]
      }
    },
    isCheckoutSignature: (orderId, paymentId, signature) =>
      isSignature(`${orderId}|${paymentId}`, signature, connection.keySecret),
    isWebhookSignature: (rawBody, signature) => isSignature(rawBody, signature, connection.webhookSecret),
    readEvent,
  }
}

type Question = { method: 'GET' | 'POST'; path: string; body?: object; headers?: Record<string, string> }

/** The gateway does not know the requested id. */
class UnknownId extends GatewayTrouble {}

/** The response, or null when the gateway does not know the requested id. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UnknownId) return null
    throw error
  }
}

async function send(
  connection: Omit<RazorpayConnection, 'deadlineInMilliseconds'>,
  question: Question,
  signal: AbortSignal,
): Promise<string> {
  const { keyId, keySecret, apiUrl } = connection
  const request = new Request(apiUrl + question.path, {
    method: question.method,
    headers: {
      ...question.headers,
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      accept: 'application/json',
      ...(question.body && { 'content-type': 'application/json' }),
    },
    ...(question.body && { body: JSON.stringify(question.body) }),
    redirect: 'error',
    signal,
  })
  try {
    // A fetch that ignores its signal still ends here.
    const response = await Promise.race([connection.fetch(request), whenAborted(signal)])
    const text = await Promise.race([response.text(), whenAborted(signal)])
    if (response.ok) return text
    throw refusal(response.status, text)
  } catch (error) {
    if (error instanceof GatewayTrouble) throw error
    if (signal.aborted)
      throw new GatewayTrouble('timeout', `no answer in time to ${question.method} ${question.path}`)
    throw new GatewayTrouble('unreachable', error instanceof Error ? error.message : String(error))
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

const refusalBody = z.object({ error: z.object({ description: z.string() }) })

function refusal(status: number, text: string): GatewayTrouble {
  const description = describe(text)
  if (status >= 500)
    return new GatewayTrouble('unreachable', `the gateway answered ${status}: ${description}`)
  if ((status === 400 || status === 404) && /does not exist|not a valid id/i.test(description))
    return new UnknownId('refused', description)
  if (status === 400) return new RequestRefused('refused', `the gateway answered ${status}: ${description}`)
  return new GatewayTrouble('refused', `the gateway answered ${status}: ${description}`)
}

function describe(text: string): string {
  try {
    const parsed = refusalBody.safeParse(JSON.parse(text))
    return (parsed.success && storableText(parsed.data.error.description)) || 'no reason given'
  } catch {
    return 'no reason given'
  }
}

function understand<Schema extends z.ZodMiniType>(text: string, answer: Schema): z.output<Schema> {
  if (text.length > longestAnswerInCharacters) throw new GatewayTrouble('nonsense', 'the answer is too long')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new GatewayTrouble('nonsense', 'the answer is not JSON')
  }
  const parsed = answer.safeParse(value)
  if (!parsed.success)
    throw new GatewayTrouble(
      'nonsense',
      `the answer lacks what it must have: ${parsed.error.issues[0]?.path.join('.')}`,
    )
  return parsed.data
}

/**
 * True when `signature` is the HMAC-SHA256 of the message in lower-case hexadecimal, as Razorpay
 * signs. The bytes are compared in constant time; Razorpay's own SDK compares with `===`.
 */
export function isSignature(message: string | Uint8Array, signature: string, secret: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const expected = createHmac('sha256', secret).update(message).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
