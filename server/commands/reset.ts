/** `npm run db:reset`: empties a demo installation, and refuses anything else. */
import { resetEmbedded } from '../adapters/database/reset-embedded.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import { readSettings } from '../settings.ts'
import { runCommand } from './command.ts'

await runCommand(async (say) => {
  const settings = readSettings(undefined, { needs: [] })
  if (settings.databaseUrl)
    throw new StartFailure(
      'Nothing was deleted: DATABASE_URL is set, and only the embedded database can be reset.',
    )
  if (!settings.isDemo)
    throw new StartFailure(
      'Nothing was deleted: by its settings this is no demo (docs/operating.md, "Demo or production").',
    )
  await resetEmbedded(settings.dataDir, say)
  say(`The database and media under ${settings.dataDir} are deleted: the next start makes them anew.`)
})
