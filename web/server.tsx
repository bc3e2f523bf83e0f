import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { connectApi } from './api.ts'
import { connectOrigin } from './origin.ts'

const render = createStartHandler(defaultRenderHandler)

/**
 * The rendering entry: answers one page request with complete HTML. `fetchApi` answers the page's
 * own calls in-process; pages are rendered for a visitor, so the same one serves every request.
 * `origin` is the public one, for canonical addresses.
 */
export function createPageRenderer(
  fetchApi: (request: Request) => Promise<Response>,
  origin: string,
): (request: Request) => Promise<Response> {
  connectApi(fetchApi)
  connectOrigin(origin)
  return async (request) => render(request)
}

export default { fetch: (request: Request) => render(request) }
