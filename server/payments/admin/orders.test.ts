import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminCall, giveFreshCodes, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { getRefundQuote, requestRefund } from '../refunds/operations.ts'

let app: TestApp
let shop: Shop
let finance: TestStaff
let owner: TestStaff
let course: { id: string }
let dear: { id: string }

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  finance = await staffOf(app, 'finance')
  owner = await staffOf(app, 'owner')
  course = await app.course({ title: 'Circles' })
  dear = await app.course({ title: 'A whole year', monthly: 9000 })
})
beforeEach(() => giveFreshCodes(app))
afterAll(() => app.close())

async function admin(name: Parameters<typeof adminCall>[1], input: object, who = finance) {
  return adminCall(app, name, input, { cookie: who.cookie })
}

async function found(input: object): Promise<string[]> {
  const { body } = await admin('getOrders', { limit: 100, ...input })
  return body.data.items.map(({ id }: { id: string }) => id)
}

describe('the list of orders', () => {
  test('finds an order by every id it has and by its student, and narrows it', async () => {
    const buyer = await shop.student()
    const { order, payment } = await shop.buy(buyer, course.id)
    await app.services.database.all(
      sql`update students set name = 'Zoya Qureshi' where id = ${buyer.student.id}`,
    )
    const waiting = await shop.order(buyer, dear.id, 1)
    const { database } = app.services
    const invoice = await database.first(
      sql<{ label: string }>`select label from invoices where gateway_payment_id = ${payment.id}`,
    )
    const label = invoice?.label ?? ''
    for (const search of [order.paymentId, order.orderId, payment.id, label, label.toLowerCase()])
      expect(await found({ search })).toEqual([order.paymentId])
    await database.first(sql`update students set phone = '+919123450007' where id = ${buyer.student.id}`)
    for (const search of ['9123450007', '+91 91234 50007', '09123450007'])
      expect((await found({ search })).sort()).toEqual([order.paymentId, waiting.paymentId].sort())
    expect(await found({ search: '9123450008' })).toEqual([])
    // With its @: ten digits by chance would be a phone number.
    for (const search of ['zoya', 'qureshi', buyer.email.slice(2, 20)])
      expect((await found({ search })).sort()).toEqual([order.paymentId, waiting.paymentId].sort())
    expect(await found({ search: 'zoya', state: 'paid' })).toEqual([order.paymentId])
    expect(await found({ search: 'zoya', courseId: dear.id })).toEqual([waiting.paymentId])
    expect(await found({ search: 'zoya', plan: 3 })).toEqual([])
    expect(await found({ search: 'zoya', sort: 'dearest' })).toEqual([waiting.paymentId, order.paymentId])
    expect(await found({ search: 'zoya', from: '2026-11-21', to: '2026-11-21' })).toHaveLength(2)
    expect(await found({ search: 'zoya', to: '2026-11-20' })).toEqual([])
    expect(await found({ search: '%%%' })).toEqual([])
    expect((await admin('getOrders', { search: 'zo' })).body.fields).toHaveProperty('search')
  })

  test('counts, pages and shows when there are more than it counts', async () => {
    const { body } = await admin('getOrders', { limit: 1, page: 2 })
    expect(body.data).toMatchObject({ hasMore: false, items: [expect.any(Object)] })
    expect(body.data.totalPages).toBe(body.data.total)
  })
})

describe('an order in the admin', () => {
  test('tells all that happened to it, and its opening is written down', async () => {
    const buyer = await shop.student()
    const order = await shop.order(buyer, course.id)
    const failed = await shop.checkout(order, { outcome: 'failed' })
    const paid = await shop.checkout(order)
    await shop.verify(buyer, order, paid.result)
    await shop.sandbox.webhooks.settled()
    const { status, body } = await admin('getOrderRecord', { orderId: order.paymentId })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: order.paymentId,
      state: 'paid',
      gatewayOrderId: order.orderId,
      policy: { amount: 339.15, percent: 85 },
      left: 399,
      twoPeopleAbove: 5000,
    })
    const timeline = body.data.timeline.map(
      ({ kind, detail }: { kind: string; detail: string }) => `${kind} ${detail}`,
    )
    expect(timeline.join('\n')).toContain(
      `payment failed · ${failed.payment.id} · Failed · Your payment was declined`,
    )
    expect(timeline.join('\n')).toContain(`payment captured · ${paid.payment.id} · Captured`)
    expect(timeline[0]).toBe('created ₹399.00')
    expect(body.data.payments).toContainEqual(
      expect.objectContaining({ id: failed.payment.id, error: expect.stringContaining('declined') }),
    )
    const log = await adminCall(app, 'getAuditLog', { action: 'order.open' }, { cookie: owner.cookie })
    expect(log.body.data.items[0]).toMatchObject({ subjectId: order.paymentId, staff: { id: finance.id } })
  })

  test('is settled by asking the gateway now, which shows its answer', async () => {
    const buyer = await shop.student()
    const order = await shop.order(buyer, course.id)
    const { payment } = await shop.checkout(order, { isTold: false })
    const asked = await admin('askGateway', { orderId: order.paymentId })
    expect(asked.body.data.said).toEqual({
      trouble: null,
      payments: [{ id: payment.id, status: 'captured', amount: 399, refunded: 0 }],
    })
    expect(asked.body.data.order).toMatchObject({ state: 'paid' })
    shop.sandbox.faults.failNext('500', { path: '/v1/orders' })
    const trouble = await admin('askGateway', { orderId: order.paymentId })
    expect(trouble.body.data.said.trouble).toContain('500')
    expect((await admin('askGateway', { orderId: 'ord_none' })).status).toBe(404)
  })
})

describe('a refund in the admin', () => {
  async function asked(
    courseId: string,
  ): Promise<{ orderId: string; requestId: string; studentId: string; email: string }> {
    const buyer = await shop.student()
    const { order } = await shop.buy(buyer, courseId)
    const { amount } = await getRefundQuote(buyer, { paymentId: order.paymentId })
    await requestRefund(buyer, { paymentId: order.paymentId, amount, reason: 'I moved to another town' })
    const { body } = await admin('getOrderRecord', { orderId: order.paymentId })
    return {
      orderId: order.paymentId,
      requestId: body.data.requests[0].id,
      studentId: buyer.student.id,
      email: buyer.email,
    }
  }

  test('waits in the queue, is agreed to by two people above the limit, and ends the access', async () => {
    const { orderId, requestId, studentId } = await asked(dear.id)
    const queue = await admin('getRefunds', {})
    expect(queue.body.data.items).toContainEqual(
      expect.objectContaining({ id: requestId, orderId, amount: 7650, percent: 85, state: 'open' }),
    )
    const first = await admin('approveRefund', { requestId })
    expect(first.body.data.requests[0]).toMatchObject({ state: 'open', needed: 2, canApprove: false })
    expect((await admin('approveRefund', { requestId })).status).toBe(409)
    expect((await shop.enrolments(studentId))[0]?.revokedAt).toBeNull()
    const second = await admin('approveRefund', { requestId }, owner)
    const until = new Date(app.clock.now().getTime() + 5 * 60_000)
    expect(second.body.data).toMatchObject({
      state: 'paid',
      refund: 'underway',
      left: 1350,
      requests: [{ state: 'approved', undoUntil: until.toISOString() }],
      refunds: [{ state: 'owed', isHeld: true }],
    })
    app.clock.advance({ minutes: 4, seconds: 59 })
    await app.runJobs()
    expect((await shop.enrolments(studentId))[0]?.revokedAt).toBeNull()
    expect((await admin('getRefunds', { view: 'underway' })).body.data.items).toContainEqual(
      expect.objectContaining({ orderId, state: 'owed', amount: 7650 }),
    )
    app.clock.advance({ seconds: 1 })
    await app.runJobs()
    expect((await shop.enrolments(studentId))[0]?.revokedAt).not.toBeNull()
    expect((await admin('undoRefund', { requestId })).status).toBe(409)
    expect((await admin('getRefunds', { view: 'decided' })).body.data.items[0]).toMatchObject({
      orderId,
      state: 'done',
    })
    const log = await adminCall(app, 'getAuditLog', { action: 'refund.approve' }, { cookie: owner.cookie })
    expect(log.body.data.items.map(({ after }: { after: object }) => after)).toEqual([
      { request: requestId, state: 'approved', amountInPaise: 765_000 },
      { request: requestId, state: 'waiting', amountInPaise: 765_000 },
    ])
  })

  test('refused by the gateway shows why, and succeeds when it is retried', async () => {
    const { orderId, requestId } = await asked(course.id)
    shop.sandbox.faults.switches.refundsAreRefused = true
    await admin('approveRefund', { requestId })
    app.clock.advance({ minutes: 5 })
    await app.runJobs()
    const shown = (await admin('getOrderRecord', { orderId })).body.data.refunds[0]
    expect(shown).toMatchObject({ state: 'owed', trouble: expect.stringContaining('enough balance') })
    expect(shown.bankDetailsDueAt).not.toBeNull()
    const again = await admin('retryRefund', { refundId: shown.id })
    expect(again.body.data.trouble).toContain('enough balance')
    shop.sandbox.faults.switches.refundsAreRefused = false
    const done = await admin('retryRefund', { refundId: shown.id })
    expect(done.body.data).toMatchObject({
      trouble: null,
      order: { refunds: [{ state: 'done', trouble: null }] },
    })
    await shop.heal(0.01)
    expect(await shop.breaches()).toEqual([])
  })

  test('of another amount needs a reason and cannot exceed what is left', async () => {
    const { orderId, email } = await asked(course.id)
    const proposal = { orderId, amount: 399, reason: 'The course was withdrawn', endsAccess: true }
    expect((await admin('proposeRefund', { ...proposal, reason: ' ' })).body.fields).toHaveProperty('reason')
    for (const amount of [399.01, 1.005, 0, 5e-324])
      expect((await admin('proposeRefund', { ...proposal, amount })).body.fields).toHaveProperty('amount')
    const made = await admin('proposeRefund', proposal)
    expect(made.body.data).toMatchObject({ state: 'paid', left: 0 })
    expect(made.body.data.requests.map(({ state }: { state: string }) => state).sort()).toEqual([
      'approved',
      'replaced',
    ])
    app.clock.advance({ minutes: 5 })
    await app.runJobs()
    const subjects = (await app.mailbox(email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your refund of ₹399.00 is approved')
    expect((await admin('getOrderRecord', { orderId })).body.data.state).toBe('refunded')
  })

  test('is undone within five minutes: nothing was sent, mailed or ended, and it can be decided again', async () => {
    const { orderId, requestId, studentId, email } = await asked(course.id)
    await admin('approveRefund', { requestId })
    const undone = await admin('undoRefund', { requestId }, owner)
    expect([undone.status, undone.body.data.left]).toEqual([200, 399])
    const states = undone.body.data.requests.map(({ state }: { state: string }) => state)
    expect(states.sort()).toEqual(['open', 'replaced'])
    expect((await admin('undoRefund', { requestId })).status).toBe(409)
    app.clock.advance({ minutes: 6 })
    await app.runJobs()
    expect((await shop.enrolments(studentId))[0]?.revokedAt).toBeNull()
    expect((await app.mailbox(email)).some(({ subject }) => subject.includes('approved'))).toBe(false)
    const open = undone.body.data.requests.find(({ state }: { state: string }) => state === 'open')
    expect(open).toMatchObject({ reason: 'I moved to another town', approvals: [], canApprove: true })
    expect((await admin('approveRefund', { requestId: open.id })).status).toBe(200)
    app.clock.advance({ minutes: 5 })
    await app.runJobs()
    expect((await admin('getOrderRecord', { orderId })).body.data).toMatchObject({
      state: 'refunded',
      refunds: [{ state: 'failed' }, { state: 'done' }],
    })
    expect(await shop.breaches()).toEqual([])
  })

  test('undone at the moment it is carried out is one or the other, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      await giveFreshCodes(app)
      const { orderId, requestId, studentId } = await asked(course.id)
      await admin('approveRefund', { requestId })
      app.clock.advance({ minutes: 5 })
      const [undone] = await Promise.all([admin('undoRefund', { requestId }), app.runJobs()])
      const { refunds, state } = (await admin('getOrderRecord', { orderId })).body.data
      const isUndone = undone.status === 200
      expect([state, refunds[0].state]).toEqual(isUndone ? ['paid', 'failed'] : ['refunded', 'done'])
      expect((await shop.enrolments(studentId))[0]?.revokedAt === null).toBe(isUndone)
    }
    expect(await shop.breaches()).toEqual([])
  })

  test.each([
    ['was shut out', 'blockStaff', {}],
    ['loses the money role', 'changeStaffRoles', { roles: ['support'] }],
  ] as const)('is undone if its approver %s in those minutes', async (_, act, input) => {
    const { orderId, requestId, studentId } = await asked(course.id)
    const lost = await staffOf(app, 'finance')
    await admin('approveRefund', { requestId }, lost)
    const boss = await staffOf(app, 'owner')
    expect((await admin(act, { staffId: lost.id, ...input }, boss)).status).toBe(200)
    const { database } = app.services
    await expect(
      database.first(
        sql`update refunds set carried_out_at = held_until where reason = ${`request:${requestId}`}`,
      ),
    ).rejects.toThrow('lost whoever agreed')
    app.clock.advance({ minutes: 5 })
    await app.runJobs()
    const { state, requests, refunds } = (await admin('getOrderRecord', { orderId })).body.data
    expect([state, refunds[0].state]).toEqual(['paid', 'failed'])
    expect(requests).toContainEqual(
      expect.objectContaining({ state: 'open', approvals: [], canApprove: true }),
    )
    expect((await shop.enrolments(studentId))[0]?.revokedAt).toBeNull()
    const log = (await admin('getAuditLog', { kind: 'order', subject: orderId }, boss)).body.data.items
    expect(log).toContainEqual(expect.objectContaining({ action: 'refund.undo', staff: null }))
    expect(await shop.breaches()).toEqual([])
  })

  test('that is waiting is neither undone late nor marked as carried out in the database', async () => {
    const { requestId } = await asked(course.id)
    await admin('approveRefund', { requestId })
    const { database } = app.services
    await expect(
      database.first(sql`update refund_requests set state = 'replaced' where id = ${requestId}`),
    ).rejects.toThrow('is decided')
    await expect(
      database.first(sql`
        update refunds set carried_out_at = held_until - interval '1 second' where reason = ${`request:${requestId}`}`),
    ).rejects.toThrow('carried_out_after_its_time')
  })

  test('declined needs a reason, which is mailed', async () => {
    const { requestId, email } = await asked(course.id)
    expect((await admin('declineRefund', { requestId, reason: '' })).status).toBe(400)
    const declined = await admin('declineRefund', { requestId, reason: 'Every video was watched.' })
    expect(declined.body.data.requests[0]).toMatchObject({
      state: 'declined',
      declineReason: 'Every video was watched.',
    })
    expect((await app.mailbox(email))[0]?.text).toContain('Every video was watched.')
    expect((await admin('approveRefund', { requestId })).status).toBe(409)
  })
})

describe('an invoice of an order', () => {
  test('opens for finance, and is mailed again only to its buyer', async () => {
    finance = await staffOf(app, 'finance')
    owner = await staffOf(app, 'owner')
    const buyer = await shop.student()
    const { order } = await shop.buy(buyer, course.id)
    const { body } = await admin('getOrderRecord', { orderId: order.paymentId })
    const [document] = body.data.documents
    const asked = { orderId: order.paymentId, documentId: document.id }
    const link = await admin('getOrderDocument', asked)
    const pdf = await app.fetch(link.body.data.url)
    expect([pdf.status, await pdf.text()]).toEqual([200, expect.stringContaining(document.name)])
    expect((await admin('sendOrderDocument', asked)).status).toBe(200)
    const [mail] = await app.mailbox(buyer.email)
    expect(mail?.subject).toContain(document.name)
    expect(mail?.attachments).toHaveLength(1)
    const log = await admin('getAuditLog', { kind: 'order', subject: order.paymentId }, owner)
    expect(log.body.data.items[0]).toMatchObject({
      action: 'order.send-document',
      after: { document: document.name },
    })
    const other = await shop.buy(await shop.student(), course.id)
    const wrong = { ...asked, orderId: other.order.paymentId }
    expect((await admin('getOrderDocument', wrong)).status).toBe(404)
    expect((await admin('sendOrderDocument', wrong)).status).toBe(404)
    expect((await admin('getOrderDocument', asked, await staffOf(app, 'support'))).status).toBe(403)
  })
})
