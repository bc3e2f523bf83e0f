import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type ExportName, exports } from '../../domain/admin/exports/rules.ts'
import { orderFilter } from '../../domain/admin/orders/contract.ts'
import { Failure } from '../../domain/failure.ts'
import { dayKey } from '../../domain/formats.ts'
import { exportTable } from '../admin/exports/exports.ts'
import type { Services } from '../services.ts'
import { enterAdmin } from './callers.ts'

const filterOf = z.object(orderFilter)

/** CSV exports, each for the roles that may see its contents, streamed while they are read. */
export function createExports(services: Services): Hono {
  const routes = new Hono()
  routes.get('/:name', async (c) => {
    const name = c.req.param('name')
    if (!isExport(name)) throw new Failure('notFound', 'call_not_found')
    const roles = exports[name]
    const staff = await enterAdmin(services, c, { roles, wantsFreshCode: true })
    const filter = filterOf.safeParse(name === 'orders' ? c.req.query() : {})
    if (!filter.success) throw new Failure('invalid', 'admin_export_filter')
    const enter = () => enterAdmin(services, c, { roles })
    const rows = await exportTable(services, staff, { name, filter: filter.data, enter })
    return new Response(streamOf(rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}-${dayKey(services.clock.now())}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  })
  return routes
}

function isExport(name: string): name is ExportName {
  return Object.hasOwn(exports, name)
}

/**
 * Requests the next batch only once the last one was consumed; a failure breaks the connection, so
 * that a partial file is not taken for a complete one.
 */
function streamOf(rows: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await rows.return(undefined)
    },
  })
}
