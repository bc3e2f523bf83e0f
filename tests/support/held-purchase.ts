import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import type { Attempt } from '../../server/adapters/gateway/sandbox/new-entities.ts'
import { getOrder } from '../../server/payments/orders/operations.ts'
import { reconcileOrders } from '../../server/payments/reconciliation/operations.ts'
import type { StudentContext } from '../../server/services.ts'
import { startTestApp, type TestApp } from './app.ts'
import { recordScenarios } from './gateway-scenarios.ts'
import { checkInvariants } from './invariants.ts'
import { type CheckoutResult, type Order, type Shop, shopOf } from './shop.ts'

type World = { app: TestApp; shop: Shop; courseId: string }
type Purchase = { buyer: StudentContext & { email: string }; order: Order }

/**
 * An app, a course and, after `begin`, a purchase about which the gateway's messages are held, to
 * arrive as a scenario wants. After each scenario of the file all work is finished, and then the promises
 * about money hold; the scenarios that its titles name are counted.
 */
export function heldPurchase() {
  let started: World | undefined
  let begun: Purchase | undefined
  const world = (): World => present(started)
  const purchase = (): Purchase => present(begun)

  beforeAll(async () => {
    const app = await startTestApp()
    started = { app, shop: shopOf(app), courseId: (await app.course()).id }
  })
  afterEach(async () => {
    const { app, shop } = world()
    Object.assign(shop.sandbox.faults.switches, { refundsStayPending: false, receiptsAreUnique: false })
    await shop.heal(0.5)
    expect(await checkInvariants(app.services.database)).toEqual([])
  })
  afterAll(() => started?.app.close())
  recordScenarios()

  /** The held messages of those kinds, in that sequence; the others never arrive. */
  async function messages(...kinds: string[]): Promise<Request[]> {
    const { app, shop } = world()
    const held = await shop.sandbox.webhooks.undelivered()
    const read = await Promise.all(
      held.map(async (request) => ({ request, kind: JSON.parse(await request.clone().text()).event })),
    )
    await app.services.database.all(
      sql`update payment_sandbox.webhooks set delivered_at = now() where delivered_at is null`,
    )
    return kinds.flatMap((kind) => read.filter((one) => one.kind === kind).map(({ request }) => request))
  }

  return {
    messages,
    get app() {
      return world().app
    },
    get shop() {
      return world().shop
    },
    get courseId() {
      return world().courseId
    },
    get buyer() {
      return purchase().buyer
    },
    get order() {
      return purchase().order
    },

    /** A new student with an order of the course. */
    async begin(): Promise<void> {
      const { shop, courseId } = world()
      const buyer = await shop.student()
      begun = { buyer, order: await shop.order(buyer, courseId) }
      shop.sandbox.faults.switches.webhooks = 'hold'
    },

    /** A payment at the checkout; captured unless the attempt says otherwise. */
    pay: (attempt: Partial<Attempt> = {}) => world().shop.checkout(purchase().order, attempt),

    /** The page comes back from the checkout. */
    confirm: (result: CheckoutResult) => world().shop.verify(purchase().buyer, purchase().order, result),

    /** The held messages of those kinds arrive, in that sequence. */
    tell: async (...kinds: string[]) => world().shop.deliver(await messages(...kinds)),

    /** The orders that are due are looked up at the gateway. */
    ask: () => reconcileOrders(world().app.services),

    /** The order's state here. */
    async state(): Promise<string> {
      const { buyer, order } = purchase()
      return (await getOrder(buyer, { paymentId: order.paymentId })).state
    },

    /** How often the student has the course. */
    async accessCount(): Promise<number> {
      const enrolments = await world().shop.enrolments(purchase().buyer.student.id)
      return enrolments.filter(({ revokedAt }) => revokedAt === null).length
    },
  }
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there is nothing yet')
  return value
}
