import * as z from 'zod/mini'
import { longestMessage } from '../../support/rules.ts'

/** Why a refund is declined, or another one is given, in words that the student may read. */
export const refundReason = z
  .string('admin_reason_required')
  .check(
    z.trim(),
    z.minLength(1, 'admin_reason_required'),
    z.maxLength(longestMessage, 'message_too_long'),
    z.regex(/^[^\0]*$/, 'admin_reason_required'),
  )
