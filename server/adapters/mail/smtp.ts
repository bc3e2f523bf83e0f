import { createTransport } from 'nodemailer'
import { isLoopback } from '../loopback.ts'
import type { SendMail } from './mail.ts'

/**
 * Mail over SMTP, from the given address, encrypted unless the server is this machine. No
 * connection or response is waited for longer than 10 s.
 */
export function smtpMail({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport({
    url: withEncryption(url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  })
  return async ({ id, to, subject, text, html, replyTo, headers, attachments = [] }) => {
    await transport.sendMail({
      ...(id !== undefined && { messageId: messageId(id, from) }),
      from,
      to,
      subject,
      text,
      html,
      ...(replyTo !== undefined && { replyTo }),
      ...(headers !== undefined && { headers }),
      attachments: attachments.map(({ fileName, contentType, bytes }) => ({
        filename: fileName,
        contentType,
        content: Buffer.from(bytes),
      })),
    })
  }
}

/** Lets a mailbox show a mail once that was delivered twice. */
function messageId(id: string, from: string): string {
  return `<${id}@${/@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`
}

/**
 * The address with STARTTLS required; an `smtps` one is encrypted from the start. TLS options in
 * the address are ignored.
 */
function withEncryption(address: string): string {
  const url = new URL(address)
  if (url.protocol === 'smtps:' || isLoopback(url.hostname)) return address
  url.searchParams.set('requireTLS', 'true')
  for (const name of ['secure', 'ignoreTLS', 'opportunisticTLS']) url.searchParams.delete(name)
  return url.href
}
