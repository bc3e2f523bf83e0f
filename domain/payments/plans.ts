import { indiaClock, indiaOffsetMs } from '../india-time.ts'

/** Plan numbers in the API (specification, section 9). "Quaterly" is the specified spelling. */
export const plans = [
  { number: 1, name: 'monthly', wireName: 'Monthly', months: 1 },
  { number: 2, name: 'quarterly', wireName: 'Quaterly', months: 3 },
  { number: 3, name: 'yearly', wireName: 'Yearly', months: 12 },
] as const

export type Plan = (typeof plans)[number]
export type PlanNumber = Plan['number']
export type PlanName = Plan['name']

type PlanFields = {
  monthlyPrice: number | null
  monthlyDescription: string | null
  quaterlyPrice: number | null
  quaterlyDescription: string | null
  yearlyPrice: number | null
  yearlyDescription: string | null
}

export type PlansInPaise = {
  monthlyPaise: number | null
  monthlyDescription: string | null
  quarterlyPaise: number | null
  quarterlyDescription: string | null
  yearlyPaise: number | null
  yearlyDescription: string | null
}

export type PlanCard = { plan: Plan; priceInRupees: number; services: string[] }

export function findPlan(number: number): Plan | undefined {
  return plans.find((plan) => plan.number === number)
}

/** The plans a course sells: a card appears only if price and description are both present (section 4). */
export function planCards(course: PlanFields): PlanCard[] {
  const offers = [
    [plans[0], course.monthlyPrice, course.monthlyDescription],
    [plans[1], course.quaterlyPrice, course.quaterlyDescription],
    [plans[2], course.yearlyPrice, course.yearlyDescription],
  ] as const
  return offers.flatMap(([plan, priceInRupees, description]) =>
    priceInRupees !== null && description !== null && isSold(priceInRupees, description)
      ? [{ plan, priceInRupees, services: planServices(description) }]
      : [],
  )
}

/** A course's price of a plan, in paise; null when it does not sell it. */
export function planPriceInPaise(course: PlansInPaise, number: PlanNumber): number | null {
  const price = {
    1: course.monthlyPaise,
    2: course.quarterlyPaise,
    3: course.yearlyPaise,
  }[number]
  const description = planDescription(course, number)
  return price !== null && description !== null && isSold(price, description) ? price : null
}

/** A course's description of a plan; null without one. */
export function planDescription(course: PlansInPaise, number: PlanNumber): string | null {
  return { 1: course.monthlyDescription, 2: course.quarterlyDescription, 3: course.yearlyDescription }[number]
}

function isSold(price: number, description: string): boolean {
  return price > 0 && description.trim() !== ''
}

/** A description as bullet points: split at full stops, trimmed, empty pieces dropped (section 5). */
export function planServices(description: string): string[] {
  return description
    .split('.')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/**
 * When access that starts at `from` ends: the plan's calendar months later at the same Indian
 * clock time, on the last day of the month where the day does not exist (31 January → 28 February).
 */
export function accessEndsAt(from: Date, months: number): Date {
  const india = indiaClock(from)
  const day = india.getUTCDate()
  india.setUTCDate(1)
  india.setUTCMonth(india.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() + 1, 0)).getUTCDate()
  india.setUTCDate(Math.min(day, lastDay))
  return new Date(india.getTime() - indiaOffsetMs)
}

/** Converts internal paise to the contract's rupees. */
export function rupees(amountInPaise: number): number {
  return amountInPaise / 100
}

/** Converts the contract's rupees to internal paise. */
export function paise(amountInRupees: number): number {
  return Math.round(amountInRupees * 100)
}

/**
 * When newly bought access begins: at once, or when the running access ends, so that buying again extends it
 * (`runningUntil` is null without one).
 */
export function accessStartsAt(now: Date, runningUntil: Date | null): Date {
  return runningUntil !== null && runningUntil > now ? runningUntil : now
}
