import { dateText, dayKey, rupeesText } from '../../domain/formats.ts'
import { midnightOf } from '../../domain/india-time.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { PlanName } from '../../domain/payments/plans.ts'
import { currentLocale } from '../locale.ts'

export const planNames: Record<PlanName, () => string> = {
  monthly: () => m.plan_monthly(),
  quarterly: () => m.plan_quarterly(),
  yearly: () => m.plan_yearly(),
}

/** "for 3 months" */
export const planPeriods: Record<PlanName, () => string> = {
  monthly: () => m.plan_for_month(),
  quarterly: () => m.plan_for_quarter(),
  yearly: () => m.plan_for_year(),
}

/** "Batch starts on 12 Mar 2027", of a day in India. */
export function batchText(startsOn: string): string {
  const date = dateText(midnightOf(startsOn), currentLocale())
  return startsOn > dayKey(new Date()) ? m.plan_batch_starts({ date }) : m.plan_batch_started({ date })
}

/** Rupees with Indian grouping: "₹2,999". */
export function priceText(rupees: number): string {
  return rupeesText(rupees, currentLocale())
}
