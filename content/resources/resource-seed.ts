import type { ConstructionName } from '../../packages/drawing/constructions.ts'

/** A reference text of the demo content, with a printable sheet. */
export type ResourceSeed = {
  /** Slug: `/resources-repository/formula-sheet`. */
  name: string
  heading: string
  drawing: ConstructionName
  /** HTML of each paragraph, heading, list, table or figure; written like an article's. */
  content: string[]
  /** A sheet of one or two pages to print, as Typst source below the site's template. */
  sheet: { title: string; typst: string }
}
