import { createReadStream, existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { CheckedBackup } from '../../packages/logical-backup/check-backup.ts'
import { tablePath } from '../../packages/logical-backup/folders.ts'
import { restoreFiles } from '../../packages/logical-backup/restore-files.ts'
import { fillDatabase } from '../adapters/database/copy.ts'
import type { MediaStore } from '../adapters/media/media-store.ts'
import { keptSecretPath, type Settings } from '../settings.ts'
import { explained } from './explained.ts'
import { keptSecret } from './kept-secret.ts'

type GiveBackOptions = {
  backup: CheckedBackup
  settings: Pick<Settings, 'dataDir' | 'secret'>
  databaseUrl: string
  media: MediaStore
  /** Deletes what the database contains; otherwise it must be empty. */
  replaces: boolean
  progress(sentence: string): void
  signal: AbortSignal
}

/**
 * Restores a checked backup into a database and a media store: media first, so that no row ever
 * refers to a missing file, then rows and secret together. Until the commit the database is
 * unchanged.
 *
 * @throws StartFailure or BackupFailure with one sentence for the terminal.
 */
export async function giveBack(options: GiveBackOptions): Promise<{ writtenFiles: number }> {
  const { backup, settings, databaseUrl, media, replaces, progress, signal } = options
  let writtenFiles = 0
  try {
    await fillDatabase({
      url: databaseUrl,
      content: backup.manifest,
      open: (table) => [createReadStream(tablePath(backup.folder, table)), createGunzip()],
      replaces,
      async beforeFilling() {
        progress('Copying media…')
        writtenFiles = await restoreFiles({
          backup,
          store: media,
          scratch: join(settings.dataDir, 'restoring'),
          signal,
        })
        progress('Writing the rows, and comparing every table…')
      },
      beforeCommit: () => giveBackSecret(backup, settings),
      signal,
    })
  } catch (error) {
    throw explained(error, settings.dataDir, 'The backup could not be restored')
  }
  return { writtenFiles }
}

/** The data folder's secret is restored unless the environment sets one. */
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
