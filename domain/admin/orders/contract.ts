import * as z from 'zod/mini'
import { calendarDay } from '../../calendar-day.ts'
import { body, countUpTo, nameOfRow, query } from '../../contract.ts'
import { recordedWays } from '../../payments/by-hand/rules.ts'
import { defineAdminCall, owners } from '../access.ts'
import { moneyRoles } from '../rules.ts'
import { moment, named, pageOf, paging, rowId, rupees } from '../shapes.ts'
import { reason } from '../students/schemas.ts'
import { highestRefundLimit, orderSorts, orderStates, refundViews, timelineKinds } from './rules.ts'
import { refundReason } from './schemas.ts'

const orderId = z
  .string('id_required')
  .check(z.minLength(1, 'id_required'), z.maxLength(64, 'id_required'), nameOfRow)
/** A day in India. */
const day = z.optional(calendarDay('admin_day_invalid'))
/** What a list of orders is narrowed by; the export takes the same. */
export const orderFilter = {
  /** An id of ours or of the gateway, or at least three characters of the student's name or email. */
  search: z.optional(
    z
      .string('admin_search_invalid')
      .check(
        z.trim(),
        z.minLength(3, 'admin_search_short'),
        z.maxLength(100, 'admin_search_invalid'),
        nameOfRow,
      ),
  ),
  state: z.optional(z.enum(orderStates, 'field_invalid')),
  plan: z.optional(countUpTo(3, 'plan_invalid')),
  courseId: z.optional(rowId),
  /** First and last day in India on which it was made. */
  from: day,
  to: day,
}

const student = z.object({ id: z.string(), name: z.string(), email: z.string() })

const orderHead = {
  /** Our public id. */
  id: z.string(),
  createdAt: moment,
  student,
  course: z.string(),
  plan: z.number(),
  /** Rupees. */
  amount: z.number(),
  state: z.enum(orderStates),
  /** `asked`: a request waits; `underway`: money is on its way back; `returned`: all or a part went back. */
  refund: z.nullable(z.enum(['asked', 'underway', 'returned'])),
}

export const getOrders = defineAdminCall({
  method: 'GET',
  roles: moneyRoles,
  summary: 'Orders, filtered, sorted and paged',
  input: query({
    ...orderFilter,
    sort: z._default(z.enum(orderSorts, 'field_invalid'), 'newest'),
    ...paging,
  }),
  output: z.object({
    ...pageOf(z.object(orderHead)),
    /** What the filter chooses from. */
    courses: z.array(z.object({ id: z.string(), title: z.string() })),
    /** Whether unfinished orders are reminded of. */
    remindsOfOrders: z.boolean(),
  }),
})

const request = z.object({
  id: z.string(),
  state: z.enum(['open', 'approved', 'declined', 'replaced']),
  amount: z.number(),
  /** The policy's share; null for another amount. */
  percent: z.nullable(z.number()),
  /** Who proposed it; null when the student asked. */
  proposedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  endsAccess: z.boolean(),
  askedAt: moment,
  /** Deadline for verification; null once decided. */
  dueAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  declinedBy: z.nullable(z.string()),
  declineReason: z.nullable(z.string()),
  approvals: z.array(z.object({ name: z.string(), at: moment })),
  /** How many people must agree. */
  needed: z.number(),
  /** Until when an approval can be undone, before anything happens; null otherwise. */
  undoUntil: z.nullable(moment),
  /** False when the current user approved already, or is too new. */
  canApprove: z.boolean(),
  /** From when the current user may approve refunds; null when they may already, or the request is decided. */
  canApproveFrom: z.nullable(moment),
})

const refund = z.object({
  id: z.string(),
  paymentId: z.string(),
  amount: z.number(),
  state: z.enum(['owed', 'sent', 'done', 'failed']),
  /** `request`, `gateway` when it was made there, or why a capture could not be kept. */
  cause: z.string(),
  gatewayRefundId: z.nullable(z.string()),
  createdAt: moment,
  sentAt: z.nullable(moment),
  doneAt: z.nullable(moment),
  /** What the gateway said against it. */
  trouble: z.nullable(z.string()),
  /** Its approval can still be undone, so there is nothing to send yet. */
  isHeld: z.boolean(),
  /** The payment was recorded by hand: the refund is paid out by hand too, and recorded. */
  isByHand: z.boolean(),
  /** Until when a student may send other bank details, where the gateway refuses. */
  bankDetailsDueAt: z.nullable(moment),
})

const record = z.object({
  ...orderHead,
  stateCode: z.nullable(z.string()),
  /** The business or school to which the invoice is made out. */
  billing: z.nullable(z.object({ gstin: z.string(), name: z.string(), address: z.string() })),
  /** Rupees before a discount; no code where finance agreed it. */
  discount: z.nullable(z.object({ price: z.number(), code: z.nullable(z.string()) })),
  /** The order whose plan this one changed, and the days of it that were set off. */
  changes: z.nullable(z.object({ id: z.string(), daysLeft: z.number(), daysBought: z.number() })),
  /** The order that took the place of this plan. */
  changedTo: z.nullable(z.string()),
  gatewayOrderId: z.nullable(z.string()),
  paidAt: z.nullable(moment),
  /** How often the gateway was asked, and when it is asked next. */
  asks: z.number(),
  nextAskAt: z.nullable(moment),
  access: z.nullable(z.object({ startsAt: moment, endsAt: moment, revokedAt: z.nullable(moment) })),
  payments: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amount: z.number(),
      currency: z.string(),
      capturedAt: z.nullable(moment),
      outcome: z.nullable(z.enum(['access', 'refund'])),
      refundReason: z.nullable(z.string()),
      refunded: z.number(),
      /** What the gateway's last message said went wrong. */
      error: z.nullable(z.string()),
      /** How finance recorded that it came; null of the gateway's. */
      byHand: z.nullable(
        z.object({
          way: z.enum(recordedWays),
          reference: z.nullable(z.string()),
          note: z.nullable(z.string()),
          on: z.string(),
          by: z.string(),
        }),
      ),
    }),
  ),
  refunds: z.array(refund),
  requests: z.array(request),
  /** What the policy gives now. */
  policy: z.object({
    amount: z.number(),
    /** The part of the amount that comes from the payment for the earlier plan, by a request of its own order. */
    earlier: z.number(),
    percent: z.number(),
    why: z.enum(['share', 'late', 'registration', 'returned', 'changed', 'notPaid']),
  }),
  /** Rupees of the capture that may still go back. */
  left: z.number(),
  /** Above this much of one order, in rupees, two people must agree. */
  twoPeopleAbove: z.number(),
  /** Invoices, receipts and credit notes. */
  documents: z.array(named),
  timeline: z.array(z.object({ at: moment, kind: z.enum(timelineKinds), detail: z.nullable(z.string()) })),
})

export const getOrderRecord = defineAdminCall({
  method: 'GET',
  path: '/admin/getOrderRecord/:orderId',
  roles: moneyRoles,
  summary: 'An order with its history; the view is audited',
  input: query({ orderId }),
  output: record,
})

export const getOrderDocument = defineAdminCall({
  method: 'GET',
  path: '/admin/orders/:orderId/document/:documentId',
  roles: moneyRoles,
  summary: 'A link to the PDF of an invoice or credit note of an order, valid for five minutes',
  input: query({ orderId, documentId: rowId }),
  output: z.object({ url: z.string(), label: z.string() }),
})

export const sendOrderDocument = defineAdminCall({
  path: '/admin/orders/sendDocument',
  roles: moneyRoles,
  summary: 'Mails an invoice or credit note again, only to the address of the account',
  input: body({ orderId, documentId: rowId }),
  done: 'admin_document_sent',
})

export const askGateway = defineAdminCall({
  roles: moneyRoles,
  summary: 'Asks the gateway about one order now, like reconciliation, and applies the answer',
  input: body({ orderId }),
  notStored: 'admin_money_not_stored',
  output: z.object({
    order: record,
    /** What the gateway said; `trouble` when it said nothing that can be used. */
    said: z.object({
      trouble: z.nullable(z.string()),
      payments: z.array(
        z.object({ id: z.string(), status: z.string(), amount: z.number(), refunded: z.number() }),
      ),
    }),
  }),
})

/** A higher limit that holds from then on. */
const limitRises = z.nullable(z.object({ amount: z.number(), from: moment }))

export const getRefunds = defineAdminCall({
  method: 'GET',
  roles: moneyRoles,
  summary: 'Refund requests awaiting a decision, refunds in progress, or past decisions',
  input: query({
    view: z._default(z.enum(refundViews, 'field_invalid'), 'open'),
    ...paging,
  }),
  output: z.object({
    ...pageOf(
      z.object({
        /** Id of the request or the refund. */
        id: z.string(),
        orderId: z.nullable(z.string()),
        student: z.nullable(z.string()),
        course: z.nullable(z.string()),
        amount: z.number(),
        percent: z.nullable(z.number()),
        state: z.enum(['open', 'second', 'owed', 'sent', 'done', 'declined', 'approved']),
        since: moment,
        /** Deadline for verification or payment; null once done. */
        dueAt: z.nullable(moment),
        trouble: z.nullable(z.string()),
      }),
    ),
    counts: z.object({ open: z.number(), underway: z.number() }),
    /** Above this much of one order, in rupees, two people must agree to what is asked from now on. */
    twoPeopleAbove: z.number(),
    limitRises,
    /** Rupees that the current user may refund alone in 24 hours, and refunded in the last 24. */
    alone: z.object({ most: z.number(), used: z.number() }),
    /** From when the current user may approve refunds; null when they may already. */
    standsFrom: z.nullable(moment),
    /** Payments at the gateway that name this installation, whose orders are not stored here: staff decide. The newest. */
    unstored: z.array(
      z.object({
        /** The gateway's id of the payment. */
        id: z.string(),
        gatewayOrderId: z.string(),
        /** Our public id of the order that is missing. */
        receipt: z.nullable(z.string()),
        amount: z.number(),
        currency: z.string(),
        status: z.string(),
        noticedAt: moment,
      }),
    ),
    /** How many of those there are. */
    unstoredTotal: z.number(),
  }),
})

export const settleUnstored = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary: 'Records what was done about a payment whose order is not stored here',
  input: body({ paymentId: orderId, reason }),
  output: z.null(),
  done: 'admin_unstored_settled',
})

export const approveRefund = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary:
    'Approves a refund; after the last approval needed it runs in five minutes, and can be undone until then',
  input: body({ requestId: rowId }),
  output: record,
})

export const undoRefund = defineAdminCall({
  roles: moneyRoles,
  summary: 'Withdraws the approval of a refund that has not been sent to the gateway',
  input: body({ requestId: rowId }),
  output: record,
  done: 'admin_refund_undone',
})

export const declineRefund = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary: 'Declines a refund with a reason, which is mailed to the student',
  input: body({ requestId: rowId, reason: refundReason }),
  output: record,
  done: 'admin_refund_declined',
})

export const proposeRefund = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary: 'Refunds an amount other than the policy’s, with a reason',
  input: body({
    orderId,
    /** Rupees, to the paisa. */
    amount: rupees({ least: 0.01, most: 10_000_000 }),
    reason: refundReason,
    endsAccess: z.boolean('field_invalid'),
  }),
  output: record,
})

export const setRefundLimit = defineAdminCall({
  roles: owners,
  wantsFreshCode: true,
  summary:
    'Changes the limit above which two approvals are needed; a higher limit takes effect a day later, and every owner is notified',
  input: body({
    /** Rupees; 0 asks two people for every refund. */
    amount: rupees({ least: 0, most: highestRefundLimit }, 'admin_limit_invalid'),
    /** The limit that the owner saw. */
    from: z.number('admin_limit_invalid').check(z.minimum(0, 'admin_limit_invalid')),
    reason,
  }),
  output: z.object({ twoPeopleAbove: z.number(), limitRises }),
  done: 'admin_limit_changed',
})

export const retryRefund = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary: 'Retries a refund that the gateway has not accepted, at once',
  input: body({ refundId: rowId }),
  output: z.object({ order: record, trouble: z.nullable(z.string()) }),
  notStored: 'admin_money_not_stored',
})
