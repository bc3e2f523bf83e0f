import type { Locale } from '../../domain/locales.ts'
import type { TicketStatus } from '../../domain/support/rules.ts'
import { byId, type ExportTable, time } from '../adapters/database/exports.ts'
import { type Count, type Id, type Nothing, type Statement, sql } from '../adapters/database/sql.ts'

export type MessageRow = {
  id: string
  senderKind: 'student' | 'staff' | 'system'
  senderId: string
  senderName: string
  text: string
  picture: { id: string; width: number; height: number; isDeleted: boolean } | null
  /** A time in PostgreSQL's JSON format. */
  sentAt: string
}

export type TicketRow = {
  id: string
  year: number
  number: number
  question: string
  subject: string
  status: TicketStatus
  courseTitle: string
  createdAt: Date
  lastMessageAt: Date
  messages: MessageRow[]
}

/** The ticket: by id, or by its number. */
export type TicketName = { id: string } | { year: number; number: number }

/** A ticket's columns with its messages, optionally only those after a position. */
function columns(afterPosition: Statement<{ position: number }>) {
  return sql<TicketRow>`
    t.id, t.year, t.number, t.question, t.subject, t.status, c.title as "courseTitle",
    t.created_at as "createdAt", t.last_message_at as "lastMessageAt",
    (
      select coalesce(json_agg(json_build_object(
        'id', m.id, 'senderKind', m.sender_kind, 'senderId', m.sender_id,
        'senderName', coalesce(m.sender_name, case m.sender_kind when 'student' then s.name else '' end),
        'text', m.text, 'sentAt', m.created_at, 'picture', (
          select json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'isDeleted', p.bytes is null)
          from thread_pictures p where p.ticket_message_id = m.id)
      ) order by m.position), '[]')
      from ticket_messages m where m.ticket_id = t.id and m.position > (${afterPosition})
    ) as "messages"`
}

const fromStart = sql<{ position: number }>`select 0 as "position"`

function hasName(name: TicketName): Statement<Nothing> {
  return 'id' in name ? sql`t.id = ${name.id}` : sql`t.year = ${name.year} and t.number = ${name.number}`
}

/** Tickets, most recently active first. Those at the top include their whole conversation, up to `mostMessages` in total. */
export function listTickets(
  studentId: string,
  { limit, offset, mostMessages }: Record<'limit' | 'offset' | 'mostMessages', number>,
) {
  const after = sql<{ position: number }>`
    select case when t."listed" <= ${mostMessages} then 0 else t.message_count end as "position"`
  return sql<TicketRow>`
    with mine as materialized (
      select *, sum(message_count) over (order by last_message_at desc, id) as "listed"
      from (
        select * from tickets where student_id = ${studentId}
        order by last_message_at desc, id limit ${limit} offset ${offset}
      ) page
    )
    select ${columns(after)}
    from mine t join students s on s.id = t.student_id join courses c on c.id = t.course_id
    order by t.last_message_at desc, t.id`
}

export function countTickets(studentId: string) {
  return sql<Count>`select count(*)::int as "count" from tickets where student_id = ${studentId}`
}

/** One ticket of the student; with its messages after the given one, or all when that does not exist. */
export function findTicket(name: TicketName, studentId: string, afterMessageId: string | null) {
  const after =
    afterMessageId === null
      ? fromStart
      : sql<{ position: number }>`
          select coalesce((select position from ticket_messages where id = ${afterMessageId} and ticket_id = t.id), 0)`
  return sql<TicketRow>`
    select ${columns(after)}
    from tickets t join students s on s.id = t.student_id join courses c on c.id = t.course_id
    where ${hasName(name)} and t.student_id = ${studentId}`
}

/** One ticket of any student, with its whole conversation. */
export function findTicketRow(name: TicketName) {
  return sql<TicketRow & { studentId: string }>`
    select t.student_id as "studentId", ${columns(fromStart)}
    from tickets t join students s on s.id = t.student_id join courses c on c.id = t.course_id
    where ${hasName(name)}`
}

export function findTicketNamed(name: TicketName) {
  return sql<Id>`select t.id from tickets t where ${hasName(name)}`
}

export type LockedTicket = {
  id: string
  year: number
  number: number
  status: TicketStatus
  subject: string
  messageCount: number
  studentId: string
  studentName: string
  studentEmail: string
  studentLocale: Locale
  courseTitle: string
}

/** A ticket and its student, locked until the transaction ends, so that messages are stored in order. */
export function lockTicket(name: TicketName) {
  return sql<LockedTicket>`
    select t.id, t.year, t.number, t.status, t.subject, t.message_count as "messageCount",
      s.id as "studentId", s.name as "studentName", s.email as "studentEmail", s.locale as "studentLocale",
      c.title as "courseTitle"
    from tickets t join students s on s.id = t.student_id join courses c on c.id = t.course_id
    where ${hasName(name)} for update of t`
}

/** A course by id or slug that the student has or had, with the student. */
export function findCourseOfAsker(studentId: string, course: { id: string } | { slug: string }) {
  const which = 'id' in course ? sql`c.id = ${course.id}` : sql`c.slug = ${course.slug}`
  return sql<{ courseId: string; courseTitle: string; studentName: string; studentEmail: string }>`
    select c.id as "courseId", c.title as "courseTitle", s.name as "studentName", s.email as "studentEmail"
    from courses c join students s on s.id = ${studentId}
    where ${which}
      and exists (select from enrolments e where e.student_id = s.id and e.course_id = c.id)`
}

export function findTicketByKey(studentId: string, clientKey: string) {
  return sql<Id>`
    select id from tickets where student_id = ${studentId} and client_key = ${clientKey}`
}

/** The next number of a year, locked until this transaction ends. */
export function takeNextNumber(year: number) {
  return sql<{ number: number }>`
    insert into ticket_counters (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = ticket_counters.last_number + 1
    returning last_number as "number"`
}

type NewTicket = {
  year: number
  number: number
  studentId: string
  courseId: string
  question: string
  subject: string
  clientKey: string | null
  now: Date
}

export function insertTicket(ticket: NewTicket) {
  return sql<Id>`
    insert into tickets (year, number, student_id, course_id, question, subject, client_key, created_at, last_message_at)
    values (${ticket.year}, ${ticket.number}, ${ticket.studentId}, ${ticket.courseId}, ${ticket.question},
      ${ticket.subject}, ${ticket.clientKey}, ${ticket.now}, ${ticket.now})
    returning id`
}

export type NewMessage = {
  ticketId: string
  sender: { kind: 'student' | 'system'; id: string } | { kind: 'staff'; id: string; name: string }
  text: string
  clientKey: string | null
  now: Date
}

/** Stores the next message of a ticket whose row is locked; null when its key already exists. */
export function insertMessage(message: NewMessage) {
  const { sender } = message
  return sql<{ id: string; position: number }>`
    insert into ticket_messages (ticket_id, position, sender_kind, sender_id, sender_name, text, client_key, created_at)
    select t.id, t.message_count + 1, ${sender.kind}, ${sender.id}, ${sender.kind === 'staff' ? sender.name : null},
      ${message.text}, ${message.clientKey}, ${message.now}
    from tickets t where t.id = ${message.ticketId}
    on conflict (ticket_id, client_key) do nothing
    returning id, position`
}

export function updateTicketAfterMessage(
  ticketId: string,
  position: number,
  status: TicketStatus,
  answeredAt: Date | null,
  now: Date,
) {
  return sql`
    update tickets set message_count = ${position}, status = ${status}, last_message_at = ${now},
      first_answered_at = coalesce(first_answered_at, ${answeredAt})
    where id = ${ticketId}`
}

export function updateTicketStatus(ticketId: string, status: TicketStatus) {
  return sql`update tickets set status = ${status} where id = ${ticketId}`
}

export function listTicketRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select t.year, t.number, courses.title as "course", t.question, t.status, t.created_at as "createdAt",
      (select jsonb_agg(jsonb_build_object('from', m.sender_kind, 'text', m.text, 'at', m.created_at,
          'picture', 'data:image/webp;base64,' || translate(encode(p.bytes, 'base64'), E'\n', '')) order by m.position)
        from ticket_messages m left join thread_pictures p on p.ticket_message_id = m.id
        where m.ticket_id = t.id) as "messages"
    from tickets t join courses on courses.id = t.course_id
    where t.student_id = ${studentId} order by t.created_at`
}

/** What is flagged stays until an owner closes it. */
export function deleteTicketsOf(studentId: string) {
  return sql`
    delete from tickets t where student_id = ${studentId}
      and not exists (select from safeguarding_flags f where f.ticket_id = t.id and f.closed_at is null)`
}

export type TicketHead = { reference: string; title: string; status: TicketStatus; lastActivityAt: Date }

/** The tickets of a student as staff list them. */
export function listTicketHeads(studentId: string, limit: number) {
  return sql<TicketHead>`
    select 'TKT-' || year || '-' || lpad(number::text, greatest(5, length(number::text)), '0') as "reference",
      subject as "title", status, last_message_at as "lastActivityAt"
    from tickets where student_id = ${studentId} order by last_message_at desc, id limit ${limit}`
}

export function updateTicketAssignee(ticketId: string, staffId: string | null) {
  return sql`update tickets set assignee_id = ${staffId} where id = ${ticketId}`
}

export const exportedTickets: ExportTable = byId(
  ['Ticket', 'Subject', 'Status', 'Opened (IST)', 'First answered (IST)', 'Last message (IST)'],
  sql`tickets`,
  sql`'TKT-' || t.year || '-' || lpad(t.number::text, greatest(5, length(t.number::text)), '0'), t.subject, t.status,
    ${time(sql`t.created_at`)}, ${time(sql`t.first_answered_at`)}, ${time(sql`t.last_message_at`)}`,
)
