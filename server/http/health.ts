import { Hono } from 'hono'
import type { Services } from '../services.ts'

/** `/healthz`: the process serves. `/readyz`: the database answers now; beside a part of a film the only address that may say 503. */
export function createHealth({ database }: Services): Hono {
  const health = new Hono()
  health.get('/healthz', (c) => c.json({ status: 'ok' }))
  health.get('/readyz', async (c) => {
    const isReady = await database.isReady()
    return c.json({ status: isReady ? 'ready' : 'the database does not answer' }, isReady ? 200 : 503)
  })
  return health
}
