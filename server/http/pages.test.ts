import { createHash } from 'node:crypto'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { withoutLocale } from '../../domain/locales.ts'
import hindi from '../../domain/messages/hi.json' with { type: 'json' }
import { missingPaths, scriptMarkHeader } from '../../domain/pages.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { createFairQueue } from '../fair-queue.ts'
import { pageNames } from './page-names.ts'
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

/** Of pages without a language; of all others 200. */
const statuses: Record<string, number> = {
  '/failing': 500,
  '/courses/archived': 404,
  ...Object.fromEntries(missingPaths.map((path) => [path, 404])),
}

let app: TestApp
let stop: () => void
let ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>
/** What was rendered, in this order. */
const rendered: string[] = []
const queue = createFairQueue({ mostAtOnce: 1, mostUnderway: 6, mostPerNetwork: 3 })
/** How many renderings asked for their turn. */
let entered = 0
/** Renderings of `/held/…` end with it. */
let letGo = () => {}
const held = new Promise<void>((resolve) => {
  letGo = resolve
})

beforeAll(async () => {
  app = await startTestApp()
  const pages = await createPages({
    // As behind a proxy that names the network of a request.
    services: { ...app.services, settings: { ...app.services.settings, trustedProxies: 1 } },
    keepsPages: true,
    queue: {
      run(network, work) {
        const done = queue.run(network, work)
        entered += 1
        return done
      },
    },
    pages: [
      { pattern: '/', parameters: [] },
      { pattern: '/$name', parameters: [] },
      { pattern: '/same/$name', parameters: [] },
      { pattern: '/courses', parameters: ['category', 'page'] },
      { pattern: '/otp', parameters: ['email', 'token', 'page'] },
      { pattern: '/held/$name', parameters: [] },
      ...Object.keys(pageNames).map((pattern) => ({ pattern, parameters: [] })),
    ].toSorted((one, other) => Number(one.pattern.includes('$')) - Number(other.pattern.includes('$'))),
    async render(request) {
      const { pathname, search } = new URL(request.url)
      rendered.push(pathname + search)
      if (pathname.startsWith('/held/')) await held
      if (pathname === '/missing') return { status: 404, headers: new Headers(), html: '' }
      const injected = pathname === '/same/injected' ? injectedScripts : ''
      const own = `<script nonce="${mark}">first()</script>`
      return {
        status: statuses[withoutLocale(pathname)] ?? 200,
        headers: new Headers(pathname === '/same/unmarked' ? {} : { [scriptMarkHeader]: mark }),
        html: `${own}${injected}<p>${pathname} ${rendered.length}</p>${own}`,
      }
    },
  })
  const answer = getRequestListener(pages.routes.fetch, { overrideGlobalObjects: false })
  let isFromMemory = false
  const server = createServer((request, response) => {
    isFromMemory = pages.respondFromCache(request, response)
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

/** The last of what was written is forgotten now, and nothing will be later. */
async function changesAreHeard(): Promise<void> {
  const { database } = app.services
  const channel = `heard_${Math.random().toString(36).slice(2)}`
  const heard = new Promise<void>((resolve) => {
    void database
      .listen(channel, () => resolve())
      .then(() => database.first(sql`select pg_notify(${channel}, '')`))
  })
  await heard
}

function withoutDate({ headers: { date, connection, 'keep-alive': keepAlive, ...headers } }: Answer) {
  return headers
}

describe('a page', () => {
  it('is served from memory with the same bytes and headers as when rendered', async () => {
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

  it('is sent in an accepted encoding, and never in a refused one', async () => {
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

  it('gets a 304 for its tag, also weakened by a proxy or in a list, cached or new', async () => {
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

  it('is one page whatever other parameters are given', async () => {
    rendered.splice(0)
    for (const path of ['/', '/?q=1', '/?q=2', '/?page=2', '/?utm_source=letter', '/hi?q=3', '/hi'])
      expect((await ask(path)).status).toBe(200)
    expect(rendered).toEqual(['/', '/hi'])
    const page = await ask('/courses?page=2&category=a')
    const same = await ask('/courses?utm_source=letter&category=a&q=x&page=2&page=9')
    expect(same.isFromMemory).toBe(true)
    expect(same.body).toEqual(page.body)
    expect((await ask('/courses?page=3')).isFromMemory).toBe(false)
    expect(rendered.slice(2)).toEqual(['/courses?category=a&page=2', '/courses?page=3'])
  })

  it.each(['/Courses', '/COURSES', '/%63ourses', '/cour%73es?q=1'])(
    'is one page also as %s',
    async (path) => {
      const page = await ask('/courses')
      rendered.splice(0)
      expect((await ask(path)).body).toEqual(page.body)
      expect(rendered).toEqual([])
    },
  )

  it('is rendered again once content has changed', async () => {
    await ask('/changing')
    expect((await ask('/changing')).isFromMemory).toBe(true)
    await app.course()
    await changesAreHeard()
    expect((await ask('/changing')).isFromMemory).toBe(false)
  })

  it('that is missing is one page per language, rendered once and without its scripts', async () => {
    for (const path of ['/no/such/page', '/hi/no/such/page']) await ask(path)
    rendered.splice(0)
    const paths = ['/a/b/c', '/a/b/d?q=1', '/wp/login/x', '/-', '/courses/%ff', '/hi/a/b/c', '/hi/a/b/d']
    const answers: Answer[] = []
    for (const path of paths) answers.push(await ask(path))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(2)
    expect(answers[0]?.body.toString()).toMatch(/^<script>first\(\)<\/script><p>\/- \d+<\/p>$/)
    expect(rendered).toEqual([])
    // Whether there is such a one, only its rendering knows.
    expect((await ask('/missing')).body).toEqual(answers[0]?.body)
    expect((await ask('/missing')).status).toBe(404)
    expect(rendered).toEqual(['/missing', '/missing'])
  })

  it('may be cached by a proxy unless its address names a person', async () => {
    const cacheControlOf = async (path: string) => (await ask(path)).headers['cache-control']
    expect(await cacheControlOf('/otp?page=login')).toContain('s-maxage')
    for (const path of ['/otp?email=asha%40example.com', '/te/otp?page=login&token=t', '/otp?token=t'])
      expect(await cacheControlOf(path), path).toBe('private, max-age=0, must-revalidate')
  })

  it('is revalidated by every browser, and may be cached by a proxy for a minute', async () => {
    expect((await ask('/lasting')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate, s-maxage=60',
    )
  })

  it('redirects a form sent before its script loaded to the empty form', async () => {
    await ask('/login')
    const answer = await ask('/login?next=%2F', {}, 'POST')
    expect([answer.status, answer.headers['location']]).toEqual([303, '/login'])
  })

  it.each(['//evil.example/login', '///evil.example'])(
    'never redirects a form to another site: %s',
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
  ])('%s, a language in capitals, redirects to %s', async (written, meant) => {
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

  it('returns the allowed methods', async () => {
    const answer = await ask('/about-us', {}, 'OPTIONS')
    expect([answer.status, answer.headers['allow']]).toEqual([204, 'GET, HEAD, POST, OPTIONS'])
  })

  it('allows the configured origin of the checkout script', async () => {
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
      pages: [{ pattern: '/', parameters: [] }],
      render: async () => ({ status: 200, headers: new Headers(), html: '<p>' }),
    })
    const policy = (await routes.request('/')).headers.get('content-security-policy') ?? ''
    for (const directive of ['script-src', 'connect-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://pay\\.example\\.com`))
  })

  it('lets the scripts run that its renderer marked, and no other that came into it', async () => {
    const { headers, body } = await ask('/same/injected')
    const policy = String(headers['content-security-policy'])
    const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${hashOf('first()')}'`])
    expect(policy).not.toContain('unsafe-hashes')
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    // The mark of one page must not allow scripts in a later one.
    expect(body.toString()).not.toContain(mark)
    expect(headers).not.toHaveProperty(scriptMarkHeader)
    const unmarked = await ask('/same/unmarked')
    expect(unmarked.headers['content-security-policy']).not.toContain('sha256-')
  })

  it('is not cached by a proxy when it failed', async () => {
    expect((await ask('/failing')).headers['cache-control']).toBe('no-store')
    expect((await ask('/fine')).headers['cache-control']).toContain('s-maxage')
  })
})

describe('a page of many names', () => {
  const someId = '7a1c3c0e-9f0b-4f5e-8d2a-3c1b5e9d7f60'
  const draftId = '2b9a5a0c-1d44-4c7a-b0a5-6f3e8c1d9b72'

  beforeAll(async () => {
    const { database, clock } = app.services
    const now = clock.now()
    const later = new Date(now.getTime() + 3600_000)
    const courses = [await app.course(), await app.course(), await app.course()]
    for (const [index, name] of ['sold', 'archived', 'unfinished'].entries())
      await database.first(sql`update courses set slug = ${name} where id = ${courses[index]?.id}`)
    await database.first(sql`insert into course_slugs values ('formerly', ${courses[0]?.id}, ${now})`)
    await database.first(sql`update courses set status = 'archived' where slug = 'archived'`)
    await database.first(sql`update courses set status = 'draft' where slug = 'unfinished'`)
    await database.first(sql`
      insert into articles (id, slug, type, title, drawing, html, published_at, updated_at) values
        (${someId}, 'read', 1, 'Read', 'cone', '<p>', ${now}, ${now}),
        (${draftId}, 'planned', 1, 'Planned', 'cone', '<p>', ${later}, ${now})`)
    await database.first(sql`
      insert into resources (id, name, heading, drawing, content, position, updated_at)
      values (${someId}, 'sheet', 'Sheet', 'cone', '["<p>"]', 1, ${now})`)
    for (const kind of ['article', 'resource'])
      await database.first(sql`
        insert into text_old_names (kind, name, text_id, ended_at) values (${kind}, 'formerly', ${someId}, ${now})`)
    await database.first(sql`
      insert into text_drafts (kind, text_id, document, version, has_changes, updated_at)
      values ('article', ${draftId}, '{}', 1, true, ${now})`)
    await database.first(sql`
      insert into certificates (number, course_title, modules, lesson_count, video_seconds, completed_at, issued_at)
      values ('SM-7K3Q-9XW2-PD4F', 'Quadratics', '[]', 1, 60, ${now}, ${now})`)
    await changesAreHeard()
    for (const missing of ['/hi/-', ...missingPaths]) await ask(missing)
  })

  it.each([
    '/blog/read',
    '/blog/formerly',
    `/blog/${someId}`,
    '/hi/blog/read',
    '/resources-repository/sheet',
    '/resources-repository/formerly',
    '/certificate/SM-7K3Q-9XW2-PD4F',
    '/courses/sold',
    '/courses/formerly',
    '/te/courses/sold',
    `/preview/article/${draftId}`,
  ])('opens at %s', async (path) => {
    rendered.splice(0)
    expect((await ask(path)).status).toBe(200)
    expect(rendered).toEqual([path])
  })

  it('leads every way to write a number to the one that is rendered, and renders no other', async () => {
    rendered.splice(0)
    for (const typed of [
      'sm%207k3q9xw2pd4f',
      'sm-7k3q-9xw2-pd4F',
      '7K3Q.9XW2.PD4F',
      '%53M-7K3Q-9XW2-PD4F/',
    ]) {
      const { status, headers } = await ask(`/hi/certificate/${typed}?x=1`)
      expect([status, headers['location']]).toEqual([308, '/hi/certificate/SM-7K3Q-9XW2-PD4F?x=1'])
    }
    expect(rendered).toEqual([])
  })

  it('leads every way to write an id to the one that is rendered, and renders no other', async () => {
    rendered.splice(0)
    const small = '/hi/courses/abcdef00-0000-4000-8000-00000000000f'
    for (const typed of ['ABCDEF00-0000-4000-8000-00000000000f', '%41bcdef00-0000-4000-8000-00000000000F']) {
      const { status, headers } = await ask(`/hi/courses/${typed}?x=1`)
      expect([status, headers['location']]).toEqual([308, `${small}?x=1`])
      const lesson = await ask(`${small}/${typed}`)
      expect([lesson.status, lesson.headers['location']]).toEqual([
        308,
        `${small}/${small.split('/').at(-1)}`,
      ])
    }
    expect(rendered).toEqual([])
  })

  it('of a course no longer sold opens for its buyers, rendered once', async () => {
    rendered.splice(0)
    const pages = [await ask('/courses/archived'), await ask('/courses/archived')]
    for (const { status, body } of pages) {
      expect(status).toBe(404)
      expect(body.toString()).toContain('/courses/archived')
    }
    expect(rendered).toEqual(['/courses/archived'])
  })

  it.each([
    '/blog/never-written',
    '/blog/planned',
    `/blog/${someId.replace('7', '8')}`,
    '/blog/%00',
    '/hi/blog/never-written',
    '/resources-repository/never-written',
    '/certificate/SM-0000-0000-0000',
    '/certificate/nonsense',
    '/courses/never-written',
    '/courses/unfinished',
    `/courses/${someId}`,
    `/preview/resource/${draftId}`,
    `/preview/${'x'.repeat(200)}/${draftId}`,
    '/preview/article/never-written',
  ])('is not rendered for %s, which names nothing', async (path) => {
    rendered.splice(0)
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body.toString()).toContain('/- ')
    expect(rendered).toEqual([])
  })

  it('is rendered again without checking once more whether it exists', async () => {
    await ask('/courses/sold')
    await app.services.database.first(sql`select pg_notify('content_changed', '')`)
    await changesAreHeard()
    rendered.splice(0)
    const asked = vi.spyOn(app.services.database, 'first')
    await ask('/courses/sold')
    expect(rendered).toEqual(['/courses/sold'])
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('is asked for again once its rendering has found nothing', async () => {
    const { database, clock } = app.services
    await database.first(sql`
      insert into resources (id, name, heading, drawing, content, position, updated_at)
      values (${draftId}, 'short', 'Short', 'cone', '["<p>"]', 2, ${clock.now()})`)
    await changesAreHeard()
    await ask('/resources-repository/short')
    await database.first(sql`delete from resources where id = ${draftId}`)
    await changesAreHeard()
    statuses['/resources-repository/short'] = 404
    rendered.splice(0)
    for (let visitor = 0; visitor < 2; visitor += 1) {
      const { status, body } = await ask('/resources-repository/short')
      expect(status).toBe(404)
      expect(body.toString()).toContain('/- ')
    }
    expect(rendered).toEqual(['/resources-repository/short', '/resources-repository/-'])
  })
})

describe('more renderings than there is room for', () => {
  it('are refused with a message, to the busiest network; a cached page does not wait', async () => {
    const kept = await ask('/kept')
    const from = (network: string) => ({ 'x-forwarded-for': network, 'accept-encoding': 'identity' })
    /** Asks for them one after another, as requests of one moment may overtake each other on their way. */
    const line = async (asked: { path: string; network: string }[]) => {
      const answers: ReturnType<typeof ask>[] = []
      for (const { path, network } of asked) {
        const before = entered
        answers.push(ask(path, from(network)))
        await expect.poll(() => entered).toBe(before + 1)
      }
      return { answers }
    }
    const first = await line([1, 2, 3].map((number) => ({ path: `/held/${number}`, network: '192.0.2.1' })))
    const refused = await ask('/hi/held/4', from('192.0.2.1'))
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '5',
      'no-store',
    ])
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(refused.body.toString()).toContain('<html lang="hi">')
    expect(refused.body.toString()).toContain(hindi.pages_busy)

    // Concurrent requests for the same page share its rendering.
    const shared = ask('/held/1', from('192.0.2.1'))
    const others = await line(
      [5, 6, 7].map((number) => ({ path: `/held/${number}`, network: `192.0.2.${number}` })),
    )
    // Where no room is left, what came last of those who ask for most makes some.
    const eighth = ask('/held/8', from('192.0.2.8'))
    expect((await first.answers[2])?.status).toBe(429)
    expect(await statusOf('/held/9', from('192.0.2.9'))).toBe(429)
    expect(await ask('/kept')).toMatchObject({ status: 200, body: kept.body, isFromMemory: true })

    letGo()
    const answers = await Promise.all([...first.answers.slice(0, 2), shared, ...others.answers, eighth])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    // Networks take turns.
    expect(rendered.filter((path) => path.startsWith('/held/'))).toEqual(
      [1, 2, 5, 6, 7, 8].map((number) => `/held/${number}`),
    )
    expect(await statusOf('/held/9', from('192.0.2.9'))).toBe(200)
  })
})

async function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  return (await ask(path, headers)).status
}
