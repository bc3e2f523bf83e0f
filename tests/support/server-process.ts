/** The API and the worker in a process of their own, for tests that kill it. Settings come as for the product; prints its port. */
import { serve } from '@hono/node-server'
import { connectAdapters } from '../../server/adapters/connect.ts'
import { createLog } from '../../server/adapters/log.ts'
import { createApp } from '../../server/app.ts'
import { readSettings } from '../../server/settings.ts'
import { startWorker } from '../../server/worker.ts'

const settings = readSettings()
const { services, sandbox } = await connectAdapters(settings, {
  databaseUrl: settings.databaseUrl ?? '',
  log: createLog('silent'),
  poolSize: 8,
})
const app = await createApp({ services, sandbox })
startWorker(services)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(JSON.stringify({ port })),
)
