import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, startTestApp, type TestApp } from '../../tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newestCode(email: string): Promise<string> {
  const [mail] = await app.mailbox(email)
  return mail?.subject.match(/^\d{6}/)?.[0] ?? 'no code'
}

async function signIn({ email, password }: { email: string; password: string }) {
  const answer = await app.call('login', { email, password })
  return { ...answer, token: String(answer.body.data?.token), cookie: cookieOf(answer) }
}

async function profileStatus(token: string): Promise<number> {
  return (await app.call('getProfileData', {}, { token })).status
}

async function refreshStatus(cookie: string): Promise<number> {
  return (await app.call('refresh', {}, { cookie })).status
}

describe('POST student/resetPassword', () => {
  test('changes the password, ends every session at once and mails a notice', async () => {
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
    await app.mailbox(person.email)
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
    ['a common password', 'password@123', 'too easy to guess'],
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
