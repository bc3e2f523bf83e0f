import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { findInvoice } from '../invoices/queries.ts'
import { getOrders } from '../orders/operations.ts'
import { getRefundQuote, requestRefund } from '../refunds/operations.ts'

let app: TestApp
let shop: Shop
let finance: TestStaff
let course: TestCourse
beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
})
beforeEach(async () => {
  course = await app.course()
  finance = await staffOf(app, 'finance')
})
afterAll(() => app.close())

const ask = (name: 'recordPayment' | 'recordRefund' | 'approveRefund' | 'retryRefund', input: object) =>
  adminCall(app, name, input, { cookie: finance.cookie })

function cash(email: string, changes: object = {}) {
  const paid = { recordId: randomUUID(), email, courseId: course.id, plan: 1, amount: 399 }
  return { ...paid, way: 'cash', on: '2026-11-20', ...changes }
}

const ordersOf = async (buyer: Awaited<ReturnType<Shop['student']>>) =>
  (await getOrders(buyer, { page: 1, limit: 10 })).data

test('cash opens the course with invoice, books and receipt, and the same record again is the same', async () => {
  const buyer = await shop.student()
  const paid = cash(buyer.email)
  const answer = await ask('recordPayment', paid)
  expect(answer.body).toMatchObject({ success: true, data: { orderId: expect.stringMatching(/^ord_/) } })
  expect((await ask('recordPayment', paid)).body.data).toEqual(answer.body.data)
  for (const changes of [
    { amount: 39 },
    { on: '2026-11-19' },
    { plan: 3 },
    { way: 'transfer', reference: 'UTR 4712' },
  ])
    expect((await ask('recordPayment', { ...paid, ...changes })).body).toMatchObject({ code: 'conflict' })
  const orders = await ordersOf(buyer)
  expect(orders).toMatchObject([
    { state: 'paid', amount: 399, documents: [{ kind: 'invoice', amount: 399 }] },
  ])
  expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
  const asked = sql<{
    at: Date | null
  }>`select ask_at as "at" from orders where public_id = ${answer.body.data.orderId}`
  expect(await app.services.database.first(asked)).toEqual({ at: null })
  expect((await app.mailbox(buyer.email)).map(({ subject }) => subject)).toHaveLength(1)
  await shop.heal()
  expect(await shop.breaches()).toEqual([])
})

test('a record sent several times at once is created once, with the same result each time', async () => {
  const buyer = await shop.student()
  const paid = cash(buyer.email, { way: 'transfer', reference: 'UTR 4799' })
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask('recordPayment', paid)))
  const [first] = answers
  expect(first?.status).toBe(200)
  for (const { body } of answers) expect(body).toEqual(first?.body)
  expect(await ordersOf(buyer)).toHaveLength(1)
})

test.each(['2026-09-31', '2026-11-31', '0000-11-20'])(
  'money of %s, a day that never was, is not recorded',
  async (on) => {
    const { email } = await shop.student()
    expect(await ask('recordPayment', cash(email, { on }))).toMatchObject({
      status: 400,
      body: { fields: { on: 'Enter a date' } },
    })
  },
)

test('less than the price is a discount on the invoice', async () => {
  const buyer = await shop.student()
  const transfer = { way: 'transfer', reference: 'UTR 4711', amount: 300 }
  await ask('recordPayment', cash(buyer.email, transfer))
  const [order] = await ordersOf(buyer)
  expect(await app.services.database.first(findInvoice(order?.documents[0]?._id ?? ''))).toMatchObject({
    listPriceInPaise: 39_900,
    discountText: 'as agreed',
    amountInPaise: 30_000,
  })
  const other = await shop.student()
  for (const reference of ['utr 4711', 'UTR4711', 'utr-47 11', 'ＵＴＲ ４７１１']) {
    const again = await ask('recordPayment', cash(other.email, { ...transfer, reference }))
    expect(again.body).toMatchObject({ code: 'conflict', fields: { reference: expect.any(String) } })
  }
  expect(await ordersOf(other)).toEqual([])
})

test.each([
  [{ amount: 400 }, 'amount'],
  [{ amount: 0.5 }, 'amount'],
  [{ on: '2026-11-22' }, 'on'],
  [{ on: '2026-08-01' }, 'on'],
  [{ way: 'transfer' }, 'reference'],
  [{ way: 'transfer', reference: ' -- ' }, 'reference'],
  [{ email: 'nobody@example.com' }, 'email'],
  [{ way: 'gateway' }, 'way'],
])('%j is refused with an error on its field', async (changes, field) => {
  const { email } = await shop.student()
  const answer = await ask('recordPayment', cash(email, changes))
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields)).toEqual([field])
})

test('for an address that a stranger registered is recorded once staff add the student, whose name is on the invoice', async () => {
  const email = 'child@home.in'
  const words = {
    name: 'Claim a prize at evil.example',
    email,
    phone: '+919848011119',
    password: 'of-a-stranger-4',
  }
  expect((await app.call('register', words)).body.success).toBe(true)
  const before = (await app.mailbox(email)).length
  expect((await ask('recordPayment', cash(email))).body).toMatchObject({
    fields: { email: expect.any(String) },
  })
  const owner = await staffOf(app, 'owner')
  const guardian = { name: 'Devi', email: 'devi@home.in', phone: null }
  const person = {
    ...{ name: 'Ravi', email, phone: '+919848011118', locale: 'en' },
    dateOfBirth: null,
    guardian,
  }
  const added = await adminCall(app, 'addStudent', { person, batchId: null }, { cookie: owner.cookie })
  const recorded = await ask('recordPayment', cash(email))
  expect(recorded.body.success).toBe(true)
  const { database } = app.services
  const studentId = added.body.data.id
  const invoice = await database.first(sql<{ id: string }>`
    select i.id from invoices i join payments p on p.id = i.payment_id join orders o on o.id = p.order_id
    where o.student_id = ${studentId}`)
  const document = { orderId: recorded.body.data.orderId, documentId: invoice?.id }
  const sent = await adminCall(app, 'sendOrderDocument', document, { cookie: finance.cookie })
  expect(sent.body).toMatchObject({ code: 'conflict', error: expect.stringContaining('may be a child’s') })
  // A child waiting for the guardian is mailed nothing; the payment is shown in the product.
  expect(await app.mailbox(email)).toHaveLength(before)
  expect(await database.all(sql`select kind from notifications where student_id = ${studentId}`)).toEqual([
    { kind: 'payment' },
  ])
  expect(
    await database.all(
      sql`select buyer_name as "name" from invoices where buyer_name in ('Ravi', ${words.name})`,
    ),
  ).toEqual([{ name: 'Ravi' }])
  const erasure = { studentId, email, givesUpPlans: true, reason: 'The family asked for it.' }
  expect((await adminCall(app, 'eraseStudent', erasure, { cookie: owner.cookie })).status).toBe(200)
  expect(await app.mailbox(email)).toEqual([])
})

test('an unregistered seller issues a receipt without tax for cash', async () => {
  const register = (how: string) =>
    app.services.database.first(sql`
      update site_content set value = jsonb_set(value, '{en,registration}', ${JSON.stringify(how)}::jsonb) where key = 'seller'`)
  await register('unregistered')
  const buyer = await shop.student()
  await ask('recordPayment', cash(buyer.email))
  await register('registered')
  const [order] = await ordersOf(buyer)
  expect(await app.services.database.first(findInvoice(order?.documents[0]?._id ?? ''))).toMatchObject({
    ...{ sellerGstin: null, taxableInPaise: 39_900, amountInPaise: 39_900 },
    ...{ cgstInPaise: 0, sgstInPaise: 0, igstInPaise: 0 },
  })
})

test('its refund waits to be paid out, and then has its credit note', async () => {
  const buyer = await shop.student()
  const orderId = (await ask('recordPayment', cash(buyer.email))).body.data.orderId
  const quote = await getRefundQuote(buyer, { paymentId: orderId })
  await requestRefund(buyer, { paymentId: orderId, amount: quote.amount })
  const request = await app.services.database.first(
    sql<{ id: string }>`select id from refund_requests where state = 'open'`,
  )
  expect((await ask('approveRefund', { requestId: request?.id })).body).toMatchObject({ success: true })
  const refund = await app.services.database.first(sql<{ id: string }>`
    select id from refunds where reason = ${`request:${request?.id}`}`)
  const paidOut = { refundId: refund?.id, way: 'cash', on: '2026-11-21', reference: 'slip 12' }
  expect((await ask('recordRefund', paidOut)).body).toMatchObject({ code: 'conflict' })
  app.clock.advance({ minutes: 6 })
  await app.runJobs()
  expect((await ask('retryRefund', { refundId: refund?.id })).body.data.order.refunds).toMatchObject([
    { state: 'owed', isByHand: true, gatewayRefundId: null },
  ])
  expect((await ask('recordRefund', paidOut)).body).toMatchObject({ success: true, data: { orderId } })
  expect((await ask('recordRefund', paidOut)).body).toMatchObject({ code: 'conflict' })
  expect(await ordersOf(buyer)).toMatchObject([
    { state: 'refunded', documents: [{ amount: 399 }, { kind: 'creditNote', amount: 339.15 }] },
  ])
  await shop.heal()
  expect(await shop.breaches()).toEqual([])
})

test('the database lets no gateway refund what came by hand', async () => {
  await expect(
    app.services.database.first(sql`
      update refunds set gateway_refund_id = 'rfnd_x', way = null, paid_on = null, recorded_by = null
      where way is not null`),
  ).rejects.toThrow(/another way/)
})
