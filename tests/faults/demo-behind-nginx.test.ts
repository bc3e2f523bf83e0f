import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemoStaff } from '../../server/admin/staff/demo.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { hasNginx, type Nginx, runNginx } from '../support/nginx.ts'
import { freePort } from '../support/product-process.ts'

const pages = ['/dev/mailbox', '/dev/admin', '/sandbox/checkout.js', '/sandbox/checkout.css']

/** What somebody writes who puts a name before the demo, none of which says that it passes requests on. */
const proxies: Record<string, string> = {
  'as it is': '',
  'in the version of now': 'proxy_http_version 1.1;',
  'with lines that are kept': 'proxy_http_version 1.1; proxy_set_header Connection "";',
  'with the name of the visitor': 'proxy_set_header Host $host;',
}

let app: TestApp
let product: Server
let productPort: number
let nginx: Pick<Nginx, 'stop'>
const ports = new Map<string, number>()

describe.runIf(hasNginx())('the pages of a demo behind an nginx without forwarding headers', () => {
  beforeAll(async () => {
    app = await startTestApp()
    await loadDemoStaff(app.services)
    const answer = getRequestListener(
      (request, environment) => app.fetch(new URL(request.url).pathname, request, environment),
      { overrideGlobalObjects: false },
    )
    product = createServer((request, response) => void answer(request, response))
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
    // A TCP server's address is an object.
    productPort = (product.address() as AddressInfo).port
    for (const name of Object.keys(proxies)) ports.set(name, await freePort())
    const servers = Object.entries(proxies).map(
      ([name, lines]) => `server {
        listen 127.0.0.1:${ports.get(name)};
        access_log off;
        location / { ${lines} proxy_pass http://127.0.0.1:${productPort}; }
      }`,
    )
    const [port] = ports.values()
    nginx = await runNginx({
      folder: join(app.settings.dataDir, 'nginx'),
      readyUrl: `http://127.0.0.1:${port}/healthz`,
      http: servers.join('\n'),
    })
  })
  afterAll(async () => {
    await nginx.stop()
    product.closeAllConnections()
    product.close()
    await app.close()
  })

  it('are there without it', async () => {
    for (const page of pages)
      expect([page, (await fetch(`http://127.0.0.1:${productPort}${page}`)).status]).toEqual([page, 200])
  })

  it.each(Object.keys(proxies))('are not there %s', async (name) => {
    for (const page of pages) {
      const answer = await fetch(`http://127.0.0.1:${ports.get(name)}${page}`)
      expect([page, answer.status, await answer.text()]).toEqual([page, 404, '404 Not Found'])
    }
  })
})
