import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupFailure } from './backup-failure.ts'
import type { CheckedBackup } from './check-backup.ts'
import type { FileStore } from './copy-files.ts'
import { type BackedUpFile, readFileList } from './file-list.ts'
import { summing, sumOf } from './file-sum.ts'
import { poolPath } from './folders.ts'
import { inParallel } from './in-parallel.ts'

const filesAtOnce = 4

type RestoreOptions = {
  backup: CheckedBackup
  store: FileStore
  /** A folder for temporary files: emptied before, deleted afterwards. */
  scratch: string
  signal: AbortSignal
}

/** Copies the files of a backup into a store; existing ones are not written. Returns how many were written. */
export async function restoreFiles({ backup, store, scratch, signal }: RestoreOptions): Promise<number> {
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true })
  try {
    const there = new Map<string, number>()
    for await (const { key, byteCount } of store.list()) there.set(key, byteCount)
    let written = 0
    await inParallel(readFileList(backup.folder), filesAtOnce, async (file) => {
      signal.throwIfAborted()
      if (there.get(file.key) === file.byteCount && (await isSame(store, file))) return
      const path = join(scratch, randomUUID())
      await copyChecked(poolPath(backup.backups, file.sha256), path, file, signal)
      await store.putFile(file.key, path, file.contentType)
      await rm(path, { force: true })
      written += 1
    })
    return written
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function isSame(store: FileStore, { key, byteCount, sha256 }: BackedUpFile): Promise<boolean> {
  if (byteCount === 0) return true
  const found = await sumOf(await store.read(key, { start: 0, end: byteCount - 1 }))
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
  if (sum.result().sha256 !== sha256) throw new BackupFailure(`The backup is damaged: ${from} has changed.`)
}
