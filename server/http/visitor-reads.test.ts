import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { limits } from '../../domain/limits.ts'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { boards } from '../../domain/practice/rules.ts'
import { requestOf, startTestApp, type TestApp } from '../../tests/support/app.ts'
import { fieldsOf } from '../../tests/support/call-families.ts'
import { createFairQueue } from '../fair-queue.ts'
import { createApi } from './api.ts'
import { compressedFor } from './compressed.ts'
import { createResponseCache } from './response-cache.ts'

let app: TestApp
/** Reads a call as a visitor of a network, or as a student of it. */
let read: (path: string, network: string, authorization?: string, cookie?: string) => Promise<Response>
const queue = createFairQueue({ mostAtOnce: 1, mostUnderway: 6, mostPerNetwork: 3 })
let letGo = () => {}
const held = new Promise<void>((resolve) => {
  letGo = resolve
})

beforeAll(async () => {
  app = await startTestApp()
  const api = createApi(
    { ...app.services, settings: { ...app.services.settings, trustedProxies: 1 } },
    { answers: createResponseCache({ now: () => 0 }), visitorReads: queue },
  )
  read = async (path, network, authorization, cookie) =>
    api.fetch(
      new Request(`${app.services.settings.publicUrl}${path}`, {
        headers: {
          ...(network !== '' && { 'x-forwarded-for': network }),
          ...(authorization !== undefined && { authorization }),
          ...(cookie !== undefined && { cookie }),
        },
      }),
    )
})
afterAll(() => app.close())

it('of one network queue behind each other, without blocking others or cached responses', async () => {
  const student = await app.student()
  const kept = await read('/blog', '203.0.113.1')
  expect(kept.status).toBe(200)

  const greedy = [1, 2, 3].map(() => queue.run('203.0.113.1', () => held))
  const refused = await read('/blog?words=7', '203.0.113.1')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ code: 'tooMany', message: english.pages_busy })
  for (const path of ['/student/getCategories', '/resources', '/policies/terms', '/blog/nothing'])
    expect((await read(path, '203.0.113.1')).status).toBe(429)

  // Cached responses, signed-in callers, and a page's own calls do not wait.
  expect((await read('/blog', '203.0.113.1')).status).toBe(200)
  expect((await read('/student/getCategories', '203.0.113.1', `Bearer ${student.token}`)).status).toBe(200)
  expect((await read('/blog?words=8', '')).status).toBe(200)

  // The same for a browser with a session, which is not checked for a public read.
  const browser = read('/resources', '203.0.113.1', undefined, 'stepmark-session=1')

  const neighbour = read('/blog?words=9', '198.51.100.1')
  letGo()
  await Promise.all(greedy)
  expect((await neighbour).status).toBe(200)
  expect((await browser).status).toBe(200)
})

it('are all calls that no limit of a network counts, also those that open a lesson by a POST', async () => {
  const full = createFairQueue({ mostAtOnce: 0, mostUnderway: 0 })
  const services = { ...app.services, settings: { ...app.services.settings, trustedProxies: 1 } }
  const api = createApi(services, { visitorReads: full })
  const known = {
    ...{
      id: randomUUID(),
      item: randomUUID(),
      file: randomUUID(),
      name: 'a',
      slug: 'a',
      number: 'a',
      q: 'a',
    },
    ...{ course: 'a', lesson: 'a', language: 'en', board: boards[0], keys: 'a' },
  }
  // The session's owner follows from its cookie, by a lookup only.
  const ofSession = ['logout', 'refresh']
  const uncounted = Object.entries<Call>(calls).filter(
    ([name, { access, limits: counted = [] }]) =>
      access !== 'student' &&
      !ofSession.includes(name) &&
      counted.every((limit) => limits[limit].per === 'account'),
  )
  expect(uncounted.map(([name]) => name)).toEqual(expect.arrayContaining(['getLesson', 'openStepLesson']))
  for (const [name, call] of uncounted) {
    const fields = fieldsOf(call)
    const input = Object.fromEntries(Object.entries(known).filter(([field]) => fields.includes(field)))
    const { path, init } = requestOf(call, input, { headers: { 'x-forwarded-for': '203.0.113.1' } })
    const response = await api.fetch(new Request(`http://localhost:3000${path.replace('/api/v1', '')}`, init))
    expect([name, response.status, (await response.json()).code]).toEqual([name, 429, 'tooMany'])
  }
})

it('compresses a shared response once per encoding', async () => {
  const asking = (encoding: string) =>
    new Request('http://localhost/', { headers: { 'accept-encoding': encoding } })
  const body = new TextEncoder().encode('x'.repeat(5000))
  const [first, again] = [
    await compressedFor(asking('br'), body),
    await compressedFor(asking('br, gzip'), body),
  ]
  expect(again.bytes).toBe(first.bytes)
  expect((await compressedFor(asking('gzip'), body)).headers['content-encoding']).toBe('gzip')
  expect((await compressedFor(asking('identity'), body)).bytes).toBe(body)
})
