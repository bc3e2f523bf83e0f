import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountStory, wrongPassword } from '../../../tests/support/account-story.ts'
import { adminCall, staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import { shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'
import { notify } from '../../notifications/operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const { signIn, profileStatus } = accountStory(() => app)

describe('POST account/deleteAccount', () => {
  async function deleteAccount(student: TestStudent, confirmation = 'account') {
    return app.call('deleteAccount', { password: student.password, confirmation }, { token: student.token })
  }

  test('ends every session, link and code at once and mails a farewell', async () => {
    const student = await app.student()
    const other = await signIn(student)
    const answer = await deleteAccount(student)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
    for (const { token, cookie } of [student, other]) {
      expect(await profileStatus(token)).toBe(401)
      expect((await app.call('refresh', {}, { cookie })).status).toBe(401)
    }
    expect((await signIn(student)).status).toBe(401)
    expect((await app.call('login', { phone: student.phone, password: student.password })).status).toBe(401)
    const [mail] = await app.mailbox(student.email)
    expect(mail?.subject).toContain('was deleted')
    expect(mail?.text).toContain(student.name)
  })

  test('erases name, address and phone, and deletes what was sent through forms', async () => {
    const student = await app.student({ name: 'Vanishing Person', phone: '+919700012345' })
    await app.call('contactSupport', {
      name: student.name,
      email: student.email,
      phone: '9700012345',
      message: 'Please call me.',
    })
    const course = await app.course()
    await app.grant(student, course, -30, -1)
    const ticket = { userId: student.id, courseId: course.id, question: 'Why is a root missing?' }
    expect((await app.call('createTicket', ticket, { token: student.token })).status).toBe(200)
    const taken = await app.call('exportAccount', {}, { token: student.token })
    expect(taken.body.data.tickets).toMatchObject([{ question: ticket.question }])
    await deleteAccount(student)
    const row = await app.services.database.first(
      sql<{ row: unknown }>`select to_jsonb(students) as row from students where id = ${student.id}`,
    )
    const text = JSON.stringify(row)
    for (const trace of [student.name, student.email, student.phone]) expect(text).not.toContain(trace)
    expect(text).toContain('Deleted account')
    const counts = await app.services.database.first(sql<{
      sessions: number
      codes: number
      requests: number
    }>`
      select (select count(*)::int from sessions where student_id = ${student.id}) as sessions,
        (select count(*)::int from codes where student_id = ${student.id}) as codes,
        (select count(*)::int from contact_requests where email = ${student.email}) as requests,
        (select count(*)::int from tickets where student_id = ${student.id}) as tickets`)
    expect(counts).toEqual({ sessions: 0, codes: 0, requests: 0, tickets: 0 })
  })

  test('cannot be undone by a code, a reset or a phone, and mails nothing more', async () => {
    const student = await app.student()
    await app.call('forgotPassword', { email: student.email })
    const [mail] = await app.mailbox(student.email)
    const otp = mail?.subject.match(/\d{6}/)?.[0]
    await deleteAccount(student)
    const mails = (await app.mailbox(student.email)).length
    const reset = { email: student.email, otp, newPassword: 'back-again-1' }
    expect((await app.call('resetPassword', reset)).status).toBe(400)
    app.clock.advance({ minutes: 5 })
    await app.call('forgotPassword', { email: student.email })
    await app.call('resendOTP', { email: student.email })
    expect(await app.mailbox(student.email)).toHaveLength(mails)
    expect((await app.call('login', { phone: '+910000000000', password: student.password })).status).toBe(401)
  })

  test('frees the address for a new account that has nothing of the old one', async () => {
    const student = await app.student()
    await app.grant(student, await app.course(), -1, 30)
    expect((await deleteAccount(student, 'accountAndPlans')).status).toBe(200)
    const again = await app.student({ email: student.email, phone: student.phone })
    expect(again.id).not.toBe(student.id)
    expect((await app.call('getMyCourses', {}, { token: again.token })).body.data).toEqual([])
  })

  test('keeps the payments, under an anonymous student', async () => {
    const shop = shopOf(app)
    const student = await app.student()
    const course = await app.course()
    const { order } = await shop.buy(shop.contextOf(student.id), course.id)
    await deleteAccount(student, 'accountAndPlans')
    const kept = await app.services.database.first(sql<{ state: string; name: string; outcome: string }>`
      select orders.state, students.name, payments.outcome from orders
      join students on students.id = orders.student_id join payments on payments.order_id = orders.id
      where public_id = ${order.paymentId} and payer_email is null`)
    expect(kept).toEqual({ state: 'paid', name: 'Deleted account', outcome: 'access' })
  })

  test('erases staff notes about the student on codes and manual payments', async () => {
    const student = await app.student()
    const course = await app.course()
    const owner = await staffOf(app, 'owner')
    const ask = async (
      name: 'createCoupons' | 'recordPayment' | 'proposeRefund' | 'recordRefund',
      input: object,
    ) => {
      const answer = await adminCall(app, name, input, { cookie: owner.cookie })
      expect(answer.body).toMatchObject({ success: true })
      return answer.body.data
    }
    const note = 'Her father lost his work'
    const days = { from: '2026-11-20', to: '2027-03-31' }
    const code = {
      batchId: randomUUID(),
      kind: 'percent',
      percent: 50,
      maxUses: 1,
      note,
      email: student.email,
    }
    await ask('createCoupons', { ...code, ...days })
    const byHand = { way: 'cash', on: '2026-11-20', note }
    const paid = { recordId: randomUUID(), email: student.email, courseId: course.id, plan: 1, amount: 399 }
    const { orderId } = await ask('recordPayment', { ...paid, ...byHand })
    const refund = { orderId, amount: 100, reason: 'Agreed by telephone', endsAccess: false }
    const { refunds } = await ask('proposeRefund', refund)
    app.clock.advance({ minutes: 5 })
    await app.runJobs()
    await ask('recordRefund', { refundId: refunds[0].id, ...byHand })
    await deleteAccount(student, 'accountAndPlans')
    for (const table of [sql`coupons`, sql`payments`, sql`refunds`])
      expect(await app.services.database.all(sql`select note from ${table} where note = ${note}`)).toEqual([])
  })

  test('requires a running plan to be given up by name', async () => {
    const student = await app.student()
    await app.grant(student, await app.course(), -1, 30)
    const answer = await deleteAccount(student)
    expect(answer.status).toBe(409)
    expect(await profileStatus(student.token)).toBe(200)
    expect((await deleteAccount(student, 'accountAndPlans')).status).toBe(200)
  })

  test('refunds a payment that arrives afterwards', async () => {
    const shop = shopOf(app)
    const student = await app.student()
    const course = await app.course()
    const made = await shop.order(shop.contextOf(student.id), course.id)
    expect((await deleteAccount(student)).status).toBe(200)
    const { payment } = await shop.checkout(made)
    await shop.heal()
    expect(await shop.enrolments(student.id)).toEqual([])
    const row = await app.services.database.first(sql<{ outcome: string; reason: string; back: number }>`
      select outcome, refund_reason as reason, refunded_in_paise as back from payments
      where gateway_payment_id = ${payment.id}`)
    expect(row).toEqual({ outcome: 'refund', reason: 'accountDeleted', back: 39_900 })
  })

  test('refuses a wrong password, and a request without a confirmation', async () => {
    const student = await app.student()
    const wrong = { password: 'not-this-one', confirmation: 'account' }
    const answer = await app.call('deleteAccount', wrong, { token: student.token })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual(wrongPassword)
    for (const confirmation of [undefined, '', 'yes', true]) {
      const input = { password: student.password, confirmation }
      expect((await app.call('deleteAccount', input, { token: student.token })).status).toBe(400)
    }
    expect((await signIn(student)).status).toBe(200)
  })

  test('and a password change at the same moment leave one of the two done', async () => {
    const student = await app.student()
    const change = { currentPassword: student.password, newPassword: 'a-new-notebook' }
    const answers = await Promise.all([
      deleteAccount(student),
      app.call('changePassword', change, { token: student.token }),
    ])
    const done = answers.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
  })

  test('cancels mails held until the morning, including those to the former address', async () => {
    app.clock.set('2027-02-01T16:30:00Z')
    const student = await app.student()
    const { database, clock } = app.services
    const facts = { number: 'TKT-2027-00001', isSolved: false }
    const ring = { kind: 'case', facts, studentId: student.id, onceKey: 'case:1', path: null } as const
    await database.transaction((tx) =>
      notify(tx, student, { subject: 'Answered', parts: [] }, { now: clock.now(), notification: ring }),
    )
    await database.first(sql`update students set email = 'moved@example.com' where id = ${student.id}`)
    expect((await deleteAccount(student)).status).toBe(200)
    app.clock.set('2027-02-02T04:00:00Z')
    expect((await app.mailbox(student.email)).map(({ subject }) => subject)).not.toContain('Answered')
  })
})
