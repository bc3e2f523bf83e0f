import { hoursAfter } from '../../durations.ts'
export const orderStates = ['open', 'paid', 'refunded', 'expired'] as const
export const orderSorts = ['newest', 'oldest', 'dearest', 'cheapest'] as const
export type OrderSort = (typeof orderSorts)[number]

/** Which refunds the queue shows: to be decided, being paid out, or decided. */
export const refundViews = ['open', 'underway', 'decided'] as const
export type RefundView = (typeof refundViews)[number]

/** Lists show "more than" this many instead of an exact count. */
export const countedAtMost = 10_000

/** The history of an order, in chronological order. */
export const timelineKinds = [
  'created',
  'paymentLink',
  'offered',
  'gatewayEvent',
  'captured',
  'accessGranted',
  'accessEnded',
  'refundAsked',
  'refundProposed',
  'refundAgreed',
  'refundDecided',
  'refundOwed',
  'refundSent',
  'refundDone',
  'asked',
  'document',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Rupees above which a second person's approval makes no sense. */
export const highestRefundLimit = 10_000_000

/** How long an approved refund waits, and can be undone, before it is sent to the gateway. */
export const refundHoldMinutes = 5

/** Minimum time in a money role before approving refunds, also enforced by the database. */
export const standingHours = 72
/** A raised limit takes effect after this. */
const limitRiseHours = 24
/** One person alone refunds at most this many times the limit in 24 hours; the database enforces it too. */
export const soloRefundFactor = 5

/** From when a person may approve refunds and raise the limit; null when they already may. */
export function mayApproveFrom(moneyRoleSince: Date | null, now: Date): Date | null {
  const from = hoursAfter(moneyRoleSince ?? now, standingHours)
  return from > now ? from : null
}

/** When a limit that is raised now takes effect. */
export function limitRisesAt(now: Date): Date {
  return hoursAfter(now, limitRiseHours)
}
