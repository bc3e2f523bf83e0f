import * as z from 'zod/mini'
import { defineCall } from '../contract.ts'

/** The gateway's webhooks. The raw body is verified against `X-Razorpay-Signature` before it is parsed. */
export const webhook = defineCall({
  method: 'POST',
  path: '/payment/webhook',
  access: 'anyone',
  summary: 'Messages of the payment gateway',
  input: z.looseObject({}),
})
