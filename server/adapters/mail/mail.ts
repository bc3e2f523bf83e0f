export type MailMessage = { to: string; subject: string; text: string; html: string }

/** Hands one message over; throws when it was not taken, and the job that called tries again. */
export type SendMail = (message: MailMessage) => Promise<void>
