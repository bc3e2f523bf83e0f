/** The documents that every visitor may read, by their address (specification, section 2). */
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
 * What the installation's contact entry and the seller's terms put into a policy, written there as `{email}`: no policy
 * spells out an address or a share that may change.
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

/** HTML of the seller's refund terms, in place of a paragraph that names it and nothing else. */
export const policyBlocks = ['refundTable', 'refundExamples'] as const

export type PolicyBlank = (typeof policyBlanks)[number]
