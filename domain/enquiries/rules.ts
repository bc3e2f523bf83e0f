/** Longest message of the contact form, in words (specification, section 9). */
export const messageWordLimit = 300
/** Digits of the contact form's phone number (specification, section 9). */
export const phoneDigits = 10
/** No person fills a form faster. */
export const leastFillingMs = 1500
/** Minimum time between two confirmation mails for repeated subscriptions. */
export const subscribeWaitSeconds = 10 * 60
/** Support's promise to everyone who writes. */
export const answerWithinHours = 48

/** Values of the topics in the API, in display order (specification, section 3). */
export const topics = ['softwareDevelopment', 'DataScience', 'DataAnalytics', 'Data Engineer'] as const
export type Topic = (typeof topics)[number]

/** Occupations (specification, section 3). */
export const occupations = ['College Student', 'Working Professional', 'Graduated but not working'] as const
export type Occupation = (typeof occupations)[number]

/** Reasons for a report: a mistake, or content the guidelines prohibit (specification, section 9). */
export const reportReasons = [
  'mistake',
  'harmful',
  'violent',
  'hate',
  'scam',
  'harassment',
  'spam',
  'misleading',
  'copyright',
  'privacy',
  'impersonation',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Words of a text: runs of non-space characters. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0
}

/** The same enquiry within this time is a duplicate: by its form's own key, or from one network where it has none. */
export const sameKeySeconds = 24 * 3600
export const sameNetworkSeconds = 60

export type RobotGuard = { website?: string | undefined; filledInMs?: number | undefined }

/** True if a hidden field is filled, or the form was filled faster than a person can. */
export function isRobot({ website = '', filledInMs = leastFillingMs }: RobotGuard): boolean {
  return website.trim() !== '' || filledInMs < leastFillingMs
}

/** `ENQ-2026-00012`: the reference for the sender and staff. */
export function enquiryReference(year: number, number: number): string {
  return `ENQ-${year}-${String(number).padStart(5, '0')}`
}

/**
 * Retention: of handled enquiries; of an address that unsubscribed, so that its link may be pressed twice; of one that
 * was never confirmed.
 */
export const enquiryKeptDays = 365
export const leftSubscriptionKeptDays = 1
export const unconfirmedSubscriptionKeptDays = 30
