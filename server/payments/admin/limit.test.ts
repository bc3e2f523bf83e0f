import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adminCall, codeOf, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { cookieOf, startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { getRefundQuote, requestRefund } from '../refunds/operations.ts'

let app: TestApp
let shop: Shop
let finance: TestStaff
let owner: TestStaff
let other: TestStaff
let dear: { id: string }
const reason = 'Agreed at the meeting of Monday'

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  finance = await staffOf(app, 'finance')
  owner = await staffOf(app, 'owner')
  other = await staffOf(app, 'owner')
  dear = await app.course({ monthly: 9000 })
})
afterEach(async () => expect(await shop.breaches()).toEqual([]))
afterAll(() => app.close())

const admin = (name: Parameters<typeof adminCall>[1], input: object, who = owner) =>
  adminCall(app, name, input, { cookie: who.cookie })
const set = (amount: number, from: number, who = owner) =>
  admin('setRefundLimit', { amount, from, reason }, who)
/** Everybody signs in again: days have passed. */
async function signIn(): Promise<void> {
  for (const who of [finance, owner, other]) {
    const { email, password, secret } = who
    who.cookie = cookieOf(await adminCall(app, 'login', { email, password, code: codeOf(app, secret) }))
  }
}

/** Raises the limit and lets the day pass after which it holds. */
async function raise(amount: number, from: number): Promise<void> {
  expect((await set(amount, from)).status).toBe(200)
  app.clock.advance({ hours: 24, minutes: 1 })
  await signIn()
}

const shown = async () => (await admin('getRefunds', {}, finance)).body.data.twoPeopleAbove

async function asked(): Promise<{ order: string; request: string; needed: number }> {
  const buyer = await shop.student()
  const { order } = await shop.buy(buyer, dear.id)
  const { amount } = await getRefundQuote(buyer, { paymentId: order.paymentId })
  await requestRefund(buyer, { paymentId: order.paymentId, amount })
  const [request] = (await admin('getOrderRecord', { orderId: order.paymentId })).body.data.requests
  return { order: order.paymentId, request: request.id, needed: request.needed }
}

describe('the limit above which two people must agree', () => {
  test('is seen by finance and changed by an owner alone, who has seen what it was', async () => {
    expect(await shown()).toBe(5000)
    expect((await set(6000, 5000, finance)).status).toBe(403)
    expect((await set(6000, 4000)).status).toBe(409)
    for (const amount of [-1, 0.001, 10_000_001, Number.NaN])
      expect((await set(amount, 5000)).status).toBe(400)
    expect(await shown()).toBe(5000)
    expect((await set(4000.5, 5000)).body.data).toEqual({ twoPeopleAbove: 4000.5, limitRises: null })
    expect(await shown()).toBe(4000.5)
    await raise(5000, 4000.5)
    expect(await shown()).toBe(5000)
  })

  test('rises a day after the decision, falls at once, and a rise can be cancelled', async () => {
    const from = new Date(app.clock.now().getTime() + 24 * 3600 * 1000).toISOString()
    const rises = { twoPeopleAbove: 5000, limitRises: { amount: 9000, from } }
    expect((await set(9000, 5000)).body.data).toEqual(rises)
    expect((await admin('getRefunds', {}, finance)).body.data).toMatchObject(rises)
    expect((await asked()).needed).toBe(2)
    // Raising it again restarts the wait.
    app.clock.advance({ hours: 20 })
    await signIn()
    expect((await set(8000, 5000)).body.data.limitRises.amount).toBe(8000)
    app.clock.advance({ hours: 5 })
    await signIn()
    expect((await asked()).needed).toBe(2)
    expect((await set(5000, 5000)).body.data).toEqual({ twoPeopleAbove: 5000, limitRises: null })
    app.clock.advance({ hours: 20 })
    await signIn()
    expect(await shown()).toBe(5000)
    await expect(
      app.services.database.all(sql`update refund_rules set two_people_above_in_paise = 900000`),
    ).rejects.toThrow('as it was announced')
  })

  test('does not rise once the person who announced it was blocked', async () => {
    const thief = await staffOf(app, 'owner')
    expect((await set(9000, 5000, thief)).body.data.limitRises.amount).toBe(9000)
    expect((await admin('blockStaff', { staffId: thief.id })).status).toBe(200)
    expect((await admin('getRefunds', {}, finance)).body.data).toMatchObject({ limitRises: null })
    app.clock.advance({ hours: 25 })
    await signIn()
    expect(await shown()).toBe(5000)
    expect((await asked()).needed).toBe(2)
  })

  test('is mailed to every owner when it rises, and audited with its reason', async () => {
    await app.runJobs()
    const mails = async (who: TestStaff) =>
      (await app.mailbox(who.email)).filter(({ subject }) => subject.includes('will be able to refund'))
        .length
    const [before, others, none] = [await mails(owner), await mails(other), await mails(finance)]
    expect((await set(8000, 5000)).status).toBe(200)
    expect((await set(5000, 5000)).status).toBe(200)
    await app.runJobs()
    expect([await mails(owner), await mails(other), await mails(finance)]).toEqual([
      before + 1,
      others + 1,
      none,
    ])
    const entry = await app.services.database.first(sql<{ before: object; after: object }>`
      select before, after from audit_log where action = 'refund.limit' and after ->> 'amountInPaise' = '800000' order by id desc`)
    expect(entry).toEqual({
      before: { amountInPaise: 500_000 },
      after: { amountInPaise: 800_000, reason, from: expect.stringMatching(/^20/) },
    })
  })

  test('of a request is the one at its time, whatever changes later', async () => {
    const two = await asked()
    expect(two.needed).toBe(2)
    await raise(10_000, 5000)
    const waiting = await admin('approveRefund', { requestId: two.request })
    expect(waiting.body.data.requests).toMatchObject([{ state: 'open', needed: 2 }])

    const one = await asked()
    expect(one.needed).toBe(1)
    await set(0, 10_000)
    const agreed = await admin('approveRefund', { requestId: one.request }, finance)
    expect(agreed.body.data.requests).toMatchObject([{ state: 'approved' }])
    expect((await asked()).needed).toBe(2)
    expect(
      (await admin('approveRefund', { requestId: two.request }, finance)).body.data.requests,
    ).toMatchObject([{ state: 'approved' }])
    await expect(
      app.services.database.all(sql`update refund_requests set two_people_above_in_paise = 1`),
    ).rejects.toThrow('keeps the limit')
    await raise(5000, 0)
  })
})
