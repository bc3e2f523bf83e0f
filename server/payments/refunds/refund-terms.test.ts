import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { getRefundQuote } from './operations.ts'

let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
})
afterEach(async () => {
  await shop.heal()
  expect(await shop.breaches()).toEqual([])
})
afterAll(() => app.close())

describe('the refund statement of a course', () => {
  test('counts from the first day of a batch that begins later, and excludes a seat deposit', async () => {
    const { id } = await app.course()
    const set = (column: 'batch_starts_on' | 'sells_seats_only', value: unknown) =>
      app.services.database.all(
        column === 'batch_starts_on'
          ? sql`update courses set batch_starts_on = ${value}::date where id = ${id}`
          : sql`update courses set sells_seats_only = ${value} where id = ${id}`,
      )
    const buyer = await shop.student()
    const { paymentId } = (await shop.buy(buyer, id)).order
    const startsOn = new Date(app.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
    await set('batch_starts_on', startsOn)
    app.clock.advance({ days: 25 })
    expect(await getRefundQuote(buyer, { paymentId })).toMatchObject({ percent: 85 })

    const other = await shop.student()
    const open = await shop.order(other, id)
    await set('sells_seats_only', true)
    const seat = await shop.order(other, id)
    expect(seat.paymentId).not.toBe(open.paymentId)
    await shop.verify(other, seat, (await shop.checkout(seat)).result)
    await set('sells_seats_only', false)
    expect(await getRefundQuote(other, { paymentId: seat.paymentId })).toMatchObject({
      amount: 0,
      canAsk: false,
      why: 'registration',
    })
    expect(await getRefundQuote(buyer, { paymentId })).toMatchObject({ percent: 85 })
  })
})
