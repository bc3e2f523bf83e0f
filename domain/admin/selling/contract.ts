import * as z from 'zod/mini'
import { calendarDay } from '../../calendar-day.ts'
import { body } from '../../contract.ts'
import { recordedWays } from '../../payments/by-hand/rules.ts'
import { billing } from '../../payments/contract.ts'
import { planNumber } from '../../payments/schemas.ts'
import { stateCodes } from '../../payments/states.ts'
import { defineAdminCall } from '../access.ts'
import { moneyRoles } from '../rules.ts'
import { rowId, rupees } from '../shapes.ts'

const line = (most: number) =>
  z
    .string('field_invalid')
    .check(z.trim(), z.maxLength(most, 'message_too_long'), z.regex(/^\P{Cc}*$/u, 'field_invalid'))

/** How money came or went by hand. */
const byHand = {
  way: z.enum(recordedWays, 'field_invalid'),
  /** What the bank calls a transfer; of cash, the number of the slip if there is one. */
  reference: z._default(line(100), ''),
  /** The day in India. */
  on: calendarDay('admin_day_invalid'),
  note: z._default(line(500), ''),
}

export const setOrderReminders = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary: 'Turns the reminder of an unfinished order on or off',
  input: body({ isOn: z.boolean('field_invalid') }),
  output: z.object({ isOn: z.boolean() }),
  done: 'admin_reminders_changed',
})

export const recordPayment = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary:
    'Records cash or a bank transfer for a plan: the course opens and an invoice is issued as for any payment',
  input: body({
    /** The page's own name for it: sent again, it is recorded once. */
    recordId: rowId,
    /** The account of the student. */
    email: z
      .string('email_invalid')
      .check(z.trim(), z.toLowerCase(), z.email('email_invalid'), z.maxLength(254, 'email_invalid')),
    courseId: rowId,
    plan: planNumber,
    /** Rupees; less than the price is a discount that the invoice says. */
    amount: rupees({ least: 0.01, most: 10_000_000 }),
    stateCode: z.optional(z.enum(stateCodes, 'state_invalid')),
    billing: z.optional(billing),
    ...byHand,
  }),
  output: z.object({ orderId: z.string() }),
  notStored: 'admin_money_not_stored',
  done: 'admin_payment_recorded',
})

export const recordRefund = defineAdminCall({
  roles: moneyRoles,
  wantsFreshCode: true,
  summary: 'Records that the refund of a manual payment was paid out; its credit note is issued',
  input: body({ refundId: rowId, ...byHand }),
  output: z.object({ orderId: z.string() }),
  notStored: 'admin_money_not_stored',
  done: 'admin_refund_recorded',
})
