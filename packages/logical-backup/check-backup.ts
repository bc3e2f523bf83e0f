import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupFailure } from './backup-failure.ts'
import { readFileList } from './file-list.ts'
import { type FileSum, sumOfFile } from './file-sum.ts'
import { fileListName, poolPath, secretName, tablePath } from './folders.ts'
import { inParallel } from './in-parallel.ts'
import { type Manifest, markOfSecret, readManifest } from './manifest.ts'

/** A backup of which every byte was read and verified. */
export type CheckedBackup = {
  folder: string
  backups: string
  manifest: Manifest
  /** Null where the secret comes from the environment. */
  secret: string | null
}

/**
 * Reads and verifies every file of a backup.
 *
 * @throws BackupFailure that names what is missing or changed.
 */
export async function checkBackup(
  { folder, backups }: { folder: string; backups: string },
  signal: AbortSignal,
): Promise<CheckedBackup> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) await expectFile(tablePath(folder, table), table, signal)
  await expectFile(join(folder, fileListName), manifest.media.list, signal)
  const wanted = new Map<string, FileSum>()
  for await (const file of readFileList(folder)) wanted.set(file.sha256, file)
  await inParallel(wanted.values(), 2, (file) => expectFile(poolPath(backups, file.sha256), file, signal))
  return {
    folder,
    backups,
    manifest,
    secret: manifest.secret.isKept ? await readSecret(folder, manifest) : null,
  }
}

async function expectFile(path: string, wanted: FileSum, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const found = await sumOfFile(path)
  if (found === null) throw damaged(`${path} is missing`)
  if (found.byteCount !== wanted.byteCount || found.sha256 !== wanted.sha256)
    throw damaged(`${path} is not what was written`)
}

async function readSecret(folder: string, { secret }: Manifest): Promise<string> {
  const path = join(folder, secretName)
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) throw damaged(`${path} is missing`)
  if (markOfSecret(text) !== secret.mark) throw damaged(`${path} is not what was written`)
  return text
}

function damaged(what: string): BackupFailure {
  return new BackupFailure(`The backup is damaged: ${what}. Nothing was changed.`)
}
