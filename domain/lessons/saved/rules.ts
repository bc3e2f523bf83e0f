import { daysAfter } from '../../durations.ts'

/** How long a saved lesson plays without contact to the server. */
const leaseDays = 14

/** How many devices may save lessons of one purchased course; the table enforces it. */
export const devicesPerCourse = 5

/** Path where the service worker serves parts of saved lessons. */
export const savedPath = '/saved/'

/** How many saved lessons of one device are renewed together. */
export const mostRenewed = 500

/** What can be saved. */
export const saveScopes = ['lesson', 'chapter', 'course'] as const

/** Practice questions stored on a device: as many as two calls return. */
export const savedQuestions = 24

/** Their approximate total size. */
export const savedQuestionsBytes = 150_000

/** Why a saved lesson is deleted from its device. */
export const savedEnds = ['ended', 'freed', 'replaced', 'gone'] as const

/**
 * When a new lease ends: after fourteen days, or with the access if that ends sooner. `accessEndsAt` is null for a free
 * lesson.
 */
export function leaseEnd(now: Date, accessEndsAt: Date | null): Date {
  const end = daysAfter(now, leaseDays)
  return accessEndsAt !== null && accessEndsAt < end ? accessEndsAt : end
}
