import { newId, type OrderEntity, type PaymentEntity, type RefundEntity, seconds } from './entities.ts'

export type Attempt = {
  /** The bank's decision. `authorized` waits for a capture. */
  outcome: 'captured' | 'authorized' | 'failed'
  method?: 'upi' | 'card'
  email?: string | null
  /** False: no webhook is ever sent about it. */
  isTold?: boolean
  /** An amount or currency that differs from the order's: only a faulty gateway does that. */
  amount?: number
  currency?: string
  /** A second payment of a paid order: only a faulty gateway accepts it. */
  isForced?: boolean
}

export const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}
const declined = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. No money was taken.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}

export function newPayment(order: OrderEntity, attempt: Attempt, now: Date): PaymentEntity {
  const { outcome, method = 'upi', email = null } = attempt
  return {
    id: newId('pay'),
    entity: 'payment',
    amount: attempt.amount ?? order.amount,
    currency: attempt.currency ?? order.currency,
    status: outcome,
    order_id: order.id,
    invoice_id: null,
    international: false,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: outcome === 'captured',
    description: null,
    card_id: method === 'card' ? 'card_sandbox' : null,
    bank: null,
    wallet: null,
    vpa: method === 'upi' ? 'student@sandbox' : null,
    email,
    contact: null,
    notes: [],
    fee: null,
    tax: null,
    ...(outcome === 'failed' ? declined : noError),
    acquirer_data: {},
    created_at: seconds(now),
  }
}

export function newRefund(
  payment: PaymentEntity,
  { amount, notes, receipt }: { amount: number; notes: Record<string, string>; receipt: string | null },
  status: RefundEntity['status'],
  now: Date,
): RefundEntity {
  return {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes,
    receipt,
    acquirer_data: { arn: null },
    created_at: seconds(now),
    batch_id: null,
    status,
    speed_processed: 'normal',
    speed_requested: 'normal',
  }
}
