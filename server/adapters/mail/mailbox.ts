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
  attachments: { id: string; fileName: string }[]
}

/** Keeps mail in the database for the local mailbox page, where no mail server is set. */
export function mailboxMail(database: Queryable, clock: Clock): SendMail {
  return async ({ to, subject, text, html, replyTo, headers = {}, attachments = [] }) => {
    const all = replyTo === undefined ? headers : { ...headers, 'Reply-To': replyTo }
    await database.first(sql`
      with message as (
        insert into mailbox_messages (recipient, subject, text_body, html_body, sent_at, headers)
        values (${to}, ${subject}, ${text}, ${html}, ${clock.now()}, ${JSON.stringify(all)}) returning id
      )
      insert into mailbox_attachments (message_id, file_name, content_type, bytes)
      select message.id, file.name, file.type, file.bytes from message, unnest(
        ${attachments.map(({ fileName }) => fileName)}::text[], ${attachments.map(({ contentType }) => contentType)}::text[],
        ${attachments.map(({ bytes }) => Buffer.from(bytes))}::bytea[]) as file (name, type, bytes)`)
  }
}

/** The newest messages of the mailbox, all of them or one person's. */
export function listMailbox(database: Queryable, recipient: string | null): Promise<MailboxMessage[]> {
  return database.all(sql<MailboxMessage>`
    select id, recipient, subject, text_body as "text", html_body as "html", sent_at as "sentAt", headers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id::text, 'fileName', a.file_name) order by a.id), '[]')
        from mailbox_attachments a where a.message_id = mailbox_messages.id) as "attachments"
    from mailbox_messages
    where ${recipient}::text is null or recipient = ${recipient}
    order by id desc limit 50`)
}

/** A file of a message in the mailbox, or null. */
export function findAttachment(
  database: Queryable,
  id: string,
): Promise<{ fileName: string; contentType: string; bytes: Buffer } | null> {
  return database.first(sql<{ fileName: string; contentType: string; bytes: Buffer }>`
    select file_name as "fileName", content_type as "contentType", bytes from mailbox_attachments where id = ${id}`)
}
