/**
 * The kinds of lesson items; everything that differs by kind is here, except the lifetime of links (link-lifetime.ts),
 * because every page loads this. Access is `canOpen` for all of them.
 */
type Kind = {
  /** The kind of stored file that it shows; null for none. */
  media: 'video' | 'document' | 'steps' | null
  /** The list of a module in which the API returns lessons of the kind. */
  list: string
  /** It counts towards the progress and the certificate of a course. */
  hasProgress: boolean
  /** Where it opens: in the player, in a panel that replaces the page's head, or over the page. */
  opens: 'player' | 'panel' | 'over'
  /** It is streamed in segments, so that no link gives access to the whole. */
  isStreamed: boolean
}

/** The kinds of items in a module of a course, in the order in which a module lists them. */
export const itemKinds = {
  video: {
    media: 'video',
    list: 'videos',
    hasProgress: true,
    opens: 'player',
    isStreamed: true,
  },
  steps: {
    media: 'steps',
    list: 'steps',
    hasProgress: true,
    opens: 'panel',
    // The lesson is in its call's response, which links to the recordings of its steps.
    isStreamed: false,
  },
  document: {
    media: 'document',
    list: 'documents',
    hasProgress: false,
    opens: 'over',
    isStreamed: false,
  },
  practice: {
    media: null,
    list: 'practices',
    hasProgress: true,
    opens: 'panel',
    isStreamed: false,
  },
} as const satisfies Record<string, Kind>

export type ItemKind = keyof typeof itemKinds
export type ItemList = (typeof itemKinds)[ItemKind]['list']

// Object.keys loses the literal names.
export const itemKindNames = Object.keys(itemKinds) as ItemKind[]

/** Those that count towards the progress of a course. */
export const kindsWithProgress: readonly ItemKind[] = itemKindNames.filter(
  (kind) => itemKinds[kind].hasProgress,
)

/** Whether a second of a lesson is shown as a time. */
export function hasClock(kind: ItemKind | null | undefined): boolean {
  return kind != null && itemKinds[kind].opens === 'player'
}
