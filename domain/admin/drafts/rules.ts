/** What staff write in drafts, which visitors see once they are published. */
export const draftKinds = ['course', 'article', 'resource', 'site', 'policy', 'lesson'] as const
export type DraftKind = (typeof draftKinds)[number]

const day = 24 * 3600 * 1000
/** How far ahead something may be scheduled. */
const mostDaysAhead = 366

/** Whether a text or a course may be given this moment to appear at. */
export function canAppearAt(moment: Date, now: Date): boolean {
  return moment > now && moment.getTime() - now.getTime() <= mostDaysAhead * day
}
