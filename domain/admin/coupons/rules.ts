import type { Role } from '../../addresses.ts'
import type { CouponKind } from '../../payments/coupons/rules.ts'
import { holdsAny } from '../rules.ts'

export const couponStates = ['running', 'coming', 'usedUp', 'ended', 'stopped'] as const
export type CouponState = (typeof couponStates)[number]

/** Codes that are made at once at most. */
export const mostAtOnce = 500
export const mostUses = 100_000

/** Whoever may lower a price may not give a course away by that alone: that is access that somebody grants. */
export function mayMakeCoupon(held: readonly Role[], kind: CouponKind): boolean {
  return kind !== 'full' || holdsAny(held, ['owner', 'finance', 'people'])
}

type Places = { maxUses: number; held: number; startsAt: Date; endsAt: Date; stoppedAt: Date | null }

/** How a code stands, as lists say it. */
export function couponState({ maxUses, held, startsAt, endsAt, stoppedAt }: Places, now: Date): CouponState {
  if (stoppedAt !== null) return 'stopped'
  if (endsAt <= now) return 'ended'
  if (held >= maxUses) return 'usedUp'
  return startsAt > now ? 'coming' : 'running'
}
