import * as z from 'zod/mini'
import { body, defineCall } from '../../contract.ts'
import { courseName, planNumber } from '../schemas.ts'
import { couponCode } from './schemas.ts'

export const checkCoupon = defineCall({
  method: 'POST',
  path: '/payment/checkCoupon',
  access: 'student',
  summary: 'The prices of a course with a coupon code applied; nothing is stored',
  input: body({ courseId: courseName, couponCode }),
  output: z.object({
    /** As it is stored. */
    code: z.string(),
    plans: z.array(
      z.object({
        subscriptionType: planNumber,
        /** Rupees before and after; 0 after where the code pays for all. */
        price: z.number(),
        amount: z.number(),
      }),
    ),
  }),
  limits: ['couponPerAccount', 'couponPerNetwork'],
})

export const redeemCoupon = defineCall({
  method: 'POST',
  path: '/payment/redeemCoupon',
  access: 'student',
  summary:
    'Opens a course by a code that covers the whole price: access granted by its creator, without an order',
  input: body({ courseId: courseName, subscriptionType: planNumber, couponCode }),
  output: z.object({
    courseId: z.string(),
    /** ISO 8601. */
    validTill: z.string(),
  }),
  done: 'coupon_redeemed',
  limits: ['couponPerAccount', 'couponPerNetwork'],
  notStored: 'order_not_stored',
})
