import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { localeOfPath, withoutLocale } from '../../domain/locales.ts'
import { pageIn } from '../../web/gallery/serve.ts'

const entry = 'web/gallery/gallery.tsx'
const types: Record<string, string> = {
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the gallery as one build: a browser asks a development server for each of a thousand files. */
export async function serveGallery(): Promise<{ url: string; close(): void }> {
  const files = await builtFiles()
  const styles = [...files.keys()].filter((path) => path.endsWith('.css'))
  const links = styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('')
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (withoutLocale(pathname) === '/gallery') {
      const page = pageIn(localeOfPath(pathname)).replace('</title>', `</title>${links}`)
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    }
    const body = files.get(pathname) ?? (await readFile(join('web/public', pathname)).catch(() => null))
    if (body === null) return response.writeHead(404).end()
    response.setHeader('content-type', types[extname(pathname)] ?? 'text/javascript').end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function builtFiles(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [tailwindcss()],
    worker: { format: 'es' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { entryFileNames: entry } },
    },
  })
  if (!('output' in built)) throw new Error('the gallery is one build')
  return new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
}
