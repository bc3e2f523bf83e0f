import type { CourseLevel } from '../../domain/catalog/choices.ts'
import type { PaperName, SheetSeed, TopicName } from '../worksheets/sheet-seed.ts'
import type { CourseCover } from './course-cover.ts'

/** The pool of short videos; courses of different boards share them by topic. */
export const videoSlugs = [
  'hcf-lcm-prime-factors',
  'root-two-irrational',
  'logarithm-laws',
  'sets-venn',
  'relations-functions',
  'zeroes-coefficients',
  'factor-theorem',
  'linear-elimination',
  'linear-graphical-consistency',
  'linear-inequations-number-line',
  'quadratic-factorisation',
  'quadratic-formula',
  'nature-of-roots',
  'ap-nth-term',
  'ap-sum',
  'gp-terms',
  'ratio-proportion',
  'matrices-product',
  'gst-shop-bill',
  'recurring-deposit',
  'shares-dividend',
  'basic-proportionality',
  'similar-triangles-shadow',
  'pythagoras-theorem',
  'distance-formula',
  'section-formula',
  'straight-line-slope',
  'trig-ratios-standard-angles',
  'trig-identities',
  'heights-distances',
  'two-tangents',
  'tangent-construction',
  'locus-perpendicular-bisector',
  'sector-area',
  'combined-solids',
  'mean-grouped',
  'median-mode-grouped',
  'probability-dice',
  'table-to-chart',
  'average-that-misleads',
  'nearest-neighbour',
  'first-python-average',
  'pivot-table-sales',
] as const

export type VideoSlug = (typeof videoSlugs)[number]

export const categoryNames = [
  'CBSE',
  'ICSE',
  'Telangana SSC',
  'Andhra Pradesh SSC',
  'Tamil Nadu SSLC',
  'Karnataka SSLC',
  'Maharashtra SSC',
  'Foundations',
  'AI Club',
  'Career training',
] as const

export type CategoryName = (typeof categoryNames)[number]

/** One plan; `description` is split into bullets at full stops, so a bullet must not contain one. */
type PlanSeed = { priceInRupees: number; description: string }

export type ItemSeed =
  | { kind: 'video'; title: string; video: VideoSlug }
  | { kind: 'document'; title: string; sheet: SheetSeed }

type ModuleSeed = { title: string; items: readonly ItemSeed[] }

export type CourseSeed = {
  slug: string
  title: string
  category: CategoryName
  instructor: string | null
  /** BCP 47 tags, the main language first. */
  languages: readonly string[]
  level?: CourseLevel | undefined
  cover: CourseCover
  /** The three texts are HTML (p, ul, li, strong, em) with TeX between `\(` and `\)`. */
  about: string
  importance: string
  learning: string
  plans: { monthly?: PlanSeed; quarterly?: PlanSeed; yearly?: PlanSeed }
  modules: readonly ModuleSeed[]
}

/** A row that plays a video of the pool. */
export function video(title: string, slug: VideoSlug): ItemSeed {
  return { kind: 'video', title, video: slug }
}

/** A row that opens a worksheet with its answers on the last page; eight questions by default. */
export function sheet(title: string, generator: TopicName, seed: number, questionCount = 8): ItemSeed {
  return { kind: 'document', title, sheet: { generator, seed, withAnswers: true, questionCount } }
}

/** A row that opens a full paper, or with answers the same paper followed by its marking scheme. */
export function paper(title: string, generator: PaperName, seed: number, withAnswers: boolean): ItemSeed {
  return { kind: 'document', title, sheet: { generator, seed, withAnswers } }
}
