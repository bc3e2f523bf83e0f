import type { Clock } from '../clock.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { MailboxMessage, SendMail } from './mail.ts'
import {
  deleteMailboxMessagesBefore,
  deleteMailboxMessagesTo,
  findMailboxAttachment,
  insertMailboxMessage,
  listMailboxMessages,
} from './queries.ts'

type MailContents = Pick<MailboxMessage, 'subject' | 'text' | 'html' | 'headers'>

/** Stores mail in the database, encrypted, for the local mailbox page, where no mail server is set. */
export function mailboxMail(database: Queryable, clock: Clock): SendMail {
  return async ({ id, to, subject, text, html, replyTo, headers = {}, attachments = [] }) => {
    const all = {
      ...headers,
      ...(replyTo !== undefined && { 'Reply-To': replyTo }),
      ...(id !== undefined && { 'Message-ID': `<${id}@localhost>` }),
    }
    const message: MailContents = { subject, text, html, headers: all }
    const stored = { to, written: JSON.stringify(message), sentAt: clock.now() }
    await database.first(insertMailboxMessage(stored, attachments))
  }
}

/** The newest messages of the mailbox, all of them or one person's. */
export async function listMailbox(database: Database, recipient: string | null): Promise<MailboxMessage[]> {
  const rows = await database.all(listMailboxMessages(recipient))
  return rows.flatMap((row) => {
    // Messages of earlier releases are stored in plain text; those sealed with an unknown APP_SECRET are lost.
    if (row.subject !== '') return [row]
    const opened = database.opened(row.text)
    return opened === null ? [] : [{ ...row, ...(JSON.parse(opened) as MailContents) }]
  })
}

/** Deletes messages before a time, or all to an address. */
export async function forgetMailbox(
  database: Queryable,
  which: { before: Date } | { recipient: string },
): Promise<void> {
  await database.first(
    'before' in which ? deleteMailboxMessagesBefore(which.before) : deleteMailboxMessagesTo(which.recipient),
  )
}

/** A file of a message in the mailbox, or null. */
export function findAttachment(
  database: Queryable,
  id: string,
): Promise<{ fileName: string; contentType: string; bytes: Buffer } | null> {
  return database.first(findMailboxAttachment(id))
}
