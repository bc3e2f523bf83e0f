import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refundHoldMinutes } from '../../../domain/admin/orders/rules.ts'
import { staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import type { StudentContext } from '../../services.ts'
import { getOrder } from '../orders/operations.ts'
import { approveRefundIn, declineRefundIn, proposeRefundIn, undoRefundIn } from './decisions/operations.ts'
import { getRefundQuote, requestRefund } from './operations.ts'

let app: TestApp
let shop: Shop
let courseId: string
let dearId: string
let first: string
let second: string

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  courseId = (await app.course()).id
  dearId = (await app.course({ monthly: 9000 })).id
  first = (await staffOf(app, 'finance')).id
  second = (await staffOf(app, 'owner')).id
})
afterEach(async () => {
  await shop.heal(0.2)
  expect(await shop.breaches()).toEqual([])
})
afterAll(() => app.close())

type BoughtPlan = { buyer: StudentContext & { email: string }; paymentId: string; gatewayPayment: string }

async function bought(course = courseId): Promise<BoughtPlan> {
  const buyer = await shop.student()
  const { order, payment } = await shop.buy(buyer, course)
  return { buyer, paymentId: order.paymentId, gatewayPayment: payment.id }
}

async function asked(course = courseId): Promise<BoughtPlan & { requestId: string }> {
  const one = await bought(course)
  const { amount } = await getRefundQuote(one.buyer, { paymentId: one.paymentId })
  await requestRefund(one.buyer, { paymentId: one.paymentId, amount })
  return { ...one, requestId: await openRequest(one.paymentId) }
}

async function openRequest(publicId: string): Promise<string> {
  const row = await app.services.database.first(sql<{ id: string }>`
    select q.id from refund_requests q join orders o on o.id = q.order_id where o.public_id = ${publicId} and q.state = 'open'`)
  return row?.id ?? 'none'
}

const approve = (requestId: string, staffId: string) =>
  app.services.database.transaction((tx) => approveRefundIn(tx, app.services, { requestId, staffId }))
/** The time in which an approval can be undone passes. */
async function carryOut(): Promise<void> {
  app.clock.advance({ minutes: refundHoldMinutes })
  await app.runJobs()
}
const decline = (requestId: string, staffId: string, reason: string) =>
  app.services.database.transaction((tx) => declineRefundIn(tx, app.services, { requestId, staffId, reason }))
const propose = (order: string, amountInPaise: number, endsAccess = true, staffId = first) =>
  app.services.database.transaction((tx) =>
    proposeRefundIn(tx, app.services, {
      order,
      amountInPaise,
      endsAccess,
      staffId,
      reason: 'Two videos were missing',
    }),
  )

async function subjects(email: string): Promise<string[]> {
  return (await app.mailbox(email)).map(({ subject }) => subject).reverse()
}

describe('a student', () => {
  test('sees the amount before asking, asks once and gets a confirmation', async () => {
    const { buyer, paymentId } = await bought()
    const quote = await getRefundQuote(buyer, { paymentId })
    expect(quote).toMatchObject({ amount: 339.15, percent: 85, canAsk: true, why: 'share', request: null })
    const answers = await Promise.all([
      requestRefund(buyer, { paymentId, amount: 339.15, reason: 'Too early for me' }),
      requestRefund(buyer, { paymentId, amount: 339.15 }),
    ])
    for (const answer of answers)
      expect(answer).toMatchObject({
        canAsk: false,
        why: 'asked',
        request: { state: 'open', amount: 339.15 },
      })
    expect((await subjects(buyer.email)).filter((subject) => subject.includes('request'))).toEqual([
      'We’ve received your refund request for ₹339.15',
    ])
    // Saturday 21 November: seven business days end with Monday 30.
    expect(answers[0]?.request?.answerDueAt).toBe('2026-11-30T18:30:00.000Z')
  })

  test('is refused an amount that was not shown, or has changed since', async () => {
    const { buyer, paymentId } = await bought()
    for (const amount of [399, 339.16, 0.01])
      await expect(requestRefund(buyer, { paymentId, amount })).rejects.toMatchObject({
        key: 'refund_amount_changed',
      })
    app.clock.advance({ days: 8 })
    await expect(requestRefund(buyer, { paymentId, amount: 339.15 })).rejects.toMatchObject({
      key: 'refund_amount_changed',
    })
    expect((await getRefundQuote(buyer, { paymentId })).amount).toBe(279.3)
    app.clock.advance({ days: 3 })
    expect(await getRefundQuote(buyer, { paymentId })).toMatchObject({
      amount: 0,
      canAsk: false,
      why: 'late',
    })
    await expect(requestRefund(buyer, { paymentId, amount: 279.3 })).rejects.toMatchObject({
      key: 'refund_not_open',
    })
  })

  test('finds neither the order of another student nor one that was not paid', async () => {
    const { paymentId } = await bought()
    const other = await shop.student()
    await expect(getRefundQuote(other, { paymentId })).rejects.toMatchObject({ kind: 'notFound' })
    await expect(requestRefund(other, { paymentId, amount: 339.15 })).rejects.toMatchObject({
      kind: 'notFound',
    })
    const open = await shop.order(other, courseId)
    expect(await getRefundQuote(other, { paymentId: open.paymentId })).toMatchObject({
      amount: 0,
      canAsk: false,
      why: 'notPaid',
      startsAt: null,
    })
  })

  test('a student who renewed is counted from the start of the renewal', async () => {
    const { buyer } = await bought()
    const renewal = await shop.buy(buyer, courseId)
    app.clock.advance({ days: 25 })
    expect(await getRefundQuote(buyer, { paymentId: renewal.order.paymentId })).toMatchObject({ percent: 85 })
  })
})

describe('an approved request', () => {
  test('waits, then ends the access, pays once and mails the student twice', async () => {
    const { buyer, paymentId, requestId, gatewayPayment } = await asked()
    expect(await approve(requestId, first)).toMatchObject({ state: 'approved', amountInPaise: 33_915 })
    expect((await getRefundQuote(buyer, { paymentId })).request).toMatchObject({ state: 'open', money: null })
    expect((await shop.enrolments(buyer.student.id))[0]?.revokedAt).toBeNull()
    await carryOut()
    const [access] = await shop.enrolments(buyer.student.id)
    expect(access?.revokedAt).toEqual(app.clock.now())
    expect(await getOrder(buyer, { paymentId })).toMatchObject({ state: 'refunded', validTill: null })
    expect(await app.services.gateway.findPayment(gatewayPayment)).toMatchObject({ refundedInPaise: 33_915 })
    expect((await getRefundQuote(buyer, { paymentId })).request).toMatchObject({ money: 'done' })
    expect((await subjects(buyer.email)).slice(-2)).toEqual([
      'Your refund of ₹339.15 is approved',
      'Your refund of ₹339.15 is complete',
    ])
    await expect(approve(requestId, second)).rejects.toMatchObject({ key: 'admin_refund_decided' })
  })

  test('moves what was bought on top of it forward', async () => {
    const { buyer, requestId } = await asked()
    await shop.buy(buyer, courseId)
    await approve(requestId, first)
    await carryOut()
    const [, later] = await shop.enrolments(buyer.student.id)
    expect(later?.startsAt).toEqual(app.clock.now())
  })

  test('waits while the gateway refuses, shows why, and succeeds later', async () => {
    const { buyer, paymentId, requestId } = await asked()
    shop.sandbox.faults.switches.refundsAreRefused = true
    await approve(requestId, first)
    await carryOut()
    const [refund] = await app.services.database.all(
      sql<{
        state: string
        trouble: string
      }>`select state, trouble from refunds where reason = ${`request:${requestId}`}`,
    )
    expect(refund).toMatchObject({
      state: 'owed',
      trouble: expect.stringContaining('not have enough balance'),
    })
    await shop.heal(0.2)
    expect((await getRefundQuote(buyer, { paymentId })).request).toMatchObject({ money: 'done' })
  })
})

describe('above the limit', () => {
  test('a second person must agree, and the first cannot be it', async () => {
    const { buyer, requestId } = await asked(dearId)
    expect(await approve(requestId, first)).toMatchObject({ state: 'waiting', amountInPaise: 765_000 })
    await expect(approve(requestId, first)).rejects.toMatchObject({ key: 'admin_refund_second_person' })
    expect((await shop.enrolments(buyer.student.id))[0]?.revokedAt).toBeNull()
    expect(await approve(requestId, second)).toMatchObject({ state: 'approved' })
  })

  test('a member who proposes an amount has agreed to it already', async () => {
    const { paymentId } = await bought(dearId)
    const proposed = await propose(paymentId, 500_100)
    expect(proposed.state).toBe('waiting')
    await expect(approve(proposed.requestId, first)).rejects.toMatchObject({
      key: 'admin_refund_second_person',
    })
    await expect(propose(paymentId, 100)).rejects.toMatchObject({ key: 'admin_refund_proposal_open' })
    expect(await approve(proposed.requestId, second)).toMatchObject({ state: 'approved' })
  })

  test('a refund in parts needs the second person too', async () => {
    const { paymentId } = await bought(dearId)
    expect(await propose(paymentId, 300_000, false)).toMatchObject({ state: 'approved' })
    expect(await propose(paymentId, 300_000, false)).toMatchObject({ state: 'waiting' })
  })

  test('the database itself refuses one person alone, a second yes of the same and a changed amount', async () => {
    const { requestId } = await asked(dearId)
    await approve(requestId, first)
    const refused = [
      sql`update refund_requests set state = 'approved', decided_at = now() where id = ${requestId}`,
      sql`insert into refund_approvals values (${requestId}, ${first}, now())`,
      sql`update refund_approvals set staff_id = ${second} where request_id = ${requestId}`,
      sql`delete from refund_approvals where request_id = ${requestId}`,
      sql`update refund_requests set amount_in_paise = 100 where id = ${requestId}`,
      sql`insert into refunds (payment_id, reason, amount_in_paise, created_at)
        select payment_id, 'request:' || id, amount_in_paise, now() from refund_requests where id = ${requestId}`,
    ]
    for (const statement of refused)
      await expect(app.services.database.all(statement)).rejects.toThrow(
        /another person|two people|duplicate|only added|cannot change|no approved/,
      )
    await decline(requestId, second, 'No')
  })
})

describe('another amount', () => {
  test('replaces the student’s request, and may leave the access', async () => {
    const { buyer, paymentId } = await asked()
    await propose(paymentId, 5000, false)
    await carryOut()
    expect((await shop.enrolments(buyer.student.id))[0]?.revokedAt).toBeNull()
    expect(await getRefundQuote(buyer, { paymentId })).toMatchObject({
      amount: 289.15,
      request: { state: 'approved', amount: 50, money: 'done' },
    })
    expect(await getOrder(buyer, { paymentId })).toMatchObject({ state: 'paid' })
  })

  test('without a request is not visible early, and does not hide a request made meanwhile', async () => {
    const { buyer, paymentId } = await bought()
    const { requestId } = await propose(paymentId, 5000, false)
    expect((await getRefundQuote(buyer, { paymentId })).request).toBeNull()
    await requestRefund(buyer, { paymentId, amount: 289.15 })
    await app.services.database.transaction((tx) => undoRefundIn(tx, app.services, requestId))
    await carryOut()
    expect((await getRefundQuote(buyer, { paymentId })).request).toMatchObject({
      state: 'open',
      amount: 289.15,
    })
  })

  test('is not mailed to the student early', async () => {
    const { buyer, paymentId } = await asked()
    await propose(paymentId, 5000, false)
    const { request } = await getRefundQuote(buyer, { paymentId })
    expect(request).toMatchObject({ state: 'open', amount: 339.15, decidedAt: null })
  })

  test('is never more than what is left of the capture', async () => {
    const { paymentId } = await bought()
    await expect(propose(paymentId, 39_901)).rejects.toMatchObject({ key: 'admin_refund_too_much' })
    await propose(paymentId, 30_000, false)
    await expect(propose(paymentId, 9901)).rejects.toMatchObject({ key: 'admin_refund_too_much' })
    expect(await propose(paymentId, 9900, false)).toMatchObject({ state: 'approved' })
  })

  test('of everything left ends the access in any case', async () => {
    const { buyer, paymentId } = await bought()
    await propose(paymentId, 39_900, false)
    await carryOut()
    expect((await shop.enrolments(buyer.student.id))[0]?.revokedAt).not.toBeNull()
  })
})

test('a declined request is mailed with the reason, and leaves the course open', async () => {
  const { buyer, paymentId, requestId } = await asked()
  await decline(requestId, first, 'The course was finished in a day.')
  const mail = (await app.mailbox(buyer.email))[0]
  expect(mail?.text).toContain('The course was finished in a day.')
  expect((await getRefundQuote(buyer, { paymentId })).request).toMatchObject({
    state: 'declined',
    declineReason: 'The course was finished in a day.',
  })
  expect((await shop.enrolments(buyer.student.id))[0]?.revokedAt).toBeNull()
})

test('a full refund made at the gateway directly replaces the approved one', async () => {
  const { paymentId, requestId, gatewayPayment } = await asked()
  shop.sandbox.faults.switches.webhooks = 'hold'
  await approve(requestId, first)
  await shop.sandbox.bank.refundPayment(gatewayPayment, { key: null })
  await shop.heal(0.2)
  expect(await app.services.gateway.findPayment(gatewayPayment)).toMatchObject({ refundedInPaise: 39_900 })
  const order = await app.services.database.first(
    sql<{ state: string }>`select state from orders where public_id = ${paymentId}`,
  )
  expect(order?.state).toBe('refunded')
})
