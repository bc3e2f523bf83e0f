import { randomBytes } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { dumpRows } from './dump.ts'
import { fillRows } from './fill.ts'
import type { Table } from './tables.ts'

const { signal } = new AbortController()
const names = ['lending', 'reading'].map((name) => `${name}_${randomBytes(6).toString('hex')}`)
const folder = mkdtempSync(join(tmpdir(), 'library-'))
const pathOf = ({ schema, name }: Table) => join(folder, `${schema}.${name}`)
const tables = `create table shelves (id int primary key);
  create table books (id serial primary key, shelf int references shelves, title text, length int generated always as (length(title)) stored)`
let server: pg.Client
let source: pg.Client
let target: pg.Client

beforeAll(async () => {
  server = await connect('postgres')
  for (const name of names) await server.query(`create database ${name}`)
  const [from = '', to = ''] = names
  source = await connect(from)
  target = await connect(to)
  await source.query(tables)
  await source.query(`insert into shelves values (1), (2);
    insert into books (shelf, title) values (1, E'A tab\\t, a line\\n and \\\\'), (2, null), (null, 'गणित')`)
})
afterAll(async () => {
  await source.end()
  await target.end()
  for (const name of names) await server.query(`drop database ${name}`)
  await server.end()
  rmSync(folder, { recursive: true })
})

async function connect(database: string): Promise<pg.Client> {
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return client
}

const dump = () => dumpRows({ client: source, pathOf, readExtra: async () => null, signal })

function fill(content: Awaited<ReturnType<typeof dump>>) {
  return fillRows({
    client: target,
    content,
    open: (table) => [createReadStream(pathOf(table)), createGunzip()],
    makeTables: async (client) => void (await client.query(tables)),
    beforeCommit: async () => undefined,
    signal,
  })
}

it('copies rows, computed columns and sequences of any database into another', async () => {
  const content = await dump()
  expect(content.tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['books', 3],
    ['shelves', 2],
  ])
  await target.query('create table other (id int)')
  await fill(content)
  const all = 'select * from books order by id'
  expect((await target.query(all)).rows).toEqual((await source.query(all)).rows)
  expect((await target.query('insert into books (title) values (null) returning id')).rows).toEqual([
    { id: 4 },
  ])
  expect((await target.query(`select to_regclass('other') as other`)).rows).toEqual([{ other: null }])
})

it('leaves a database unchanged when a row differs from the dump', async () => {
  const content = await dump()
  await fill(content)
  const wrong = content.tables.map((table) => ({ ...table, rowSum: table.rowSum.replace(/^./, 'x') }))
  await target.query('create table other (id int)')
  await expect(fill({ ...content, tables: wrong })).rejects.toThrow(
    'The table books would not be what it was: 3 rows for 3. Nothing was changed.',
  )
  await target.query('rollback')
  expect((await target.query(`select to_regclass('other')::text as other`)).rows).toEqual([
    { other: 'other' },
  ])
})
