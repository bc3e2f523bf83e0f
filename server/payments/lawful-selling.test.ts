import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { courseAdminOf } from '../../tests/support/course-admin.ts'
import { type Shop, shopOf } from '../../tests/support/shop.ts'
import { databaseErrorCode } from '../adapters/database/database.ts'
import { sql } from '../adapters/database/sql.ts'
import type { StudentContext } from '../services.ts'
import { getInvoice } from './invoices/operations.ts'
import { createOrder, getOrders } from './orders/operations.ts'
import { getRefundQuote } from './refunds/operations.ts'

let app: TestApp
let shop: Shop
let owner: TestStaff
let courseId: string

beforeAll(async () => {
  app = await startTestApp()
  // As with money: a test key takes none.
  app.services.gateway.keyId = 'rzp_live_key'
  shop = shopOf(app)
  courseId = (await app.course({ title: 'Triangles' })).id
})
afterAll(() => app.close())

const admin = (name: Parameters<typeof adminCall>[1], input: object, who = owner) =>
  adminCall(app, name, input, { cookie: who.cookie })

const change = (statement: Parameters<typeof app.services.database.first>[0]) =>
  app.services.database.first(statement)

const gstin = '29AAGCB7383J1Z4'
const billing = { gstin, name: 'Chalk and Sons', address: '1 Board Street, Bengaluru 560001' }

const terms = {
  from: '2099-04-01',
  gstPercent: 5,
  serviceCode: '999299',
  shares: [{ untilDay: 3, percent: 50 }],
}

type Page = {
  isRegistered: boolean
  seller: { gstin: string | null }
  buyer: { name: string; gstin: string | null; address: string | null }
  rows: { name: string; amount: string }[]
  taxable: string
  place: string
}

/** The text of the latest invoice or credit note of an order. */
async function newestPage(buyer: StudentContext): Promise<Page> {
  const [order] = (await getOrders(buyer, { page: 1, limit: 1 })).data
  const { url } = await getInvoice(buyer, { invoiceId: order?.documents.at(-1)?._id ?? '' })
  // The test app sets no PDF: a document is its data.
  return (await app.fetch(url)).json()
}

describe('an unregistered seller', () => {
  afterAll(() =>
    change(sql`
      update site_content set value = jsonb_set(value, '{en,registration}', '"registered"') where key = 'seller'`),
  )

  test('issues a receipt without tax, and a refund receipt', async () => {
    await change(sql`
      update site_content set value = jsonb_set(value, '{en,registration}', '"unregistered"') where key = 'seller'`)
    const buyer = await shop.student()
    const { payment } = await shop.buy(buyer, courseId)
    expect(await newestPage(buyer)).toMatchObject({
      isRegistered: false,
      seller: { gstin: null },
      rows: [],
      taxable: expect.stringMatching(/^₹399\b/),
    })
    await app.services.gateway.refundPayment({
      paymentId: payment.id,
      amountInPaise: 10_000,
      idempotencyKey: `part-${payment.id}`,
      reference: `part-${payment.id}`,
    })
    await shop.heal()
    expect(await newestPage(buyer)).toMatchObject({
      isRegistered: false,
      rows: [],
      taxable: expect.stringMatching(/^₹100\b/),
    })
    expect(await shop.breaches()).toEqual([])
  })
})

describe('a buyer with a GSTIN', () => {
  test('is named on the invoice, which is taxed in the State of the GSTIN', async () => {
    const buyer = await shop.student()
    const made = await createOrder(buyer, { courseId, subscriptionType: 1, stateCode: '36', billing })
    const { result } = await shop.checkout(made)
    await shop.verify(buyer, made, result)
    const page = await newestPage(buyer)
    expect(page.buyer).toMatchObject({ name: billing.name, gstin, address: billing.address })
    expect(page.place).toBe('Karnataka (29)')
    expect(page.rows.map(({ name }) => name)).toEqual(['IGST'])
  })

  test('can be changed before paying: the order keeps the last one', async () => {
    const buyer = await shop.student()
    const first = await createOrder(buyer, { courseId, subscriptionType: 1, billing })
    const made = await createOrder(buyer, { courseId, subscriptionType: 1 })
    expect(made.orderId).toBe(first.orderId)
    const { result } = await shop.checkout(made)
    await shop.verify(buyer, made, result)
    expect((await newestPage(buyer)).buyer).toMatchObject({ name: 'Asha', gstin: null, address: null })
  })

  test('is kept when the payment was not reported, and somebody clicks again without it', async () => {
    const buyer = await shop.student()
    const made = await createOrder(buyer, { courseId, subscriptionType: 1, billing })
    shop.sandbox.faults.switches.webhooks = 'hold'
    await shop.checkout(made)
    app.clock.advance({ minutes: 1 })
    const again = createOrder(buyer, { courseId, subscriptionType: 1 })
    await expect(again).rejects.toMatchObject({ key: 'order_already_paid' })
    shop.sandbox.faults.switches.webhooks = 'deliver'
    expect((await newestPage(buyer)).buyer).toMatchObject({ name: billing.name, gstin })
  })

  test.each([
    ['29AAGCB7383J1Z5', 'billing.gstin'],
    ['99AAGCB7383J1Z4', 'billing.gstin'],
  ])('gets an error for %s, which is no GSTIN', async (wrong, path) => {
    const { token } = await app.student()
    const answer = await app.call(
      'createOrder',
      { courseId, subscriptionType: 1, billing: { ...billing, gstin: wrong } },
      { token },
    )
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [path]])
  })
})

test('an invoice with tax names the registration of its seller', async () => {
  await shop.buy(await shop.student(), courseId)
  const copied = change(sql`
    insert into invoices select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'seller_gstin', null))).*
    from invoices i where i.seller_gstin is not null and i.corrects_id is null limit 1`)
  await expect(copied).rejects.toThrow(/no_tax_without_registration/)
})

describe('terms of a day', () => {
  beforeAll(async () => {
    owner = await staffOf(app, 'owner')
  })

  test('can only be set by an owner for a future day, and are audited', async () => {
    const finance = await staffOf(app, 'finance')
    expect((await admin('addSellerTerms', terms, finance)).status).toBe(403)
    expect((await admin('getSellerTerms', {}, finance)).body.data).toHaveLength(1)
    for (const wrong of [
      { from: '2026-11-21' },
      { serviceCode: '123456' },
      { shares: [...terms.shares, { untilDay: 5, percent: 60 }] },
    ])
      expect((await admin('addSellerTerms', { ...terms, ...wrong })).status).toBe(400)
    const added = await admin('addSellerTerms', terms)
    expect(added.body.data.map(({ state }: { state: string }) => state)).toEqual(['coming', 'holds'])
    expect((await admin('addSellerTerms', terms)).status).toBe(409)
    expect((await admin('removeSellerTerms', { from: '2000-01-01' })).status).toBe(400)
    expect((await admin('removeSellerTerms', { from: terms.from })).body.data).toHaveLength(1)
    const log = (await admin('getAuditLog', { action: 'terms.add' })).body.data.items
    expect(log[0]).toMatchObject({ subjectId: terms.from, after: { gstPercent: 5 } })
  })

  test('never change in the database once in effect', async () => {
    for (const statement of [
      sql`update seller_terms set gst_percent = 5`,
      sql`delete from seller_terms`,
      sql`insert into seller_terms values ('2020-01-01', 5, '999293', '[]')`,
    ])
      await expect(change(statement)).rejects.toThrow(/terms that hold/)
  })
})

describe('outside the demo, while the seller is a sample', () => {
  beforeAll(async () => {
    owner = await staffOf(app, 'owner')
  })

  test('nothing is sold for money and nothing published, until the real seller is written', async () => {
    await change(sql`update installation_stage set stage = 'live'`)
    const buyer = await shop.student()
    const refused = createOrder(buyer, { courseId, subscriptionType: 1 })
    await expect(refused).rejects.toMatchObject({ kind: 'conflict', key: 'selling_not_open' })
    const author = await staffOf(app, 'author')
    const { readyCourse } = courseAdminOf(app, author)
    const { id, version } = await readyCourse('Circles')
    const publish = () => admin('publishCourse', { courseId: id, version }, author)
    expect((await publish()).body.message).toContain('seller')
    expect((await admin('getChanges', {})).body.data.sampleSeller).toEqual({ until: null })

    const until = new Date(app.clock.now().getTime() + 30 * 24 * 3600_000)
    await change(sql`update installation_stage set sample_sells_until = ${until}`)
    expect((await admin('getChanges', {})).body.data.sampleSeller).toEqual({ until: until.toISOString() })
    await createOrder(buyer, { courseId, subscriptionType: 1 })
    await change(sql`update installation_stage set sample_sells_until = ${app.clock.now()}`)
    await expect(createOrder(buyer, { courseId, subscriptionType: 2 })).rejects.toMatchObject({
      key: 'selling_not_open',
    })

    await change(sql`update site_content set is_sample = false where key = 'seller'`)
    await createOrder(buyer, { courseId, subscriptionType: 2 })
    expect((await publish()).status).toBe(200)
    expect((await admin('getChanges', {})).body.data.sampleSeller).toBeNull()
  })

  test('the database accepts no order for money, but accepts a sandbox one', async () => {
    await change(sql`update site_content set is_sample = true where key = 'seller'`)
    const { student } = await shop.student()
    const insert = (isDemo: boolean) => sql`
      insert into orders (public_id, student_id, course_id, plan, amount_in_paise, created_at, offered_at, is_demo)
      values (${`ord_${isDemo}`}, ${student.id}, ${courseId}, 3, 100, ${app.clock.now()}, ${app.clock.now()}, ${isDemo})`
    const failed = await change(insert(false)).catch(databaseErrorCode)
    expect(failed).toBe('23514')
    await change(insert(true))
    await change(sql`update site_content set is_sample = false where key = 'seller'`)
  })
})

describe('an order', () => {
  beforeAll(async () => {
    owner = await staffOf(app, 'owner')
  })

  test('keeps the terms of its day', async () => {
    await admin('addSellerTerms', terms)
    app.clock.set('2099-03-31T10:00:00Z')
    const before = await shop.student()
    const { order } = await shop.buy(before, courseId)
    app.clock.set('2099-04-01T10:00:00Z')
    const after = await shop.student()
    const later = await shop.buy(after, courseId)
    const percentOf = async (buyer: StudentContext, paymentId: string) =>
      (await getRefundQuote(buyer, { paymentId })).percent
    expect(await percentOf(before, order.paymentId)).toBe(85)
    expect(await percentOf(after, later.order.paymentId)).toBe(50)
    const rates = await app.services.database.all(
      sql<{ rate: number; code: string }>`
        select rate_in_percent as "rate", service_code as "code" from invoices order by issued_at desc, number desc limit 2`,
    )
    expect(rates).toEqual([
      { rate: 5, code: '999299' },
      { rate: 18, code: '999293' },
    ])
  })
})
