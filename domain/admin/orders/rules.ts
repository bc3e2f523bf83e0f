export const orderStates = ['open', 'paid', 'refunded', 'expired'] as const
export const orderSorts = ['newest', 'oldest', 'dearest', 'cheapest'] as const
export type OrderSort = (typeof orderSorts)[number]

/** Which refunds the queue shows: to be decided, on their way to the student, or decided. */
export const refundViews = ['open', 'underway', 'decided'] as const
export type RefundView = (typeof refundViews)[number]

/** A list says "more than" this many instead of counting on. */
export const countedAtMost = 10_000

/** What happened to an order, in the order of time. */
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

/** Rupees above which no limit for a second person makes sense. */
export const highestRefundLimit = 10_000_000

/** How long an approved refund waits, and can be undone, before the gateway is asked. */
export const refundHoldMinutes = 5

/** Minimum time in a money role before approving refunds, also enforced by the database. */
export const standingHours = 72
/** A higher limit holds only after this. */
const limitRiseHours = 24
/** One person alone gives back at most so many times the limit in 24 hours; the database holds it too. */
export const aloneTimesLimit = 5

const hour = 3600 * 1000

/** From when a person may agree to refunds, and raise the limit; null when they may already. */
export function standsFrom(moneyRoleSince: Date | null, now: Date): Date | null {
  const from = new Date((moneyRoleSince ?? now).getTime() + standingHours * hour)
  return from > now ? from : null
}

/** When a limit that is raised now begins to hold. */
export function limitRisesAt(now: Date): Date {
  return new Date(now.getTime() + limitRiseHours * hour)
}
