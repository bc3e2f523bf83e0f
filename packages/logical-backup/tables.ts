import pg from 'pg'

export type Table = { schema: string; name: string; columns: string[] }
export type Sequence = { schema: string; name: string; lastValue: string }

/** Excludes PostgreSQL's own schemas. */
const ours = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'"

/** The tables of a database with their stored (not computed) columns; without those of extensions. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${ours} and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`)
  return rows
}

/** The used sequences, with the last number. A sequence is not part of the snapshot: it is never behind the rows. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select n.schemaname as schema, n.sequencename as name, n.last_value::text as "lastValue"
    from (select schemaname as nspname, * from pg_sequences) n
    where ${ours} and n.last_value is not null order by 1, 2`)
  return rows
}

export type ForeignKey = { table: string; name: string; definition: string }

/** The foreign keys, each with the SQL that recreates it. */
export async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as table, format('%I', k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${ours} order by 1, 2`)
  return rows
}

/** How a table is named in a statement. */
export function tableInSql({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

export function columnsInSql({ columns }: Pick<Table, 'columns'>): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}

/**
 * Prepares a connection for copying all rows, which may take long: every server must format each value the same way.
 */
export async function prepareForCopying(client: pg.Client): Promise<void> {
  await client.query(`
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set idle_session_timeout = 0;
    set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'`)
}
