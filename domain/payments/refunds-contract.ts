import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { body, defineCall, nameOfRow, query } from '../contract.ts'
import { longestMessage } from '../support/rules.ts'

const paymentId = z
  .string('payment_required')
  .check(z.minLength(1, 'payment_required'), z.maxLength(64, 'payment_required'), nameOfRow)

/** A moment as ISO 8601. */
const moment = z.string()

/** A student's request for a refund, as they see it. */
export const refundRequest = z.object({
  state: z.enum(['open', 'approved', 'declined']),
  /** Rupees. */
  amount: z.number(),
  askedAt: moment,
  /** By when it is verified; null once it is decided. */
  answerDueAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** Why it was declined, as staff wrote it. */
  declineReason: z.nullable(z.string()),
  /** Where the money is: `waiting` with us, `sent` to the bank, `done`; null unless approved. */
  money: z.nullable(z.enum(['waiting', 'sent', 'done'])),
  /** By when it reaches the student; null unless it is on its way. */
  moneyDueAt: z.nullable(moment),
  refundedAt: z.nullable(moment),
})

const quote = z.object({
  paymentId: z.string(),
  /** Rupees that go back if the student asks now; 0 when nothing does. */
  amount: z.number(),
  /** The share of the policy now, in percent; 0 when there is none. */
  percent: z.number(),
  /** True when `requestRefund` with this amount is taken. */
  canAsk: z.boolean(),
  /**
   * `share`: something goes back; `asked`: a request, or an amount that staff propose, is open; `late`: the days are over;
   * `registration`: it was for a registration alone; `returned`: it went back already; `notPaid`.
   */
  why: z.enum(['share', 'asked', 'late', 'registration', 'returned', 'notPaid']),
  /** The start that days are counted from; null while nothing was bought. */
  startsAt: z.nullable(moment),
  /** Every share of the policy with the moment at which it ends. */
  steps: z.array(z.object({ percent: z.number(), endsAt: moment })),
  /** The newest request, if there was one. */
  request: z.nullable(refundRequest),
})

export const getRefundQuote = defineCall({
  ...addresses.getRefundQuote,
  summary: 'What an order of the student gives back by the policy if it is asked for now, and what was asked',
  input: query({ paymentId }),
  output: quote,
})

export const requestRefund = defineCall({
  ...addresses.requestRefund,
  summary: 'Asks for the refund of an order at the amount that was shown',
  input: body({
    paymentId,
    /** Rupees, as `getRefundQuote` said: another amount is refused. */
    amount: z
      .number('refund_amount_changed')
      .check(z.positive('refund_amount_changed'), z.maximum(100_000_000, 'refund_amount_changed')),
    reason: z.optional(
      z
        .string('field_invalid')
        .check(
          z.trim(),
          z.maxLength(longestMessage, 'message_too_long'),
          z.regex(/^[^\0]*$/, 'field_invalid'),
        ),
    ),
  }),
  output: quote,
  limits: ['refundPerAccount'],
  done: 'refund_asked',
})
