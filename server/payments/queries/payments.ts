import type { Locale } from '../../../domain/locales.ts'
import type { PaymentStatus, RefundReason } from '../../../domain/payments/captures.ts'
import type { PlanNumber } from '../../../domain/payments/plans.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'
import type { GatewayPayment } from '../../adapters/gateway/gateway.ts'

type Nothing = Record<string, never>

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
}

const columns = sql<PaymentRow>`
  id, gateway_payment_id as "gatewayPaymentId", order_id as "orderId", amount_in_paise as "amountInPaise", currency, status,
  outcome, refunded_in_paise as "refundedInPaise", payer_email as "payerEmail"`

/** The payment's row, made when it is new, locked until the transaction ends. Which key took it says whether it is money. */
export function lockPayment(
  payment: GatewayPayment,
  orderId: string,
  isPractice: boolean,
): Statement<PaymentRow> {
  return sql<PaymentRow>`
    insert into payments (gateway_payment_id, order_id, gateway_order_id, amount_in_paise, currency, status, payer_email, is_demo)
    values (${payment.id}, ${orderId}, ${payment.orderId}, ${payment.amountInPaise}, ${payment.currency}, 'created',
      ${payment.email}, ${isPractice})
    on conflict (gateway_payment_id) do update set gateway_payment_id = excluded.gateway_payment_id
    returning ${columns}`
}

export function lockKnownPayment(gatewayPaymentId: string): Statement<PaymentRow> {
  return sql<PaymentRow>`select ${columns} from payments where gateway_payment_id = ${gatewayPaymentId} for update`
}

export function findPayment(gatewayPaymentId: string): Statement<PaymentRow> {
  return sql<PaymentRow>`select ${columns} from payments where gateway_payment_id = ${gatewayPaymentId}`
}

export function advancePayment(id: string, payment: GatewayPayment): Statement<Nothing> {
  return sql`
    update payments set status = ${payment.status}, amount_in_paise = ${payment.amountInPaise}, currency = ${payment.currency}
    where id = ${id}`
}

/** Says what a capture became. Its status is 'captured' until all of it has gone back. */
export function decidePayment(
  id: string,
  decision: { outcome: 'access'; reason: null } | { outcome: 'refund'; reason: RefundReason },
  now: Date,
): Statement<Nothing> {
  return sql`
    update payments set status = 'captured', outcome = ${decision.outcome}, refund_reason = ${decision.reason}, captured_at = ${now}
    where id = ${id}`
}

export function updateRefunded(
  id: string,
  refundedInPaise: number,
  status: PaymentStatus,
): Statement<Nothing> {
  return sql`update payments set refunded_in_paise = ${refundedInPaise}, status = ${status} where id = ${id}`
}

/**
 * Waits for whoever changes a student's access to a course, and makes the others wait until the transaction ends:
 * each then begins where the one before ends. Two that insert at once would wait for each other.
 */
export function lockAccess(studentId: string, courseId: string): Statement<Nothing> {
  return sql`
    select pg_advisory_xact_lock(
      hashtextextended(concat('access:', ${studentId}::uuid, ':', ${courseId}::uuid), 0)
    )`
}

/** `lockAccess` for the student and course of an order. */
export function lockAccessOfOrder(orderId: string): Statement<Nothing> {
  return sql`
    select pg_advisory_xact_lock(hashtextextended(concat('access:', student_id, ':', course_id), 0))
    from orders where id = ${orderId}`
}

/**
 * End of the access that runs or is still to begin, or null. Never before the end on record: that has
 * microseconds where it was not written from here, a time of ours has none, and the next access may not overlap it.
 */
export function findRunningUntil(
  studentId: string,
  courseId: string,
  now: Date,
): Statement<{ endsAt: Date | null }> {
  return sql<{ endsAt: Date | null }>`
    select date_trunc('milliseconds', max(ends_at) + interval '999 microseconds') as "endsAt" from enrolments
    where student_id = ${studentId} and course_id = ${courseId} and revoked_at is null and ends_at > ${now}`
}

export function insertEnrolment(enrolment: {
  studentId: string
  courseId: string
  paymentId: string
  startsAt: Date
  endsAt: Date
}): Statement<Nothing> {
  return sql`
    insert into enrolments (student_id, course_id, payment_id, starts_at, ends_at)
    values (${enrolment.studentId}, ${enrolment.courseId}, ${enrolment.paymentId}, ${enrolment.startsAt}, ${enrolment.endsAt})`
}

export type Span = { id: string; startsAt: Date; endsAt: Date }

/** Ends the access that a payment bought; null when it bought none. */
export function revokeEnrolment(paymentId: string, now: Date): Statement<Span> {
  return sql<Span>`
    update enrolments set revoked_at = ${now} where payment_id = ${paymentId} and revoked_at is null
    returning id, starts_at as "startsAt", ends_at as "endsAt"`
}

/** Ends one access, however it came to be; null when it has ended. */
export function revokeEnrolmentById(id: string, now: Date): Statement<Span> {
  return sql<Span>`
    update enrolments set revoked_at = ${now} where id = ${id} and revoked_at is null
    returning id, starts_at as "startsAt", ends_at as "endsAt"`
}

/** Access of the same student and course that begins at that time or later, in order. */
export function listLaterEnrolments(enrolmentId: string, from: Date): Statement<Span> {
  return sql<Span>`
    select later.id, later.starts_at as "startsAt", later.ends_at as "endsAt"
    from enrolments ended
    join enrolments later on later.student_id = ended.student_id and later.course_id = ended.course_id
    where ended.id = ${enrolmentId} and later.id <> ended.id and later.revoked_at is null and later.starts_at >= ${from}
    order by later.starts_at`
}

export function moveEnrolment(id: string, startsAt: Date, endsAt: Date): Statement<Nothing> {
  return sql`update enrolments set starts_at = ${startsAt}, ends_at = ${endsAt} where id = ${id}`
}

export type Purchase = {
  email: string
  name: string
  courseTitle: string
  plan: PlanNumber
  publicId: string
  /** The language of the student's mails. */
  locale: Locale
}

/** Whom and what an order is about, for its mails. */
export function findPurchase(orderId: string): Statement<Purchase> {
  return sql<Purchase>`
    select s.email, s.name, c.title as "courseTitle", o.plan, o.public_id as "publicId", s.locale
    from orders o join students s on s.id = o.student_id join courses c on c.id = o.course_id
    where o.id = ${orderId}`
}

type LedgerPosting = {
  reference: string
  currency: string
  debit: LedgerAccount
  credit: LedgerAccount
  amountInPaise: number
  now: Date
}
export type LedgerAccount = 'gateway' | 'course_sales' | 'owed_to_students'

/** Posts one transaction of two entries; the same reference is refused a second time. */
export function insertLedgerTransaction(posting: LedgerPosting): Statement<Nothing> {
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
