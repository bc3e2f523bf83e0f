import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('a call that is made by another method', () => {
  it.each([
    ['PUT', '/student/login', 'POST, OPTIONS'],
    ['GET', '/student/login', 'POST, OPTIONS'],
    ['GET', '/payment/webhook', 'POST, OPTIONS'],
    ['DELETE', '/site/content', 'GET, HEAD, OPTIONS'],
  ])('%s %s is refused with a message and the allowed methods', async (method, path, allowed) => {
    const answer = await app.fetch(`/api/v1${path}`, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allowed)
    expect(await answer.json()).toMatchObject({
      success: false,
      status: 405,
      code: 'wrongMethod',
      error: 'This address doesn’t accept this kind of request.',
    })
  })

  it('gets the allowed methods of the address', async () => {
    const answer = await app.fetch('/api/v1/student/login', { method: 'OPTIONS' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'POST, OPTIONS'])
  })

  it('finds no address where there is none', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS'])
      expect((await app.fetch('/api/v1/student/nothing', { method })).status).toBe(404)
  })

  it('reads the headers alone by HEAD', async () => {
    const answer = await app.fetch('/api/v1/site/content?keys=contact', { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})
