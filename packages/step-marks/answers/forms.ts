/** Whether an answer has the shape that the question asks for. Looks at the tree alone; its value is checked elsewhere. */
import { contains, type Expression, unsigned } from '../expression/tree.ts'
import {
  hasRootBelow,
  isLowestTerms,
  isOfPrimeLogarithms,
  isOneLogarithm,
  isPrimeProduct,
  isSimplestSurd,
  isStandardForm,
  isStyled,
  isWhole,
  isWorkedOut,
} from './number-forms.ts'
import type { FormReason } from './outcome.ts'
import { isCompletedSquare, isExpanded, isFactored, isSimplestFraction } from './polynomial-forms.ts'

type Form = { readonly reason: FormReason; readonly isMet: (tree: Expression, answer: Expression) => boolean }

const forms: Record<string, Form> = {
  'lowest-terms': { reason: 'not-lowest-terms', isMet: isLowestTerms },
  'mixed-number': {
    reason: 'other-notation',
    isMet: (tree) => isWhole(unsigned(tree)) || isStyled(tree, 'mixed'),
  },
  decimal: {
    reason: 'other-notation',
    isMet: (tree) => isStyled(tree, 'decimal') || isWhole(unsigned(tree)),
  },
  'prime-product': { reason: 'not-prime-factors', isMet: isPrimeProduct },
  'simplest-surd': { reason: 'surd-not-simplest', isMet: isSimplestSurd },
  'rational-denominator': { reason: 'root-in-denominator', isMet: (tree) => !hasRootBelow(tree) },
  'worked-out': { reason: 'not-worked-out', isMet: isWorkedOut },
  'standard-form': { reason: 'not-standard-form', isMet: isStandardForm },
  'one-logarithm': { reason: 'not-worked-out', isMet: isOneLogarithm },
  'prime-logarithms': { reason: 'not-worked-out', isMet: isOfPrimeLogarithms },
  'in-pi': { reason: 'pi-replaced', isMet: (tree) => contains(tree, (part) => part.type === 'pi') },
  expanded: { reason: 'not-expanded', isMet: isExpanded },
  factored: { reason: 'not-factored', isMet: isFactored },
  'completed-square': { reason: 'not-completed-square', isMet: isCompletedSquare },
  'simplest-fraction': { reason: 'fraction-not-simplest', isMet: isSimplestFraction },
}

/** Undefined where the tree has the form, or where no form is required; otherwise what is wrong. */
export function missedForm(
  tree: Expression,
  name: string | undefined,
  answer: Expression,
): FormReason | undefined {
  if (name === undefined) return undefined
  const only = /^only-([a-z-]+)$/.exec(name)?.[1]?.split('-')
  if (only !== undefined) {
    const hasOther = contains(tree, (part) => part.type === 'call' && !only.includes(part.name))
    return hasOther ? 'other-functions' : undefined
  }
  const asked = forms[name]
  return asked === undefined || asked.isMet(tree, answer) ? undefined : asked.reason
}
