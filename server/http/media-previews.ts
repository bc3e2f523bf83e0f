import { Hono, type Context as HonoContext } from 'hono'
import { mediaEditors } from '../../domain/admin/access.ts'
import { posterEnding } from '../../domain/admin/uploads/rules.ts'
import { Failure } from '../../domain/failure.ts'
import { findMediaPreview, findPoster } from '../admin/uploads/media.ts'
import type { Services } from '../services.ts'
import { enterAdmin } from './callers.ts'
import { serveBytes } from './stored-bytes.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Previews of videos and documents for the roles that may list them, whether used or not. */
export function createMediaPreviews(services: Services): Hono {
  const routes = new Hono()
  for (const [path, find] of [
    ['/:id', findMediaPreview],
    [`/:id${posterEnding}`, findPoster],
  ] as const)
    routes.get(path, (c) => look(c, find))

  async function look(c: HonoContext, find: typeof findPoster): Promise<Response> {
    await enterAdmin(services, c, { roles: mediaEditors })
    const id = c.req.param('id') ?? ''
    const file = uuid.test(id) ? await find(services, id) : null
    if (file === null) throw new Failure('notFound', 'admin_media_gone')
    return await serveBytes(services, c.req.raw, file, {
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
    })
  }
  return routes
}
