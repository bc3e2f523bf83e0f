/** The kinds of lesson items; everything that differs by kind is here. Access is `canOpen` for all of them. */
type Kind = {
  /** The kind of stored file that it shows; null for none. */
  media: 'video' | 'document' | 'steps' | null
  /** The list of a module in which the API returns lessons of the kind. */
  list: string
  /** It counts towards the progress and the certificate of a course. */
  hasProgress: boolean
  /** It is streamed in segments, so that no link gives access to the whole. */
  isStreamed: boolean
  /** Lifetime of a signed link in seconds. */
  linkLifetimeSeconds(durationInSeconds: number): number
}

/** The kinds of items in a module of a course, in the order in which a module lists them. */
export const itemKinds = {
  video: {
    media: 'video',
    list: 'videos',
    hasProgress: true,
    isStreamed: true,
    linkLifetimeSeconds: (durationInSeconds) => Math.ceil(durationInSeconds * 2) + 30 * 60,
  },
  steps: {
    media: 'steps',
    list: 'steps',
    hasProgress: true,
    // The lesson is in its call's response, which links to the recordings of its steps.
    isStreamed: false,
    linkLifetimeSeconds: (durationInSeconds) => Math.ceil(durationInSeconds * 2) + 2 * 3600,
  },
  document: {
    media: 'document',
    list: 'documents',
    hasProgress: false,
    isStreamed: false,
    linkLifetimeSeconds: () => 5 * 60,
  },
  practice: {
    media: null,
    list: 'practices',
    hasProgress: true,
    isStreamed: false,
    linkLifetimeSeconds: () => 0,
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
