import { dayMs, daysAfter } from '../../durations.ts'
import { leastInPaise } from '../coupons/rules.ts'

/**
 * An order with a credit is accepted if paid within this time after it was created; later the credit would be too high.
 */
const creditHoldsDays = 3

/** The running plan: what was paid for it, from when to when. */
type RunningPlan = { paidInPaise: number; startsAt: Date; endsAt: Date }

/** A plan's credit: remaining whole days, days bought, and their value. */
export type Credit = { creditInPaise: number; daysLeft: number; daysBought: number }

/** A running plan's credit: paid × whole days left ÷ days bought, rounded down to paise. */
export function creditOf({ paidInPaise, startsAt, endsAt }: RunningPlan, now: Date): Credit {
  const daysBought = Math.round((endsAt.getTime() - startsAt.getTime()) / dayMs)
  const left = Math.floor((endsAt.getTime() - now.getTime()) / dayMs)
  const daysLeft = Math.max(0, Math.min(left, daysBought))
  return { creditInPaise: Math.floor((paidInPaise * daysLeft) / daysBought), daysLeft, daysBought }
}

/** A price less a credit, never below one rupee; null without a credit. */
export function priceWithCredit(
  priceInPaise: number,
  credit: Credit,
): ({ amountInPaise: number } & Credit) | null {
  const creditInPaise = Math.min(credit.creditInPaise, priceInPaise - leastInPaise)
  return creditInPaise > 0 ? { ...credit, creditInPaise, amountInPaise: priceInPaise - creditInPaise } : null
}

/** Whether an order created then may still use its credit. */
export function creditHolds(madeAt: Date, now: Date): boolean {
  return now < daysAfter(madeAt, creditHoldsDays)
}
