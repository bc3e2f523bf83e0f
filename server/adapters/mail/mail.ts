export type MailMessage = {
  /** Used for its Message-ID, the same on every attempt; mails of earlier releases have none. */
  id?: string
  to: string
  subject: string
  text: string
  html: string
  /** The Reply-To address, when it is not the sender. */
  replyTo?: string
  /** Further headers, such as List-Unsubscribe. */
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

/** Sends one message; throws when it was not accepted, and the calling job retries. */
export type SendMail = (message: MailMessage) => Promise<void>
