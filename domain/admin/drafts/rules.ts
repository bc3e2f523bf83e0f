/** What staff write in drafts; visitors see it once published. */
export const draftKinds = ['course', 'article', 'resource', 'site', 'policy', 'lesson'] as const
export type DraftKind = (typeof draftKinds)[number]

const day = 24 * 3600 * 1000
/** How far ahead publication may be scheduled. */
const mostDaysAhead = 366

/** Whether a text or a course may be scheduled for this time. */
export function canAppearAt(moment: Date, now: Date): boolean {
  return moment > now && moment.getTime() - now.getTime() <= mostDaysAhead * day
}
