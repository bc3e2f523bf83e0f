import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { GatewayTrouble, type SettledLine } from '../../adapters/gateway/gateway.ts'
import { razorpayGateway } from '../../adapters/gateway/razorpay.ts'
import { fetchSettlements } from './operations.ts'

let app: TestApp
let shop: Shop
let finance: TestStaff
let paid: { id: string; amountInPaise: number }[]

beforeAll(async () => {
  // Saturday morning in India.
  app = await startTestApp({ now: '2027-03-06T04:30:00Z' })
  shop = shopOf(app)
  finance = await staffOf(app, 'finance')
  await app.services.database.first(sql`update installation_stage set stage = 'demo'`)
  const course = await app.course({ title: 'Algebra', monthly: 399 })
  for (let number = 0; number < 3; number += 1) {
    await shop.buy(await shop.student(), course.id)
    app.clock.advance({ minutes: 5 })
  }
  paid = await app.services.database.all(sql<{ id: string; amountInPaise: number }>`
    select gateway_payment_id as "id", amount_in_paise as "amountInPaise" from payments order by captured_at`)
})
afterAll(() => app.close())

/** A while later; the earlier session has expired then. */
async function later(change: () => void): Promise<void> {
  change()
  finance = await staffOf(app, 'finance')
}
const anHourLater = () => later(() => app.clock.advance({ minutes: 61 }))

const settlements = async (input: object = {}) =>
  (await adminCall(app, 'getSettlements', input, finance)).body.data
const differences = async () => (await adminCall(app, 'getSettlementDifferences', {}, finance)).body.data

/** A gateway that reports something else for a day. */
function saying(lines: SettledLine[] | GatewayTrouble) {
  const gateway = {
    ...app.services.gateway,
    listSettledLines: async () => {
      if (lines instanceof GatewayTrouble) throw lines
      return lines
    },
  }
  return { ...app.services, gateway }
}

function line(given: Partial<SettledLine> & { entityId: string }): SettledLine {
  return {
    kind: 'payment',
    belongsTo: null,
    settlementId: 'setl_other',
    utr: null,
    amountInPaise: 39_900,
    creditInPaise: 38_958,
    debitInPaise: 0,
    feeInPaise: 942,
    taxInPaise: 144,
    description: null,
    settledAt: app.clock.now(),
    ...given,
  }
}

describe('gateway settlements', () => {
  it('is fetched two days later, less the fee and its tax, and is the same to the paisa', async () => {
    expect(paid).toHaveLength(3)
    await fetchSettlements(app.services)
    expect((await settlements()).items).toEqual([])
    await later(() => app.clock.set('2027-03-08T05:00:00Z'))
    expect(await fetchSettlements(app.services)).toBeGreaterThan(0)
    const { items, differences: count } = await settlements()
    // Two percent of ₹399 are ₹7.98, with 18 % of tax ₹9.42: three times.
    expect(items).toMatchObject([
      { payments: 3, refunds: 0, fees: 28.26, feeTax: 4.32, net: 1168.74, differences: 0 },
    ])
    expect(count).toBe(0)
    expect(await differences()).toEqual([])
    const money = (await adminCall(app, 'getMoneyFigures', { period: '7' }, finance)).body.data.now
    expect(money).toMatchObject({ fees: 28.26, feeTax: 4.32, settled: 1168.74 })
  })

  it('is loaded once an hour', async () => {
    expect(await fetchSettlements(app.services)).toBe(0)
    await anHourLater()
    expect(await fetchSettlements(app.services)).toBe(3)
    expect((await settlements()).items).toHaveLength(1)
  })

  it('is loaded again after a failure, without losing earlier days', async () => {
    await anHourLater()
    expect(await fetchSettlements(saying(new GatewayTrouble('timeout', 'no answer')))).toBe(0)
    expect((await settlements()).items).toHaveLength(1)
    expect(await fetchSettlements(app.services)).toBe(3)
  })

  it('differs in ways that have names', async () => {
    await anHourLater()
    const [first, second] = paid
    await fetchSettlements(
      saying([
        line({ entityId: first?.id ?? '', amountInPaise: 39_800 }),
        line({ entityId: second?.id ?? '', creditInPaise: 38_957 }),
        line({ entityId: 'pay_nobody' }),
        line({ entityId: 'pay_of_another_shop', belongsTo: 'order_of_another_shop' }),
        line({
          entityId: 'rfnd_nobody',
          kind: 'refund',
          creditInPaise: 0,
          debitInPaise: 39_900,
          feeInPaise: 0,
        }),
        line({ entityId: 'adj_1', kind: 'adjustment', description: 'Chargeback', feeInPaise: 0 }),
      ]),
    )
    const found: { id: string; what: string; theirs: number; ours: number | null }[] = await differences()
    expect(Object.fromEntries(found.map(({ id, what }) => [id, what]))).toEqual({
      [first?.id ?? '']: 'otherAmount',
      [second?.id ?? '']: 'badSum',
      pay_nobody: 'unknownPayment',
      rfnd_nobody: 'unknownRefund',
      adj_1: 'otherMovement',
    })
    expect(found.find(({ id }) => id === first?.id)).toMatchObject({ theirs: 398, ours: 399 })
    const home = (await adminCall(app, 'getHome', {}, finance)).body.data.items
    expect(home).toContainEqual({ name: 'differences', count: 5 })
  })

  it('is resolved once the gateway corrected its line', async () => {
    await anHourLater()
    await fetchSettlements(
      saying([line({ entityId: paid[0]?.id ?? '' }), line({ entityId: paid[1]?.id ?? '' })]),
    )
    const found: { id: string }[] = await differences()
    expect(found.map(({ id }) => id).toSorted()).toEqual(['adj_1', 'pay_nobody', 'rfnd_nobody'])
  })

  it('is no longer listed once its explanation was recorded', async () => {
    const note = { id: 'adj_1', what: 'otherMovement', reason: 'A chargeback that the bank decided' }
    expect((await adminCall(app, 'noteDifference', note, finance)).status).toBe(200)
    const found: { id: string }[] = await differences()
    expect(found.map(({ id }) => id).toSorted()).toEqual(['pay_nobody', 'rfnd_nobody'])
    const home = (await adminCall(app, 'getHome', {}, finance)).body.data.items
    expect(home).toContainEqual({ name: 'differences', count: 2 })
  })

  it('lacks a payment that was captured ten days before', async () => {
    await app.services.database.first(
      sql`delete from settlement_lines where entity_id = ${paid[2]?.id ?? ''}`,
    )
    expect((await differences()).map(({ what }: { what: string }) => what)).not.toContain('notSettled')
    await later(() => app.clock.set('2027-03-19T05:00:00Z'))
    expect(await differences()).toContainEqual(
      expect.objectContaining({ id: paid[2]?.id, what: 'notSettled', theirs: null, ours: 399 }),
    )
  })
})

describe('a line with the payer’s words', () => {
  const payment = {
    ...{ type: 'payment', amount: 39_900, credit: 38_958, debit: 0, fee: 942, tax: 144, settled: true },
    ...{ settlement_id: 'setl_words', settlement_utr: 'UTR7', order_id: 'order_of_another_shop' },
  }

  /** Razorpay, which answers each day with these lines. */
  function answering(lines: object[]) {
    const settled_at = app.clock.now().getTime() / 1000
    const items = lines.map((line) => ({ ...payment, settled_at, ...line }))
    const gateway = razorpayGateway({
      ...{ keyId: 'rzp_test_key', keySecret: 'secret', webhookSecret: 'webhook' },
      ...{ apiUrl: 'https://gateway.example', checkoutUrl: 'https://gateway.example/checkout.js' },
      fetch: async () => Response.json({ items }),
    })
    return { ...app.services, gateway }
  }
  const stored = (id: string) =>
    app.services.database.first(
      sql<{ description: string }>`select description from settlement_lines where entity_id = ${id}`,
    )

  it.each([
    ['of which half a character is left when it is cut', `${'a'.repeat(299)}😀`],
    ['with half a character', 'fees \uD83D'],
    ['with zero characters', '\0fees\0'],
  ])('%s does not prevent storing the others', async (_, description) => {
    await anHourLater()
    const id = `pay_${app.clock.now().getTime()}`
    expect(await fetchSettlements(answering([{ entity_id: id, description }]))).toBeGreaterThan(0)
    expect((await stored(id))?.description).toMatch(/^(a|fees)/)
  })

  it('may appear twice in one response, or name a transfer in any letters', async () => {
    await anHourLater()
    const twice = { entity_id: 'pay_on_two_pages', description: 'first' }
    const lines = [
      twice,
      { ...twice, description: 'last' },
      { entity_id: 'pay_utr', settlement_utr: 'U\0\uD83D' },
    ]
    expect(await fetchSettlements(answering(lines))).toBeGreaterThan(0)
    expect(await stored('pay_on_two_pages')).toEqual({ description: 'last' })
    expect(await stored('pay_utr')).not.toBeNull()
  })
})

describe('money that went back', () => {
  it('is settled as a refund to the paisa, and is missing after ten days', async () => {
    const course = await app.course({ title: 'Circles', monthly: 399 })
    const { order, payment } = await shop.buy(await shop.student(), course.id)
    // A second payment of one order is refunded automatically.
    await shop.checkout(order, { isForced: true })
    await shop.sandbox.webhooks.settled()
    await app.runJobs()
    const refund = await app.services.database.first(sql<{ id: string; amountInPaise: number }>`
      select gateway_refund_id as "id", amount_in_paise as "amountInPaise" from refunds where state = 'done'`)
    expect(refund?.amountInPaise).toBe(payment.amount)
    await later(() => app.clock.set('2027-03-21T05:00:00Z'))
    await fetchSettlements(app.services)
    const [newest] = (await settlements()).items
    // Two payments less their fees, and one of them given back.
    expect(newest).toMatchObject({
      ...{ payments: 2, refunds: 1, differences: 0 },
      net: (2 * (39_900 - 942) - 39_900) / 100,
    })
    const line = sql`delete from settlement_lines where entity_id = ${refund?.id ?? ''}`
    await app.services.database.first(line)
    const isMissed = async () => (await differences()).filter(({ id }: { id: string }) => id === refund?.id)
    expect(await isMissed()).toEqual([])
    await later(() => app.clock.set('2027-03-30T05:00:00Z'))
    expect(await isMissed()).toMatchObject([{ what: 'refundNotSettled', theirs: null, ours: 399 }])
  })
})

describe('POST payment/countPlanOpening', () => {
  it('counts views of each plan that the course sells, and stores nothing else', async () => {
    const course = await app.course({ title: 'Vectors', monthly: 399, yearly: 2999 })
    for (let time = 0; time < 3; time += 1)
      expect((await app.call('countPlanOpening', { courseId: course.id })).status).toBe(200)
    expect((await app.call('countPlanOpening', { courseId: 'no-such-course' })).status).toBe(200)
    const rows = await app.services.database.all(sql<Record<string, unknown>>`
      select day::text, course_id, plan, openings from plan_openings order by plan`)
    expect(rows).toEqual([
      { day: '2027-03-30', course_id: course.id, plan: 1, openings: 3 },
      { day: '2027-03-30', course_id: course.id, plan: 3, openings: 3 },
    ])
    const { columns } = (await app.services.database.first(sql<{ columns: string[] }>`
      select array_agg(column_name::text order by column_name) as columns from information_schema.columns
      where table_name = 'plan_openings'`)) ?? { columns: [] }
    expect(columns).toEqual(['course_id', 'day', 'openings', 'plan'])
  })
})
