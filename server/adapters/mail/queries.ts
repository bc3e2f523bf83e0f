import { Sealed } from '../database/sealed.ts'
import { sql } from '../database/sql.ts'
import type { MailAttachment, MailboxMessage } from './mail.ts'

/** `written` is the message as JSON, which is stored sealed. */
export function insertMailboxMessage(
  { to, written, sentAt }: { to: string; written: string; sentAt: Date },
  attachments: readonly MailAttachment[],
) {
  return sql`
    with message as (
      insert into mailbox_messages (recipient, subject, text_body, html_body, sent_at)
      values (${to}, '', ${new Sealed(written)}, '', ${sentAt}) returning id
    )
    insert into mailbox_attachments (message_id, file_name, content_type, bytes)
    select message.id, file.name, file.type, file.bytes from message, unnest(
      ${attachments.map(({ fileName }) => fileName)}::text[], ${attachments.map(({ contentType }) => contentType)}::text[],
      ${attachments.map(({ bytes }) => Buffer.from(bytes))}::bytea[]) as file (name, type, bytes)`
}

/** The newest messages of the mailbox, all of them or one person's. */
export function listMailboxMessages(recipient: string | null) {
  return sql<MailboxMessage>`
    select id, recipient, subject, text_body as "text", html_body as "html", sent_at as "sentAt", headers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id::text, 'fileName', a.file_name) order by a.id), '[]')
        from mailbox_attachments a where a.message_id = mailbox_messages.id) as "attachments"
    from mailbox_messages
    where ${recipient}::text is null or recipient = ${recipient}
    order by id desc limit 50`
}

export function deleteMailboxMessagesBefore(before: Date) {
  return sql`delete from mailbox_messages where sent_at < ${before}`
}

export function deleteMailboxMessagesTo(recipient: string) {
  return sql`delete from mailbox_messages where recipient = ${recipient}`
}

export function findMailboxAttachment(id: string) {
  return sql<{ fileName: string; contentType: string; bytes: Buffer }>`
    select file_name as "fileName", content_type as "contentType", bytes from mailbox_attachments where id = ${id}`
}
