import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Hono } from 'hono'
import { Failure, orNotFound } from '../../domain/failure.ts'
import { findSheetFile } from '../articles/files.ts'
import {
  findPictureFile,
  findPictureSizeFile,
  mediaCookie,
  openSignedFile,
} from '../catalog/files/operations.ts'
import { createMarker, DocumentTooLarge, DocumentUnread, type Marker } from '../catalog/marking.ts'
import { openCertificateLink } from '../lessons/certificates/links.ts'
import { openInvoiceLink } from '../payments/invoices/operations.ts'
import type { Services } from '../services.ts'
import { openSiteVideo } from '../site/operations.ts'
import { bodyOf, type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts'
import { pathCookieIn } from './cookies.ts'
import { readableFailures } from './readable-failures.ts'
import { type StoredFile, serveBytes } from './stored-bytes.ts'

type SignedFile = NonNullable<Awaited<ReturnType<typeof openSignedFile>>>

/** Marked documents of one student, or copies of one private document, processed at once: each is held in memory. */
const documentsAtOnce = 4
/** Retry-After in seconds for one that was not available. */
const retryAfterSeconds = 10

/** A student's private documents, by their signed links. */
const privateDocuments = { '/invoices/:link': openInvoiceLink, '/certificates/:link': openCertificateLink }

/** Signed links to videos and documents, public pictures, and the printable sheets. */
export function createFiles(services: Services, marker = createMarker()): Hono {
  const files = new Hono()
  const limiter = createConcurrencyLimiter(documentsAtOnce)
  for (const kind of ['media', 'pictures', 'sheets', 'invoices', 'certificates', 'videos'])
    files.use(`/${kind}/*`, readableFailures)
  files.get('/media/:link', async (c) => {
    const cookie = pathCookieIn(services, c.req.header('cookie'), mediaCookie)
    const file = found(await openSignedFile(services, { link: c.req.param('link'), cookie }))
    const extension = file.storageKey.split('.').at(-1) ?? 'bin'
    const headers = {
      'cache-control': 'private, max-age=300',
      'content-disposition': `inline; filename="${file.title.replace(/[^\w .,()-]/g, '_')}.${extension}"`,
      // The course page embeds documents.
      'content-security-policy': "frame-ancestors 'self'",
    }
    return isMarked(file)
      ? serveMarked(services, c.req.raw, { file, headers, marker, limiter })
      : serve(services, c.req.raw, file, headers)
  })
  files.get('/pictures/:id', async (c) => {
    const file = found(await findPictureFile(services, c.req.param('id')))
    return serve(services, c.req.raw, file, {
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      // An SVG opened directly must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
  })
  files.get('/media/pictures/:id/:file', async (c) => {
    const file = found(await findPictureSizeFile(services, c.req.param('id'), c.req.param('file')))
    // Content at such an address never changes, so browsers may cache it.
    return serveBytes(services, c.req.raw, file, {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
    })
  })
  files.get('/sheets/:file{.+\\.pdf}', async (c) => {
    const name = c.req.param('file').replace(/\.pdf$/, '')
    const file = found(/^[\w-]+$/.test(name) ? await findSheetFile(services, name) : null)
    return serve(services, c.req.raw, file, {
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-disposition': `inline; filename="${name}.pdf"`,
    })
  })
  for (const [path, open] of Object.entries(privateDocuments))
    files.get(path, async (c) => {
      const link = c.req.param('link') ?? ''
      // Limited per document, since a student may have many links to one.
      const leave = limiter.take(link.split('~')[0] ?? '')
      if (leave === null) throw tooManyAtOnce()
      const document = found(await open(services, link).finally(leave))
      return new Response(new Uint8Array(document.bytes), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${document.fileName}"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    })
  files.get('/videos/:file', async (c) => {
    const file = found(await openSiteVideo(services, c.req.param('file')))
    return serve(services, c.req.raw, file, { 'cache-control': 'public, max-age=86400' })
  })
  // Their former address, which cached pages still use.
  files.get('/films/:file', (c) => c.redirect(`/videos/${encodeURIComponent(c.req.param('file'))}`, 308))
  return files
}

function isMarked(file: SignedFile): boolean {
  return !file.isFreeAccess && file.contentType === 'application/pdf'
}

type MarkedFile = {
  file: SignedFile
  headers: Record<string, string>
  marker: Marker
  limiter: ConcurrencyLimiter
}

/** A paid document is marked for its reader. One that cannot be marked is delivered unmarked, as it was paid for. */
async function serveMarked(
  { media, log }: Services,
  request: Request,
  { file, headers, marker, limiter }: MarkedFile,
): Promise<Response> {
  const { storageKey, byteCount, contentType } = file
  const allHeaders = { ...headers, 'content-type': contentType, 'x-content-type-options': 'nosniff' }
  if (request.method === 'HEAD') return new Response(null, { headers: allHeaders })
  const reader = { phone: file.phone ?? '', email: file.email ?? '' }
  const leave = limiter.take(reader.email)
  if (leave === null) throw tooManyAtOnce()
  request.signal.addEventListener('abort', leave)
  let bytes: Uint8Array
  try {
    const read = async (signal: AbortSignal) => {
      const stored = await media.read(storageKey, { start: 0, end: byteCount - 1 })
      return new Uint8Array(await buffer(addAbortSignal(signal, stored)))
    }
    const { signal } = request
    bytes = await marker.mark({ byteCount, read, reader, signal }).catch(async (error: unknown) => {
      if (signal.aborted) throw error
      log.warn({ err: error, key: storageKey }, 'a document could not be marked')
      if (error instanceof DocumentTooLarge || error instanceof DocumentUnread) throw error
      return read(signal)
    })
  } catch (error) {
    leave()
    // The client has disconnected.
    if (request.signal.aborted) return new Response(null, { status: 408 })
    if (error instanceof DocumentTooLarge) throw new Failure('tooLarge', 'document_too_large')
    throw new Failure('storeDown', 'document_unreachable', { retryAfterSeconds })
  }
  return new Response(bodyOf(bytes, leave), {
    headers: { ...allHeaders, 'content-length': String(bytes.byteLength) },
  })
}

function found<Row>(row: Row | null): Row {
  return orNotFound(row, 'link_ended')
}

function tooManyAtOnce(): Failure {
  return new Failure('tooMany', 'too_many_calls', { values: { minutes: 1 }, retryAfterSeconds })
}

/** The whole file, or the requested range; a store that serves its files itself gets a redirect. */
async function serve(
  services: Services,
  request: Request,
  file: StoredFile,
  headers: Record<string, string>,
): Promise<Response> {
  const { media } = services
  // Texts and documents are fetched by the page itself, whose CSP forbids other origins.
  if (media.presign && !/^text\/|^application\/pdf$/.test(file.contentType)) {
    return new Response(null, {
      status: 302,
      headers: {
        location: await media.presign(file.storageKey, file.contentType),
        'cache-control': 'no-store',
      },
    })
  }
  return serveBytes(services, request, file, headers)
}
