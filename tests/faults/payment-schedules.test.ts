import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { reconcileOrders } from '../../server/payments/reconciliation/operations.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordFigure } from '../support/figures.ts'
import { checkInvariants } from '../support/invariants.ts'
import { runs } from '../support/runs.ts'
import { type Order, type Shop, shopOf } from '../support/shop.ts'

let app: TestApp
let shop: Shop
let courseId: string

/** The checker reads every row, so a long run starts again on an empty database after so many schedules. */
const schedulesPerDatabase = 100
let schedules = 0
const violations: string[] = []
afterAll(() =>
  recordFigure({
    id: 'T7',
    part: 'schedules',
    n: schedules,
    figure: [`${violations.length} violations`, ...violations].join('; '),
    isMet: violations.length === 0,
  }),
)

/** What happens at the bank and the gateway, by what it happens to: the n-th payment made so far. */
const happening = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      outcome: fc.constantFrom('captured', 'authorized', 'failed'),
      isRight: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('capture' as const), which: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      which: fc.nat(3),
      part: fc.constantFrom(1, 0.25, 0.5),
      isPending: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      which: fc.nat(3),
      status: fc.constantFrom('processed', 'failed'),
    }),
  },
)

/** What reaches the product in the meantime, in any order: messages (once, twice, never), the page, the reconciler, the clock. */
const arrival = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('message' as const), which: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('page' as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reconcile' as const), minutes: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('jobs' as const) }) },
)

const schedule = fc.record({
  happenings: fc.array(happening, { minLength: 1, maxLength: 7 }),
  arrivals: fc.array(arrival, { maxLength: 16 }),
  areSimultaneous: fc.boolean(),
})

type Schedule = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never

/** Gateway trouble and refusals are part of the story: only a promise that breaks counts. */
async function attempted(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Error) || !['SandboxRefusal', 'Failure', 'GatewayTrouble'].includes(error.name))
      throw error
  })
}

async function happenAll(order: Order, { happenings }: Schedule): Promise<string[]> {
  const { bank, faults } = shop.sandbox
  const payments: string[] = []
  const refunds: string[] = []
  const named = (ids: string[], which: number) => ids[which % Math.max(1, ids.length)] ?? 'none'
  for (const step of happenings) {
    await attempted(async () => {
      if (step.kind === 'pay') {
        const wrong = step.isRight ? {} : { amount: 12_300 }
        payments.push(
          (await bank.attemptPayment(order.orderId, { outcome: step.outcome, isForced: true, ...wrong })).id,
        )
      } else if (step.kind === 'capture') {
        await bank.capturePayment(named(payments, step.which), { isLate: true })
      } else if (step.kind === 'refund') {
        faults.switches.refundsStayPending = step.isPending
        const payment = await app.services.gateway.findPayment(named(payments, step.which))
        const amount = Math.floor((payment?.amountInPaise ?? 0) * step.part)
        refunds.push((await bank.refundPayment(named(payments, step.which), { amount, key: null })).id)
      } else {
        await bank.settleRefund(named(refunds, step.which), step.status)
      }
    })
  }
  faults.switches.refundsStayPending = false
  return payments
}

async function run(given: Schedule): Promise<void> {
  const buyer = await shop.student()
  const order = await shop.order(buyer, courseId)
  shop.sandbox.faults.switches.webhooks = 'hold'
  const payments = await happenAll(order, given)
  const messages = await shop.sandbox.webhooks.undelivered()
  // From here on a webhook arrives only if the schedule contains it.
  await app.services.database.all(
    sql`update payment_sandbox.webhooks set delivered_at = now() where delivered_at is null`,
  )
  const arrivals = given.arrivals.map((step) => async () => {
    const message = step.kind === 'message' ? messages[step.which % Math.max(1, messages.length)] : undefined
    if (message) expect((await shop.deliver([message]))[0]?.status).toBe(200)
    if (step.kind === 'jobs') await app.runJobs()
    if (step.kind === 'reconcile') {
      app.clock.advance({ minutes: step.minutes })
      await reconcileOrders(app.services)
    }
    const payment = step.kind === 'page' ? payments[step.which % Math.max(1, payments.length)] : undefined
    if (payment)
      await attempted(async () => shop.verify(buyer, order, await shop.resultOf(order.orderId, payment)))
  })
  if (given.areSimultaneous) await Promise.all(arrivals.map((arrive) => arrive()))
  else for (const arrive of arrivals) await arrive()
  await shop.heal(0.5)
  const found = await checkInvariants(app.services.database, { orders: [order.paymentId] })
  for (const { invariant, breach } of found)
    violations.push(`${invariant}: ${breach}, in ${JSON.stringify(given)}`)
  expect(found).toEqual([])
  const { rows } = await standing(buyer.student.id)
  expect(rows).toBeLessThanOrEqual(1)
  // What earlier schedules left is not asked about again and again.
  await app.services.database.all(sql`update orders set ask_at = null`)
  schedules += 1
}

async function standing(studentId: string): Promise<{ rows: number }> {
  const enrolments = await shop.enrolments(studentId)
  return { rows: enrolments.filter(({ revokedAt }) => revokedAt === null).length }
}

test(
  'every promise about money is kept over 100 random schedules of payments, refunds and messages',
  { timeout: 14_400_000 },
  async () => {
    for (let left = runs(100); left > 0; left -= schedulesPerDatabase)
      await runSome(Math.min(left, schedulesPerDatabase))
  },
)

async function runSome(count: number): Promise<void> {
  app = await startTestApp()
  try {
    shop = shopOf(app)
    courseId = (await app.course()).id
    await fc.assert(fc.asyncProperty(schedule, run), { numRuns: count, endOnFailure: true })
    if (count === schedulesPerDatabase) await expectEveryEnd()
  } finally {
    await app.close()
  }
}

/** The schedules did reach every end. */
async function expectEveryEnd(): Promise<void> {
  const [count] = await app.services.database.all(sql<{
    captures: number
    access: number
    refunds: number
  }>`
    select (select count(*)::int from payments where outcome is not null) as captures,
      (select count(*)::int from payments where outcome = 'access') as access,
      (select count(*)::int from refunds where state = 'done') as refunds`)
  expect(count?.captures).toBeGreaterThan(40)
  expect(count?.access).toBeGreaterThan(20)
  expect(count?.refunds).toBeGreaterThan(20)
}
