import type { ConstructionName } from '../../packages/drawing/constructions.ts'

/** An article of the demo content. */
export type ArticleSeed = {
  /** Slug: `/blog/why-root-two-is-irrational`. */
  slug: string
  /** 1 blog, 2 shown on the home page, 3 other articles (specification, section 3). */
  type: 1 | 2 | 3
  title: string
  /** The drawing at the top. */
  drawing: ConstructionName
  /** Publication date in India, `2026-08-14`. */
  publishedOn: string
  updatedOn?: string
  /**
   * Plain HTML from `<h2>` down, with TeX between `\\(` and `\\)` or `\\[` and `\\]`, and figures as
   * `<figure data-drawing="parabola"><figcaption>…</figcaption></figure>`.
   */
  html: string
}
