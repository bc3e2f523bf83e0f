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
