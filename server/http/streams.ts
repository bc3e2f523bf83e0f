import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { Failure } from '../../domain/failure.ts'
import { streamsPath } from '../../domain/lessons/rules.ts'
import { createDelivery, type StreamResponse } from '../lessons/streams/delivery.ts'
import { streamCookie } from '../lessons/streams/operations.ts'
import type { Services } from '../services.ts'
import { compressedFor } from './compressed.ts'
import { pathCookieIn } from './cookies.ts'
import { checkRoute, segmentRoute } from './route-names.ts'

export type Streams = {
  routes: Hono
  /** Answers a request for a segment that is in memory, without the framework; false when the app must answer. */
  respondFromCache(request: IncomingMessage, response: ServerResponse): boolean
}

/** Retry-After in seconds for a video that could not be read. */
const retryAfterSeconds = 3

const privateHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/**
 * A segment is the same for everyone and never changes, but is only authorised for its own browser: no proxy may cache
 * it, except one of the installation that checks here first (operations/nginx.conf).
 */
const segmentHeaders = {
  'content-type': 'video/mp2t',
  'cache-control': 'private, max-age=86400, immutable',
  'x-content-type-options': 'nosniff',
}

/** The message and the kind of a refusal. */
const refusals: Record<Extract<StreamResponse, { kind: 'refused' }>['end'], () => Failure> = {
  gone: () => new Failure('notFound', 'link_ended'),
  signedOut: () => new Failure('noSession', 'session_ended'),
  locked: () => new Failure('locked', 'stream_access_ended'),
  playbackEnded: () => new Failure('playbackEnded', 'stream_stopped'),
  storeDown: () => new Failure('storeDown', 'stream_store_down', { retryAfterSeconds }),
}

/**
 * On a successful check, the video that a proxy may serve to this browser. Nothing else here has
 * this header, so that no other success is taken for a check's (operations/nginx.conf).
 */
const checkedVideoHeader = 'stepmark-checked-video'

/** Playlists, segments, keys and pictures of videos that play. */
export async function connectStreams(services: Services): Promise<Streams> {
  const delivery = createDelivery(services)
  // After a lost connection, rights may have changed unnoticed.
  await services.database.listen('playing_changed', (studentId) => delivery.forgetRights(studentId || null))
  await services.database.listen('video_changed', (mediaId) => delivery.forgetVideo(mediaId || null))
  const { requests, videoBytes } = services.measures
  const segmentsSent = requests.tally({ route: segmentRoute, method: 'GET', status: '200' })
  const segmentsChecked = requests.tally({ route: checkRoute, method: 'GET', status: '204' })
  const bytesSent = videoBytes.tally({})
  const cookieIn = (header: string | undefined) => pathCookieIn(services, header, streamCookie)
  const routes = new Hono()
  routes.on(['GET', 'HEAD'], `${streamsPath}/*`, async (c) => {
    const { pathname } = new URL(c.req.url)
    const delivered = await delivery.deliver(pathname, cookieIn(c.req.header('cookie')))
    if (delivered.kind === 'segment') bytesSent.value += delivered.bytes.byteLength
    return answer(c.req.raw, delivered, pathname)
  })
  routes.all(`${streamsPath}/*`, () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }))

  return {
    routes,
    respondFromCache({ method, url, headers }, response) {
      if (url === undefined || !url.startsWith(`${streamsPath}/`)) return false
      if (method !== 'GET' && method !== 'HEAD') return false
      const cookie = cookieIn(headers.cookie)
      const cached = cookie === null ? null : delivery.findKept(url, cookie)
      if (cached === null) return false
      if (cached.kind === 'allowed') {
        segmentsChecked.value += 1
        response.writeHead(204, checkHeaders(cached.video)).end()
        return true
      }
      const { bytes } = cached
      segmentsSent.value += 1
      bytesSent.value += bytes.byteLength
      // For a HEAD request Node sends only the headers.
      response.writeHead(200, { ...segmentHeaders, 'content-length': bytes.byteLength }).end(bytes)
      return true
    },
  }
}

async function answer(request: Request, delivered: StreamResponse, path: string): Promise<Response> {
  if (delivered.kind === 'refused') {
    // nginx treats only two statuses as a refusal, and then sends the request itself here.
    if (path.includes('/check/')) return new Response(null, { status: 403, headers: privateHeaders })
    throw refusals[delivered.end]()
  }
  if (delivered.kind === 'tooManyKeys') {
    const { retryAfterSeconds } = delivered
    const values = { minutes: Math.ceil(retryAfterSeconds / 60) }
    throw new Failure('tooMany', 'stream_too_many_keys', { values, retryAfterSeconds })
  }
  if (delivered.kind === 'allowed')
    return new Response(null, { status: 204, headers: checkHeaders(delivered.video) })
  if (delivered.kind === 'playlist') return playlist(request, delivered.text)
  const { bytes } = delivered
  const headers = {
    segment: segmentHeaders,
    key: { ...privateHeaders, 'content-type': 'application/octet-stream' },
    file: {
      'content-type': delivered.kind === 'file' ? delivered.contentType : '',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  }[delivered.kind]
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  })
}

function checkHeaders(video: string): Record<string, string> {
  return { ...privateHeaders, [checkedVideoHeader]: video }
}

async function playlist(request: Request, text: string): Promise<Response> {
  const { bytes, headers } = await compressedFor(request, text)
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...privateHeaders, 'content-type': 'application/vnd.apple.mpegurl', ...headers },
  })
}
