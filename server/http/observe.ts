import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { currentScope, inScope, requestIdOf, type Scope } from '../scope.ts'
import type { Services } from '../services.ts'
import { bodyAtHand } from './answers.ts'
import { routeOf } from './route-names.ts'

const requestIdHeader = 'x-request-id'

/** The Node request; undefined for an in-process call. */
type Environment = { outgoing?: ServerResponse }

type Observe = (request: Request, environment: unknown, answer: () => Promise<Response>) => Promise<Response>

/**
 * Gives each request its id and counts, times and logs its response: one line, with the pattern of
 * the address and never the address itself. The line is written after the last byte was sent.
 */
export function createObserver({ settings, log, measures, tracer }: Services): Observe {
  const isBehindProxy = settings.trustedProxies > 0

  function finish(scope: Scope, request: Request, startedAt: number, status: number, bytes: number | null) {
    const seconds = (performance.now() - startedAt) / 1000
    const route = scope.route ?? routeOf(pathOf(request.url))
    const method = knownMethods.has(request.method) ? request.method : 'other'
    measures.requests.add({ route, method, status: String(status) })
    measures.durations.observe({ route, method }, seconds)
    if (scope.span !== undefined) {
      scope.span.name = `${method} ${route}`
      const told = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }
      scope.span.end(
        { ...told, 'stepmark.request_id': scope.requestId ?? '' },
        status >= 500 ? status : undefined,
      )
    }
    const fields = { method, route, status, ms: Math.round(seconds * 10_000) / 10, bytes }
    if (status >= 500) log.warn(fields, 'request')
    else log.info(fields, 'request')
  }

  return (request, environment, answer) => {
    const scope: Scope = {
      requestId: requestIdOf(request.headers.get(requestIdHeader), isBehindProxy),
    }
    // An incoming trace is continued only if it comes from a proxy of the installation.
    if (tracer !== null)
      scope.span = tracer.begin(
        'request',
        'server',
        isBehindProxy ? request.headers.get('traceparent') : null,
      )
    return inScope(scope, async () => {
      const startedAt = performance.now()
      const response = numbered(await answer(), scope.requestId ?? '')
      const outgoing = outgoingOf(environment)
      if (outgoing === undefined) {
        const length = response.headers.get('content-length')
        finish(scope, request, startedAt, response.status, length === null ? null : Number(length))
      } else {
        const sentBefore = outgoing.socket?.bytesWritten ?? 0
        const { socket } = outgoing
        const close = () => {
          const sent = (socket?.bytesWritten ?? sentBefore) - sentBefore
          // A client that disconnected early still got part of the response. Node reports it
          // outside the request's context.
          inScope(scope, () => finish(scope, request, startedAt, response.status, sent))
        }
        // The `close` event has already fired for a client that disconnected before there was a response.
        if (outgoing.closed) close()
        else outgoing.once('close', close)
        if (sendBody(response, outgoing)) return RESPONSE_ALREADY_SENT
      }
      return response
    })
  }
}

/** Sets the route name of the current request, where the address alone does not tell. */
export function nameRoute(route: string): void {
  const scope = currentScope()
  if (scope !== undefined) scope.route = route
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT'])

/** Adds the request id; responses that proxies cache have none. */
function numbered(answer: Response, requestId: string): Response {
  if (answer.headers.get('cache-control')?.startsWith('public')) return answer
  try {
    answer.headers.set(requestIdHeader, requestId)
    return answer
  } catch {
    // Some responses, such as the platform's redirects, have immutable headers.
    const headers = new Headers(answer.headers)
    headers.set(requestIdHeader, requestId)
    return new Response(answer.body, { status: answer.status, headers })
  }
}

/** Sends a response whose body is in memory; false when it must be streamed. */
function sendBody(answer: Response, outgoing: ServerResponse): boolean {
  const body = bodyAtHand(answer)
  if (body === undefined) return false
  const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  const pieces = Array.isArray(body) ? body : [body]
  headers['content-length'] = String(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  outgoing.writeHead(answer.status, headers)
  // In one system call.
  outgoing.cork()
  for (const piece of pieces.slice(0, -1)) outgoing.write(piece)
  outgoing.end(pieces.at(-1))
  return true
}

/** The Node response; undefined for an in-process request. */
export function outgoingOf(environment: unknown): ServerResponse | undefined {
  // The HTTP adapter passes what Node gave it.
  return (environment as Environment | undefined)?.outgoing
}

function pathOf(address: string): string {
  const start = address.indexOf('/', address.indexOf('//') + 2)
  return start < 0 ? '/' : address.slice(start)
}
