import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { connectApi } from './api.ts'

const render = createStartHandler(defaultRenderHandler)

/**
 * The rendering entry: answers one page request with complete HTML. `fetchApi` answers the page's
 * own calls in-process; pages are rendered for a visitor, so the same one serves every request.
 */
export function createPageRenderer(fetchApi: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  connectApi(fetchApi)
  return async (request) => render(request)
}

export default { fetch: (request: Request) => render(request) }
