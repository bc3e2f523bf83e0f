export type MailMessage = {
  /** Names it in its Message-ID, the same however often it is handed over; mails of releases before have none. */
  id?: string
  to: string
  subject: string
  text: string
  html: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  /** Further headers, such as the way to unsubscribe. */
  headers?: Record<string, string>
  attachments?: readonly MailAttachment[]
}

export type MailAttachment = { fileName: string; contentType: string; bytes: Uint8Array }

/** A message of the local mailbox. */
export type MailboxMessage = {
  id: string
  recipient: string
  /** As it is stored, empty where `text` holds the sealed message. */
  subject: string
  text: string
  html: string
  sentAt: Date
  headers: Record<string, string>
  attachments: { id: string; fileName: string }[]
}

/** Hands one message over; throws when it was not taken, and the job that called tries again. */
export type SendMail = (message: MailMessage) => Promise<void>
