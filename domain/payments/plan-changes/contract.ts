import * as z from 'zod/mini'
import { defineCall, query } from '../../contract.ts'
import { courseName, planNumber } from '../schemas.ts'

export const getPlanChange = defineCall({
  method: 'GET',
  path: '/payment/planChange/:courseId',
  access: 'student',
  summary: 'Longer plans than the current one, with its unused value deducted',
  input: query({ courseId: courseName }),
  output: z.object({
    /** The plan that runs and can be changed; null where there is none. */
    from: z.nullable(
      z.object({
        subscriptionType: planNumber,
        /** ISO 8601. */
        validTill: z.string(),
        /** Whole days of it that are left. */
        daysLeft: z.number(),
      }),
    ),
    plans: z.array(
      z.object({
        subscriptionType: planNumber,
        /** In rupees: the price, the credit, and the amount due. */
        price: z.number(),
        credit: z.number(),
        amount: z.number(),
      }),
    ),
  }),
})
