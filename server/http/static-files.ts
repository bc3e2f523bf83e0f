import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { Hono } from 'hono'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const compressible = new Set(['.js', '.css', '.svg', '.webmanifest', '.txt'])
const zip = promisify(gzip)
const brotli = promisify(brotliCompress)

type StaticFile = {
  type: string
  isHashed: boolean
  plain: Buffer<ArrayBuffer>
  gzip?: Buffer<ArrayBuffer>
  brotli?: Buffer<ArrayBuffer>
}

/**
 * The built files of the browser, read and compressed once at start, below an address; pages are none
 * of them. Files under its /assets carry a hash in their name.
 */
export async function createStaticFiles(folder: string, base = ''): Promise<Hono> {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || extname(entry.name) === '.html') continue
    const path = join(entry.parentPath, entry.name)
    const address = base + path.slice(folder.length).replaceAll('\\', '/')
    files.set(address, await readStatic(path, address.startsWith(`${base}/assets/`)))
  }
  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const file = files.get(c.req.path)
    if (file === undefined) return next()
    return answer(file, c.req.raw)
  })
  return app
}

async function readStatic(path: string, isHashed: boolean): Promise<StaticFile> {
  const plain = await readFile(path)
  const extension = extname(path)
  const common = {
    type: types[extension] ?? 'application/octet-stream',
    isHashed,
    plain,
  }
  if (!compressible.has(extension)) return common
  return { ...common, gzip: await zip(plain), brotli: await brotli(plain) }
}

function answer(file: StaticFile, request: Request): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding =
    file.brotli && accepted.includes('br') ? 'br' : file.gzip && accepted.includes('gzip') ? 'gzip' : null
  const bytes = (encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : undefined) ?? file.plain
  const headers: Record<string, string> = {
    'content-type': file.type,
    'content-length': String(bytes.byteLength),
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  }
  if (encoding) headers['content-encoding'] = encoding
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}
