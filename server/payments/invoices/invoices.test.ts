import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { makeCode } from '../../../tests/support/coupons.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import type { StudentContext } from '../../services.ts'
import { createOrder, getOrders } from '../orders/operations.ts'
import { getInvoice } from './operations.ts'

let app: TestApp
let shop: Shop
let courseId: string

beforeAll(async () => {
  app = await startTestApp({ setsDocuments: true })
  // As with money: a test key's invoices have their own series.
  app.services.gateway.keyId = 'rzp_live_key'
  shop = shopOf(app)
  courseId = (await app.course({ title: 'Triangles' })).id
})
afterAll(() => app.close())

const firstPage = { page: 1, limit: 10 }

async function ordersOf(buyer: StudentContext) {
  return (await getOrders(buyer, firstPage)).data
}

async function documentOf(buyer: StudentContext, invoiceId: string): Promise<Response> {
  const { url } = await getInvoice(buyer, { invoiceId })
  return app.fetch(url)
}

type Amounts = {
  place: string
  isAssumed: boolean
  taxable: number
  cgst: number
  igst: number
  buyer: string
}

function amountsOf(label: string): Promise<Amounts | null> {
  return app.services.database.first(sql<Amounts>`
    select place_of_supply as "place", is_place_assumed as "isAssumed", taxable_in_paise as "taxable",
      cgst_in_paise as "cgst", igst_in_paise as "igst", buyer_name as "buyer"
    from invoices where label = ${label}`)
}

/** The text of a one-page PDF. */
async function wordsOf(document: Response): Promise<string> {
  const opened = await getDocument({ data: new Uint8Array(await document.arrayBuffer()) }).promise
  const { items } = await (await opened.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

describe('the invoice of a purchase', () => {
  test('bears both halves of the tax where the buyer lives in the seller’s State or named none', async () => {
    const buyer = await shop.student()
    await shop.buy(buyer, courseId)
    const [order] = await ordersOf(buyer)
    const [invoice] = order?.documents ?? []
    expect(order).toMatchObject({ state: 'paid', courseTitle: 'Triangles', amount: 399, refunds: [] })
    expect(invoice).toMatchObject({ kind: 'invoice', amount: 399 })
    expect(invoice?.label).toMatch(/^SM\/26-27\/\d{6}$/)
    expect(await amountsOf(invoice?.label ?? '')).toEqual({
      place: '36',
      isAssumed: true,
      taxable: 33_814,
      cgst: 3043,
      igst: 0,
      buyer: 'Asha',
    })
  })

  test('bears IGST where the buyer named another State', async () => {
    const buyer = await shop.student()
    const made = await createOrder(buyer, { courseId, subscriptionType: 1, stateCode: '29' })
    const { result } = await shop.checkout(made)
    await shop.verify(buyer, made, result)
    const [order] = await ordersOf(buyer)
    expect(await amountsOf(order?.documents[0]?.label ?? '')).toMatchObject({
      place: '29',
      isAssumed: false,
      taxable: 33_814,
      cgst: 0,
      igst: 6086,
    })
  })

  test.each([
    ['36', ['₹338.14', '-₹111.59', '₹226.55', '₹20.39', '₹20.39', '₹267.33']],
    ['29', ['₹338.14', '-₹111.59', '₹226.55', '₹40.78', '₹267.33']],
  ] as const)(
    'has the discount of a code as a line, and tax on what is left of it, in State %s',
    async (stateCode, amounts) => {
      const buyer = await shop.student()
      const couponCode = `THIRD-${stateCode}`
      await makeCode(app, await staffOf(app, 'finance'), { kind: 'percent', percent: 33, code: couponCode })
      const made = await createOrder(buyer, { courseId, subscriptionType: 1, stateCode, couponCode })
      await shop.verify(buyer, made, (await shop.checkout(made)).result)
      const [order] = await ordersOf(buyer)
      const words = await wordsOf(await documentOf(buyer, order?.documents[0]?._id ?? ''))
      expect(words).toContain(`Code ${couponCode}`)
      expect(words.replaceAll(' ', '').match(/-?₹[\d,]+\.\d\d/g)).toEqual(amounts)
    },
  )

  test('shows that its seller is not registered, and no tax', async () => {
    const register = (how: string) =>
      app.services.database.first(sql`
        update site_content set value = jsonb_set(value, '{en,registration}', ${JSON.stringify(how)}::jsonb) where key = 'seller'`)
    await register('unregistered')
    const buyer = await shop.student()
    await shop.buy(buyer, courseId)
    await register('registered')
    const [order] = await ordersOf(buyer)
    const words = await wordsOf(await documentOf(buyer, order?.documents[0]?._id ?? ''))
    expect(words).toContain('Not registered under GST')
    expect(words).not.toMatch(/CGST|GSTIN/)
  })

  test('goes with the receipt as a PDF', async () => {
    const buyer = await shop.student()
    await shop.buy(buyer, courseId)
    const [mail] = await app.mailbox(buyer.email)
    const [order] = await ordersOf(buyer)
    const fileName = `${order?.documents[0]?.label.replaceAll('/', '-')}.pdf`
    expect(mail?.attachments.map((file) => file.fileName)).toEqual([fileName])
    const file = await app.fetch(`/dev/mailbox/files/${mail?.attachments[0]?.id}`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  })

  test('stays as it was issued when the student, the course and the seller change', async () => {
    const buyer = await shop.student()
    await app.services.database.first(
      sql`update students set name = 'శ్రీలక్ష్మి క్షితిజ' where id = ${buyer.student.id}`,
    )
    await shop.buy(buyer, courseId)
    const [order] = await ordersOf(buyer)
    const id = order?.documents[0]?._id ?? ''
    const before = Buffer.from(await (await documentOf(buyer, id)).arrayBuffer())
    await app.services.database.transaction(async (tx) => {
      await tx.first(sql`update students set name = 'Another' where id = ${buyer.student.id}`)
      await tx.first(sql`update courses set title = 'Circles' where id = ${courseId}`)
      await tx.first(
        sql`update site_content set value = jsonb_set(value, '{en,legalName}', '"Another"') where key = 'seller'`,
      )
    })
    const after = Buffer.from(await (await documentOf(buyer, id)).arrayBuffer())
    expect(after.equals(before)).toBe(true)
    expect(before.byteLength).toBeGreaterThan(8000)
  })

  test('is the student’s own: another’s, one that is none and a changed or old link are not found', async () => {
    const buyer = await shop.student()
    const stranger = await shop.student()
    await shop.buy(buyer, courseId)
    const invoiceId = (await ordersOf(buyer))[0]?.documents[0]?._id ?? ''
    for (const given of [
      { context: stranger, invoiceId },
      { context: buyer, invoiceId: courseId },
      { context: buyer, invoiceId: '../x' },
    ])
      await expect(getInvoice(given.context, { invoiceId: given.invoiceId })).rejects.toMatchObject({
        kind: 'notFound',
      })
    expect(await ordersOf(stranger)).toEqual([])
    const { url } = await getInvoice(buyer, { invoiceId })
    const answer = await app.fetch(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    for (let place = '/invoices/'.length; place < url.length; place += 7) {
      const changed = `${url.slice(0, place)}${url[place] === '0' ? '1' : '0'}${url.slice(place + 1)}`
      expect((await app.fetch(changed)).status).toBe(404)
    }
    app.clock.advance({ seconds: 301 })
    expect((await app.fetch(url)).status).toBe(404)
  })
})

describe('the credit note of a refund', () => {
  test('refers to the invoice, shows the refunded amount, and is attached to the mail', async () => {
    const buyer = await shop.student()
    const { payment } = await shop.buy(buyer, courseId)
    const refund = await app.services.gateway.refundPayment({
      paymentId: payment.id,
      amountInPaise: payment.amount,
      idempotencyKey: 'test-full-refund',
      reference: 'test-full-refund',
    })
    expect(refund.status).toBe('processed')
    await shop.heal()
    const [order] = await ordersOf(buyer)
    expect(order).toMatchObject({ state: 'refunded', validTill: null })
    expect(order?.refunds).toMatchObject([{ amount: 399, state: 'done' }])
    expect(order?.documents.map(({ kind, amount }) => ({ kind, amount }))).toEqual([
      { kind: 'invoice', amount: 399 },
      { kind: 'creditNote', amount: 399 },
    ])
    const note = order?.documents[1]
    expect(note?.label).toMatch(/^CN\/26-27\/\d{6}$/)
    const mails = await app.mailbox(buyer.email)
    expect(mails[0]?.attachments.map((file) => file.fileName)).toEqual([
      `${note?.label.replaceAll('/', '-')}.pdf`,
    ])
    expect((await documentOf(buyer, note?._id ?? '')).status).toBe(200)
  })

  test('of two parts undo the invoice to the paisa', async () => {
    const buyer = await shop.student()
    const { payment } = await shop.buy(buyer, courseId)
    for (const [index, amountInPaise] of [13_333, payment.amount - 13_333].entries()) {
      const key = `test-part-${index}-${payment.id}`
      await app.services.gateway.refundPayment({
        paymentId: payment.id,
        amountInPaise,
        idempotencyKey: key,
        reference: key,
      })
    }
    await shop.heal()
    const [sum] = await app.services.database.all(sql<{ taxable: number; tax: number; count: number }>`
      select sum(taxable_in_paise)::int as taxable, sum(cgst_in_paise)::int as tax, count(*)::int as count
      from invoices where gateway_payment_id = ${payment.id} and series = 'CN'`)
    expect(sum).toEqual({ taxable: 33_814, tax: 3043, count: 2 })
  })
})

test('a payment refunded at once has an invoice and a credit note, and its order shows where the money is', async () => {
  const buyer = await shop.student()
  const made = await shop.order(buyer, courseId)
  const { result } = await shop.checkout(made, { amount: 39_800 })
  await expect(shop.verify(buyer, made, result)).rejects.toMatchObject({ kind: 'conflict' })
  expect((await ordersOf(buyer))[0]).toMatchObject({ state: 'refunding', documents: [{ kind: 'invoice' }] })
  await shop.heal()
  expect((await ordersOf(buyer))[0]).toMatchObject({
    state: 'refunded',
    documents: [
      { kind: 'invoice', amount: 398 },
      { kind: 'creditNote', amount: 398 },
    ],
  })
  expect(await shop.breaches()).toEqual([])
})

test('orders are listed newest first, a page at a time, with open and failed ones', async () => {
  const buyer = await shop.student()
  const other = await app.course()
  await shop.order(buyer, courseId, 1)
  app.clock.advance({ seconds: 20 })
  const failed = await shop.order(buyer, other.id, 2)
  await shop.checkout(failed, { outcome: 'failed' })
  await shop.sandbox.webhooks.settled()
  const list = await getOrders(buyer, { page: 1, limit: 1 })
  expect(list).toMatchObject({ totalPages: 2, data: [{ state: 'failed', subscriptionType: 2 }] })
  expect((await getOrders(buyer, { page: 2, limit: 1 })).data).toMatchObject([
    { state: 'open', subscriptionType: 1, documents: [], paidAt: null },
  ])
})
