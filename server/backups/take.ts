import { rm, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { copyFiles } from '../../packages/logical-backup/copy-files.ts'
import { type BackedUpFile, readFileList, writeFileList } from '../../packages/logical-backup/file-list.ts'
import {
  beginBackup,
  finishBackup,
  listBackups,
  nameOf,
  ownFile,
  secretName,
  tablePath,
} from '../../packages/logical-backup/folders.ts'
import { forgetOldBackups } from '../../packages/logical-backup/forget-old.ts'
import {
  format,
  type Manifest,
  manifestText,
  markOfSecret,
  readManifest,
} from '../../packages/logical-backup/manifest.ts'
import type { Clock } from '../adapters/clock.ts'
import { connectForCopying, dumpDatabase, type Snapshot } from '../adapters/database/copy.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import type { MediaStore } from '../adapters/media/media-store.ts'
import type { Settings } from '../settings.ts'
import { explained } from './explained.ts'
import { keptSecret } from './kept-secret.ts'
import { lockBackups } from './lock.ts'
import { listNamedFiles, listStillNamed, type NamedFile } from './queries.ts'

/** How often the rows are read again because media were deleted meanwhile. */
const tries = 5

type TakeOptions = {
  settings: Pick<Settings, 'dataDir' | 'secret'>
  databaseUrl: string
  media: MediaStore
  clock: Clock
  /** The folder of all backups. */
  to: string
  /** How many backups to keep, including this one; all by default. */
  keep: number | null
  progress(sentence: string): void
  signal: AbortSignal
}

export type TakenBackup = {
  folder: string
  manifest: Manifest
  newFiles: number
  newBytes: number
  /** How many earlier backups were deleted. */
  forgotten: number
}

/**
 * Writes a backup: all rows of one snapshot, then their media, then the manifest, without which it
 * is invalid. The product may keep running.
 *
 * @throws StartFailure or BackupFailure with one sentence for the terminal.
 */
export async function takeBackup(options: TakeOptions): Promise<TakenBackup> {
  const backups = resolve(options.to)
  if (`${backups}${sep}`.startsWith(`${options.settings.dataDir}${sep}`))
    throw new StartFailure('A backup within DATA_DIR would be lost with it: choose another folder.')
  const unlock = await lockBackups(backups)
  try {
    return await writeBackup(options, backups)
  } catch (error) {
    throw explained(error, backups, 'The backup could not be made')
  } finally {
    await unlock()
  }
}

async function writeBackup(
  { settings, databaseUrl, media, clock, keep, progress, signal }: TakeOptions,
  backups: string,
): Promise<TakenBackup> {
  const draft = await beginBackup(backups)
  try {
    const knownFiles = await filesOfLast(backups)
    let newFiles = 0
    let newBytes = 0
    for (let attempt = 1; ; attempt += 1) {
      progress('Writing the rows…')
      const snapshot = await dump(databaseUrl, draft, signal)
      progress('Copying media…')
      const contentTypes = new Map(snapshot.extra.map(({ key, contentType }) => [key, contentType]))
      const copied = await copyFiles({ store: media, backups, known: knownFiles, contentTypes, signal })
      newFiles += copied.newFiles
      newBytes += copied.newBytes
      for (const file of copied.files) knownFiles.set(file.key, file)
      const missing = missingFrom(copied.files, snapshot.extra)
      if (attempt < tries && (await wereDeleted(databaseUrl, missing))) continue
      const manifest = {
        ...(await describe(draft, snapshot, copied.files, missing)),
        finishedAt: clock.now().toISOString(),
        secret: await writeSecret(draft, settings),
      }
      const folder = await finishBackup(draft, nameOf(snapshot.takenAt), manifestText(manifest))
      const forgotten = keep === null ? 0 : await forgetOldBackups(backups, keep, folder)
      return { folder, manifest, newFiles, newBytes, forgotten }
    }
  } catch (error) {
    // Its disk space may be needed by the product.
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function dump(url: string, draft: string, signal: AbortSignal): Promise<Snapshot<NamedFile[]>> {
  const { text, values } = listNamedFiles()
  const snapshot = await dumpDatabase({
    url,
    pathOf: (table) => tablePath(draft, table),
    readExtra: async (client) => (await client.query<NamedFile>(text, [...values])).rows,
    signal,
  })
  if (snapshot === null)
    throw new StartFailure('There is nothing to back up: the database holds no tables of Stepmark.')
  return snapshot
}

/** The last backup's media; empty when it cannot be read. */
async function filesOfLast(backups: string): Promise<Map<string, BackedUpFile>> {
  const files = new Map<string, BackedUpFile>()
  const [last] = await listBackups(backups)
  if (last === undefined) return files
  try {
    await readManifest(last)
    for await (const file of readFileList(last)) files.set(file.key, file)
  } catch {
    files.clear()
  }
  return files
}

function missingFrom(files: readonly BackedUpFile[], wanted: readonly NamedFile[]): string[] {
  const sizes = new Map(files.map(({ key, byteCount }) => [key, byteCount]))
  return wanted.filter(({ key, byteCount }) => sizes.get(key) !== byteCount).map(({ key }) => key)
}

/**
 * Whether the rows that referred to a missing file are gone too: then the snapshot is outdated. A
 * file that rows still refer to is lost, and a later snapshot would not help.
 */
async function wereDeleted(url: string, missing: readonly string[]): Promise<boolean> {
  if (missing.length === 0) return false
  const { text, values } = listStillNamed(missing)
  const client = await connectForCopying(url)
  try {
    return (await client.query(text, [...values])).rows.length < missing.length
  } finally {
    await client.end()
  }
}

async function describe(
  draft: string,
  { takenAt, serverVersion, migrations, tables, sequences }: Snapshot<unknown>,
  files: readonly BackedUpFile[],
  lost: string[],
): Promise<Omit<Manifest, 'finishedAt' | 'secret'>> {
  return {
    format,
    takenAt: takenAt.toISOString(),
    serverVersion,
    migrations,
    tables,
    sequences,
    media: {
      files: files.length,
      bytes: files.reduce((sum, { byteCount }) => sum + byteCount, 0),
      list: await writeFileList(draft, files),
      lost,
    },
  }
}

async function writeSecret(
  draft: string,
  { dataDir, secret }: TakeOptions['settings'],
): Promise<Manifest['secret']> {
  const isKept = keptSecret(dataDir) === secret
  if (isKept) await writeFile(join(draft, secretName), secret, ownFile)
  return { isKept, mark: markOfSecret(secret) }
}
