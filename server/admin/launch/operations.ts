import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import {
  backupHours,
  type LaunchRow,
  metricsMinutes,
  neededFreeBytes,
  restoreDays,
  testMailMinutes,
  testMailTries,
  testMailWaitSeconds,
} from '../../../domain/admin/launch/rules.ts'
import { secondsBefore } from '../../../domain/durations.ts'
import { Failure, fieldFailure } from '../../../domain/failure.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { productName } from '../../../domain/product.ts'
import { systemClock } from '../../adapters/clock.ts'
import { connectDatabase } from '../../adapters/database/database.ts'
import { freeBytesIn } from '../../adapters/media/disk.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { countSampleCourses } from '../../catalog/admin/operations.ts'
import { notify } from '../../notifications/operations.ts'
import { findSampleSeller } from '../../payments/orders/operations.ts'
import { countNamedPeople } from '../../safeguarding/admin/operations.ts'
import type { Services, StaffContext } from '../../services.ts'
import { findSamples } from '../../site/operations.ts'
import { countOwners } from '../staff/operations.ts'
import {
  deleteMailTest,
  type FactName,
  findUnreadChanges,
  listFacts,
  markChangesRead,
  tryMailTest,
  writeBackup,
  writeFact,
  writeMailTest,
} from './queries.ts'

type Checklist = AdminOutput<'getLaunch'>

export async function getLaunch(context: StaffContext): Promise<Checklist> {
  const { database, settings, clock } = context
  const [facts, { isSellerSample, counts: samples }, sampleCourses, owners, namedPeople, freeBytes] =
    await Promise.all([
      database.all(listFacts()),
      findSamples(database),
      countSampleCourses(database),
      countOwners(database, context),
      countNamedPeople(database, context),
      freeBytesIn(settings.dataDir).catch(() => 0),
    ])
  const now = clock.now().getTime()
  const fact = (name: FactName, about?: string) =>
    facts.find((one) => one.name === name && (about === undefined || one.about === about))
  const isSince = (name: FactName, minutes: number) => {
    const seen = fact(name)?.seenAt
    return seen !== undefined && now - seen.getTime() <= minutes * 60_000
  }
  const gateway = gatewayOf(context)
  const keyId = settings.razorpay?.keyId
  const isDone: Record<LaunchRow, boolean> = {
    address: context.isAtPublicAddress,
    mail: settings.mail !== null && fact('mail', mailServer(context)) !== undefined,
    gateway: gateway === 'live',
    webhook: keyId !== undefined && fact('webhook', keyId) !== undefined,
    seller: !isSellerSample,
    samples: [samples, sampleCourses].every((counts) => Object.values(counts).every((count) => count === 0)),
    backup: isSince('backup', backupHours * 60),
    restore: isSince('restore', restoreDays * 24 * 60),
    owners: owners >= 2,
    safeguarding: namedPeople >= 2,
    metrics: isSince('metrics', metricsMinutes),
    disk: freeBytes >= neededFreeBytes,
  }
  const seenAt: Partial<Record<LaunchRow, Date | undefined>> = {
    mail: isDone.mail ? fact('mail')?.seenAt : undefined,
    webhook: isDone.webhook ? fact('webhook')?.seenAt : undefined,
    backup: fact('backup')?.seenAt,
    restore: fact('restore')?.seenAt,
    metrics: fact('metrics')?.seenAt,
  }
  // The keys of the record above.
  const rows = (Object.keys(isDone) as LaunchRow[]).map((name) => ({
    name,
    isDone: isDone[name],
    seenAt: seenAt[name]?.toISOString() ?? null,
  }))
  return {
    rows,
    publicUrl: settings.publicUrl,
    gateway,
    samples,
    sampleCourses,
    owners,
    namedPeople,
    freeBytes,
  }
}

/** Open items of the launch checklist. Not a call. */
export async function countUndone(context: StaffContext): Promise<number> {
  return (await getLaunch(context)).rows.filter(({ isDone }) => !isDone).length
}

/** @throws Failure `tooMany` within a minute of the last one. */
export async function sendTestMail(context: StaffContext): Promise<AdminOutput<'sendTestMail'>> {
  const { database, clock, staff } = context
  const now = clock.now()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await database.transaction(async (tx) => {
    const written = await tx.first(
      writeMailTest({
        staffId: staff.id,
        codeHash: hashOf(context, code),
        about: mailServer(context),
        tries: testMailTries,
        now,
        notAfter: secondsBefore(now, testMailWaitSeconds),
      }),
    )
    if (written === null)
      throw new Failure('tooMany', 'admin_launch_mail_wait', { retryAfterSeconds: testMailWaitSeconds })
    const product = productName
    const notice = {
      subject: m.admin_mail_test_subject({ product }),
      parts: [m.admin_mail_test({ code, minutes: testMailMinutes })],
    }
    await notify(tx, { name: staff.name, email: staff.email }, notice, { now })
  })
  return null
}

/** @throws Failure `badCode` for a wrong or expired code, and after five tries. */
export async function proveTestMail(
  context: StaffContext,
  { code }: AdminInput<'proveTestMail'>,
): Promise<Checklist> {
  const { database, clock, staff } = context
  const now = clock.now()
  // A wrong guess must stay counted, so it is not part of the transaction that follows.
  const test = await database.first(tryMailTest(staff.id, secondsBefore(now, testMailMinutes * 60)))
  if (test === null || !timingSafeEqual(test.codeHash, hashOf(context, code)))
    throw fieldFailure('badCode', 'code', 'admin_launch_code_wrong')
  await database.transaction(async (tx) => {
    await tx.first(deleteMailTest(staff.id))
    await tx.first(writeFact('mail', test.about, now))
  })
  return getLaunch(context)
}

/** @throws Failure `invalid` for a mark that is not in any of the last backups. */
export async function proveRestore(
  context: StaffContext,
  { mark }: AdminInput<'proveRestore'>,
): Promise<Checklist> {
  const { database, clock } = context
  const facts = await database.all(listFacts())
  const marks = facts.find(({ name }) => name === 'backup')?.about.split(' ') ?? []
  if (!marks.includes(mark)) throw fieldFailure('invalid', 'mark', 'admin_launch_mark_unknown')
  await database.first(writeFact('restore', mark, clock.now()))
  return getLaunch(context)
}

/** Written next to the product, by the command that made the backup. */
export async function rememberBackup(
  { url, directUrl }: { url: string; directUrl: string },
  mark: string,
): Promise<void> {
  const log = { info() {}, warn() {}, error() {} }
  const database = connectDatabase({ url, directUrl, log, poolSize: 1 })
  try {
    await database.first(writeBackup(mark, systemClock.now()))
  } finally {
    await database.close()
  }
}

export async function getChanges({
  database,
  clock,
  staff,
}: StaffContext): Promise<AdminOutput<'getChanges'>> {
  const [unread, sample] = await Promise.all([
    database.first(findUnreadChanges(staff.id)),
    findSampleSeller(database, clock.now()),
  ])
  return {
    isUnread: unread !== null,
    sampleSeller: sample && { until: sample.until?.toISOString() ?? null },
  }
}

export async function readChanges({
  database,
  clock,
  staff,
}: StaffContext): Promise<AdminOutput<'readChanges'>> {
  await database.first(markChangesRead(staff.id, clock.now()))
  return null
}

function gatewayOf({ settings }: Services): Checklist['gateway'] {
  if (settings.razorpay === null) return 'practice'
  return settings.razorpay.keyId.startsWith('rzp_live_') ? 'live' : 'test'
}

/** A test counts only for one mail server and sender; contains no password. */
function mailServer({ settings: { mail } }: Services): string {
  return mail === null ? '' : `${new URL(mail.url).host} ${mail.from}`
}

function hashOf({ settings, staff }: StaffContext, code: string): Buffer {
  return createHmac('sha256', settings.secret).update(`test mail ${staff.id} ${code}`).digest()
}
