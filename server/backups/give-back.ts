import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { fillDatabase } from '../adapters/database/copy/fill.ts'
import { asStartFailure, StartFailure } from '../adapters/database/start-failure.ts'
import { summing, sumOf } from '../adapters/file-sum.ts'
import type { MediaStore } from '../adapters/media/media-store.ts'
import { keptSecretPath, type Settings } from '../settings.ts'
import type { CheckedBackup } from './check.ts'
import { explained } from './explained.ts'
import { poolPath, tablePath } from './folders.ts'
import { inParallel } from './in-parallel.ts'
import { keptSecret } from './kept-secret.ts'
import { type BackedUpFile, readMediaList } from './media-list.ts'

const filesAtOnce = 4

type GiveBackOptions = {
  backup: CheckedBackup
  settings: Pick<Settings, 'dataDir' | 'secret'>
  databaseUrl: string
  media: MediaStore
  /** What the database holds is deleted; else it must hold nothing. */
  replaces: boolean
  progress(sentence: string): void
  signal: AbortSignal
}

/**
 * Brings a checked backup into a database and a media store: media first, so that no row ever names a
 * missing file, then rows and secret together. Until the end the database is as it was.
 *
 * @throws StartFailure with one sentence for the person at the terminal.
 */
export async function giveBack(options: GiveBackOptions): Promise<{ writtenFiles: number }> {
  const { backup, settings, databaseUrl, replaces, progress, signal } = options
  let writtenFiles = 0
  try {
    await fillDatabase({
      url: databaseUrl,
      content: backup.manifest,
      open: (table) => [createReadStream(tablePath(backup.folder, table)), createGunzip()],
      replaces,
      async beforeFilling() {
        progress('Copying media…')
        writtenFiles = await giveBackMedia(options)
        progress('Writing the rows, and comparing every table…')
      },
      beforeCommit: () => giveBackSecret(backup, settings),
      signal,
    })
  } catch (error) {
    throw explained(asStartFailure(error, settings.dataDir), 'The backup could not be restored')
  }
  return { writtenFiles }
}

async function giveBackMedia({ backup, settings, media, signal }: GiveBackOptions): Promise<number> {
  const scratch = join(settings.dataDir, 'restoring')
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true })
  try {
    const there = new Map<string, number>()
    for await (const { key, byteCount } of media.list()) there.set(key, byteCount)
    let written = 0
    await inParallel(readMediaList(backup.folder), filesAtOnce, async (file) => {
      signal.throwIfAborted()
      if (there.get(file.key) === file.byteCount && (await isSame(media, file))) return
      const path = join(scratch, randomUUID())
      await copyChecked(poolPath(backup.backups, file.sha256), path, file, signal)
      await media.putFile(file.key, path, file.contentType)
      await rm(path, { force: true })
      written += 1
    })
    return written
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function isSame(media: MediaStore, { key, byteCount, sha256 }: BackedUpFile): Promise<boolean> {
  if (byteCount === 0) return true
  const found = await sumOf(await media.read(key, { start: 0, end: byteCount - 1 }))
  return found.sha256 === sha256
}

async function copyChecked(
  from: string,
  to: string,
  { sha256 }: BackedUpFile,
  signal: AbortSignal,
): Promise<void> {
  const sum = summing()
  await pipeline(createReadStream(from), sum.pass, createWriteStream(to, { flush: true }), { signal })
  if (sum.result().sha256 !== sha256) throw new StartFailure(`The backup is damaged: ${from} has changed.`)
}

/** The secret of the data folder comes back unless the environment names one. */
async function giveBackSecret(
  { secret }: CheckedBackup,
  { dataDir, secret: used }: GiveBackOptions['settings'],
): Promise<void> {
  if (secret === null || used !== secret || keptSecret(dataDir) === secret) return
  const path = keptSecretPath(dataDir)
  if (existsSync(path)) await rename(path, `${path}.replaced`)
  await writeFile(`${path}.part`, secret, { mode: 0o600, flush: true })
  await rename(`${path}.part`, path)
}
