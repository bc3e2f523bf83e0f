import * as z from 'zod/mini'
import type { GatewayEvent, GatewayPayment, GatewayRefund } from './gateway.ts'

const paise = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
const id = z.string().check(z.minLength(1), z.maxLength(64))
/** Razorpay writes empty notes as an empty list. */
const notes = z.optional(z.nullable(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])))

/** Razorpay's entities (https://razorpay.com/docs/api), as far as they are read; other fields pass by. */
export const orderEntity = z.object({
  id,
  amount: paise,
  currency: z.string(),
  receipt: z.optional(z.nullable(z.string())),
})

export const paymentEntity = z.object({
  id,
  amount: paise,
  currency: z.string().check(z.maxLength(8)),
  status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
  captured: z.optional(z.nullable(z.boolean())),
  order_id: z.optional(z.nullable(id)),
  amount_refunded: z.optional(z.nullable(paise)),
  email: z.optional(z.nullable(z.string())),
  created_at: z.number().check(z.int(), z.minimum(0), z.maximum(99_999_999_999)),
})

export const refundEntity = z.object({
  id,
  amount: paise,
  payment_id: id,
  notes,
  // Refunds of old accounts come without a status: they were processed at once.
  status: z.optional(z.nullable(z.enum(['created', 'pending', 'processed', 'failed']))),
})

export function collectionOf<Entity extends z.ZodMiniType>(entity: Entity) {
  return z.object({ items: z.array(entity) })
}

export function readPayment(entity: z.output<typeof paymentEntity>): GatewayPayment {
  const wasReturned = entity.status === 'refunded' && entity.captured === false
  return {
    id: entity.id,
    orderId: entity.order_id ?? null,
    amountInPaise: entity.amount,
    currency: entity.currency,
    status: wasReturned ? 'failed' : entity.status,
    wasReturned,
    refundedInPaise: wasReturned ? 0 : (entity.amount_refunded ?? 0),
    // What cannot be stored or mailed to is as good as none; it must not keep the payment from being applied.
    email: entity.email && /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(entity.email) ? entity.email : null,
    createdAt: new Date(entity.created_at * 1000),
  }
}

export function readRefund(entity: z.output<typeof refundEntity>): GatewayRefund {
  const status = entity.status ?? 'processed'
  return {
    id: entity.id,
    paymentId: entity.payment_id,
    amountInPaise: entity.amount,
    status: status === 'created' ? 'pending' : status,
    reference: referenceOf(entity.notes),
  }
}

const eventBody = z.object({
  event: z.string().check(z.minLength(1), z.maxLength(100)),
  payload: z.optional(
    z.object({
      payment: z.optional(z.object({ entity: z.unknown() })),
      refund: z.optional(z.object({ entity: z.unknown() })),
    }),
  ),
})

/** A webhook's body: its kind, with the payment and the refund where it carries ones that can be read. */
export function readEvent(body: string): GatewayEvent | null {
  const parsed = eventBody.safeParse(parseJson(body))
  if (!parsed.success) return null
  const { event, payload } = parsed.data
  const payment = paymentEntity.safeParse(payload?.payment?.entity)
  const refund = refundEntity.safeParse(payload?.refund?.entity)
  return {
    kind: event,
    payment: payment.success ? readPayment(payment.data) : null,
    refund: refund.success ? readRefund(refund.data) : null,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function referenceOf(given: z.output<typeof notes>): string | null {
  const reference = given && !Array.isArray(given) ? given.refund : null
  return typeof reference === 'string' ? reference : null
}
