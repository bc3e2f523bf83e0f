import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCall, staffOf } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { createLog } from '../adapters/log.ts'
import { createApp } from '../app.ts'

/** The app behind Node's own server, with pages that ask the API for what they show. */
async function serve({ services, sandbox }: TestApp): Promise<{ url: string; stop(): void }> {
  const { fetch } = await createApp({
    services,
    sandbox,
    connectPages: async (fetchApi) => ({
      pages: [{ pattern: '/courses/$name', parameters: [] }],
      async render() {
        const courses = await fetchApi(new Request('http://server/api/v1/student/getliveCourses'))
        return { status: 200, headers: new Headers(), html: await courses.text() }
      },
    }),
  })
  const server = createServer(getRequestListener((request, environment) => fetch(request, environment)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Line = Record<string, unknown> & { requestId?: string; msg: string; route?: string; job?: string }

let written: string[] = []
const log = createLog('info', { write: (line) => void written.push(line) })
const lines = (): Line[] => written.map((line) => JSON.parse(line))

let app: TestApp
let behindProxy: TestApp
beforeAll(async () => {
  app = await startTestApp({ log })
  behindProxy = await startTestApp({ log, settings: { trustedProxies: 1 } })
})
afterAll(async () => {
  await app.close()
  await behindProxy.close()
})
beforeEach(() => {
  written = []
})

const ownForm = /^[2-9a-y]{4}-[2-9a-y]{4}-[2-9a-y]{4}$/
const idOf = (answer: { headers: Headers }) => answer.headers.get('x-request-id') ?? ''

describe('the number of a request', () => {
  it('is in the response and in the request’s log line', async () => {
    const answer = await app.call('getCourse', { id: 'no-such-course' })
    expect(idOf(answer)).toMatch(ownForm)
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 'info',
        msg: 'request',
        requestId: idOf(answer),
        method: 'GET',
        route: '/api/v1/student/getCourse/:id',
        status: 404,
        ms: expect.any(Number),
      }),
    ])
    expect(written.join()).not.toContain('no-such-course')
  })

  it('is logged after the last byte was sent, with the number of bytes', async () => {
    const served = await serve(app)
    const answer = await fetch(`${served.url}/api/v1/student/getCourse/none`)
    const bytes = (await answer.arrayBuffer()).byteLength
    await expect.poll(() => lines().length).toBe(1)
    served.stop()
    const [line] = lines()
    expect(line).toMatchObject({
      requestId: idOf(answer),
      status: 404,
      route: '/api/v1/student/getCourse/:id',
    })
    expect(line?.['bytes']).toBeGreaterThan(bytes)
    expect(line?.['bytes']).toBeLessThan(bytes + 1000)
  })

  it('is shared by a page and its calls, and the log line names the page', async () => {
    const served = await serve(app)
    const answer = await fetch(`${served.url}/hi/courses/algebra?utm_source=x`)
    await answer.text()
    await expect.poll(() => lines().length).toBe(1)
    expect(lines()[0]).toMatchObject({ route: '/courses/:name', status: 200, requestId: expect.any(String) })
    written = []
    const whole = app.services.database
    app.services.database = { ...whole, all: () => Promise.reject(new Error('the disk is gone')) }
    await (await fetch(`${served.url}/courses/geometry`)).text()
    app.services.database = whole
    await expect.poll(() => lines().length).toBe(2)
    served.stop()
    const [failed, page] = lines()
    expect(failed).toMatchObject({ msg: 'a request failed', route: '/api/v1/student/getliveCourses' })
    expect(failed?.requestId).toBe(page?.requestId)
  })

  it('is the same over a connection as in-process, and a HEAD has no body', async () => {
    const served = await serve(app)
    const path = '/api/v1/student/getCategories'
    const [near, far] = [await app.fetch(path), await fetch(served.url + path)]
    const head = await fetch(served.url + path, { method: 'HEAD' })
    served.stop()
    const body = await far.text()
    expect(body).toBe(await near.text())
    expect(far.headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
    for (const [name, value] of near.headers)
      if (name !== 'x-request-id') expect(far.headers.get(name)).toBe(value)
    expect(idOf(far)).toMatch(ownForm)
    expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([
      200,
      '',
      near.headers.get('content-type'),
    ])
  })

  it('is logged also when the client disconnected before there was a response', async () => {
    const served = await serve(app)
    const leaving = new AbortController()
    const whole = app.services.database
    app.services.database = {
      ...whole,
      async all(statement) {
        leaving.abort()
        await new Promise((resolve) => setTimeout(resolve, 100))
        return whole.all(statement)
      },
    }
    const asked = fetch(`${served.url}/api/v1/student/getCategories`, { signal: leaving.signal })
    await expect(asked).rejects.toThrow()
    app.services.database = whole
    await expect.poll(() => lines().length).toBe(1)
    served.stop()
    expect(lines()[0]).toMatchObject({
      msg: 'request',
      route: '/api/v1/student/getCategories',
      status: 200,
      bytes: 0,
    })
  })

  it('is sent together with the cookies of a sign-in', async () => {
    const student = await app.student()
    const served = await serve(app)
    const answer = await fetch(`${served.url}/api/v1/student/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: student.email, password: student.password }),
    })
    served.stop()
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringContaining('stepmark-device='),
      expect.stringContaining('stepmark-session='),
    ])
    expect(await answer.json()).toMatchObject({ success: true, data: { token: expect.any(String) } })
    expect(idOf(answer)).toMatch(ownForm)
  })

  it('differs for every request, also for concurrent ones', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.fetch('/healthz')))
    expect(new Set(answers.map(idOf)).size).toBe(50)
    expect(new Set(lines().map(({ requestId }) => requestId)).size).toBe(50)
  })

  it('is never taken from a client, and from a proxy of the installation only if it is well formed', async () => {
    const given = '7c4f0e1b2a9d4c3e8f60718293a4b5c6'
    const asks = async (of: TestApp, id: string) =>
      idOf(await of.fetch('/healthz', { headers: { 'x-request-id': id } }))
    expect(await asks(app, given)).toMatch(ownForm)
    expect(await asks(behindProxy, given)).toBe(given)
    for (const wrong of ['short', 'x'.repeat(65), 'a b c d e f g h', '{"a":1234567}', '-12345678', ''])
      expect(await asks(behindProxy, wrong)).toMatch(ownForm)
  })

  it('is shown in an internal error, and in no refusal', async () => {
    const whole = app.services.database
    app.services.database = { ...whole, all: () => Promise.reject(new Error('the disk is gone')) }
    const answer = await app.call('getLiveCourses').finally(() => {
      app.services.database = whole
    })
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({ code: 'bug', requestId: idOf(answer) })
    const [failed, request] = lines()
    expect(failed).toMatchObject({
      level: 'error',
      msg: 'a request failed',
      requestId: idOf(answer),
      route: '/api/v1/student/getliveCourses',
      err: { type: 'Error', message: 'the disk is gone' },
    })
    expect(request).toMatchObject({ level: 'warn', msg: 'request', status: 500, requestId: idOf(answer) })
    expect((await app.call('login', {})).body).not.toHaveProperty('requestId')
  })

  it('is not in a cached response', async () => {
    const answer = await app.fetch('/robots.txt')
    expect(answer.headers.get('cache-control')).toMatch(/^public/)
    expect(answer.headers.has('x-request-id')).toBe(false)
  })

  it('is passed to a job, its log lines and its rows', async () => {
    const person = {
      name: 'Asha',
      email: 'asha@school.example',
      phone: '+919848012345',
      password: 'kept-in-a-notebook',
    }
    const answer = await app.call('register', person)
    const job = await app.services.database.first(
      sql<{ id: string; requestId: string }>`
        select id, request_id as "requestId" from jobs where kind = 'sendMail' order by id desc limit 1`,
    )
    expect(job?.requestId).toBe(idOf(answer))
    const sendMail = app.services.sendMail
    app.services.sendMail = () => Promise.reject(new Error('550 asha@school.example is unknown'))
    written = []
    await app.runJobs()
    app.services.sendMail = sendMail
    expect(lines()).toEqual([
      expect.objectContaining({
        msg: 'a job failed and will be tried again',
        requestId: idOf(answer),
        job: `sendMail ${job?.id}`,
        err: expect.objectContaining({ message: '550 a***@school.example is unknown' }),
      }),
    ])
  })

  it('goes with a purchase into its order, and with an act of staff into the audit log', async () => {
    const student = await app.student()
    const course = await app.course({ monthly: 399 })
    const order = await app.call(
      'createOrder',
      { courseId: course.slug, subscriptionType: 1 },
      { token: student.token },
    )
    expect(order.status).toBeLessThan(300)
    const row = await app.services.database.first(
      sql<{
        requestId: string
      }>`select request_id as "requestId" from orders where public_id = ${order.body.data.paymentId}`,
    )
    expect(row?.requestId).toBe(idOf(order))

    const owner = await staffOf(app, 'owner')
    const opened = await adminCall(app, 'getStudent', { id: student.id }, { cookie: owner.cookie })
    const audit = await adminCall(app, 'getAuditLog', { limit: 1 }, { cookie: owner.cookie })
    expect(audit.body.data.items[0]).toMatchObject({ subjectId: student.id, requestId: idOf(opened) })
  })
})
