import { text } from 'node:stream/consumers'
import { getSsrStatus, RouterServer, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defineHandlerCallback } from '@tanstack/react-start/server'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { paraglideMiddleware } from '../domain/messages/compiled/server.js'
import { missingPathOf, missingPaths, type PageAddress, scriptMarkHeader } from '../domain/pages.ts'
import { connectApi } from './api.ts'
import { listPages } from './known-pages.ts'
import { connectOrigin } from './origin.ts'

const renderPage = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    // There is one page for all that is missing: nothing is drawn for each.
    if (getSsrStatus(router) === 404 && needsNoPage(router.latestLocation.pathname)) {
      router.serverSsr?.cleanup()
      return new Response(null, { status: 404 })
    }
    responseHeaders.set(scriptMarkHeader, router.options.ssr?.nonce ?? '')
    return renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: () => wholeHtml(<RouterServer router={router} />),
    })
  }),
)

/** Whether what is missing at an address is shown by the one page for that, which is rendered at an address of its own. */
function needsNoPage(path: string): boolean {
  return missingPathOf(path) !== null && !missingPaths.some((missing) => missing === path)
}

/**
 * Markup without a gap: parts whose script is loaded late are waited for, since a page is kept and shown
 * to everybody. Rejects with the first error of any part.
 */
async function wholeHtml(page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    // A part of any length stands in its place, not behind the page with a script that moves it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  return text(prelude)
}

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

/** The pages there are, each with the parameters that its rendering reads. */
export const pages: readonly PageAddress[] = listPages().map(({ pattern, parameters, isRendered }) => ({
  pattern,
  parameters: isRendered ? parameters : [],
}))

export default { fetch: render }
