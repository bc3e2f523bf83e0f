import type { UnreadableReason } from '../expression/unreadable.ts'

/**
 * - `right`: full marks
 * - `form`: the value is right, but not in the requested form; the student is told, no mark is lost in practice
 * - `wrong`
 * - `unreadable`: malformed or with two readings; the student is asked to retype it, and no try is used
 */
export type Verdict = 'right' | 'form' | 'wrong' | 'unreadable'

/** Why an answer is `form`. The product words these for the student. */
export type FormReason =
  | 'not-lowest-terms'
  | 'not-prime-factors'
  | 'surd-not-simplest'
  | 'root-in-denominator'
  | 'not-worked-out'
  | 'not-standard-form'
  | 'pi-replaced'
  | 'pi-not-replaced'
  | 'not-expanded'
  | 'not-factored'
  | 'not-completed-square'
  | 'fraction-not-simplest'
  | 'other-functions'
  | 'other-notation'
  | 'not-general-form'
  | 'question-repeated'
  | 'unit-missing'
  | 'rounded'
  | 'not-rounded'
  | 'too-few-decimals'
  | 'too-many-decimals'
  | 'not-solved'
  | 'not-real'
  | 'equation-given'
  | 'expression-given'
  | 'not-defined-everywhere'
  | 'order-matters'
  | 'order-does-not-matter'
  | 'both-hold'
  | 'members-not-listed'
  | 'ratio-sign-missing'
  | 'brackets-missing'

/** Why an answer is `wrong`, if there is more to say than that its value differs. */
export type WrongReason =
  | 'other-value'
  | 'no-value'
  | 'other-unit'
  | 'other-letter'
  | 'sides-differ'
  | 'missing-value'
  | 'extra-value'
  | 'other-size'
  | 'no-matrix'
  | 'letter-and-value-differ'
  | 'more-than-one-option'
  | 'reason-not-true'
  | 'reason-too-early'
  | 'reason-missing'

export type Outcome =
  | { readonly verdict: 'right' }
  | { readonly verdict: 'form'; readonly reason: FormReason }
  | { readonly verdict: 'wrong'; readonly reason: WrongReason }
  /** `readings`: what the text could mean, as plain text */
  | {
      readonly verdict: 'unreadable'
      readonly reason: UnreadableReason
      readonly readings: readonly string[]
    }

export const right: Outcome = { verdict: 'right' }
export const form = (reason: FormReason): Outcome => ({ verdict: 'form', reason })
export const wrong = (reason: WrongReason = 'other-value'): Outcome => ({ verdict: 'wrong', reason })
