import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deadlineLeft } from '../../server/scope.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

let app: TestApp
/** Milliseconds that were left at each question to the database. */
let left: number[]

beforeAll(async () => {
  app = await startTestApp()
  const { database } = app.services
  app.services.database = {
    ...database,
    first(statement) {
      left.push(deadlineLeft(Number.POSITIVE_INFINITY))
      return database.first(statement)
    },
  }
})
afterAll(() => app.close())
beforeEach(() => {
  left = []
})

/** Signs in with a body of which the rest comes after a while. */
async function login(restAfterMs: number): Promise<number> {
  const text = new TextEncoder().encode(
    JSON.stringify({ email: 'nobody@example.com', password: 'made-up-7' }),
  )
  const body = new ReadableStream({
    async start(sent) {
      sent.enqueue(text.slice(0, 20))
      await pause(restAfterMs)
      sent.enqueue(text.slice(20))
      sent.close()
    },
  })
  const headers = { 'content-type': 'application/json', origin: app.settings.publicUrl }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  return (await app.fetch('/api/v1/student/login', init)).status
}

describe('whatever a call asks the database', () => {
  it('has one deadline, which decreases', async () => {
    await login(0)
    expect(left.length).toBeGreaterThan(1)
    for (const milliseconds of left) expect(milliseconds).toBeLessThan(8000)
    expect(left).toEqual(left.toSorted((a, b) => b - a))
  })

  it('does not count the time in which a slow connection sends the body', async () => {
    await login(3000)
    expect(left[0]).toBeGreaterThan(5500)
  })
})
