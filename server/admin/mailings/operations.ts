import { peopleEditors, siteEditors } from '../../../domain/admin/access.ts'
import { type Audience, audiences } from '../../../domain/admin/mailings/schemas.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { locales } from '../../../domain/locales.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listCourseTitles } from '../../catalog/admin/operations.ts'
import { enqueue } from '../../jobs/operations.ts'
import { listPage } from '../../list-page.ts'
import { noticeText, notify } from '../../notifications/operations.ts'
import type { SignedInStaff, StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { batchNames } from '../batches/operations.ts'
import { mailingNotice } from './notices.ts'
import {
  countMailings,
  countReceivers,
  deleteUnsentMailing,
  findMailing,
  listMailings,
  type MailingRow,
  markMailingSent,
  upsertMailing,
} from './queries.ts'

type Mailing = AdminOutput<'getMailing'>

/** News are written by site editors; announcements by those responsible for people. */
export function mayWrite(staff: Pick<SignedInStaff, 'roles'>, audience: Audience): boolean {
  return holdsAny(staff.roles, audience === 'news' ? siteEditors : peopleEditors)
}

export async function getMailings(
  { database, staff }: StaffContext,
  { search, audience, page, limit }: AdminInput<'getMailings'>,
): Promise<AdminOutput<'getMailings'>> {
  const shown = audiences.filter(
    (one) => mayWrite(staff, one) && (audience === undefined || one === audience),
  )
  const [rows, counted] = await Promise.all([
    database.all(listMailings({ audiences: shown, search: search || null }, limit, (page - 1) * limit)),
    database.first(countMailings({ audiences: shown, search: search || null })),
  ])
  return listPage(rows.map(headOf), counted?.count ?? 0, { limit })
}

export async function getMailing(context: StaffContext, { id }: AdminInput<'getMailing'>): Promise<Mailing> {
  return wireMailing(context.database, context, await ownMailing(context.database, context, id))
}

export async function getMailingChoices({
  database,
  staff,
}: StaffContext): Promise<AdminOutput<'getMailingChoices'>> {
  const [courses, batches] = mayWrite(staff, 'course')
    ? await Promise.all([listCourseTitles(database, { withDrafts: false }), batchNames(database)])
    : [[], []]
  return {
    mayWriteNews: mayWrite(staff, 'news'),
    courses: courses.map(({ id, title: name }) => ({ id, name })),
    batches,
  }
}

export async function saveMailing(
  context: StaffContext,
  { id, version, to, texts }: AdminInput<'saveMailing'>,
): Promise<Mailing> {
  const { staff, clock } = context
  if (!mayWrite(staff, to.audience)) throw new Failure('notYourRole', 'admin_not_your_role')
  const courseId = to.audience === 'course' ? to.courseId : null
  const batchId = to.audience === 'batch' ? to.batchId : null
  const choices = await getMailingChoices(context)
  const isKnown = (known: readonly { id: string }[], one: string | null) =>
    one === null || known.some((choice) => choice.id === one)
  if (!isKnown(choices.courses, courseId) || !isKnown(choices.batches, batchId))
    throw fieldFailure('invalid', 'to', 'admin_mailing_audience')
  return context.database.transaction(async (tx) => {
    const before = await tx.first(findMailing(id))
    if (before !== null) refuseOthers(staff, before)
    const saved = await tx.first(
      upsertMailing({
        id,
        audience: to.audience,
        courseId,
        batchId,
        texts,
        version,
        staffId: staff.id,
        now: clock.now(),
      }),
    )
    if (saved === null) throw new Failure('conflict', 'admin_mailing_changed')
    return wireMailing(tx, context, await ownMailing(tx, context, id))
  })
}

export async function testMailing(context: StaffContext, { id }: AdminInput<'testMailing'>): Promise<null> {
  const { settings, clock, staff } = context
  await context.database.transaction(async (tx) => {
    const mailing = await ownMailing(tx, context, id)
    for (const locale of locales)
      if (mailing.texts[locale] !== undefined)
        await notify(tx, { ...staff, locale }, mailingNotice(settings, mailing, { locale, ...nobody }), {
          now: clock.now(),
        })
  })
  return null
}

export async function sendMailing(
  context: StaffContext,
  { id, version }: AdminInput<'sendMailing'>,
): Promise<Mailing> {
  const now = context.clock.now()
  return context.database.transaction(async (tx) => {
    await ownMailing(tx, context, id)
    if ((await tx.first(markMailingSent(id, version, { staffId: context.staff.id, now }))) === null)
      throw new Failure('conflict', 'admin_mailing_changed')
    const sent = await ownMailing(tx, context, id)
    await enqueue(tx, 'sendMailing', { mailingId: id }, { dueAt: now, onceKey: `mailing:${id}` })
    await audit(tx, context, {
      action: 'mailing.send',
      id,
      after: { subject: sent.texts.en.subject, audience: sent.audience, to: sent.toName },
    })
    return wireMailing(tx, context, sent)
  })
}

export async function deleteMailing(
  context: StaffContext,
  { id }: AdminInput<'deleteMailing'>,
): Promise<null> {
  await context.database.transaction(async (tx) => {
    await ownMailing(tx, context, id)
    if ((await tx.first(deleteUnsentMailing(id))) === null)
      throw new Failure('conflict', 'admin_mailing_changed')
  })
  return null
}

/** The placeholder reader of a test mail to the writer: its unsubscribe link does nothing. */
const nobody = { subscriptionId: '00000000-0000-0000-0000-000000000000', studentId: null }

/** A mailing that the caller may write. Throws `notFound`, also for another role's. */
async function ownMailing(
  tx: Queryable,
  { staff }: Pick<StaffContext, 'staff'>,
  id: string,
): Promise<MailingRow> {
  const row = orNotFound(await tx.first(findMailing(id)), 'admin_mailing_unknown')
  refuseOthers(staff, row)
  return row
}

function refuseOthers(staff: SignedInStaff, { audience }: Pick<MailingRow, 'audience'>): void {
  if (!mayWrite(staff, audience)) throw new Failure('notFound', 'admin_mailing_unknown')
}

function headOf(row: MailingRow): AdminOutput<'getMailings'>['items'][number] {
  const { id, audience, staff, recipients, texts, toName } = row
  return {
    id,
    audience,
    to: toName === null ? null : { id: row.courseId ?? row.batchId ?? '', name: toName },
    subject: texts.en.subject,
    staff,
    changedAt: row.changedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    recipients,
  }
}

async function wireMailing(
  tx: Queryable,
  { settings, clock }: Pick<StaffContext, 'settings' | 'clock'>,
  row: MailingRow,
): Promise<Mailing> {
  const standing = { now: clock.now(), isDemo: settings.isDemo }
  return {
    ...headOf(row),
    version: row.version,
    texts: row.texts,
    readers: (await tx.first(countReceivers(row, standing)))?.count ?? 0,
    previews: locales
      .filter((locale) => row.texts[locale] !== undefined)
      .map((locale) => ({
        locale,
        ...noticeText({ email: '', locale }, mailingNotice(settings, row, { locale, ...nobody })),
      })),
  }
}
