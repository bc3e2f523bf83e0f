/** How money comes and goes that no gateway takes. */
export const recordedWays = ['cash', 'transfer'] as const
export type RecordedWay = (typeof recordedWays)[number]

/** A record is made of money of the last so many days. */
const recordedWithinDays = 60

const dayMs = 24 * 3600 * 1000

/** Whether money can have come on a day that is recorded now: not after today in India, nor long ago. */
export function isRecordableDay(day: string, now: Date): boolean {
  const begins = Date.parse(`${day}T00:00:00+05:30`)
  return begins <= now.getTime() && begins > now.getTime() - (recordedWithinDays + 1) * dayMs
}

/** What a bank calls a transfer, in one way however it is written: capitals and digits, without what separates them. */
export function transferReference(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[\s\p{P}]+/gu, '')
    .toUpperCase()
}

/** Whether an amount can be taken for a plan: a rupee at least, and not more than its price. */
export function isRecordableAmount(amountInPaise: number, priceInPaise: number): boolean {
  return amountInPaise >= Math.min(100, priceInPaise) && amountInPaise <= priceInPaise
}
