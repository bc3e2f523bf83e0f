import type { CallOutput } from '../../domain/contract.ts'
import type * as contract from '../../domain/desk/contract.ts'
import type { EnquiryKind, MatterKind } from '../../domain/desk/rules.ts'
import { Failure } from '../../domain/failure.ts'
import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { Queryable } from '../adapters/database/database.ts'
import { readTicketForStaff } from '../support/operations.ts'
import { wireHead } from './inbox.ts'
import { findMatter, type MatterRow } from './queries/inbox.ts'
import {
  findApplication,
  findContactRequest,
  findReport,
  findStudentFacts,
  listEnquiryAnswers,
  listNotes,
  listStudentCourses,
  listStudentOrders,
} from './queries/matters.ts'

export type Matter = CallOutput<typeof contract.getTicket>
type Story = Pick<Matter, 'course' | 'contact' | 'details' | 'messages' | 'student'>

/** A matter with the conversation, the person and what staff noted. Throws `notFound`. */
export async function readMatter(
  tx: Queryable,
  kind: MatterKind,
  id: string,
  locale: Locale,
): Promise<Matter> {
  const row = await tx.first(findMatter(kind, id))
  const story = row === null ? null : await readers[kind](tx, row, locale)
  if (row === null || story === null) throw new Failure('notFound', 'desk_matter_not_found')
  const notes = await tx.all(listNotes(kind, id))
  return {
    ...wireHead(row),
    ...story,
    notes: notes.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: writtenAt.toISOString() })),
  }
}

type Reader = (tx: Queryable, row: MatterRow, locale: Locale) => Promise<Story | null>

const readers: Record<MatterKind, Reader> = {
  ticket: readTicket,
  contact: readContact,
  application: readApplication,
  report: readReport,
}

async function readTicket(tx: Queryable, { id }: MatterRow, locale: Locale): Promise<Story | null> {
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

async function readContact(tx: Queryable, row: MatterRow): Promise<Story | null> {
  const found = await tx.first(findContactRequest(row.id))
  if (found === null) return null
  const { text, ...contact } = found
  const messages = [said(row, contact.name, text), ...(await readAnswers(tx, 'contact', row.id))]
  return { course: null, contact, details: [], student: null, messages }
}

async function readApplication(tx: Queryable, { id }: MatterRow, locale: Locale): Promise<Story | null> {
  const found = await tx.first(findApplication(id))
  if (found === null) return null
  const { name, email, phone, locale: theirs, occupation, company, years, dreamCompany, topics } = found
  const given = { locale }
  return {
    course: null,
    contact: { name, email, phone, locale: theirs },
    details: [
      { label: m.desk_detail_company({}, given), value: company },
      { label: m.desk_detail_years({}, given), value: String(years) },
      { label: m.desk_detail_dream_company({}, given), value: dreamCompany },
      { label: m.desk_detail_topics({}, given), value: topics.join(', ') },
      ...(occupation === null ? [] : [{ label: m.desk_detail_occupation({}, given), value: occupation }]),
    ],
    student: null,
    messages: await readAnswers(tx, 'application', id),
  }
}

async function readReport(tx: Queryable, row: MatterRow, locale: Locale): Promise<Story | null> {
  const found = await tx.first(findReport(row.id))
  if (found === null) return null
  const student = found.studentId === null ? null : await readStudent(tx, found.studentId)
  const name = found.email ?? m.desk_anonymous({}, { locale })
  const contact = student?.contact ?? { name, email: found.email, phone: null, locale: found.locale }
  return {
    course: null,
    contact,
    details: [
      { label: m.desk_detail_about({}, { locale }), value: found.subjectTitle },
      { label: m.desk_detail_reason({}, { locale }), value: found.reason },
    ],
    student: student?.facts ?? null,
    messages: [said(row, contact.name, found.text), ...(await readAnswers(tx, 'report', row.id))],
  }
}

async function readAnswers(tx: Queryable, kind: EnquiryKind, id: string): Promise<Matter['messages']> {
  const answers = await tx.all(listEnquiryAnswers(kind, id))
  return answers.map(({ sentAt, ...answer }) => ({ ...answer, from: 'staff', sentAt: sentAt.toISOString() }))
}

function said({ id, createdAt }: MatterRow, name: string, text: string): Matter['messages'][number] {
  return { id, from: 'student', name, text, sentAt: createdAt.toISOString() }
}

type Student = { contact: Matter['contact']; facts: Matter['student'] }

async function readStudent(tx: Queryable, studentId: string): Promise<Student | null> {
  const student = await tx.first(findStudentFacts(studentId))
  if (student === null) return null
  const courses = await tx.all(listStudentCourses(studentId))
  const orders = await tx.all(listStudentOrders(studentId))
  const { id, name, email, phone, locale, registeredAt, ticketCount } = student
  return {
    contact: { name, email, phone, locale },
    facts: {
      id,
      registeredAt: registeredAt.toISOString(),
      courses: courses.map(({ startsAt, endsAt, ...course }) => ({
        ...course,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
      orders: orders.map(({ amountInPaise, createdAt, ...order }) => ({
        ...order,
        amount: amountInPaise / 100,
        createdAt: createdAt.toISOString(),
      })),
      ticketCount,
    },
  }
}
