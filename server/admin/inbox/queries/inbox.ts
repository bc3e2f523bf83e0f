import type { CaseKind } from '../../../../domain/admin/rules.ts'
import type { TicketStatus } from '../../../../domain/support/rules.ts'
import { holdingPiece, type Nothing, type Statement, sql } from '../../../adapters/database/sql.ts'

export type CaseRow = {
  kind: CaseKind
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

/** Late cases: without a first answer since one time, or unsolved since another. */
type Late = { unansweredSince: Date; unsolvedSince: Date }

/** Deadlines for a first answer and a solution. */
export type CaseDeadlines = { answerSeconds: number; solveSeconds: number }

export type InboxFilter = {
  kind: CaseKind | null
  status: TicketStatus | null
  /** Null for any assignee, `none` for unassigned. */
  assignee: string | null
  search: string | null
  /** Only late cases. */
  late: Late | null
}

type Fragment = Statement<Nothing>

const columns = sql`
  m.kind, m.id, m.reference, m.title, m.person, m.status, m.created_at as "createdAt",
  m.last_activity_at as "lastActivityAt", m.first_answered_at as "firstAnsweredAt", m.assignee_id as "assigneeId"`

/** As in the search index. */
const searched = sql`(' ' || lower(m.reference || ' ' || m.title || ' ' || m.person || ' ' || m.address))`

const reference = /^(tkt|enq)-\d{4}-\d{5,9}$/

function searchOf(search: string): Fragment {
  const plain = search.toLowerCase()
  if (reference.test(plain)) return sql`and m.reference = ${plain.toUpperCase()}`
  return sql`and ${searched} like ${holdingPiece(plain)}`
}

function assigneeOf(assignee: string): Fragment {
  return assignee === 'none' ? sql`and m.assignee_id is null` : sql`and m.assignee_id = ${assignee}`
}

/** Unsolved cases that are late for their first answer, or for their solution. */
function lateOf({ unansweredSince, unsolvedSince }: Late): Fragment {
  return sql`and m.status <> 'solved' and (
    (m.first_answered_at is null and m.created_at < ${unansweredSince})
    or (m.first_answered_at is not null and m.created_at < ${unsolvedSince}))`
}

/** The rows of a filter, ignoring its status and lateness. */
function matchesFilter({ kind, assignee, search }: InboxFilter): Fragment {
  return sql`
    from inbox_cases m where true
      ${kind === null ? sql`` : sql`and m.kind = ${kind}`}
      ${assignee === null ? sql`` : assigneeOf(assignee)}
      ${search === null ? sql`` : searchOf(search)}`
}

function withStatus(status: TicketStatus | null): Fragment {
  return status === null ? sql`` : sql`and m.status = ${status}`
}

function withLate(late: Late | null): Fragment {
  return late === null ? sql`` : lateOf(late)
}

/** Latest activity first. */
export function listCases(filter: InboxFilter, limit: number, offset: number): Statement<CaseRow> {
  return sql<CaseRow & { due: Date }>`
    select m.*, st.name as "assigneeName" from (
      select ${columns} ${matchesFilter(filter)} ${withStatus(filter.status)} ${withLate(filter.late)}
      order by m.last_activity_at desc, m.id limit ${limit} offset ${offset}
    ) m left join staff st on st.id = m."assigneeId" order by m."lastActivityAt" desc, m.id`
}

/** Earliest deadline first: answers and solutions by age, merged by deadline. */
export function listDueCases(
  filter: InboxFilter,
  { answerSeconds, solveSeconds }: CaseDeadlines,
  limit: number,
  offset: number,
) {
  const { late, status } = filter
  const rows = sql`${matchesFilter(filter)} ${withStatus(status)}`
  const before = (at: Date | undefined) => (at === undefined ? sql`` : sql`and m.created_at < ${at}`)
  const oldest = sql`order by m.created_at, m.id limit ${limit + offset}`
  return sql<CaseRow & { due: Date }>`
    select m.*, st.name as "assigneeName" from (
      select * from (
        (select ${columns}, m.created_at + ${answerSeconds}::int * interval '1 second' as due
          ${rows} and m.status <> 'solved' and m.first_answered_at is null ${before(late?.unansweredSince)} ${oldest})
        union all
        (select ${columns}, m.created_at + ${solveSeconds}::int * interval '1 second'
          ${rows} and m.status <> 'solved' and m.first_answered_at is not null ${before(late?.unsolvedSince)} ${oldest})
      ) due order by due.due, due.id limit ${limit} offset ${offset}
    ) m left join staff st on st.id = m."assigneeId" order by m.due, m.id`
}

type Counts = { open: number; waiting: number; solved: number }

/** The number of cases per status, each counted up to `most`. */
export function countCases(filter: InboxFilter, most: number) {
  const of = (status: TicketStatus) => sql`
    (select count(*)::int from (
      select 1 ${matchesFilter(filter)} and m.status = ${status} ${withLate(filter.late)} limit ${most}) counted)`
  return sql<Counts>`
    select ${of('open')} as "open", ${of('waiting')} as "waiting",
      ${filter.late === null ? of('solved') : sql`0`} as "solved"`
}

/** The same in one pass for rare words; no row when there are more than `most` in all. */
export function countFewCases(filter: InboxFilter, most: number) {
  return sql<Counts>`
    select * from (
      select count(*) filter (where status = 'open')::int as "open",
        count(*) filter (where status = 'waiting')::int as "waiting",
        count(*) filter (where status = 'solved')::int as "solved"
      from (select m.status ${matchesFilter(filter)} ${withLate(filter.late)} limit ${most + 1}) few
    ) counted where "open" + "waiting" + "solved" <= ${most}`
}

/** One case as the inbox lists it. */
export function findCase(kind: CaseKind, id: string) {
  return sql<CaseRow>`
    select ${columns}, st.name as "assigneeName"
    from inbox_cases m left join staff st on st.id = m.assignee_id
    where m.id = ${id} and m.kind = ${kind}`
}
