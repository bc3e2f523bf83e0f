import { createReadStream, rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { dumpDatabase } from '../copy/dump.ts'
import { fillDatabase } from '../copy/fill.ts'
import type { Table } from '../copy/tables.ts'
import { databaseErrorCode } from '../database.ts'
import { StartFailure } from '../start-failure.ts'
import { socketUrl } from './socket-folder.ts'

/**
 * What the C library takes for a letter. By `C` those are A to Z alone, so the trigrams of a Hindi or Telugu
 * text are empty and no search finds it. glibc brings `C.UTF-8`, also where no locale is installed.
 */
export const characterTypes = 'C.UTF-8'

export const databaseName = 'stepmark'
const draftName = 'stepmark_next'
const previousName = 'stepmark_previous'

/** Makes the database when there is none yet; true when its character types know ASCII alone. */
export async function openDatabase(socketDir: string): Promise<boolean> {
  return withMaintenance(socketDir, async (client) => {
    const asked = 'select datctype as types from pg_database where datname = $1'
    const { rows } = await client.query<{ types: string }>(asked, [databaseName])
    if (rows.length === 0) await client.query(`create database ${databaseName}`)
    const [found] = rows.length === 0 ? (await client.query(asked, [databaseName])).rows : rows
    return found?.types === 'C' || found?.types === 'POSIX'
  })
}

/** Makes the empty database that the rows are to move to, anew; false where the machine lacks the locale. */
export async function makeDraft(socketDir: string): Promise<boolean> {
  return withMaintenance(socketDir, async (client) => {
    await client.query(`drop database if exists ${draftName} with (force)`)
    try {
      await client.query(`create database ${draftName} template template0 encoding 'UTF8'
        locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype '${characterTypes}'`)
      return true
    } catch (error) {
      if (databaseErrorCode(error) === unknownLocale) return false
      throw error
    }
  })
}

type MoveOptions = {
  /** The server's, which nobody else may know: what they wrote meanwhile would be lost. */
  socketDir: string
  home: string
  progress(sentence: string): void
  signal: AbortSignal
}

/**
 * Moves the rows into the draft by backup and restore, which reads every table again, and then exchanges the
 * names of both databases in one transaction. Whenever it is cut short, the database of before is untouched
 * under its name, or the new one is whole; the one of before stays until `forgetPrevious`.
 */
export async function moveIntoDraft({ socketDir, home, progress, signal }: MoveOptions): Promise<void> {
  const folder = rowsFolder(home)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  const pathOf = ({ schema, name }: Table) => join(folder, encodeURIComponent(`${schema}.${name}`))
  try {
    progress('Search: writing down the rows…')
    const url = socketUrl(socketDir, databaseName)
    const content = await dumpDatabase({ url, pathOf, readExtra: async () => null, signal })
    progress('Search: reading the rows into the new database…')
    if (content !== null)
      await fillDatabase({
        url: socketUrl(socketDir, draftName),
        content,
        open: (table) => [createReadStream(pathOf(table)), createGunzip()],
        replaces: true,
        beforeFilling: async () => undefined,
        beforeCommit: async () => progress('Search: every row is there…'),
        signal,
      })
    progress('Search: putting the new database in its place…')
    await withMaintenance(socketDir, async (client) => {
      // A database of this name is older than the one that is served.
      await client.query(`drop database if exists ${previousName} with (force)`)
      await client.query(
        `begin; alter database ${databaseName} rename to ${previousName};
         alter database ${draftName} rename to ${databaseName}; commit`,
      )
    })
    progress('Search: all rows are in the new database.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes the database of before a conversion and what a killed one has left. */
export async function forgetPrevious(socketDir: string, home: string): Promise<void> {
  rmSync(rowsFolder(home), { recursive: true, force: true })
  await withMaintenance(socketDir, async (client) => {
    for (const name of [draftName, previousName])
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
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: socketUrl(socketDir, 'postgres') })
  await client.connect().catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes('locale is incompatible'))) throw error
    throw new StartFailure(
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
