import { randomBytes } from 'node:crypto'
import type { CallOutput } from '../../domain/contract.ts'
import type { createOrder as orderContract } from '../../domain/payments/contract.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import type { PaymentEntity } from '../../server/adapters/gateway/sandbox/entities.ts'
import type { Attempt } from '../../server/adapters/gateway/sandbox/new-entities.ts'
import type { Sandbox } from '../../server/adapters/gateway/sandbox/sandbox.ts'
import { createOrder } from '../../server/payments/orders/operations.ts'
import { reconcileOrders, verifyPayment } from '../../server/payments/reconciliation/operations.ts'
import type { Services, StudentContext } from '../../server/services.ts'
import type { TestApp } from './app.ts'
import { checkInvariants } from './invariants.ts'

type Plan = 1 | 2 | 3
export type Order = CallOutput<typeof orderContract>
/** What the checkout hands to the page. */
export type CheckoutResult = {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}
export type Shop = ReturnType<typeof shopOf>

/** Buying in bulk: students without passwords, the operations without HTTP. */
export function shopOf(app: TestApp) {
  const { services } = app
  const sandbox = sandboxOf(app)

  function contextOf(studentId: string, changes: Partial<Services> = {}): StudentContext {
    return {
      ...services,
      ...changes,
      student: { id: studentId, sessionId: studentId },
      staff: null,
      device: 'test',
      networks: ['test'],
      isAtThisMachine: false,
      isAtPublicAddress: false,
      locale: 'en',
      session: { read: () => null, keep: () => undefined, forget: () => undefined },
      attempt: { read: () => null, keep: () => undefined, forget: () => undefined },
      knownDevice: { read: () => null, keep: () => undefined, forget: () => undefined },
      keepCookie: () => undefined,
    }
  }

  async function student(): Promise<StudentContext & { email: string }> {
    const email = `${randomBytes(8).toString('hex')}@example.com`
    const row = await services.database.first(sql<{ id: string }>`
      insert into students (email, name, phone, password_hash, email_verified_at, created_at)
      values (${email}, 'Asha', '+919848012345', 'none', ${services.clock.now()}, ${services.clock.now()}) returning id`)
    if (row === null) throw new Error('the student has no row')
    return { ...contextOf(row.id), email }
  }

  function order(context: StudentContext, courseId: string, subscriptionType: Plan = 1): Promise<Order> {
    return createOrder(context, { courseId, subscriptionType })
  }

  async function checkout(
    made: Pick<Order, 'orderId'>,
    attempt: Partial<Attempt> = {},
  ): Promise<{ payment: PaymentEntity; result: CheckoutResult }> {
    const payment = await sandbox.bank.attemptPayment(made.orderId, { outcome: 'captured', ...attempt })
    return { payment, result: await resultOf(made.orderId, payment.id) }
  }

  async function resultOf(orderId: string, paymentId: string): Promise<CheckoutResult> {
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentId,
      razorpay_signature: await sandbox.signCheckout(orderId, paymentId),
    }
  }

  function verify(context: StudentContext, made: Pick<Order, 'paymentId'>, result: CheckoutResult) {
    return verifyPayment(context, { paymentId: made.paymentId, ...result })
  }

  async function buy(context: StudentContext, courseId: string, plan: Plan = 1) {
    const made = await order(context, courseId, plan)
    const { payment, result } = await checkout(made)
    return { order: made, payment, result, answer: await verify(context, made, result) }
  }

  /** Lets everything that was lost or postponed happen: messages, asking, jobs, over the given days. */
  async function heal(days = 0.05): Promise<void> {
    sandbox.faults.clear()
    Object.assign(sandbox.faults.switches, { webhooks: 'deliver', refundsAreRefused: false })
    await sandbox.webhooks.settled()
    for (let round = 0; round < 3; round += 1) {
      app.clock.advance({ days: days / 3 })
      await reconcileOrders(services)
      await app.runJobs()
      await sandbox.webhooks.settled()
    }
  }

  /** Hands the messages that the sandbox holds to the product, in the given order. */
  async function deliver(requests: readonly Request[]): Promise<Response[]> {
    const answers: Response[] = []
    for (const request of requests)
      answers.push(await app.fetch('/api/v1/payment/webhook', await copyOf(request)))
    return answers
  }

  async function enrolments(
    studentId: string,
  ): Promise<{ startsAt: Date; endsAt: Date; revokedAt: Date | null }[]> {
    return services.database.all(sql<{ startsAt: Date; endsAt: Date; revokedAt: Date | null }>`
      select starts_at as "startsAt", ends_at as "endsAt", revoked_at as "revokedAt"
      from enrolments where student_id = ${studentId} order by starts_at`)
  }

  /** What of the money does not fit together, once the gateway's messages under way have come. */
  async function breaches() {
    await sandbox.webhooks.settled()
    return checkInvariants(app.services.database)
  }

  return {
    sandbox,
    contextOf,
    student,
    order,
    checkout,
    resultOf,
    verify,
    buy,
    heal,
    deliver,
    enrolments,
    breaches,
  }
}

export function sandboxOf(app: TestApp): Sandbox {
  if (app.sandbox === null) throw new Error('the app has no payment sandbox')
  return app.sandbox
}

async function copyOf(request: Request): Promise<RequestInit> {
  return { method: 'POST', headers: Object.fromEntries(request.headers), body: await request.clone().text() }
}
