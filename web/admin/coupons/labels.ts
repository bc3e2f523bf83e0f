import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import type { CouponState } from '../../../domain/admin/coupons/rules.ts'
import { rupeesText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'
import type { CouponKind } from '../../../domain/payments/coupons/rules.ts'
import { planText } from '../ui/labels.ts'

export type Coupon = AdminOutputOf<'getCoupons'>['items'][number]

export const stateText = textBy<CouponState>({
  running: m.admin_coupon_running,
  coming: m.admin_coupon_coming,
  usedUp: m.admin_coupon_used_up,
  ended: m.admin_coupon_ended,
  stopped: m.admin_coupon_stopped,
})

export const kindText = textBy<CouponKind>({
  percent: m.admin_coupon_kind_percent,
  fixed: m.admin_coupon_kind_fixed,
  full: m.admin_coupon_kind_full,
})

export function discountText({ kind, value }: Pick<Coupon, 'kind' | 'value'>): string {
  if (kind === 'percent') return m.admin_coupon_off_percent({ percent: value ?? 0 })
  if (kind === 'fixed') return m.admin_coupon_off_amount({ amount: rupeesText(value ?? 0, 'en') })
  return m.admin_coupon_off_full()
}

/** What a code applies to, and who may use it. */
export function scopeText({ course, plan, isForOneStudent }: Coupon): string {
  const parts = [
    course ?? m.admin_coupon_any_course(),
    plan === null ? m.admin_coupon_any_plan() : planText(plan),
  ]
  return [...parts, ...(isForOneStudent ? [m.admin_coupon_one_student()] : [])].join(' · ')
}

export function usesText({ held, maxUses, honouredOver }: Coupon): string {
  const uses = m.admin_coupon_uses_of({ held, most: maxUses })
  return honouredOver === 0 ? uses : `${uses}, ${m.admin_coupon_over({ count: honouredOver })}`
}
