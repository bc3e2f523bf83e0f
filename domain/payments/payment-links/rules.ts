import { codeAlphabet } from '../coupons/rules.ts'

/** Lifetime of a link to a prepared order. */
export const paymentLinkDays = 7
/** Its token is deleted this long after it expired. */
export const paymentLinkKeptDays = 90

/** Letters and digits of a link's token: eighty bits, which cannot be guessed. */
export const tokenLength = 16
export const tokenShape = new RegExp(`^[${codeAlphabet}]{${tokenLength}}$`)

export const paymentLinkStates = ['running', 'paid', 'ended', 'stopped'] as const
export type PaymentLinkState = (typeof paymentLinkStates)[number]

/** A link's state. A paid one stays paid, whatever happened to the payment later. */
export function paymentLinkState(
  { isPaid, endsAt, stoppedAt }: { isPaid: boolean; endsAt: Date; stoppedAt: Date | null },
  now: Date,
): PaymentLinkState {
  if (isPaid) return 'paid'
  if (stoppedAt !== null) return 'stopped'
  return endsAt <= now ? 'ended' : 'running'
}
