import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { type Locale, locales, perLocale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import { listActiveStaff } from '../../admin/staff/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { readAnswers, readContactRequest, readReport } from '../../enquiries/admin/operations.ts'
import { eraseEnquiry } from '../../enquiries/operations.ts'
import { listPage, rowsCountedAhead } from '../../list-page.ts'
import { messagesOfDispute } from '../../practice/disputes/operations.ts'
import { erasePractice } from '../../practice/operations.ts'
import { messagesForFlag } from '../../questions/admin/operations.ts'
import { eraseQuestions } from '../../questions/operations.ts'
import type { StaffContext } from '../../services.ts'
import { readTicketForStaff } from '../../support/admin/operations.ts'
import { eraseTickets } from '../../support/operations.ts'
import { readPictureIn } from '../../thread-pictures/operations.ts'
import { helpText } from '../operations.ts'
import {
  closeFlagRow,
  countFlags,
  countNamed,
  deleteNamed,
  type FlagRow,
  findFlag,
  findOwnerBeside,
  holdStudentOf,
  insertNamed,
  listFlags,
  listNamedIds,
  upsertHelp,
} from '../queries.ts'

type Flag = AdminOutput<'getFlag'>

export async function getFlags(
  context: StaffContext,
  { state, page, limit }: AdminInput<'getFlags'>,
): Promise<AdminOutput<'getFlags'>> {
  const { database, staff } = context
  await refuseOthers(database, context)
  const offset = (page - 1) * limit
  const list = { staffId: staff.id, isOpen: state === 'open' }
  const [rows, counted] = await Promise.all([
    database.all(listFlags({ ...list, limit, offset })),
    database.first(countFlags(list, offset + rowsCountedAhead + 1)),
  ])
  return listPage(
    rows.map((row) => wireHead(row, context.locale)),
    counted?.count ?? 0,
    { limit, most: offset + rowsCountedAhead },
  )
}

export async function getFlag(context: StaffContext, { id }: AdminInput<'getFlag'>): Promise<Flag> {
  return context.database.transaction(async (tx) => {
    await refuseOthers(tx, context)
    const flag = await readFlag(tx, context, id)
    await audit(tx, context, { action: 'flag.open', id })
    return flag
  })
}

/** Throws `notFound` for a picture of another thread, and the flag's own errors. */
export async function getFlagPicture(
  context: StaffContext,
  { id, flagId }: AdminInput<'getFlagPicture'>,
): Promise<AdminOutput<'getFlagPicture'>> {
  const { database, staff } = context
  await refuseOthers(database, context)
  const flag = orNotFound(await database.first(findFlag(flagId, staff.id)), 'admin_flag_unknown')
  return readPictureIn(database, id, ({ questionId, ticketId }) =>
    flag.questionId === null
      ? ticketId !== null && ticketId === flag.ticketId
      : questionId === flag.questionId,
  )
}

/**
 * @throws Failure `conflict` for one that is already closed, `notYourRole` for a safeguarding contact while an owner may close it.
 */
export async function closeFlag(context: StaffContext, { id, note }: AdminInput<'closeFlag'>): Promise<Flag> {
  const { staff, clock } = context
  return context.database.transaction(async (tx) => {
    await refuseOthers(tx, context)
    await tx.first(holdStudentOf(id))
    const row = orNotFound(await tx.first(findFlag(id, staff.id)), 'admin_flag_unknown')
    if (!(await mayClose(tx, context, id))) throw new Failure('notYourRole', 'admin_not_your_role')
    const closed = await tx.first(closeFlagRow(id, { staffId: staff.id, note, now: clock.now() }))
    if (closed === null) throw new Failure('conflict', 'admin_flag_closed_before')
    await audit(tx, context, { action: 'flag.close', id })
    const flag = await readFlag(tx, context, id)
    // The account is deleted, and the thread was kept only for this flag.
    if (row.isStudentErased && row.studentId !== null) {
      await eraseQuestions(tx, row.studentId)
      await eraseTickets(tx, row.studentId)
      await erasePractice(tx, row.studentId)
      await eraseEnquiry(tx, row)
    }
    return flag
  })
}

export async function getSafeguarding(context: StaffContext): Promise<AdminOutput<'getSafeguarding'>> {
  return readSafeguarding(context.database, context)
}

/** @throws Failure `invalid` for someone who is no longer on the staff. */
export async function saveSafeguarding(
  context: StaffContext,
  { help, people }: AdminInput<'saveSafeguarding'>,
): Promise<AdminOutput<'saveSafeguarding'>> {
  return context.database.transaction(async (tx) => {
    const able = await listActiveStaff(tx, context)
    if (!people.every((id) => able.some((one) => one.id === id)))
      throw fieldFailure('invalid', 'people', 'admin_safeguarding_people')
    await tx.first(deleteNamed())
    await tx.first(insertNamed(people))
    for (const locale of locales) await tx.first(upsertHelp(locale, help[locale]))
    await audit(tx, context, { action: 'safeguarding.change', id: 'all', after: { people } })
    return readSafeguarding(tx, context)
  })
}

/** How many people who can sign in are alerted to words of harm. */
export async function countNamedPeople(
  database: Queryable,
  { settings }: Pick<StaffContext, 'settings'>,
): Promise<number> {
  return (await database.first(countNamed(settings.isDemo)))?.count ?? 0
}

async function readSafeguarding(
  tx: Queryable,
  context: StaffContext,
): Promise<AdminOutput<'getSafeguarding'>> {
  const people = await tx.all(listNamedIds())
  const staff = await listActiveStaff(tx, context)
  const help = perLocale(() => '')
  for (const locale of locales) help[locale] = await helpText(tx, locale)
  return { help, people: people.map(({ id }) => id), staff }
}

/** Throws `notFound` for anyone who is neither an owner nor a safeguarding contact. */
async function refuseOthers(tx: Queryable, { staff }: StaffContext): Promise<void> {
  if (staff.roles.includes('owner')) return
  const named = await tx.all(listNamedIds())
  if (!named.some(({ id }) => id === staff.id)) throw new Failure('notFound', 'admin_flags_not_yours')
}

/** An owner; or, if every owner takes part in the thread, a safeguarding contact, since otherwise nobody could. */
async function mayClose(
  tx: Queryable,
  { staff, settings }: Pick<StaffContext, 'staff' | 'settings'>,
  id: string,
): Promise<boolean> {
  return staff.roles.includes('owner') || (await tx.first(findOwnerBeside(id, settings.isDemo))) === null
}

async function readFlag(tx: Queryable, context: StaffContext, id: string): Promise<Flag> {
  const { staff, locale } = context
  const row = orNotFound(await tx.first(findFlag(id, staff.id)), 'admin_flag_unknown')
  return {
    ...wireHead(row, locale),
    messages: await messagesOf(tx, row, locale),
    closingNote: row.closingNote,
    closedBy: row.closedBy,
    mayClose: row.closedAt === null && (await mayClose(tx, context, id)),
  }
}

async function messagesOf(
  tx: Queryable,
  { questionId, ticketId, disputeId, contactRequestId, reportId, studentName, raisedAt }: FlagRow,
  locale: StaffContext['locale'],
): Promise<Flag['messages']> {
  if (questionId !== null) return messagesForFlag(tx, questionId, locale)
  if (disputeId !== null) return messagesOfDispute(tx, disputeId)
  const [kind, id] =
    contactRequestId === null ? (['report', reportId] as const) : (['contact', contactRequestId] as const)
  if (id !== null) {
    const sent = kind === 'contact' ? await readContactRequest(tx, id) : await readReport(tx, id)
    const asked = { _id: id, from: 'student' as const, name: studentName, text: sent?.text ?? '' }
    const answers = await readAnswers(tx, kind, id)
    return [
      { ...asked, picture: null, sentAt: raisedAt.toISOString() },
      ...answers.map(({ id: _id, sentAt, ...answer }) => ({
        ...{ _id, from: 'staff' as const, picture: null, ...answer, sentAt: sentAt.toISOString() },
      })),
    ]
  }
  const ticket = ticketId === null ? null : await readTicketForStaff(tx, ticketId, locale)
  return (ticket?.messages ?? []).map(({ id: _id, ...message }) => ({ _id, ...message }))
}

function threadOf(row: FlagRow): AdminOutput<'getFlag'>['thread'] {
  if (row.questionId !== null) return 'question'
  if (row.ticketId !== null) return 'ticket'
  if (row.disputeId !== null) return 'dispute'
  return row.reportId === null ? 'contact' : 'report'
}

function wireHead(row: FlagRow, locale: Locale): AdminOutput<'getFlags'>['items'][number] {
  const { id, concern, saidBy, raisedAt, closedAt, studentId, studentName } = row
  return {
    id,
    thread: threadOf(row),
    title: row.title || m.admin_flag_thread_dispute({}, { locale }),
    student: { id: studentId, name: studentName },
    concern,
    saidBy,
    raisedAt: raisedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }
}
