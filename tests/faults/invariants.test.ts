import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Queryable } from '../../server/adapters/database/database.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { createOrder } from '../../server/payments/orders/operations.ts'
import { proposeRefundIn } from '../../server/payments/refunds/decisions/operations.ts'
import { adminCall, staffOf } from '../support/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeCode } from '../support/coupons.ts'
import { plantedBreach, recordFigure } from '../support/figures.ts'
import { checkInvariants, promises, type Violation } from '../support/invariants.ts'
import { type Shop, shopOf } from '../support/shop.ts'

let app: TestApp
let orderId: string
let secondStudent: string
let eventId: string
let couponId: string

beforeAll(async () => {
  app = await startTestApp()
  // As with money: a test key's invoices have their own series.
  app.services.gateway.keyId = 'rzp_live_key'
  const shop = shopOf(app)
  const course = await app.course()
  const student = await shop.student()
  const bought = await shop.buy(student, course.id)
  orderId = bought.order.paymentId
  secondStudent = (await shop.student()).student.id
  // A second payment of the same order is owed back, so that there is a refund to look at.
  await shop.checkout(bought.order, { isForced: true })
  // And a part goes back by a request.
  const staffId = (await staffOf(app, 'finance')).id
  await app.services.database.transaction((tx) =>
    proposeRefundIn(tx, app.services, {
      order: orderId,
      staffId,
      amountInPaise: 5000,
      reason: 'A video was missing for two days',
      endsAccess: false,
    }),
  )
  couponId = await orderWithCode(shop, course.id)
  await recordCash(shop, course.id)
  await changePlan(shop, course.id)
  await shop.heal()
  const [event] = await app.services.database.all(
    sql<{ id: string }>`select event_id as id from gateway_events`,
  )
  eventId = event?.id ?? ''
})
afterAll(() => app.close())

/** An open order at the price of a code, which holds one of its places. */
async function orderWithCode(shop: Shop, courseId: string): Promise<string> {
  const owner = await staffOf(app, 'owner')
  const couponCode = await makeCode(app, owner, { kind: 'percent', percent: 25 })
  await createOrder(await shop.student(), { courseId, subscriptionType: 2, couponCode })
  const row = await app.services.database.first(
    sql<{ id: string }>`select id from coupons where code = ${couponCode}`,
  )
  return row?.id ?? ''
}

async function changePlan(shop: Shop, courseId: string): Promise<void> {
  const student = await shop.student()
  await shop.buy(student, courseId)
  app.clock.advance({ hours: 1 })
  const made = await createOrder(student, { courseId, subscriptionType: 3, changesPlan: true })
  await shop.verify(student, made, (await shop.checkout(made)).result)
}

async function recordCash(shop: Shop, courseId: string): Promise<void> {
  const { cookie } = await staffOf(app, 'finance')
  const { email } = await shop.student()
  const paid = {
    recordId: randomUUID(),
    email,
    courseId,
    plan: 1,
    amount: 399,
    way: 'cash',
    on: '2026-11-20',
  }
  expect((await adminCall(app, 'recordPayment', paid, { cookie })).body).toMatchObject({ success: true })
}

class Undone extends Error {}

/** Plants a breach behind the back of every constraint, and returns what the checker finds before it is undone. */
async function violationsAfter(plant: (tx: Queryable) => Promise<unknown>): Promise<Violation[]> {
  let found: Violation[] = []
  await app.services.database
    .transaction(async (tx) => {
      await tx.all(sql`set local session_replication_role = replica`)
      await tx.all(
        sql`alter table enrolments drop constraint enrolments_do_not_overlap, drop constraint enrolments_payment_id_key`,
      )
      await tx.all(sql`alter table gateway_events drop constraint gateway_events_applications_check`)
      await tx.all(sql`drop index one_access_per_order, one_invoice_per_capture`)
      await tx.all(
        sql`alter table invoices drop constraint invoices_series_financial_year_number_key, drop constraint invoices_label_key`,
      )
      await plant(tx)
      found = await checkInvariants(tx, { orders: [orderId], verified: [orderId], events: [eventId] })
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return found
}

test('a successful purchase and refund violate no invariant', async () => {
  expect(await checkInvariants(app.services.database, { orders: [orderId], verified: [orderId] })).toEqual([])
  expect(await violationsAfter(async () => undefined)).toEqual([])
})

describe('each checker catches a planted breach', () => {
  const breaches: [Violation['invariant'], string, (tx: Queryable) => Promise<unknown>][] = [
    [
      'I1',
      'a captured payment has no outcome',
      (tx) => tx.all(sql`update payments set outcome = null where outcome = 'access'`),
    ],
    [
      'I1',
      'a payment that the gateway captured has become neither access nor a refund',
      (tx) => tx.all(sql`delete from payments where outcome = 'refund'`),
    ],
    [
      'I1',
      'a payment that bought access has not exactly one active enrolment',
      (tx) => tx.all(sql`delete from enrolments`),
    ],
    [
      'I1',
      'a payment that bought access has not exactly one active enrolment',
      (tx) => tx.all(copyEnrolment()),
    ],
    [
      'I1',
      'a capture that became no access is not owed back in full',
      (tx) => tx.all(sql`delete from refunds`),
    ],
    [
      'I1',
      'a payment that went back still gives access',
      (tx) => tx.all(sql`update payments set status = 'refunded' where outcome = 'access'`),
    ],
    [
      'I2',
      'an enrolment has no captured payment of the right amount, order and student',
      (tx) => tx.all(sql`update enrolments set student_id = ${secondStudent}`),
    ],
    [
      'I2',
      'an enrolment has no captured payment of the right amount, order and student',
      (tx) => tx.all(sql`update payments set amount_in_paise = 39800 where outcome = 'access'`),
    ],
    ['I2', 'the gateway knows no such captured payment of an enrolment', (tx) => tx.all(authorisedOnly())],
    [
      'I2',
      'access that staff granted is not on record as it is, or ended without being withdrawn',
      (tx) =>
        tx.all(sql`
          insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
          select ${secondStudent}, course_id, 'staff:nobody', starts_at, ends_at from enrolments limit 1`),
    ],
    [
      'I2',
      'a payment that finance recorded names nobody, or one at the gateway names who recorded it',
      (tx) => tx.all(sql`update payments set gateway_payment_id = 'pay_other' where way = 'cash'`),
    ],
    [
      'I4',
      'a refund went back another way than its payment came',
      (tx) =>
        tx.all(sql`
          update refunds set way = 'cash', paid_on = now(), gateway_refund_id = null, recorded_by = (select id from staff limit 1)`),
    ],
    [
      'I2',
      'an order with a code is not at the price that the code makes of it',
      (tx) =>
        tx.all(sql`
          update orders set list_price_in_paise = 500000, coupon_id = ${couponId} where changes_order_id is null`),
    ],
    [
      'I2',
      'the places of a code are not those that its orders and grants have, or more than there are',
      (tx) => tx.all(sql`update coupons set held = held + 1`),
    ],
    [
      'I2',
      'the places of a code are not those that its orders and grants have, or more than there are',
      (tx) => tx.all(sql`update coupon_uses set state = 'used'`),
    ],
    [
      'I2',
      'a student has paid two orders at the price of one code',
      (tx) =>
        tx.all(sql`
          insert into coupon_uses (coupon_id, student_id, order_id, state, is_over, taken_at)
          select coupon_id, student_id, gen_random_uuid(), 'used', true, taken_at
          from coupon_uses, generate_series(1, 2) where coupon_id = ${couponId}`),
    ],
    [
      'I2',
      'an order is not at the price that what is left of the plan it changes makes of it',
      (tx) =>
        tx.all(
          sql`update orders set credit_days_left = credit_days_left - 1 where changes_order_id is not null`,
        ),
    ],
    [
      'I2',
      'a plan that was changed runs on, or was set off twice',
      (tx) =>
        tx.all(sql`
          update enrolments set ends_at = ends_at + interval '1 day' where payment_id in (
            select p.id from payments p join orders o on o.changes_order_id = p.order_id)`),
    ],
    ['I2', 'two enrolments of one student in one course overlap', (tx) => tx.all(copyEnrolment())],
    [
      'I3',
      'a capture has not exactly one invoice, of its amount',
      (tx) => tx.all(sql`delete from invoices where series = 'SM' and number = 2`),
    ],
    ['I3', 'a capture has not exactly one invoice, of its amount', (tx) => tx.all(copyInvoice(3))],
    [
      'I3',
      'a refund that was made has not exactly one credit note, of its amount',
      (tx) => tx.all(sql`delete from invoices where series = 'CN'`),
    ],
    [
      'I3',
      'an invoice is of no capture, or a credit note of no refund that was made',
      (tx) => tx.all(sql`update refunds set state = 'sent'`),
    ],
    [
      'I3',
      'an invoice of the demo is in a real series, or a real one in the demo’s',
      (tx) => tx.all(sql`update payments set is_demo = true`),
    ],
    [
      'I3',
      'the numbers of a series and year have a gap',
      (tx) => tx.all(sql`update invoices set number = 3 where series = 'SM' and number = 2`),
    ],
    [
      'I3',
      'the numbers of a series and year have a gap',
      (tx) => tx.all(sql`update invoice_counters set last_number = last_number + 1`),
    ],
    [
      'I3',
      'a number of a series and year is on two invoices',
      (tx) => tx.all(sql`update invoices set number = 1 where series = 'SM' and number = 2`),
    ],
    [
      'I3',
      'an invoice is numbered in another financial year than the one of its day in India',
      (tx) => tx.all(sql`update invoices set issued_at = '2027-03-31T18:30:00Z'`),
    ],
    [
      'I4',
      'the refunds of a payment exceed what was captured',
      (tx) => tx.all(sql`update refunds set amount_in_paise = amount_in_paise + 1`),
    ],
    [
      'I4',
      'what was approved is neither owed nor given back',
      (tx) => tx.all(sql`delete from refunds where reason like 'request:%'`),
    ],
    [
      'I4',
      'a refund of a request is more than was approved, or was approved by too few people',
      (tx) => tx.all(sql`update refund_requests set amount_in_paise = amount_in_paise - 1`),
    ],
    [
      'I4',
      'a refund of a request is more than was approved, or was approved by too few people',
      (tx) => tx.all(sql`update refund_requests set two_people_above_in_paise = 0`),
    ],
    [
      'I7',
      'an order is paid although a refund that ends its access was approved',
      (tx) => tx.all(sql`update refund_requests set ends_access = true`),
    ],
    ['I4', 'the gateway gave back more than it captured', (tx) => tx.all(doubledRefund())],
    [
      'I5',
      'a ledger transaction does not balance',
      (tx) =>
        tx.all(sql`update ledger_entries set debit_in_paise = debit_in_paise + 1 where debit_in_paise > 0`),
    ],
    ['I5', 'a capture is not in the ledger with its amount', (tx) => tx.all(deletedPosting('capture'))],
    ['I5', 'a refund is not in the ledger with its amount', (tx) => tx.all(deletedPosting('refund'))],
    [
      'I5',
      'what a payment still owes to a student is not what the ledger says',
      (tx) => tx.all(sql`update payments set refunded_in_paise = 0 where outcome = 'refund'`),
    ],
    ['I8', 'a taken message is not there', (tx) => tx.all(sql`delete from gateway_events`)],
    [
      'I6',
      'a message of the gateway was applied twice',
      (tx) => tx.all(sql`update gateway_events set applications = 2`),
    ],
    [
      'I6',
      'a message of the gateway was never applied',
      (tx) => tx.all(sql`update gateway_events set applications = 0, applied_at = null`),
    ],
    [
      'I7',
      'an order with a payment that bought access is not paid',
      (tx) => tx.all(sql`update orders set state = 'open'`),
    ],
    [
      'I7',
      'an order is refunded without the money having gone back, or an approved request that ends its access',
      (tx) => tx.all(sql`update orders set state = 'refunded'`),
    ],
    [
      'I7',
      'a paid order has not exactly one payment that bought access',
      (tx) => tx.all(sql`update payments set outcome = 'access', status = 'captured'`),
    ],
    ['I8', 'an answered order is not there', (tx) => tx.all(sql`delete from orders`)],
    ['I8', 'a verified payment is not there', (tx) => tx.all(sql`update orders set state = 'expired'`)],
  ]

  let caught = 0
  afterAll(() =>
    recordFigure({
      id: 'I1–I8',
      part: plantedBreach,
      n: caught,
      figure: `${caught} of ${breaches.length} planted breaches of I1 to I8 found`,
      isMet: caught === breaches.length,
    }),
  )

  test.each(breaches)('%s: %s', async (invariant, breach, plant) => {
    expect(await violationsAfter(plant)).toContainEqual({ invariant, breach, about: expect.any(String) })
    caught += 1
  })

  test('and no checker is left without one', () => {
    const planted = new Set(breaches.map(([, breach]) => breach))
    expect(promises.filter((breach) => !planted.has(breach))).toEqual([])
  })
})

function copyEnrolment() {
  return sql`
    insert into enrolments (student_id, course_id, payment_id, starts_at, ends_at)
    select student_id, course_id, payment_id, starts_at, ends_at from enrolments`
}

function copyInvoice(number: number) {
  return sql`
    insert into invoices
    select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'number', ${number}::int, 'label', 'SM/copy'))).*
    from invoices i where series = 'SM' and number = 1`
}

function authorisedOnly() {
  return sql`
    update payment_sandbox.payments set body = jsonb_set(body, '{status}', '"authorized"')
    where id in (select gateway_payment_id from payments where outcome = 'access' and way = 'gateway')`
}

function doubledRefund() {
  return sql`insert into payment_sandbox.refunds (id, payment_id, body) select id || '_', payment_id, body from payment_sandbox.refunds`
}

function deletedPosting(kind: string) {
  return sql`
    delete from ledger_entries where transaction_id in (
      select id from ledger_transactions where reference like ${kind} || ':%')`
}
