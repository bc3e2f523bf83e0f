import { request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkOf } from '../../server/http/network.ts'
import { isAtPublicAddress } from '../../server/http/this-machine.ts'
import { hasNginx, startBehindNginx } from '../support/nginx.ts'

const host = 'school.example'

let nginx: Awaited<ReturnType<typeof startBehindNginx>>
let trustedProxies = 2

/** The headers that a TLS proxy sends to nginx for a browser. */
type Passed = { client: string; scheme?: 'http' | 'https'; forged?: string }

/** By which network the product counts the browser, and whether it sees it at the public address over HTTPS. */
function seen({ client, scheme = 'https', forged }: Passed): Promise<{ network: string; isSecure: boolean }> {
  const headers = {
    ...{ host, 'x-forwarded-proto': scheme },
    'x-forwarded-for': forged === undefined ? client : `${forged}, ${client}`,
  }
  return new Promise((resolve, reject) => {
    const asked = request(`${nginx.url}/healthz`, { headers }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      answer.on('end', () => resolve(JSON.parse(body)))
    })
    asked.on('error', reject).end()
  })
}

describe.runIf(hasNginx())('nginx behind a proxy that speaks TLS', () => {
  beforeAll(async () => {
    const app = new Hono().get('/healthz', (c) =>
      c.json({
        network: networkOf(c, { trustedProxies }),
        isSecure: isAtPublicAddress(c, { publicUrl: `https://${host}`, trustedProxies }),
      }),
    )
    nginx = await startBehindNginx(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  })
  afterAll(() => nginx.stop())

  it('counts each browser by its own address, whatever headers it sends', async () => {
    const browsers = [
      { client: '203.0.113.7' },
      { client: '203.0.113.8' },
      { client: '203.0.113.8', forged: '198.51.100.9' },
    ]
    const networks = await Promise.all(browsers.map(seen))
    expect(networks.map(({ network }) => network)).toEqual(['203.0.113.7', '203.0.113.8', '203.0.113.8'])
  })

  it('forwards the browser’s protocol, so that the product can check the number of proxies', async () => {
    const schemes = async () => [
      (await seen({ client: '203.0.113.7', scheme: 'https' })).isSecure,
      (await seen({ client: '203.0.113.7', scheme: 'http' })).isSecure,
    ]
    expect(await schemes()).toEqual([true, false])
    trustedProxies = 1
    expect(await schemes()).toEqual([false, false])
  })
})
