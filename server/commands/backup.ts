/**
 * `npm run backup -- --to FOLDER [--keep 14]`: rows, media and the stored secret, while the product may be running.
 */
import { parseArgs } from 'node:util'
import { systemClock } from '../adapters/clock.ts'
import { openMediaStore } from '../adapters/connect.ts'
import { hasEmbeddedDatabase } from '../adapters/database/embedded.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import { rememberBackup } from '../admin/launch/operations.ts'
import { restoredMark } from '../backups/restored-mark.ts'
import { takeBackup } from '../backups/take.ts'
import { readSettings } from '../settings.ts'
import { reachDatabase } from './beside.ts'
import { endOfCommand, runCommand } from './command.ts'

await runCommand(async (print) => {
  const { to, keep } = readArguments()
  const signal = endOfCommand()
  const startedAt = performance.now()
  const settings = readSettings(undefined, { needs: [] })
  if (settings.databaseUrl === null && !hasEmbeddedDatabase(settings.dataDir))
    throw new StartFailure(`There is nothing to back up: ${settings.dataDir} (DATA_DIR) holds no database.`)
  const database = await reachDatabase({ settings, progress: print })
  try {
    const media = await openMediaStore(settings)
    const { folder, manifest, newFiles, newBytes, forgotten } = await takeBackup({
      settings,
      databaseUrl: database.directUrl,
      media,
      clock: systemClock,
      to,
      keep,
      progress: print,
      signal,
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const rowBytes = manifest.tables.reduce((sum, table) => sum + table.byteCount, 0)
    const { files, bytes, lost } = manifest.media
    await rememberBackup(database, restoredMark(manifest)).catch(() => undefined)
    print(`The backup is whole: ${folder}`)
    print(`  ${rows} rows in ${manifest.tables.length} tables, ${megabytes(rowBytes)}`)
    print(`  ${files} media files, ${megabytes(bytes)}; new ${newFiles}, ${megabytes(newBytes)}`)
    if (!manifest.secret.isKept) print('  APP_SECRET is not in it: keep it where the settings are kept.')
    if (forgotten > 0) print(`  Older backups deleted: ${forgotten}`)
    print(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    for (const key of lost.slice(0, 10)) print(`  MISSING in the media store, though a row names it: ${key}`)
    if (lost.length > 10) print(`  … and ${lost.length - 10} more; manifest.json names them all.`)
  } finally {
    await database.stop()
  }
})

function readArguments(): { to: string; keep: number | null } {
  const text = { type: 'string' } as const
  const { to, keep } = parseArgs({ options: { to: text, keep: text } }).values
  if (to === undefined || to === '') throw new StartFailure('Say where to: --to with a folder.')
  if (keep === undefined) return { to, keep: null }
  if (!/^[1-9]\d*$/.test(keep)) throw new StartFailure('Say how many backups stay: --keep with a number.')
  return { to, keep: Number(keep) }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
