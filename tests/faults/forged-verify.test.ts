import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '../../domain/failure.ts'
import { hexSignature } from '../../server/adapters/gateway/sandbox/signatures.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { checkInvariants } from '../support/invariants.ts'
import { runs } from '../support/runs.ts'
import { type CheckoutResult, type Shop, shopOf } from '../support/shop.ts'

let app: TestApp
let shop: Shop
let courses: string[]

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  shop.sandbox.faults.switches.webhooks = 'drop'
  courses = [(await app.course()).id, (await app.course({ monthly: 99 })).id]
})
afterAll(() => app.close())

const forged = { sent: 0, enrolments: 0 }
afterAll(() =>
  recordFigure({
    id: 'T9',
    part: 'forged verifications',
    n: forged.sent,
    figure: `${forged.enrolments} enrolments`,
    isMet: forged.enrolments === 0,
  }),
)

/** What a cheat sends for the dear course: pieces of what the cheat, or another student, has paid for the cheap one. */
const forgery = fc.constantFrom(
  'no payment, invented ids',
  'the payment of a cheaper order, its signature',
  'the payment of a cheaper order, posted to the dear one with the dear order’s id',
  'another student’s payment of the same course',
  'a failed payment, rightly signed',
  'an authorised payment of too little, rightly signed',
  'a captured payment of too little, rightly signed',
  'a captured payment in another currency, rightly signed',
  'a signature with one digit changed',
  'a signature of payment and order in the other sequence',
  'a signature made with the webhook’s secret',
  'a signature in capitals',
  'another order of the gateway in the body',
  'an id that walks up the gateway’s addresses',
)

type Forgery = typeof forgery extends fc.Arbitrary<infer Value> ? Value : never

async function forge(kind: Forgery, digit: number): Promise<void> {
  const [dear = '', cheap = ''] = courses
  const cheat = await shop.student()
  const order = await shop.order(cheat, dear)
  const cheapOrder = await shop.order(cheat, cheap)
  const sent = await forgedResult(kind, digit)
  const refusal = await shop.verify(cheat, order, sent).then(
    () => null,
    (error: unknown) => error,
  )
  const enrolments = await shop.enrolments(cheat.student.id)
  forged.sent += 1
  forged.enrolments += enrolments.length
  expect(refusal).toBeInstanceOf(Failure)
  expect(enrolments).toEqual([])

  async function forgedResult(asked: Forgery, at: number): Promise<CheckoutResult> {
    const { connection } = shop.sandbox
    switch (asked) {
      case 'no payment, invented ids':
        return {
          razorpay_order_id: order.orderId,
          razorpay_payment_id: 'pay_Inventedbyme00',
          razorpay_signature: 'a'.repeat(64),
        }
      case 'the payment of a cheaper order, its signature':
        return (await shop.checkout(cheapOrder)).result
      case 'the payment of a cheaper order, posted to the dear one with the dear order’s id':
        return { ...(await shop.checkout(cheapOrder)).result, razorpay_order_id: order.orderId }
      case 'another student’s payment of the same course': {
        const other = await shop.student()
        return (await shop.checkout(await shop.order(other, dear))).result
      }
      case 'a failed payment, rightly signed':
        return (await shop.checkout(order, { outcome: 'failed' })).result
      case 'an authorised payment of too little, rightly signed':
        return (await shop.checkout(order, { outcome: 'authorized', amount: 100 })).result
      case 'a captured payment of too little, rightly signed':
        return (await shop.checkout(order, { amount: 39_899 })).result
      case 'a captured payment in another currency, rightly signed':
        return (await shop.checkout(order, { currency: 'IDR' })).result
      // From here on the money is really there: only the signature is wrong.
      case 'a signature with one digit changed': {
        const { result } = await shop.checkout(order)
        const flipped = result.razorpay_signature[at] === '0' ? '1' : '0'
        return {
          ...result,
          razorpay_signature:
            result.razorpay_signature.slice(0, at) + flipped + result.razorpay_signature.slice(at + 1),
        }
      }
      case 'a signature of payment and order in the other sequence': {
        const { payment, result } = await shop.checkout(order)
        return {
          ...result,
          razorpay_signature: await hexSignature(`${payment.id}|${order.orderId}`, connection.keySecret),
        }
      }
      case 'a signature made with the webhook’s secret': {
        const { payment, result } = await shop.checkout(order)
        return {
          ...result,
          razorpay_signature: await hexSignature(`${order.orderId}|${payment.id}`, connection.webhookSecret),
        }
      }
      case 'a signature in capitals': {
        const { result } = await shop.checkout(order)
        return { ...result, razorpay_signature: result.razorpay_signature.toUpperCase() }
      }
      case 'another order of the gateway in the body':
        return {
          ...(await shop.checkout(order)).result,
          razorpay_order_id: cheapOrder.orderId,
        }
      case 'an id that walks up the gateway’s addresses': {
        const id = `pay_../../orders/${order.orderId}`
        return {
          razorpay_order_id: order.orderId,
          razorpay_payment_id: id,
          razorpay_signature: await hexSignature(`${order.orderId}|${id}`, connection.keySecret),
        }
      }
    }
  }
}

test('no forged verification enrols anyone', { timeout: 3_600_000 }, async () => {
  await fc.assert(fc.asyncProperty(forgery, fc.nat(63), forge), { numRuns: runs(220), endOnFailure: true })
  // The product asks about so many orders at a time.
  for (let turn = 0; turn < runs(2); turn += 1) await shop.heal()
  expect(await checkInvariants(app.services.database)).toEqual([])
})

test('a replayed verification, for its own or a later order, has no effect', async () => {
  const [dear = ''] = courses
  const buyer = await shop.student()
  const { order, result } = await shop.buy(buyer, dear)
  expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
  recordPlanted('T9', 'an honest verification is seen as an enrolment')
  for (let time = 0; time < 5; time += 1) await shop.verify(buyer, order, result)
  const next = await shop.order(buyer, dear)
  await expect(shop.verify(buyer, next, result)).rejects.toMatchObject({ kind: 'invalid' })
  await expect(
    shop.verify(buyer, next, { ...result, razorpay_order_id: next.orderId }),
  ).rejects.toMatchObject({ kind: 'invalid' })
  expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
})
