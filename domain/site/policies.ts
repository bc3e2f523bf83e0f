/** The public legal documents, by path (specification, section 2). */
export const policySlugs = [
  'terms-conditions',
  'privacy-policy',
  'penalty-rules',
  'refund-policy',
  'subscription-terms',
  'user-guidelines',
] as const

export type PolicySlug = (typeof policySlugs)[number]

/**
 * Values from the contact entry and the seller's terms that policies use as placeholders such as `{email}`: no policy
 * hard-codes an address or a share that may change.
 */
export const policyBlanks = [
  'legalName',
  'address',
  'phone',
  'email',
  'grievanceName',
  'grievanceEmail',
  'grievancePhone',
  'refundShares',
] as const

/** HTML of the seller's refund terms, in place of a paragraph with only its placeholder. */
export const policyBlocks = ['refundTable', 'refundExamples'] as const

export type PolicyBlank = (typeof policyBlanks)[number]
