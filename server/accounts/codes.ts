import { createHmac, type KeyObject, randomInt } from 'node:crypto'
import { type CodePurpose, codeLength } from '../../domain/accounts/rules.ts'
import type { Locale } from '../../domain/locales.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { notify } from '../notifications/operations.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { believedKeys } from './keys.ts'
import { newLink } from './link-tokens.ts'
import { codeNotice, pausedNotice } from './notices.ts'
import { type CodeProof, countGuess, replaceCode, touchDecoy } from './queries/codes.ts'

type CodeRequest = {
  email: string
  /** null: a resend for the screen that asked last, never for a new password. */
  purpose: CodePurpose | null
  /** Phone of the registration that the code is for, while it is not stored yet. */
  phone?: string
  /** Where the reader continues afterwards; a resend keeps the earlier value. */
  next?: string | undefined
  /** Language of the requesting page, while it is not the student's yet. */
  locale?: Locale
}

/**
 * Mails a code that replaces the last one. Sends nothing, at the same cost, for an unknown address,
 * one that needs no code, or during the resend wait.
 */
export async function sendCode(
  { settings, clock }: Services,
  tx: Queryable,
  { email, purpose, next, ...registered }: CodeRequest,
): Promise<void> {
  const now = clock.now()
  const proves = purpose === 'reset' ? 'reset' : 'address'
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const [codeHmac] = hmacsOf(settings, { email, proves, code })
  const { token, ...link } = newLink(now)
  const replaced = await tx.first(
    replaceCode({ email, proves, purpose, next: next ?? null, codeHmac, link, now }),
  )
  if (replaced === null) {
    await tx.first(touchDecoy(randomDecoy(), now))
    return
  }
  const { pausedUntil, ...about } = { ...replaced, ...registered }
  const notice = pausedUntil
    ? pausedNotice(settings, { until: pausedUntil, token, proves, locale: about.locale })
    : codeNotice(settings, { email, code, token, ...about, purpose: replaced.purpose })
  await notify(tx, { email, locale: about.locale }, notice, { now })
}

type SubmittedCode = { email: string; proves: CodeProof; code: string }

/**
 * The student whose live code this is, or null. The code is used up, or the wrong guess counted:
 * the transaction must commit either way.
 */
export async function takeCode(
  { settings, clock }: Services,
  tx: Queryable,
  given: SubmittedCode,
): Promise<string | null> {
  const codeHmacs = hmacsOf(settings, given)
  const { email, proves } = given
  const student = await tx.first(
    countGuess({ email, proves, codeHmacs, now: clock.now(), decoyBucket: randomDecoy() }),
  )
  return student?.id ?? null
}

const decoyCount = 64

/** A random decoy row, so that callers rarely block each other. */
export function randomDecoy(): number {
  return randomInt(decoyCount)
}

/**
 * A stored code is useless for another address or purpose, and to a reader of the table. The first
 * HMAC is the one to store.
 */
function hmacsOf(settings: Settings, { email, proves, code }: SubmittedCode): [Buffer, ...Buffer[]] {
  const [own, ...others] = believedKeys(settings, 'code')
  const hmac = (key: KeyObject) => createHmac('sha256', key).update(`${proves}\n${email}\n${code}`).digest()
  return [hmac(own), ...others.map(hmac)]
}
