import { refundHoldMinutes, soloRefundFactor, standingHours } from '../../../../domain/admin/orders/rules.ts'
import { secondsAfter } from '../../../../domain/durations.ts'
import { Failure, fieldFailure, orNotFound } from '../../../../domain/failure.ts'
import type { Queryable } from '../../../adapters/database/database.ts'
import { audit } from '../../../admin/audit/operations.ts'
import { enqueue } from '../../../jobs/operations.ts'
import { notify } from '../../../notifications/operations.ts'
import type { Services } from '../../../services.ts'
import { endAccess } from '../../access/operations.ts'
import { lockAccessOfOrder } from '../../access/queries.ts'
import { paymentNotification } from '../../notices.ts'
import { findPurchase, lockOrder } from '../../orders/queries.ts'
import { refundPayment } from '../gateway-refunds.ts'
import { refundApprovedNotice, refundDeclinedNotice } from '../notices.ts'
import {
  findRefundable,
  findRefundableById,
  insertRefund,
  lockPaymentById,
  lockRefundOfRequest,
  markCarriedOut,
  type RefundableRow,
  type RefundRow,
  updateRefund,
} from '../queries.ts'
import {
  closeRequest,
  countApprovals,
  findOpenRequest,
  findRequest,
  findSoloRefunds,
  findValidApproval,
  insertApproval,
  insertRequest,
  lockRefundsBy,
  lockRequest,
  lockWhoAgreed,
  type RequestRow,
  reopenRequest,
  requireTwoApprovals,
} from '../queries-of-requests.ts'

type Clocked = Pick<Services, 'clock'>

/** The result of a decision on a request. */
export type DecidedRequest = {
  requestId: string
  /** Public id of its order. */
  order: string
  /** `waiting`: another person must agree. */
  state: 'waiting' | 'approved' | 'declined' | 'undone'
  amountInPaise: number
}

/**
 * A member of staff approves a refund. With the last approval needed the refund is owed, in the
 * caller's transaction; it can be undone for a few minutes, and is carried out only after that.
 *
 * @throws Failure `conflict` when it is already decided, when the same person has already approved or is too new, or when less is left.
 */
export async function approveRefundIn(
  tx: Queryable,
  services: Clocked,
  { requestId, staffId }: { requestId: string; staffId: string },
): Promise<DecidedRequest> {
  const { request, order } = await lockOpenRequest(tx, requestId)
  refuseTooMuch(order, request.amountInPaise)
  return agree(tx, services, request, order, staffId)
}

/**
 * Declines a request; a student who asked for it is mailed the reason, in the caller's transaction.
 *
 * @throws Failure `conflict` when it is already decided.
 */
export async function declineRefundIn(
  tx: Queryable,
  { clock }: Clocked,
  { requestId, staffId, reason }: { requestId: string; staffId: string; reason: string },
): Promise<DecidedRequest> {
  const { request, order } = await lockOpenRequest(tx, requestId)
  const now = clock.now()
  await tx.first(closeRequest(request.id, { state: 'declined', staffId, reason }, now))
  const purchase = await tx.first(findPurchase(request.orderId))
  const hasAsked = request.proposedBy === null || request.replacesId !== null
  if (purchase !== null && hasAsked) {
    const notice = refundDeclinedNotice(purchase, inRupees(await amountAsked(tx, request)), reason)
    const onceKey = `refund-declined:${request.id}`
    await notify(tx, purchase, notice, {
      now,
      onceKey,
      notification: paymentNotification(purchase, 'declined', onceKey),
    })
  }
  return { requestId, order: order.publicId, state: 'declined', amountInPaise: request.amountInPaise }
}

type Proposal = {
  /** Public id of the order. */
  order: string
  staffId: string
  amountInPaise: number
  reason: string
  /** False leaves the access; a refund of everything left always ends it. */
  endsAccess: boolean
}

/**
 * An amount other than the policy's, with a reason: replaces the student's open request if there is
 * one. Proposing counts as the first approval, which is enough below the limit.
 *
 * @throws Failure `conflict` when less is left, or when another proposal is pending.
 */
export async function proposeRefundIn(
  tx: Queryable,
  services: Clocked,
  proposal: Proposal,
): Promise<DecidedRequest> {
  const { staffId, amountInPaise, reason } = proposal
  const named = orNotFound(await tx.first(findRefundable(proposal.order)), 'order_not_found')
  const order = await lockRefundable(tx, named.orderId)
  if (order.paymentId === null || order.paidInPaise === null)
    throw new Failure('conflict', 'admin_refund_not_paid')
  refuseTooMuch(order, amountInPaise)
  const now = services.clock.now()
  const open = await tx.first(findOpenRequest(order.orderId))
  if (open !== null && open.proposedBy !== null) throw new Failure('conflict', 'admin_refund_proposal_open')
  if (open !== null) await tx.first(closeRequest(open.id, { state: 'replaced' }, now))
  const isAll = order.returnedInPaise + amountInPaise === order.paidInPaise
  const request = await tx.first(
    insertRequest(
      {
        orderId: order.orderId,
        paymentId: order.paymentId,
        amountInPaise,
        percent: null,
        reason,
        endsAccess: proposal.endsAccess || isAll,
        proposedBy: staffId,
        replacesId: open?.id ?? null,
      },
      now,
    ),
  )
  if (request === null) throw new Error('a refund request was not stored')
  return agree(tx, services, request, order, staffId)
}

async function agree(
  tx: Queryable,
  { clock }: Clocked,
  request: RequestRow,
  order: RefundableRow,
  staffId: string,
): Promise<DecidedRequest> {
  const now = clock.now()
  const { id, amountInPaise } = request
  const approval = await tx.first(insertApproval(id, staffId, now))
  if (approval === null) throw new Failure('conflict', 'admin_refund_second_person')
  await tx.first(lockRefundsBy(staffId))
  // A separate statement after the lock, so that it sees what was waited for.
  const alone = await tx.first(findSoloRefunds(id, staffId, now))
  if (alone === null) throw new Error('a refund request is gone')
  if (alone.givenInPaise + amountInPaise > alone.limitInPaise * soloRefundFactor)
    await tx.first(requireTwoApprovals(id))
  const approvals = await tx.first(countApprovals(id))
  if (approvals === null) throw new Error('a refund request is gone')
  // The person was blocked, or lost the role, during this call.
  if (alone.isBlocked) throw new Failure('noSession', 'admin_session_ended')
  if (!alone.handlesMoney) throw new Failure('notYourRole', 'admin_not_your_role')
  if (!approval.hasStanding)
    throw new Failure('conflict', 'admin_refund_too_new', { values: { hours: standingHours } })
  const decided = { requestId: id, order: order.publicId, amountInPaise }
  if (approvals.needed > 1 && approvals.given < approvals.needed) return { ...decided, state: 'waiting' }
  await tx.first(closeRequest(id, { state: 'approved' }, now))
  await owe(tx, request, now)
  return { ...decided, state: 'approved' }
}

/** Marks the money as owed; neither it nor the access changes while the approval can be undone. */
async function owe(tx: Queryable, { id, paymentId, amountInPaise }: RequestRow, now: Date): Promise<void> {
  const heldUntil = secondsAfter(now, refundHoldMinutes * 60)
  const owed = { paymentId, reason: `request:${id}`, amountInPaise, heldUntil }
  const refund = await tx.first(insertRefund(owed, now))
  if (refund === null) throw new Error('the refund has no row')
  await enqueue(tx, 'carryOutRefund', { requestId: id }, { dueAt: heldUntil, onceKey: `carry-out:${id}` })
}

/**
 * Job: once an approved refund can no longer be undone, ends the access if requested, notifies the student, and calls
 * the gateway. An undone one is skipped; one approved by someone blocked since is undone.
 */
export async function carryOutRefund(
  services: Services,
  { requestId }: { requestId: string },
): Promise<void> {
  const refundId = await services.database.transaction(async (tx) => {
    const named = await tx.first(findRequest(requestId))
    if (named === null) return null
    const order = await lockRefundable(tx, named.orderId)
    const request = await tx.first(lockRequest(requestId))
    const refund = await tx.first(lockRefundOfRequest(requestId, named.paymentId))
    if (request?.state !== 'approved' || refund === null) return null
    const now = services.clock.now()
    if (refund.carriedOutAt === null) {
      if (refund.heldUntil === null || now < refund.heldUntil) throw new Error('a refund is to wait longer')
      await tx.all(lockWhoAgreed(requestId))
      if (hasGoneNowhere(refund) && (await tx.first(findValidApproval(requestId))) === null) {
        await undoLost(tx, services, { request, refund, order })
        return null
      }
      await tx.first(markCarriedOut(refund.id, now))
      await tellApproved(tx, request, now)
    }
    return refund.id
  })
  if (refundId !== null) await refundPayment(services, { refundId })
}

async function tellApproved(tx: Queryable, request: RequestRow, now: Date): Promise<void> {
  const { id, orderId, paymentId, amountInPaise, endsAccess } = request
  if (endsAccess) await endAccess(tx, paymentId, orderId, now)
  const purchase = await tx.first(findPurchase(orderId))
  if (purchase === null) return
  const notice = refundApprovedNotice(purchase, inRupees(amountInPaise), { approvedAt: now, endsAccess })
  const onceKey = `refund-approved:${id}`
  await notify(tx, purchase, notice, {
    now,
    onceKey,
    notification: paymentNotification(purchase, 'approved', onceKey),
  })
}

/**
 * Withdraws an approval while its refund is waiting, in the caller's transaction: all approvals are
 * removed, and the student's request is open again.
 *
 * @throws Failure `conflict` once it is carried out, or while something else awaits a decision.
 */
export async function undoRefundIn(
  tx: Queryable,
  { clock }: Clocked,
  requestId: string,
): Promise<DecidedRequest> {
  const named = orNotFound(await tx.first(findRequest(requestId)), 'admin_refund_not_found')
  const order = await lockRefundable(tx, named.orderId)
  const request = await tx.first(lockRequest(requestId))
  const refund = await tx.first(lockRefundOfRequest(requestId, named.paymentId))
  const waits = refund !== null && refund.heldUntil !== null && refund.carriedOutAt === null
  if (request?.state !== 'approved' || !waits || !hasGoneNowhere(refund))
    throw new Failure('conflict', 'admin_refund_carried_out')
  if (studentRequestOf(request) !== null && order.isBeingDecided)
    throw new Failure('conflict', 'admin_refund_proposal_open')
  return undo(tx, { clock }, { request, refund, order })
}

function hasGoneNowhere({ state, gatewayRefundId }: RefundRow): boolean {
  return state === 'owed' && gatewayRefundId === null
}

type LockedRefund = { request: RequestRow; refund: RefundRow; order: RefundableRow }

async function undo(
  tx: Queryable,
  { clock }: Clocked,
  { request, refund, order }: LockedRefund,
): Promise<DecidedRequest> {
  const now = clock.now()
  await tx.first(updateRefund({ ...refund, state: 'failed' }, now))
  await tx.first(closeRequest(request.id, { state: 'replaced' }, now))
  const wish = studentRequestOf(request)
  if (wish !== null && !order.isBeingDecided) await tx.first(reopenRequest(wish))
  return {
    requestId: request.id,
    order: order.publicId,
    state: 'undone',
    amountInPaise: request.amountInPaise,
  }
}

/** The student's request, even if staff proposed something instead. */
function studentRequestOf({ id, proposedBy, replacesId }: RequestRow): string | null {
  return proposedBy === null ? id : replacesId
}

/** An approver has lost the right to approve: the request is open again, with the reason in the audit log. */
async function undoLost(tx: Queryable, services: Clocked, held: LockedRefund): Promise<void> {
  const { order, requestId, state, amountInPaise } = await undo(tx, services, held)
  await audit(
    tx,
    { ...services, staff: null },
    {
      action: 'refund.undo',
      kind: 'order',
      id: order,
      before: { state: 'approved' },
      after: { request: requestId, state, amountInPaise },
    },
  )
}

type LockedRequest = { request: RequestRow; order: RefundableRow }

/** Lock order, the same everywhere: the order, then the payment. */
async function lockOpenRequest(tx: Queryable, requestId: string): Promise<LockedRequest> {
  const named = orNotFound(await tx.first(findRequest(requestId)), 'admin_refund_not_found')
  const order = await lockRefundable(tx, named.orderId)
  const request = await tx.first(lockRequest(requestId))
  if (request?.state !== 'open') throw new Failure('conflict', 'admin_refund_decided')
  return { request, order }
}

async function lockRefundable(tx: Queryable, orderId: string): Promise<RefundableRow> {
  await tx.first(lockOrder(orderId))
  // A plan change that is being paid ends first.
  await tx.first(lockAccessOfOrder(orderId))
  const order = orNotFound(await tx.first(findRefundableById(orderId)), 'order_not_found')
  if (order.paymentId === null) return order
  await tx.first(lockPaymentById(order.paymentId))
  return (await tx.first(findRefundableById(orderId))) ?? order
}

function refuseTooMuch({ paidInPaise, returnedInPaise }: RefundableRow, amountInPaise: number): void {
  if (amountInPaise > (paidInPaise ?? 0) - returnedInPaise)
    throw fieldFailure('conflict', 'amount', 'admin_refund_too_much')
}

/** The student's request, if staff proposed another amount. */
async function amountAsked(tx: Queryable, request: RequestRow): Promise<number> {
  const wish = request.replacesId === null ? null : await tx.first(findRequest(request.replacesId))
  return wish?.amountInPaise ?? request.amountInPaise
}

function inRupees(amountInPaise: number): { amountInPaise: number; currency: string } {
  return { amountInPaise, currency: 'INR' }
}
