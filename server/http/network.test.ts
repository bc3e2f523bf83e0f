import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { leastOfThree, threadMsOf } from '../../tests/support/thread-time.ts'
import { networkOf, widestNetworkOf } from './network.ts'

async function networkBehindProxy(address: string, trustedProxies = 1): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(networkOf(c, { trustedProxies })))
  return (await app.request('/', { headers: { 'x-forwarded-for': address } })).text()
}

describe('the network of a caller', () => {
  it.each([
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::1'],
    ['2001:db8::1', '2001:db8::ffff:1'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0:9:a:b:c'],
    ['2001:0DB8:0:0:1::', '2001:db8::2:3:4:5'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:40112', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '64:ff9b::1'],
    ['2001:db8::1%eth0', '2001:db8::2'],
    ['203.0.113.7:40112', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::2'],
  ])('is the same for %s and %s', async (one, other) => {
    expect(await networkBehindProxy(one)).toBe(await networkBehindProxy(other))
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1:0:0:0:1', '2001:db8::2:0:0:0:1'],
    ['203.0.113.7', '203.0.113.8'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['::ffff:cb00:7107', '::ffff:cb00:7108'],
    ['::1', '::ffff:0.0.0.1'],
  ])('differs for %s and %s', async (one, other) => {
    expect(await networkBehindProxy(one)).not.toBe(await networkBehindProxy(other))
  })

  it('is the socket’s without trusted proxies', async () => {
    const app = new Hono().get('/', (c) => c.text(networkOf(c, { trustedProxies: 1 })))
    const ask = () => app.request('/', { headers: { 'x-forwarded-for': `::${'1'.repeat(15_000)}` } })
    const least = await leastOfThree(async () => threadMsOf(() => void ask()), 30)
    expect(least).toBeLessThanOrEqual(30)
  })

  it('at its widest cannot be rented by the thousand', async () => {
    const widest = async (address: string) => {
      const app = new Hono().get('/', (c) => c.text(widestNetworkOf(c, { trustedProxies: 1 })))
      return (await app.request('/', { headers: { 'x-forwarded-for': address } })).text()
    }
    expect(await widest('2001:db8:1:2::1')).toBe(await widest('2001:db8:1:fffe::1'))
    expect(await widest('2001:db8:1:2::1')).not.toBe(await widest('2001:db8:2:2::1'))
    expect(await widest('203.0.113.7')).toBe('203.0.113.7')
  })

  it('is never what the caller writes, only what a trusted proxy adds', async () => {
    expect(await networkBehindProxy('198.51.100.1', 0)).toBe('in-process')
    expect(await networkBehindProxy('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  })
})
