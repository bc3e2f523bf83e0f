import { randomUUID } from 'node:crypto'
import { pageCount } from '../../domain/catalog/rules.ts'
import { daytimeFrom, digestAfter } from '../../domain/daytime.ts'
import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { mostCounted } from '../../domain/notifications/contract.ts'
import { isChoice, isOnUnlessChosen, kinds, type Told } from '../../domain/notifications/kinds.ts'
import { notificationText } from '../../domain/notifications/texts.ts'
import { productName } from '../../domain/product.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { type MailPart, mailBody } from '../adapters/mail/mail-body.ts'
import type { Input, Output } from '../calls.ts'
import { enqueue, type JobPayloads } from '../jobs/operations.ts'
import { currentNetwork } from '../scope.ts'
import type { Services, StudentContext } from '../services.ts'
import type { Settings } from '../settings.ts'
import {
  countNotifications,
  countUnread,
  deleteNotificationsBefore,
  deleteNotificationsOf,
  findWish,
  insertNotification,
  listChoices,
  listNotificationRecords,
  listNotifications,
  listPushRecords,
  markRead,
} from './queries.ts'

/** Who is told something: a person, or the shared mailbox of support, whose mail has no greeting and no farewell. */
export type Recipient = {
  email: string
  /** Greeted by it; without one the greeting names nobody. */
  name?: string | null
  /** English, which staff read, unless said. */
  locale?: Locale
  /** The address of the account is not verified: it gets notifications in the product only, no mail. */
  isUnproven?: boolean
  isSupport?: true
}

/** What somebody is told, in their language: the greeting and the farewell are the channel's. */
export type Notice = {
  subject: string
  parts: readonly MailPart[]
  /** Where an answer goes, when not to the product. */
  replyTo?: string
  /** Further headers of the mail, such as the way to unsubscribe. */
  headers?: Record<string, string>
}

/** What a student finds at the bell. */
export type Ring = Told & {
  studentId: string
  /** Names the fact: it stands once for its student, however often it is told. */
  onceKey: string
  /** Where it leads, without a language: `/support?ticket=TKT-2026-00412`. */
  path: string | null
}

type Delivery = {
  now: Date
  /** Told at the bell as well; the mail follows the student's choice, where the kind leaves one. */
  ring?: Ring
  /** A second notice of the same key is not sent. */
  onceKey?: string
  /** The student concerned, whose bell it is unless said: not sent once the account is deleted, whatever its address was. */
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
 * Tells somebody something by mail, in the transaction of the fact: both are kept, or neither. Every feature tells people
 * through here, and here it is decided by which channel and when.
 */
export async function notify(
  tx: Queryable,
  to: Recipient,
  notice: Notice,
  { now, onceKey, ring: told, studentId = told?.studentId, ...beside }: Delivery,
): Promise<void> {
  if (told !== undefined) {
    await store(tx, told, { now, digestAt: null })
    if (to.isUnproven || !(await isMailWanted(tx, told))) return
  }
  const byDay = beside.byDay || (told !== undefined && kinds[told.kind].isQuiet)
  await enqueue(
    tx,
    'sendMail',
    { ...mailOf(to, notice), ...beside, ...(byDay && { byDay }) },
    {
      dueAt: byDay ? daytimeFrom(now) : now,
      priority: beside.byDay ? lastRank : rankFor(currentNetwork(), now),
      ...(onceKey !== undefined && { onceKey }),
      ...(studentId !== undefined && { studentId }),
    },
  )
}

/**
 * Tells a student something that has no mail of its own, in the transaction of the fact: at the bell, on devices that ask for
 * it, and in the digest of who wants its kind by mail.
 */
export async function ring(tx: Queryable, told: Ring, now: Date): Promise<void> {
  const isInDigest = kinds[told.kind].email !== 'never'
  await store(tx, told, { now, digestAt: isInDigest ? digestAfter(now) : null })
}

async function store(
  tx: Queryable,
  told: Ring,
  { now, digestAt }: { now: Date; digestAt: Date | null },
): Promise<void> {
  const { kind, studentId } = told
  const [isAtBell, isPushed] = [isOnUnlessChosen(kind, 'bell'), isOnUnlessChosen(kind, 'push')]
  const stored = await tx.first(insertNotification({ ...told, isAtBell, isPushed, digestAt, now }))
  if (stored === null) return
  const dueAt = kinds[kind].isQuiet ? daytimeFrom(now) : now
  for (const sessionId of stored.pushedTo) {
    const onceKey = `push:${stored.id}:${sessionId}`
    await enqueue(tx, 'sendPush', { notificationId: stored.id, sessionId }, { dueAt, onceKey, studentId })
  }
}

async function isMailWanted(tx: Queryable, { kind, studentId }: Ring): Promise<boolean> {
  const unlessChosen = isOnUnlessChosen(kind, 'email')
  if (!isChoice(kind, 'email')) return unlessChosen
  return (await tx.first(findWish(studentId, kind, 'email', unlessChosen)))?.isWanted ?? unlessChosen
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
    id: randomUUID(),
    to: email,
    subject,
    ...mailBody(framed),
    ...(replyTo !== undefined && { replyTo }),
    ...(headers !== undefined && { headers }),
  }
}

export async function getNotifications(
  { database, student, locale }: StudentContext,
  { page, limit }: Input<'getNotifications'>,
): Promise<Output<'getNotifications'>> {
  const [rows, total] = await Promise.all([
    database.all(listNotifications(student.id, limit, (page - 1) * limit)),
    database.first(countNotifications(student.id)),
  ])
  return {
    data: rows.map(({ id, path, isRead, createdAt, ...row }) => {
      const told = toldOf(row)
      const { kind } = told
      return {
        ...{ _id: id, kind, ...notificationText(told, locale) },
        ...{ path, isRead, createdAt: createdAt.toISOString() },
      }
    }),
    totalPages: pageCount(total?.count ?? 0, limit),
  }
}

/** A row's kind and facts were written by `store`, which ties them. Not a call. */
export function toldOf({ kind, facts }: { kind: string; facts: unknown }): Told {
  return { kind, facts } as Told
}

export async function getUnreadCount({
  database,
  student,
}: StudentContext): Promise<Output<'getUnreadCount'>> {
  return { count: (await database.first(countUnread(student.id, mostCounted)))?.count ?? 0 }
}

export async function readNotifications(
  { database, student, clock }: StudentContext,
  { ids }: Input<'readNotifications'>,
): Promise<Output<'readNotifications'>> {
  await database.first(markRead(student.id, ids ?? null, clock.now()))
  return null
}

const keptDays = 180

/** What is older than half a year is kept no longer. */
export async function forgetOldNotifications({ database, clock }: Services): Promise<void> {
  await database.first(deleteNotificationsBefore(new Date(clock.now().getTime() - keptDays * 24 * 3600_000)))
}

/** What the student was told and chose, to take along. */
export async function exportNotifications(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<Record<'notifications' | 'notificationChoices' | 'pushDevices', Record<string, unknown>[]>> {
  const [notifications, notificationChoices, pushDevices] = await Promise.all([
    database.all(listNotificationRecords(studentId)),
    database.all(listChoices(studentId)),
    database.all(listPushRecords(studentId)),
  ])
  return { notifications, notificationChoices, pushDevices }
}

/** Forgets it, in the transaction that deletes the account. */
export async function eraseNotifications(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteNotificationsOf(studentId))
}
