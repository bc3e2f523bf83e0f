import { createHmac } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionLifetimeDays, tokenLifetimeSeconds } from '../../domain/accounts/rules.ts'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import { forgetEndedSessions } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newestCode(email: string): Promise<string> {
  const [mail] = await app.mailbox(email)
  return mail?.subject.match(/^\d{6}/)?.[0] ?? 'no code'
}

async function signIn({ email, password }: { email: string; password: string }, cookie?: string) {
  const answer = await app.call(
    'login',
    { email, password },
    { cookie, headers: { 'user-agent': 'Test browser' } },
  )
  return { ...answer, token: String(answer.body.data?.token), cookie: cookieOf(answer) }
}

async function profileStatus(token: string): Promise<number> {
  return (await app.call('getProfileData', {}, { token })).status
}

async function refreshStatus(cookie: string): Promise<number> {
  return (await app.call('refresh', {}, { cookie })).status
}

describe('POST student/login', () => {
  test('answers with a token that names the student and an HttpOnly cookie', async () => {
    const student = await app.student()
    const answer = await signIn(student)
    expect(answer.body).toMatchObject({ success: true, status: 200, data: { isVerified: true } })
    const issued = Math.floor(app.clock.now().getTime() / 1000)
    expect(decodeJwt(answer.token)).toMatchObject({
      sub: student.id,
      id: student.id,
      name: student.name,
      email: student.email,
      phone: student.phone,
      exp: issued + tokenLifetimeSeconds,
    })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(answer.cookie).toMatch(/=[\w-]{43}$/)
  })

  test('signs in by phone', async () => {
    const student = await app.student()
    const answer = await app.call('login', { phone: student.phone, password: student.password })
    expect(decodeJwt(answer.body.data.token)).toMatchObject({ id: student.id })
  })

  test('picks among brothers and sisters with one phone by the password', async () => {
    const phone = '+919700000001'
    const sister = await app.student({ phone, password: 'the-sisters-own' })
    const brother = await app.student({ phone, password: 'the-brothers-own' })
    for (const { id, password } of [sister, brother]) {
      const answer = await app.call('login', { phone, password })
      expect(decodeJwt(answer.body.data.token)).toMatchObject({ id })
    }
    expect((await app.call('login', { phone, password: 'nobodys-own' })).status).toBe(401)
  })

  test('asks for the email when phone and password fit two accounts', async () => {
    const phone = '+919700000002'
    const twins = [await app.student({ phone }), await app.student({ phone })]
    const answer = await app.call('login', { phone, password: 'kept-in-a-notebook' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'conflict', success: false })
    expect(answer.body.message).toContain('email')
    for (const twin of twins) expect((await signIn(twin)).status).toBe(200)
  })

  test('lets no unproven account stand in the way of a proven one with the same phone and password', async () => {
    const phone = '+919700000003'
    const student = await app.student({ phone })
    await app.call('register', {
      name: 'Again',
      email: 'again@example.com',
      phone,
      password: student.password,
    })
    const answer = await app.call('login', { phone, password: student.password })
    expect(decodeJwt(answer.body.data.token)).toMatchObject({ id: student.id })
  })

  test.each([
    ['neither email nor phone', { password: 'kept-in-a-notebook' }],
    [
      'both email and phone',
      { email: 'a@example.com', phone: '+919700000004', password: 'kept-in-a-notebook' },
    ],
    ['no password', { email: 'a@example.com', password: '' }],
    ['an unknown field', { email: 'a@example.com', password: 'kept-in-a-notebook', isAdmin: true }],
  ])('refuses %s', async (_, input) => {
    expect((await app.call('login', input)).status).toBe(400)
  })

  test('refuses the eleventh try within a quarter of an hour, the right password too', async () => {
    const student = await app.student()
    app.clock.advance({ minutes: 16 })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) {
      statuses.push((await app.call('login', { email: student.email, password: 'a wrong one' })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([401]))
    const answer = await signIn(student)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    app.clock.advance({ minutes: 16 })
    expect((await signIn(student)).status).toBe(200)
  })
})

describe('a bearer token', () => {
  let student: TestStudent
  beforeAll(async () => {
    student = await app.student()
  })

  test('opens the profile', async () => {
    const { token } = await signIn(student)
    const answer = await app.call('getProfileData', {}, { token })
    expect(answer.body.data).toEqual({
      _id: student.id,
      name: student.name,
      email: student.email,
      phone: student.phone,
    })
    expect(answer.body.status).toBe(200)
  })

  test('ends after its lifetime', async () => {
    const { token } = await signIn(student)
    app.clock.advance({ seconds: tokenLifetimeSeconds - 1 })
    expect(await profileStatus(token)).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect(await profileStatus(token)).toBe(401)
  })

  test('is refused when a single character of it changes', async () => {
    const { token } = await signIn(student)
    for (let at = 0; at < token.length - 1; at += 7) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(await profileStatus(token.slice(0, at) + other + token.slice(at + 1))).toBe(401)
    }
  })

  test('is refused when it was signed by another key, or not at all', async () => {
    const { token } = await signIn(student)
    const claims = decodeJwt(token)
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from('another secret, of 32 characters'))
    const bare = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
    const rawSecret = `${token.split('.').slice(0, 2).join('.')}.${createHmac('sha256', app.settings.secret).update(token.split('.').slice(0, 2).join('.')).digest('base64url')}`
    for (const wrong of [forged, bare, rawSecret, 'undefined', 'null', 'a.b.c'])
      expect(await profileStatus(wrong)).toBe(401)
  })

  test('that is stale is refused on calls where a token is optional', async () => {
    const { token } = await signIn(student)
    await app.call('logoutEverywhere', {}, { token })
    const answer = await app.call('getCategories', {}, { token })
    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe('noSession')
    expect((await app.call('getCategories')).status).toBe(200)
  })
})

describe('POST auth/refresh', () => {
  test('renews the token in two tabs at once', async () => {
    const student = await app.student()
    const answers = await Promise.all([0, 1].map(() => app.call('refresh', {}, { cookie: student.cookie })))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(await profileStatus(body.data.token)).toBe(200)
    }
  })

  test('keeps a session alive that is used, and ends one that is not', async () => {
    const student = await app.student()
    for (let month = 0; month < 3; month += 1) {
      app.clock.advance({ days: sessionLifetimeDays - 1 })
      expect(await refreshStatus(student.cookie)).toBe(200)
    }
    app.clock.advance({ days: sessionLifetimeDays })
    expect(await refreshStatus(student.cookie)).toBe(401)
  })

  test.each(['', 'stepmark-session=', 'stepmark-session=guessed', `stepmark-session=${'A'.repeat(43)}`])(
    'refuses the cookie "%s"',
    async (cookie) => {
      const answer = await app.call('refresh', {}, { cookie })
      expect(answer.status).toBe(401)
      expect(answer.body.code).toBe('noSession')
    },
  )
})

describe('ending sessions', () => {
  test('logout ends the session of its browser at once and no other', async () => {
    const student = await app.student()
    const here = await signIn(student)
    const there = await signIn(student)
    const answer = await app.call('logout', {}, { cookie: here.cookie })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
    expect([await profileStatus(here.token), await refreshStatus(here.cookie)]).toEqual([401, 401])
    expect([await profileStatus(there.token), await refreshStatus(there.cookie)]).toEqual([200, 200])
    expect((await app.call('logout')).status).toBe(200)
  })

  test('logging out everywhere ends every session at once', async () => {
    const student = await app.student()
    const sessions = [await signIn(student), await signIn(student), student]
    expect((await app.call('logoutEverywhere', {}, { token: student.token })).status).toBe(200)
    for (const { token, cookie } of sessions) {
      expect([await profileStatus(token), await refreshStatus(cookie)]).toEqual([401, 401])
    }
    expect((await signIn(student)).status).toBe(200)
  })

  test('a sign-in from the same browser replaces its session', async () => {
    const student = await app.student()
    const next = await signIn(student, student.cookie)
    expect(await profileStatus(student.token)).toBe(401)
    expect(await profileStatus(next.token)).toBe(200)
  })

  test('the list shows the live sessions, newest use first, and which one asks', async () => {
    const student = await app.student()
    app.clock.advance({ minutes: 1 })
    const { token } = await signIn(student)
    const stranger = await app.student()
    const listed = (await app.call('getSessions', {}, { token })).body.data
    expect(listed).toHaveLength(2)
    expect(listed[0]).toMatchObject({
      device: 'Test browser',
      isCurrent: true,
      createdAt: app.clock.now().toISOString(),
    })
    expect(listed[1].isCurrent).toBe(false)
    expect((await app.call('getSessions', {}, { token: stranger.token })).body.data).toHaveLength(1)
  })
})

describe('the sweep of sessions', () => {
  test('removes those that ended more than a day ago and no other', async () => {
    const student = await app.student()
    const session = {
      text: 'select id from sessions where student_id = $1',
      values: [student.id],
      name: 'sessions-kept',
    }
    app.clock.advance({ days: sessionLifetimeDays })
    await forgetEndedSessions(app.services)
    expect(await app.services.database.all(session)).toHaveLength(1)
    app.clock.advance({ days: 1, seconds: 1 })
    await forgetEndedSessions(app.services)
    expect(await app.services.database.all(session)).toHaveLength(0)
  })
})

describe('POST student/resetPassword', () => {
  test('changes the password, ends every session at once and mails that it did', async () => {
    const student = await app.student()
    const other = await signIn(student)
    await app.call('forgotPassword', { email: student.email })
    const [mail] = await app.mailbox(student.email)
    expect(mail?.text).toContain(
      `http://localhost:3000/reset-password?email=${encodeURIComponent(student.email)}`,
    )
    const otp = await newestCode(student.email)
    const answer = await app.call('resetPassword', {
      email: student.email,
      otp,
      newPassword: 'a-fresh-start',
    })
    expect(answer.body).toMatchObject({ success: true, status: 200 })
    for (const { token, cookie } of [student, other]) {
      expect([await profileStatus(token), await refreshStatus(cookie)]).toEqual([401, 401])
    }
    expect((await signIn(student)).status).toBe(401)
    expect((await signIn({ ...student, password: 'a-fresh-start' })).status).toBe(200)
    expect((await app.mailbox(student.email))[0]?.subject).toBe('Your Stepmark password was changed')
  })

  test('proves the address of a student who never typed the first code', async () => {
    const person = {
      name: 'Forgetful',
      email: 'forgetful@example.com',
      phone: '+919700000009',
      password: 'forgotten-already',
    }
    await app.call('register', person)
    await app.call('forgotPassword', { email: person.email })
    const otp = await newestCode(person.email)
    await app.call('resetPassword', { email: person.email, otp, newPassword: 'remembered-now' })
    expect((await signIn({ ...person, password: 'remembered-now' })).body.data.isVerified).toBe(true)
  })

  test('leaves no session to a sign-in with the old password that runs at the same moment', async () => {
    const student = await app.student()
    await app.call('forgotPassword', { email: student.email })
    const otp = await newestCode(student.email)
    const [, ...signIns] = await Promise.all([
      app.call('resetPassword', { email: student.email, otp, newPassword: 'a-fresh-start' }),
      ...Array.from({ length: 6 }, () => signIn(student)),
    ])
    for (const { token } of signIns) expect(await profileStatus(token)).toBe(401)
  })

  test.each([
    ['a password of 16 characters', 'sixteen-letters!', 'Max 15 characters'],
    ['a common password', 'password@123', 'first that anyone would guess'],
    ['a short password', 'seven77', 'at least 8'],
  ])('refuses %s and keeps the code', async (_, newPassword, sentence) => {
    const student = await app.student()
    await app.call('forgotPassword', { email: student.email })
    const otp = await newestCode(student.email)
    const answer = await app.call('resetPassword', { email: student.email, otp, newPassword })
    expect(answer.status).toBe(400)
    expect(answer.body.fields.newPassword).toContain(sentence)
    expect(
      (await app.call('resetPassword', { email: student.email, otp, newPassword: 'a-better-one' })).status,
    ).toBe(200)
  })

  test('sends one mail for two requests within the wait', async () => {
    const student = await app.student()
    const before = (await app.mailbox(student.email)).length
    await app.call('forgotPassword', { email: student.email })
    await app.call('forgotPassword', { email: student.email })
    expect(await app.mailbox(student.email)).toHaveLength(before + 1)
    app.clock.advance({ seconds: 31 })
    await app.call('forgotPassword', { email: student.email })
    expect(await app.mailbox(student.email)).toHaveLength(before + 2)
  })
})
