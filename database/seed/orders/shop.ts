import type { CallOutput } from '../../../domain/contract.ts'
import type { createOrder as orderContract } from '../../../domain/payments/contract.ts'
import type { StateCode } from '../../../domain/payments/states.ts'
import { razorpayGateway } from '../../../server/adapters/gateway/razorpay.ts'
import { createSandbox } from '../../../server/adapters/gateway/sandbox/sandbox.ts'
import { createOrder } from '../../../server/payments/orders/operations.ts'
import {
  approveRefundIn,
  carryOutRefund,
  declineRefundIn,
} from '../../../server/payments/refunds/decisions/operations.ts'
import { refundPayment } from '../../../server/payments/refunds/gateway-refunds.ts'
import { getRefundQuote, requestRefund } from '../../../server/payments/refunds/operations.ts'
import { receiveWebhook } from '../../../server/payments/webhooks/operations.ts'
import type { Services, StudentContext } from '../../../server/services.ts'
import { findOpenRefundRequest, findRefundsToSend } from './queries.ts'

export type DemoShop = ReturnType<typeof demoShop>

type Purchase = { studentId: string; courseId: string; plan: 1 | 2 | 3; stateCode?: StateCode }
type Made = Pick<CallOutput<typeof orderContract>, 'paymentId' | 'orderId'>

/** The product's own operations with a sandbox, both with a clock in the past. */
export function demoShop(real: Services, { staff }: { staff: string[] }) {
  const { settings, database, log } = real
  let now = real.clock.now()
  const clock = { now: () => now }
  const sandbox = createSandbox({ settings, database, clock, log })
  const services: Services = { ...real, clock, gateway: razorpayGateway(sandbox.connection) }
  sandbox.connectWebhook(async (request) => {
    await receiveWebhook(services, {
      rawBody: new Uint8Array(await request.arrayBuffer()),
      signature: request.headers.get('x-razorpay-signature'),
      eventId: request.headers.get('x-razorpay-event-id'),
    })
    return new Response(null)
  })

  function contextOf(studentId: string): StudentContext {
    return {
      ...services,
      student: { id: studentId, sessionId: studentId },
      staff: null,
      device: 'demo content',
      networks: [''],
      isAtThisMachine: false,
      isAtPublicAddress: false,
      locale: 'en',
      session: { read: () => null, keep: () => undefined, forget: () => undefined },
      attempt: { read: () => null, keep: () => undefined, forget: () => undefined },
      knownDevice: { read: () => null, keep: () => undefined, forget: () => undefined },
      keepCookie: () => undefined,
    }
  }

  async function requestOf({ paymentId }: Made): Promise<string> {
    const request = await database.first(findOpenRefundRequest(paymentId))
    if (request === null) throw new Error('a demo refund was not asked for')
    return request.id
  }

  return {
    services,
    setClock(to: Date): void {
      now = to
    },
    /** Resolves once every sandbox webhook was delivered. */
    settle: () => sandbox.webhooks.settled(),
    order: ({ studentId, courseId, plan, stateCode }: Purchase): Promise<Made> =>
      createOrder(contextOf(studentId), {
        courseId,
        subscriptionType: plan,
        ...(stateCode && { stateCode }),
      }),
    async pay({ orderId }: Made, outcome: 'captured' | 'failed', isForced = false): Promise<void> {
      await sandbox.bank.attemptPayment(orderId, { outcome, isForced })
      await sandbox.webhooks.settled()
    },
    async ask(studentId: string, { paymentId }: Made): Promise<void> {
      const student = contextOf(studentId)
      const { amount } = await getRefundQuote(student, { paymentId })
      await requestRefund(student, { paymentId, amount, reason: 'Sample: I chose the wrong board.' })
    },
    /** As many people agree as there must be, at most `people`. Resolves to the request. */
    async approve(made: Made, people: 1 | 2): Promise<string> {
      const requestId = await requestOf(made)
      for (const staffId of staff.slice(0, people)) {
        const decided = await database.transaction((tx) =>
          approveRefundIn(tx, services, { requestId, staffId }),
        )
        if (decided.state === 'approved') break
      }
      return requestId
    },
    /** After the time in which the approval can be undone. */
    async carryOut(requestId: string, { staysPending }: { staysPending: boolean }): Promise<void> {
      sandbox.faults.switches.refundsStayPending = staysPending
      await carryOutRefund(services, { requestId })
      sandbox.faults.switches.refundsStayPending = false
    },
    async decline(made: Made): Promise<void> {
      const requestId = await requestOf(made)
      const reason = 'Sample: every lesson of the course was watched before the request came.'
      await database.transaction((tx) =>
        declineRefundIn(tx, services, { requestId, staffId: staff[0] ?? '', reason }),
      )
    },
    async sendRefunds({ paymentId }: Made): Promise<void> {
      for (const { id } of await database.all(findRefundsToSend(paymentId)))
        await refundPayment(services, { refundId: id })
    },
  }
}
