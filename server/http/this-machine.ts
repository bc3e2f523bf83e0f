import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { Settings } from '../settings.ts'

type Environment = { incoming?: Pick<IncomingMessage, 'headers' | 'httpVersion' | 'socket'> }

const loopback = /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/
/** Written by whatever passes a request on: proxies, tunnels and CDNs, known by their words. No browser writes one. */
const forwarding =
  /forwarded|proxy|(?:^|-)(?:client-?|user-?)?ip$|^(?:via|cdn-loop|traceparent|front-end-https|(?:x|cf|ngrok)-.*)$/

/**
 * Whether a person at this machine asks: over loopback, by a name of this machine, and nothing passed the request
 * on. Anything that is not known refuses. A proxy that hides itself (`proxy_pass` without a header) still speaks
 * HTTP/1.0, or keeps its lines without saying so (nginx from 1.29.7 on) while every browser says `keep-alive`, or names
 * in `Origin` or `Referer` the site that the visitor sees.
 */
export function isAtThisMachine(c: Context): boolean {
  // The HTTP adapter passes what Node gave it; a request that was made in-process has none.
  const incoming = (c.env as Environment | undefined)?.incoming
  return (
    incoming !== undefined &&
    incoming.httpVersion === '1.1' &&
    incoming.headers.connection?.toLowerCase() === 'keep-alive' &&
    loopback.test(incoming.socket.remoteAddress ?? '') &&
    ownHost.test(c.req.header('host') ?? '') &&
    // The name in a whole address counts before that of the header (RFC 9112).
    isOwnAddress(c.req.url) &&
    ['origin', 'referer'].every((name) => isOwnAddress(c.req.header(name))) &&
    Object.keys(c.req.header()).every((name) => !forwarding.test(name))
  )
}

/**
 * Whether the caller came to the public address over HTTPS: the host is that of the settings, and the outermost proxy
 * that is trusted says that it was asked over HTTPS. Without such a word nothing is seen here, whatever is likely.
 */
export function isAtPublicAddress(
  c: Context,
  { publicUrl, trustedProxies }: Pick<Settings, 'publicUrl' | 'trustedProxies'>,
): boolean {
  const url = new URL(publicUrl)
  if (trustedProxies === 0 || url.protocol !== 'https:' || c.req.header('host') !== url.host) return false
  // Where more are counted than there are, visitors say themselves where they come from, or all count as one.
  if ((c.req.header('x-forwarded-for')?.split(',').length ?? 0) < trustedProxies) return false
  const said = c.req.header('x-forwarded-proto')?.split(',') ?? []
  return (said.at(-trustedProxies) ?? said[0])?.trim() === 'https'
}

/** Guards demo-only pages: requests from other machines get 404. */
export const forThisMachineOnly: MiddlewareHandler = async (c, next) => {
  if (!isAtThisMachine(c)) return c.notFound()
  await next()
}

function isOwnAddress(address: string | undefined): boolean {
  return (
    address === undefined ||
    address === 'null' ||
    (URL.canParse(address) && ownHost.test(new URL(address).host))
  )
}
