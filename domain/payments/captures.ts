/** The state of an order. */
export type OrderState = 'open' | 'paid' | 'refunded' | 'expired'
export type PaymentStatus = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded'

/** Why a capture is refunded. */
export const refundReasons = [
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
  /** The coupon was used by another payment of the buyer: an expired order with it can still be paid. */
  isCodeUsed?: boolean
  /** The plan it was to replace is refunded, changed or extended by now, or its credit is too old. */
  isChangeGone?: boolean
  /** Staff have unpublished the course since, so nobody could open it. */
  isCourseWithdrawn?: boolean
}
type Capture = { status: PaymentStatus; amountInPaise: number; currency: string }

/** The result of a captured payment: access to what its order bought, or the reason why it is refunded. */
export function captureOutcome(order: Order, capture: Capture): 'access' | RefundReason {
  if (capture.status === 'refunded') return 'refundedAtGateway'
  if (!isRightAmount(order, capture)) return 'wrongAmount'
  if (!awaitsPayment(order)) return 'secondPayment'
  if (order.isStudentGone) return 'accountDeleted'
  if (order.isCodeUsed) return 'codeUsed'
  if (order.isCourseWithdrawn) return 'courseWithdrawn'
  return order.isChangeGone ? 'planChangeGone' : 'access'
}

/** True while a payment of the order would give access; an expired order may still be paid late. */
export function awaitsPayment({ state }: Pick<Order, 'state'>): boolean {
  return state === 'open' || state === 'expired'
}

export function isRightAmount(
  order: Pick<Order, 'amountInPaise' | 'currency'>,
  payment: Omit<Capture, 'status'>,
): boolean {
  return payment.amountInPaise === order.amountInPaise && payment.currency === order.currency
}

/** Payment states in order; a message that would move it back is outdated. */
const order: readonly PaymentStatus[] = ['created', 'failed', 'authorized', 'captured', 'refunded']

/** True when `next` is after `current`: a failed payment may still be authorised and captured. */
export function isFurther(current: PaymentStatus, next: PaymentStatus): boolean {
  return order.indexOf(next) > order.indexOf(current)
}

/** True once the student's money has arrived, even if it was refunded since. */
export function wasCaptured(status: PaymentStatus): boolean {
  return status === 'captured' || status === 'refunded'
}
