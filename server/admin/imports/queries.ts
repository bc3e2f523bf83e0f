import type { Role } from '../../../domain/addresses.ts'
import type { Grant, RowRequest } from '../../../domain/admin/people/rules.ts'
import { type Count, type Id, sql } from '../../adapters/database/sql.ts'

/** The input of a row: a person for a file, a known student for a bulk grant. */
export type StoredRow = RowRequest | { studentId: string; grant: Grant }

type NewImport = {
  id: string
  kind: 'file' | 'grant'
  name: string
  contentHash: Buffer
  batchId: string | null
  staffId: string
  reason: string | null
  now: Date
}

/** No row if the id, or the same file, already exists. */
export function insertImport(one: NewImport) {
  return sql<Id>`
    insert into people_imports (id, kind, name, file_hash, batch_id, staff_id, reason, created_at)
    values (${one.id}, ${one.kind}, ${one.name}, ${one.contentHash}, ${one.batchId}, ${one.staffId}, ${one.reason}, ${one.now})
    on conflict do nothing returning id`
}

type ImportState = { id: string; isFinished: boolean; refusedRows: number[] }

export function findImportOf(contentHash: Buffer) {
  return sql<ImportState>`
    select i.id, i.finished_at is not null as "isFinished",
      coalesce((select array_agg(r.row) from people_import_rows r where r.import_id = i.id and r.refusal is not null),
        '{}') as "refusedRows"
    from people_imports i where i.file_hash = ${contentHash}`
}

type NewRow = { row: number; asked: StoredRow | null; refusal: string | null }

export function insertRows(importId: string, rows: readonly NewRow[]) {
  return sql`
    insert into people_import_rows (import_id, row, asked, refusal)
    select ${importId}::uuid, r.row, r.asked, r.refusal
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(row integer, asked jsonb, refusal text)`
}

export type ImportRow = {
  id: string
  kind: 'file' | 'grant'
  name: string
  staff: string
  createdAt: Date
  finishedAt: Date | null
  rows: number
  done: number
  added: number
  refused: number
}

const head = sql`
  i.id, i.kind, i.name, s.name as "staff", i.created_at as "createdAt", i.finished_at as "finishedAt", t.rows, t.done, t.added,
  t.refused`
const tally = sql`
  cross join lateral (
    select count(*)::int as rows, (count(*) filter (where asked is null or refusal is not null))::int as done,
      (count(*) filter (where is_new))::int as added, (count(*) filter (where refusal is not null))::int as refused
    from people_import_rows where import_id = i.id) t`

const matching = (search: string | null) => sql`
  (${search}::text is null or position(lower(${search}) in lower(name)) > 0)`

export function listImports(search: string | null, limit: number, offset: number) {
  return sql<ImportRow>`
    select ${head} from (
      select * from people_imports where ${matching(search)} order by created_at desc, id limit ${limit} offset ${offset}
    ) i
    join staff s on s.id = i.staff_id ${tally} order by i.created_at desc, i.id`
}

export function countImports(search: string | null) {
  return sql<Count>`
    select count(*)::int as "count" from people_imports where ${matching(search)}`
}

export function findImport(id: string) {
  return sql<ImportRow>`
    select ${head} from people_imports i join staff s on s.id = i.staff_id ${tally} where i.id = ${id}`
}

export function listRefusedRows(id: string) {
  return sql<{ row: number; refusal: string | null }>`
    select row, refusal from people_import_rows where import_id = ${id} and refusal is not null order by row limit 100`
}

type NextRow = {
  row: number
  asked: StoredRow
  batchId: string | null
  staffId: string
  /** Roles of the member of staff who requested it; empty once they are blocked. */
  roles: Role[]
}

/** The next unprocessed row, locked; concurrent processes get different ones. */
export function lockNextRow(importId: string) {
  return sql<NextRow>`
    select r.row, r.asked, i.batch_id as "batchId", i.staff_id as "staffId",
      case when s.disabled_at is null then s.roles else '{}' end as "roles"
    from people_import_rows r join people_imports i on i.id = r.import_id join staff s on s.id = i.staff_id
    where r.import_id = ${importId} and r.asked is not null
    order by r.row limit 1 for update of r skip locked`
}

type Outcome = { studentId: string | null; isNew: boolean; refusal: string | null }

/** The result of a row; its input is deleted. */
export function finishRow(importId: string, row: number, { studentId, isNew, refusal }: Outcome) {
  return sql`
    update people_import_rows set asked = null, student_id = ${studentId}, is_new = ${isNew}, refusal = ${refusal}
    where import_id = ${importId} and row = ${row}`
}

export function finishImport(id: string, now: Date) {
  return sql`
    update people_imports set finished_at = coalesce(finished_at, ${now})
    where id = ${id} and not exists (select from people_import_rows where import_id = ${id} and asked is not null)`
}

export function listCourseChoices() {
  return sql<{ id: string; title: string; slug: string }>`
    select id, title, slug from courses where status = 'published'`
}
