import { secondsAfter } from '../durations.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long an order is polled at the gateway after its checkout was last offered. */
export const orderPollingDays = 5

/** From an age on, in seconds, an order is polled at this interval. */
const distances = {
  open: [
    { from: 0, every: 20 },
    { from: 30 * minute, every: minute },
    { from: 2 * hour, every: 10 * minute },
    { from: day, every: hour },
  ],
  // A paid order can still get a second payment, which must be refunded.
  paid: [
    { from: 0, every: 10 * minute },
    { from: hour, every: 6 * hour },
    { from: day, every: day },
  ],
} as const

/**
 * When the gateway is next polled for an order whose checkout was offered at `offeredAt`: every 20 seconds for half an
 * hour, then at growing intervals; null after five days.
 */
export function nextAskAt(state: 'open' | 'paid', offeredAt: Date, now: Date): Date | null {
  const age = Math.max(0, (now.getTime() - offeredAt.getTime()) / 1000)
  if (age >= orderPollingDays * day) return null
  const distance = distances[state].findLast(({ from }) => age >= from)
  return secondsAfter(now, distance?.every ?? hour)
}
