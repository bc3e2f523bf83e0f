import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { BackupFailure } from './backup-failure.ts'

/*
 * The folder of the backups of an application:
 *   media/3f/3f8a…               files of the store, each once, named by their SHA-256
 *   2026-11-21T17-40-03-120Z/    a backup: rows, the list of its files, manifest.json
 *   unfinished-…/                a backup in progress, or an interrupted one
 */

export const manifestName = 'manifest.json'
export const fileListName = 'media.jsonl'
export const secretName = 'app-secret'

const whole = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
const unfinished = /^unfinished-\d+$/

/** Everything in a backup is readable only by its owner: it contains all the application's data. */
export const ownFile = { mode: 0o600, flush: true } as const
const ownFolder = { mode: 0o700, recursive: true } as const

export function nameOf(takenAt: Date): string {
  return takenAt.toISOString().replaceAll(/[:.]/g, '-')
}

export function tablePath(backup: string, { schema, name }: { schema: string; name: string }): string {
  return join(backup, 'tables', `${encodeURIComponent(schema)}.${encodeURIComponent(name)}.copy.gz`)
}

/** Path of a file by its hash, next to the backups. */
export function poolPath(backups: string, sha256: string): string {
  return join(poolOf(backups), sha256.slice(0, 2), sha256)
}

export function poolOf(backups: string): string {
  return join(backups, 'media')
}

/** Begins a backup, and removes earlier unfinished ones. Only one process at a time may use the folder. */
export async function beginBackup(backups: string): Promise<string> {
  for (const name of await readdir(backups)) {
    if (unfinished.test(name)) await rm(join(backups, name), { recursive: true, force: true })
  }
  const draft = join(backups, `unfinished-${process.pid}`)
  await mkdir(join(draft, 'tables'), ownFolder)
  await mkdir(poolOf(backups), ownFolder)
  return draft
}

/** Writes the manifest as the last file and renames the backup to its final name, each synced before the next. */
export async function finishBackup(draft: string, name: string, manifest: string): Promise<string> {
  await writeFile(join(draft, manifestName), manifest, ownFile)
  await syncFolder(join(draft, 'tables'))
  await syncFolder(draft)
  const folder = join(dirname(draft), name)
  await rename(draft, folder)
  await syncFolder(dirname(draft))
  return folder
}

/** Syncs a folder's directory entries to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The complete backups in a folder, the newest first. */
export async function listBackups(backups: string): Promise<string[]> {
  const names = await readdir(backups).catch(() => [])
  return names
    .filter((name) => whole.test(name) && existsSync(join(backups, name, manifestName)))
    .sort()
    .reverse()
    .map((name) => join(backups, name))
}

/**
 * The backup at a path: the folder itself, or the newest in it.
 *
 * @throws BackupFailure when there is none.
 */
export async function findBackup(given: string): Promise<{ folder: string; backups: string }> {
  const path = resolve(given)
  if (existsSync(join(path, manifestName))) return { folder: path, backups: dirname(path) }
  const [newest] = await listBackups(path)
  if (newest !== undefined) return { folder: newest, backups: path }
  const isUnfinished = unfinished.test(basename(path)) || existsSync(join(path, 'tables'))
  throw new BackupFailure(
    isUnfinished
      ? `${path} is not a whole backup: it was cut off before its end.`
      : `There is no whole backup in ${path}.`,
  )
}
