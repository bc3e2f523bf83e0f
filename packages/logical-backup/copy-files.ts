import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BackedUpFile } from './file-list.ts'
import { type FileSum, summing } from './file-sum.ts'
import { ownFile, poolOf, poolPath, syncFolder } from './folders.ts'
import { inParallel } from './in-parallel.ts'

/** Concurrency: a network store serves several at once, and it does not hurt a disk. */
const copiesAtOnce = 4

/** A file of a store; `version` changes when the file is rewritten. */
type StoredFile = { key: string; byteCount: number; version: string }

/** A store of files that rows refer to by key. */
export type FileStore = {
  /** All files, in no particular order; files added or removed meanwhile may be included or not. */
  list(): AsyncIterable<StoredFile>
  /** The bytes from `start` to `end` inclusive. */
  read(key: string, range: { start: number; end: number }): Promise<Readable>
  /** Whether an error of `read` means that there is no such file. */
  isMissing(error: unknown): boolean
  /** The file at `path` may be moved. */
  putFile(key: string, path: string, contentType: string): Promise<void>
}

type CopyOptions = {
  store: FileStore
  backups: string
  /** The files of an earlier backup, by key: unchanged ones are not read again. */
  known: ReadonlyMap<string, BackedUpFile>
  contentTypes: ReadonlyMap<string, string>
  signal: AbortSignal
}

/**
 * Copies every file of the store into the backups, each content once. Files that disappear in the meantime are left
 * out. Returns the files, and how many bytes were written.
 */
export async function copyFiles({
  store,
  backups,
  known,
  contentTypes,
  signal,
}: CopyOptions): Promise<{ files: BackedUpFile[]; newFiles: number; newBytes: number }> {
  const files: BackedUpFile[] = []
  let newFiles = 0
  let newBytes = 0
  await inParallel(store.list(), copiesAtOnce, async (stored) => {
    signal.throwIfAborted()
    const contentType = contentTypes.get(stored.key) ?? typeByName(stored.key)
    const before = known.get(stored.key)
    if (before && isSame(before, stored) && (await hasBytes(backups, before))) {
      files.push({ ...before, contentType })
      return
    }
    const copy = await copyFile(store, stored, backups, signal)
    if (copy === null) return
    files.push({ key: stored.key, contentType, version: stored.version, ...copy.sum })
    if (!copy.isNew) return
    newFiles += 1
    newBytes += copy.sum.byteCount
  })
  await syncFolders(poolOf(backups))
  return { files, newFiles, newBytes }
}

function isSame(before: BackedUpFile, { byteCount, version }: StoredFile): boolean {
  return before.byteCount === byteCount && before.version === version
}

async function hasBytes(backups: string, { sha256, byteCount }: FileSum): Promise<boolean> {
  return stat(poolPath(backups, sha256)).then(
    ({ size }) => size === byteCount,
    () => false,
  )
}

/** Null when the file is gone. */
async function copyFile(
  store: FileStore,
  { key, byteCount }: StoredFile,
  backups: string,
  signal: AbortSignal,
): Promise<{ sum: FileSum; isNew: boolean } | null> {
  const draft = join(poolOf(backups), `${randomUUID()}.part`)
  const summed = summing()
  try {
    const bytes =
      byteCount === 0 ? Readable.from([]) : await store.read(key, { start: 0, end: byteCount - 1 })
    await pipeline(bytes, summed.pass, createWriteStream(draft, ownFile), { signal })
    const sum = summed.result()
    // A file that was rewritten while it was read is left to the next backup; rows never refer to one.
    if (sum.byteCount !== byteCount) return null
    if (await hasBytes(backups, sum)) return { sum, isNew: false }
    const path = poolPath(backups, sum.sha256)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(draft, path)
    return { sum, isNew: true }
  } catch (error) {
    if (store.isMissing(error)) return null
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** A directory entry that is not synced would be lost in a power cut, without the manifest noticing. */
async function syncFolders(pool: string): Promise<void> {
  for (const entry of await readdir(pool, { withFileTypes: true })) {
    if (entry.isDirectory()) await syncFolder(join(pool, entry.name))
  }
  await syncFolder(pool)
}

/** For files that no row refers to: documents that are generated on demand. */
function typeByName(key: string): string {
  return key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
}
