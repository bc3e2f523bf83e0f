import type { Role } from '../../addresses.ts'
import type { CouponKind } from '../../payments/coupons/rules.ts'
import { owners } from '../access.ts'
import { holdsAny } from '../rules.ts'

export const couponStates = ['running', 'coming', 'usedUp', 'ended', 'stopped'] as const
export type CouponState = (typeof couponStates)[number]

/** Codes that are made at once at most. */
export const mostAtOnce = 500
export const mostUses = 100_000

/** A code that pays for everything grants access, as an owner alone may. */
export function mayMakeCoupon(held: readonly Role[], kind: CouponKind): boolean {
  return kind !== 'full' || holdsAny(held, owners)
}

type Places = { maxUses: number; held: number; startsAt: Date; endsAt: Date; stoppedAt: Date | null }

/** How a code stands, as lists say it. */
export function couponState({ maxUses, held, startsAt, endsAt, stoppedAt }: Places, now: Date): CouponState {
  if (stoppedAt !== null) return 'stopped'
  if (endsAt <= now) return 'ended'
  if (held >= maxUses) return 'usedUp'
  return startsAt > now ? 'coming' : 'running'
}
