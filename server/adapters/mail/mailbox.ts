import type { Clock } from '../clock.ts'
import type { Database, Queryable } from '../database/database.ts'
import { Sealed } from '../database/sealed.ts'
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

type Written = Pick<MailboxMessage, 'subject' | 'text' | 'html' | 'headers'>

/** Keeps mail in the database, sealed, for the local mailbox page, where no mail server is set. */
export function mailboxMail(database: Queryable, clock: Clock): SendMail {
  return async ({ id, to, subject, text, html, replyTo, headers = {}, attachments = [] }) => {
    const all = {
      ...headers,
      ...(replyTo !== undefined && { 'Reply-To': replyTo }),
      ...(id !== undefined && { 'Message-ID': `<${id}@localhost>` }),
    }
    const written: Written = { subject, text, html, headers: all }
    await database.first(sql`
      with message as (
        insert into mailbox_messages (recipient, subject, text_body, html_body, sent_at)
        values (${to}, '', ${new Sealed(JSON.stringify(written))}, '', ${clock.now()}) returning id
      )
      insert into mailbox_attachments (message_id, file_name, content_type, bytes)
      select message.id, file.name, file.type, file.bytes from message, unnest(
        ${attachments.map(({ fileName }) => fileName)}::text[], ${attachments.map(({ contentType }) => contentType)}::text[],
        ${attachments.map(({ bytes }) => Buffer.from(bytes))}::bytea[]) as file (name, type, bytes)`)
  }
}

/** The newest messages of the mailbox, all of them or one person's. */
export async function listMailbox(database: Database, recipient: string | null): Promise<MailboxMessage[]> {
  const rows = await database.all(sql<MailboxMessage>`
    select id, recipient, subject, text_body as "text", html_body as "html", sent_at as "sentAt", headers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id::text, 'fileName', a.file_name) order by a.id), '[]')
        from mailbox_attachments a where a.message_id = mailbox_messages.id) as "attachments"
    from mailbox_messages
    where ${recipient}::text is null or recipient = ${recipient}
    order by id desc limit 50`)
  return rows.flatMap((row) => {
    // Those of releases before stand there as they were written; what another APP_SECRET sealed is lost.
    if (row.subject !== '') return [row]
    const opened = database.opened(row.text)
    return opened === null ? [] : [{ ...row, ...(JSON.parse(opened) as Written) }]
  })
}

/** Deletes what came before a moment, and all that came for an address. */
export async function forgetMailbox(
  database: Queryable,
  which: { before: Date } | { recipient: string },
): Promise<void> {
  const isMeant = 'before' in which ? sql`sent_at < ${which.before}` : sql`recipient = ${which.recipient}`
  await database.first(sql`delete from mailbox_messages where ${isMeant}`)
}

/** A file of a message in the mailbox, or null. */
export function findAttachment(
  database: Queryable,
  id: string,
): Promise<{ fileName: string; contentType: string; bytes: Buffer } | null> {
  return database.first(sql<{ fileName: string; contentType: string; bytes: Buffer }>`
    select file_name as "fileName", content_type as "contentType", bytes from mailbox_attachments where id = ${id}`)
}
