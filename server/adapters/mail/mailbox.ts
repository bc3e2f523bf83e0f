import type { Clock } from '../clock.ts'
import type { Queryable } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { SendMail } from './mail.ts'

export type MailboxMessage = {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  sentAt: Date
  headers: Record<string, string>
}

/** Keeps mail in the database for the local mailbox page, where no mail server is set. */
export function mailboxMail(database: Queryable, clock: Clock): SendMail {
  return async ({ to, subject, text, html, replyTo, headers = {} }) => {
    const all = replyTo === undefined ? headers : { ...headers, 'Reply-To': replyTo }
    await database.first(sql`
      insert into mailbox_messages (recipient, subject, text_body, html_body, sent_at, headers)
      values (${to}, ${subject}, ${text}, ${html}, ${clock.now()}, ${JSON.stringify(all)})`)
  }
}

/** The newest messages of the mailbox, all of them or one person's. */
export function listMailbox(database: Queryable, recipient: string | null): Promise<MailboxMessage[]> {
  return database.all(sql<MailboxMessage>`
    select id, recipient, subject, text_body as "text", html_body as "html", sent_at as "sentAt", headers
    from mailbox_messages
    where ${recipient}::text is null or recipient = ${recipient}
    order by id desc limit 50`)
}
