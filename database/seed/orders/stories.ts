/**
 * How an order of the demo ended. `second`: one of two people has approved; `underway`: approved, but not yet done by
 * the bank; `twice`: paid twice, and the second payment was refunded automatically.
 */
type End = 'paid' | 'failed' | 'pending' | 'asked' | 'second' | 'underway' | 'refunded' | 'declined' | 'twice'

export type OrderStory = {
  end: End
  /** Days before the day on which the demo is loaded. */
  daysAgo: number
  /** A first try at the bank failed. */
  failsFirst?: boolean
  /** How long after the purchase a refund is requested; 48 hours by default. */
  askedAfterHours?: number
  /** The dearest plan there is: a refund of it needs two people. */
  isDear?: boolean
}

const paid: OrderStory[] = Array.from({ length: 33 }, (_, index) => ({
  end: 'paid',
  daysAgo: 88 - index * 2.6,
  failsFirst: index % 6 === 0,
}))

const others: OrderStory[] = [
  { end: 'failed', daysAgo: 61.2 },
  { end: 'failed', daysAgo: 33.4 },
  { end: 'failed', daysAgo: 12.1 },
  { end: 'failed', daysAgo: 2.3 },
  { end: 'failed', daysAgo: 0.4 },
  { end: 'pending', daysAgo: 40.5 },
  { end: 'pending', daysAgo: 9.8 },
  { end: 'pending', daysAgo: 1.6 },
  { end: 'pending', daysAgo: 0.2 },
  { end: 'asked', daysAgo: 8.9, askedAfterHours: 170 },
  { end: 'asked', daysAgo: 5.2, askedAfterHours: 60 },
  { end: 'asked', daysAgo: 2.1, askedAfterHours: 30 },
  { end: 'asked', daysAgo: 0.7, askedAfterHours: 6 },
  { end: 'asked', daysAgo: 3.3, askedAfterHours: 24, isDear: true },
  { end: 'second', daysAgo: 6.4, askedAfterHours: 80, isDear: true },
  { end: 'underway', daysAgo: 7.5 },
  { end: 'underway', daysAgo: 4.6 },
  { end: 'refunded', daysAgo: 71.3 },
  { end: 'refunded', daysAgo: 52.7, askedAfterHours: 210 },
  { end: 'refunded', daysAgo: 37.9, isDear: true },
  { end: 'refunded', daysAgo: 26.6 },
  { end: 'refunded', daysAgo: 15.5 },
  { end: 'declined', daysAgo: 45.1 },
  { end: 'declined', daysAgo: 18.2 },
  { end: 'twice', daysAgo: 29.4 },
  { end: 'twice', daysAgo: 6.9 },
  { end: 'paid', daysAgo: 0.1 },
]

/** Sixty orders of the last three months. */
export const stories: readonly OrderStory[] = [...paid, ...others]
