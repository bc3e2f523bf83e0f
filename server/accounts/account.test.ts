import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../domain/limits.ts'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import { shopOf } from '../../tests/support/shop.ts'
import { sql } from '../adapters/database/sql.ts'
import { passwordWorkDone } from './passwords.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const wrongPassword = { password: 'This is not your password.' }

async function signIn({ email, password }: { email: string; password: string }) {
  const answer = await app.call('login', { email, password })
  return { status: answer.status, token: String(answer.body.data?.token), cookie: cookieOf(answer) }
}

async function profileStatus(token: string): Promise<number> {
  return (await app.call('getProfileData', {}, { token })).status
}

async function sessionsOf(token: string): Promise<{ _id: string; isCurrent: boolean }[]> {
  return (await app.call('getSessions', {}, { token })).body.data
}

describe('POST account/updateProfile', () => {
  test('changes name and phone, and answers with a token that says so', async () => {
    const student = await app.student()
    const answer = await app.call(
      'updateProfile',
      { name: '  Asha Devi ', phone: '+919848077777' },
      { token: student.token },
    )
    expect(answer.body).toMatchObject({ success: true, message: 'Saved' })
    const { token } = answer.body.data
    expect(decodeJwt(token)).toMatchObject({ name: 'Asha Devi', phone: '+919848077777', id: student.id })
    const profile = await app.call('getProfileData', {}, { token })
    expect(profile.body.data).toMatchObject({
      name: 'Asha Devi',
      phone: '+919848077777',
      email: student.email,
    })
    expect((await app.call('login', { phone: '+919848077777', password: student.password })).status).toBe(200)
  })

  test('tells the other devices at their next renewal', async () => {
    const student = await app.student()
    const other = await signIn(student)
    await app.call('updateProfile', { name: 'New', phone: student.phone }, { token: student.token })
    const renewed = await app.call('refresh', {}, { cookie: other.cookie })
    expect(decodeJwt(renewed.body.data.token)).toMatchObject({ name: 'New' })
  })

  test.each([
    ['no name', { name: ' ', phone: '+919848077777' }, 'name'],
    ['a phone of nine digits', { name: 'Asha', phone: '+91984807777' }, 'phone'],
    ['another email', { name: 'Asha', phone: '+919848077777', email: 'x@example.com' }, 'email'],
  ])('refuses %s', async (_, input, field) => {
    const { token } = await app.student()
    const answer = await app.call('updateProfile', input, { token })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty(field)
  })
})

describe('POST account/changePassword', () => {
  test('lets the new password in alone, ends every other session and mails it', async () => {
    const student = await app.student()
    const other = await signIn(student)
    const answer = await app.call(
      'changePassword',
      { currentPassword: student.password, newPassword: 'a-new-notebook' },
      { token: student.token },
    )
    expect(answer.status).toBe(200)
    expect(await profileStatus(student.token)).toBe(200)
    expect(await profileStatus(other.token)).toBe(401)
    expect((await app.call('refresh', {}, { cookie: other.cookie })).status).toBe(401)
    expect((await signIn(student)).status).toBe(401)
    expect((await signIn({ ...student, password: 'a-new-notebook' })).status).toBe(200)
    const [mail] = await app.mailbox(student.email)
    expect(mail?.subject).toContain('password')
  })

  test('refuses a wrong current password beside its field, and changes nothing', async () => {
    const student = await app.student()
    const input = { currentPassword: 'not-this-one', newPassword: 'a-new-notebook' }
    const answer = await app.call('changePassword', input, { token: student.token })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ currentPassword: wrongPassword.password })
    expect((await signIn(student)).status).toBe(200)
  })

  test('refuses a common new password before any costly work', async () => {
    const student = await app.student()
    const before = passwordWorkDone()
    const input = { currentPassword: student.password, newPassword: 'password123' }
    const answer = await app.call('changePassword', input, { token: student.token })
    expect(answer.body.fields).toHaveProperty('newPassword')
    expect(passwordWorkDone()).toBe(before)
  })

  test('counts tries as sign-in does, together with those of a deletion', async () => {
    const student = await app.student()
    const { count, windowSeconds } = limits.ownPasswordPerAccount
    expect([count, windowSeconds]).toEqual([
      limits.signInPerAccount.count,
      limits.signInPerAccount.windowSeconds,
    ])
    for (let attempt = 0; attempt < count; attempt += 1) {
      const guess = { password: `guess-${attempt}-${attempt}`, confirmation: 'account' }
      expect((await app.call('deleteAccount', guess, { token: student.token })).status).toBe(400)
    }
    const right = { currentPassword: student.password, newPassword: 'a-new-notebook' }
    const answer = await app.call('changePassword', right, { token: student.token })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('changes it once when it is asked twice at once', async () => {
    const student = await app.student()
    const answers = await Promise.all(
      ['a-first-notebook', 'a-second-notebook'].map((newPassword) =>
        app.call(
          'changePassword',
          { currentPassword: student.password, newPassword },
          { token: student.token },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('POST account/revokeSession', () => {
  test('ends one session of the student and no other', async () => {
    const student = await app.student()
    const there = await signIn(student)
    const [other] = (await sessionsOf(student.token)).filter(({ isCurrent }) => !isCurrent)
    const answer = await app.call('revokeSession', { sessionId: other?._id }, { token: student.token })
    expect(answer.status).toBe(200)
    expect([await profileStatus(there.token), await profileStatus(student.token)]).toEqual([401, 200])
    expect(
      (await app.call('revokeSession', { sessionId: other?._id }, { token: student.token })).status,
    ).toBe(404)
  })

  test('does not find the session of somebody else', async () => {
    const student = await app.student()
    const stranger = await app.student()
    const [session] = await sessionsOf(student.token)
    const answer = await app.call('revokeSession', { sessionId: session?._id }, { token: stranger.token })
    expect(answer.status).toBe(404)
    expect(await profileStatus(student.token)).toBe(200)
  })

  test('forgets the cookie with the session that asks', async () => {
    const student = await app.student()
    const [session] = await sessionsOf(student.token)
    const answer = await app.call('revokeSession', { sessionId: session?._id }, { token: student.token })
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
    expect(await profileStatus(student.token)).toBe(401)
  })

  test('refuses what is no id', async () => {
    const { token } = await app.student()
    for (const sessionId of ['', 'x', "' or 1=1 --", null])
      expect((await app.call('revokeSession', { sessionId }, { token })).status).toBe(400)
  })

  test('all others end at once, and the one that asks stays', async () => {
    const student = await app.student()
    const others = [await signIn(student), await signIn(student)]
    await app.call('revokeOtherSessions', {}, { token: student.token })
    for (const { token } of others) expect(await profileStatus(token)).toBe(401)
    expect(await sessionsOf(student.token)).toHaveLength(1)
  })
})

describe('email choices', () => {
  test('are off until the student turns them on, and then stay', async () => {
    const { token } = await app.student()
    expect((await app.call('getEmailChoices', {}, { token })).body.data).toEqual({
      lessonNews: false,
      reminders: false,
    })
    await app.call('updateEmailChoices', { lessonNews: true, reminders: false }, { token })
    expect((await app.call('getEmailChoices', {}, { token })).body.data).toEqual({
      lessonNews: true,
      reminders: false,
    })
    expect(
      (await app.call('updateEmailChoices', { lessonNews: 'yes', reminders: 1 }, { token })).status,
    ).toBe(400)
  })
})

describe('GET account/export', () => {
  test('holds what is kept about the student, without secrets, and nothing of anybody else', async () => {
    const shop = shopOf(app)
    const student = await app.student()
    const stranger = await app.student()
    const course = await app.course()
    await shop.buy(shop.contextOf(student.id), course.id)
    await app.call('contactSupport', {
      name: 'Asha',
      email: student.email,
      phone: '9848012345',
      message: 'When does the batch start?',
    })
    const { status, body } = await app.call('exportAccount', {}, { token: student.token })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      account: { email: student.email, name: student.name, phone: student.phone },
      orders: [{ state: 'paid', amountInRupees: 399 }],
      payments: [{ outcome: 'access', amountInRupees: 399 }],
      courses: [{ how: 'bought' }],
      contactRequests: [{ message: 'When does the batch start?' }],
    })
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/argon2|hash|hmac/i)
    for (const trace of [stranger.id, stranger.email]) expect(text).not.toContain(trace)
  })
})

describe('POST account/deleteAccount', () => {
  async function deleteAccount(student: TestStudent, confirmation = 'account') {
    return app.call('deleteAccount', { password: student.password, confirmation }, { token: student.token })
  }

  test('ends every way in at once and says farewell', async () => {
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

  test('takes name, address and phone out of the account, and forgets what was sent by forms', async () => {
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

  test('keeps the payments, under a student without a name', async () => {
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

  test('asks for a plan that runs to be given up by name', async () => {
    const student = await app.student()
    await app.grant(student, await app.course(), -1, 30)
    const answer = await deleteAccount(student)
    expect(answer.status).toBe(409)
    expect(await profileStatus(student.token)).toBe(200)
    expect((await deleteAccount(student, 'accountAndPlans')).status).toBe(200)
  })

  test('gives back a payment that arrives after it', async () => {
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
})
