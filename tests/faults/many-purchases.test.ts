import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordFigure } from '../support/figures.ts'
import { checkInvariants } from '../support/invariants.ts'
import { runs } from '../support/runs.ts'
import { type Shop, shopOf } from '../support/shop.ts'

let app: TestApp
let shop: Shop

beforeAll(async () => {
  // All of them queue for eight connections; how long that takes depends on the machine.
  app = await startTestApp({ deadlineInMs: 60_000 })
  shop = shopOf(app)
})
afterAll(() => app.close())

/** Concurrent actions, their number, and which of them broke an invariant. */
function record(part: string, n: number, violations: readonly unknown[], doubles = 0): void {
  const figure = `${doubles} second orders, ${violations.length} violations`
  recordFigure({ id: 'T4', part, n, figure, isMet: violations.length + doubles === 0 })
}

const buyerCount = runs(100)
const clickRounds = runs(4)

test(`${buyerCount} students who buy at the same time all get what they paid for`, async () => {
  const courses = [await app.course(), await app.course(), await app.course()]
  const buyers = await Promise.all(Array.from({ length: buyerCount }, () => shop.student()))
  const bought = await Promise.all(
    buyers.map((buyer, index) =>
      shop.buy(buyer, courses[index % 3]?.id ?? '', ((index % 3) + 1) as 1 | 2 | 3),
    ),
  )
  const ids = bought.map(({ order }) => order.paymentId)
  expect(new Set(ids).size).toBe(buyerCount)
  await shop.sandbox.webhooks.settled()
  await shop.heal()
  const violations = await checkInvariants(app.services.database, { orders: ids, verified: ids })
  record('buys at once', new Set(ids).size, violations)
  expect(violations).toEqual([])
  const [row] = await app.services.database.all(sql<{ mails: number; students: number }>`
    select (select count(*)::int from mailbox_messages) as mails, (select sum(enrolled_student_count)::int from courses) as students`)
  expect(row).toEqual({ mails: buyerCount, students: buyerCount })
})

test('a student who clicks ten times has one open order per course and plan, however the clicks fall', async () => {
  const courses = [await app.course(), await app.course()]
  let doubles = 0
  for (let round = 0; round < clickRounds; round += 1) {
    const buyer = await shop.student()
    const clicks = courses.flatMap(({ id }) =>
      ([1, 2, 3] as const).flatMap((plan) => Array.from({ length: 10 }, () => ({ id, plan }))),
    )
    clicks.sort(() => Math.random() - 0.5)
    const orders = await Promise.all(clicks.map(({ id, plan }) => shop.order(buyer, id, plan)))
    expect(new Set(orders.map(({ paymentId }) => paymentId)).size).toBe(6)
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(6)
    const rows = await app.services.database.all(sql<{ count: number }>`
      select count(*)::int as count from orders where student_id = ${buyer.student.id} and state = 'open' group by course_id, plan`)
    doubles += rows.reduce((sum, { count }) => sum + count, -6)
    expect(rows.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1])
  }
  const violations = await checkInvariants(app.services.database)
  record('tenfold clicks on six plans', clickRounds * 6, violations, doubles)
  expect(violations).toEqual([])
})

test('page, webhook and reconciler with the same payment at the same time grant access once', async () => {
  const { id } = await app.course()
  for (let round = 0; round < runs(7); round += 1) {
    const buyer = await shop.student()
    shop.sandbox.faults.switches.webhooks = 'hold'
    const order = await shop.order(buyer, id)
    const { result } = await shop.checkout(order)
    const messages = await shop.sandbox.webhooks.undelivered()
    app.clock.advance({ seconds: 30 })
    await Promise.all([
      shop.verify(buyer, order, result),
      shop.verify(buyer, order, result),
      ...messages.map((message) => shop.deliver([message, message])),
      shop.heal(0),
    ])
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
  }
  await shop.heal()
  expect(await checkInvariants(app.services.database)).toEqual([])
})
