import * as z from 'zod/mini'

/** A public holiday as staff enter it. */
export const holiday = z.strictObject({
  day: z
    .string('desk_holiday_day')
    .check(z.iso.date('desk_holiday_day'), z.regex(/^20\d\d-/, 'desk_holiday_day')),
  name: z
    .string('desk_holiday_name')
    .check(
      z.trim(),
      z.minLength(1, 'desk_holiday_name'),
      z.maxLength(80, 'desk_holiday_name'),
      z.regex(/^\P{Cc}*$/u, 'desk_holiday_name'),
    ),
})
