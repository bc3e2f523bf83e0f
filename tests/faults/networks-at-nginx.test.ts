import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkOf } from '../../server/http/network.ts'
import { hasNginx, type Nginx, runNginx } from '../support/nginx.ts'
import { freePort } from '../support/product-process.ts'

let folder: string
let url: string
let nginx: Pick<Nginx, 'stop'>

const addresses = [
  '203.0.113.7',
  '203.0.113.8',
  '10.10.92.34',
  '::ffff:203.0.113.7',
  '::ffff:10.10.92.34',
  '::ffff:0:0',
  '::1',
  '::',
  '2001:db8:1:2::1',
  '2001:db8:1:2:ffff:ffff:ffff:ffff',
  '2001:db8:1:3::1',
  '2001:db8:1:200::1',
  '2001:db8:a0a:a0a::a0a',
  '2001:db8:0:0:ffff:ffff:ffff:ffff',
  'fe80::1',
  '64:ff9b::203.0.113.7',
]

/** What the product counts an address by, in hexadecimals. */
async function countedByProduct(address: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(networkOf(c, { trustedProxies: 1 })))
  const network = await (await app.request('/', { headers: { 'x-forwarded-for': address } })).text()
  return network.includes(':')
    ? network
        .split(':')
        .map((group) => group.padStart(4, '0'))
        .join('')
    : network
        .split('.')
        .map((byte) => Number(byte).toString(16).padStart(2, '0'))
        .join('')
}

/** Bytes as nginx writes them into its log, in hexadecimals. */
function unescaped(line: string): string {
  const bytes = [...line.matchAll(/\\x([\dA-F]{2})|([^\\])/g)]
  return bytes
    .map(([, hex, sign = '']) => hex?.toLowerCase() ?? sign.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
}

describe.runIf(hasNginx())('the networks that nginx counts by', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stepmark-nginx-networks-'))
    const edge = await readFile('operations/single-machine/stepmark-edge.conf', 'utf8')
    const [map] = edge.match(/^map \$binary_remote_addr \$stepmark_network \{[\s\S]*?^\}/m) ?? []
    expect(map).toBeDefined()
    const port = await freePort()
    url = `http://127.0.0.1:${port}/`
    nginx = await runNginx({
      folder,
      readyUrl: url,
      http: `
        ${map}
        log_format network '$stepmark_network';
        access_log off;
        server {
          listen 127.0.0.1:${port};
          set_real_ip_from 127.0.0.1; real_ip_header X-Asks-From;
          location / { return 204; }
          location = /counted { access_log ${folder}/networks.log network; return 204; }
        }`,
    })
  })
  afterAll(async () => {
    await nginx.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('are those of the product, for IPv4, IPv6 and IPv4-mapped IPv6', async () => {
    for (const address of addresses) await fetch(`${url}counted`, { headers: { 'x-asks-from': address } })
    const written = async () => (await readFile(join(folder, 'networks.log'), 'utf8')).trimEnd().split('\n')
    // A line is written after its answer was sent.
    await expect.poll(written).toHaveLength(addresses.length)
    const lines = await written()
    const atNginx = addresses.map((address, index) => [address, unescaped(lines[index] ?? '')])
    const atProduct = addresses.map(async (address) => [address, await countedByProduct(address)])
    expect(atNginx).toEqual(await Promise.all(atProduct))
  })
})
