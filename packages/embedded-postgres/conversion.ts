import { rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { characterTypes } from './cluster.ts'
import { LaunchFailure } from './launch-failure.ts'
import type { Owner } from './owner.ts'
import { socketUrl } from './socket-folder.ts'

/** Copies every row of a database into an empty one of the same server. */
export type CopyRows = (copy: {
  from: string
  to: string
  /** Empty, only for this process, and deleted afterwards. */
  folder: string
  progress(sentence: string): void
  signal: AbortSignal
}) => Promise<void>

const draftOf = ({ name }: Owner) => `${name}_next`
const previousOf = ({ name }: Owner) => `${name}_previous`

/** Creates the database if there is none; true when its character types are ASCII only. */
export async function openDatabase(socketDir: string, owner: Owner): Promise<boolean> {
  return withMaintenance(socketDir, owner, async (client) => {
    const asked = 'select datctype as types from pg_database where datname = $1'
    const { rows } = await client.query<{ types: string }>(asked, [owner.name])
    if (rows.length === 0) await client.query(`create database ${owner.name}`)
    const [found] = rows.length === 0 ? (await client.query(asked, [owner.name])).rows : rows
    return found?.types === 'C' || found?.types === 'POSIX'
  })
}

/** Recreates the empty database that the rows move to; false where the system lacks the locale. */
export async function makeDraft(socketDir: string, owner: Owner): Promise<boolean> {
  return withMaintenance(socketDir, owner, async (client) => {
    await client.query(`drop database if exists ${draftOf(owner)} with (force)`)
    try {
      await client.query(`create database ${draftOf(owner)} template template0 encoding 'UTF8'
        locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype '${characterTypes}'`)
      return true
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === unknownLocale) return false
      throw error
    }
  })
}

type MoveOptions = {
  /** Of the server, which must have no other client: writes in the meantime would be lost. */
  socketDir: string
  owner: Owner
  home: string
  copyRows: CopyRows
  progress(sentence: string): void
  signal: AbortSignal
}

/**
 * Moves the rows into the draft and then swaps the names of both databases in one transaction. If it is interrupted at
 * any point, either the old database is intact under its name, or the new one is complete; the old one stays until
 * `forgetPrevious`.
 */
export async function moveIntoDraft({
  socketDir,
  owner,
  home,
  copyRows,
  progress,
  signal,
}: MoveOptions): Promise<void> {
  const folder = rowsFolder(home)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  try {
    const [from, to] = [socketUrl(socketDir, owner), socketUrl(socketDir, owner, draftOf(owner))]
    await copyRows({ from, to, folder, progress, signal })
    progress('Putting the new database in its place…')
    await withMaintenance(socketDir, owner, async (client) => {
      // A database of this name is older than the current one.
      await client.query(`drop database if exists ${previousOf(owner)} with (force)`)
      await client.query(
        `begin; alter database ${owner.name} rename to ${previousOf(owner)};
         alter database ${draftOf(owner)} rename to ${owner.name}; commit`,
      )
    })
    progress('All rows are in the new database.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes the previous database of a conversion, and leftovers of an interrupted one. */
export async function forgetPrevious(socketDir: string, owner: Owner, home: string): Promise<void> {
  rmSync(rowsFolder(home), { recursive: true, force: true })
  await withMaintenance(socketDir, owner, async (client) => {
    for (const name of [draftOf(owner), previousOf(owner)])
      await client.query(`drop database if exists ${name} with (force)`)
  })
}

/** PostgreSQL's code for a locale that the C library does not have. */
const unknownLocale = '42809'

function rowsFolder(home: string): string {
  return join(home, 'conversion')
}

async function withMaintenance<Result>(
  socketDir: string,
  owner: Owner,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: socketUrl(socketDir, owner, 'postgres') })
  await client.connect().catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes('locale is incompatible'))) throw error
    throw new LaunchFailure(
      `The database was made where the C library has the locale ${characterTypes}, which this machine lacks: install it.`,
      { cause: error },
    )
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
