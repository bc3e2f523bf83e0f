import type { RecordedWay } from '../../../domain/payments/by-hand/rules.ts'
import type { PlanNumber } from '../../../domain/payments/plans.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'
import type { Billing } from '../orders/queries.ts'
import { type PaymentRow, paymentColumns } from '../reconciliation/queries.ts'

/** How money was received or returned manually. */
export type ManualTransfer = {
  way: RecordedWay
  reference: string | null
  on: string
  note: string | null
  staffId: string
}

/** A manually paid order. */
export type PaymentByHand = ManualTransfer & {
  recordId: string
  email: string
  courseId: string
  plan: PlanNumber
  amountInPaise: number
  stateCode: string | null
  billing: Billing | null
}

/** The account that a payment is recorded for. */
export function findPayer(email: string) {
  return sql<Id>`select id from students where email = ${email} and erased_at is null`
}

/** Whether a manual payment belongs to the demo: a real school's cash is money whatever gateway it is testing. */
export function findIsDemo() {
  return sql<{ isDemo: boolean }>`select coalesce(database_is_demo(), false) as "isDemo"`
}

/** Serialises the creation of the same record until the transaction ends. */
export function lockRecord(recordId: string) {
  return sql`select pg_advisory_xact_lock(hashtextextended(concat('record:', ${recordId}::uuid), 0))`
}

/** The order of an existing record, by the page's key, and whether its facts were the same. */
export function findRecordedOrder({
  recordId,
  email,
  courseId,
  plan,
  amountInPaise,
  way,
  reference,
  on,
}: PaymentByHand) {
  return sql<{ publicId: string; isSame: boolean }>`
    select o.public_id as "publicId", s.email = ${email} and o.course_id = ${courseId} and o.plan = ${plan}
      and p.amount_in_paise = ${amountInPaise} and p.way = ${way} and p.reference is not distinct from ${reference}
      and p.received_on = ${on}::date as "isSame"
    from payments p join orders o on o.id = p.order_id join students s on s.id = o.student_id
    where p.gateway_payment_id = ${recordedName(recordId)}`
}

/** Stores the payment; no row when the transfer was already recorded. */
export function insertRecordedPayment(
  recordId: string,
  order: { id: string; amountInPaise: number; isPractice: boolean },
  { way, reference, on, note, staffId }: ManualTransfer,
) {
  return sql<PaymentRow>`
    insert into payments (gateway_payment_id, order_id, amount_in_paise, currency, status, is_demo, way, reference, received_on,
      note, recorded_by)
    values (${recordedName(recordId)}, ${order.id}, ${order.amountInPaise}, 'INR', 'created', ${order.isPractice}, ${way},
      ${reference}, ${on}::date, ${note}, ${staffId})
    on conflict do nothing returning ${paymentColumns}`
}

function recordedName(recordId: string): string {
  return `rec_${recordId.replaceAll('-', '')}`
}

/** The payment and order of a refund to be paid out manually. */
export function findRefundByHand(refundId: string) {
  return sql<{ gatewayPaymentId: string; orderId: string; publicId: string }>`
    select p.gateway_payment_id as "gatewayPaymentId", o.id as "orderId", o.public_id as "publicId"
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where r.id = ${refundId} and p.way <> 'gateway'`
}

/** Marks it as paid out; no row when it is still pending, or was already paid out. */
export function payOutRefund(
  refundId: string,
  { way, reference, on, note, staffId }: ManualTransfer,
  now: Date,
) {
  return sql<Id>`
    update refunds set state = 'done', sent_at = ${now}, done_at = ${now}, way = ${way}, reference = ${reference},
      paid_on = ${on}::date, note = ${note}, recorded_by = ${staffId}, trouble = null
    where id = ${refundId} and state = 'owed' and (held_until is null or carried_out_at is not null) returning id`
}
