import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { shopOf } from '../../../tests/support/shop.ts'
import { getRefundQuote, requestRefund } from '../refunds/operations.ts'

let app: TestApp
let finance: TestStaff
let owner: TestStaff
beforeAll(async () => {
  // A Monday.
  app = await startTestApp({ now: '2027-03-01T04:30:00Z' })
  finance = await staffOf(app, 'finance')
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

const ask = (name: Parameters<typeof adminCall>[1], input: object = {}, by = finance) =>
  adminCall(app, name, input, { cookie: by.cookie })

describe('a holiday that moves from year to year', () => {
  it('moves the refund deadline for staff, for the student and in the mail', async () => {
    const shop = shopOf(app)
    const course = await app.course({ monthly: 999 })
    const asked = async () => {
      const buyer = await shop.student()
      const { order } = await shop.buy(buyer, course.id)
      const { amount } = await getRefundQuote(buyer, { paymentId: order.paymentId })
      const { request } = await requestRefund(buyer, { paymentId: order.paymentId, amount })
      return { buyer, paymentId: order.paymentId, dueAt: request?.answerDueAt }
    }
    const before = await asked()
    expect(before.dueAt).toBe('2027-03-09T18:30:00.000Z')
    const added = await ask('addHoliday', { day: '2027-03-04', name: 'Holi' })
    expect([added.status, added.body.data]).toEqual([200, [{ day: '2027-03-04', name: 'Holi' }]])
    const after = await asked()
    const nextDay = '2027-03-10T18:30:00.000Z'
    expect(after.dueAt).toBe(nextDay)
    const { request } = await getRefundQuote(before.buyer, { paymentId: before.paymentId })
    expect(request?.answerDueAt).toBe(nextDay)
    const order = await ask('getOrderRecord', { orderId: before.paymentId })
    expect(order.body.data.requests[0].dueAt).toBe(nextDay)
    const { items } = (await ask('getRefunds')).body.data
    expect(items.map(({ dueAt }: { dueAt: string }) => dueAt)).toEqual([nextDay, nextDay])
    const mails = await app.mailbox(after.buyer.email)
    expect(mails.some(({ text }) => text.includes('10 Mar 2027'))).toBe(true)

    expect((await ask('removeHoliday', { day: '2027-03-04' })).body.data).toEqual([])
    const again = await getRefundQuote(after.buyer, { paymentId: after.paymentId })
    expect(again.request?.answerDueAt).toBe('2027-03-09T18:30:00.000Z')
  })

  it('is entered once, with its name, and audited', async () => {
    const diwali = { day: '2027-10-29', name: 'Deepavali' }
    expect((await ask('addHoliday', diwali)).status).toBe(200)
    const twice = await ask('addHoliday', { ...diwali, name: 'Diwali' }, owner)
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([409, ['day']])
    for (const day of ['2027-02-30', '29 October', '1999-10-29', ''])
      expect((await ask('addHoliday', { day, name: 'Deepavali' })).status).toBe(400)
    expect((await ask('addHoliday', { day: '2027-11-05', name: ' ' })).body.fields).toHaveProperty('name')
    expect((await ask('removeHoliday', { day: '2027-10-29' })).status).toBe(200)
    expect((await ask('removeHoliday', { day: '2027-10-29' })).status).toBe(404)
    const log = async (action: string) => (await ask('getAuditLog', { action }, owner)).body.data.items
    expect((await log('holiday.add'))[0]).toMatchObject({
      subjectId: '2027-10-29',
      after: { name: 'Deepavali' },
    })
    expect((await log('holiday.remove'))[0]).toMatchObject({ before: { name: 'Deepavali' } })
  })
})
