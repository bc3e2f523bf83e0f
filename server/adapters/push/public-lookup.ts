import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

type Resolve = (
  name: string,
  options: { all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Resolves names as usual, and refuses a name if any of its addresses is not public. */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (name, options, found) => {
    resolve(name, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined) return found(error ?? refusal('ENOTFOUND'), '', 0)
      if (!addresses.every(({ address }) => isPublic(address))) return found(refusal('ENOTPUBLIC'), '', 0)
      if (options.all) return found(null, addresses)
      found(null, first.address, first.family)
    })
  }
}

function refusal(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code })
}

const notPublic = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits)

/** IPv6: global addresses only, without those that map to IPv4 or are reserved for documentation. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
const notGlobal = new BlockList()
notGlobal.addSubnet('2001::', 23, 'ipv6')
notGlobal.addSubnet('2001:db8::', 32, 'ipv6')
notGlobal.addSubnet('2002::', 16, 'ipv6')
notGlobal.addSubnet('3fff::', 20, 'ipv6')

function isPublic(address: string): boolean {
  return isIPv6(address)
    ? globalUnicast.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')
    : !notPublic.check(address)
}
