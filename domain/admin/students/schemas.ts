import * as z from 'zod/mini'

const reasonMinimum = 10
const reasonMaximum = 500

/** Why staff changed somebody's account; stored in the log. */
export const reason = z
  .string('admin_reason_too_short')
  .check(
    z.trim(),
    z.minLength(reasonMinimum, 'admin_reason_too_short'),
    z.maxLength(reasonMaximum, 'admin_reason_too_long'),
    z.regex(/^[^\p{Cc}]*(?:\r?\n[^\p{Cc}]*)*$/u, 'admin_reason_too_short'),
  )
