import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../domain/calls.ts'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'

let app: TestApp
let owner: TestStudent
let course: TestCourse
let order: { paymentId: string; orderId: string }
let ticket: { _id: string; ticketId: string }

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.student({
    name: 'Owner Of Everything',
    email: 'owner@example.com',
    phone: '+919848099999',
  })
  course = await app.course()
  const owned = await app.course({ title: 'Owned alone' })
  await app.grant(owner, owned, -1, 30)
  const asked = { userId: owner.id, courseId: owned.id, question: 'Known to its owner' }
  ticket = (await app.call('createTicket', asked, { token: owner.token })).body.data
  order = (
    await app.call('createOrder', { courseId: course.id, subscriptionType: 1 }, { token: owner.token })
  ).body.data
})
afterAll(() => app.close())

/** Whatever belongs to the owner and might stand in an answer to somebody else. */
function ownersTraces(): string[] {
  return [
    owner.id,
    owner.email,
    owner.name,
    owner.phone,
    owner.token,
    order.paymentId,
    order.orderId,
    ticket._id,
  ]
}

/** Inputs that name the owner's things wherever a call takes a name of one. */
function ownersThings(): Record<string, unknown> {
  return {
    id: course.id,
    userId: owner.id,
    senderId: owner.id,
    ticketId: ticket.ticketId,
    question: 'What is asked there?',
    message: 'What was answered?',
    paymentId: order.paymentId,
    file: course.lockedVideo,
    courseId: course.id,
    subscriptionType: 2,
    email: owner.email,
    phone: owner.phone,
    password: 'not the password',
    newPassword: 'another-one-1',
    name: 'Somebody Else',
    otp: '000000',
    razorpay_order_id: order.orderId,
    razorpay_payment_id: 'pay_0000000000',
    razorpay_signature: '0'.repeat(64),
  }
}

/** The part of the owner's things that a call knows. */
function inputFor(name: CallName): Record<string, unknown> {
  const things = ownersThings()
  if (name === 'login') return { email: things.email, password: things.password }
  // A schema of an object carries the names of its fields.
  const shape = Object.keys((calls[name].input as unknown as { def: { shape?: object } }).def.shape ?? {})
  return Object.fromEntries(Object.entries(things).filter(([key]) => shape.includes(key)))
}

const names = Object.keys(calls) as CallName[]

describe('somebody else', () => {
  it.each(names)('learns nothing of another student from %s', async (name) => {
    const stranger = await app.student()
    for (const token of [undefined, stranger.token]) {
      const answer = await app.call(name, inputFor(name), { token })
      const text = JSON.stringify(answer.body)
      for (const trace of ownersTraces()) expect(text).not.toContain(trace)
      expect(answer.status).toBeLessThan(500)
    }
  })

  it('finds neither the order nor its verification', async () => {
    const { token } = await app.student()
    for (const name of ['getOrder', 'verifyPayment'] as const) {
      expect((await app.call(name, inputFor(name), { token })).status).toBe(404)
    }
  })

  it('finds no ticket of the owner', async () => {
    const { token } = await app.student()
    for (const name of ['getTicket', 'addConversation', 'getTicketByUserId', 'createTicket'] as const) {
      expect((await app.call(name, inputFor(name), { token })).status).toBe(404)
    }
  })

  it('does not see the owner’s courses among its own', async () => {
    const { token } = await app.student()
    const { body } = await app.call('getMyCourses', {}, { token })
    expect(body.data).toEqual([])
  })

  it('leaves the owner signed in and able to go on', async () => {
    expect((await app.call('getProfileData', {}, { token: owner.token })).status).toBe(200)
    expect(
      (await app.call('getOrder', { paymentId: order.paymentId }, { token: owner.token })).body.data.state,
    ).toBe('open')
  })
})
