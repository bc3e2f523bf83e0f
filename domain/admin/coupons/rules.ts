import type { Role } from '../../addresses.ts'
import type { CouponKind } from '../../payments/coupons/rules.ts'
import { owners } from '../access.ts'
import { holdsAny } from '../rules.ts'

export const couponStates = ['running', 'coming', 'usedUp', 'ended', 'stopped'] as const
export type CouponState = (typeof couponStates)[number]

/** Codes created at once at most. */
export const mostAtOnce = 500
export const mostUses = 100_000

/** A code for the full price grants access, so only an owner may create it. */
export function mayMakeCoupon(held: readonly Role[], kind: CouponKind): boolean {
  return kind !== 'full' || holdsAny(held, owners)
}

type Places = { maxUses: number; held: number; startsAt: Date; endsAt: Date; stoppedAt: Date | null }

/** A code's state, as lists show it. */
export function couponState({ maxUses, held, startsAt, endsAt, stoppedAt }: Places, now: Date): CouponState {
  if (stoppedAt !== null) return 'stopped'
  if (endsAt <= now) return 'ended'
  if (held >= maxUses) return 'usedUp'
  return startsAt > now ? 'coming' : 'running'
}
