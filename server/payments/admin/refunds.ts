import {
  countedAtMost,
  mayApproveFrom,
  type RefundView,
  soloRefundFactor,
} from '../../../domain/admin/orders/rules.ts'
import { Failure } from '../../../domain/failure.ts'
import type { MovingHolidays } from '../../../domain/payments/india-days.ts'
import { paise, rupees } from '../../../domain/payments/plans.ts'
import { payDueAt, verifyDueAt } from '../../../domain/payments/refund-policy.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listPage } from '../../list-page.ts'
import type { StaffContext } from '../../services.ts'
import { sendRefundAgain } from '../reconciliation/operations.ts'
import {
  approveRefundIn,
  type DecidedRequest,
  declineRefundIn,
  proposeRefundIn,
  undoRefundIn,
} from '../refunds/decisions/operations.ts'
import { readHolidays } from '../refunds/operations.ts'
import { listUnstoredPayments, settleUnstoredIn } from '../webhooks/operations.ts'
import { wireLimitRise } from './limit.ts'
import { type OrderRecord, readOrder } from './order.ts'
import { findRefundLimit, sumRefundedAlone } from './queries/limit.ts'
import {
  countRefunds,
  findOrderOfRefund,
  listDecidedRequests,
  listOpenRequests,
  listRefundsUnderWay,
  type QueueRow,
} from './queries/refunds.ts'

type Queue = AdminOutput<'getRefunds'>

const listOf = { open: listOpenRequests, underway: listRefundsUnderWay, decided: listDecidedRequests }

export async function getRefunds(
  { clock, database, staff }: StaffContext,
  { view, page, limit }: AdminInput<'getRefunds'>,
): Promise<Queue> {
  const now = clock.now()
  const [rows, counts, rule, soloRefunds, holidays, unstored] = await Promise.all([
    database.all(listOf[view](limit, (page - 1) * limit)),
    database.first(countRefunds(countedAtMost)),
    database.first(findRefundLimit(now)),
    database.first(sumRefundedAlone(staff.id, now)),
    readHolidays(database),
    listUnstoredPayments(database),
  ])
  const items = rows.map((row) => wireRow(row, view, holidays))
  return {
    ...listPage(items, counts?.[view] ?? 0, { limit, most: countedAtMost }),
    counts: { open: counts?.open ?? 0, underway: counts?.underway ?? 0 },
    twoPeopleAbove: rupees(rule?.amountInPaise ?? 0),
    limitRises: wireLimitRise(rule),
    alone: {
      most: rupees((rule?.amountInPaise ?? 0) * soloRefundFactor),
      used: rupees(soloRefunds?.amountInPaise ?? 0),
    },
    standsFrom: mayApproveFrom(staff.moneyRoleSince, now)?.toISOString() ?? null,
    unstoredTotal: unstored[0]?.total ?? 0,
    unstored: unstored.map(({ amountInPaise, noticedAt, total: _, ...payment }) => ({
      ...payment,
      amount: rupees(amountInPaise),
      noticedAt: noticedAt.toISOString(),
    })),
  }
}

export function approveRefund(
  context: StaffContext,
  { requestId }: AdminInput<'approveRefund'>,
): Promise<OrderRecord> {
  return decide(context, 'refund.approve', (tx) =>
    approveRefundIn(tx, context, { requestId, staffId: context.staff.id }),
  )
}

export function declineRefund(
  context: StaffContext,
  { requestId, reason }: AdminInput<'declineRefund'>,
): Promise<OrderRecord> {
  return decide(context, 'refund.decline', (tx) =>
    declineRefundIn(tx, context, { requestId, reason, staffId: context.staff.id }),
  )
}

export function proposeRefund(
  context: StaffContext,
  { orderId, amount, reason, endsAccess }: AdminInput<'proposeRefund'>,
): Promise<OrderRecord> {
  return decide(context, 'refund.propose', (tx) =>
    proposeRefundIn(tx, context, {
      order: orderId,
      staffId: context.staff.id,
      amountInPaise: paise(amount),
      reason,
      endsAccess,
    }),
  )
}

/** Sends a pending refund again; a refusal of the gateway is returned. */
export async function retryRefund(
  context: StaffContext,
  { refundId }: AdminInput<'retryRefund'>,
): Promise<AdminOutput<'retryRefund'>> {
  const { database } = context
  const publicId = (await database.first(findOrderOfRefund(refundId)))?.publicId ?? null
  if (publicId === null) throw new Failure('notFound', 'admin_refund_not_found')
  const trouble = await sendRefundAgain(context, refundId)
  return database.transaction(async (tx) => {
    const after = { refund: refundId, isTaken: trouble === null }
    await audit(tx, context, { action: 'refund.retry', kind: 'order', id: publicId, after })
    return { order: await readOrder(tx, context, publicId), trouble }
  })
}

/** Withdraws an approval that has not been carried out. */
export async function undoRefund(
  context: StaffContext,
  { requestId }: AdminInput<'undoRefund'>,
): Promise<OrderRecord> {
  return decide(context, 'refund.undo', (tx) => undoRefundIn(tx, context, requestId))
}

/** Records what was done about a payment whose order is missing here; no money moves. */
export async function settleUnstored(
  context: StaffContext,
  { paymentId, reason }: AdminInput<'settleUnstored'>,
): Promise<null> {
  const { clock, database, staff } = context
  return database.transaction(async (tx) => {
    await settleUnstoredIn(tx, { paymentId, note: reason, staffId: staff.id, now: clock.now() })
    await audit(tx, context, { action: 'payment.settle', id: paymentId, after: { reason } })
    return null
  })
}

/** Makes a decision and audits it, in one transaction. */
async function decide(
  context: StaffContext,
  action: string,
  work: (tx: Queryable) => Promise<DecidedRequest>,
): Promise<OrderRecord> {
  return context.database.transaction(async (tx) => {
    const { order, requestId, state, amountInPaise } = await work(tx)
    await audit(tx, context, {
      action,
      kind: 'order',
      id: order,
      before: { state: action === 'refund.undo' ? 'approved' : 'open' },
      after: { request: requestId, state, amountInPaise },
    })
    return readOrder(tx, context, order)
  })
}

function wireRow(
  { amountInPaise, since, decidedAt, ...row }: QueueRow,
  view: RefundView,
  holidays: MovingHolidays,
): Queue['items'][number] {
  return {
    ...row,
    amount: rupees(amountInPaise),
    since: since.toISOString(),
    dueAt: dueOf(view, { since, decidedAt, holidays }),
  }
}

type Clock = { since: Date; decidedAt: Date | null; holidays: MovingHolidays }

function dueOf(view: RefundView, { since, decidedAt, holidays }: Clock): string | null {
  if (view === 'open') return verifyDueAt(since, holidays).toISOString()
  if (view === 'underway' && decidedAt !== null) return payDueAt(decidedAt).toISOString()
  return null
}
