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
  /** Phone of the registration that the code is for, when it is not stored yet. */
  phone?: string
  /** Where the reader goes on; a resend keeps what was said before. */
  next?: string | undefined
  /** Language of the page that asks, when it is not the student's yet. */
  locale?: Locale
}

/**
 * Mails a code in place of the last one. Sends nothing, at the same cost, when the address is not
 * known, needs no code, or asked too soon after the last one.
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
    await tx.first(touchDecoy(someDecoy(), now))
    return
  }
  const { pausedUntil, ...about } = { ...replaced, ...registered }
  const notice = pausedUntil
    ? pausedNotice(settings, { until: pausedUntil, token, proves, locale: about.locale })
    : codeNotice(settings, { email, code, token, ...about, purpose: replaced.purpose })
  await notify(tx, { email, locale: about.locale }, notice, { now })
}

type GivenCode = { email: string; proves: CodeProof; code: string }

/**
 * The student whose live code this is, or null. The code is used up, or the wrong guess counted: the
 * transaction must commit either way.
 */
export async function takeCode(
  { settings, clock }: Services,
  tx: Queryable,
  given: GivenCode,
): Promise<string | null> {
  const codeHmacs = hmacsOf(settings, given)
  const { email, proves } = given
  const student = await tx.first(
    countGuess({ email, proves, codeHmacs, now: clock.now(), decoyBucket: someDecoy() }),
  )
  return student?.id ?? null
}

const decoyCount = 64

/** A decoy at random, so that callers rarely wait for one another. */
export function someDecoy(): number {
  return randomInt(decoyCount)
}

/** A stored code is of no use for another address or purpose, nor to a reader of the table. The first is the one to store. */
function hmacsOf(settings: Settings, { email, proves, code }: GivenCode): [Buffer, ...Buffer[]] {
  const [own, ...others] = believedKeys(settings, 'code')
  const hmac = (key: KeyObject) => createHmac('sha256', key).update(`${proves}\n${email}\n${code}`).digest()
  return [hmac(own), ...others.map(hmac)]
}
