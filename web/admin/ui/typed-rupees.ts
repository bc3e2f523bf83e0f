import { priceInPaise } from '../../../domain/admin/courses/rules.ts'
import { rupees } from '../../../domain/payments/plans.ts'

/** Rupees of a typed amount, with or without ₹ and commas; NaN if invalid, which every call refuses. */
export function typedRupees(typed: string): number {
  const paise = priceInPaise(typed)
  return typeof paise === 'number' ? rupees(paise) : Number.NaN
}
