import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../server/adapters/database/database.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import type { GatewayPayment } from '../../server/adapters/gateway/gateway.ts'
import { issueMissingInvoices } from '../../server/payments/invoices/operations.ts'
import { applyPayment } from '../../server/payments/reconciliation/apply.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordFigure } from '../support/figures.ts'
import { checkInvariants } from '../support/invariants.ts'
import { runs } from '../support/runs.ts'

const captures = 500
const midnight = Date.parse('2027-04-01T00:00:00+05:30')
const newYear = '2027-03-31T10:00:00+05:30'

let app: TestApp
let database: Database

beforeAll(async () => {
  app = await startTestApp({ now: newYear })
  // As with money: a test key's invoices have their own series.
  app.services.gateway.keyId = 'rzp_live_key'
  database = connectDatabase({
    url: app.databaseUrl,
    log: app.services.log,
    secrets: [app.settings.secret],
    poolSize: 16,
  })
})
afterAll(async () => {
  await database.close()
  await app.close()
})

let rounds = 0
/** Missing and duplicate numbers. */
let [gaps, doubles] = [0, 0]
afterAll(() =>
  recordFigure({
    id: 'T17',
    part: 'rounds of 500 captures',
    n: rounds,
    figure: `${gaps} gaps, ${doubles} duplicates`,
    isMet: gaps + doubles === 0,
  }),
)

class Interrupted extends Error {}

/** The pool, in which one transaction in five is undone after all of its work, just before it would commit. */
function interruptedDatabase(): Database {
  let begun = 0
  return {
    ...database,
    transaction(work) {
      begun += 1
      const isUndone = begun % 5 === 0
      return database.transaction(async (tx) => {
        const result = await work(tx)
        if (isUndone) throw new Interrupted()
        return result
      })
    },
  }
}

/** Payments that the gateway has captured, of one open order per student; no webhook has arrived for them yet. */
async function untoldPayments(count: number): Promise<GatewayPayment[]> {
  const { id: courseId } = await app.course()
  const { id: otherId } = await app.course()
  const now = app.services.clock.now()
  const orders = await app.services.database.all(sql<{ gatewayOrderId: string; amountInPaise: number }>`
    with buyers as (
      insert into students (email, name, phone, password_hash, email_verified_at, created_at)
      select gen_random_uuid() || '@example.com', 'Asha ' || n, '+919848012345', 'none', ${now}, ${now}
      from generate_series(1, ${count}::int) n returning id
    )
    insert into orders (public_id, student_id, course_id, plan, amount_in_paise, state_code, created_at, offered_at, gateway_order_id)
    select 'ord_' || gen_random_uuid(), id, case when row_number() over () % 2 = 0 then ${courseId}::uuid else ${otherId}::uuid end,
      1, 39900 + row_number() over (), (array['36', '37', null])[1 + row_number() over () % 3], ${now}, ${now},
      'order_' || replace(gen_random_uuid()::text, '-', '')
    from buyers returning gateway_order_id as "gatewayOrderId", amount_in_paise as "amountInPaise"`)
  return orders.map(({ gatewayOrderId, amountInPaise }) => ({
    id: gatewayOrderId.replace('order_', 'pay_'),
    orderId: gatewayOrderId,
    amountInPaise,
    currency: 'INR',
    status: 'captured',
    email: null,
    error: null,
    wasReturned: false,
    refundedInPaise: 0,
    createdAt: now,
  }))
}

type Numbers = { series: string; year: number; count: number; first: number; last: number; distinct: number }

function numbersOf(): Promise<Numbers[]> {
  return app.services.database.all(sql<Numbers>`
    select series, financial_year as year, count(*)::int as count, min(number) as first, max(number) as last,
      count(distinct number)::int as distinct
    from invoices group by series, financial_year order by series, financial_year`)
}

async function invoicedPayments(): Promise<number> {
  const row = await app.services.database.first(sql<{ count: number }>`
    select count(distinct payment_id)::int as count from invoices where series = 'SM'`)
  return row?.count ?? 0
}

test(
  '500 captures at once across the end of the financial year leave no gap and no double, though one in five is undone',
  {
    timeout: 900_000 * runs(1),
  },
  async () => {
    let invoiced = 0
    for (let round = 0; round < runs(1); round += 1) {
      app.clock.set(newYear)
      const payments = await untoldPayments(captures)
      expect(payments).toHaveLength(captures)
      const interrupted = interruptedDatabase()
      // The clocks are set from 2 s before midnight to 2 s after it.
      const outcomes = await Promise.allSettled(
        payments.map((payment, index) =>
          applyPayment(
            {
              ...app.services,
              database: interrupted,
              clock: { now: () => new Date(midnight + (index - captures / 2) * 8) },
            },
            payment,
          ),
        ),
      )
      const undone = payments.filter((_, index) => outcomes[index]?.status === 'rejected')
      expect(undone.length).toBeGreaterThanOrEqual(captures / 5)
      invoiced += captures - undone.length
      expect(await invoicedPayments()).toBe(invoiced)
      expectNoGap(await numbersOf())
      // What was undone comes again, after midnight.
      app.clock.set(new Date(midnight + 60_000))
      for (const payment of undone) await applyPayment(app.services, payment)
      invoiced += undone.length
      const numbers = await numbersOf()
      expectNoGap(numbers)
      expect(numbers.map(({ series, year }) => `${series} ${year}`)).toEqual(['SM 2026', 'SM 2027'])
      expect(numbers.reduce((sum, { count }) => sum + count, 0)).toBe(invoiced)
      expect(await invoicedPayments()).toBe(invoiced)
      rounds += 1
    }
    // The gateway of these payments is made up: its own books have none of them.
    const violations = await checkInvariants(app.services.database)
    expect(violations.filter(({ breach }) => !breach.startsWith('the gateway knows no'))).toEqual([])
  },
)

function expectNoGap(numbers: readonly Numbers[]): void {
  expect(numbers.length).toBeGreaterThan(0)
  for (const { count, first, last, distinct } of numbers) {
    gaps += Math.abs(first - 1) + Math.max(0, last - distinct)
    doubles += count - distinct
    expect({ first, last, distinct }).toEqual({ first: 1, last: count, distinct: count })
  }
}

test('the last second of March and the first of April are in different years, and labels have at most 16 characters', async () => {
  const rows = await app.services.database.all(sql<{ label: string; day: string }>`
    select label, to_char(issued_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from invoices
    where number = 1 order by label`)
  expect(rows).toEqual([
    { label: 'SM/26-27/000001', day: '2027-03-31' },
    { label: 'SM/27-28/000001', day: '2027-04-01' },
  ])
})

test('numbers and days go in the same order', async () => {
  const disorder = await app.services.database.all(sql<{ label: string }>`
    select later.label from invoices later join invoices earlier
      on earlier.series = later.series and earlier.financial_year = later.financial_year and earlier.number = later.number - 1
    where earlier.issued_at > later.issued_at`)
  expect(disorder).toEqual([])
})

test.each([
  ['an invoice is changed', sql`update invoices set amount_in_paise = amount_in_paise + 1`],
  ['an invoice is deleted', sql`delete from invoices`],
  ['all invoices are emptied', sql`truncate invoices cascade`],
  ['a counter skips a number', sql`update invoice_counters set last_number = last_number + 2`],
  ['a counter counts without an invoice', sql`update invoice_counters set last_number = last_number + 1`],
  ['a counter goes back', sql`update invoice_counters set last_number = last_number - 1`],
  ['a counter is deleted', sql`delete from invoice_counters`],
  [
    'a second invoice of a capture is issued',
    sql`insert into invoices select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid()))).*
      from invoices i where series = 'SM' limit 1`,
  ],
])('the database refuses when %s', async (_, statement) => {
  await expect(app.services.database.transaction((tx) => tx.all(statement))).rejects.toThrow()
})

test('a capture from before invoices existed gets one, once', async () => {
  const payments = await untoldPayments(1)
  const [payment] = payments
  if (payment === undefined) throw new Error('there is no payment')
  await applyPayment(app.services, payment)
  const before = await numbersOf()
  await app.services.database.transaction(async (tx) => {
    await tx.all(sql`set local session_replication_role = replica`)
    await tx.all(
      sql`delete from invoices i using payments p where p.id = i.payment_id and p.gateway_payment_id = ${payment.id}`,
    )
    await tx.all(sql`update invoice_counters set last_number = last_number - 1 where financial_year = 2027`)
  })
  expect(await issueMissingInvoices(app.services)).toBe(1)
  expect(await numbersOf()).toEqual(before)
  expect(await issueMissingInvoices(app.services)).toBe(0)
})
