import { type Count, sql } from '../../adapters/database/sql.ts'

type NewEntry = {
  action: string
  subject: { kind: string; id: string }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

export function insertAuditEntry(
  staffId: string | null,
  { action, subject, before, after }: NewEntry,
  now: Date,
  requestId: string | null,
) {
  return sql`
    insert into audit_log (at, staff_id, action, subject_kind, subject_id, before, after, request_id)
    values (${now}, ${staffId}, ${action}, ${subject.kind}, ${subject.id},
      ${before === undefined ? null : JSON.stringify(before)}, ${after === undefined ? null : JSON.stringify(after)},
      ${requestId})`
}

export type AuditFilter = {
  staffId: string | null
  action: string | null
  kind: string | null
  /** Only with a kind. */
  subject: string | null
  /** First and last day in India. */
  from: string | null
  to: string | null
}

type AuditRow = {
  id: string
  at: Date
  staffId: string | null
  staffName: string | null
  action: string
  subjectKind: string
  subjectId: string
  subjectName: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  requestId: string | null
}

/** The statement contains only the filters in use, so that PostgreSQL uses their index. */
function matching({ staffId, action, kind, subject, from, to }: AuditFilter) {
  const ofStaff = staffId === null ? sql`` : sql`and l.staff_id = ${staffId}`
  const ofAction = action === null ? sql`` : sql`and l.action = ${action}`
  const ofKind = kind === null ? sql`` : sql`and l.subject_kind = ${kind}`
  const ofSubject = kind === null || subject === null ? sql`` : sql`and l.subject_id = ${subject}`
  const since = from === null ? sql`` : sql`and l.at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`
  const until = to === null ? sql`` : sql`and l.at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`
  return sql`where true ${ofStaff} ${ofAction} ${ofKind} ${ofSubject} ${since} ${until} order by l.id desc`
}

/** Newest first. */
export function listAuditEntries(filter: AuditFilter, limit: number, offset: number) {
  return sql<AuditRow>`
    select l.id::text, l.at, s.id as "staffId", s.name as "staffName", l.action,
      l.subject_kind as "subjectKind", l.subject_id as "subjectId",
      case l.subject_kind
        when 'course' then (select title from courses where id = l.subject_id::uuid)
        when 'article' then (select title from articles where id = l.subject_id::uuid)
        when 'resource' then (select heading from resources where id = l.subject_id::uuid)
        when 'lesson' then (select name from media where id = l.subject_id::uuid)
        when 'staff' then (select name from staff where id = l.subject_id::uuid)
        when 'batch' then (select name from batches where id = l.subject_id::uuid)
        when 'import' then (select name from people_imports where id = l.subject_id::uuid)
        when 'mailing' then (select texts->'en'->>'subject' from mailings where id = l.subject_id::uuid)
        when 'student' then (select name from students where id = l.subject_id::uuid)
      end as "subjectName", l.before, l.after, l.request_id as "requestId"
    from (select * from audit_log l ${matching(filter)} limit ${limit} offset ${offset}) l
    left join staff s on s.id = l.staff_id
    order by l.id desc`
}

/** The number of entries, counted up to `most`, in the order of the list. */
export function countAuditEntries(filter: AuditFilter, most: number) {
  return sql<Count>`
    select count(*)::int as "count" from (select from audit_log l ${matching(filter)} limit ${most}) counted`
}

type EntryOfSubject = Pick<AuditRow, 'id' | 'at' | 'action' | 'after'> & { staff: string | null }

/** The log of one subject, of one action or of all, newest first. */
export function listEntriesOf(subject: { kind: string; id: string }, action: string | null, limit: number) {
  return sql<EntryOfSubject>`
    select l.id::text, l.at, s.name as "staff", l.action, l.after
    from audit_log l left join staff s on s.id = l.staff_id
    where l.subject_kind = ${subject.kind} and l.subject_id = ${subject.id}
      ${action === null ? sql`` : sql`and l.action = ${action}`}
    order by l.id desc limit ${limit}`
}
