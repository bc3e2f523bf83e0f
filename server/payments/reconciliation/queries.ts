import type { PaymentStatus, RefundReason } from '../../../domain/payments/captures.ts'
import { sql } from '../../adapters/database/sql.ts'
import type { GatewayPayment } from '../../adapters/gateway/gateway.ts'

export type PaymentRow = {
  id: string
  gatewayPaymentId: string
  orderId: string | null
  amountInPaise: number
  currency: string
  status: PaymentStatus
  outcome: 'access' | 'refund' | null
  refundedInPaise: number
  payerEmail: string | null
  /** `gateway`, or the method that finance recorded. */
  way: 'gateway' | 'cash' | 'transfer'
}

export const paymentColumns = sql<PaymentRow>`
  id, gateway_payment_id as "gatewayPaymentId", order_id as "orderId", amount_in_paise as "amountInPaise", currency, status,
  outcome, refunded_in_paise as "refundedInPaise", payer_email as "payerEmail", way`

/**
 * The payment's row, inserted when new, locked until the transaction ends. Its key decides whether it is real money.
 */
export function lockPayment(payment: GatewayPayment, orderId: string, isPractice: boolean) {
  return sql<PaymentRow>`
    insert into payments (gateway_payment_id, order_id, gateway_order_id, amount_in_paise, currency, status, payer_email, is_demo)
    values (${payment.id}, ${orderId}, ${payment.orderId}, ${payment.amountInPaise}, ${payment.currency}, 'created',
      ${payment.email}, ${isPractice})
    on conflict (gateway_payment_id) do update set gateway_payment_id = excluded.gateway_payment_id
    returning ${paymentColumns}`
}

export function lockKnownPayment(gatewayPaymentId: string) {
  return sql<PaymentRow>`select ${paymentColumns} from payments where gateway_payment_id = ${gatewayPaymentId} for update`
}

export function findPayment(gatewayPaymentId: string) {
  return sql<PaymentRow>`select ${paymentColumns} from payments where gateway_payment_id = ${gatewayPaymentId}`
}

export function advancePayment(id: string, payment: GatewayPayment) {
  return sql`
    update payments set status = ${payment.status}, amount_in_paise = ${payment.amountInPaise}, currency = ${payment.currency}
    where id = ${id}`
}

/** Stores the outcome of a capture. Its status is 'captured' until it is fully refunded. */
export function decidePayment(
  id: string,
  decision: { outcome: 'access'; reason: null } | { outcome: 'refund'; reason: RefundReason },
  now: Date,
) {
  return sql`
    update payments set status = 'captured', outcome = ${decision.outcome}, refund_reason = ${decision.reason}, captured_at = ${now}
    where id = ${id}`
}

export function updateRefunded(id: string, refundedInPaise: number, status: PaymentStatus) {
  return sql`update payments set refunded_in_paise = ${refundedInPaise}, status = ${status} where id = ${id}`
}

type LedgerPosting = {
  reference: string
  currency: string
  debit: LedgerAccount
  credit: LedgerAccount
  amountInPaise: number
  now: Date
}

type LedgerAccount = 'gateway' | 'cash_and_bank' | 'course_sales' | 'owed_to_students'

/** The ledger accounts of a payment. */
export function moneyAccount({ way }: Pick<PaymentRow, 'way'>): 'gateway' | 'cash_and_bank' {
  return way === 'gateway' ? 'gateway' : 'cash_and_bank'
}

/** Posts one transaction of two entries; the same reference is refused a second time. */
export function insertLedgerTransaction(posting: LedgerPosting) {
  return sql`
    with posted as (
      insert into ledger_transactions (reference, currency, posted_at)
      values (${posting.reference}, ${posting.currency}, ${posting.now}) returning id
    )
    insert into ledger_entries (transaction_id, account, debit_in_paise, credit_in_paise)
    select posted.id, line.account, line.debit, line.credit
    from posted cross join (values
      (${posting.debit}, ${posting.amountInPaise}::int, 0),
      (${posting.credit}, 0, ${posting.amountInPaise}::int)
    ) as line (account, debit, credit)`
}
