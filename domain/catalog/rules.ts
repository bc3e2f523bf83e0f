import { dayKey } from '../formats.ts'
import type { Locale } from '../locales.ts'
import type { ItemKind, ItemList } from './item-kinds.ts'

export const itemQualities = ['240p', '480p'] as const
export type ItemQuality = (typeof itemQualities)[number]

/** When a lesson opens for students of its course; absent for one that opens at once. */
export type Opening = {
  /** The Indian day, `2027-03-12`. */
  opensOn?: string | null | undefined
  /** Days after enrolment, while the enrolment date is unknown. */
  opensAfterDays?: number | null | undefined
}

type Openable = Opening & { isFreeAccess: boolean }
type Purchasable = { coursePurchased: boolean }

/** The facts that decide whether an item opens for a caller. */
export type AccessFacts = Openable & Purchasable & { opensOn: string | null; opensAfterDays: number | null }

/**
 * The only access decision: a lesson of any kind opens once its course is purchased and its day has come, or when it is
 * free (specification, section 5). Both the row that shows a lock and the server that signs the link use it.
 */
export function canOpen(item: Openable, course: Purchasable, now: Date): boolean {
  return item.isFreeAccess === true || (course.coursePurchased === true && !opensLater(item, now))
}

/** True until the day on which a lesson opens has begun in India. */
export function opensLater({ opensOn, opensAfterDays }: Opening, now: Date): boolean {
  return opensAfterDays != null || (opensOn != null && opensOn > dayKey(now))
}

/** When a lesson opens: the later of the module's and its own setting. */
export function laterOpening(module: Opening, item: Opening): Opening {
  const days = [module.opensOn, item.opensOn].flatMap((day) => day ?? [])
  const counts = [module.opensAfterDays, item.opensAfterDays].flatMap((count) => count ?? [])
  return { opensOn: days.sort().at(-1), opensAfterDays: counts.length > 0 ? Math.max(...counts) : null }
}

/** Seconds as the specification's duration text: 372 is "6:12", 3672 is "1:01:12". */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** A page number of a list, or null for an ellipsis. */
export type PageEntry = number | null

/**
 * Page numbers (specification, section 2, Courses): always the first two and the last two, those around the current
 * one, and an ellipsis (null) in every gap.
 */
export function paginationEntries(currentPage: number, totalPages: number): PageEntry[] {
  const shown = new Set([1, 2, totalPages - 1, totalPages, currentPage - 1, currentPage, currentPage + 1])
  const pages = [...shown].filter((page) => page >= 1 && page <= totalPages).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1]
    return previous !== undefined && page - previous > 1 ? [null, page] : [page]
  })
}

type Item = Opening & {
  _id: string
  slug: string
  kind: ItemKind
  title: string
  textLanguage?: Locale | null
  isFree: boolean
  seconds: number
  byteCount: number
  /** Null for a video whose frames were never measured. */
  aspectRatio: number | null
}

/** Assumed for a video that was never measured. */
const usualAspectRatio = 1.7778

/** The items of a module as the API lists them, each kind in its own list (specification, section 7). */
export function itemLists(items: readonly Item[]) {
  const of = (wanted: ItemKind) => items.filter(({ kind }) => kind === wanted)
  const timed = (item: Item) => ({ ...listed(item), duration: durationText(item.seconds) })
  return {
    videos: of('video').map((item) => ({
      ...timed(item),
      aspectRatio: item.aspectRatio ?? usualAspectRatio,
      videoUrl: item._id,
    })),
    steps: of('steps').map(timed),
    documents: of('document').map((item) => ({
      ...listed(item),
      docUrl: item._id,
      extension: 'pdf' as const,
      byteCount: item.byteCount,
    })),
    practices: of('practice').map(listed),
  } satisfies Record<ItemList, object[]>
}

/** A free lesson opens at once, whatever its settings. */
function listed({ _id, slug, title, textLanguage, isFree, opensOn, opensAfterDays }: Item) {
  return {
    ...{ _id, slug, title, isFreeAccess: isFree },
    ...(textLanguage != null && { textLanguage }),
    ...(!isFree && opensOn != null && { opensOn }),
    ...(!isFree && opensAfterDays != null && { opensAfterDays }),
  }
}

/** Number of pages for `count` rows; 0 when there are none. */
export function pageCount(count: number, size: number): number {
  return Math.ceil(count / size)
}

/** A course's rating on another site. */
export type Rating = { stars: number; reviewCount: number; source: string }

/** The rating to show: in the demo an invented sample, which has no source, else what staff have entered. */
export function shownRating(
  rating: Rating | null,
  isDemo: boolean,
): (Omit<Rating, 'source'> & { source: string | null }) | null {
  return rating ?? (isDemo ? { stars: 4.8, reviewCount: 2000, source: null } : null)
}
