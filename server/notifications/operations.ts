import { daytimeFrom } from '../../domain/daytime.ts'
import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { type LetterPart, letter } from '../adapters/mail/letter.ts'
import { enqueue, type JobPayloads } from '../jobs/operations.ts'
import { currentNetwork } from '../scope.ts'
import type { Settings } from '../settings.ts'

/** Who is told something: a person, or the shared mailbox of support, whose mail has no greeting and no farewell. */
export type Recipient = {
  email: string
  /** Greeted by it; without one the greeting names nobody. */
  name?: string | null
  /** English, which staff read, unless said. */
  locale?: Locale
  isSupport?: true
}

/** What somebody is told, in their language: the greeting and the farewell are the channel's. */
export type Notice = {
  subject: string
  parts: readonly LetterPart[]
  /** Where an answer goes, when not to the product. */
  replyTo?: string
  /** Further headers of the mail, such as the way to unsubscribe. */
  headers?: Record<string, string>
}

type Delivery = {
  now: Date
  /** A second notice of the same key is not sent. */
  onceKey?: string
  /** The student concerned: not sent once the account is deleted. */
  studentId?: string | null
  /** A document that comes along. */
  invoiceId?: string
  certificateId?: string
  /** Goes out between 07:00 and 21:00 in India alone, however long it waited, and behind every mail that can go by night. */
  byDay?: true
  /** Whose wish for news it follows: not sent once that has ended. */
  news?: NonNullable<JobPayloads['sendMail']['news']>
}

/**
 * Tells somebody something, in the transaction of the fact: both are kept, or neither. Every feature tells people
 * through here, and here it is decided by which channel; mail is the only one yet.
 */
export async function notify(
  tx: Queryable,
  to: Recipient,
  notice: Notice,
  { now, onceKey, studentId, ...beside }: Delivery,
): Promise<void> {
  await enqueue(
    tx,
    'sendMail',
    { ...mailOf(to, notice), ...beside },
    {
      dueAt: beside.byDay ? daytimeFrom(now) : now,
      priority: beside.byDay ? lastRank : rankFor(currentNetwork(), now),
      ...(onceKey !== undefined && { onceKey }),
      ...(studentId !== undefined && { studentId }),
    },
  )
}

const lastRank = 10
/** A class that registers at once is no flood: its mails keep the sequence in which they were asked for. */
const mailsOfRank = 50
const rankedMs = 10 * 60_000
let ranked = { since: 0, mails: new Map<string, number>() }

/**
 * The more mails a network asked for lately, the later its next one goes: nobody holds up the codes of others by asking
 * for many.
 */
function rankFor(network: string, now: Date): number {
  if (network === '') return 0
  const at = now.getTime()
  if (Math.abs(at - ranked.since) > rankedMs) ranked = { since: at, mails: new Map() }
  const before = ranked.mails.get(network) ?? 0
  ranked.mails.set(network, before + 1)
  return Math.min(lastRank - 1, Math.floor(before / mailsOfRank))
}

/** What arrives, as text: for who looks at it before it is sent. */
export function noticeText(to: Recipient, notice: Notice): { subject: string; text: string } {
  const { subject, text } = mailOf(to, notice)
  return { subject, text }
}

/** The shared mailbox of those who answer students and visitors. */
export function support({ supportEmail }: Pick<Settings, 'supportEmail'>): Recipient {
  return { email: supportEmail, isSupport: true }
}

function mailOf(
  { email, name = null, locale = 'en', isSupport }: Recipient,
  { subject, parts, replyTo, headers }: Notice,
): JobPayloads['sendMail'] {
  const said = { locale }
  const greeting = name === null ? m.mail_greeting({}, said) : m.mail_greeting_name({ name }, said)
  const framed = isSupport ? parts : [greeting, ...parts, m.mail_farewell({ product: productName }, said)]
  return {
    to: email,
    subject,
    ...letter(framed),
    ...(replyTo !== undefined && { replyTo }),
    ...(headers !== undefined && { headers }),
  }
}
