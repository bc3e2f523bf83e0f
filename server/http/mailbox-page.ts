import { Hono } from 'hono'
import { html } from 'hono/html'
import { timeText } from '../../domain/formats.ts'
import { findAttachment, listMailbox } from '../adapters/mail/mailbox.ts'
import { listTwinMessages } from '../adapters/push/twin.ts'
import type { Services } from '../services.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** `/dev/mailbox`: the demo's mail, newest first, and its push messages; `?to=` shows one person's. */
export function createMailboxPage({ database }: Services): Hono {
  const mailbox = new Hono()
  mailbox.get('/dev/mailbox', async (c) => {
    const recipient = c.req.query('to')?.trim().toLowerCase() || null
    const [messages, pushes] = await Promise.all([
      listMailbox(database, recipient),
      recipient === null ? listTwinMessages(database) : [],
    ])
    if (c.req.header('accept') === 'application/json') return c.json({ messages, pushes })
    c.header('content-security-policy', contentSecurityPolicy([], { checkout: [], media: [] }))
    c.header('cache-control', 'no-store')
    return c.html(html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
  <title>Mailbox of the demo</title>
  <style>
    :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
    body { max-width: 720px; margin: 0 auto; padding: 16px }
    article { border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 10px; padding: 16px; margin-block: 16px }
    h2 { margin: 0; font-size: 19px } p { margin: 4px 0 } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  </style>
</head>
<body>
  <h1>Mailbox of the demo</h1>
  <p>No mail leaves this machine: what the product sends lands here. <a href="/dev/mailbox">Look again</a> · <a href="/">Back to the product</a></p>
  ${messages.map(
    (message) => html`<article>
    <h2>${message.subject}</h2>
    <p>To ${message.recipient}, ${timeText(message.sentAt, 'en')}</p>
    <pre>${message.text}</pre>
    ${message.attachments.map(({ id, fileName }) => html`<p><a href="/dev/mailbox/files/${id}">${fileName}</a></p>`)}
  </article>`,
  )}
  ${messages.length === 0 ? html`<p>Nothing has been sent yet.</p>` : ''}
  ${pushes.length > 0 ? html`<h1>Push notifications</h1><p>In production they go to the push services of browsers.</p>` : ''}
  ${pushes.map(({ payload, takenAt }) => {
    // `sendPush` wrote it.
    const { body, path } = JSON.parse(payload) as { body: string; path: string }
    return html`<article>
    <h2>${body}</h2>
    <p>${timeText(takenAt, 'en')} · <a href="${path}">${path}</a></p>
  </article>`
  })}
</body>
</html>`)
  })
  mailbox.get('/dev/mailbox/files/:id{[0-9]{1,18}}', async (c) => {
    const file = await findAttachment(database, c.req.param('id'))
    if (file === null) return c.notFound()
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.contentType,
      'content-disposition': `inline; filename="${file.fileName}"`,
      'cache-control': 'no-store',
    })
  })
  return mailbox
}
