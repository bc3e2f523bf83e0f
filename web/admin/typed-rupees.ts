import { priceInPaise } from '../../domain/admin/courses/rules.ts'
import { rupees } from '../../domain/payments/plans.ts'

/** Rupees of an amount as people type it, with ₹ and commas or without; not a number for what is none, which no call takes. */
export function typedRupees(typed: string): number {
  const paise = priceInPaise(typed)
  return typeof paise === 'number' ? rupees(paise) : Number.NaN
}
