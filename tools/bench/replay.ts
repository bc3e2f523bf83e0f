import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Recording } from './recording.ts'

/** Runs a recording again; `given` replaces texts of the recording, such as the student's id. */
export type Replay = (pool: pg.Pool, given?: ReadonlyMap<string, string>) => Promise<void>

/** Where a text comes from in each replay. */
type Source =
  | { kind: 'given' }
  | { kind: 'fresh'; prefix: string; length: number }
  | { kind: 'row'; row: number; column: string }

type Piece = string | { name: string }
type Value =
  | { kind: 'fixed'; value: unknown }
  | { kind: 'list'; values: Value[] }
  | { kind: 'text'; pieces: Piece[] }
  | { kind: 'time'; fromEndInMilliseconds: number }
type Step = {
  text: string
  name: string
  values: Value[]
  /** A length of 0 is a UUID. */
  fresh: { name: string; prefix: string; length: number }[]
  rows: { name: string; row: number; column: string }[]
}
type Unit = { isTransaction: boolean; steps: Step[] }

/** Ids created by the server, and those created by the database. */
const madeByServer = /\b(ord|order|pay|evt|rfnd)_(\w{10,})/g
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
/** A row that is inserted with its id: the server created it, and may have used it before. */
const insertsItsId = /^\s*insert into \w+ \(id\b/

/**
 * Prepares a recording for replay, with only the statements left to run: the server's ids are new each time, the
 * database's ids are taken from its rows, and times are as far from now as they were then.
 */
export function prepareReplay(
  { endedAt, steps: recorded }: Recording,
  given: readonly string[] = [],
): Replay {
  const sources = new Map<string, Source>(given.map((text) => [text, { kind: 'given' }]))
  const insertedIds = new Set(
    recorded
      .flat()
      .flatMap(({ statements }) => statements)
      .flatMap(({ text, values }) => (insertsItsId.test(text) ? [textOf(values[0])] : [])),
  )
  const stages = recorded.map((units) =>
    units.map(({ isTransaction, statements }): Unit => {
      const steps = statements.map(({ text, name, values, rows }): Step => {
        const fresh: Step['fresh'] = []
        const found: Step['rows'] = []
        const texts = values.map((value) => textOf(value))
        for (const [id = '', start = '', rest = ''] of texts.flatMap((one) => [
          ...one.matchAll(madeByServer),
        ])) {
          if (sources.has(id)) continue
          const source = { kind: 'fresh', prefix: `${start}_`, length: rest.length } as const
          sources.set(id, source)
          fresh.push({ name: id, ...source })
        }
        for (const [id] of texts.flatMap((one) => [...one.matchAll(uuid)])) {
          if (sources.has(id) || !insertedIds.has(id)) continue
          const source = { kind: 'fresh', prefix: '', length: 0 } as const
          sources.set(id, source)
          fresh.push({ name: id, ...source })
        }
        const prepared = values.map((value, index) =>
          prepareValue(value, texts[index] ?? '', sources, endedAt),
        )
        rows.forEach((row, at) => {
          for (const [column, cell] of Object.entries(row)) {
            if (typeof cell !== 'string' || sources.has(cell) || cell.match(uuid)?.[0] !== cell) continue
            sources.set(cell, { kind: 'row', row: at, column })
            found.push({ name: cell, row: at, column })
          }
        })
        return { text, name, values: prepared, fresh, rows: found }
      })
      return { isTransaction, steps }
    }),
  )
  return async (pool, texts = new Map()) => {
    const known = new Map(texts)
    for (const units of stages) await Promise.all(units.map((unit) => runUnit(pool, unit, known)))
  }
}

async function runUnit(pool: pg.Pool, unit: Unit, known: Map<string, string>): Promise<void> {
  if (!unit.isTransaction) {
    for (const step of unit.steps) await runStep(pool, step, known)
    return
  }
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const step of unit.steps) await runStep(client, step, known)
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function runStep(on: pg.Pool | pg.PoolClient, step: Step, known: Map<string, string>): Promise<void> {
  for (const { name, prefix, length } of step.fresh)
    known.set(
      name,
      length === 0 ? randomUUID() : prefix + randomBytes(length).toString('hex').slice(0, length),
    )
  const values = step.values.map((value) => valueNow(value, known))
  const { rows } = await on.query<Record<string, unknown>>({ text: step.text, name: step.name, values })
  for (const { name, row, column } of step.rows) known.set(name, String(rows[row]?.[column]))
}

function valueNow(value: Value, known: ReadonlyMap<string, string>): unknown {
  if (value.kind === 'fixed') return value.value
  if (value.kind === 'list') return value.values.map((one) => valueNow(one, known))
  if (value.kind === 'time') return new Date(Date.now() + value.fromEndInMilliseconds)
  return value.pieces.map((piece) => (typeof piece === 'string' ? piece : known.get(piece.name))).join('')
}

function prepareValue(
  value: unknown,
  text: string,
  sources: ReadonlyMap<string, Source>,
  endedAt: Date,
): Value {
  if (value instanceof Date)
    return { kind: 'time', fromEndInMilliseconds: value.getTime() - endedAt.getTime() }
  if (Array.isArray(value))
    return {
      kind: 'list',
      values: value.map((one) => prepareValue(one, textOf(one), sources, endedAt)),
    }
  const names = [...sources.keys()].filter((name) => text.includes(name))
  if (names.length === 0) return { kind: 'fixed', value }
  const split = new RegExp(`(${names.map((name) => name.replace(/[^\w-]/g, '\\$&')).join('|')})`)
  const pieces = text.split(split).filter((piece) => piece !== '')
  return { kind: 'text', pieces: pieces.map((piece) => (sources.has(piece) ? { name: piece } : piece)) }
}

/** A parameter as text to search for ids: objects are sent to the database as JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && !(value instanceof Date) && !Buffer.isBuffer(value) ? JSON.stringify(value) : ''
}
