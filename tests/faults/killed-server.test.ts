import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { recordFigure } from '../support/figures.ts'
import { type Acknowledged, checkInvariants } from '../support/invariants.ts'
import { type GatewayMoment, killableServer, startGatewayProcess } from '../support/killable-server.ts'
import { runs } from '../support/runs.ts'
import { type Shop, shopOf } from '../support/shop.ts'

let app: TestApp
let shop: Shop
let gateway: Awaited<ReturnType<typeof startGatewayProcess>>
let server: ReturnType<typeof killableServer>
let courseId: string
let student: TestStudent
/** Registered before the server starts: its worker would send their mails. */
let crowd: TestStudent[]
let turn = 0
let acknowledged: { orders: string[]; verified: string[]; events: string[] }

beforeAll(async () => {
  // The killed process has the machine's clock, so this one starts at the same time.
  app = await startTestApp({ now: new Date().toISOString() })
  shop = shopOf(app)
  shop.sandbox.faults.switches.webhooks = 'hold'
  gateway = await startGatewayProcess(shop.sandbox)
  server = killableServer({
    settings: app.settings,
    databaseUrl: app.databaseUrl,
    sandbox: shop.sandbox,
    gatewayUrl: gateway.url,
  })
  crowd = []
  for (let one = 0; one < 6; one += 1) crowd.push(await app.student())
  await server.start()
})
afterAll(async () => {
  await server.kill()
  gateway.stop()
  await app.close()
})
beforeEach(async () => {
  acknowledged = { orders: [], verified: [], events: [] }
  app.clock.set(new Date())
  courseId = (await app.course()).id
  turn += 1
  student = await signedIn(turn)
})
afterEach(async () => {
  gateway.forget()
  app.clock.set(new Date())
  await shop.heal(0.5)
  shop.sandbox.faults.switches.webhooks = 'hold'
  const found = await checkInvariants(app.services.database, acknowledged as Acknowledged)
  violations += found.length
  expect(found).toEqual([])
})

/** A long run kills at each named moment so often. */
const often = { timeout: 900_000, repeats: runs(1) - 1 }
let kills = 0
let violations = 0
let slowestStartInSeconds = 0
afterAll(() =>
  recordFigure({
    id: 'T11',
    part: 'kills',
    n: kills,
    figure: `${violations} violations, ready again after ${slowestStartInSeconds.toFixed(1)} s at most`,
    isMet: violations === 0 && slowestStartInSeconds <= 5,
  }),
)

async function signedIn(which: number): Promise<TestStudent> {
  const one = crowd[which % crowd.length]
  if (!one) throw new Error('there is no student')
  // A long run signs in more often than a person may.
  await app.services.database.first(sql`delete from rate_limits`)
  return {
    ...one,
    token: (await app.call('login', { email: one.email, password: one.password })).body.data.token,
  }
}

async function accessCount(): Promise<number> {
  const [row] = await app.services.database.all(sql<{ count: number }>`
    select count(*)::int as count from enrolments where course_id = ${courseId} and revoked_at is null`)
  return row?.count ?? -1
}

type Made = { orderId: string; paymentId: string }

async function order(): Promise<Made | null> {
  const answer = await server.call('createOrder', { courseId, subscriptionType: 1 }, student.token)
  if (answer?.status !== 200) return null
  acknowledged.orders.push(answer.body.data.paymentId)
  return answer.body.data
}

async function orderForSure(): Promise<Made> {
  const made = await order()
  if (made === null) throw new Error('the order was not answered')
  return made
}

async function verify(made: Made, gatewayPaymentId: string): Promise<number | null> {
  const result = await shop.resultOf(made.orderId, gatewayPaymentId)
  const answer = await server.call('verifyPayment', { paymentId: made.paymentId, ...result }, student.token)
  if (answer?.status === 200) acknowledged.verified.push(made.paymentId)
  return answer?.status ?? null
}

async function killAndStart(): Promise<void> {
  await server.kill()
  await startAgain()
}

async function startAgain(): Promise<void> {
  const { tookMilliseconds } = await server.start()
  kills += 1
  slowestStartInSeconds = Math.max(slowestStartInSeconds, tookMilliseconds / 1000)
}

/** Does something, kills the server when its request to the gateway is at that moment, and restarts it. */
async function killedAt(moment: GatewayMoment, work: () => Promise<unknown>): Promise<void> {
  const reached = gateway.reach(moment)
  const done = work()
  await reached
  await killAndStart()
  expect(await done).toBeNull()
}

/** Holds a row as another transaction would, so that the server is paused in the middle of its own. */
async function whileLocked<Result>(made: Made, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select id from orders where public_id = $1 for update', [made.paymentId])
    return await work()
  } finally {
    await client.end()
  }
}

async function untilBlocked(): Promise<void> {
  for (let look = 0; look < 4000; look += 1) {
    const [row] = await app.services.database.all(sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`)
    if (row && row.count > 0) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('nothing waits for the row')
}

const orders = /\/v1\/orders$/
const payment = /\/v1\/payments\/\w+$/
const capture = /\/capture$/

describe('the server is killed', () => {
  test('before the gateway has created the order: the next click gets one', often, async () => {
    await killedAt({ when: 'before', method: 'POST', path: orders }, order)
    await retryOrder()
  })

  test(
    'after the gateway has made the order and before its answer: the next click gets that one',
    often,
    async () => {
      await killedAt({ when: 'after', method: 'POST', path: orders }, order)
      const made = await retryOrder()
      const [row] = await app.services.database.all(
        sql<{
          count: number
        }>`select count(*)::int as count from payment_sandbox.orders where receipt = ${made.paymentId}`,
      )
      expect(row?.count).toBe(1)
    },
  )

  test('after the order was answered: it is there, and its payment opens the course', often, async () => {
    const made = await orderForSure()
    await killAndStart()
    const { payment: paid } = await shop.checkout(made)
    expect(await verify(made, paid.id)).toBe(200)
  })

  test('while the page’s payment is looked up: the page asks again and is served', often, async () => {
    const made = await orderForSure()
    const { payment: paid } = await shop.checkout(made)
    await killedAt({ when: 'after', method: 'GET', path: payment }, () => verify(made, paid.id))
    expect(await verify(made, paid.id)).toBe(200)
  })

  test.each(['before', 'after'] as const)(
    '%s an authorised payment is taken: it still becomes access',
    often,
    async (when) => {
      const made = await orderForSure()
      const { payment: paid } = await shop.checkout(made, { outcome: 'authorized' })
      await killedAt({ when, method: 'POST', path: capture }, () => verify(made, paid.id))
      app.clock.set(new Date())
      await shop.heal(0.1)
      expect(await accessCount()).toBe(1)
    },
  )

  test(
    'in the middle of granting the access: nothing half-done stays, and it is granted later',
    often,
    async () => {
      const made = await orderForSure()
      const { payment: paid } = await shop.checkout(made)
      const lost = await whileLocked(made, async () => {
        const answer = verify(made, paid.id)
        await untilBlocked()
        await server.kill()
        return answer
      })
      expect(lost).toBeNull()
      expect(await accessCount()).toBe(0)
      await startAgain()
      expect(await verify(made, paid.id)).toBe(200)
      expect(await accessCount()).toBe(1)
    },
  )

  test('with a message stored and not yet applied: it is applied after the start', often, async () => {
    const made = await orderForSure()
    const { payment: paid } = await shop.checkout(made)
    const captured = await messageOf(paid.id)
    await whileLocked(made, async () => {
      const answer = server.deliver(captured)
      await untilBlocked()
      await server.kill()
      expect(await answer).toBeNull()
    })
    const [stored] = await app.services.database.all(sql<{ appliedAt: Date | null }>`
      select applied_at as "appliedAt" from gateway_events where event_id = ${captured.headers.get('x-razorpay-event-id')}`)
    expect(stored).toEqual({ appliedAt: null })
    await startAgain()
    app.clock.set(new Date())
    await shop.heal(0.1)
    expect(await accessCount()).toBe(1)
  })

  test('while the gateway is asked about a message: it is asked again and applied', often, async () => {
    const made = await orderForSure()
    const { payment: paid } = await shop.checkout(made)
    const captured = await messageOf(paid.id)
    await killedAt({ when: 'after', method: 'GET', path: payment }, () => server.deliver(captured))
    expect(await accessCount()).toBe(0)
    app.clock.set(new Date())
    await shop.heal(0.1)
    expect(await accessCount()).toBe(1)
  })

  test.each(['before', 'after'] as const)(
    '%s the gateway has given a refund: the money goes back once',
    often,
    async (when) => {
      const made = await orderForSure()
      const { payment: paid } = await shop.checkout(made, { amount: 100 })
      await killedAt({ when, method: 'POST', path: new RegExp(`${paid.id}/refund$`) }, async () => {
        // The refund's job runs in the killed process; the page's refusal comes before it.
        await verify(made, paid.id)
        return null
      })
      app.clock.set(new Date())
      await shop.heal(0.1)
      expect(await app.services.gateway.listRefundsOfPayment(paid.id)).toHaveLength(1)
    },
  )

  test('right after the payment was verified: the access and the receipt are there', often, async () => {
    const made = await orderForSure()
    const { payment: paid } = await shop.checkout(made)
    expect(await verify(made, paid.id)).toBe(200)
    await killAndStart()
    expect(await accessCount()).toBe(1)
    app.clock.set(new Date(Date.now() + 120_000))
    // The server that runs may be at the same mail: it is handed over twice then, under one id.
    const receipts = async () => {
      const mails = await app.mailbox(student.email)
      const ours = mails.filter(({ text }) => text.includes(made.paymentId))
      return [...new Set(ours.map(({ headers }) => headers['Message-ID']))]
    }
    await expect.poll(receipts).toEqual([expect.any(String)])
  })

  test(
    'at random moments under load: nothing that was answered is lost',
    { timeout: 14_400_000 },
    async () => {
      const buyers = await Promise.all(crowd.map((_, which) => signedIn(which)))
      for (let round = 0; round < runs(4); round += 1) {
        const course = await app.course()
        const buying = buyers.map((buyer) => buyOnce(buyer, course.id))
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 120))
        await killAndStart()
        await Promise.all(buying)
      }
    },
  )
})

/** The message of a capture; no other one arrives. */
async function messageOf(paymentId: string): Promise<Request> {
  const messages = await shop.sandbox.webhooks.undelivered()
  const texts = await Promise.all(messages.map((message) => message.clone().text()))
  const captured =
    messages[
      texts.findIndex((text) => text.includes(paymentId) && text.includes('"event":"payment.captured"'))
    ]
  if (!captured) throw new Error('the sandbox made no message of the capture')
  await app.services.database.all(sql`update payment_sandbox.webhooks set delivered_at = now()`)
  return captured
}

async function retryOrder(): Promise<Made> {
  // A killed process held the right to ask for the order; that ends by itself.
  const until = Date.now() + 120_000
  for (;;) {
    const made = await order()
    if (made !== null) return made
    if (Date.now() > until) throw new Error('the order stays out of reach')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** One purchase whose every step may be lost. */
async function buyOnce(buyer: TestStudent, course: string): Promise<void> {
  const ordered = await server.call('createOrder', { courseId: course, subscriptionType: 2 }, buyer.token)
  if (ordered?.status !== 200) return
  const made: Made = ordered.body.data
  acknowledged.orders.push(made.paymentId)
  const { payment: paid, result } = await shop.checkout(made, {
    outcome: Math.random() < 0.5 ? 'captured' : 'authorized',
  })
  expect(paid.order_id).toBe(made.orderId)
  const verified = await server.call('verifyPayment', { paymentId: made.paymentId, ...result }, buyer.token)
  if (verified?.status === 200) acknowledged.verified.push(made.paymentId)
}
