import * as z from 'zod/mini'
import { body, query } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { couponCode } from '../../payments/coupons/schemas.ts'
import { paymentLinkStates } from '../../payments/payment-links/rules.ts'
import { planNumber } from '../../payments/schemas.ts'
import { defineAdminCall, paymentLinkMakers } from '../access.ts'
import { moment, pageOf, paging, rowId, searchWords } from '../shapes.ts'
import { reason } from '../students/schemas.ts'

const paymentLink = z.object({
  id: z.string(),
  /** The address to send; null once it sells nothing more. */
  address: z.nullable(z.string()),
  /** Null once it was deleted. */
  email: z.nullable(z.string()),
  /** Name of the account that it was made for; null when there was none. */
  studentName: z.nullable(z.string()),
  course: z.string(),
  plan: planNumber,
  couponCode: z.nullable(z.string()),
  /** Rupees, as they were when it was prepared. */
  amount: z.number(),
  madeBy: z.string(),
  madeAt: moment,
  endsAt: moment,
  state: z.enum(paymentLinkStates),
  /** Public id of the order created from it, a paid one first; null for a user who may not see orders. */
  orderId: z.nullable(z.string()),
  /** An order was begun by it. */
  isUsed: z.boolean(),
})

export const getPaymentLinks = defineAdminCall({
  method: 'GET',
  roles: paymentLinkMakers,
  summary: 'Payment links for prepared orders, newest first',
  input: query({ search: searchWords, ...paging }),
  output: z.object({
    ...pageOf(paymentLink),
    /** What an order can be prepared for. */
    courses: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
})

export const createPaymentLink = defineAdminCall({
  roles: paymentLinkMakers,
  wantsFreshCode: true,
  summary:
    'Prepares an order for a family and mails them its link unless disabled; repeating the request creates nothing more',
  input: body({
    /** The page's own name for it. */
    linkId: rowId,
    /** The address of an account, or of somebody who has none yet. */
    email: z
      .string('email_invalid')
      .check(z.trim(), z.toLowerCase(), z.email('email_invalid'), z.maxLength(254, 'email_invalid')),
    courseId: z.uuid('admin_grant_course'),
    plan: planNumber,
    couponCode: z.optional(couponCode),
    /** Language of the page and the mail, where the address has no account with a language. */
    locale: z._default(z.enum(locales, 'field_invalid'), 'en'),
    isMailed: z._default(z.boolean('field_invalid'), true),
  }),
  output: z.object({ id: z.string(), address: z.string(), endsAt: moment }),
  done: 'admin_payment_link_made',
})

export const stopPaymentLink = defineAdminCall({
  roles: paymentLinkMakers,
  wantsFreshCode: true,
  summary: 'Ends a payment link for good; an order already started through it can still be paid',
  input: body({ linkId: rowId, reason }),
  output: z.object({ id: z.string() }),
  done: 'admin_payment_link_stopped',
})
