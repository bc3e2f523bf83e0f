import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { body, defineCall, nameOfRow, nothing, query } from '../contract.ts'
import { stateCodes } from './states.ts'

export const createOrder = defineCall({
  ...addresses.createOrder,
  summary: 'An order for a plan of a course, at the price the course has now',
  input: body({
    courseId: z
      .string('course_required')
      .check(z.minLength(1, 'course_required'), z.maxLength(120, 'course_required'), nameOfRow),
    /** 1 monthly, 2 quarterly, 3 yearly. */
    subscriptionType: z.literal([1, 2, 3], 'plan_invalid'),
    /** The buyer's State or Union Territory, GST code of two digits. */
    stateCode: z.optional(z.enum(stateCodes, 'state_invalid')),
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

export const verifyPayment = defineCall({
  ...addresses.verifyPayment,
  summary: 'Checks what the checkout handed to the page and opens the course',
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

/** What a page that lost its checkout asks: where one of the student's orders stands. */
export const getOrder = defineCall({
  ...addresses.getOrder,
  summary: 'Where an order of the student stands',
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

/** The gateway's messages. The raw body is checked against `X-Razorpay-Signature` before anything is read. */
export const webhook = defineCall({
  ...addresses.webhook,
  summary: 'Messages of the payment gateway',
  input: z.looseObject({}),
  output: nothing,
})
