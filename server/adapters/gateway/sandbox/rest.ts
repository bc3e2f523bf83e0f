import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { hashOf } from '../../../hash-of.ts'
import type { Bank } from './bank.ts'
import { createOrder, type OrderParts } from './orders.ts'
import { findOrder, findPayment, findRefund, listOrders, listPayments, listRefunds } from './queries.ts'
import { notes, read } from './reading.ts'
import { jsonAnswer, SandboxRefusal } from './refusals.ts'
import { listSettled } from './settlements.ts'

type RestParts = OrderParts & { bank: Bank; keyId: string; keySecret: string }
type Call = { parameters: string[]; query: URLSearchParams; body: unknown; headers: Headers }
type Route = [method: string, path: RegExp, answer: (parts: RestParts, call: Call) => Promise<unknown>]

/** Answers one REST request at `path`, which begins with /v1/. Throws SandboxRefusal for what the gateway refuses. */
export async function answerRest(
  parts: RestParts,
  request: Request,
  path: string,
  query: URLSearchParams,
): Promise<Response> {
  if (!isKnownCaller(parts, request.headers.get('authorization')))
    throw new SandboxRefusal('Authentication failed', { status: 401 })
  for (const [method, pattern, answer] of routes) {
    const match = request.method === method ? pattern.exec(path) : null
    if (!match) continue
    const body = method === 'GET' ? null : await bodyOf(request)
    return jsonAnswer(
      await answer(parts, { parameters: match.slice(1), query, body, headers: request.headers }),
    )
  }
  throw new SandboxRefusal('The requested URL was not found on the server.', { status: 404 })
}

const newCapture = z.object({
  amount: z.coerce.number('The amount field is required.').check(z.int()),
  currency: z.optional(z.string()),
})
const newRefund = z.object({
  amount: z.optional(z.coerce.number().check(z.int('The amount must be an integer.'))),
  notes,
  receipt: z.optional(z.nullable(z.string())),
})

const routes: Route[] = [
  ['POST', /^\/v1\/orders$/, (parts, { body }) => createOrder(parts, body)],
  [
    'GET',
    /^\/v1\/orders$/,
    async ({ database }, { query }) => {
      const count = Math.min(Number(query.get('count') ?? 10) || 10, 100)
      return collection(await database.all(listOrders(query.get('receipt'), count)))
    },
  ],
  [
    'GET',
    /^\/v1\/orders\/(\w+)$/,
    async ({ database }, { parameters: [id = ''] }) => existing(await database.first(findOrder(id))),
  ],
  [
    'GET',
    /^\/v1\/orders\/(\w+)\/payments$/,
    async ({ database }, { parameters: [id = ''] }) => {
      existing(await database.first(findOrder(id)))
      return collection(await database.all(listPayments(id)))
    },
  ],
  [
    'GET',
    /^\/v1\/payments$/,
    async ({ database }) => collection((await database.all(listPayments(null))).slice(0, 100)),
  ],
  [
    'GET',
    /^\/v1\/payments\/(\w+)$/,
    async ({ database }, { parameters: [id = ''] }) => existing(await database.first(findPayment(id))),
  ],
  [
    'POST',
    /^\/v1\/payments\/(\w+)\/capture$/,
    async ({ bank }, { parameters: [id = ''], body }) =>
      bank.capturePayment(id, { amount: read(newCapture, body).amount }),
  ],
  [
    'POST',
    /^\/v1\/payments\/(\w+)\/refund$/,
    async ({ bank }, { parameters: [id = ''], body, headers }) => {
      const key = headers.get('x-refund-idempotency')
      if (key !== null && !/^[\w-]{10,}$/.test(key))
        throw new SandboxRefusal('The idempotency key must be at least 10 characters.')
      const { amount, notes: given, receipt } = read(newRefund, body ?? {})
      return bank.refundPayment(id, {
        key,
        ...(amount !== undefined && { amount }),
        ...(given && { notes: given }),
        ...(receipt && { receipt }),
      })
    },
  ],
  [
    'GET',
    /^\/v1\/payments\/(\w+)\/refunds$/,
    async ({ database }, { parameters: [id = ''] }) => {
      existing(await database.first(findPayment(id)))
      return collection(await database.all(listRefunds(id)))
    },
  ],
  [
    'GET',
    /^\/v1\/refunds$/,
    async ({ database }) => collection((await database.all(listRefunds(null))).slice(0, 100)),
  ],
  [
    'GET',
    /^\/v1\/refunds\/(\w+)$/,
    async ({ database }, { parameters: [id = ''] }) => existing(await database.first(findRefund(id))),
  ],
  ['GET', /^\/v1\/settlements\/recon\/combined$/, (parts, { query }) => listSettled(parts, query)],
]

function isKnownCaller({ keyId, keySecret }: RestParts, header: string | null): boolean {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  return timingSafeEqual(hashOf(header ?? ''), hashOf(expected))
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw new SandboxRefusal('The body is not JSON.')
  }
}

function existing<Entity>(row: { body: Entity } | null): Entity {
  if (row === null) throw new SandboxRefusal('The id provided does not exist')
  return row.body
}

function collection<Entity>(rows: { body: Entity }[]): {
  entity: 'collection'
  count: number
  items: Entity[]
} {
  return { entity: 'collection', count: rows.length, items: rows.map((row) => row.body) }
}
