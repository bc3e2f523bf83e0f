import { createRouter, createSerializationAdapter, lazyRouteComponent } from '@tanstack/react-router'
import { withLocale, withoutLocale } from '../domain/locales.ts'
import { CallFailed } from './api.ts'
import { withShownSearch } from './known-pages.ts'
import { PageFailed } from './layout/page-failed.tsx'
import { currentLocale } from './locale.ts'
import { routeTree } from './route-tree.gen.ts'
import { readSession, watchSession } from './session.ts'
import { pageTextAdapter } from './ui/page-text.tsx'
import { parseSearch, stringifySearch } from './ui/search-text.ts'

/** The router of one page view: on the server one per request, in the browser one per visit. */
export function getRouter() {
  const router = createRouter({
    routeTree,
    scrollRestoration: mayScroll(),
    defaultPreload: false,
    parseSearch,
    stringifySearch,
    // Rarely shown, and with a drawing: loaded on demand.
    defaultNotFoundComponent: lazyRouteComponent(() => import('./layout/not-found.tsx'), 'NotFound'),
    defaultErrorComponent: PageFailed,
    // The framework sets it on all its scripts; the server removes it again, and allows those.
    ...(import.meta.env.SSR && { ssr: { nonce: crypto.randomUUID() } }),
    // Addresses have a language prefix (/hi/…, /te/…); routes never see it.
    rewrite: {
      input: ({ url }) => withShownSearch(withPath(url, withoutLocale(url.pathname))),
      output: ({ url }) => withPath(url, withLocale(url.pathname, currentLocale())),
    },
  })
  router.options.serializationAdapters = [
    createSerializationAdapter(pageTextAdapter),
    createSerializationAdapter(callFailedAdapter),
  ]
  if (typeof window !== 'undefined') forgetWithStudent(() => router.clearCache())
  return router
}

/** The next student to sign in must not see data loaded for another one, even while their own loads. */
function forgetWithStudent(forget: () => void): void {
  let last = readSession()?.id
  watchSession(() => {
    const id = readSession()?.id
    if (id !== last) forget()
    last = id
  })
}

function withPath(url: URL, pathname: string): URL {
  // Setting it parses the whole address again, for each of a page's hundred links.
  if (url.pathname !== pathname) url.pathname = pathname
  return url
}

/** Whether the router may scroll: not while hydrating a page that the visitor has already scrolled. */
function mayScroll(): () => boolean {
  let isFirst = true
  return () => {
    if (typeof window === 'undefined') return true
    const isScrolled = isFirst && window.scrollY > 0
    isFirst = false
    // The router learns positions from scroll events, and has just dropped the earlier ones.
    if (isScrolled) setTimeout(() => document.dispatchEvent(new Event('scroll')))
    return !isScrolled
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}

type SerializedFailure = { status: number; message: string; requestId: string }

/** Serialises a call's failure, so that the browser shows the same message. */
const callFailedAdapter = {
  key: 'call-failed',
  test: (value: unknown): value is CallFailed => value instanceof CallFailed,
  toSerializable: ({ status, message, requestId }: CallFailed): SerializedFailure => ({
    status,
    message,
    requestId,
  }),
  fromSerializable: ({ status, message, requestId }: SerializedFailure) =>
    new CallFailed(status, message, requestId),
}
