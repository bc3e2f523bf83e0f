import { dateText, moneyText, numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { findPlan } from '../../../domain/payments/plans.ts'
import type { Cell } from './csv-button.tsx'

export function money(value: number): Cell {
  return { value, text: moneyText(value, 'INR', 'en') }
}

/** A count, or that it is hidden. */
export function count(value: number | null): Cell {
  return { value, text: value === null ? m.admin_figures_hidden() : numberText(value, 'en') }
}

/** An Indian day as people read it. */
export function dayText(day: string): string {
  return dateText(new Date(`${day}T12:00:00+05:30`), 'en')
}

export function planText(plan: number): string {
  const texts = { monthly: m.plan_name_monthly, quarterly: m.plan_name_quarterly, yearly: m.plan_name_yearly }
  const found = findPlan(plan)
  return found ? texts[found.name]() : String(plan)
}
