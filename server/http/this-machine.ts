import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { Settings } from '../settings.ts'

type Environment = { incoming?: Pick<IncomingMessage, 'headers' | 'httpVersion' | 'socket'> }

const loopback = /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/
/** Headers added by proxies, tunnels and CDNs. No browser sends one. */
const forwarding =
  /forwarded|proxy|(?:^|-)(?:client-?|user-?)?ip$|^(?:via|cdn-loop|traceparent|front-end-https|(?:x|cf|ngrok)-.*)$/

/**
 * Whether the request comes from a person at this machine: over loopback, by a name of this machine, and not
 * forwarded. Anything unknown is refused. A proxy that hides itself (`proxy_pass` without a header) still speaks
 * HTTP/1.0, or keeps connections alive without saying so (nginx from 1.29.7 on) while every browser sends
 * `keep-alive`, or `Origin` or `Referer` contain the site that the visitor sees.
 */
export function isAtThisMachine(c: Context): boolean {
  // The HTTP adapter passes Node's request; an in-process request has none.
  const incoming = (c.env as Environment | undefined)?.incoming
  return (
    incoming !== undefined &&
    incoming.httpVersion === '1.1' &&
    incoming.headers.connection?.toLowerCase() === 'keep-alive' &&
    loopback.test(incoming.socket.remoteAddress ?? '') &&
    ownHost.test(c.req.header('host') ?? '') &&
    // The host in an absolute request target takes precedence over the header (RFC 9112).
    isOwnAddress(c.req.url) &&
    ['origin', 'referer'].every((name) => isOwnAddress(c.req.header(name))) &&
    Object.keys(c.req.header()).every((name) => !forwarding.test(name))
  )
}

/**
 * Whether the caller reached the public address over HTTPS: the host is that of the settings, and
 * the outermost trusted proxy reports HTTPS. Without such a report it is not assumed.
 */
export function isAtPublicAddress(
  c: Context,
  { publicUrl, trustedProxies }: Pick<Settings, 'publicUrl' | 'trustedProxies'>,
): boolean {
  const url = new URL(publicUrl)
  if (trustedProxies === 0 || url.protocol !== 'https:' || c.req.header('host') !== url.host) return false
  // If too many proxies are configured, visitors can forge their address, or all count as one.
  if ((c.req.header('x-forwarded-for')?.split(',').length ?? 0) < trustedProxies) return false
  const protocols = c.req.header('x-forwarded-proto')?.split(',') ?? []
  return (protocols.at(-trustedProxies) ?? protocols[0])?.trim() === 'https'
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
