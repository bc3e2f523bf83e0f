/** `npm run worker`: transcodes videos on this or another machine, without serving anything. */
import { setTimeout as pause } from 'node:timers/promises'
import { createLog } from '../adapters/log.ts'
import { closeDataFolder } from '../data-folder.ts'
import { serveMetrics } from '../http/metrics.ts'
import { readSettings } from '../settings.ts'
import { startWorker, videoTasks } from '../worker.ts'
import { withServices } from './beside.ts'
import { endOfCommand, runCommand } from './command.ts'

await runCommand(async (print) => {
  const signal = endOfCommand()
  const settings = readSettings(undefined, { needs: ['APP_SECRET'] })
  const options = { settings, log: createLog(settings.logLevel), progress: print, poolSize: 3 }
  await closeDataFolder(settings.dataDir, options.log)
  await withServices(options, async (services) => {
    const metrics = settings.metrics && (await serveMetrics(services, settings.metrics))
    const worker = startWorker(services, videoTasks)
    print('The worker waits for videos. Ctrl-C ends it; a video that it is at is given back.')
    while (!signal.aborted) await pause(3_600_000, undefined, { signal }).catch(() => undefined)
    await worker.stop()
    await metrics?.stop()
  })
})
