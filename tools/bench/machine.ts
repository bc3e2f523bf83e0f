import { cpus, totalmem } from 'node:os'
import type { Database } from '../../server/adapters/database/database.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { arePinned } from './processes.ts'

/** The machine that the numbers were measured on. */
export type Machine = Record<string, string>

export async function describeMachine(database: Database, loadBefore: number): Promise<Machine> {
  const version = await database.first(
    sql<{ version: string }>`select split_part(version(), ' on ', 1) as version`,
  )
  const [first] = cpus()
  return {
    Date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    Processor: `${first?.model.trim() ?? 'unknown'}, ${cpus().length} cores`,
    Memory: `${(totalmem() / 2 ** 30).toFixed(1)} GiB`,
    Node: process.version,
    Database: `${version?.version ?? 'unknown'}, embedded, on the same machine with its default durability`,
    Cores: arePinned
      ? 'the measured process on the first core, the load generator on the second, PostgreSQL on either'
      : 'not assigned: taskset or a second core is missing',
    'Other work on the machine': `load average ${loadBefore.toFixed(1)} before the run`,
  }
}
