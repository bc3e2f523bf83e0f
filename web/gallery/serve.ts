import type { Plugin } from 'vite'
import { localeOfPath, withoutLocale } from '../../domain/locales.ts'

/** Serves the gallery of web/ui at /gallery, /hi/gallery and /te/gallery in development; builds have none. */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (withoutLocale(pathname) !== '/gallery') return next()
        const page = await server.transformIndexHtml(pathname, pageIn(localeOfPath(pathname)))
        response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
      })
    },
  }
}

/** The page of a language; its script renders the content. */
export function pageIn(language: string): string {
  return `<!doctype html>
<html lang="${language}" data-theme="light" data-fonts="">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title>
<div id="gallery"></div><script type="module" src="/web/gallery/gallery.tsx"></script>
</html>`
}
