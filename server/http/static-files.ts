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
/** How the files end that the build wrote beside another, compressed. */
const endings = { br: '.br', gzip: '.gz' } as const

const notServed = new Set(['.html', ...Object.values(endings)])

type Bytes = Buffer<ArrayBuffer>

/** Its bytes are kept as browsers ask for them: plain only where that is all there is. */
type StaticFile = { type: string; isHashed: boolean; br: Bytes | null } & (
  | { plain: Bytes; gzip: null }
  | { plain: null; gzip: Bytes }
)

const unzip = promisify(gunzip)
const unzipping = new Map<Bytes, Promise<Bytes>>()

/** For the few who take nothing compressed, beside the main thread and in one piece; who asks meanwhile shares it. */
function unzipped(gzip: Bytes): Promise<Bytes> {
  // As long as its last four bytes say (RFC 1952), and a byte by which it is seen to be whole.
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, gzip.readUInt32LE(gzip.length - 4) + 1)
  const bytes = unzipping.get(gzip) ?? unzip(gzip, { chunkSize }).finally(() => unzipping.delete(gzip))
  unzipping.set(gzip, bytes)
  return bytes
}

/**
 * The built files of the browser, read once at start, below an address; pages are none
 * of them. Files under its /assets carry a hash in their name.
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
