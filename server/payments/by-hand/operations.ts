import { randomBytes } from 'node:crypto'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { isRecordableAmount, isRecordableDay } from '../../../domain/payments/by-hand/rules.ts'
import { planPriceInPaise } from '../../../domain/payments/plans.ts'
import { isProvenOrBegun } from '../../accounts/invitations/operations.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { currentRequestId } from '../../scope.ts'
import type { Services } from '../../services.ts'
import { isSellingRefused } from '../orders/operations.ts'
import { expireOrder, findCoursePlans, insertOpenOrder, lockOpenOrder, lockOrder } from '../orders/queries.ts'
import { grantPaidAccess } from '../reconciliation/apply.ts'
import { lockKnownPayment } from '../reconciliation/queries.ts'
import { finishRefund } from '../refunds/gateway-refunds.ts'
import { listRefunds } from '../refunds/queries.ts'
import {
  findIsDemo,
  findPayer,
  findRecordedOrder,
  findRefundByHand,
  insertRecordedPayment,
  lockRecord,
  type ManualTransfer,
  type PaymentByHand,
  payOutRefund,
} from './queries.ts'

type Recording = Pick<Services, 'clock' | 'settings'>

/**
 * A manually paid order, with everything that follows from a capture, in the caller's transaction:
 * access, invoice, ledger and receipt. Returns the order's public id; repeating the same record
 * changes nothing.
 *
 * @throws Failure `invalid` for impossible facts, and for an account that is neither verified nor created by staff; `conflict` for a transfer that was already recorded, or for other facts under a known id.
 */
export async function recordPaymentIn(
  tx: Queryable,
  services: Recording,
  recorded: PaymentByHand,
): Promise<{ order: string; isNew: boolean }> {
  const now = services.clock.now()
  await tx.first(lockRecord(recorded.recordId))
  const known = await tx.first(findRecordedOrder(recorded))
  if (known?.isSame === false) throw new Failure('conflict', 'admin_sent_before')
  if (known !== null) return { order: known.publicId, isNew: false }
  refuseByHand(recorded, now)
  const payer = await tx.first(findPayer(recorded.email))
  if (payer === null) throw fieldFailure('invalid', 'email', 'admin_coupon_nobody')
  if (!(await isProvenOrBegun(tx, payer.id))) throw fieldFailure('invalid', 'email', 'admin_record_unproven')
  const course = await tx.first(findCoursePlans({ id: recorded.courseId }))
  const price = course && planPriceInPaise(course, recorded.plan)
  if (course === null || price === null) throw fieldFailure('invalid', 'plan', 'plan_not_sold')
  if (!isRecordableAmount(recorded.amountInPaise, price))
    throw fieldFailure('invalid', 'amount', 'admin_record_amount')
  const isDemo = (await tx.first(findIsDemo()))?.isDemo === true
  if (!isDemo && (await isSellingRefused(tx, now))) throw new Failure('conflict', 'selling_not_open')
  const { plan, amountInPaise, stateCode, billing } = recorded
  const open = await tx.first(lockOpenOrder(payer.id, course.id, plan))
  if (open !== null) await tx.first(expireOrder(open.id))
  const order = await tx.first(
    insertOpenOrder({
      publicId: `ord_${randomBytes(12).toString('hex')}`,
      studentId: payer.id,
      courseId: course.id,
      plan,
      amountInPaise,
      listPriceInPaise: amountInPaise < price ? price : null,
      couponId: null,
      change: null,
      isRegistrationOnly: course.sellsSeatsOnly,
      stateCode: billing?.gstin.slice(0, 2) ?? stateCode,
      billing,
      isPractice: isDemo,
      now,
      askAt: null,
      requestId: currentRequestId(),
    }),
  )
  // The student clicked at the same moment.
  if (order === null) throw new Failure('conflict', 'admin_record_again')
  const payment = await tx.first(insertRecordedPayment(recorded.recordId, order, recorded))
  if (payment === null) throw fieldFailure('conflict', 'reference', 'admin_record_known')
  await grantPaidAccess(tx, services, order, payment)
  return { order: order.publicId, isNew: true }
}

/**
 * Records that such a payment's refund was paid out manually: its credit note and ledger entries
 * follow, in the caller's transaction.
 *
 * @throws Failure `conflict` when it is not owed, or its approval can still be undone.
 */
export async function recordRefundIn(
  tx: Queryable,
  { clock }: Pick<Services, 'clock'>,
  refundId: string,
  given: ManualTransfer,
): Promise<{ order: string }> {
  const now = clock.now()
  refuseByHand(given, now)
  const named = orNotFound(await tx.first(findRefundByHand(refundId)), 'admin_refund_not_found')
  await tx.first(lockOrder(named.orderId))
  const payment = await tx.first(lockKnownPayment(named.gatewayPaymentId))
  if (payment === null || (await tx.first(payOutRefund(refundId, given, now))) === null)
    throw new Failure('conflict', 'admin_refund_not_owed')
  const refunds = await tx.all(listRefunds(payment.id))
  const refund = refunds.find(({ id }) => id === refundId)
  if (refund === undefined) throw new Error('a refund is gone')
  await finishRefund(tx, payment, refund, refunds, now)
  return { order: named.publicId }
}

function refuseByHand({ way, reference, on }: ManualTransfer, now: Date): void {
  if (!isRecordableDay(on, now)) throw fieldFailure('invalid', 'on', 'admin_record_day')
  if (way === 'transfer' && reference === null)
    throw fieldFailure('invalid', 'reference', 'admin_record_reference')
}
