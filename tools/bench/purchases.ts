import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../server/adapters/database/sql.ts'
import type { ProductProcess } from '../../tests/support/product-process.ts'
import type { LoopOrder, LoopResult } from './bare-loop.ts'
import { poolSize } from './calls.ts'
import { callApp, type RecordedApp } from './in-process.ts'
import { measuredCore, pin, startBenchProcess } from './processes.ts'
import type { BuyOrder, BuyResult } from './purchase-load.ts'
import { type Recording, statementsOf } from './recording.ts'
import { median, medianRatio, type Part } from './report.ts'
import { addStudents, type BenchStudent } from './students.ts'

type PurchaseOptions = {
  product: ProductProcess
  recorded: RecordedApp
  databaseUrl: string
  rounds: number
  purchases: number
}

const connections = 16

/** Whole purchases over HTTP (order, payment in the sandbox, its webhooks, verify) against only their statements. */
export async function measurePurchases({
  product,
  recorded,
  databaseUrl,
  rounds,
  purchases,
}: PurchaseOptions): Promise<Part> {
  const { services } = recorded
  const course = await services.database.first(
    sql<{
      id: string
    }>`select id from courses where monthly_price_paise is not null order by position limit 1`,
  )
  if (course === null) throw new Error('there is no course to buy')
  const [example] = await addStudents(services, 1)
  if (example === undefined) throw new Error('no student was written')
  const already = await countEnrolments(recorded, course.id)
  const recording = await recordPurchase(recorded, example, course.id)
  await pin(product.child.pid, measuredCore)
  const buyers = await startBenchProcess(new URL('./purchase-load.ts', import.meta.url), 'load')
  const loop = await startBenchProcess(new URL('./bare-loop.ts', import.meta.url), 'measured')
  const ours: number[] = []
  const theirs: number[] = []
  try {
    for (let round = -1; round < rounds; round += 1) {
      const count = round < 0 ? Math.ceil(purchases / 10) : purchases
      const order: BuyOrder = {
        port: product.port,
        sandboxPort: product.port,
        courseId: course.id,
        connections,
        tokens: (await addStudents(services, count)).map(({ token }) => token),
      }
      const bought = await buyers.ask<BuyResult>(order)
      await untilDelivered(recorded)
      const replay: LoopOrder = {
        databaseUrl,
        poolSize,
        recording,
        connections,
        replaced: [example.id, example.sessionId],
        replacements: (await addStudents(services, count)).map(({ id, sessionId }) => [id, sessionId]),
      }
      const looped = await loop.ask<LoopResult>(replay)
      if (round < 0) continue
      ours.push(bought.count / bought.seconds)
      theirs.push(looped.count / looped.seconds)
    }
    await holdEnrolments(
      recorded,
      course.id,
      already + (rounds * purchases + Math.ceil(purchases / 10)) * 2 + 1,
    )
  } finally {
    buyers.stop()
    loop.stop()
    await pin(product.child.pid, null)
  }
  const ratio = medianRatio(ours, theirs)
  const statements = statementsOf(recording).length
  return {
    results: [
      {
        what: 'A purchase: order, payment, webhooks, verify',
        ours: `${median(ours).toFixed(0)} purchases/s`,
        against: `${median(theirs).toFixed(0)}/s, its ${statements} statements`,
        value: ratio.toFixed(2),
        reach: '0.5',
        isReached: ratio >= 0.5,
        n: `${rounds} × ${purchases}`,
      },
    ],
    notes: [
      `Purchases: ${connections} students at once, each buying one course over HTTP: the order, the payment in the sandbox of the same process, its three webhooks, and the verify call. The loop runs the same statements in the same transactions, including the sandbox's own. Both leave an enrolment for each purchase; these are counted at the end.`,
    ],
  }
}

/** The statements of one purchase, from the order to the verify call. */
export async function recordPurchase(
  { app, sandbox, take }: RecordedApp,
  { token }: BenchStudent,
  courseId: string,
): Promise<Recording> {
  take()
  // The call's response follows its contract.
  const order = (await callApp(app, '/payment/createOrder', token, { courseId, subscriptionType: 1 })) as {
    orderId: string
    paymentId: string
  }
  const payment = await sandbox.bank.attemptPayment(order.orderId, { outcome: 'captured' })
  await sandbox.webhooks.settled()
  await callApp(app, `/payment/verifyPayment/${order.paymentId}`, token, {
    razorpay_order_id: order.orderId,
    razorpay_payment_id: payment.id,
    razorpay_signature: await sandbox.signCheckout(order.orderId, payment.id),
  })
  return take()
}

/** The next measurement starts when all of this one's webhooks are applied. */
async function untilDelivered({ services }: RecordedApp): Promise<void> {
  for (;;) {
    const row = await services.database.first(
      sql<{
        count: number
      }>`select count(*)::int as count from payment_sandbox.webhooks where delivered_at is null`,
    )
    if (row?.count === 0) return
    await pause(50)
  }
}

async function holdEnrolments(recorded: RecordedApp, courseId: string, expected: number): Promise<void> {
  const count = await countEnrolments(recorded, courseId)
  if (count !== expected) throw new Error(`${expected} purchases were made, and ${count} became an enrolment`)
}

async function countEnrolments({ services }: RecordedApp, courseId: string): Promise<number> {
  const row = await services.database.first(sql<{ count: number }>`
    select count(*)::int as count from enrolments where course_id = ${courseId} and payment_id is not null`)
  return row?.count ?? 0
}
