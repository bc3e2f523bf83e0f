import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { dayMs, hoursAfter } from '../../../../domain/durations.ts'
import { startOfIndiaDay } from '../../../../domain/india-time.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { PaymentEntity, RefundEntity } from './entities.ts'
import { listMoved } from './queries.ts'
import { read } from './reading.ts'

const number = (least: number, most: number) =>
  z.coerce.number('The date is not right.').check(z.int(), z.minimum(least), z.maximum(most))
const settledQuery = z.object({
  year: number(2000, 9999),
  month: number(1, 12),
  day: number(1, 31),
  count: z._default(number(1, 1000), 10),
  skip: z._default(number(0, 1_000_000), 0),
})

/** Money of a day is settled two days later, at ten in the morning. */
const daysToSettle = 2
const hourOfSettlement = 10

/**
 * What was settled on a day, as described in https://razorpay.com/docs/api/settlements/fetch-recon:
 * captures and refunds of two days before, less a fee of two percent with its tax.
 */
export async function listSettled(
  { database, clock }: { database: Database; clock: Clock },
  query: URLSearchParams,
) {
  const { year, month, day, count, skip } = read(settledQuery, Object.fromEntries(query))
  const settledDay = Date.UTC(year, month - 1, day) / dayMs
  const settledAt = hoursAfter(startOfIndiaDay(settledDay), hourOfSettlement)
  const isPaidOut = settledAt.getTime() <= clock.now().getTime()
  const from = startOfIndiaDay(settledDay - daysToSettle)
  const moved = isPaidOut ? await database.all(listMoved(from, startOfIndiaDay(settledDay - 1))) : []
  const items = moved.slice(skip, skip + count).map(({ body }) => lineOf(body, settledAt))
  return { entity: 'collection', count: items.length, items }
}

function lineOf(moved: PaymentEntity | RefundEntity, settledAt: Date) {
  const isPayment = moved.entity === 'payment'
  const withoutTax = isPayment ? Math.round(moved.amount * 0.02) : 0
  const tax = Math.round(withoutTax * 0.18)
  const fee = withoutTax + tax
  const seconds = settledAt.getTime() / 1000
  return {
    entity_id: moved.id,
    type: moved.entity,
    debit: isPayment ? 0 : moved.amount,
    credit: isPayment ? moved.amount - fee : 0,
    amount: moved.amount,
    currency: moved.currency,
    ...{ fee, tax },
    on_hold: false,
    settled: true,
    created_at: moved.created_at,
    settled_at: seconds,
    settlement_id: `setl_${createHash('sha256').update(String(seconds)).digest('hex').slice(0, 14)}`,
    posted_at: null,
    credit_type: 'default',
    description: null,
    notes: null,
    payment_id: isPayment ? null : moved.payment_id,
    settlement_utr: `${seconds}sandbox`,
    order_id: isPayment ? moved.order_id : null,
    order_receipt: null,
    method: isPayment ? moved.method : null,
    card_network: null,
    card_issuer: null,
    card_type: null,
    dispute_id: null,
  }
}
