import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { paraglideMiddleware } from '../domain/messages/compiled/server.js'
import { connectApi } from './api.ts'
import { connectOrigin } from './origin.ts'

const renderPage = createStartHandler(defaultRenderHandler)

/**
 * Renders in the language of the address, which every message reads from the request that is being
 * rendered. The router takes the language off the address by itself, so it is given the whole one;
 * and the page is read to its end here, where its language is known.
 */
async function render(request: Request): Promise<Response> {
  return paraglideMiddleware(request, async () => {
    const answer = await renderPage(request)
    return new Response(await answer.text(), answer)
  })
}

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
  return render
}

export default { fetch: render }
