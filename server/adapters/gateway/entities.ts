import * as z from 'zod/mini'
import { cutText } from '../../../domain/cut-text.ts'
import type { GatewayEvent, GatewayOrder, GatewayPayment, GatewayRefund, SettledLine } from './gateway.ts'

const paise = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
/** Any other id could not be stored or used in a URL. */
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** Razorpay writes empty notes as an empty list. */
const notes = z.optional(z.nullable(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])))

/** Razorpay's entities (https://razorpay.com/docs/api), only the fields that are read; others are ignored. */
export const orderEntity = z.object({
  id,
  amount: paise,
  currency: z.string(),
  receipt: z.optional(z.nullable(z.string())),
  notes,
})

export const paymentEntity = z.object({
  id,
  amount: paise,
  currency: z.string().check(z.regex(/^[A-Za-z]{1,8}$/)),
  status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
  captured: z.optional(z.nullable(z.boolean())),
  order_id: z.optional(z.nullable(id)),
  amount_refunded: z.optional(z.nullable(paise)),
  email: z.optional(z.nullable(z.string())),
  error_description: z.optional(z.nullable(z.string())),
  created_at: z.number().check(z.int(), z.minimum(0), z.maximum(99_999_999_999)),
})

export const refundEntity = z.object({
  id,
  amount: paise,
  payment_id: id,
  notes,
  // Refunds of old accounts have no status: they were processed at once.
  status: z.optional(z.nullable(z.enum(['created', 'pending', 'processed', 'failed']))),
})

const seconds = z.number().check(z.int(), z.minimum(0), z.maximum(99_999_999_999))

/** https://razorpay.com/docs/api/settlements/fetch-recon */
export const settledEntity = z.object({
  entity_id: id,
  type: z.string().check(z.regex(/^\w{1,40}$/)),
  debit: paise,
  credit: paise,
  amount: paise,
  fee: z.optional(z.nullable(paise)),
  tax: z.optional(z.nullable(paise)),
  settled: z.optional(z.nullable(z.boolean())),
  settled_at: z.optional(z.nullable(seconds)),
  settlement_id: z.optional(z.nullable(id)),
  settlement_utr: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  description: z.optional(z.nullable(z.string())),
  order_id: z.optional(z.nullable(id)),
  payment_id: z.optional(z.nullable(id)),
})

const mostCharacters = 300

/** A text, possibly with the payer's words, reduced to what the database can store; null when nothing is left. */
export function storableText(text: string | null | undefined): string | null {
  return cutText((text ?? '').replaceAll('\0', '').toWellFormed(), mostCharacters) || null
}

export function collectionOf<Entity extends z.ZodMiniType>(entity: Entity) {
  return z.object({ items: z.array(entity) })
}

export function readOrder(entity: z.output<typeof orderEntity>): GatewayOrder {
  return {
    id: entity.id,
    amountInPaise: entity.amount,
    receipt: entity.receipt ?? null,
    installation: noteOf(entity.notes, 'installation'),
  }
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
    // A value that cannot be stored or mailed to counts as missing; it must not keep the payment from being applied.
    email: entity.email && /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(entity.email) ? entity.email : null,
    error: storableText(entity.error_description),
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
    reference: noteOf(entity.notes, 'refund'),
  }
}

/** Null until it is paid out. */
export function readSettled(entity: z.output<typeof settledEntity>): SettledLine | null {
  const { settlement_id: settlementId, settled_at: settledAt } = entity
  if (entity.settled === false || !settlementId || !settledAt) return null
  return {
    entityId: entity.entity_id,
    kind: entity.type,
    belongsTo: (entity.type === 'refund' ? entity.payment_id : entity.order_id) ?? null,
    settlementId,
    utr: storableText(entity.settlement_utr),
    amountInPaise: entity.amount,
    creditInPaise: entity.credit,
    debitInPaise: entity.debit,
    feeInPaise: entity.fee ?? 0,
    taxInPaise: entity.tax ?? 0,
    description: storableText(entity.description),
    settledAt: new Date(settledAt * 1000),
  }
}

const named = z.optional(z.object({ entity: z.unknown() }))
const eventBody = z.object({
  event: z.string().check(z.regex(/^[\w.]{1,100}$/)),
  payload: z.optional(z.object({ order: named, payment: named, refund: named, dispute: named })),
})
const withId = z.object({ id })
const ofOrder = z.object({ order_id: id })
const ofPayment = z.object({ payment_id: id })

/** A webhook's body: its kind, and the valid ids in it. */
export function readEvent(body: string): GatewayEvent | null {
  const parsed = eventBody.safeParse(parseJson(body))
  if (!parsed.success) return null
  const { event, payload } = parsed.data
  const [order, payment, refund, dispute] = [
    payload?.order?.entity,
    payload?.payment?.entity,
    payload?.refund?.entity,
    payload?.dispute?.entity,
  ]
  return {
    kind: event,
    orderId: ofOrder.safeParse(payment).data?.order_id ?? withId.safeParse(order).data?.id ?? null,
    paymentId:
      withId.safeParse(payment).data?.id ??
      ofPayment.safeParse(refund).data?.payment_id ??
      ofPayment.safeParse(dispute).data?.payment_id ??
      null,
    refundId: withId.safeParse(refund).data?.id ?? null,
  }
}

/** The same event without personal data of the payer. */
export function writeEvent({ kind, orderId, paymentId, refundId }: GatewayEvent): string {
  const entity = (id: string | null) => (id === null ? undefined : { entity: { id } })
  const payload = { order: entity(orderId), payment: entity(paymentId), refund: entity(refundId) }
  return JSON.stringify({ event: kind, payload })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function noteOf(given: z.output<typeof notes>, name: string): string | null {
  const note = given && !Array.isArray(given) ? given[name] : null
  return typeof note === 'string' ? note : null
}
