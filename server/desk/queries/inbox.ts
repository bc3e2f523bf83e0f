import type { MatterKind } from '../../../domain/desk/rules.ts'
import type { TicketStatus } from '../../../domain/support/rules.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'

export type MatterRow = {
  kind: MatterKind
  id: string
  reference: string
  title: string
  person: string
  status: TicketStatus
  createdAt: Date
  lastActivityAt: Date
  firstAnsweredAt: Date | null
  assigneeId: string | null
  assigneeName: string | null
}

export type InboxFilter = {
  kind: MatterKind | null
  status: TicketStatus | null
  /** Null for whomever, `none` for nobody's. */
  assignee: string | null
  search: string | null
}

type Columns = Statement<Record<string, never>>

const ticketReference = sql`'TKT-' || t.year || '-' || lpad(t.number::text, greatest(5, length(t.number::text)), '0')`
/** How the three kinds of enquiry say what a ticket says. */
const statusOfEnquiry = sql`case e.status when 'answered' then 'waiting' when 'closed' then 'solved' else e.status end`

const tickets: Columns = sql`
  select 'ticket' as "kind", t.id, ${ticketReference} as "reference", t.subject as "title", s.name as "person",
    s.email as "address", t.status, t.created_at as "createdAt", t.last_message_at as "lastActivityAt",
    t.first_answered_at as "firstAnsweredAt", t.assignee_id as "assigneeId"
  from tickets t join students s on s.id = t.student_id`

const contacts: Columns = sql`
  select 'contact', e.id, e.reference, left(e.message, 120), e.name, e.email, ${statusOfEnquiry}, e.created_at,
    e.created_at, e.first_answered_at, e.assignee_id
  from contact_requests e`

const applications: Columns = sql`
  select 'application', e.id, e.reference, e.occupation_or_company, e.full_name, e.email, ${statusOfEnquiry},
    e.created_at, e.created_at, e.first_answered_at, e.assignee_id
  from (select *, coalesce(occupation, company_name) || ' → ' || dream_company as occupation_or_company from applications) e`

const reports: Columns = sql`
  select 'report', e.id, e.reference, e.subject_title, coalesce(s.name, e.email, ''), coalesce(s.email, e.email, ''),
    ${statusOfEnquiry}, e.created_at, e.created_at, e.first_answered_at, e.assignee_id
  from reports e left join students s on s.id = e.student_id`

const everything: Columns = sql`${tickets} union all ${contacts} union all ${applications} union all ${reports}`

const partOfKind: Record<MatterKind, Columns> = {
  ticket: tickets,
  contact: sql`select * from (${contacts}) as c ("kind", id, "reference", "title", "person", "address", status, "createdAt", "lastActivityAt", "firstAnsweredAt", "assigneeId")`,
  application: sql`select * from (${applications}) as c ("kind", id, "reference", "title", "person", "address", status, "createdAt", "lastActivityAt", "firstAnsweredAt", "assigneeId")`,
  report: sql`select * from (${reports}) as c ("kind", id, "reference", "title", "person", "address", status, "createdAt", "lastActivityAt", "firstAnsweredAt", "assigneeId")`,
}

function matters({ kind, assignee, search }: InboxFilter): Columns {
  const words = search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`
    select * from (${kind === null ? everything : partOfKind[kind]}) as m
    where (${assignee}::text is null or coalesce(m."assigneeId"::text, 'none') = ${assignee})
      and (${words}::text is null or m."reference" ilike ${words} or m."title" ilike ${words}
        or m."person" ilike ${words} or m."address" ilike ${words})`
}

export function listMatters(filter: InboxFilter, limit: number, offset: number): Statement<MatterRow> {
  return sql<MatterRow>`
    select m."kind", m.id, m."reference", m."title", m."person", m.status, m."createdAt", m."lastActivityAt",
      m."firstAnsweredAt", m."assigneeId", st.name as "assigneeName"
    from (${matters(filter)}) m left join staff st on st.id = m."assigneeId"
    where (${filter.status}::text is null or m.status = ${filter.status})
    order by m."lastActivityAt" desc, m.id limit ${limit} offset ${offset}`
}

export function countMatters(filter: InboxFilter): Statement<{ status: TicketStatus; count: number }> {
  return sql<{ status: TicketStatus; count: number }>`
    select m.status, count(*)::int as "count" from (${matters(filter)}) m group by m.status`
}

/** One matter as the inbox lists it. */
export function findMatter(kind: MatterKind, id: string): Statement<MatterRow> {
  return sql<MatterRow>`
    select m."kind", m.id, m."reference", m."title", m."person", m.status, m."createdAt", m."lastActivityAt",
      m."firstAnsweredAt", m."assigneeId", st.name as "assigneeName"
    from (${partOfKind[kind]}) m left join staff st on st.id = m."assigneeId"
    where m.id = ${id}`
}
