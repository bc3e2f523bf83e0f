import { type CodePurpose, codeLifetimeSeconds } from '../../domain/accounts/rules.ts'
import { forgetPrivate, keepPrivate, readPrivate } from '../session.ts'

/** A code that was mailed. Stored, as a phone may close the page while the student looks up the mail. */
export type SentCode = {
  email: string
  /** When it was sent, in milliseconds since 1970. */
  at: number
  isResend: boolean
}

/** The code sent last, while it is valid; for any address when none is given. */
export function readSentCode(purpose: CodePurpose, email?: string): SentCode | null {
  const sent = readPrivate<SentCode>(noteOf(purpose))
  if (sent === null || (email !== undefined && sent.email !== email)) return null
  const age = Date.now() - sent.at
  return age >= 0 && age < codeLifetimeSeconds[purpose] * 1000 ? sent : null
}

export function keepSentCode(purpose: CodePurpose, email: string, isResend = false): void {
  keepPrivate(noteOf(purpose), { email, at: Date.now(), isResend } satisfies SentCode)
}

export function forgetSentCode(purpose: CodePurpose): void {
  forgetPrivate(noteOf(purpose))
}

function noteOf(purpose: CodePurpose): string {
  return `sent-code:${purpose}`
}
