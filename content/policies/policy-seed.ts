import type { PolicySlug } from '../../domain/site/policies.ts'

/** The first version of a policy; later versions are written by staff. */
export type PolicySeed = {
  slug: PolicySlug
  version: number
  title: string
  /** Date in India, `2025-04-01`. */
  effectiveFrom: string
  /** A plain summary, as HTML. */
  summary: string
  /** HTML with `<h2 id="…">` headings; `{email}` and other placeholders come from the contact entry. */
  html: string
}
