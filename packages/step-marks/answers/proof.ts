import { type Outcome, right, wrong } from './outcome.ts'
import type { AnswerRules } from './rules.ts'

/** An order of a proof's reasons is valid if each comes after those that it needs. */
export function checkProof(_answer: string, rules: AnswerRules, input: string): Outcome {
  const steps = rules.steps ?? []
  const signs = input
    .trim()
    .split(/[\s,;>→]+/)
    .filter(Boolean)
  // BDCA, b d c a
  const isOfLetters = steps.every((step) => /^[A-Z]$/.test(step))
  const order = isOfLetters ? signs.flatMap((sign) => [...sign.toUpperCase()]) : signs
  const stated = new Set<string>()
  for (const step of order) {
    if (!steps.includes(step)) return wrong('reason-not-true')
    if ((rules.needs?.[step] ?? []).some((needed) => !stated.has(needed))) return wrong('reason-too-early')
    stated.add(step)
  }
  if (stated.size < steps.length) return wrong('reason-missing')
  return order.length === steps.length ? right : wrong('extra-value')
}
