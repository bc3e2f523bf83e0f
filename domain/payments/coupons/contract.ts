import * as z from 'zod/mini'
import { body, defineCall } from '../../contract.ts'
import { courseName, planNumber } from '../schemas.ts'
import { couponCode } from './schemas.ts'

export const checkCoupon = defineCall({
  method: 'POST',
  path: '/payment/checkCoupon',
  access: 'student',
  summary: 'What a code makes of the prices of a course; nothing is kept',
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
    'Opens a course by a code that pays for the whole plan: access that its maker granted, without an order',
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
