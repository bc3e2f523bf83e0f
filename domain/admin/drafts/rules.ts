import { daysAfter } from '../../durations.ts'
/** What staff write in drafts; visitors see it once published. */
export const draftKinds = ['course', 'article', 'resource', 'site', 'policy', 'lesson'] as const
export type DraftKind = (typeof draftKinds)[number]

/** How far ahead publication may be scheduled. */
const mostDaysAhead = 366

/** Whether a text or a course may be scheduled for this time. */
export function canAppearAt(moment: Date, now: Date): boolean {
  return moment > now && moment <= daysAfter(now, mostDaysAhead)
}
