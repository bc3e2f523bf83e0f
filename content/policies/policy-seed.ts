import type { PolicySlug } from '../../domain/site/policies.ts'

/** One version of a policy as it is first loaded; from then on staff write versions of their own. */
export type PolicySeed = {
  slug: PolicySlug
  version: number
  title: string
  /** Day in India, `2025-04-01`. */
  effectiveFrom: string
  /** What it comes to in plain words, as HTML. */
  summary: string
  /** HTML with `<h2 id="…">` headings; `{email}` and the other blanks come from the house's contact entry. */
  html: string
}
