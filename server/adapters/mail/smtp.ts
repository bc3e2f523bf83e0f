import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'

/** Mail over SMTP, from the address given. No connection or answer is waited for longer than 10 s. */
export function smtpMail({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  })
  return async ({ to, subject, text, html, replyTo, headers, attachments = [] }) => {
    await transport.sendMail({
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
