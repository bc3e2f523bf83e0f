import { rupeesText } from '../../domain/formats.ts'
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

/** Rupees with Indian grouping: "₹2,999". */
export function amountText(rupees: number): string {
  return rupeesText(rupees, currentLocale())
}
