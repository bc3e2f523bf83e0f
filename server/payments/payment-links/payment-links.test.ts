import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayKey } from '../../../domain/formats.ts'
import { limits } from '../../../domain/limits.ts'
import { paymentLinkDays, paymentLinkKeptDays } from '../../../domain/payments/payment-links/rules.ts'
import { adminCall, giveFreshCodes, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { makeCode } from '../../../tests/support/coupons.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { erasePayments, exportPayments } from '../erasure/operations.ts'
import { createOrder } from '../orders/operations.ts'
import { forgetOldPaymentLinks } from './operations.ts'

let app: TestApp
let shop: Shop
let support: TestStaff
let finance: TestStaff
let course: TestCourse
beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
})
beforeEach(async () => {
  support = await staffOf(app, 'support')
  finance = await staffOf(app, 'finance')
  course = await app.course()
})
afterAll(() => app.close())

const mailTo = async (email: string) =>
  (await app.mailbox(email)).find(({ text }) => text.includes('/checkout#'))

const family = () => `${randomUUID()}@example.com`

async function create(wanted: object = {}, staff = support) {
  await giveFreshCodes(app)
  const input = { linkId: randomUUID(), email: family(), courseId: course.id, plan: 1, ...wanted }
  const answer = await adminCall(app, 'createPaymentLink', input, { cookie: staff.cookie })
  const address: string = answer.body.data?.address ?? ''
  return { ...input, answer, address, token: address.split('#')[1] ?? '' }
}

const open = (paymentLink: string, token?: string) =>
  app.call('openPaymentLink', { paymentLink }, token === undefined ? {} : { token })

const stop = (linkId: string, staff = support) =>
  adminCall(
    app,
    'stopPaymentLink',
    { linkId, reason: 'It was sent to the wrong family' },
    { cookie: staff.cookie },
  )

type Buyer = Awaited<ReturnType<Shop['student']>>

function orderBy(
  buyer: Buyer,
  paymentLink: string,
  more: { shownAmount?: number; subscriptionType?: 1 | 2 | 3 } = {},
) {
  return createOrder(buyer, { courseId: course.id, subscriptionType: 1, paymentLink, ...more })
}

async function setMonthlyPrice(paise: number): Promise<void> {
  await app.services.database.first(
    sql`update courses set monthly_price_paise = ${paise} where id = ${course.id}`,
  )
}

describe('a link to a prepared order', () => {
  test('is mailed, and shows a visitor the order but not its recipient', async () => {
    const student = await app.student()
    const { answer, token } = await create({ email: student.email })
    expect(answer.body.data.address).toMatch(/^http:\/\/localhost:3000\/checkout#[2-9A-HJ-NP-Z]{16}$/)
    await app.runJobs()
    const mail = await mailTo(student.email)
    expect(mail?.text).toContain(answer.body.data.address)
    expect(mail?.text).toContain('₹399')
    const shown = await open(` ${token.toLowerCase()} `)
    expect(shown.body.data).toMatchObject({
      course: { _id: course.id, slug: course.slug },
      subscriptionType: 1,
      price: 399,
      amount: 399,
      preparedAmount: 399,
      isPaid: false,
      isForAnother: null,
      validTill: null,
    })
    expect(JSON.stringify(shown.body)).not.toContain(student.email)
    expect((await open(token, student.token)).body.data.isForAnother).toBe(false)
    const stranger = await app.student()
    const other = await open(token, stranger.token)
    expect(other.body.data.isForAnother).toBe(true)
    expect(JSON.stringify(other.body)).not.toContain(student.email)
  })

  test('grants no access; the order is paid like any other, and then the link sells nothing more', async () => {
    const { token, linkId } = await create()
    const buyer = await shop.student()
    const made = await orderBy(buyer, token, { shownAmount: 399 })
    expect(await shop.enrolments(buyer.student.id)).toEqual([])
    expect((await orderBy(buyer, token, { shownAmount: 399 })).paymentId).toBe(made.paymentId)
    await shop.verify(buyer, made, (await shop.checkout(made)).result)
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
    expect((await open(token)).body.data).toMatchObject({ isPaid: true })
    await expect(orderBy(await shop.student(), token)).rejects.toMatchObject({ key: 'payment_link_paid' })
    const seen = async (staff: TestStaff) =>
      (await adminCall(app, 'getPaymentLinks', {}, { cookie: staff.cookie })).body.data.items.find(
        ({ id }: { id: string }) => id === linkId,
      )
    expect(await seen(finance)).toMatchObject({ state: 'paid', orderId: made.paymentId, address: null })
    expect(await seen(support)).toMatchObject({ state: 'paid', orderId: null, isUsed: true })
    const order = await adminCall(
      app,
      'getOrderRecord',
      { orderId: made.paymentId },
      { cookie: finance.cookie },
    )
    const uses = order.body.data.timeline.filter(({ kind }: { kind: string }) => kind === 'paymentLink')
    expect(uses).toMatchObject([{ detail: support.name }])
    await shop.heal(0)
    expect(await shop.breaches()).toEqual([])
  })

  test('reports a changed price, and no order is made at a price other than the displayed one', async () => {
    const { token } = await create()
    await setMonthlyPrice(44_900)
    expect((await open(token)).body.data).toMatchObject({ price: 449, amount: 449, preparedAmount: 399 })
    const buyer = await shop.student()
    await expect(orderBy(buyer, token, { shownAmount: 399 })).rejects.toMatchObject({
      key: 'order_price_changed',
    })
    expect(await orderBy(buyer, token, { shownAmount: 449 })).toMatchObject({ amount: 449 })
  })

  test('sells its own plan and course alone', async () => {
    const { token } = await create()
    const buyer = await shop.student()
    const refusal = { key: 'payment_link_ended' }
    await expect(orderBy(buyer, token, { subscriptionType: 3 })).rejects.toMatchObject(refusal)
    const other = await app.course()
    await expect(
      createOrder(buyer, { courseId: other.id, subscriptionType: 1, paymentLink: token }),
    ).rejects.toMatchObject(refusal)
    await expect(
      app.services.database.first(sql`
        insert into payment_link_orders (link_id, order_id, used_at)
        select l.id, o.id, now() from payment_links l, orders o
        where l.token = ${token} and o.public_id = ${(await shop.order(buyer, other.id)).paymentId}`),
    ).rejects.toMatchObject({ code: '23514' })
  })

  test('ends after its days or when stopped, with the same response, and never works again', async () => {
    const [ended, stopped] = [await create(), await create()]
    const buyer = await shop.student()
    const begun = await orderBy(buyer, stopped.token)
    expect((await stop(stopped.linkId)).status).toBe(200)
    const refusals = [await open(stopped.token), await open('2222222222222222')]
    await expect(orderBy(await shop.student(), stopped.token)).rejects.toMatchObject({
      key: 'payment_link_ended',
    })
    // What was begun by it is paid all the same.
    await shop.verify(buyer, begun, (await shop.checkout(begun)).result)
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
    app.clock.advance({ days: paymentLinkDays })
    refusals.push(await open(ended.token))
    await expect(orderBy(await shop.student(), ended.token)).rejects.toMatchObject({
      key: 'payment_link_ended',
    })
    expect(new Set(refusals.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1)
    for (const change of [
      sql`update payment_links set stopped_at = null, stopped_by = null where id = ${stopped.linkId}`,
      sql`update payment_links set ends_at = ends_at + interval '1 day' where id = ${ended.linkId}`,
      sql`update payment_links set plan = 3 where id = ${ended.linkId}`,
    ])
      await expect(app.services.database.first(change)).rejects.toMatchObject({ code: '23514' })
  })

  test('is created once, however often it is sent, and audited', async () => {
    const first = await create()
    await giveFreshCodes(app)
    const again = await adminCall(
      app,
      'createPaymentLink',
      { linkId: first.linkId, email: first.email, courseId: course.id, plan: 1 },
      { cookie: support.cookie },
    )
    expect(again.body.data).toEqual(first.answer.body.data)
    const { linkId, email, courseId } = first
    for (const changes of [{ plan: 2 }, { email: family() }, { couponCode: 'ANOTHER-ONE' }])
      expect((await create({ linkId, email, courseId, ...changes })).answer.body).toMatchObject({
        code: 'conflict',
      })
    await stop(first.linkId)
    await stop(first.linkId)
    const owner = await staffOf(app, 'owner')
    const filter = { kind: 'payment-link', subject: first.linkId }
    const log = await adminCall(app, 'getAuditLog', filter, { cookie: owner.cookie })
    expect(log.body.data.items.map(({ action }: { action: string }) => action)).toEqual([
      'payment-link.stop',
      'payment-link.create',
    ])
    expect(JSON.stringify(log.body.data.items)).not.toContain(first.email)
  })

  test('can be created without a mail, to be copied', async () => {
    const { email } = await create({ isMailed: false })
    await app.runJobs()
    expect(await app.mailbox(email)).toEqual([])
  })

  test('is for a family in its language, by day alone', async () => {
    const { email, address } = await create({ locale: 'te' })
    expect(address).toContain('/te/checkout#')
    await app.runJobs()
    expect((await mailTo(email))?.text).toContain('మీ కోసం ఒక ఆర్డర్')
  })
})

describe('a link with a code', () => {
  test('lowers the price without naming the code, and holds its use with the order', async () => {
    const couponCode = await makeCode(app, finance, { maxUses: 1 })
    const { token } = await create({ couponCode })
    const shown = await open(token)
    expect(shown.body.data).toMatchObject({ price: 399, amount: 299, preparedAmount: 299, isCodeGone: false })
    expect(JSON.stringify(shown.body)).not.toContain(couponCode)
    const buyer = await shop.student()
    const made = await orderBy(buyer, token, { shownAmount: 299 })
    expect(made.amount).toBe(299)
    const late = await shop.student()
    await expect(orderBy(late, token, { shownAmount: 299 })).rejects.toMatchObject({
      key: 'order_price_changed',
    })
    await shop.verify(buyer, made, (await shop.checkout(made)).result)
    await shop.heal(0)
    expect(await shop.breaches()).toEqual([])
  })

  test('reports when the code has ended, and sells at the full price', async () => {
    const couponCode = await makeCode(app, finance, { to: dayKey(app.clock.now()) })
    const { token } = await create({ couponCode })
    app.clock.advance({ days: 3 })
    expect((await open(token)).body.data).toMatchObject({
      amount: 399,
      preparedAmount: 299,
      isCodeGone: true,
    })
    expect(await orderBy(await shop.student(), token, { shownAmount: 399 })).toMatchObject({ amount: 399 })
  })

  test('of one student lowers it for that student alone', async () => {
    const student = await app.student()
    const couponCode = await makeCode(app, finance, { email: student.email })
    const { token } = await create({ couponCode, email: student.email })
    expect((await open(token)).body.data).toMatchObject({ amount: 299 })
    expect((await open(token, student.token)).body.data).toMatchObject({ amount: 299, isCodeGone: false })
    const stranger = await app.student()
    expect((await open(token, stranger.token)).body.data).toMatchObject({ amount: 399, isCodeGone: true })
  })

  test.each([
    ['that gives the course away', 'owner', { kind: 'full' }],
    ['of another plan', 'finance', { plan: 3 }],
    ['of somebody else', 'finance', { email: 'theirs' }],
  ] as const)('%s is refused', async (_, job, wanted) => {
    const email = (await app.student()).email
    const code = { ...wanted, ...('email' in wanted && { email }) }
    const couponCode = await makeCode(app, await staffOf(app, job), code)
    const { answer } = await create({ couponCode })
    expect(answer.body).toMatchObject({ status: 400, fields: { couponCode: expect.any(String) } })
  })

  test('that was never made is refused', async () => {
    const { answer } = await create({ couponCode: 'NEVER-MADE' })
    expect(answer.body).toMatchObject({ status: 400, fields: { couponCode: expect.any(String) } })
  })

  test('is limited after many unknown ones, and valid ones do not count', async () => {
    const guesser = await staffOf(app, 'support')
    const couponCode = await makeCode(app, finance, {})
    const { count } = limits.couponPerAccount
    const statuses: number[] = []
    for (let n = 0; n < count; n += 1) {
      if (n < 3) statuses.push((await create({ couponCode }, guesser)).answer.status)
      statuses.push((await create({ couponCode: `NEVER-${n}` }, guesser)).answer.status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect((await create({ couponCode }, guesser)).answer.status).toBe(429)
    expect((await create({}, guesser)).answer.status).toBe(200)
    expect((await create({ couponCode })).answer.status).toBe(200)
  })
})

describe('the address of a link', () => {
  const addressOf = (linkId: string) =>
    app.services.database.first(
      sql<{ email: string | null }>`select email from payment_links where id = ${linkId}`,
    )

  test('is in the student’s data export, and is deleted with the account', async () => {
    const student = await app.student()
    const { linkId } = await create({ email: student.email })
    expect((await exportPayments(app.services, student.id)).paymentLinks).toMatchObject([
      { email: student.email, plan: 1, amountInRupees: 399 },
    ])
    await app.services.database.transaction((tx) =>
      erasePayments(tx, { studentId: student.id, givesUpPlans: true, now: app.clock.now() }),
    )
    expect(await addressOf(linkId)).toEqual({ email: null })
  })

  test('is forgotten some time after the end', async () => {
    const { linkId, email } = await create()
    await forgetOldPaymentLinks(app.services)
    expect(await addressOf(linkId)).toEqual({ email })
    app.clock.advance({ days: paymentLinkDays + paymentLinkKeptDays, minutes: 1 })
    await forgetOldPaymentLinks(app.services)
    expect(await addressOf(linkId)).toEqual({ email: null })
  })
})
