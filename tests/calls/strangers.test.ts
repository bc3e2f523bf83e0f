import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { staffOf } from '../support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { fieldsOf } from '../support/call-families.ts'
import type { TestCourse } from '../support/courses.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { shopOf } from '../support/shop.ts'

const reason = 'A reason that nobody else may read'

let app: TestApp
let owner: TestStudent
let course: TestCourse
/** Two orders of the owner: one open, one paid with an invoice, whose refund was asked for. */
let open: { paymentId: string; orderId: string }
let paid: { paymentId: string; orderId: string; amount: number }
let invoice: { _id: string; label: string }
let invoiceUrl: string
let ticket: { _id: string; ticketId: string }
let sessionId: string
const staffCookies: string[] = []

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.student({
    name: 'Owner Of Everything',
    email: 'owner@example.com',
    phone: '+919848099999',
  })
  const { token } = owner
  course = await app.course()
  const owned = await app.course({ title: 'Owned alone' })
  await app.grant(owner, owned, -1, 30)
  const asked = { userId: owner.id, courseId: owned.id, question: 'Known to its owner' }
  ticket = (await app.call('createTicket', asked, { token })).body.data
  open = (await app.call('createOrder', { courseId: course.id, subscriptionType: 1 }, { token })).body.data
  const shop = shopOf(app)
  const bought = await app.course({ title: 'Bought alone' })
  const { order } = await shop.buy(shop.contextOf(owner.id), bought.id)
  const { amount } = (await app.call('getRefundQuote', { paymentId: order.paymentId }, { token })).body.data
  paid = { ...order, amount }
  const orders = (await app.call('getOrders', {}, { token })).body.data
  invoice = orders.flatMap(({ documents }: { documents: object[] }) => documents)[0]
  invoiceUrl = (await app.call('getInvoice', { invoiceId: invoice._id }, { token })).body.data.url
  sessionId = (await app.call('getSessions', {}, { token })).body.data[0]._id
  for (const role of ['support', 'finance'] as const) staffCookies.push((await staffOf(app, role)).cookie)
})
afterAll(() => app.close())

const walked = { asked: 0, leaks: 0 }
afterAll(() =>
  recordFigure({
    id: 'T26',
    part: 'another student’s things',
    n: walked.asked,
    figure: `${walked.leaks} leaks`,
    isMet: walked.leaks === 0,
  }),
)

/** Whatever belongs to the owner and might leak into a response to somebody else. */
function ownersTraces(): string[] {
  return [
    ...[owner.id, owner.email, owner.name, owner.phone, owner.token, sessionId, reason],
    ...[open.paymentId, open.orderId, paid.paymentId, paid.orderId],
    ...[invoice._id, invoice.label, invoiceUrl, ticket._id, ticket.ticketId],
  ]
}

/** Inputs that name the owner's things wherever a call takes a name of one. */
function ownersThings(paymentId: string): Record<string, unknown> {
  return {
    id: course.id,
    userId: owner.id,
    senderId: owner.id,
    sessionId,
    ticketId: ticket.ticketId,
    question: 'What is asked there?',
    message: 'What was answered?',
    paymentId,
    invoiceId: invoice._id,
    amount: paid.amount,
    reason: 'Mine, says a stranger',
    file: course.lockedVideo,
    courseId: course.id,
    subscriptionType: 2,
    email: owner.email,
    phone: owner.phone,
    password: 'not the password',
    currentPassword: 'not the password',
    newPassword: 'another-one-1',
    confirmation: 'accountAndPlans',
    name: 'Somebody Else',
    otp: '000000',
    razorpay_order_id: open.orderId,
    razorpay_payment_id: 'pay_0000000000',
    razorpay_signature: '0'.repeat(64),
  }
}

/** The part of the owner's things that a call knows. */
function inputFor(name: CallName, paymentId = open.paymentId): Record<string, unknown> {
  const things = ownersThings(paymentId)
  if (name === 'login') return { email: things['email'], password: things['password'] }
  const shape = fieldsOf(calls[name])
  return Object.fromEntries(Object.entries(things).filter(([key]) => shape.includes(key)))
}

const names = Object.keys(calls) as CallName[]
/** Identifiers of things that belong to one student. */
const ownersFields = ['userId', 'senderId', 'sessionId', 'ticketId', 'paymentId', 'invoiceId']
const naming = names.filter((name) => fieldsOf(calls[name]).some((field) => ownersFields.includes(field)))

/** Every row that is the owner's, in whatever table, but for what signing in and its codes and links leave. */
async function ownersRows(): Promise<unknown> {
  const { database } = app.services
  const tables = await database.all(sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    where c.column_name = 'student_id' and c.table_schema = 'public'
      and c.table_name <> all('{codes,mailed_links,security_events}')
    order by 1`)
  const kept: Record<string, unknown> = {
    students: await database.all(sql`select * from students where id = ${owner.id}`),
    messages: await database.all(sql`
      select m.* from ticket_messages m join tickets t on t.id = m.ticket_id where t.student_id = ${owner.id} order by m.id`),
    requests: await database.all(sql`
      select q.* from refund_requests q join orders o on o.id = q.order_id where o.student_id = ${owner.id} order by q.id`),
  }
  for (const { name } of tables) {
    const parts = [`select to_jsonb(t) as row from ${name} t where student_id = `, ' order by 1']
    kept[name] = await database.all(sql(Object.assign(parts, { raw: parts }), owner.id))
  }
  return kept
}

describe('somebody else', () => {
  it('would be detected: the owner’s own responses contain what is searched for', async () => {
    const own = await app.call('getProfileData', {}, { token: owner.token })
    const text = JSON.stringify(own.body)
    expect(ownersTraces().filter((trace) => text.includes(trace))).toContain(owner.email)
    recordPlanted('T26', 'the owner’s own answer is seen as a leak')
  })

  it.each(names)('learns nothing of another student from %s, and changes nothing', async (name) => {
    const stranger = await app.student()
    const before = await ownersRows()
    for (const paymentId of [open.paymentId, paid.paymentId]) {
      for (const token of [undefined, stranger.token]) {
        const answer = await app.call(name, inputFor(name, paymentId), { token })
        const text = JSON.stringify(answer.body)
        const leaks = ownersTraces().filter((trace) => text.includes(trace))
        walked.asked += 1
        walked.leaks += leaks.length
        expect(leaks).toEqual([])
        expect(answer.status).toBeLessThan(500)
      }
    }
    expect(await ownersRows()).toEqual(before)
  })

  it.each(naming)('finds nothing of another student’s by %s', async (name) => {
    const { token, id } = await app.student()
    const call: Call = calls[name]
    expect(call.access).toBe('student')
    for (const paymentId of [open.paymentId, paid.paymentId]) {
      const given = inputFor(name, paymentId)
      expect((await app.call(name, given, { token })).status).toBe(404)
      // In their own name too: what else it names is still another's.
      const own = {
        ...given,
        ...('userId' in given && { userId: id }),
        ...('senderId' in given && { senderId: id }),
      }
      const ownNamed = fieldsOf(call).filter((field) => ownersFields.slice(2).includes(field))
      if (ownNamed.length > 0) expect((await app.call(name, own, { token })).status).toBe(404)
    }
  })

  it('gets the same answer for another’s thing as for a missing one', async () => {
    const { token } = await app.student()
    for (const name of naming) {
      const another = await app.call(name, inputFor(name, paid.paymentId), { token })
      const none = Object.fromEntries(
        Object.entries(inputFor(name)).map(([field, value]) => [
          field,
          ownersFields.includes(field) ? crypto.randomUUID() : value,
        ]),
      )
      const nothing = await app.call(name, none, { token })
      expect([name, nothing.status, nothing.body]).toEqual([name, another.status, another.body])
    }
  })

  it.each(['getMyCourses', 'getOrders'] as const)('has nothing of the owner’s in %s', async (name) => {
    const { token } = await app.student()
    expect((await app.call(name, {}, { token })).body.data).toEqual([])
  })

  it('opens no invoice by a link with one changed character', async () => {
    const { token } = owner
    const { url } = (await app.call('getInvoice', { invoiceId: invoice._id }, { token })).body.data
    expect((await app.fetch(url)).status).toBe(200)
    for (const at of [url.indexOf('~') - 1, url.indexOf('.') - 1, url.length - 1]) {
      const other = url.slice(0, at) + (url[at] === '1' ? '2' : '1') + url.slice(at + 1)
      expect((await app.fetch(other)).status).toBe(404)
    }
  })

  it('is not signed in by a session of the admin', async () => {
    for (const cookie of staffCookies)
      for (const name of naming) expect((await app.call(name, inputFor(name), { cookie })).status).toBe(401)
  })

  it('leaves the owner signed in and able to continue', async () => {
    const { token } = owner
    expect((await app.call('getProfileData', {}, { token })).status).toBe(200)
    expect((await app.call('getOrder', { paymentId: open.paymentId }, { token })).body.data.state).toBe(
      'open',
    )
    const asked = { paymentId: paid.paymentId, amount: paid.amount, reason }
    const answer = await app.call('requestRefund', asked, { token })
    expect(answer.body.data.request).toMatchObject({ state: 'open' })
  })
})
