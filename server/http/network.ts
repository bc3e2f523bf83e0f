import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Settings } from '../settings.ts'

/** The network of an in-process request, which has no socket. */
export const inProcess = 'in-process'

/**
 * The network a request comes from: IPv4 address or IPv6 /64. `X-Forwarded-For` is trusted only for
 * the configured number of proxies; values sent by the client are never read.
 */
export function networkOf(c: Context, { trustedProxies }: Pick<Settings, 'trustedProxies'>): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const hop = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  return networkPart(hop || socketAddress(c))
}

/** The network of a request and its enclosing ones, narrowest first: for IPv6 the /64, the /56 and the /48. */
export function networksOf(c: Context, settings: Pick<Settings, 'trustedProxies'>): [string, ...string[]] {
  const network = networkOf(c, settings)
  const [first, second, third, fourth] = network.split(':')
  if (fourth === undefined) return [network]
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [network, `${first}:${second}:${third}:${upper}/56`, `${first}:${second}:${third}/48`]
}

/** The widest of them, of which one customer cannot get many: for IPv6 the /48. */
export function widestNetworkOf(c: Context, settings: Pick<Settings, 'trustedProxies'>): string {
  const [network, , widest] = networksOf(c, settings)
  return widest ?? network
}

function socketAddress(c: Context): string {
  // The HTTP adapter passes what Node gave it.
  const socket = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket
  return socket === undefined ? inProcess : (socket.remoteAddress ?? 'unknown')
}

function networkPart(address: string): string {
  // Some proxies write the port too.
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  if (!bare.includes(':')) return bare
  const groups = groupsOf(bare)
  // An IPv4 address, also in its IPv4-mapped IPv6 form.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:65535')
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** The eight groups of an IPv6 address, whose last two may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  const inGroups = address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) => {
    const [first, second, third, fourth] = bytes.map(Number)
    return [(first ?? 0) * 256 + (second ?? 0), (third ?? 0) * 256 + (fourth ?? 0)]
      .map((group) => group.toString(16))
      .join(':')
  })
  const [head = '', tail] = inGroups.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  // A double colon replaces as many groups of zeros as are missing.
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
}
