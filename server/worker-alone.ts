/** `npm run worker`: prepares films for phones beside the product or on another machine, without serving anything. */
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from './adapters/database/migrate.ts'
import { reachEmbedded } from './adapters/database/reach-embedded.ts'
import { StartFailure } from './adapters/database/start-failure.ts'
import { createLog } from './adapters/log.ts'
import { serveMetrics } from './http/metrics.ts'
import { connectOutside } from './outside.ts'
import { readSettings } from './settings.ts'
import { filmDuties, startWorker } from './worker.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

try {
  const settings = readSettings()
  const log = createLog(settings.logLevel)
  const own =
    settings.databaseUrl === null
      ? await reachEmbedded({ dataDir: settings.dataDir, log, progress: say })
      : null
  try {
    const databaseUrl = settings.databaseUrl ?? own?.url ?? ''
    await migrate(settings.databaseDirectUrl ?? databaseUrl)
    const { services } = await connectOutside(settings, { databaseUrl, log, poolSize: 3 })
    const metrics = settings.metrics && (await serveMetrics(services, settings.metrics))
    const worker = startWorker(services, filmDuties)
    say('The worker waits for films. Ctrl-C ends it; a film that it is at is given back.')
    while (!stopping.signal.aborted)
      await pause(3_600_000, undefined, { signal: stopping.signal }).catch(() => undefined)
    await worker.stop()
    await metrics?.stop()
    await services.tracer?.stop()
    await services.database.close()
  } finally {
    await own?.stop()
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
