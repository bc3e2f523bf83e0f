import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { GatewayTrouble } from '../../server/adapters/gateway/gateway.ts'
import { reconcileOrders } from '../../server/payments/reconciliation/operations.ts'
import { forgetUnappliedEvents } from '../../server/payments/webhooks/operations.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { checkInvariants } from '../support/invariants.ts'
import { type Shop, shopOf } from '../support/shop.ts'

let app: TestApp
let shop: Shop
let courseId: string
let installation: string

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  courseId = (await app.course()).id
  const row = await app.services.database.first(sql<{ id: string }>`select id from installation`)
  installation = row?.id ?? ''
})
let before: Awaited<ReturnType<typeof counts>>
beforeEach(async () => {
  before = await counts()
})
afterEach(async () => {
  await shop.heal(1)
  expect(await checkInvariants(app.services.database)).toEqual([])
})
afterAll(() => app.close())

async function counts() {
  const row = await app.services.database.first(sql<{ payments: number; refunds: number; mails: number }>`
    select (select count(*)::int from payments) as payments, (select count(*)::int from refunds) as refunds,
      (select count(*)::int from mailbox_messages) as mails`)
  if (row === null) throw new Error('nothing was counted')
  return row
}

/** An order not created here, paid and sent by webhook to every shop on the account. */
async function paidElsewhere(order: { receipt: string; notes: Record<string, string> }): Promise<string> {
  const made = await app.services.gateway.createOrder({ amountInPaise: 50_000, currency: 'INR', ...order })
  const { payment } = await shop.checkout({ orderId: made.id }, { email: 'someone@example.com' })
  await shop.sandbox.webhooks.settled()
  await shop.heal(1)
  return payment.id
}

async function conclusionsOf(paymentId: string): Promise<string[]> {
  const rows = await app.services.database.all(sql<{ conclusion: string }>`
    select distinct conclusion from gateway_events where gateway_payment_id = ${paymentId}`)
  return rows.map(({ conclusion }) => conclusion)
}

async function bodies(): Promise<{ body: string; isConcluded: boolean }[]> {
  return app.services.database.all(sql<{ body: string; isConcluded: boolean }>`
    select body, conclusion is not null as "isConcluded" from gateway_events`)
}

describe('a message of the gateway', () => {
  test('is stored without the payer’s address and telephone, also while its purpose is unknown', async () => {
    const { gateway } = app.services
    const { findPayment } = gateway
    gateway.findPayment = () => Promise.reject(new GatewayTrouble('unreachable', 'away'))
    await paidElsewhere({ receipt: 'shop-7', notes: {} })
    const waiting = await bodies()
    gateway.findPayment = findPayment
    expect(waiting.filter(({ isConcluded }) => !isConcluded)).not.toEqual([])
    expect(waiting.filter(({ body }) => /@|contact|card|vpa/.test(body))).toEqual([])
    app.clock.advance({ minutes: 1 })
    await reconcileOrders(app.services)
    expect((await bodies()).filter(({ body, isConcluded }) => body !== '' || !isConcluded)).toEqual([])
  })

  test('loses its texts when it could not be resolved for five days, after which it is no longer retried', async () => {
    const { database, clock } = app.services
    const store = (id: string) => sql`
      insert into gateway_events (event_id, kind, body, received_at)
      values (${id}, 'payment.captured', '{"email":"someone@example.com"}', ${clock.now()})`
    const left = sql<{ id: string }>`
      select event_id as id from gateway_events where body <> '' and conclusion is null order by event_id`
    await database.first(store('evt_older'))
    app.clock.advance({ minutes: 1 })
    await database.first(store('evt_newer'))
    app.clock.advance({ days: 5, seconds: -30 })
    await forgetUnappliedEvents(app.services)
    expect(await database.all(left)).toEqual([{ id: 'evt_newer' }])
    app.clock.advance({ minutes: 1 })
    await forgetUnappliedEvents(app.services)
    expect(await database.all(left)).toEqual([])
    await database.first(sql`delete from gateway_events where event_id in ('evt_older', 'evt_newer')`)
  })

  test('loses its texts also when a process of the previous release resolves it', async () => {
    const { database } = app.services
    await database.first(sql`
      insert into gateway_events (event_id, kind, body, received_at)
      values ('evt_before', 'payment.captured', '{"email":"someone@example.com"}', ${app.clock.now()})`)
    await database.first(sql`
      update gateway_events set applied_at = ${app.clock.now()}, applications = 1, conclusion = 'others'
      where event_id = 'evt_before'`)
    expect((await bodies()).filter(({ body }) => body !== '')).toEqual([])
  })
})

const receiptOfOurs = () => `ord_${randomBytes(12).toString('hex')}`
const atGateway = async (id: string) => (await app.services.gateway.findPayment(id))?.status
/** Days pass in between, so each look is by somebody who has just signed in. */
const finance = () => staffOf(app, 'finance')
const listed = async (by: TestStaff): Promise<{ id: string }[]> =>
  (await adminCall(app, 'getRefunds', {}, { cookie: by.cookie })).body.data.unstored

describe('a payment of another shop on the same gateway account', () => {
  test.each([
    ['another shop’s', { receipt: 'invoice 17', notes: {} }],
    ['another installation’s', { receipt: receiptOfOurs(), notes: { installation: 'b5a1c8a2' } }],
    ['an older installation’s, which did not name itself', { receipt: receiptOfOurs(), notes: {} }],
  ])('is written down, left alone and mailed to nobody: %s', async (_, order) => {
    const paymentId = await paidElsewhere(order)
    expect(await conclusionsOf(paymentId)).toEqual(['others'])
    expect(await atGateway(paymentId)).toBe('captured')
    expect(await counts()).toEqual(before)
    expect(await listed(await finance())).toEqual([])
  })

  test('is not treated as ours when it was refunded there', async () => {
    const paymentId = await paidElsewhere({ receipt: 'invoice 18', notes: {} })
    await shop.sandbox.bank.refundPayment(paymentId, { key: null })
    await shop.heal(1)
    expect(await counts()).toEqual(before)
  })

  test('is ignored when the gateway lists it under an order of ours', async () => {
    const buyer = await shop.student()
    const order = await shop.order(buyer, courseId)
    const theirs = await paidElsewhere({ receipt: 'invoice 19', notes: {} })
    const payment = await app.services.gateway.findPayment(theirs)
    const gateway = { ...app.services.gateway, listPaymentsOfOrder: async () => (payment ? [payment] : []) }
    await app.services.database.all(sql`update orders set ask_at = now() - interval '9 years'`)
    await reconcileOrders({ ...app.services, gateway })
    expect((await counts()).payments).toBe(before.payments)
    expect(await shop.enrolments(buyer.student.id)).toEqual([])
    expect(order.orderId).not.toBe(payment?.orderId)
  })

  test('is not refunded by an earlier pending refund', async () => {
    const paymentId = await paidElsewhere({ receipt: 'invoice 20', notes: {} })
    const [owed] = await app.services.database.all(sql<{ id: string }>`
      with p as (
        insert into payments (gateway_payment_id, gateway_order_id, amount_in_paise, currency, status)
        values (${paymentId}, 'order_of_others', 50000, 'INR', 'captured') returning id
      )
      select id from p`)
    const [refund] = await app.services.database.all(sql<{ id: string }>`
      insert into refunds (payment_id, reason, amount_in_paise, created_at)
      values (${owed?.id}, 'unknownOrder', 50000, now()) returning id`)
    await app.services.database.all(sql`
      insert into jobs (kind, payload, due_at) values ('refundPayment', ${JSON.stringify({ refundId: refund?.id })}, now())`)
    await shop.heal(1)
    expect(await atGateway(paymentId)).toBe('captured')
    const [row] = await app.services.database.all(sql<{ state: string; trouble: string }>`
      select state, trouble from refunds where id = ${refund?.id}`)
    expect(row).toEqual({ state: 'owed', trouble: expect.stringContaining('not stored here') })
    await app.services.database.all(sql`delete from refunds where id = ${refund?.id}`)
    await app.services.database.all(sql`delete from payments where id = ${owed?.id}`)
  })
})

describe('an order that names this installation and is not stored', () => {
  test.each([
    ['by its notes', () => ({ receipt: receiptOfOurs(), notes: { installation } })],
    [
      'by the receipt of an order that is stored and linked to another of the gateway',
      async () => ({ receipt: (await shop.order(await shop.student(), courseId)).paymentId, notes: {} }),
    ],
  ])('goes to staff, who note what was done: %s', async (_, order) => {
    const paymentId = await paidElsewhere(await order())
    expect(await conclusionsOf(paymentId)).toEqual(['unstored'])
    expect(await atGateway(paymentId)).toBe('captured')
    const after = await counts()
    expect(after).toEqual({ ...before, mails: before.mails + 1 })
    const mails = await app.mailbox(app.settings.supportEmail)
    expect(mails.filter(({ text }) => text.includes(paymentId))).toHaveLength(1)
    const who = await finance()
    expect(await listed(who)).toMatchObject([{ id: paymentId, amount: 500, status: 'captured' }])
    const noted = { paymentId, reason: 'Paid at the staging copy, told the tester' }
    const settle = () => adminCall(app, 'settleUnstored', noted, { cookie: who.cookie })
    expect((await settle()).status).toBe(200)
    expect((await settle()).status).toBe(404)
    expect(await listed(who)).toEqual([])
  })

  test('is listed with the newest first, and counted beyond what is listed', async () => {
    await app.services.database.all(sql`
      insert into unstored_payments (gateway_payment_id, gateway_order_id, amount_in_paise, currency, status, noticed_at)
      select 'pay_many' || n, 'order_many' || n, 50000, 'INR', 'captured', now() + n * interval '1 minute'
      from generate_series(1, 120) n`)
    const { body } = await adminCall(app, 'getRefunds', {}, { cookie: (await finance()).cookie })
    expect([body.data.unstored.length, body.data.unstoredTotal]).toEqual([100, 120])
    expect(body.data.unstored[0].id).toBe('pay_many120')
    await app.services.database.all(
      sql`delete from unstored_payments where gateway_payment_id like 'pay_many%'`,
    )
  })

  test('is ours when only the response was lost: the webhook alone opens the course', async () => {
    const buyer = await shop.student()
    const order = await shop.order(buyer, courseId)
    await app.services.database.all(
      sql`update orders set gateway_order_id = null, ask_at = null where public_id = ${order.paymentId}`,
    )
    await shop.checkout(order)
    await shop.sandbox.webhooks.settled()
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
  })
})
