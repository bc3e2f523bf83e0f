/** What a kind of lesson item is; what differs from kind to kind stands here, but for how long links live (link-lifetime.ts): every page loads this. Access is `canOpen` for all of them. */
type Kind = {
  /** The kind of stored file that it shows; null where it shows none. */
  media: 'video' | 'document' | 'steps' | null
  /** The list of a module in which the API names lessons of the kind. */
  list: string
  /** It counts towards the progress and the certificate of a course. */
  hasProgress: boolean
  /** Where it opens: in the player of its page, in the place of the page's head, or over the page. */
  opens: 'player' | 'panel' | 'over'
  /** It is played in parts, so that no link gives away the whole of it. */
  isStreamed: boolean
}

/** The kinds of items that a module of a course holds, in the order in which a module lists them. */
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
    // The lesson comes with the answer of its call, which links to the voices of its steps.
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

/** Whether a second of a lesson is told by the clock of its player. */
export function hasClock(kind: ItemKind | null | undefined): boolean {
  return kind != null && itemKinds[kind].opens === 'player'
}
