import * as z from 'zod/mini'
import { body } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { policySlugs } from '../../site/policies.ts'
import { defineAdminCall, policyEditors, siteAndPolicyEditors } from '../access.ts'
import { policyDraft, siteDraft } from '../drafts/contract.ts'
import { moment, version } from '../shapes.ts'
import { siteKeys } from './schemas.ts'

const key = z.enum(siteKeys, 'admin_key_unknown')
const head = {
  key,
  source: z.string(),
  /** Languages in which it is invented, to show how the page looks: pages say so. */
  samples: z.array(z.enum(locales)),
  updatedAt: moment,
}

export const getSiteEntries = defineAdminCall({
  method: 'GET',
  roles: siteAndPolicyEditors,
  summary: 'Site content edited by staff, by key',
  output: z.array(z.object({ ...head, locales: z.array(z.enum(locales)) })),
})

export const publishSiteEntry = defineAdminCall({
  roles: siteAndPolicyEditors,
  wantsFreshCode: true,
  summary: 'Publishes the draft of a site entry in all its languages',
  input: body({ key, version }),
  output: siteDraft,
  done: 'admin_site_saved',
})

export const getPolicies = defineAdminCall({
  method: 'GET',
  roles: siteAndPolicyEditors,
  summary: 'Every policy with all its versions, newest first',
  output: z.array(
    z.object({
      slug: z.enum(policySlugs),
      title: z.string(),
      versions: z.array(
        z.object({
          version: z.number(),
          effectiveFrom: z.string(),
          /** What this version changed. */
          note: z.string(),
          /** `coming` can still be corrected; the one that holds and those that held cannot. */
          state: z.enum(['coming', 'holds', 'held']),
        }),
      ),
    }),
  ),
})

export const publishPolicy = defineAdminCall({
  roles: policyEditors,
  wantsFreshCode: true,
  summary: 'Creates a version from the draft of a policy, or corrects one not yet in force',
  input: body({ slug: z.enum(policySlugs, 'id_required'), version }),
  output: policyDraft,
  done: 'admin_policy_saved',
})
