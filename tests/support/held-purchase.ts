import { sql } from '../../server/adapters/database/sql.ts'
import { getOrder } from '../../server/payments/operations.ts'
import type { StudentContext } from '../../server/services.ts'
import type { TestApp } from './app.ts'
import type { Order, Shop } from './shop.ts'

type Buyer = StudentContext & { email: string }

/** A purchase about which the gateway's messages are held, to arrive as a scenario wants. */
export function heldPurchasesOf(app: TestApp, shop: Shop, courseId: string) {
  return {
    async begin(): Promise<{ buyer: Buyer; order: Order }> {
      const buyer = await shop.student()
      const order = await shop.order(buyer, courseId)
      shop.sandbox.faults.switches.webhooks = 'hold'
      return { buyer, order }
    },

    /** The held messages of those kinds, in that sequence; the others never arrive. */
    async messages(kinds: readonly string[]): Promise<Request[]> {
      const held = await shop.sandbox.webhooks.undelivered()
      const read = await Promise.all(
        held.map(async (request) => ({ request, kind: JSON.parse(await request.clone().text()).event })),
      )
      await app.services.database.all(
        sql`update payment_sandbox.webhooks set delivered_at = now() where delivered_at is null`,
      )
      return kinds.flatMap((kind) => read.filter((one) => one.kind === kind).map(({ request }) => request))
    },

    state: async (buyer: Buyer, { paymentId }: Order): Promise<string> =>
      (await getOrder(buyer, { paymentId })).state,

    accessCount: async (buyer: Buyer): Promise<number> =>
      (await shop.enrolments(buyer.student.id)).filter(({ revokedAt }) => revokedAt === null).length,
  }
}
