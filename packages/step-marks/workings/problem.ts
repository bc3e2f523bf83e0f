/** The types for marking workings: what a question gives, and what is returned. */

/** What a line shows; a milestone names the shapes that earn it. `says:V` and `substituted:V` speak of one letter. */
export type Shape =
  | 'equation'
  | 'restated'
  | 'one-unknown'
  | 'two-unknowns'
  | 'one-value'
  | 'all-values'
  | 'values-open'
  | 'quadratic'
  | 'factored'
  | 'discriminant'
  | 'formula'
  | 'square'
  | 'plus-minus'
  | 'no-root'
  | 'expanded'
  | 'substituted'
  | 'formula-symbols'
  | 'number'
  | 'one-fraction'
  | 'only-sin-cos'
  | 'only-cos'
  | 'target'
  | `says:${string}`
  | `substituted:${string}`

export type Milestone = { readonly id: string; readonly marks: number; readonly shapes: readonly Shape[] }

/** A question whose working is marked. Every expression is plain text that `readExpression` reads. */
export type Problem = {
  /** solve: an equation in one unknown; system: several; value: a number is worked out; identity: a proof */
  readonly mode: 'solve' | 'system' | 'value' | 'identity'
  readonly variables?: readonly string[]
  /** equations that the question gives */
  readonly given?: readonly string[]
  /** the solutions, exact */
  readonly worlds?: readonly Readonly<Record<string, string>>[]
  /** the true value of every letter that a student may use */
  readonly facts?: Readonly<Record<string, string>>
  /** how a letter of `facts`, or the unknown, is worked out from the others */
  readonly formulas?: Readonly<Record<string, string>>
  /** what a proof or a calculation starts from; repeating it earns nothing */
  readonly start?: string
  /** what a proof or a calculation ends at */
  readonly target?: string
  /** which solutions fit the question: `x>0`, `x<20`, `x integer`, several with commas */
  readonly keep?: string
  /** the fraction that the question gives for π */
  readonly pi?: string
  readonly milestones: readonly Milestone[]
  readonly marks: number
}

export type SlipCode =
  | 'sign'
  | 'square-of-sum'
  | 'root-of-sum'
  | 'distribution'
  | 'cancel-term'
  | 'one-side'
  | 'inverse'
  | 'coefficient'
  | 'formula'
  | 'order'
  | 'swap'
  | 'diameter'
  | 'value'
  | 'arithmetic'
  | 'identity'
  | 'lost-root'
  | 'extraneous'

/** `ft`: follows from the student's own earlier slip; `unread`: malformed or with two readings; `note`: only words */
export type LineStatus = 'ok' | 'wrong' | 'ft' | 'unread' | 'note'

export type Slip = {
  readonly code: SlipCode
  /** the term in which it probably is, as plain text */
  readonly part?: string
  /** exactly one kind of slip explains the line; otherwise the code is a guess */
  readonly isSure: boolean
}

/** `half`: some of the roots were lost; `lost`: the slip is in it; `missing`: not reached */
export type MilestoneState = 'earned' | 'half' | 'lost' | 'missing'

export type WorkingReport = {
  /** `marks`: what the line earned; together the marks of the working */
  readonly lines: readonly { readonly status: LineStatus; readonly marks: number; readonly slip?: Slip }[]
  /** counted from 1 */
  readonly firstWrong: number | null
  readonly slip: Slip | null
  readonly milestones: readonly { readonly id: string; readonly state: MilestoneState }[]
  readonly marks: number
}
