import * as z from 'zod/mini'
import { calendarDay } from '../../calendar-day.ts'

const percent = z
  .int('admin_percent_invalid')
  .check(z.minimum(1, 'admin_percent_invalid'), z.maximum(100, 'admin_percent_invalid'))
const day = z
  .int('admin_terms_day_invalid')
  .check(z.minimum(0, 'admin_terms_day_invalid'), z.maximum(365, 'admin_terms_day_invalid'))

/** Tax and refund terms from a day on, as finance enters them. */
export const sellerTerms = z.strictObject({
  /** An Indian day, `2027-04-01`. */
  from: calendarDay('admin_day_invalid'),
  gstPercent: z
    .int('admin_percent_invalid')
    .check(z.minimum(0, 'admin_percent_invalid'), z.maximum(100, 'admin_percent_invalid')),
  serviceCode: z.string('admin_sac_invalid').check(z.trim(), z.regex(/^99\d{4}$/, 'admin_sac_invalid')),
  /** By rising days after the start; nothing is refunded after the last, and a share never grows. */
  shares: z
    .array(z.strictObject({ untilDay: day, percent }))
    .check(z.maxLength(6, 'admin_shares_invalid'), z.refine(isLadder, 'admin_shares_invalid')),
})

function isLadder(shares: readonly { untilDay: number; percent: number }[]): boolean {
  return shares.every(({ untilDay, percent }, index) => {
    const before = shares[index - 1]
    return before === undefined || (before.untilDay < untilDay && before.percent >= percent)
  })
}
