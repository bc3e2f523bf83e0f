import { type CodePurpose, codeLifetimeSeconds } from '../../domain/accounts/rules.ts'
import { forgetPrivate, keepPrivate, readPrivate } from '../session.ts'

/** A code on its way to an address. A phone may end the page while its reader looks for it in the mail app. */
export type SentCode = {
  email: string
  /** When it was sent, in milliseconds since 1970. */
  at: number
  isResend: boolean
}

/** The code that was sent last, while it can still be used; of any address when none is asked for. */
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
