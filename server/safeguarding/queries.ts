import type { Locale } from '../../domain/locales.ts'
import type { Concern } from '../../domain/safeguarding/rules.ts'
import { type Count, type Id, type Nothing, type Statement, sql } from '../adapters/database/sql.ts'

/** The thread: one of these. */
export type Thread =
  | { questionId: string }
  | { ticketId: string }
  | { disputeId: string }
  | { contactRequestId: string }
  | { reportId: string }

export function listHelp() {
  return sql<{ locale: Locale; text: string }>`select locale, text from safeguarding_help`
}

export function upsertHelp(locale: Locale, text: string) {
  return sql`
    insert into safeguarding_help (locale, text) values (${locale}, ${text})
    on conflict (locale) do update set text = excluded.text`
}

export function listNamedIds() {
  return sql<Id>`select staff_id as "id" from safeguarding_people order by position`
}

/** How many of them can sign in. */
export function countNamed(withDemo: boolean) {
  return sql<Count>`
    select count(*)::int as "count" from safeguarding_people p join staff s on s.id = p.staff_id
    where s.disabled_at is null and (${withDemo} or not s.is_demo)`
}

export function deleteNamed() {
  return sql`delete from safeguarding_people`
}

export function insertNamed(ids: readonly string[]) {
  return sql`
    insert into safeguarding_people (staff_id, position)
    select id, position from unnest(${[...ids]}::uuid[]) with ordinality as named (id, position)`
}

export type AlertContact = { id: string; name: string; email: string }

/** The safeguarding contacts, then owners: without adults in the thread, and without those who cannot sign in. */
export function listAlertContacts(adults: readonly string[], withDemo: boolean) {
  return sql<AlertContact>`
    select s.id, s.name, s.email
    from staff s left join safeguarding_people p on p.staff_id = s.id
    where (p.staff_id is not null or s.role = 'owner') and s.disabled_at is null and (${withDemo} or not s.is_demo)
      and s.id <> all(${[...adults]}::uuid[])
    order by p.position nulls last, s.email`
}

type NewFlag = {
  thread: Thread
  /** Null for a visitor. */
  studentId: string | null
  concern: Concern
  saidBy: 'student' | 'staff'
  told: readonly string[]
  now: Date
}

/** No row if one is already open. */
export function insertFlag({ thread, studentId, concern, saidBy, told, now }: NewFlag) {
  const { column, id } = placeOf(thread)
  return sql<Id>`
    insert into safeguarding_flags (${column}, student_id, concern, said_by, told, raised_at)
    values (${id}, ${studentId}, ${concern}, ${saidBy}, ${[...told]}::uuid[], ${now})
    on conflict do nothing returning id`
}

/** The open flag of a thread, and who was alerted. */
export function lockOpenFlag(thread: Thread) {
  const { column, id } = placeOf(thread)
  return sql<{ id: string; told: string[] }>`
    select id, told from safeguarding_flags where ${column} = ${id} and closed_at is null for update`
}

/** The column of a flag that refers to its thread. */
function placeOf(thread: Thread): { column: Statement<Nothing>; id: string } {
  if ('questionId' in thread) return { column: sql`question_id`, id: thread.questionId }
  if ('ticketId' in thread) return { column: sql`ticket_id`, id: thread.ticketId }
  if ('disputeId' in thread) return { column: sql`dispute_id`, id: thread.disputeId }
  if ('reportId' in thread) return { column: sql`report_id`, id: thread.reportId }
  return { column: sql`contact_request_id`, id: thread.contactRequestId }
}

export function updateAlerted(id: string, told: readonly string[]) {
  return sql`update safeguarding_flags set told = ${[...told]}::uuid[] where id = ${id}`
}

/**
 * Sets the account on open flags of forms sent under its address, so that its deletion is known when they are closed.
 */
export function nameSender(studentId: string, email: string) {
  return sql`
    update safeguarding_flags set student_id = ${studentId} where closed_at is null and student_id is null
      and contact_request_id in (select id from contact_requests where email = ${email})`
}

/** Adults of a thread: who answered it, or is about to. */
export function listAdults(thread: Thread) {
  if ('questionId' in thread)
    return sql<Id>`
      select staff_id as "id" from question_messages where question_id = ${thread.questionId} and staff_id is not null
      union select staff_id from answer_claims where subject_id = ${thread.questionId}`
  if ('disputeId' in thread)
    return sql<Id>`
      select decided_by as "id" from practice_disputes where id = ${thread.disputeId} and decided_by is not null`
  if ('contactRequestId' in thread)
    return sql<Id>`
      select staff_id as "id" from enquiry_answers where contact_request_id = ${thread.contactRequestId}
      union select staff_id from answer_claims where subject_id = ${thread.contactRequestId}
      union select assignee_id from contact_requests where id = ${thread.contactRequestId} and assignee_id is not null`
  if ('reportId' in thread)
    return sql<Id>`
      select staff_id as "id" from enquiry_answers where report_id = ${thread.reportId}
      union select staff_id from answer_claims where subject_id = ${thread.reportId}
      union select assignee_id from reports where id = ${thread.reportId} and assignee_id is not null`
  return sql<Id>`
    select s.id from ticket_messages m join staff s on s.id::text = m.sender_id
    where m.ticket_id = ${thread.ticketId} and m.sender_kind = 'staff'
    union select staff_id from answer_claims where subject_id = ${thread.ticketId}
    union select assignee_id from tickets where id = ${thread.ticketId} and assignee_id is not null`
}

export type FlagRow = {
  id: string
  questionId: string | null
  ticketId: string | null
  disputeId: string | null
  contactRequestId: string | null
  reportId: string | null
  /** Empty for a disputed mark. */
  title: string
  /** Null for a visitor. */
  studentId: string | null
  studentName: string
  isStudentErased: boolean
  concern: Concern
  saidBy: 'student' | 'staff'
  raisedAt: Date
  closedAt: Date | null
  closedBy: string | null
  closingNote: string | null
}

const flagColumns = sql<FlagRow>`
  f.id, f.question_id as "questionId", f.ticket_id as "ticketId", f.dispute_id as "disputeId",
  f.contact_request_id as "contactRequestId", f.report_id as "reportId",
  coalesce(q.title, t.subject, r.subject_title, e.reference, '') as "title",
  s.id as "studentId", coalesce(e.name, s.name, r.email, '') as "studentName",
  s.erased_at is not null as "isStudentErased", f.concern,
  f.said_by as "saidBy", f.raised_at as "raisedAt", f.closed_at as "closedAt", c.name as "closedBy",
  f.closing_note as "closingNote"
  from safeguarding_flags f left join students s on s.id = f.student_id left join questions q on q.id = f.question_id
  left join tickets t on t.id = f.ticket_id left join contact_requests e on e.id = f.contact_request_id
  left join reports r on r.id = f.report_id left join staff c on c.id = f.closed_by`

/** An adult in the thread, or its assignee, never sees its flag. */
function notFor(staffId: string | Statement<unknown>) {
  return sql`
    not exists (select from question_messages m where m.question_id = f.question_id and m.staff_id = ${staffId})
    and not exists (select from ticket_messages m
      where m.ticket_id = f.ticket_id and m.sender_kind = 'staff' and m.sender_id = ${staffId}::text)
    and not exists (select from practice_disputes d where d.id = f.dispute_id and d.decided_by = ${staffId})
    and not exists (select from enquiry_answers a
      where (a.contact_request_id = f.contact_request_id or a.report_id = f.report_id) and a.staff_id = ${staffId})
    and not exists (select from tickets g where g.id = f.ticket_id and g.assignee_id = ${staffId})
    and not exists (select from contact_requests g where g.id = f.contact_request_id and g.assignee_id = ${staffId})
    and not exists (select from reports g where g.id = f.report_id and g.assignee_id = ${staffId})`
}

type FlagList = { staffId: string; isOpen: boolean; limit: number; offset: number }

export function listFlags({ staffId, isOpen, limit, offset }: FlagList) {
  return sql<FlagRow>`
    select ${flagColumns} where (f.closed_at is null) = ${isOpen} and ${notFor(staffId)}
    order by f.raised_at desc, f.id limit ${limit} offset ${offset}`
}

export function countFlags({ staffId, isOpen }: Pick<FlagList, 'staffId' | 'isOpen'>, most: number) {
  return sql<Count>`
    select count(*)::int as "count" from (
      select from safeguarding_flags f where (f.closed_at is null) = ${isOpen} and ${notFor(staffId)} limit ${most}
    ) counted`
}

export function findFlag(id: string, staffId: string) {
  return sql<FlagRow>`select ${flagColumns} where f.id = ${id} and ${notFor(staffId)}`
}

/**
 * Waits for a concurrent deletion of the flagged student's account, which keeps flagged content; otherwise goes first.
 */
export function holdStudentOf(flagId: string) {
  return sql`
    select from safeguarding_flags f join students s on s.id = f.student_id where f.id = ${flagId} for key share of s`
}

/** An owner who takes no part in a flagged thread, and so may close its flag. */
export function findOwnerBeside(flagId: string, withDemo: boolean) {
  return sql<Id>`
    select s.id from safeguarding_flags f join staff s on s.role = 'owner' and s.disabled_at is null
      and s.password_hash is not null and (${withDemo} or not s.is_demo)
    where f.id = ${flagId} and ${notFor(sql`s.id`)} limit 1`
}

export function closeFlagRow(
  id: string,
  { staffId, note, now }: { staffId: string; note: string; now: Date },
) {
  return sql<Id>`
    update safeguarding_flags set closed_at = ${now}, closed_by = ${staffId}, closing_note = ${note}
    where id = ${id} and closed_at is null returning id`
}
