/** `npm run db:reset`: empties a demo installation, and refuses any other. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasEmbeddedDatabase, resetEmbedded, startEmbeddedPostgres } from '../adapters/database/embedded.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import { createLog } from '../adapters/log.ts'
import { isDemoAlone } from '../installation/operations.ts'
import { readSettings } from '../settings.ts'
import { endOfCommand, runCommand } from './command.ts'

await runCommand(async (print) => {
  const { folder: typed = null } = parseArgs({ options: { folder: { type: 'string' } } }).values
  const settings = readSettings(undefined, { needs: [] })
  if (settings.databaseUrl)
    throw new StartFailure(
      'Nothing was deleted: DATABASE_URL is set, and only the embedded database can be reset.',
    )
  if (!settings.isDemo)
    throw new StartFailure(
      'Nothing was deleted: by its settings this is no demo (docs/operating.md, "Demo or production").',
    )
  const dataDir = resolve(settings.dataDir)
  if (typed !== null && resolve(typed) !== dataDir)
    throw new StartFailure(`Nothing was deleted: the data folder is ${dataDir}, not ${resolve(typed)}.`)
  if (typed === null && !(await holdsDemoAlone(dataDir, print)))
    throw new StartFailure(
      `Nothing was deleted: what stands in ${dataDir} is not marked as a demo, and may be real people's. To delete it all the same, say npm run db:reset -- --folder ${dataDir}`,
    )
  await resetEmbedded(dataDir, print)
  print(`The database and media under ${settings.dataDir} are deleted: the next start makes them anew.`)
})

/** The environment of this terminal may differ from the server's, so the database is checked. */
async function holdsDemoAlone(dataDir: string, say: (sentence: string) => void): Promise<boolean> {
  if (!hasEmbeddedDatabase(dataDir)) return !existsSync(join(dataDir, 'media'))
  const log = createLog('warn')
  const postgres = await startEmbeddedPostgres({ dataDir, log, progress: say, signal: endOfCommand() })
  try {
    return await isDemoAlone({ url: postgres.url, log })
  } finally {
    await postgres.stop()
  }
}
