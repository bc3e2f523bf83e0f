import { type Statement, sql } from '../../adapters/database/sql.ts'

type Nothing = Record<string, never>

export type RefundRow = {
  id: string
  paymentId: string
  reason: string
  amountInPaise: number
  state: 'owed' | 'sent' | 'done' | 'failed'
  attempt: number
  gatewayRefundId: string | null
}

const columns = sql<RefundRow>`
  r.id, r.payment_id as "paymentId", r.reason, r.amount_in_paise as "amountInPaise", r.state, r.attempt,
  r.gateway_refund_id as "gatewayRefundId"`

/** Stores a refund that is owed, or the trace of one that failed; the database refuses one that exceeds the capture. */
export function insertRefund(
  refund: Pick<RefundRow, 'paymentId' | 'reason' | 'amountInPaise'> & {
    state?: 'owed' | 'failed'
    gatewayRefundId?: string
  },
  now: Date,
): Statement<RefundRow> {
  const { paymentId, reason, amountInPaise, state = 'owed', gatewayRefundId = null } = refund
  return sql<RefundRow>`
    insert into refunds as r (payment_id, reason, amount_in_paise, state, gateway_refund_id, created_at)
    values (${paymentId}, ${reason}, ${amountInPaise}, ${state}, ${gatewayRefundId}, ${now}) returning ${columns}`
}

export type RefundToSend = RefundRow & {
  gatewayPaymentId: string
  capturedInPaise: number
  /** Null for a payment of an order that is not stored here. */
  orderId: string | null
}

export function findRefundToSend(id: string): Statement<RefundToSend> {
  return sql<RefundToSend>`
    select ${columns}, p.gateway_payment_id as "gatewayPaymentId", p.amount_in_paise as "capturedInPaise",
      p.order_id as "orderId"
    from refunds r join payments p on p.id = r.payment_id where r.id = ${id}`
}

export function listRefunds(paymentId: string): Statement<RefundRow> {
  return sql<RefundRow>`select ${columns} from refunds r where r.payment_id = ${paymentId} order by r.created_at, r.id for update`
}

export function updateRefund(refund: RefundRow, now: Date): Statement<Nothing> {
  return sql`
    update refunds set state = ${refund.state}, attempt = ${refund.attempt}, gateway_refund_id = ${refund.gatewayRefundId},
      amount_in_paise = ${refund.amountInPaise},
      trouble = case when ${refund.state} in ('sent', 'done') then null else trouble end,
      sent_at = case when ${refund.state} in ('sent', 'done') then coalesce(sent_at, ${now}) end, done_at = case when ${refund.state} = 'done' then coalesce(done_at, ${now}) end
    where id = ${refund.id}`
}

/** What the gateway said against a refund that it has not given yet. */
export function noteTrouble(id: string, trouble: string, now: Date): Statement<Nothing> {
  return sql`
    update refunds set trouble = ${trouble.slice(0, 500)}, trouble_at = ${now}
    where id = ${id} and state in ('owed', 'sent')`
}

/** All that was approved of a payment by requests. */
export function sumApproved(paymentId: string): Statement<{ amountInPaise: number }> {
  return sql<{ amountInPaise: number }>`
    select coalesce(sum(amount_in_paise), 0)::int as "amountInPaise" from refund_requests
    where payment_id = ${paymentId} and state = 'approved'`
}
