import { leastInPaise } from '../coupons/rules.ts'

/** An order with a credit is honoured when it is paid so long after it was made; later the credit would be too high. */
const creditHoldsDays = 3

const dayMilliseconds = 24 * 3600 * 1000

/** What runs: what was paid for it, from when to when. */
type RunningPlan = { paidInPaise: number; startsAt: Date; endsAt: Date }

/** What is left of a plan: whole days left, out of the days that were bought, and their worth. */
export type Credit = { creditInPaise: number; daysLeft: number; daysBought: number }

/** What is left of a running plan: paid × whole days left ÷ days bought, rounded down to paise. */
export function creditOf({ paidInPaise, startsAt, endsAt }: RunningPlan, now: Date): Credit {
  const daysBought = Math.round((endsAt.getTime() - startsAt.getTime()) / dayMilliseconds)
  const left = Math.floor((endsAt.getTime() - now.getTime()) / dayMilliseconds)
  const daysLeft = Math.max(0, Math.min(left, daysBought))
  return { creditInPaise: Math.floor((paidInPaise * daysLeft) / daysBought), daysLeft, daysBought }
}

/** A price with a credit, never below one rupee; null where nothing is set off. */
export function priceWithCredit(
  priceInPaise: number,
  credit: Credit,
): ({ amountInPaise: number } & Credit) | null {
  const creditInPaise = Math.min(credit.creditInPaise, priceInPaise - leastInPaise)
  return creditInPaise > 0 ? { ...credit, creditInPaise, amountInPaise: priceInPaise - creditInPaise } : null
}

/** Whether an order that was made then may still set off what was left by then. */
export function creditHolds(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() < creditHoldsDays * dayMilliseconds
}
