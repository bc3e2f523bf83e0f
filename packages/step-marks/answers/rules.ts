import { readExpression } from '../expression/read-expression.ts'
import { rationalValue } from '../values/exact-value.ts'
import type { Rational } from '../values/rational.ts'

export type AnswerKind =
  | 'number'
  | 'quantity'
  | 'money'
  | 'expression'
  | 'equation'
  | 'solutions'
  | 'pair'
  | 'interval'
  | 'point'
  | 'ratio'
  | 'matrix'
  | 'set'
  | 'list'
  | 'choice'
  | 'proof'

/** What the question requires of an answer in addition to its value. */
export type AnswerRules = {
  /** the requested shape, see `forms.ts`; an unknown shape requires nothing */
  readonly form?: string
  /** decimals to round to, half away from zero */
  readonly places?: number
  readonly unit?: string
  /** the fraction or decimal that the question gives for π */
  readonly pi?: string
  /** a numeric factor is ignored */
  readonly upToConstant?: boolean
  readonly variable?: string
  readonly variables?: readonly string[]
  /** what the question itself shows; retyping it is `form` */
  readonly given?: string
  /** the value of the right option */
  readonly option?: string
  /** accepted wordings */
  readonly words?: readonly string[]
  /** a proof: its reasons, and what each needs before it */
  readonly steps?: readonly string[]
  readonly needs?: Readonly<Record<string, readonly string[]>>
}

export const piOf = (rules: AnswerRules): Rational | undefined =>
  rules.pi === undefined ? undefined : rationalValue(readExpression(rules.pi))
