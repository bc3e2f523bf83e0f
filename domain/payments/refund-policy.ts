import { indiaDay, startOfIndiaDay } from '../india-time.ts'
import { afterBusinessDays, afterDays, type MovingHolidays } from './india-days.ts'

/** The refund policy (specification, section 9), as the policy's page describes it. */
const refundPolicy = {
  verifyBusinessDays: 7,
  bankDetailsBusinessDays: 14,
  paidWithinDays: 28,
} as const

/** The share refunded until a day after the start; the start is day 0. */
export type RefundShare = { untilDay: number; percent: number }

/** What a refund depends on. */
export type RefundFacts = {
  /** The shares that applied when the order was last offered, by rising days; nothing is refunded after the last. */
  shares: readonly RefundShare[]
  /** The captured amount of the order, and its refunds so far, in paise. */
  paidInPaise: number
  returnedInPaise: number
  /** The same of the order whose plan it changed, with the credit used, and when its access began. */
  earlierPaidInPaise: number
  earlierSetOffInPaise: number
  earlierStartsAt: Date | null
  earlierReturnedInPaise: number
  /** Its plan was changed to a longer one, whose order refunds both. */
  isChanged: boolean
  /** When the bought access begins. */
  accessStartsAt: Date
  /** First day of the course's batch, any instant of it; null for a recorded course. */
  batchStartsAt: Date | null
  isRegistrationOnly: boolean
}

export type RefundQuote = {
  amountInPaise: number
  /** Today's share, 0 when there is none. */
  percent: number
  /** The part of the amount taken from the earlier payment, because this one is not enough. */
  earlierInPaise: number
  /** `share` for a refund, else why there is none. */
  why: 'share' | 'late' | 'registration' | 'returned' | 'changed'
  /** The day that counts as day 0. */
  startsAt: Date
  /** Every share with the time at which it ends. */
  steps: { percent: number; endsAt: Date }[]
}

/**
 * The refund for a request now. Days are calendar days in India, the day of the start is day 0; requests before it
 * count as day 0. For a batch that has already started, the start is the access.
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

/** The share for a request on a day after the start; undefined after the last. */
export function shareOn(shares: readonly RefundShare[], day: number): RefundShare | undefined {
  return shares.find(({ untilDay }) => day <= untilDay)
}

/** The amount of a share of a payment. */
export function partInPaise(paidInPaise: number, percent: number): number {
  return Math.round((paidInPaise * percent) / 100)
}

/** Deadline to verify a request: the end of the seventh business day. */
export function verifyDueAt(askedAt: Date, holidays: MovingHolidays): Date {
  return afterBusinessDays(askedAt, refundPolicy.verifyBusinessDays, holidays)
}

/** Until when a student may send other bank details after a request for them. */
export function bankDetailsDueAt(askedForAt: Date, holidays: MovingHolidays): Date {
  return afterBusinessDays(askedForAt, refundPolicy.bankDetailsBusinessDays, holidays)
}

/** Deadline for an approved refund to reach the student. */
export function payDueAt(approvedAt: Date): Date {
  return afterDays(approvedAt, refundPolicy.paidWithinDays)
}

/**
 * The refundable part of the earlier payment: all of it if its own shares still applied when this access began, else
 * the credit. What was used by then is not refunded after a later change.
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
