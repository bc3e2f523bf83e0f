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
 * What the installation's contact entry puts into a policy, written there as `{email}`: no policy spells
 * out an address that may change.
 */
export const policyBlanks = [
  'legalName',
  'address',
  'phone',
  'email',
  'grievanceName',
  'grievanceEmail',
  'grievancePhone',
] as const

export type PolicyBlank = (typeof policyBlanks)[number]
