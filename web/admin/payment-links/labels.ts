import { m } from '../../../domain/messages/compiled/messages.js'
import type { PlanNumber } from '../../../domain/payments/plans.ts'

const planTexts: Record<PlanNumber, () => string> = {
  1: m.plan_name_monthly,
  2: m.plan_name_quarterly,
  3: m.plan_name_yearly,
}

export function planText(plan: PlanNumber): string {
  return planTexts[plan]()
}
