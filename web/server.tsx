import { text } from 'node:stream/consumers'
import type { AnyRouter } from '@tanstack/react-router'
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defineHandlerCallback } from '@tanstack/react-start/server'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { paraglideMiddleware } from '../domain/messages/compiled/server.js'
import { missingPathOf, missingPaths, type PageAddress, scriptMarkHeader } from '../domain/pages.ts'
import { connectApi } from './api.ts'
import { listPages } from './known-pages.ts'
import { connectOrigin } from './origin.ts'

/** Per request: passed on as text, so that a page is not converted to bytes and back. */
const renderedPages = new WeakMap<Request, string>()

const renderPage = createStartHandler(
  defineHandlerCallback(async ({ request, router, responseHeaders }) => {
    // All missing addresses share one rendered page.
    if (getSsrStatus(router) === 404 && needsNoPage(router.latestLocation.pathname)) {
      router.serverSsr?.cleanup()
      return new Response(null, { status: 404 })
    }
    responseHeaders.set(scriptMarkHeader, router.options.ssr?.nonce ?? '')
    try {
      keepScripts(router.serverSsr)
      const html = await wholeHtml(<RouterServer router={router} />)
      renderedPages.set(request, await transformHtmlStringWithRouter(router, html))
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
    } catch (error) {
      console.error('a page was not rendered', error)
      return new Response('Internal Server Error', { status: 500, headers: responseHeaders })
    } finally {
      router.serverSsr?.cleanup()
    }
  }),
)

/** Whether a missing address is shown by the shared not-found page, which is rendered at its own address. */
function needsNoPage(path: string): boolean {
  return missingPathOf(path) !== null && !missingPaths.some((missing) => missing === path)
}

/**
 * Complete HTML: lazy parts are awaited, since a page is cached and shown to everybody. Rejects with the first error of
 * any part.
 */
async function wholeHtml(page: ReactNode): Promise<string> {
  const html = htmlAtOnce(page)
  if (html !== null) return html
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(page, {
    // Keeps long parts in place, not at the end of the page with a script that moves them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  // The router writes a doctype before every page.
  return (await text(prelude)).replace('<!DOCTYPE html>', '')
}

/** The router returns a page's scripts only once: keep them for the second rendering if the first was incomplete. */
function keepScripts(serverSsr: AnyRouter['serverSsr']): void {
  if (serverSsr === undefined) return
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => {
    taken ??= take()
    return taken
  }
}

/** Null where a part suspends or fails. React renders a string much faster than a stream. */
function htmlAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    return html.includes(clientRendered) ? null : html
  } catch {
    return null
  }
}

/** What React writes before a part that it leaves to the browser. */
const clientRendered = '<!--$!-->'

type RenderedPage = { status: number; headers: Headers; html: string }

/**
 * Renders in the language of the address, which every message reads from the current request. The router removes the
 * language prefix itself, so it gets the full address.
 */
async function render(request: Request): Promise<RenderedPage> {
  const answer = await paraglideMiddleware(request, () => renderPage(request))
  const { status, headers } = answer
  const html = renderedPages.get(request) ?? (await answer.text())
  // Node keeps a request for a while, and would keep the page with it.
  renderedPages.delete(request)
  return { status, headers, html }
}

/**
 * The rendering entry: answers one page request with complete HTML. `fetchApi` answers the page's own calls in-process;
 * pages are rendered for a visitor, so one instance serves every request. `origin` is the public one, for canonical
 * addresses.
 */
export function createPageRenderer(
  fetchApi: (request: Request) => Promise<Response>,
  origin: string,
): (request: Request) => Promise<RenderedPage> {
  connectApi(fetchApi)
  connectOrigin(origin)
  return render
}

/** All pages, each with the parameters that its rendering reads. */
export const pages: readonly PageAddress[] = listPages().map(({ pattern, parameters, isRendered }) => ({
  pattern,
  parameters: isRendered ? parameters : [],
}))
