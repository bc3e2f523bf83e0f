import { randomUUID } from 'node:crypto'
import { pageCount } from '../../domain/catalog/rules.ts'
import { daytimeFrom, digestAfter } from '../../domain/daytime.ts'
import { daysBefore } from '../../domain/durations.ts'
import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { mostCounted } from '../../domain/notifications/contract.ts'
import {
  isChoice,
  isOnUnlessChosen,
  kinds,
  type NotificationContent,
} from '../../domain/notifications/kinds.ts'
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
  findChannelSetting,
  insertNotification,
  listChoices,
  listNotificationRecords,
  listNotifications,
  listPushRecords,
  markRead,
} from './queries.ts'

/** A recipient: a person, or the shared support mailbox, whose mail has no greeting or closing. */
export type Recipient = {
  email: string
  /** The name in the greeting; optional. */
  name?: string | null
  /** English, which staff read, by default. */
  locale?: Locale
  /** The address of the account is not verified: it gets notifications in the product only, no mail. */
  isUnproven?: boolean
  isSupport?: true
}

/** A message in the recipient's language, without greeting and closing, which depend on the channel. */
export type Notice = {
  subject: string
  parts: readonly MailPart[]
  /** The Reply-To address, if not the product's. */
  replyTo?: string
  /** Further headers of the mail, such as List-Unsubscribe. */
  headers?: Record<string, string>
}

/** A notification for a student. */
export type StudentNotification = NotificationContent & {
  studentId: string
  /** Identifies the event: repeating it stores nothing more for the student. */
  onceKey: string
  /** The address it links to, without a language: `/support?ticket=TKT-2026-00412`. */
  path: string | null
}

type Delivery = {
  now: Date
  /** Also notified in the product; mail follows the student's settings, where the kind has them. */
  notification?: StudentNotification
  /** A second notice of the same key is not sent. */
  onceKey?: string
  /**
   * The student concerned, and by default the owner of the notification: not sent once the account
   * is deleted, whatever its address was.
   */
  studentId?: string | null
  /** An attached document. */
  invoiceId?: string
  certificateId?: string
  /**
   * Sent only between 07:00 and 21:00 in India, however long it waited, and after every mail that
   * may be sent at night.
   */
  byDay?: true
  /** The subscription to news that it depends on: not sent once that has ended. */
  news?: NonNullable<JobPayloads['sendMail']['news']>
}

/**
 * Notifies someone by mail, in the transaction of the change: both are stored, or neither. Every
 * feature notifies through here, which decides channel and time.
 */
export async function notify(
  tx: Queryable,
  to: Recipient,
  notice: Notice,
  { now, onceKey, notification, studentId = notification?.studentId, ...beside }: Delivery,
): Promise<void> {
  if (notification !== undefined) {
    await store(tx, notification, { now, digestAt: null })
    if (to.isUnproven || !(await isMailWanted(tx, notification))) return
  }
  const byDay = beside.byDay || (notification !== undefined && kinds[notification.kind].isQuiet)
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
 * Notifies a student of something without a mail of its own, in the transaction of the change: in
 * the product, on subscribed devices, and in the digest if they want its kind by mail.
 */
export async function notifyStudent(
  tx: Queryable,
  notification: StudentNotification,
  now: Date,
): Promise<void> {
  const isInDigest = kinds[notification.kind].email !== 'never'
  await store(tx, notification, { now, digestAt: isInDigest ? digestAfter(now) : null })
}

async function store(
  tx: Queryable,
  notification: StudentNotification,
  { now, digestAt }: { now: Date; digestAt: Date | null },
): Promise<void> {
  const { kind, studentId } = notification
  const [isAtBell, isPushed] = [isOnUnlessChosen(kind, 'bell'), isOnUnlessChosen(kind, 'push')]
  const stored = await tx.first(insertNotification({ ...notification, isAtBell, isPushed, digestAt, now }))
  if (stored === null) return
  const dueAt = kinds[kind].isQuiet ? daytimeFrom(now) : now
  for (const sessionId of stored.pushedTo) {
    const onceKey = `push:${stored.id}:${sessionId}`
    await enqueue(tx, 'sendPush', { notificationId: stored.id, sessionId }, { dueAt, onceKey, studentId })
  }
}

async function isMailWanted(tx: Queryable, { kind, studentId }: StudentNotification): Promise<boolean> {
  const unlessChosen = isOnUnlessChosen(kind, 'email')
  if (!isChoice(kind, 'email')) return unlessChosen
  return (
    (await tx.first(findChannelSetting(studentId, kind, 'email', unlessChosen)))?.isWanted ?? unlessChosen
  )
}

const lastRank = 10
/** A class that registers at once is not a flood: its mails keep their order. */
const mailsOfRank = 50
const rankedMs = 10 * 60_000
let ranked = { since: 0, mails: new Map<string, number>() }

/**
 * The more mails a network requested recently, the later its next one is sent: nobody can delay
 * others' codes by requesting many.
 */
function rankFor(network: string, now: Date): number {
  if (network === '') return 0
  const at = now.getTime()
  if (Math.abs(at - ranked.since) > rankedMs) ranked = { since: at, mails: new Map() }
  const before = ranked.mails.get(network) ?? 0
  ranked.mails.set(network, before + 1)
  return Math.min(lastRank - 1, Math.floor(before / mailsOfRank))
}

/** The rendered text, for a preview before sending. */
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
  const options = { locale }
  const greeting = name === null ? m.mail_greeting({}, options) : m.mail_greeting_name({ name }, options)
  const framed = isSupport ? parts : [greeting, ...parts, m.mail_farewell({ product: productName }, options)]
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
      const told = contentOf(row)
      const { kind } = told
      return {
        ...{ _id: id, kind, ...notificationText(told, locale) },
        ...{ path, isRead, createdAt: createdAt.toISOString() },
      }
    }),
    totalPages: pageCount(total?.count ?? 0, limit),
  }
}

/** A row's kind and facts were written by `store`, whose types pair them. Not a call. */
export function contentOf({ kind, facts }: { kind: string; facts: unknown }): NotificationContent {
  return { kind, facts } as NotificationContent
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

/** Deletes notifications after half a year. */
export async function forgetOldNotifications({ database, clock }: Services): Promise<void> {
  await database.first(deleteNotificationsBefore(daysBefore(clock.now(), keptDays)))
}

/** The student's notifications and settings, for the data export. */
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

/** Deletes them, in the transaction that deletes the account. */
export async function eraseNotifications(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteNotificationsOf(studentId))
}
