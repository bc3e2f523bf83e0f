/** Where an order of ours stands. */
export type OrderState = 'open' | 'paid' | 'refunded' | 'expired'
export type PaymentStatus = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded'

/** Why a capture is given back. */
const refundReasons = [
  'wrongAmount',
  'secondPayment',
  'refundedAtGateway',
  'accountDeleted',
  'codeUsed',
  'planChangeGone',
  'courseWithdrawn',
] as const
export type RefundReason = (typeof refundReasons)[number]

type Order = {
  state: OrderState
  amountInPaise: number
  currency: string
  /** The buyer has deleted the account, so nobody could use the access. */
  isStudentGone?: boolean
  /** Another payment of the buyer has had the price of its code: an expired order of it can still be paid. */
  isCodeUsed?: boolean
  /** The plan whose place it was to take is refunded, changed or extended by now, or its credit is too old. */
  isChangeGone?: boolean
  /** Staff have unpublished the course since, so nobody could open it. */
  isCourseWithdrawn?: boolean
}
type Capture = { status: PaymentStatus; amountInPaise: number; currency: string }

/**
 * What a captured payment becomes: access to what its order bought, or the reason for which it is
 * given back.
 */
export function captureOutcome(order: Order, capture: Capture): 'access' | RefundReason {
  if (capture.status === 'refunded') return 'refundedAtGateway'
  if (!isRightAmount(order, capture)) return 'wrongAmount'
  if (!awaitsPayment(order)) return 'secondPayment'
  if (order.isStudentGone) return 'accountDeleted'
  if (order.isCodeUsed) return 'codeUsed'
  if (order.isCourseWithdrawn) return 'courseWithdrawn'
  return order.isChangeGone ? 'planChangeGone' : 'access'
}

/** True while a payment of the order would become access; an expired order may still be paid late. */
export function awaitsPayment({ state }: Pick<Order, 'state'>): boolean {
  return state === 'open' || state === 'expired'
}

export function isRightAmount(
  order: Pick<Order, 'amountInPaise' | 'currency'>,
  payment: Omit<Capture, 'status'>,
): boolean {
  return payment.amountInPaise === order.amountInPaise && payment.currency === order.currency
}

/** A payment only moves this way; what would move it back is an old message. */
const order: readonly PaymentStatus[] = ['created', 'failed', 'authorized', 'captured', 'refunded']

/** True when `next` is further on than `current`: a failed payment may still be authorised and captured. */
export function isFurther(current: PaymentStatus, next: PaymentStatus): boolean {
  return order.indexOf(next) > order.indexOf(current)
}

/** True once the student's money has arrived, even if it went back since. */
export function wasCaptured(status: PaymentStatus): boolean {
  return status === 'captured' || status === 'refunded'
}
