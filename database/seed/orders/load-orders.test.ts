import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { checkInvariants } from '../../../tests/support/invariants.ts'
import { demoStudentOrders, demoStudents } from '../people.ts'
import { insertStudent } from '../queries.ts'
import { loadDemoOrders } from './load-orders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  for (let number = 0; number < 13; number += 1)
    await app.course({ title: `Course ${number}`, monthly: 399 + number * 700 })
  const { database, clock } = app.services
  for (const { slug } of demoStudentOrders)
    await database.first(
      sql`update courses set slug = ${slug} where id = ${(await app.course({ monthly: 299 })).id}`,
    )
  const { name, email, phone } = demoStudents[0]
  const known = { passwordHash: 'none', isVerified: true, now: clock.now() }
  await database.first(insertStudent({ name, email, phone, ...known }))
  await loadDemoOrders(app.services)
})
afterAll(() => app.close())

test('the demo has sixty-two orders in every state, and keeps every promise about money', async () => {
  const states = await app.services.database.all(sql<{ state: string; count: number }>`
    select state, count(*)::int as count from orders group by state order by state`)
  expect(states).toEqual([
    { state: 'expired', count: expect.any(Number) },
    { state: 'open', count: expect.any(Number) },
    { state: 'paid', count: expect.any(Number) },
    { state: 'refunded', count: 7 },
  ])
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(62)
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

test('the demo student has bought a month that is over, and a payment of theirs failed', async () => {
  const orders = await app.services.database.all(sql<{ slug: string; state: string; ended: boolean | null }>`
    select c.slug, o.state, (select max(e.ends_at) <= ${app.clock.now()} from enrolments e
      where e.student_id = s.id and e.course_id = c.id) as "ended"
    from orders o join students s on s.id = o.student_id join courses c on c.id = o.course_id
    where s.email = ${demoStudents[0].email} order by o.created_at`)
  expect(orders).toEqual([
    { slug: demoStudentOrders[0].slug, state: 'paid', ended: true },
    { slug: demoStudentOrders[1].slug, state: 'expired', ended: null },
  ])
})

test('the demo’s orders are created once', async () => {
  await loadDemoOrders(app.services)
  const [row] = await app.services.database.all(
    sql<{ count: number }>`select count(*)::int as count from orders`,
  )
  expect(row?.count).toBe(62)
})
