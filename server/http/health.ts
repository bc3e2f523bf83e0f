import { Hono } from 'hono'
import type { Services } from '../services.ts'

/** `/healthz`: the process serves. `/readyz`: the database answers now, and nobody asked it to stop; beside a part of a video the only address that may say 503. */
export function createHealth({ database }: Services, isStopping: () => boolean): Hono {
  const health = new Hono()
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  health.get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers))
  health.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, headers)
    const isReady = await database.isReady()
    return c.json(
      { status: isReady ? 'ready' : 'the database does not answer' },
      isReady ? 200 : 503,
      headers,
    )
  })
  return health
}
