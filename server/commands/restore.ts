/** `npm run restore -- --from FOLDER [--replace | --check]`: restores a backup, or only verifies it completely. */
import { parseArgs } from 'node:util'
import { type CheckedBackup, checkBackup } from '../../packages/logical-backup/check-backup.ts'
import { findBackup } from '../../packages/logical-backup/folders.ts'
import { markOfSecret } from '../../packages/logical-backup/manifest.ts'
import { openMediaStore } from '../adapters/connect.ts'
import { startEmbeddedPostgres } from '../adapters/database/embedded.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import { createLog } from '../adapters/log.ts'
import { giveBack } from '../backups/give-back.ts'
import { lockBackups } from '../backups/lock.ts'
import { restoredMark } from '../backups/restored-mark.ts'
import { readSettings } from '../settings.ts'
import { endOfCommand, runCommand } from './command.ts'

await runCommand(async (print) => {
  const { from, replace, check } = readArguments()
  const signal = endOfCommand()
  const startedAt = performance.now()
  const found = await findBackup(from)
  const unlock = await lockBackups(found.backups)
  try {
    print(`Reading ${found.folder}…`)
    const backup = await checkBackup(found, signal)
    if (check) print('It is whole: every file is what was written.')
    else await restore(backup, replace, { print, signal })
    print(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  } finally {
    await unlock()
  }
})

type Line = { print(sentence: string): void; signal: AbortSignal }

async function restore(backup: CheckedBackup, replaces: boolean, { print, signal }: Line): Promise<void> {
  const settings = readSettings(undefined, { needs: [], secret: backup.secret })
  const { dataDir } = settings
  const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl
  const database =
    databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir, log: createLog('warn'), progress: print, signal })
      : { url: databaseUrl, stop: async () => undefined }
  try {
    const { writtenFiles } = await giveBack({
      backup,
      settings,
      databaseUrl: database.url,
      media: await openMediaStore(settings),
      replaces,
      progress: print,
      signal,
    })
    const { takenAt, tables, media, secret } = backup.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(`Everything is as it was at ${takenAt}: start Stepmark.`)
    print(
      `  ${rows} rows in ${tables.length} tables, each compared; ${media.files} media files, written ${writtenFiles}`,
    )
    print(
      '  What was taken away since then is there again: staff who left, ended sessions, blocked students, deleted accounts (docs/operating.md, "After a loss").',
    )
    print(
      `  Its mark, for the launch checklist of the installation that made it: ${restoredMark(backup.manifest)}`,
    )
    const secrets = [settings.secret, settings.otherSecret].filter((one) => one !== null)
    if (!secrets.some((one) => markOfSecret(one) === secret.mark))
      print(
        '  APP_SECRET is another than the backup was made with: students sign in again, staff need new links.',
      )
    for (const key of media.lost) print(`  The media store had lost ${key} before the backup.`)
  } finally {
    await database.stop()
  }
}

function readArguments(): { from: string; replace: boolean; check: boolean } {
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({ options: { from: { type: 'string' }, replace: flag, check: flag } })
  const { from, replace = false, check = false } = values
  if (from === undefined || from === '') throw new StartFailure('Say where from: --from with a folder.')
  return { from, replace, check }
}
