import * as z from 'zod/mini'
import { tokenShape } from './rules.ts'

/** A payment link's token; people may copy it with blanks around or in lower case. */
export const paymentLinkToken = z
  .string('payment_link_ended')
  .check(
    z.maxLength(100, 'payment_link_ended'),
    z.trim(),
    z.toUpperCase(),
    z.regex(tokenShape, 'payment_link_ended'),
  )
