import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gunzip } from 'node:zlib'
import { Hono } from 'hono'
import { acceptedEncoding } from './accepted-encoding.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}
/** Extensions of the compressed variants that the build wrote. */
const endings = { br: '.br', gzip: '.gz' } as const

const notServed = new Set(['.html', ...Object.values(endings)])

type Bytes = Buffer<ArrayBuffer>

/** Its bytes are cached in the encodings that browsers request: uncompressed only if there is no other. */
type StaticFile = { type: string; isHashed: boolean; br: Bytes | null } & (
  | { plain: Bytes; gzip: null }
  | { plain: null; gzip: Bytes }
)

const unzip = promisify(gunzip)
const unzipping = new Map<Bytes, Promise<Bytes>>()

/** For the few clients without compression, off the main thread and in one piece; concurrent requests share it. */
function unzipped(gzip: Bytes): Promise<Bytes> {
  // The size in its last four bytes (RFC 1952), plus one byte to verify the end.
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, gzip.readUInt32LE(gzip.length - 4) + 1)
  const bytes = unzipping.get(gzip) ?? unzip(gzip, { chunkSize }).finally(() => unzipping.delete(gzip))
  unzipping.set(gzip, bytes)
  return bytes
}

/**
 * The browser's built files, read once at start, below an address; not pages. Files under its
 * /assets have a hash in their name.
 */
export async function createStaticFiles(folder: string, base = ''): Promise<Hono> {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || notServed.has(extname(entry.name))) continue
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
  const compressed = (ending: string) => readFile(path + ending).catch(() => null)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const [br, gzip] = [await compressed(endings.br), await compressed(endings.gzip)]
  const bytes = gzip === null ? { plain: await readFile(path), gzip } : { plain: null, gzip }
  return { type, isHashed, br, ...bytes }
}

async function answer(file: StaticFile, request: Request): Promise<Response> {
  const accepted = acceptedEncoding(request.headers.get('accept-encoding') ?? '')
  const encoding = accepted !== null && file[accepted] !== null ? accepted : null
  const bytes = (encoding && file[encoding]) ?? file.plain ?? (await unzipped(file.gzip))
  const headers: Record<string, string> = {
    'content-type': file.type,
    'content-length': String(bytes.byteLength),
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  }
  if (encoding) headers['content-encoding'] = encoding
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
