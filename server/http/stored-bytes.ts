import { Readable } from 'node:stream'
import type { Services } from '../services.ts'

export type StoredFile = { storageKey: string; contentType: string; byteCount: number }

/** The whole of a stored file, or the requested range, streamed. */
export async function serveBytes(
  { media }: Services,
  request: Request,
  file: StoredFile,
  headers: Record<string, string>,
): Promise<Response> {
  const common = {
    ...headers,
    'content-type': file.contentType,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  }
  const range = readRange(request.headers.get('range'), file.byteCount)
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...common, 'content-range': `bytes */${file.byteCount}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: file.byteCount - 1 }
  const body =
    request.method === 'HEAD' || file.byteCount === 0
      ? null
      : Readable.toWeb(await media.read(file.storageKey, { start, end }))
  return new Response(body as ReadableStream | null, {
    status: range ? 206 : 200,
    headers: {
      ...common,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${file.byteCount}` }),
    },
  })
}

/** One range of RFC 9110, section 14; several ranges or other units get the whole file. */
function readRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/)
  if (!match) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
