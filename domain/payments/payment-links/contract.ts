import * as z from 'zod/mini'
import { body, defineCall } from '../../contract.ts'
import { planNumber } from '../schemas.ts'
import { paymentLinkToken } from './schemas.ts'

/** By POST, so that a link's token is in no logged URL. */
export const openPaymentLink = defineCall({
  method: 'POST',
  path: '/payment/openPaymentLink',
  access: 'optional',
  summary: 'An order prepared by staff, at the current price, without personal data of its recipient',
  input: body({ paymentLink: paymentLinkToken }),
  output: z.object({
    course: z.object({
      _id: z.string(),
      /** The short name in its address. */
      slug: z.string(),
      title: z.string(),
      /** A day in India, or null for a recorded course. */
      batchStartsOn: z.nullable(z.string()),
      sellsSeatsOnly: z.boolean(),
    }),
    subscriptionType: planNumber,
    /** What the plan brings, as the course describes it. */
    description: z.string(),
    /** Rupees: what the plan costs, what the reader pays for it, and what that was when the link was made. */
    price: z.number(),
    amount: z.number(),
    preparedAmount: z.number(),
    /** The link's discount code is not valid for the reader, or no longer valid. */
    isCodeGone: z.boolean(),
    /** An order of the link was paid: it sells nothing more. */
    isPaid: z.boolean(),
    /** The student who is signed in is not the one it was prepared for; null for a visitor. */
    isForAnother: z.nullable(z.boolean()),
    /** Until when the student who is signed in has the course already, ISO 8601; null when they do not. */
    validTill: z.nullable(z.string()),
    /** ISO 8601. */
    endsAt: z.string(),
  }),
  limits: ['paymentLinkPerNetwork'],
})
