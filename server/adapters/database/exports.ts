import { type Nothing, type Statement, sql } from './sql.ts'

/** The last row of a batch, after which the next begins; `at` is exact to the microsecond. */
export type Cursor = { at: string; id: string }

export type ExportRow = Cursor & { cells: (string | null)[] }

/** A table for a spreadsheet. */
export type ExportTable = {
  header: readonly string[]
  batch(after: Cursor | null, size: number): Statement<ExportRow>
}

type Part = Statement<Nothing>

/** Newest first, after a given row, by an index on the time and the id. */
export function after(at: Part, id: Part, cursor: Cursor | null): Part {
  if (cursor === null) return sql`true`
  const moment = sql`${cursor.at}::timestamptz`
  return sql`${at} <= ${moment} and (${at} < ${moment} or ${id} > ${cursor.id}::uuid)`
}

/** A time in the school's time zone. */
export function time(at: Part): Part {
  return sql`to_char(${at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS')`
}

/** Paise as rupees, for a table. */
export function money(amount: Part): Part {
  return sql`(${amount} / 100.0)::numeric(14, 2)::text`
}

/** Paise as a number of rupees. */
export function rupees(amount: Part): Part {
  return sql`(${amount}) / 100.0::float8`
}

/** Tables that are read by their primary key. */
export function byId(header: readonly string[], table: Part, cells: Part): ExportTable {
  return {
    header,
    batch: (cursor, size) => sql<ExportRow>`
      select '' as at, t.id::text as id, array[${cells}] as cells from ${table} t
      ${cursor === null ? sql`` : sql`where t.id > ${cursor.id}::uuid`} order by t.id limit ${size}`,
  }
}
