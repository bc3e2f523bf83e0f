import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listBackups, poolOf } from './folders.ts'
import { readMediaList } from './media-list.ts'

/** Deletes all but the newest backups, and the media that only those had. Returns how many backups went. */
export async function forgetOldBackups(backups: string, keep: number): Promise<number> {
  const all = await listBackups(backups)
  const old = all.slice(keep)
  for (const folder of old) await rm(folder, { recursive: true, force: true })
  const needed = new Set<string>()
  for (const folder of all.slice(0, keep)) {
    for await (const { sha256 } of readMediaList(folder)) needed.add(sha256)
  }
  const pool = poolOf(backups)
  for (const entry of await readdir(pool, { withFileTypes: true })) {
    if (!entry.isDirectory()) await rm(join(pool, entry.name), { force: true })
    else
      for (const name of await readdir(join(pool, entry.name)))
        if (!needed.has(name)) await rm(join(pool, entry.name, name), { force: true })
  }
  return old.length
}
