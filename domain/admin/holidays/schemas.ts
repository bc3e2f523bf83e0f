import * as z from 'zod/mini'

/** A public holiday as staff enter it. */
export const holiday = z.strictObject({
  day: z
    .string('admin_holiday_day')
    .check(z.iso.date('admin_holiday_day'), z.regex(/^20\d\d-/, 'admin_holiday_day')),
  name: z
    .string('admin_holiday_name')
    .check(
      z.trim(),
      z.minLength(1, 'admin_holiday_name'),
      z.maxLength(80, 'admin_holiday_name'),
      z.regex(/^\P{Cc}*$/u, 'admin_holiday_name'),
    ),
})
