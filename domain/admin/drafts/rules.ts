/** What staff write in drafts, which visitors see once they are published. */
export const draftKinds = ['course', 'article', 'resource', 'site', 'policy', 'lesson'] as const
export type DraftKind = (typeof draftKinds)[number]
