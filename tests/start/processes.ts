import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { AccountCandidate } from '../../packages/embedded-postgres/account.ts'

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))
export const isRoot = process.getuid?.() === 0

type Ready = { url: string; pid: number }

export type Opened = {
  child: ChildProcess
  /** What the process prints once its database takes connections; null when it ends without. */
  ready: Promise<Ready | null>
  ended: Promise<{ code: number | null; stderr: string }>
}

type OpenOptions = {
  uid?: number
  gid?: number
  accounts?: readonly AccountCandidate[]
  project?: string
  /** The sentence of its progress at which it is killed. */
  killedAt?: string
}

/** Starts a process of its own that holds the database of a data folder. */
export function openDatabase(
  dataDir: string,
  { uid, gid, accounts, project = projectRoot, killedAt = '' }: OpenOptions = {},
): Opened {
  const given = accounts ? JSON.stringify(accounts) : ''
  const args = [join(project, 'tests/start/open-database.ts'), dataDir, given, killedAt]
  const child = spawn(process.execPath, args, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  })
  let stderr = ''
  child.stderr.on('data', (part) => {
    stderr += String(part)
  })
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, stderr })),
  )
  const ready = new Promise<Ready | null>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => resolve(JSON.parse(line)))
    child.on('close', () => resolve(null))
  })
  return { child, ready, ended }
}

/** The same, for a database that must come up. */
export async function openedDatabase(dataDir: string, options?: OpenOptions): Promise<Opened & Ready> {
  const opened = openDatabase(dataDir, options)
  const ready = await opened.ready
  if (ready) return { ...opened, ...ready }
  throw new Error(`The database did not come up: ${(await opened.ended).stderr}`)
}

export async function closeDatabase({ child, ended }: Opened): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

/** Runs one statement on a connection of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** A new folder that every user may enter. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stepmark-start-'))
  chmodSync(folder, 0o755)
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

export function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}
