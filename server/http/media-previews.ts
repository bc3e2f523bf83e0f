import { Hono } from 'hono'
import { mediaEditors } from '../../domain/admin/access.ts'
import { Failure } from '../../domain/failure.ts'
import { findMediaPreview } from '../admin/uploads/media.ts'
import type { Services } from '../services.ts'
import { enterAdmin, refuse } from './api.ts'
import { serveBytes } from './stored-bytes.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Videos and documents as the roles look at them that may list them, used or not. */
export function createMediaPreviews(services: Services): Hono {
  const routes = new Hono()
  routes.get('/:id', async (c) => {
    try {
      await enterAdmin(services, c, { roles: mediaEditors })
      const id = c.req.param('id')
      const file = uuid.test(id) ? await findMediaPreview(services, id) : null
      if (file === null) throw new Failure('notFound', 'admin_media_gone')
      return await serveBytes(services, c.req.raw, file, {
        'cache-control': 'private, no-store',
        'content-disposition': 'inline',
      })
    } catch (error) {
      return refuse(services, error, c.req.raw)
    }
  })
  return routes
}
