import { codeAlphabet } from '../coupons/rules.ts'

/** A link to a prepared order works so long. */
export const paymentLinkDays = 7
/** Its address is forgotten so long after its end. */
export const paymentLinkKeptDays = 90

/** Letters and digits of a link's token: eighty bits, which nobody guesses. */
export const tokenLength = 16
export const tokenShape = new RegExp(`^[${codeAlphabet}]{${tokenLength}}$`)

export const paymentLinkStates = ['running', 'paid', 'ended', 'stopped'] as const
export type PaymentLinkState = (typeof paymentLinkStates)[number]

/** How a link stands. One that was paid has done its work, whatever became of it afterwards. */
export function paymentLinkState(
  { isPaid, endsAt, stoppedAt }: { isPaid: boolean; endsAt: Date; stoppedAt: Date | null },
  now: Date,
): PaymentLinkState {
  if (isPaid) return 'paid'
  if (stoppedAt !== null) return 'stopped'
  return endsAt <= now ? 'ended' : 'running'
}
