import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoStudents, loadDemoPerson } from '../../database/seed/people.ts'
import { adminCalls } from '../../domain/admin/calls.ts'
import { calls } from '../../domain/calls.ts'
import { requestOf, startTestApp, type TestApp } from '../../tests/support/app.ts'
import { passwordWorkDone } from '../accounts/passwords/operations.ts'
import { demoCode, loadDemoStaff } from '../admin/staff/demo.ts'
import { createApp } from '../app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await loadDemoStaff(app.services)
  for (const person of demoStudents)
    await app.services.database.transaction((tx) =>
      loadDemoPerson(tx, { ...person, courses: [] }, app.clock.now()),
    )
})
afterAll(() => app.close())

const pages = ['/dev/mailbox', '/dev/admin?role=owner', '/sandbox/checkout.js', '/sandbox/checkout.css']

type Visit = { headers?: Record<string, string>; incoming?: object }

const own = {
  httpVersion: '1.1',
  headers: { connection: 'keep-alive' },
  socket: { remoteAddress: '127.0.0.1' },
}

/** What others send, or a proxy in front of the product. */
const elsewhere: [who: string, visit: Visit][] = [
  ['another machine', { incoming: { ...own, socket: { remoteAddress: '192.168.1.7' } } }],
  ['another machine by IPv6', { incoming: { ...own, socket: { remoteAddress: '2001:db8::127.0.0.1' } } }],
  ['nobody known', { incoming: { ...own, socket: {} } }],
  ['a name that was bound to this machine', { headers: { host: 'evil.example' } }],
  ['a name that begins like this machine', { headers: { host: 'localhost.evil.example' } }],
  ['a name that ends like this machine', { headers: { host: 'evil.localhost:3000' } }],
  ['another loopback address', { headers: { host: '127.0.0.2:3000' } }],
  ['the public name', { headers: { host: 'learn.example.com' } }],
  ...[
    ['Forwarded', 'for=198.51.100.7'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Anything', ''],
    ['Via', '1.1 proxy'],
    ['X-Real-IP', '127.0.0.1'],
    ['CF-Connecting-IP', '198.51.100.7'],
    ['X-Forwarded', 'for=198.51.100.7'],
    ['X-Envoy-External-Address', '198.51.100.7'],
    ['X-Azure-ClientIP', '198.51.100.7'],
    ['Fly-Client-IP', '198.51.100.7'],
    ['X-Vercel-Forwarded-For', '198.51.100.7'],
    ['X-AppEngine-User-IP', '198.51.100.7'],
    ['X-ProxyUser-Ip', '198.51.100.7'],
    ['X-Request-Start', 't=1795420000'],
    ['X-Request-ID', '1f0c'],
    ['X-Scheme', 'https'],
    ['Front-End-Https', 'on'],
    ['Ngrok-Trace-Id', '1f0c'],
    ['Traceparent', '00-1f-0c-01'],
  ].map(([name = '', value = '']): [string, Visit] => [`${name}: ${value}`, { headers: { [name]: value } }]),
  ['a proxy that says nothing of itself', { incoming: { ...own, httpVersion: '1.0' } }],
  ['a proxy of now that says nothing of itself', { incoming: { ...own, headers: {} } }],
  ['a proxy that hands any line on', { incoming: { ...own, headers: { connection: 'upgrade' } } }],
  ['a page of another site', { headers: { origin: 'https://learn.example.com' } }],
  ['a link from another site', { headers: { referer: 'https://learn.example.com/admin' } }],
]

async function visit(path: string, { headers = {}, incoming = own }: Visit = {}): Promise<Response> {
  return app.fetch(path, { headers }, { incoming })
}

describe('the pages of a demo', () => {
  it.each(pages)('%s responds to this machine', async (path) => {
    for (const host of ['localhost', 'localhost:8080', '127.0.0.1:3000', '[::1]:3000']) {
      expect((await visit(path, { headers: { host } })).status, host).toBe(200)
      const referer = `http://${host}/admin`
      expect((await visit(path, { headers: { host, referer } })).status, referer).toBe(200)
    }
    for (const remoteAddress of ['::1', '::ffff:127.0.0.1', '127.8.9.10'])
      expect((await visit(path, { incoming: { ...own, socket: { remoteAddress } } })).status).toBe(200)
  })

  it.each(elsewhere)('are not there for %s', async (_, from) => {
    for (const path of [
      ...pages,
      '/dev/mailbox/files/1',
      '/sandbox/razorpay/v1/orders',
      '/sandbox/',
      '/dev/',
    ]) {
      const answer = await visit(path, from)
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, '404 Not Found'])
    }
    const press = await app.fetch(
      '/sandbox/checkout/press',
      { method: 'POST', body: '{}', headers: from.headers ?? {} },
      { incoming: from.incoming ?? own },
    )
    expect(press.status).toBe(404)
  })

  it('are not served for an absolute URL of another site, whatever the header says', async () => {
    const demo = await createApp({ services: app.services, sandbox: app.sandbox })
    const statusAt = async (origin: string) =>
      (
        await demo.fetch(new Request(`${origin}/dev/mailbox`, { headers: { host: 'localhost' } }), {
          incoming: own,
        })
      ).status
    expect(await Promise.all(['http://evil.example', 'http://localhost:3000'].map(statusAt))).toEqual([
      404, 200,
    ])
  })

  it('are not there at all outside a demo', async () => {
    const services = { ...app.services, settings: { ...app.settings, isDemo: false } }
    const live = await createApp({ services, sandbox: app.sandbox })
    for (const path of pages) {
      const request = new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } })
      expect((await live.fetch(request, { incoming: own })).status, path).toBe(404)
    }
  })
})

describe('the accounts of a demo', () => {
  const [student] = demoStudents

  /** Status, body and how many passwords were tried. */
  async function signIn(call: 'login' | 'admin', input: Record<string, unknown>, from: Visit = {}) {
    const before = passwordWorkDone()
    const { path, init } = requestOf(call === 'login' ? calls.login : adminCalls.login, input, {
      headers: from.headers ?? {},
    })
    const answer = await app.fetch(path, init, { incoming: from.incoming ?? own })
    const body = await answer.json()
    return {
      status: answer.status,
      body,
      tried: passwordWorkDone() - before,
      cookies: answer.headers.getSetCookie(),
    }
  }

  it.each(elsewhere)('of a student get the same response at %s as unknown ones', async (_, from) => {
    app.clock.advance({ minutes: 16 })
    const { password } = student
    const unknown = await signIn('login', { email: 'nobody@example.com', password }, from)
    expect(unknown).toMatchObject({ status: from.headers?.['origin'] ? 403 : 401, cookies: [] })
    expect(await signIn('login', { email: student.email, password }, from)).toEqual(unknown)
    expect(await signIn('login', { phone: student.phone, password }, from)).toEqual(unknown)
  })

  it.each(elsewhere)('of the staff get the same response at %s as unknown ones', async (_, from) => {
    app.clock.advance({ minutes: 16 })
    const person = await demoCode(app.services, 'owner')
    if (person === null) throw new Error('there is no demo staff')
    const unknown = await signIn('admin', { ...person, email: 'nobody@example.com' }, from)
    expect(unknown).toMatchObject({ status: from.headers?.['origin'] ? 403 : 401, cookies: [] })
    expect(await signIn('admin', { ...person }, from)).toEqual(unknown)
  })

  it('open at this machine', async () => {
    app.clock.advance({ minutes: 16 })
    const { email, password } = student
    expect(await signIn('login', { email, password })).toMatchObject({ status: 200, tried: 1 })
    const person = await demoCode(app.services, 'owner')
    expect(await signIn('admin', { ...person })).toMatchObject({ status: 200, tried: 1 })
  })

  it('closed outside a demo', async () => {
    app.clock.advance({ minutes: 16 })
    const services = { ...app.services, settings: { ...app.settings, isDemo: false } }
    const live = await createApp({ services, sandbox: null })
    const { email, password } = student
    const { path, init } = requestOf(calls.login, { email, password })
    const headers = { ...init.headers, host: 'localhost:3000' }
    const request = new Request(`http://localhost:3000${path}`, { ...init, headers })
    expect((await live.fetch(request, { incoming: own })).status).toBe(401)
  })
})
