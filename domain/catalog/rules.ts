import { type ItemKind, itemKinds } from './item-kinds.ts'

export const itemQualities = ['240p', '480p'] as const
export type ItemQuality = (typeof itemQualities)[number]

type Openable = { isFreeAccess: boolean }
type Purchasable = { coursePurchased: boolean }

/**
 * The one place where access is decided: a lesson of any kind opens once its course is purchased, or
 * when it is free (specification, section 5). The row that looks locked and the server that signs
 * the link both ask here.
 */
export function canOpen(item: Openable, course: Purchasable): boolean {
  return course.coursePurchased === true || item.isFreeAccess === true
}

/** Seconds as the specification's duration text: 372 is "6:12", 3672 is "1:01:12". */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** A number of a list's page, or null where an ellipsis stands. */
export type PageEntry = number | null

/**
 * Page numbers as the specification wants them (section 2, Courses): always the first two and the
 * last two, those around the current one, and an ellipsis (null) in every gap.
 */
export function paginationEntries(currentPage: number, totalPages: number): PageEntry[] {
  const shown = new Set([1, 2, totalPages - 1, totalPages, currentPage - 1, currentPage, currentPage + 1])
  const pages = [...shown].filter((page) => page >= 1 && page <= totalPages).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1]
    return previous !== undefined && page - previous > 1 ? [null, page] : [page]
  })
}
/** Lifetime of a signed link in seconds: twice the video plus 30 minutes, five minutes for a document. */
export function linkLifetimeSeconds(item: { kind: ItemKind; durationInSeconds: number }): number {
  return itemKinds[item.kind].linkLifetimeSeconds(item.durationInSeconds)
}

type Item = {
  _id: string
  slug: string
  kind: ItemKind
  title: string
  isFree: boolean
  seconds: number
  byteCount: number
}

/** The items of a module as the API lists them, each kind in its own list (specification, section 7). */
export function itemLists(items: readonly Item[]) {
  const of = (wanted: ItemKind) => items.filter(({ kind }) => kind === wanted)
  return {
    videos: of('video').map(({ _id, slug, title, isFree, seconds }) => ({
      _id,
      slug,
      title,
      duration: durationText(seconds),
      videoUrl: _id,
      isFreeAccess: isFree,
    })),
    steps: of('steps').map(({ _id, slug, title, isFree, seconds }) => ({
      _id,
      slug,
      title,
      duration: durationText(seconds),
      isFreeAccess: isFree,
    })),
    documents: of('document').map(({ _id, slug, title, isFree, byteCount }) => ({
      _id,
      slug,
      title,
      docUrl: _id,
      isFreeAccess: isFree,
      extension: 'pdf' as const,
      byteCount,
    })),
    practices: of('practice').map(({ _id, slug, title, isFree }) => ({
      _id,
      slug,
      title,
      isFreeAccess: isFree,
    })),
  }
}

/** Pages that `count` rows make; 0 when there are none. */
export function pageCount(count: number, size: number): number {
  return Math.ceil(count / size)
}

/** What others have said of a course and where. */
export type Rating = { stars: number; reviewCount: number; source: string }

/** What is shown of it: in the demo an invented sample, which has no source, and else what staff have entered. */
export function shownRating(
  rating: Rating | null,
  isDemo: boolean,
): (Omit<Rating, 'source'> & { source: string | null }) | null {
  return rating ?? (isDemo ? { stars: 4.8, reviewCount: 2000, source: null } : null)
}
