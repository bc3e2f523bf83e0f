import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { CouponState } from '../../../domain/admin/coupons/rules.ts'
import { dateText, lastMomentBefore, rupeesText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { CouponKind } from '../../../domain/payments/coupons/rules.ts'
import { planText } from '../labels.ts'

export type Coupon = AdminOutputOf<'getCoupons'>['items'][number]

export function stateText(state: CouponState): string {
  const texts: Record<CouponState, () => string> = {
    running: m.admin_coupon_running,
    coming: m.admin_coupon_coming,
    usedUp: m.admin_coupon_used_up,
    ended: m.admin_coupon_ended,
    stopped: m.admin_coupon_stopped,
  }
  return texts[state]()
}

export function kindText(kind: CouponKind): string {
  const texts: Record<CouponKind, () => string> = {
    percent: m.admin_coupon_kind_percent,
    fixed: m.admin_coupon_kind_fixed,
    full: m.admin_coupon_kind_full,
  }
  return texts[kind]()
}

export function discountText({ kind, value }: Pick<Coupon, 'kind' | 'value'>): string {
  if (kind === 'percent') return m.admin_coupon_off_percent({ percent: value ?? 0 })
  if (kind === 'fixed') return m.admin_coupon_off_amount({ amount: rupeesText(value ?? 0, 'en') })
  return m.admin_coupon_off_full()
}

/** For what and whom a code counts. */
export function scopeText({ course, plan, isForOneStudent }: Coupon): string {
  const parts = [
    course ?? m.admin_coupon_any_course(),
    plan === null ? m.admin_coupon_any_plan() : planText(plan),
  ]
  return [...parts, ...(isForOneStudent ? [m.admin_coupon_one_student()] : [])].join(' · ')
}

export function lastDayText({ endsAt }: Pick<Coupon, 'endsAt'>): string {
  return dateText(lastMomentBefore(new Date(endsAt)), 'en')
}

export function usesText({ held, maxUses, honouredOver }: Coupon): string {
  const uses = m.admin_coupon_uses_of({ held, most: maxUses })
  return honouredOver === 0 ? uses : `${uses}, ${m.admin_coupon_over({ count: honouredOver })}`
}
