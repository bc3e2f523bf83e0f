import { afterBusinessDays, afterDays, indiaDay, type MovingHolidays, startOfIndiaDay } from './india-days.ts'

/** The refund policy (specification, section 9), as the policy's page tells it in words. */
export const refundPolicy = {
  verifyBusinessDays: 7,
  bankDetailsBusinessDays: 14,
  paidWithinDays: 28,
} as const

/** What goes back until a day after the start; the start is day 0. */
export type RefundShare = { untilDay: number; percent: number }

/** What a refund depends on. */
export type RefundFacts = {
  /** Those of the day on which the order was offered last, by rising days; nothing goes back after the last. */
  shares: readonly RefundShare[]
  /** What was captured for the order, and what of it went back or is on its way, in paise. */
  paidInPaise: number
  returnedInPaise: number
  /** The same of the order whose plan it changed, with what of it was set off, and when its access began. */
  earlierPaidInPaise: number
  earlierSetOffInPaise: number
  earlierStartsAt: Date | null
  earlierReturnedInPaise: number
  /** Its plan was changed to a longer one, whose order gives back for both. */
  isChanged: boolean
  /** When the bought access begins. */
  accessStartsAt: Date
  /** First day of the course's batch, any instant of it; null for a recorded course. */
  batchStartsAt: Date | null
  isRegistrationOnly: boolean
}

export type RefundQuote = {
  amountInPaise: number
  /** The share of today, 0 when there is none. */
  percent: number
  /** The part of the amount that comes from the earlier payment, because this one is not enough. */
  earlierInPaise: number
  /** `share` when something goes back, else why nothing does. */
  why: 'share' | 'late' | 'registration' | 'returned' | 'changed'
  /** The day that counts as day 0. */
  startsAt: Date
  /** Every share with the instant at which it ends. */
  steps: { percent: number; endsAt: Date }[]
}

/**
 * What a student gets back who asks now. Days are calendar days in India, the day of the start is
 * day 0; asking before it counts as day 0. Who joins a batch that runs already starts with the access.
 */
export function quoteRefund(facts: RefundFacts, now: Date): RefundQuote {
  const { paidInPaise, returnedInPaise, isRegistrationOnly, shares } = facts
  const paid = paidInPaise + earlierPart(facts)
  const returned = returnedInPaise + facts.earlierReturnedInPaise
  const startsAt = courseStartsAt(facts)
  const start = indiaDay(startsAt)
  const steps = shares.map(({ untilDay, percent }) => ({
    percent,
    endsAt: startOfIndiaDay(start + untilDay + 1),
  }))
  const nothing = { amountInPaise: 0, earlierInPaise: 0, percent: 0, startsAt, steps }
  if (facts.isChanged) return { ...nothing, why: 'changed' }
  if (isRegistrationOnly) return { ...nothing, why: 'registration' }
  const percent = shareOn(shares, indiaDay(now) - start)?.percent
  if (percent === undefined) return { ...nothing, why: 'late' }
  const amountInPaise = partInPaise(paid, percent) - returned
  if (amountInPaise <= 0) return { ...nothing, why: 'returned' }
  const earlierInPaise = Math.max(0, amountInPaise - (paidInPaise - returnedInPaise))
  return { amountInPaise, earlierInPaise, percent, why: 'share', startsAt, steps }
}

/** The share of who asks on a day after the start; none once the last has ended. */
export function shareOn(shares: readonly RefundShare[], day: number): RefundShare | undefined {
  return shares.find(({ untilDay }) => day <= untilDay)
}

/** What a share is of what was paid. */
export function partInPaise(paidInPaise: number, percent: number): number {
  return Math.round((paidInPaise * percent) / 100)
}

/** By when a request is to be verified: the end of the seventh business day. */
export function verifyDueAt(askedAt: Date, holidays: MovingHolidays): Date {
  return afterBusinessDays(askedAt, refundPolicy.verifyBusinessDays, holidays)
}

/** Until when a student may send other bank details after being asked for them. */
export function bankDetailsDueAt(askedForAt: Date, holidays: MovingHolidays): Date {
  return afterBusinessDays(askedForAt, refundPolicy.bankDetailsBusinessDays, holidays)
}

/** By when an approved refund has reached the student. */
export function payDueAt(approvedAt: Date): Date {
  return afterDays(approvedAt, refundPolicy.paidWithinDays)
}

/**
 * What the earlier payment paid for this access: all of it where its own shares still ran as this access began, else what was
 * set off. What was used up by then goes back by no later change.
 */
function earlierPart({ earlierStartsAt, ...facts }: RefundFacts): number {
  if (earlierStartsAt === null) return 0
  const start = courseStartsAt({ ...facts, accessStartsAt: earlierStartsAt })
  const days = indiaDay(facts.accessStartsAt) - indiaDay(start)
  return shareOn(facts.shares, days) !== undefined ? facts.earlierPaidInPaise : facts.earlierSetOffInPaise
}

function courseStartsAt({
  accessStartsAt,
  batchStartsAt,
}: Pick<RefundFacts, 'accessStartsAt' | 'batchStartsAt'>): Date {
  if (batchStartsAt === null) return accessStartsAt
  return indiaDay(batchStartsAt) > indiaDay(accessStartsAt) ? batchStartsAt : accessStartsAt
}
