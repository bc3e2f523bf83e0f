import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../domain/calls.ts'
import { type Call, failureKinds } from '../../domain/contract.ts'
import { createApiDocument } from '../../server/http/openapi.ts'
import { requestOf, startTestApp, type TestApp, type TestStudent } from '../support/app.ts'

const names = Object.keys(calls) as CallName[]
const all: [CallName, Call][] = names.map((name) => [name, calls[name]])
const bodied = all.filter(([, call]) => call.method === 'POST')
const guarded = all.filter(([, call]) => call.access !== 'anyone')

let app: TestApp
let student: TestStudent
beforeAll(async () => {
  app = await startTestApp()
  student = await app.student()
})
afterAll(() => app.close())

/** What is refused before it acts leaves the session as it was. */
function headersFor(call: Call): Record<string, string> {
  return call.access === 'student' ? { authorization: `Bearer ${student.token}` } : {}
}

async function post(
  call: Call,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { path } = requestOf(call, { paymentId: 'x', id: 'x' })
  const response = await app.fetch(path.replace(/\?.*/, ''), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.status, body: await response.json() }
}

function verifyInput(paymentId: string): object {
  const signed = { razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'x' }
  return { paymentId, ...signed }
}

function expectRefusal(status: number, body: Record<string, unknown>): void {
  expect(body).toMatchObject({ success: false, status })
  expect(body['error']).toBe(body['message'])
  expect(body['error']).toBe(body['response'])
  expect(String(body['error'])).not.toMatch(/^[a-z0-9_]+$/)
  expect(Object.keys(failureKinds)).toContain(body['code'])
}

describe('every call', () => {
  it.each(guarded.filter(([, call]) => call.access === 'student'))(
    '%s refuses a missing token',
    async (_, call) => {
      const { path, init } = requestOf(call, { paymentId: 'x', id: 'x' })
      const response = await app.fetch(path, init)
      expect(response.status).toBe(401)
      expectRefusal(401, await response.json())
    },
  )

  it.each(guarded)('%s refuses a stale token, also where a visitor may call', async (_, call) => {
    const stale = ['nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ.']
    for (const token of stale) {
      const { path, init } = requestOf(call, { paymentId: 'x', id: 'x' }, { token })
      expect((await app.fetch(path, init)).status).toBe(401)
    }
  })

  it.each(bodied)('%s refuses a body that is not JSON, and one that is too large', async (_, call) => {
    const headers = headersFor(call)
    for (const body of ['{', '[]', '"text"', 'null', '{"a":1,}', '\u0000', '{"__proto__":1']) {
      const answer = await post(call, body, headers)
      expect(answer.status).toBe(400)
      expectRefusal(400, answer.body)
    }
    const tooLarge = await post(
      call,
      JSON.stringify({ text: 'x'.repeat((call.mostBytes ?? 64 * 1024) + 1024) }),
      headers,
    )
    expect(tooLarge.status).toBe(413)
    expectRefusal(413, tooLarge.body)
  })

  it.each(bodied.filter(([name]) => name !== 'verifyPayment'))(
    '%s refuses a field it does not know',
    async (_, call) => {
      const answer = await post(call, JSON.stringify({ isAdmin: true }), headersFor(call))
      expect(answer.status).toBe(400)
      expect(answer.body['fields']).toHaveProperty('isAdmin')
    },
  )
})

describe('the API', () => {
  it('describes every call in its OpenAPI document', async () => {
    const document = await (await app.fetch('/api/v1/openapi.json')).json()
    const operations = Object.values(
      document.paths as Record<string, Record<string, { operationId: string }>>,
    ).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    expect(operations.sort()).toEqual([...names, 'webhook'].sort())
    expect(await (await app.fetch('/api/v1/docs')).text()).toContain('/student/getliveCourses')
  })

  it('renders its document once, however many request it', async () => {
    let written = 0
    const settings = { ...app.services.settings }
    const { publicUrl } = settings
    Object.defineProperty(settings, 'publicUrl', {
      get() {
        written += 1
        return publicUrl
      },
    })
    const documents = createApiDocument({ ...app.services, settings })
    const before = written
    const ask = async () => (await documents.request('/openapi.json')).text()
    const first = await ask()
    expect(first).toContain(publicUrl)
    for (let time = 0; time < 3; time += 1) expect(await ask()).toBe(first)
    expect(written - before).toBe(1)
  })

  it('has the same security headers on its documents and pages as everywhere else', async () => {
    for (const path of [
      '/api/v1/openapi.json',
      '/api/v1/docs',
      '/healthz',
      '/readyz',
      '/robots.txt',
      '/.well-known/security.txt',
    ]) {
      const { headers } = await app.fetch(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    }
    const { headers } = await app.fetch('/api/v1/docs')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it.each(['\u0000', 'a\u0000b', 'x'.repeat(2000), '\ud800', '../..', "' or 1=1 --"])(
    'finds nothing by an id that nothing can have: %j',
    async (id) => {
      const answers = [
        await app.call('getCourse', { id: id.toWellFormed() }),
        await app.call('getArticle', { id: id.toWellFormed() }),
        await app.call('getResource', { name: id.toWellFormed() }),
        await app.call('getOrder', { paymentId: id.toWellFormed() }, { token: student.token }),
        await app.call('verifyPayment', verifyInput(id.toWellFormed()), { token: student.token }),
      ]
      for (const { status, body } of answers) {
        expect(status).toBe(404)
        expectRefusal(404, body)
      }
      const order = { courseId: id, subscriptionType: 1 }
      expect([400, 404]).toContain((await app.call('createOrder', order, { token: student.token })).status)
    },
  )

  it.each(bodied)('%s accepts no cross-site request', async (name, call) => {
    const student = await app.student()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const answer = await post(call, '{}', {
        ...headers,
        authorization: `Bearer ${student.token}`,
        cookie: student.cookie,
      })
      expect([name, answer.status]).toEqual([name, 403])
      expectRefusal(403, answer.body)
    }
    const session = { cookie: student.cookie }
    expect((await app.call('refresh', {}, session)).status).toBe(200)
    const own = { headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' } }
    expect((await app.call('refresh', {}, { ...session, ...own })).status).toBe(200)
  })

  it('answers an unknown call with 404 in the envelope', async () => {
    const response = await app.fetch('/api/v1/student/nothing')
    expect(response.status).toBe(404)
    expectRefusal(404, await response.json())
  })
})
