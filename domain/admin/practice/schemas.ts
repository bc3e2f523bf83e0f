import * as z from 'zod/mini'

export const disputeStatuses = ['open', 'corrected', 'declined'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/**
 * The outcome of a disputed mark: the student's answer is accepted; the question with these numbers, or every question
 * of its kind, is withdrawn; or the mark stays.
 */
export const decisions = ['accept', 'withdraw', 'withdrawAll', 'decline'] as const
export type Decision = (typeof decisions)[number]

/** What the student reads. */
export const reply = z
  .string('admin_dispute_reply')
  .check(z.trim(), z.minLength(1, 'admin_dispute_reply'), z.maxLength(1000, 'admin_text_too_long'))
