/** T5: what pages and lists read of a database with years of a large school, and how fast it responds. */
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { readSettings } from '../../server/settings.ts'
import { databaseNamed, runOn } from '../../tests/support/database.ts'
import { recordFigure, recordPlanted } from '../../tests/support/figures.ts'
import { openFolder } from '../../tests/support/folders.ts'
import { asksOf } from '../bench/asks.ts'
import { explainAll } from '../bench/explain.ts'
import { silent, startRecordedApp } from '../bench/in-process.ts'
import { writeLargeSchool } from '../bench/large-school.ts'
import { percentile } from '../bench/report.ts'

const share = process.env['ASSURE_SHORT'] === undefined ? 1 : 0.02
const size = {
  courses: 2000,
  students: 100_000 * share,
  tickets: 200_000 * share,
  orders: 222_300 * share,
  texts: 5000,
  media: 10_000,
  auditEvents: 200_000 * share,
  attempts: 1_000_000 * share,
}
const times = share === 1 ? 100 : 5
const largeFromRows = 10_001
const mostMilliseconds = 100

const tables = {
  students: 'students',
  'progress rows': 'lesson_progress',
  tickets: 'tickets',
  payments: 'payments',
} as const

const folder = await openFolder('size')
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'database'),
  log: silent,
  progress: () => undefined,
})
try {
  await runOn(postgres.url, 'create database at_size')
  const url = databaseNamed(postgres.url, 'at_size')
  await writeLargeSchool(url, size)
  await measure(url)
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(url: string): Promise<void> {
  const settings = readSettings({ DEMO: '1', DATA_DIR: folder, APP_SECRET: randomBytes(32).toString('hex') })
  const recorded = await startRecordedApp(settings, url)
  try {
    const asks = await asksOf(recorded)
    const plans: string[] = []
    const slow: string[] = []
    let slowest = 0
    for (const { name, isList, ask } of asks) {
      recorded.take()
      await ask()
      plans.push(...(await explainAll(url, name, recorded.take(), largeFromRows)))
      if (!isList) continue
      const taken: number[] = []
      for (let time = 0; time < times; time += 1) {
        const startedAt = performance.now()
        await ask()
        taken.push(performance.now() - startedAt)
      }
      const p99 = percentile(taken, 0.99)
      slowest = Math.max(slowest, p99)
      if (p99 > mostMilliseconds) slow.push(`${name} ${p99.toFixed(0)} ms`)
    }
    await plant(url)
    const sizes = await measureTables(url)
    const reads = [...new Set(plans.filter((plan) => plan.includes('SEQUENTIAL')))]
    const figure = [
      `${plans.length} plans of ${asks.length} calls, ${reads.length} read a large table whole${reads.length > 0 ? ` (${reads.join('; ')})` : ''}`,
      `99 of 100 answers within ${slowest.toFixed(0)} ms${slow.length > 0 ? ` (${slow.join('; ')})` : ''}`,
      `bytes of a row with its indexes: ${sizes.map(({ part, bytesEach }) => `${part} ${bytesEach}`).join(', ')}`,
    ].join('; ')
    for (const { part, rows } of sizes)
      recordFigure({ id: 'T5', part, n: rows, figure, isMet: reads.length === 0 && slow.length === 0 })
  } finally {
    await recorded.close()
  }
}

type TableSize = { part: string; rows: number; bytesEach: number }

async function measureTables(url: string): Promise<TableSize[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const sizes: TableSize[] = []
  for (const [part, table] of Object.entries(tables)) {
    const { rows: counted } = await client.query<{ rows: number; bytes: number }>(
      `select count(*)::int as rows, pg_total_relation_size('${table}')::float8 as bytes from ${table}`,
    )
    const { rows = 0, bytes = 0 } = counted[0] ?? {}
    sizes.push({ part, rows, bytesEach: Math.round(bytes / Math.max(1, rows)) })
  }
  await client.end()
  return sizes
}

/** A statement that scans a large table is reported. */
async function plant(url: string): Promise<void> {
  const statement = {
    text: 'select count(*) from lesson_progress where position_in_seconds = 161.5',
    values: [],
    name: 'planted',
    rows: [],
  }
  const recording = { endedAt: new Date(), steps: [[{ isTransaction: false, statements: [statement] }]] }
  const plans = await explainAll(url, 'planted', recording, 1000)
  if (plans.some((plan) => plan.includes('SEQUENTIAL lesson_progress')))
    recordPlanted('T5', 'a statement that reads a large table whole is found')
}
