import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readFileList } from './file-list.ts'
import { listBackups, poolOf } from './folders.ts'

/** Names that only backups have. */
const poolFolder = /^[0-9a-f]{2}$/
const poolFile = /^[0-9a-f]{64}$/
const draft = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/

/**
 * Deletes all but the newest backups and the one just made, whatever its time, and files that only the deleted ones
 * used. Anything with an unknown name stays. Returns how many backups were deleted.
 */
export async function forgetOldBackups(backups: string, keep: number, made: string): Promise<number> {
  const others = (await listBackups(backups)).filter((folder) => folder !== made)
  const old = others.slice(keep - 1)
  const needed = new Set<string>()
  for (const folder of [made, ...others.slice(0, keep - 1)]) {
    for await (const { sha256 } of readFileList(folder)) needed.add(sha256)
  }
  for (const folder of old) await rm(folder, { recursive: true, force: true })
  const pool = poolOf(backups)
  for (const entry of await readdir(pool, { withFileTypes: true })) {
    if (entry.isFile() && draft.test(entry.name)) await rm(join(pool, entry.name), { force: true })
    if (!entry.isDirectory() || !poolFolder.test(entry.name)) continue
    for (const name of await readdir(join(pool, entry.name)))
      if (poolFile.test(name) && !needed.has(name)) await rm(join(pool, entry.name, name), { force: true })
  }
  return old.length
}
