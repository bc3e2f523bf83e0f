import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Services } from '../services.ts'
import { commonHeaders } from './security-headers.ts'
import { createStaticFiles } from './static-files.ts'
import { isAtThisMachine } from './this-machine.ts'

type AdminOptions = {
  services: Services
  /** Folder of the back office's built files. */
  folder: string
  /** In development the files are read for every request. */
  keepsFiles: boolean
}

/** The back office at `/admin`: the same empty page at every address below it, rendered by its script. */
export async function createAdmin({ services, folder, keepsFiles }: AdminOptions): Promise<Hono> {
  const { settings } = services
  const admin = new Hono()
  const readShells = async () => {
    const built = await readFile(join(folder, 'index.html'), 'utf8')
    const plain = shellOf(built, settings)
    // Its sign-in page fills in the demo staff.
    const demo = shellOf(built.replace('<html lang="en">', '<html lang="en" data-demo="">'), settings)
    return { plain, demo }
  }
  const cached = keepsFiles
    ? { shells: await readShells(), files: await createStaticFiles(folder, '/admin') }
    : null
  admin.get('/admin/assets/*', async (c) => {
    const files = cached?.files ?? (await createStaticFiles(folder, '/admin'))
    return files.fetch(c.req.raw)
  })
  // Former addresses; a browser keeps the fragment, such as the token of a set-up link.
  const moved = [
    ['/desk/texts', '/admin/articles'],
    ['/desk', '/admin'],
    ['/admin/texts', '/admin/articles'],
  ] as const
  for (const [before, now] of moved)
    admin.on(['GET', 'HEAD'], [before, `${before}/*`], (c) => {
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(pathname.replace(before, now) + search, 308)
    })
  admin.on(['GET', 'HEAD'], ['/admin', '/admin/*'], async (c) => {
    const shells = cached?.shells ?? (await readShells().catch(() => null))
    if (shells === null) return c.text('The back office is being built. Look again in a moment.')
    const { html, headers } = settings.isDemo && isAtThisMachine(c) ? shells.demo : shells.plain
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(html, 200, headers)
  })
  return admin
}

type Shell = { html: string; headers: Record<string, string> }

/** The toast library injects its own styles: first an empty element, then its one text. */
const toastStyles =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

const inlineScript = /<script>([\s\S]*?)<\/script>/g

function shellOf(html: string, { publicUrl }: Services['settings']): Shell {
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
      // Authors record their lessons with the microphone.
      'permissions-policy': 'camera=(), microphone=(self), geolocation=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
    },
  }
}
