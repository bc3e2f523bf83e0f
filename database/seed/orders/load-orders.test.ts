import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { checkInvariants } from '../../../tests/support/invariants.ts'
import { loadDemoOrders } from './load-orders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  for (let number = 0; number < 13; number += 1)
    await app.course({ title: `Course ${number}`, monthly: 399 + number * 700 })
  await loadDemoOrders(app.services)
})
afterAll(() => app.close())

test('the demo has sixty orders in every state, and keeps every promise about money', async () => {
  const states = await app.services.database.all(sql<{ state: string; count: number }>`
    select state, count(*)::int as count from orders group by state order by state`)
  expect(states).toEqual([
    { state: 'expired', count: expect.any(Number) },
    { state: 'open', count: expect.any(Number) },
    { state: 'paid', count: expect.any(Number) },
    { state: 'refunded', count: 7 },
  ])
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(60)
  const [row] = await app.services.database.all(sql<Record<string, number>>`
    select (select count(*)::int from refund_requests where state = 'open') as asked,
      (select count(*)::int from refunds where state = 'sent') as underway,
      (select count(*)::int from refunds where state = 'done') as done,
      (select count(*)::int from payments where status = 'failed') as failed,
      (select count(*)::int from jobs where kind = 'sendMail' and done_at is null) as mails,
      (select count(*)::int from gateway_events where received_at > ${app.clock.now()}) as later`)
  expect(row).toEqual({ asked: 6, underway: 2, done: 7, failed: expect.any(Number), mails: 0, later: 0 })
  expect(row?.['failed']).toBeGreaterThan(5)
  expect(await checkInvariants(app.services.database)).toEqual([])
})

test('the demo’s orders are written once', async () => {
  await loadDemoOrders(app.services)
  const [row] = await app.services.database.all(
    sql<{ count: number }>`select count(*)::int as count from orders`,
  )
  expect(row?.count).toBe(60)
})
