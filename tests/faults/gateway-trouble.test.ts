import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '../../domain/failure.ts'
import type { Queryable } from '../../server/adapters/database/database.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { razorpayGateway } from '../../server/adapters/gateway/razorpay.ts'
import type { AnswerFault } from '../../server/adapters/gateway/sandbox/faults.ts'
import { reconcileOrders } from '../../server/payments/reconciliation/operations.ts'
import type { StudentContext } from '../../server/services.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { checkInvariants } from '../support/invariants.ts'
import { runs } from '../support/runs.ts'
import { type Shop, shopOf } from '../support/shop.ts'
import { leastOfThree } from '../support/thread-time.ts'

const faults: AnswerFault[] = ['hang', 'dropped', 'reset', '500', '429', 'cut', 'nonsense']
/** The same code with less deadline, so that hundreds of silences fit into a test; a busy machine answers within it. */
const deadlineInMilliseconds = 500
const longestSeconds = 5.5

let app: TestApp
let shop: Shop
let courseId: string

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  courseId = (await app.course()).id
})
afterEach(async () => {
  await shop.heal()
  expect(await checkInvariants(app.services.database)).toEqual([])
  const orphans = await ordersAtGatewayWithout('one of ours')
  strayOrders += orphans.length
  expect(orphans).toEqual([])
})
afterAll(() => app.close())

/** Number of each kind of gateway failure, and its outcome. */
const times = new Map<AnswerFault, number>(faults.map((fault) => [fault, 0]))
let strayOrders = 0
let slowestInSeconds = Number.POSITIVE_INFINITY
afterAll(() => {
  const figure = `${strayOrders} orphan or double orders, slowest answer ${slowestInSeconds.toFixed(1)} s, the best of up to three turns`
  const isMet = strayOrders === 0 && slowestInSeconds <= longestSeconds
  for (const [part, n] of times) recordFigure({ id: 'T10', part, n, figure, isMet })
})

function count(fault: AnswerFault): void {
  times.set(fault, (times.get(fault) ?? 0) + 1)
}

class Undone extends Error {}

/** Duplicate orders for one receipt at the gateway, and orders under an unknown receipt. */
async function ordersAtGatewayWithout(
  _: 'one of ours',
  database: Queryable = app.services.database,
): Promise<unknown[]> {
  return database.all(sql<{ receipt: string }>`
    select theirs.receipt from payment_sandbox.orders theirs
    left join orders ours on ours.public_id = theirs.receipt
    group by theirs.receipt having count(*) > 1 or count(ours.id) = 0`)
}

function hurried(context: StudentContext): StudentContext {
  return { ...context, gateway: razorpayGateway({ ...shop.sandbox.connection, deadlineInMilliseconds }) }
}

function refusalOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}

const silent: AnswerFault[] = ['hang', 'dropped']

test('a duplicate or unknown order at the gateway is found', async () => {
  const buyer = await shop.student()
  const { paymentId } = await shop.order(buyer, courseId)
  for (const receipt of [paymentId, 'ord_of_nobody']) {
    let found: unknown[] = []
    const planted = app.services.database.transaction(async (tx) => {
      await tx.all(
        sql`insert into payment_sandbox.orders (id, receipt, body) values ('order_planted', ${receipt}, '{}')`,
      )
      found = await ordersAtGatewayWithout('one of ours', tx)
      throw new Undone()
    })
    await expect(planted).rejects.toThrow(Undone)
    expect(found).toEqual([{ receipt }])
  }
  recordPlanted('T10', 'a double and a stray order at the gateway are found')
})

describe.each(faults)('when the gateway’s answer to an order is: %s', (fault) => {
  /** A silence is waited for with less deadline; any other call has all the time that a busy machine needs. */
  const inTrouble = (context: StudentContext) => (silent.includes(fault) ? hurried(context) : context)

  test(
    'the student sees an error, and the next click gets the one existing order',
    { timeout: 3_600_000 },
    async () => {
      for (let time = 0; time < runs(8); time += 1) {
        const buyer = await shop.student()
        shop.sandbox.faults.failNext(fault, { path: '/v1/orders' })
        const refusal = await refusalOf(shop.order(inTrouble(buyer), courseId))
        expect(refusal).toBeInstanceOf(Failure)
        expect(refusal).toMatchObject({ kind: silent.includes(fault) ? 'gatewayTimeout' : 'gatewayTrouble' })
        const order = await shop.order(buyer, courseId)
        expect(await shop.order(buyer, courseId)).toEqual(order)
        const { result } = await shop.checkout(order)
        await shop.verify(buyer, order, result)
        expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
        count(fault)
      }
    },
  )

  test('ten clicks at once create one order, here and at the gateway', async () => {
    const buyer = await shop.student()
    shop.sandbox.faults.failNext(fault, { path: '/v1/orders' })
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => shop.order(inTrouble(buyer), courseId)),
    )
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(Failure)
    // On a busy machine no click may have come as far as the gateway.
    shop.sandbox.faults.clear()
    const order = await shop.order(buyer, courseId)
    for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value).toEqual(order)
    const [row] = await app.services.database.all(
      sql<{
        count: number
      }>`select count(*)::int as count from orders where student_id = ${buyer.student.id}`,
    )
    expect(row?.count).toBe(1)
  })

  test(
    'the order is paid for all the same when the trouble comes while it is verified',
    { timeout: 3_600_000 },
    async () => {
      for (let time = 0; time < runs(4); time += 1) {
        for (const outcome of ['captured', 'authorized'] as const) {
          const buyer = await shop.student()
          shop.sandbox.faults.switches.webhooks = 'drop'
          const order = await shop.order(buyer, courseId)
          const { result } = await shop.checkout(order, { outcome })
          const path =
            outcome === 'captured' ? '/v1/payments/' : `/v1/payments/${result.razorpay_payment_id}/capture`
          shop.sandbox.faults.failNext(fault, { path })
          // An authorised payment whose capture was refused is looked at again.
          if (fault === '429') shop.sandbox.faults.failNext(fault, { path: '/v1/payments/' })
          expect(await refusalOf(shop.verify(inTrouble(buyer), order, result))).toMatchObject({
            kind: silent.includes(fault) ? 'gatewayTimeout' : 'gatewayTrouble',
          })
          expect(await shop.enrolments(buyer.student.id)).toEqual([])
          shop.sandbox.faults.clear()
          await reconcileOrders(app.services)
          expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
          await shop.verify(buyer, order, result)
          count(fault)
        }
      }
    },
  )

  test('the reconciler continues, and finds the payment the next time', async () => {
    const buyer = await shop.student()
    shop.sandbox.faults.switches.webhooks = 'drop'
    const order = await shop.order(buyer, courseId)
    await shop.checkout(order)
    const impatient = hurried(buyer)
    shop.sandbox.faults.failNext(fault, { count: 1000, path: '/v1/' })
    app.clock.advance({ seconds: 30 })
    await reconcileOrders(impatient)
    expect(await shop.enrolments(buyer.student.id)).toEqual([])
    shop.sandbox.faults.clear()
    app.clock.advance({ seconds: 30 })
    await reconcileOrders(impatient)
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
  })
})

describe('with the deadline of the product', () => {
  test('a call to a silent gateway ends within 5.5 seconds, by itself, after a lookup and when queued', async () => {
    slowestInSeconds = await leastOfThree(async () => {
      const buyers = await Promise.all([shop.student(), shop.student(), shop.student()])
      const [fresh, retrying, crowd] = buyers
      if (!fresh || !retrying || !crowd) throw new Error('a student is missing')
      shop.sandbox.faults.clear()
      shop.sandbox.faults.failNext('reset', { path: '/v1/orders' })
      await refusalOf(shop.order(retrying, courseId))
      shop.sandbox.faults.failNext('hang', { count: 1000, path: '/v1/' })
      const startedAt = performance.now()
      const clicks = [fresh, retrying, crowd, crowd, crowd].map((buyer) =>
        refusalOf(shop.order(buyer, courseId)),
      )
      for (const refusal of await Promise.all(clicks)) expect(refusal).toBeInstanceOf(Failure)
      return (performance.now() - startedAt) / 1000
    }, longestSeconds)
    expect(slowestInSeconds).toBeLessThanOrEqual(longestSeconds)
  })

  test('answers carry 504 for silence, 502 for nonsense, and never 503', async () => {
    const { email, password } = await app.student()
    const token = (await app.call('login', { email, password })).body.data.token
    const input = { courseId, subscriptionType: 1 }
    shop.sandbox.faults.failNext('nonsense', { path: '/v1/orders' })
    expect(await app.call('createOrder', input, { token })).toMatchObject({
      status: 502,
      body: { code: 'gatewayTrouble', success: false },
    })
    shop.sandbox.faults.failNext('hang', { path: '/v1/orders' })
    expect(await app.call('createOrder', input, { token })).toMatchObject({
      status: 504,
      body: { code: 'gatewayTimeout', success: false },
    })
    expect((await app.call('createOrder', input, { token })).status).toBe(200)
  })
})
