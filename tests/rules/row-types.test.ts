import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Statement, sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

type Column = Pick<pg.FieldDef, 'name' | 'tableID' | 'columnID' | 'dataTypeID'>
type Asked = { name: string; row: Type; statements: Statement<unknown>[] }

const { builtins } = pg.types
/** What node-postgres makes of a value; of other types, such as JSON, it may be anything. */
const read: Record<number, string> = {
  [builtins.BOOL]: 'boolean',
  [builtins.INT2]: 'number',
  [builtins.INT4]: 'number',
  [builtins.FLOAT4]: 'number',
  [builtins.FLOAT8]: 'number',
  [builtins.INT8]: 'string',
  [builtins.NUMERIC]: 'string',
  [builtins.TEXT]: 'string',
  [builtins.VARCHAR]: 'string',
  [builtins.UUID]: 'string',
  [builtins.INET]: 'string',
  [builtins.DATE]: 'Date',
  [builtins.TIMESTAMP]: 'Date',
  [builtins.TIMESTAMPTZ]: 'Date',
  [builtins.BYTEA]: 'Buffer',
  1000: 'Array',
  1005: 'Array',
  1007: 'Array',
  1009: 'Array',
  1182: 'Array',
  1185: 'Array',
  2951: 'Array',
}

let app: TestApp
let client: pg.Client
const api = new API()
let checker: Checker
/** The names of the columns that may hold null, by table and number. */
let nullable: Map<string, string>
/** The names of tables, by number. */
let tables: Map<number, string>
const asked: Asked[] = []
const unasked: string[] = []

beforeAll(async () => {
  app = await startTestApp()
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ column: string; name: string }>(`
    select attrelid || '.' || attnum as "column", attname as "name" from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' where attnum > 0 and not attnotnull`)
  const named = await client.query<{ id: number; name: string }>(`
    select oid::int as "id", relname as "name" from pg_class where relkind = 'r'`)
  tables = new Map(named.rows.map(({ id, name }) => [id, name]))
  nullable = new Map(rows.map(({ column, name }) => [column, name]))
  const project = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] }).getProjects()[0]
  if (project === undefined) throw new Error('no project')
  checker = project.checker
  for (const file of globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })) {
    if (!/queries/.test(file)) continue
    const source = project.program.getSourceFile(resolve(file))
    const module = source && checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${file} is not of the project`)
    const made: Record<string, unknown> = await import(resolve(file))
    for (const symbol of checker.getExportsOfModule(module)) {
      const make = made[symbol.name]
      const type = typeof make === 'function' ? checker.getTypeOfSymbol(symbol) : undefined
      const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0]
      const returned = signature && checker.getReturnTypeOfSignature(signature)
      const row =
        returned?.getAliasSymbol()?.name === 'Statement' ? returned.getAliasTypeArguments()[0] : null
      if (typeof make !== 'function' || !signature || !row) continue
      const name = `${file} › ${symbol.name}`
      const parameters = signature.getParameters().map((one) => checker.getTypeOfSymbol(one))
      try {
        const statements = [0, 1].map((choice) => make(...parameters.map((one) => sample(one, choice))))
        asked.push({ name, row, statements })
      } catch (error) {
        unasked.push(`${name}: ${error}`)
      }
    }
  }
})
afterAll(async () => {
  api.close()
  await client.end()
  await app.close()
})

describe('the statements of the product', () => {
  test('give the columns that the types of their rows name, each of a type that it can hold', async () => {
    const faults: string[] = []
    for (const { name, row, statements } of asked) {
      const found = await Promise.all(statements.map((statement) => faultsOf(statement, row)))
      faults.push(...new Set(found.flat().map((fault) => `${name}: ${fault}`)))
    }
    expect(faults).toEqual([])
  })

  test('are in query files only, where they are checked', () => {
    const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/adapters/database/**'] })
    const own = files.filter((file) => /\bsql(<[^`]*>)?`/.test(readFileSync(file, 'utf8')))
    expect(own.filter((file) => !/queries/.test(file))).toEqual([])
    expect(own.length).toBeGreaterThan(50)
  })

  test('are all looked at, but for few whose values cannot be guessed', () => {
    expect(asked.length).toBeGreaterThan(500)
    expect(unasked).toEqual([])
  })

  test.each([
    [sql`select id, public_id::bytea as "name" from orders`, ['name is Buffer, not string']],
    [sql`select id, state_code as "name" from orders`, ['name may be null']],
    [sql`select id, state_code as "name" from orders where state_code is not null`, []],
    [sql`select o.id, c.name from orders o left join categories c on c.id = o.id`, ['name may be null']],
    [sql`select o.id, o.public_id as "name" from orders o left join courses c on c.id = o.course_id`, []],
    [
      sql`select o.id, o.state_code as "name" from orders o left join courses c on c.id = o.course_id`,
      ['name may be null'],
    ],
    [sql`select id, public_id as "name", plan from orders`, ['plan is not of its type']],
    [sql`select id from orders`, ['name is no column']],
    [sql`select id, public_ids from orders`, ['PostgreSQL refuses it: column "public_ids" does not exist']],
  ])('one that gives something else is noticed', async (statement, faults) => {
    const known = asked.find(({ name }) => name.endsWith('› lockCategories'))
    if (known === undefined) throw new Error('no row type')
    expect(await faultsOf(statement, known.row)).toEqual(faults)
  })
})

async function faultsOf({ text }: Statement<unknown>, row: Type): Promise<string[]> {
  if (row.flags & (TypeFlags.Unknown | TypeFlags.Any) || checker.getIndexInfosOfType(row).length > 0)
    return []
  const columns = await describeColumns(text).catch((error: Error) => error)
  if (columns instanceof Error) return [`PostgreSQL refuses it: ${columns.message}`]
  const properties = checker.getPropertiesOfType(row)
  const names = columns.map(({ name }) => name)
  const joined = outerJoined(text)
  return [
    ...names
      .filter((name) => !properties.some((one) => one.name === name))
      .map((name) => `${name} is not of its type`),
    ...properties.flatMap((property) => {
      const column = columns.find((one) => one.name === property.name)
      const types = membersOf(checker.getTypeOfSymbol(property))
      const isOptional = types.some(({ flags }) => flags & TypeFlags.Undefined)
      if (column === undefined) return isOptional ? [] : [`${property.name} is no column`]
      const wanted = read[column.dataTypeID]
      const other = types
        .map(nameOf)
        .filter((one) => one !== 'null' && one !== 'undefined' && one !== 'unknown' && one !== wanted)
      const nullableName = nullable.get(`${column.tableID}.${column.columnID}`)
      const mayBeNull =
        joined.has(tables.get(column.tableID) ?? '') ||
        (nullableName !== undefined && !isAskedFor(nullableName, text))
      const takesNull = types.some(({ flags }) => flags & (TypeFlags.Null | TypeFlags.Unknown))
      return [
        ...(wanted !== undefined && other.length > 0
          ? [`${property.name} is ${wanted}, not ${other.join(' or ')}`]
          : []),
        ...(mayBeNull && !takesNull ? [`${property.name} may be null`] : []),
      ]
    }),
  ]
}

/** Tables that are only outer-joined: their columns are all nullable. */
function outerJoined(text: string): Set<string> {
  const outer = [...text.matchAll(/\bleft join (\w+)/g)].map(([, table = '']) => table)
  const inner = [...text.matchAll(/(?<!\bleft )\bjoin (\w+)|\b(?:from|update|into) (\w+)/g)].flat()
  return new Set(outer.filter((table) => !inner.includes(table)))
}

/** Whether only rows are wanted that have a value there. */
function isAskedFor(column: string, text: string): boolean {
  return new RegExp(`\\b(where|and)\\s+(\\w+\\.)?${column}\\s*(=|<|>|between|is not null)`).test(text)
}

/** Asks PostgreSQL what a statement would give, without running it. */
function describeColumns(text: string): Promise<Column[]> {
  return new Promise((done, failed) => {
    let columns: Column[] = []
    const question = {
      submit(connection: pg.Connection) {
        connection.parse({ text, name: '', types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: ({ fields }: { fields: Column[] }) => {
        columns = fields
      },
      handleParseComplete: () => undefined,
      handleError: failed,
      handleReadyForQuery: () => done(columns),
    }
    client.query(question as unknown as pg.Submittable)
  })
}

function membersOf(type: Type | undefined): readonly Type[] {
  if (type === undefined) return []
  return type.isUnionType() ? type.getTypes() : [type]
}

function nameOf(type: Type): string {
  if (type.flags & TypeFlags.Null) return 'null'
  if (type.flags & TypeFlags.Undefined) return 'undefined'
  if (type.flags & TypeFlags.Unknown) return 'unknown'
  if (type.flags & TypeFlags.StringLike) return 'string'
  if (type.flags & TypeFlags.NumberLike) return 'number'
  if (type.flags & TypeFlags.BooleanLike) return 'boolean'
  const name = type.getSymbol()?.name ?? checker.typeToString(type)
  return name === 'ReadonlyArray' ? 'Array' : name
}

/** A value of a type: the first of a choice, or the last. */
function sample(type: Type | undefined, choice: number): unknown {
  if (type === undefined) throw new Error('no type')
  if (type.isUnionType()) {
    const types = type.getTypes().filter(({ flags }) => !(flags & TypeFlags.Undefined))
    const filled = types.filter(({ flags }) => !(flags & TypeFlags.Null))
    return sample(
      choice === 0 ? filled[0] : (types.find(({ flags }) => flags & TypeFlags.Null) ?? types.at(-1)),
      choice,
    )
  }
  if (type.isLiteralType()) return type.value
  if (type.flags & TypeFlags.Null) return null
  if (type.flags & TypeFlags.StringLike) return '00000000-0000-4000-8000-000000000001'
  if (type.flags & TypeFlags.NumberLike) return 1
  if (type.flags & TypeFlags.BooleanLike) return choice === 0
  if (type.getAliasSymbol()?.name === 'Statement') return sql`true`
  const name = nameOf(type)
  if (name === 'Date') return new Date()
  if (name === 'Buffer' || name === 'Uint8Array') return Buffer.alloc(32)
  if (name === 'Array') return [sample(checker.getTypeArguments(type as never)[0], choice)]
  if (checker.isTupleType(type))
    return checker.getTypeArguments(type as never).map((one) => sample(one, choice))
  const properties = checker.getPropertiesOfType(type)
  return Object.fromEntries(properties.map((one) => [one.name, sample(checker.getTypeOfSymbol(one), choice)]))
}
