import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { demoCode } from '../desk/operations.ts'
import type { Services } from '../services.ts'
import { commonHeaders } from './security-headers.ts'
import { createStaticFiles } from './static-files.ts'

type DeskOptions = {
  services: Services
  /** Folder of the back office's built files. */
  folder: string
  /** While the pages are being written the files are read for every request. */
  keepsFiles: boolean
}

/** The back office at `/desk`: the same empty page at every address below it, which its script fills. */
export async function createDesk({ services, folder, keepsFiles }: DeskOptions): Promise<Hono> {
  const { settings } = services
  const desk = new Hono()
  const readShell = async () => shellOf(await readFile(join(folder, 'index.html'), 'utf8'), settings)
  const kept = keepsFiles
    ? { shell: await readShell(), files: await createStaticFiles(folder, '/desk') }
    : null
  desk.get('/desk/assets/*', async (c) => {
    const files = kept?.files ?? (await createStaticFiles(folder, '/desk'))
    return files.fetch(c.req.raw)
  })
  desk.on(['GET', 'HEAD'], ['/desk', '/desk/*'], async (c) => {
    const shell = kept?.shell ?? (await readShell().catch(() => null))
    if (shell === null) return c.text('The back office is being built. Look again in a moment.')
    const { html, headers } = shell
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(html, 200, headers)
  })
  // What the sign-in page of a demo fills in; outside a demo there is no such address.
  if (settings.isDemo)
    desk.get('/dev/desk', async (c) => {
      c.header('cache-control', 'no-store')
      const person = await demoCode(services, c.req.query('role') ?? 'owner')
      return person === null ? c.notFound() : c.json(person)
    })
  return desk
}

type Shell = { html: string; headers: Record<string, string> }

/** The library of toasts puts its own styles into the page: first an empty element, then its one text. */
const toastStyles =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

const inlineScript = /<script>([\s\S]*?)<\/script>/g

function shellOf(built: string, { isDemo, publicUrl }: Services['settings']): Shell {
  const html = isDemo ? built.replace('<html lang="en">', '<html lang="en" data-demo="">') : built
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    `style-src 'self' ${toastStyles}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    html,
    headers: {
      ...commonHeaders({ publicUrl }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    },
  }
}
