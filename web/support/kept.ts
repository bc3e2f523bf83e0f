import { forgetPrivate, keepPrivate, readPrivate, readSession } from '../session.ts'

/** A draft of a new ticket; `sent` is what was sent under its key without a response yet. */
export type TicketDraft = {
  courseId: string
  question: string
  sent?: { clientKey: string; courseId: string; question: string } | undefined
}

const draftName = 'support-ticket'
const replyName = (ticketId: string) => `support-reply:${ticketId}`
const outboxName = 'support-outbox'

export function readTicketDraft(): TicketDraft {
  return readPrivate<TicketDraft>(draftName) ?? { courseId: '', question: '' }
}

export function keepTicketDraft(draft: TicketDraft): void {
  if (readSession() === null) return
  if (draft.question === '' && draft.courseId === '') forgetPrivate(draftName)
  else keepPrivate(draftName, draft)
}

export function readReplyDraft(ticketId: string): string {
  return readPrivate<string>(replyName(ticketId)) ?? ''
}

export function keepReplyDraft(ticketId: string, text: string): void {
  if (text === '') forgetPrivate(replyName(ticketId))
  else keepPrivate(replyName(ticketId), text)
}

/** A reply that is being sent, or failed. */
export type WaitingReply = {
  /** `_id` of its ticket. */
  ticketId: string
  clientKey: string
  message: string
  /** A photo as base64. */
  picture?: string
  writtenAt: string
  state: 'sending' | 'failed'
  /** The server's error; empty after a lost connection. */
  reason: string
}

/** Replies that a reload interrupted count as failed: sent again under their key they are stored once. */
export function readOutbox(): WaitingReply[] {
  return (readPrivate<WaitingReply[]>(outboxName) ?? []).map((reply) => ({ ...reply, state: 'failed' }))
}

/** A response may come after the student has logged out: then nothing is stored. */
export function keepOutbox(studentId: string, replies: readonly WaitingReply[]): void {
  if (readSession()?.id !== studentId) return
  if (replies.length === 0) forgetPrivate(outboxName)
  else keepPrivate(outboxName, replies)
}
