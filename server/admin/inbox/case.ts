import type { CaseKind, EnquiryKind } from '../../../domain/admin/rules.ts'
import { Failure } from '../../../domain/failure.ts'
import type { Locale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { studentCard } from '../../accounts/admin/operations.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminOutput } from '../../calls.ts'
import {
  readAnswers,
  readApplication,
  readContactRequest,
  readReport,
} from '../../enquiries/admin/operations.ts'
import { accessOfStudent, ordersOfStudent } from '../../payments/admin/operations.ts'
import type { StaffContext } from '../../services.ts'
import { countTicketsOfStudent, readTicketForStaff } from '../../support/admin/operations.ts'
import { answeringOf } from '../claims/operations.ts'
import { wireHead } from './inbox.ts'
import { listNotes } from './queries/cases.ts'
import { type CaseRow, findCase } from './queries/inbox.ts'

export type Case = AdminOutput<'getTicket'>
type Story = Pick<Case, 'course' | 'contact' | 'details' | 'messages' | 'student'>

/** A case with the conversation, the person and staff notes. Throws `notFound`. */
export async function readCase(
  tx: Queryable,
  { locale, staff, clock }: StaffContext,
  kind: CaseKind,
  id: string,
): Promise<Case> {
  const row = await tx.first(findCase(kind, id))
  const story = row === null ? null : await readers[kind](tx, row, locale)
  if (row === null || story === null) throw new Failure('notFound', 'admin_case_not_found')
  const notes = await tx.all(listNotes(kind, id))
  return {
    ...wireHead(row),
    ...story,
    answering: await answeringOf(tx, { subjectId: id, staffId: staff.id, now: clock.now() }),
    notes: notes.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: writtenAt.toISOString() })),
  }
}

type Reader = (tx: Queryable, row: CaseRow, locale: Locale) => Promise<Story | null>

const readers: Record<CaseKind, Reader> = {
  ticket: ticketStory,
  contact: contactStory,
  application: applicationStory,
  report: reportStory,
}

async function ticketStory(tx: Queryable, { id }: CaseRow, locale: Locale): Promise<Story | null> {
  const ticket = await readTicketForStaff(tx, id, locale)
  const student = ticket === null ? null : await readStudent(tx, ticket.studentId)
  if (ticket === null || student === null) return null
  return {
    course: ticket.courseTitle,
    contact: student.contact,
    details: [],
    student: student.facts,
    messages: ticket.messages,
  }
}

async function contactStory(tx: Queryable, row: CaseRow): Promise<Story | null> {
  const found = await readContactRequest(tx, row.id)
  if (found === null) return null
  const { text, ...contact } = found
  const messages = [firstMessage(row, contact.name, text), ...(await answersTo(tx, 'contact', row.id))]
  return { course: null, contact, details: [], student: null, messages }
}

async function applicationStory(tx: Queryable, { id }: CaseRow, locale: Locale): Promise<Story | null> {
  const found = await readApplication(tx, id)
  if (found === null) return null
  const { name, email, phone, locale: theirs, occupation, company, years, dreamCompany, topics } = found
  const options = { locale }
  return {
    course: null,
    contact: { name, email, phone, locale: theirs },
    details: [
      { label: m.admin_detail_company({}, options), value: company },
      { label: m.admin_detail_years({}, options), value: String(years) },
      { label: m.admin_detail_dream_company({}, options), value: dreamCompany },
      { label: m.admin_detail_topics({}, options), value: topics.join(', ') },
      ...(occupation === null ? [] : [{ label: m.admin_detail_occupation({}, options), value: occupation }]),
    ],
    student: null,
    messages: await answersTo(tx, 'application', id),
  }
}

async function reportStory(tx: Queryable, row: CaseRow, locale: Locale): Promise<Story | null> {
  const report = await readReport(tx, row.id)
  if (report === null) return null
  const student = report.studentId === null ? null : await readStudent(tx, report.studentId)
  const name = report.email ?? m.admin_anonymous({}, { locale })
  const contact = student?.contact ?? { name, email: report.email, phone: null, locale: report.locale }
  return {
    course: null,
    contact,
    details: [
      { label: m.admin_detail_about({}, { locale }), value: report.subjectTitle },
      { label: m.admin_detail_reason({}, { locale }), value: report.reason },
    ],
    student: student?.facts ?? null,
    messages: [firstMessage(row, contact.name, report.text), ...(await answersTo(tx, 'report', row.id))],
  }
}

async function answersTo(tx: Queryable, kind: EnquiryKind, id: string): Promise<Case['messages']> {
  const answers = await readAnswers(tx, kind, id)
  return answers.map(({ sentAt, ...answer }) => ({
    ...answer,
    from: 'staff',
    picture: null,
    sentAt: sentAt.toISOString(),
  }))
}

function firstMessage({ id, createdAt }: CaseRow, name: string, text: string): Case['messages'][number] {
  return { id, from: 'student', name, text, picture: null, sentAt: createdAt.toISOString() }
}

type Student = { contact: Case['contact']; facts: Case['student'] }

async function readStudent(tx: Queryable, studentId: string): Promise<Student | null> {
  const student = await studentCard(tx, studentId)
  if (student === null) return null
  const courses = await accessOfStudent(tx, studentId, { limit: 50 })
  const { id, name, email, phone, locale, registeredAt } = student
  return {
    contact: { name, email, phone, locale },
    facts: {
      id,
      registeredAt: registeredAt.toISOString(),
      courses: courses.map(({ title, startsAt, endsAt, revokedAt }) => ({
        title,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isRevoked: revokedAt !== null,
      })),
      orders: await ordersOfStudent(tx, studentId, { limit: 50 }),
      ticketCount: await countTicketsOfStudent(tx, studentId),
    },
  }
}
