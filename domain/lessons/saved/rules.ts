/** How long a saved lesson plays without a word from the server, at most. */
const leaseDays = 14

/** How many devices keep lessons of one course that was paid for; the table of them holds it. */
export const devicesPerCourse = 5

/** Where the service worker answers for the parts of saved lessons. */
export const savedPath = '/saved/'

/** How many saved lessons of one device are renewed together. */
export const mostRenewed = 500

/** What is saved together. */
export const saveScopes = ['lesson', 'chapter', 'course'] as const

/** Questions of a practice that a device keeps: as many as two calls give. */
export const savedQuestions = 24

/** What they weigh together, about. */
export const savedQuestionsBytes = 150_000

/** Why a saved lesson goes from its device. */
export const savedEnds = ['ended', 'freed', 'replaced', 'gone'] as const

/**
 * When a lease that is given now ends: after fourteen days, or with the access where that ends sooner. `accessEndsAt` is
 * null for a free lesson.
 */
export function leaseEnd(now: Date, accessEndsAt: Date | null): Date {
  const end = new Date(now.getTime() + leaseDays * 24 * 3600 * 1000)
  return accessEndsAt !== null && accessEndsAt < end ? accessEndsAt : end
}
