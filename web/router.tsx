import { createRouter } from '@tanstack/react-router'
import { deLocalizeUrl, localizeUrl } from '../domain/messages/compiled/runtime.js'
import { NotFound } from './layout/not-found.tsx'
import { PageFailed } from './layout/page-failed.tsx'
import { routeTree } from './route-tree.gen.ts'

/** The router of one page view: on the server one per request, in the browser one for the visit. */
export function getRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: false,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageFailed,
    // Addresses carry the language (/hi/…, /te/…); routes never see it.
    rewrite: { input: ({ url }) => deLocalizeUrl(url), output: ({ url }) => localizeUrl(url) },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
