import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '../../domain/calls.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A ticket of which half has come; `end` sends the rest. */
function sendSlowly(token: string) {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const text = JSON.stringify({ subject: 'Slow line', padding: 'x'.repeat(100_000) })
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from(text.slice(0, 50_000)))
      await promise
      controller.enqueue(Buffer.from(text.slice(50_000)))
      controller.close()
    },
  })
  return { end, answer: send(token, body, text.length) }
}

function send(token: string, body: BodyInit, length: number): Promise<Response> {
  return app.fetch(`/api/v1${calls.createTicket.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': String(length),
    },
    body,
    // Node sends a stream only so.
    ...{ duplex: 'half' },
  })
}

it('are limited to two per account; more must retry, and others are not affected', async () => {
  const [student, other] = [await app.student(), await app.student()]
  const slow = [sendSlowly(student.token), sendSlowly(student.token)]
  // Both are being read before the next one comes.
  await new Promise((resolve) => setImmediate(resolve))
  const large = JSON.stringify({ padding: 'x'.repeat(100_000) })
  await expect.poll(async () => (await send(student.token, large, large.length)).status).toBe(429)
  const refused = await send(student.token, large, large.length)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect((await send(student.token, '{}', 2)).status).toBe(400)
  expect((await send(other.token, large, large.length)).status).toBe(400)

  for (const { end } of slow) end()
  for (const { answer } of slow) expect((await answer).status).toBe(400)
  expect((await send(student.token, large, large.length)).status).toBe(400)
})
