import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from './accepted-encoding.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Below this size compression saves hardly anything. */
const leastToCompress = 1000

type Bytes = Uint8Array<ArrayBuffer>
type Compressed = {
  bytes: Bytes
  /** How the bytes are encoded, and their length. */
  headers: Record<string, string>
}

/** The response text, compressed if it is long and the client accepts that. */
export async function compressedFor(request: Request, text: string | Bytes): Promise<Compressed> {
  const plain = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const encoding =
    plain.length < leastToCompress ? null : acceptedEncoding(request.headers.get('accept-encoding') ?? '')
  const bytes = encoding === null ? plain : await compressedOnce(text, plain, encoding)
  return {
    bytes,
    headers: {
      vary: 'accept-encoding',
      ...(encoding !== null && { 'content-encoding': encoding }),
      'content-length': String(bytes.byteLength),
    },
  }
}

type Encoding = 'br' | 'gzip'

/** Compressed copies of bodies that are sent to many callers. */
const known = new WeakMap<Bytes, Partial<Record<Encoding, Promise<Bytes>>>>()

function compressedOnce(body: string | Bytes, plain: Bytes, encoding: Encoding): Promise<Bytes> {
  if (typeof body === 'string') return compressed(plain, encoding)
  const copies = known.get(body) ?? {}
  known.set(body, copies)
  copies[encoding] ??= compressed(plain, encoding)
  return copies[encoding]
}

async function compressed(plain: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'gzip') return new Uint8Array(await compressGzip(plain))
  return new Uint8Array(await compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
}
