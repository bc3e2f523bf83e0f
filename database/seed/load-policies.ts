import { penaltyRules } from '../../content/policies/penalty-rules.ts'
import type { PolicySeed } from '../../content/policies/policy-seed.ts'
import { privacyPolicy } from '../../content/policies/privacy-policy.ts'
import { refundPolicy } from '../../content/policies/refund-policy.ts'
import { subscriptionTerms } from '../../content/policies/subscription-terms.ts'
import { termsConditions } from '../../content/policies/terms-conditions.ts'
import { userGuidelines } from '../../content/policies/user-guidelines.ts'
import { cleanRichText } from '../../server/rich-text/rich-text.ts'
import type { Services } from '../../server/services.ts'
import { countPolicies, insertPolicy } from './queries.ts'

/** Every version of every policy of the demo. */
export const policySeeds: readonly PolicySeed[] = [
  termsConditions,
  privacyPolicy,
  penaltyRules,
  refundPolicy,
  ...subscriptionTerms,
  userGuidelines,
]

/** Loads the policies of the site where there are none; from then on they are the staff's. */
export async function loadPolicies({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.transaction(async (tx) => {
    const found = await tx.first(countPolicies())
    if ((found?.count ?? 0) > 0) return
    for (const { summary, html, ...policy } of policySeeds)
      await tx.first(insertPolicy({ ...policy, summary: cleanRichText(summary), html: cleanRichText(html) }))
  })
}
