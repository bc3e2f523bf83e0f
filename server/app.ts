import { Hono } from 'hono'
import { exportsPath } from '../domain/admin/exports/rules.ts'
import { mediaPreviewsPath, uploadsPath } from '../domain/admin/uploads/rules.ts'
import type { Sandbox } from './adapters/gateway/sandbox/sandbox.ts'
import { createAdmin } from './http/admin.ts'
import { createApi, refuse } from './http/api.ts'
import { createArticleFiles } from './http/articles.ts'
import { createDemoPages } from './http/demo-pages.ts'
import { createExports } from './http/exports.ts'
import { createFiles } from './http/files.ts'
import { createMediaPreviews } from './http/media-previews.ts'
import { createObserver } from './http/observe.ts'
import { createApiDocument } from './http/openapi.ts'
import { createPages, type PageRenderer, type Pages } from './http/pages.ts'
import { refuseUnplainPath } from './http/plain-path.ts'
import { connectResponseCache } from './http/response-cache.ts'
import { createSitemap } from './http/sitemap.ts'
import { createStaticFiles } from './http/static-files.ts'
import { connectStreams } from './http/streams.ts'
import { createUploads } from './http/uploads.ts'
import { createWebhook } from './http/webhook.ts'
import { currentScope, inScope } from './scope.ts'
import type { Services } from './services.ts'

export type App = {
  /**
   * Answers a request without the framework, from memory or because its path is refused; false when
   * `fetch` must answer.
   */
  respondFromCache: Pages['respondFromCache']
  fetch(request: Request, environment?: unknown): Promise<Response>
}

type AppOptions = {
  services: Services
  sandbox: Sandbox | null
  /** Validates every response against its contract: for tests. */
  checkAnswers?: boolean
  /** Creates the page renderer once the API can be called in-process; without it no pages are served. */
  connectPages?: (fetchApi: (request: Request) => Promise<Response>) => Promise<PageRenderer>
  /** Folder of the browser's built files; without it, in development, neither pages nor responses are cached. */
  staticFolder?: string
  /** Folder of the back office's built files; without it no admin is served. */
  adminFolder?: string
  /** True once a stop was requested: requests are still answered, but the process is not ready. */
  isStopping?: () => boolean
}

/** Builds the whole product from its adapters. Tests build the same one. */
export async function createApp({
  services,
  sandbox,
  checkAnswers = false,
  connectPages,
  staticFolder,
  adminFolder,
  isStopping = () => false,
}: AppOptions): Promise<App> {
  const app = new Hono()
  const observe = createObserver(services)
  const fetchObserved = (request: Request, environment?: unknown) =>
    observe(request, environment, async () => app.fetch(request, environment))
  app.onError((error, c) => refuse(services, error, c.req.raw))
  app.route('/', createHealth(services, isStopping))
  app.route('/api/v1/payment/webhook', createWebhook(services))
  app.route('/api/v1', createApiDocument(services))
  app.route(uploadsPath, createUploads(services))
  app.route(exportsPath, createExports(services))
  app.route(mediaPreviewsPath, createMediaPreviews(services))
  // Before the pages, whose renderings depend on them.
  const answers = staticFolder === undefined ? null : await connectResponseCache(services)
  app.route('/api/v1', createApi(services, { checkAnswers, answers }))
  const streams = await connectStreams(services)
  app.route('/', streams.routes)
  app.route('/', createFiles(services))
  app.route('/', createArticleFiles(services, answers))
  app.route('/', createSitemap(services, answers))
  app.route('/', createDemoPages(services, sandbox))
  if (adminFolder !== undefined)
    app.route(
      '/',
      await createAdmin({ services, folder: adminFolder, keepsFiles: staticFolder !== undefined }),
    )
  if (staticFolder !== undefined) app.route('/', await createStaticFiles(staticFolder))
  const pages =
    connectPages === undefined
      ? null
      : await createPages({
          services,
          // A page's in-process calls belong to the page's request, and are not requests of their own.
          ...(await connectPages(async (request) =>
            inScope({ requestId: null, ...currentScope() }, () => app.fetch(request)),
          )),
          keepsPages: staticFolder !== undefined,
        })
  if (pages !== null) app.route('/', pages.routes)
  // The sandbox delivers its webhooks to the same app, as a gateway would over the network.
  sandbox?.connectWebhook(fetchObserved)
  return {
    respondFromCache: (request, response) =>
      refuseUnplainPath(request, response) ||
      streams.respondFromCache(request, response) ||
      (pages?.respondFromCache(request, response) ?? false),
    fetch: fetchObserved,
  }
}

/**
 * `/healthz`: the process serves. `/readyz`: the database answers and no stop was requested; the
 * only address, besides video segments, that may respond 503.
 */
function createHealth({ database }: Services, isStopping: () => boolean): Hono {
  const health = new Hono()
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  health.get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers))
  health.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, headers)
    const isReady = await database.isReady()
    return c.json(
      { status: isReady ? 'ready' : 'the database does not answer' },
      isReady ? 200 : 503,
      headers,
    )
  })
  return health
}
