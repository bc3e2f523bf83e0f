import { emailPattern } from '../../domain/accounts/schemas.ts'
import { Failure } from '../../domain/failure.ts'
import type { Locale } from '../../domain/locales.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { notify } from '../notifications/operations.ts'
import type { Services } from '../services.ts'
import { enquiryAnswerNotice } from './notices.ts'
import { type AnsweredKind, insertEnquiryAnswer } from './queries-of-answers.ts'

export type EnquiryAnswer = {
  kind: AnsweredKind
  id: string
  /** Who wrote, as the admin shows them. */
  to: { name: string; email: string | null; locale: Locale }
  reference: string
  /** Who answers; a reply by mail goes to this address. */
  staff: { id: string; name: string; email: string }
  text: string
  /** Names this answer however often it is sent. */
  clientKey: string
}

/**
 * Keeps what staff answer to a visitor, and mails it in the visitor's language. False when this answer
 * was kept before. Throws `conflict` when the sender left no address that can be mailed.
 */
export async function answerEnquiryIn(
  tx: Queryable,
  { clock }: Pick<Services, 'clock'>,
  { kind, id, to, reference, staff, text, clientKey }: EnquiryAnswer,
): Promise<boolean> {
  if (to.email === null || !emailPattern.test(to.email)) throw new Failure('conflict', 'admin_no_address')
  const now = clock.now()
  const stored = await tx.first(insertEnquiryAnswer({ kind, id, staffId: staff.id, text, clientKey, now }))
  if (stored === null) return false
  const notice = enquiryAnswerNotice({ locale: to.locale, reference, staff, text })
  await notify(tx, { ...to, email: to.email }, notice, { now })
  return true
}
