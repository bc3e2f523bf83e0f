import { forgetPrivate, keepPrivate, readPrivate, readSession } from '../session.ts'

/** A draft of a new ticket; `sent` is what was sent under its key without a response yet. */
export type TicketDraft = {
  courseId: string
  question: string
  sent?: { clientKey: string; courseId: string; question: string } | undefined
}

const draftName = 'support-ticket'
const replyName = (ticketId: string) => `support-reply:${ticketId}`

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
