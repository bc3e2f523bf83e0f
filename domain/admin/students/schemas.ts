import * as z from 'zod/mini'

const reasonMinimum = 10
const reasonMaximum = 500

/** Why staff act on somebody's account; kept in the log. */
export const reason = z
  .string('admin_reason_too_short')
  .check(
    z.trim(),
    z.minLength(reasonMinimum, 'admin_reason_too_short'),
    z.maxLength(reasonMaximum, 'admin_reason_too_long'),
    z.regex(/^[^\p{Cc}]*(?:\r?\n[^\p{Cc}]*)*$/u, 'admin_reason_too_short'),
  )

/** A calendar day as a date field gives it: `2027-03-12`. */
export const day = z
  .string('admin_day_invalid')
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'admin_day_invalid'))
