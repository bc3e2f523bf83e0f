import * as z from 'zod/mini'

export const disputeStatuses = ['open', 'corrected', 'declined'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/**
 * What becomes of a disputed mark: the student's answer is right as well; the question with these numbers is withdrawn,
 * or every question of its kind; or the mark stays.
 */
export const decisions = ['accept', 'withdraw', 'withdrawAll', 'decline'] as const
export type Decision = (typeof decisions)[number]

/** What the student reads. */
export const reply = z
  .string('admin_dispute_reply')
  .check(z.trim(), z.minLength(1, 'admin_dispute_reply'), z.maxLength(1000, 'admin_text_too_long'))
