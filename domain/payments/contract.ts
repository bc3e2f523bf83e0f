import * as z from 'zod/mini'
import { body, defineCall, nameOfRow, pageNumber, pageSize, query } from '../contract.ts'
import { longestMessage } from '../support/rules.ts'
import { couponCode } from './coupons/schemas.ts'
import { gstinFault } from './gstin.ts'
import { paymentLinkToken } from './payment-links/schemas.ts'
import { courseName, planNumber } from './schemas.ts'
import { stateCodes } from './states.ts'

const billingText = (most: number, message: 'billing_name_required' | 'billing_address_required') =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(most, message), z.regex(/^\P{Cc}*$/u, message))

/** A business or school to which the invoice is made out. */
export const billing = z.strictObject({
  gstin: z.string('gstin_invalid').check(
    z.trim(),
    z.toUpperCase(),
    z.check(({ value, issues }) => {
      const isOfState = stateCodes.some((code) => value.startsWith(code))
      const message = gstinFault(value) ?? (isOfState ? null : 'gstin_invalid')
      if (message !== null) issues.push({ code: 'custom', message, input: value })
    }),
  ),
  name: billingText(200, 'billing_name_required'),
  address: billingText(500, 'billing_address_required'),
})

export const createOrder = defineCall({
  method: 'POST',
  path: '/payment/createOrder',
  access: 'student',
  summary: 'Creates an order for a plan of a course at its current price',
  input: body({
    courseId: courseName,
    subscriptionType: planNumber,
    /** The buyer's State or Union Territory, GST code of two digits. */
    stateCode: z.optional(z.enum(stateCodes, 'state_invalid')),
    /** Asked before the payment, as an invoice never changes; its GSTIN names the State. */
    billing: z.optional(billing),
    /** A code that lowers the price; what it makes of it is counted here, whatever a page showed. */
    couponCode: z.optional(couponCode),
    /** The link that staff sent: its plan and course are ordered, at the price that its own code makes. */
    paymentLink: z.optional(paymentLinkToken),
    /** The plan that runs is changed to this longer one: it ends as this begins, and what is left of it is set off. */
    changesPlan: z.optional(z.boolean('field_invalid')),
    /** Rupees, as the page showed them: an order of another price is not made. */
    shownAmount: z.optional(
      z
        .number('order_price_changed')
        .check(z.positive('order_price_changed'), z.maximum(100_000_000, 'order_price_changed')),
    ),
  }),
  output: z.object({
    key: z.string(),
    /** Rupees. */
    amount: z.number(),
    currency: z.literal('INR'),
    /** The gateway's order. */
    orderId: z.string(),
    /** Our order's public id, for `verifyPayment`. */
    paymentId: z.string(),
    /** Address of the checkout script. */
    checkoutUrl: z.string(),
  }),
  limits: ['orderPerAccount'],
  notStored: 'order_not_stored',
})

export const countPlanOpening = defineCall({
  method: 'POST',
  path: '/payment/countPlanOpening',
  access: 'anyone',
  summary: 'Counts a view of the plans of a course; nothing about the visitor is stored',
  input: body({
    courseId: z
      .string('course_required')
      .check(z.minLength(1, 'course_required'), z.maxLength(120, 'course_required'), nameOfRow),
  }),
  limits: ['planOpeningPerNetwork'],
})

export const verifyPayment = defineCall({
  method: 'POST',
  path: '/payment/verifyPayment/:paymentId',
  access: 'student',
  summary: 'Verifies the result of the checkout and opens the course',
  input: query({
    paymentId: z
      .string('payment_required')
      .check(z.minLength(1, 'payment_required'), z.maxLength(64, 'payment_required'), nameOfRow),
    razorpay_order_id: z.string('payment_required').check(z.maxLength(64, 'payment_required')),
    razorpay_payment_id: z.string('payment_required').check(z.maxLength(64, 'payment_required')),
    razorpay_signature: z.string('payment_required').check(z.maxLength(256, 'payment_required')),
  }),
  output: z.object({
    courseId: z.string(),
    /** ISO 8601. */
    validTill: z.string(),
  }),
  done: 'payment_successful',
  limits: ['verifyPerAccount'],
  notStored: 'verify_not_stored',
})

/** State of one of the student's orders, for a page that lost its checkout. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/payment/order/:paymentId',
  access: 'student',
  summary: 'The state of an order of the student',
  input: query({
    paymentId: z.string('payment_required').check(z.maxLength(64, 'payment_required'), nameOfRow),
  }),
  output: z.object({
    paymentId: z.string(),
    courseId: z.string(),
    subscriptionType: z.literal([1, 2, 3]),
    /** Rupees. */
    amount: z.number(),
    state: z.enum(['open', 'paid', 'refunding', 'refunded', 'expired']),
    /** Every try to pay it was declined so far; a late one may still arrive. */
    isDeclined: z.boolean(),
    validTill: z.nullable(z.string()),
  }),
})

const paymentId = z
  .string('payment_required')
  .check(z.minLength(1, 'payment_required'), z.maxLength(64, 'payment_required'), nameOfRow)

/** A moment as ISO 8601. */
const moment = z.string()

/** A student's request for a refund, as they see it. */
export const refundRequest = z.object({
  state: z.enum(['open', 'approved', 'declined']),
  /** Rupees. */
  amount: z.number(),
  askedAt: moment,
  /** By when it is verified; null once it is decided. */
  answerDueAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** Why it was declined, as staff wrote it. */
  declineReason: z.nullable(z.string()),
  /** Where the money is: `waiting` with us, `sent` to the bank, `done`; null unless approved. */
  money: z.nullable(z.enum(['waiting', 'sent', 'done'])),
  /** By when it reaches the student; null unless it is on its way. */
  moneyDueAt: z.nullable(moment),
  refundedAt: z.nullable(moment),
})

const quote = z.object({
  paymentId: z.string(),
  /** Rupees that go back if the student asks now; 0 when nothing does. */
  amount: z.number(),
  /** The part of the amount that comes from the payment for the earlier plan, because this order's own is not enough. */
  earlierAmount: z.number(),
  /** The share of the policy now, in percent; 0 when there is none. */
  percent: z.number(),
  /** True when `requestRefund` with this amount is taken. */
  canAsk: z.boolean(),
  /**
   * `share`: something goes back; `asked`: a request, or an amount that staff propose, is open; `late`: the days are over;
   * `registration`: it was for a registration alone; `returned`: it went back already; `changed`: its plan was changed to a
   * longer one, whose order gives back for both; `notPaid`.
   */
  why: z.enum(['share', 'asked', 'late', 'registration', 'returned', 'changed', 'notPaid']),
  /** The start that days are counted from; null while nothing was bought. */
  startsAt: z.nullable(moment),
  /** Every share of the policy with the moment at which it ends. */
  steps: z.array(z.object({ percent: z.number(), endsAt: moment })),
  /** The newest request, if there was one. */
  request: z.nullable(refundRequest),
})

export const getRefundQuote = defineCall({
  method: 'GET',
  path: '/payment/refundQuote/:paymentId',
  access: 'student',
  summary: 'The refund that the policy gives for an order now, and any earlier request',
  input: query({ paymentId }),
  output: quote,
})

export const requestRefund = defineCall({
  method: 'POST',
  path: '/payment/requestRefund',
  access: 'student',
  summary: 'Requests the refund of an order at the amount shown',
  input: body({
    paymentId,
    /** Rupees, as `getRefundQuote` said: another amount is refused. */
    amount: z
      .number('refund_amount_changed')
      .check(z.positive('refund_amount_changed'), z.maximum(100_000_000, 'refund_amount_changed')),
    reason: z.optional(
      z
        .string('field_invalid')
        .check(
          z.trim(),
          z.maxLength(longestMessage, 'message_too_long'),
          z.regex(/^[^\0]*$/, 'field_invalid'),
        ),
    ),
  }),
  output: quote,
  limits: ['refundPerAccount'],
  done: 'refund_asked',
})

/** A moment as ISO 8601. */

const refund = z.object({
  /** Rupees. */
  amount: z.number(),
  /** `owed`: we are sending it; `sent`: the gateway has it; `done`: it was given back. */
  state: z.enum(['owed', 'sent', 'done']),
  createdAt: moment,
  doneAt: z.nullable(moment),
})

const document = z.object({
  _id: z.string(),
  /** Its number: "SM/26-27/000123". */
  label: z.string(),
  kind: z.enum(['invoice', 'creditNote']),
  /** Rupees. */
  amount: z.number(),
  issuedAt: moment,
})

/** The student's orders, newest first. */
export const getOrders = defineCall({
  method: 'GET',
  path: '/payment/orders',
  access: 'student',
  isPaged: true,
  summary: 'The student’s orders with payments, refunds and invoices',
  input: query({ page: pageNumber, limit: pageSize }),
  output: z.object({
    data: z.array(
      z.object({
        paymentId: z.string(),
        courseId: z.string(),
        /** The course's slug; null once the course is no longer sold. */
        courseSlug: z.nullable(z.string()),
        courseTitle: z.string(),
        subscriptionType: z.literal([1, 2, 3]),
        /** Rupees. */
        amount: z.number(),
        orderedAt: moment,
        paidAt: z.nullable(moment),
        /**
         * `open`: nothing was paid yet, as far as we know; `asking`: a payment is under way; `failed`: the last try
         * failed; `expired`: it was not paid in time; `refunding` and `refunded`: the money is going back, or went.
         */
        state: z.enum(['open', 'asking', 'failed', 'expired', 'paid', 'refunding', 'refunded']),
        /** When the access begins and ends that was bought; null while there is none. */
        validFrom: z.nullable(moment),
        validTill: z.nullable(moment),
        refunds: z.array(refund),
        /** The newest request for a refund, if there was one. */
        request: z.nullable(refundRequest),
        documents: z.array(document),
      }),
    ),
    totalPages: z.number(),
  }),
})

export const getInvoice = defineCall({
  method: 'GET',
  path: '/payment/invoice/:invoiceId',
  access: 'student',
  summary: 'A link to the PDF of an invoice or credit note of the student, valid for five minutes',
  input: query({
    invoiceId: z
      .string('id_required')
      .check(z.minLength(1, 'id_required'), z.maxLength(64, 'id_required'), nameOfRow),
  }),
  output: z.object({ url: z.string(), expiresAt: moment, label: z.string() }),
})
