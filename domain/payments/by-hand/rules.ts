import { daysBefore } from '../../durations.ts'
import { midnightOf } from '../../india-time.ts'
/** Payments and refunds outside the gateway. */
export const recordedWays = ['cash', 'transfer'] as const
export type RecordedWay = (typeof recordedWays)[number]

/** Payments of the last this many days can be recorded. */
const recordedWithinDays = 60

/** Whether money can have arrived on a day that is recorded now: not after today in India, nor long ago. */
export function isRecordableDay(day: string, now: Date): boolean {
  const begins = midnightOf(day)
  return begins <= now && begins > daysBefore(now, recordedWithinDays + 1)
}

/** A bank's transfer reference, normalised: upper-case letters and digits, without separators. */
export function transferReference(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[\s\p{P}]+/gu, '')
    .toUpperCase()
}

/** Whether an amount is valid for a plan: at least a rupee, and not more than its price. */
export function isRecordableAmount(amountInPaise: number, priceInPaise: number): boolean {
  return amountInPaise >= Math.min(100, priceInPaise) && amountInPaise <= priceInPaise
}
