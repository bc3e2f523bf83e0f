import { createHash } from 'node:crypto'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptMarkHeader } from '../../domain/pages.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { createPages } from './pages.ts'

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer; isFromMemory: boolean }

const mark = '4b825dc6-42cb-4eb9-a060-e54bf8d69288'
/** As a fault elsewhere would let them into a page. */
const injectedScripts = [
  '<script>stolen()</script>',
  '<script type="module">stolen()</script>',
  '<script nonce="">stolen()</script>',
  '<script nonce="4b825dc6">stolen()</script>',
  "<script data-x='<script nonce=\"'>stolen()</script>",
].join('')

let app: TestApp
let stop: () => void
let ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>

beforeAll(async () => {
  app = await startTestApp()
  let rendered = 0
  const pages = await createPages({
    services: app.services,
    keepsPages: true,
    async render(request) {
      rendered += 1
      const { pathname } = new URL(request.url)
      const injected = pathname === '/courses/injected' ? injectedScripts : ''
      const own = `<script nonce="${mark}">first()</script>`
      return new Response(`${own}${injected}<p>${pathname} ${rendered}</p>${own}`, {
        status: { '/missing': 404, '/-': 404, '/failing': 500 }[pathname] ?? 200,
        ...(pathname !== '/courses/unmarked' && { headers: { [scriptMarkHeader]: mark } }),
      })
    },
  })
  const answer = getRequestListener(pages.routes.fetch, { overrideGlobalObjects: false })
  let isFromMemory = false
  const server = createServer((request, response) => {
    isFromMemory = pages.answerKept(request, response)
    if (!isFromMemory) void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  stop = () => server.close()
  ask = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = send({ port, path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
            isFromMemory,
          }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })
})

afterAll(async () => {
  stop()
  await app.close()
})

function withoutDate({ headers: { date, connection, 'keep-alive': keepAlive, ...headers } }: Answer) {
  return headers
}

describe('a page', () => {
  it('is answered from memory with the same bytes and headers as from its rendering', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const path = `/same/${encoding}`
      const first = await ask(path, { 'accept-encoding': encoding })
      const second = await ask(path, { 'accept-encoding': encoding })
      expect([first.isFromMemory, second.isFromMemory]).toEqual([false, true])
      expect(second.body).toEqual(first.body)
      expect(withoutDate(second)).toEqual(withoutDate(first))
      expect(second.headers['content-security-policy']).toContain("script-src 'self'")
      expect(second.headers['content-security-policy']).toContain("'sha256-")
      expect(second.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('comes in the encoding that is accepted, and never in one that is refused', async () => {
    await ask('/encodings')
    const brotli = await ask('/encodings', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const zipped = await ask('/encodings', { 'accept-encoding': 'gzip, br;q=0' })
    const plain = await ask('/encodings')
    expect([brotli, zipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    expect(new Set([brotli, zipped, plain].map(({ headers }) => headers['etag'])).size).toBe(3)
  })

  it('is not sent again to whoever has it, weakened by a proxy or among others, kept or new', async () => {
    const { headers } = await ask('/known')
    const etag = String(headers['etag'])
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const kept = await ask('/known', { 'if-none-match': known })
      expect([kept.status, kept.body.length, kept.headers['etag']]).toEqual([304, 0, etag])
    }
    expect((await ask('/known', { 'if-none-match': '"another"' })).status).toBe(200)
    const other = await ask('/known', { 'if-none-match': etag, 'accept-encoding': 'gzip' })
    expect(other.status).toBe(200)
  })

  it('sends a HEAD its headers alone', async () => {
    const got = await ask('/head')
    const head = await ask('/head', {}, 'HEAD')
    expect(head.isFromMemory).toBe(true)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(got.body.length))
  })

  it('is one page whatever parameters are added that change nothing', async () => {
    const page = await ask('/parameters?page=2')
    const same = await ask('/parameters?utm_source=letter&page=2')
    expect(same.isFromMemory).toBe(true)
    expect(same.body).toEqual(page.body)
    expect((await ask('/parameters?page=3')).isFromMemory).toBe(false)
  })

  it('is rendered anew once content has changed, and a missing one is never kept', async () => {
    await ask('/changing')
    expect((await ask('/changing')).isFromMemory).toBe(true)
    await app.course()
    await expect.poll(async () => (await ask('/changing')).isFromMemory).toBe(false)
    expect((await ask('/missing')).status).toBe(404)
    expect(await ask('/missing')).toMatchObject({ status: 404, isFromMemory: false })
  })

  it('takes a form that came before its script back to the empty form', async () => {
    await ask('/login')
    const answer = await ask('/login?next=%2F', {}, 'POST')
    expect([answer.status, answer.headers['location']]).toEqual([303, '/login'])
  })

  it.each(['//evil.example/login', '///evil.example'])(
    'sends nobody to another site by a form to %s',
    async (path) => {
      const { status, headers } = await ask(path, {}, 'POST')
      expect(status).toBe(303)
      expect(new URL(String(headers['location']), 'http://own.example').host).toBe('own.example')
    },
  )

  it.each([
    ['/HI', '/hi'],
    ['/HI/about-us', '/hi/about-us'],
    ['/Te/courses?page=2', '/te/courses?page=2'],
    ['/HI//evil.example', '/hi//evil.example'],
  ])('%s, a language in capitals, leads to %s', async (written, meant) => {
    const answer = await ask(written)
    expect([answer.status, answer.headers['location']]).toEqual([308, meant])
  })

  it.each(['/FR/about-us', '/EN/about-us', '/HIGH'])(
    '%s is no language of ours and leads nowhere',
    async (path) => {
      expect((await ask(path)).headers['location']).toBeUndefined()
    },
  )

  it.each(['PUT', 'PATCH', 'DELETE'])('refuses a %s and says what it takes', async (method) => {
    const answer = await ask('/about-us', {}, method)
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  })

  it('says what it takes to whoever asks', async () => {
    const answer = await ask('/about-us', {}, 'OPTIONS')
    expect([answer.status, answer.headers['allow']]).toEqual([204, 'GET, HEAD, POST, OPTIONS'])
  })

  it('lets the checkout script come from where the settings say', async () => {
    const razorpay = {
      keyId: 'rzp_test_x',
      keySecret: 'secret',
      webhookSecret: 'other',
      apiUrl: 'https://pay.example.com',
      checkoutUrl: 'https://pay.example.com/v1/checkout.js',
    }
    const services = { ...app.services, settings: { ...app.services.settings, razorpay } }
    const { routes } = await createPages({
      services,
      keepsPages: true,
      render: async () => new Response('<p>'),
    })
    const policy = (await routes.request('/')).headers.get('content-security-policy') ?? ''
    for (const directive of ['script-src', 'connect-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://pay\\.example\\.com`))
  })

  it('lets the scripts run that its renderer marked, and no other that came into it', async () => {
    const { headers, body } = await ask('/courses/injected')
    const policy = String(headers['content-security-policy'])
    const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${hashOf('first()')}'`])
    expect(policy).not.toContain('unsafe-hashes')
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    // Whoever reads the page learns nothing that would let a later one run.
    expect(body.toString()).not.toContain(mark)
    expect(headers).not.toHaveProperty(scriptMarkHeader)
    const unmarked = await ask('/courses/unmarked')
    expect(unmarked.headers['content-security-policy']).not.toContain('sha256-')
  })

  it('is kept by no proxy when it failed', async () => {
    expect((await ask('/failing')).headers['cache-control']).toBe('no-store')
    expect((await ask('/fine')).headers['cache-control']).toContain('s-maxage')
  })

  it('says that there is no such page where the address cannot be decoded', async () => {
    const answer = await ask('/courses/%ff')
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toContain('<p>')
  })
})
