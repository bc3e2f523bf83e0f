import { m } from '../../domain/messages/compiled/messages.js'
import type { FormReason, Outcome, WrongReason } from '../../packages/step-marks/answers/outcome.ts'
import type { UnreadableReason } from '../../packages/step-marks/expression/unreadable.ts'

const forms: Partial<Record<FormReason, () => string>> = {
  'not-lowest-terms': m.practice_form_lowest_terms,
  'fraction-not-simplest': m.practice_form_lowest_terms,
  'surd-not-simplest': m.practice_form_surd,
  'root-in-denominator': m.practice_form_root_below,
  'not-worked-out': m.practice_form_worked_out,
  'not-expanded': m.practice_form_expanded,
  'not-factored': m.practice_form_factored,
  'not-solved': m.practice_form_solved,
  'unit-missing': m.practice_form_unit,
  rounded: m.practice_form_rounded,
  'not-rounded': m.practice_form_not_rounded,
  'too-few-decimals': m.practice_form_decimals,
  'too-many-decimals': m.practice_form_decimals,
  'question-repeated': m.practice_form_repeated,
  'pi-replaced': m.practice_form_pi,
  'pi-not-replaced': m.practice_form_pi,
}

const wrongs: Partial<Record<WrongReason, () => string>> = {
  'other-unit': m.practice_wrong_unit,
  'other-letter': m.practice_wrong_letter,
  'sides-differ': m.practice_wrong_sides,
  'missing-value': m.practice_wrong_missing,
  'extra-value': m.practice_wrong_extra,
  'letter-and-value-differ': m.practice_wrong_option,
  'more-than-one-option': m.practice_wrong_options,
  'reason-missing': m.practice_wrong_reason_missing,
  'reason-too-early': m.practice_wrong_reason_early,
}

const unread: Partial<Record<UnreadableReason, () => string>> = {
  'two-readings': m.practice_unread_two,
  'open-bracket': m.practice_unread_bracket,
  'missing-part': m.practice_unread_missing,
  'two-numbers': m.practice_unread_numbers,
  'two-signs': m.practice_unread_signs,
  'decimal-point': m.practice_unread_point,
  'unknown-sign': m.practice_unread_sign,
  'unknown-word': m.practice_unread_word,
  'number-wanted': m.practice_unread_number_wanted,
  'equation-wanted': m.practice_unread_equation_wanted,
  'no-such-option': m.practice_unread_option,
}

/** Additional feedback on an answer; empty where there is none. */
export function outcomeText(outcome: Outcome): string {
  switch (outcome.verdict) {
    case 'right':
      return ''
    case 'form':
      return (forms[outcome.reason] ?? m.practice_form)()
    case 'wrong':
      return (wrongs[outcome.reason] ?? m.practice_wrong)()
    case 'unreadable':
      return (unread[outcome.reason] ?? m.practice_unread)()
  }
}
