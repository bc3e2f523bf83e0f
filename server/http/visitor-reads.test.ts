import { afterAll, beforeAll, expect, it } from 'vitest'
import english from '../../domain/messages/en.json' with { type: 'json' }
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { createFairQueue } from '../fair-queue.ts'
import { createApi } from './api.ts'
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

it('of one network wait behind themselves, and hold off neither others nor what is kept', async () => {
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

  // What is at hand, who is signed in, and what a page asks for wait for nobody.
  expect((await read('/blog', '203.0.113.1')).status).toBe(200)
  expect((await read('/student/getCategories', '203.0.113.1', `Bearer ${student.token}`)).status).toBe(200)
  expect((await read('/blog?words=8', '')).status).toBe(200)

  // So has a browser with a session, of which a read for anyone says no more.
  const browser = read('/resources', '203.0.113.1', undefined, 'stepmark-session=1')

  const neighbour = read('/blog?words=9', '198.51.100.1')
  letGo()
  await Promise.all(greedy)
  expect((await neighbour).status).toBe(200)
  expect((await browser).status).toBe(200)
})
