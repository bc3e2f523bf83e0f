import * as z from 'zod/mini'
import { defineCall } from '../contract.ts'

/** The gateway's messages. The raw body is checked against `X-Razorpay-Signature` before anything is read. */
export const webhook = defineCall({
  method: 'POST',
  path: '/payment/webhook',
  access: 'anyone',
  summary: 'Messages of the payment gateway',
  input: z.looseObject({}),
})
