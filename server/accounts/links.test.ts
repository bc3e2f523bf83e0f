import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeTries, mailedLinkHours } from '../../domain/accounts/rules.ts'
import { cookieOf, startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { forgetEndedLinks } from './links.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let people = 0

function person() {
  people += 1
  return {
    name: `Newcomer ${people}`,
    email: `linked${people}@example.com`,
    phone: `+9190000${String(people).padStart(5, '0')}`,
    password: 'ink-and-blotting-paper',
  }
}

/** Registers a new person; the cookie is the browser's. */
async function registered(next?: string) {
  const newcomer = person()
  return { ...newcomer, cookie: cookieOf(await app.call('register', { ...newcomer, next })) }
}

/** The fragment of the latest mail's link to this page. */
async function mailedToken(email: string, page: 'confirm-email' | 'choose-password'): Promise<string> {
  // Another mail about the account may be sent at the same time.
  const mail = (await app.mailbox(email)).find(({ text }) => text.includes(`/${page}#`))
  const token = mail?.text.match(new RegExp(`^http://localhost:3000/${page}#([\\da-f]{32})$`, 'm'))?.[1]
  expect(mail?.html).toContain(`href="http://localhost:3000/${page}#${token}"`)
  return token ?? 'no link'
}

async function passwordStatus(email: string, password: string): Promise<number> {
  return (await app.call('login', { email, password })).status
}

async function forgotten(email: string): Promise<string> {
  await app.call('forgotPassword', { email })
  return mailedToken(email, 'choose-password')
}

describe('a mailed link', () => {
  const next = '/courses/maths?plan=yearly'

  test('of a registration leads on to where its reader wanted to go, also after a resend', async () => {
    for (const isResent of [false, true]) {
      const { email, cookie } = await registered(next)
      if (isResent) {
        app.clock.advance({ seconds: 31 })
        await app.call('resendOTP', { email })
      }
      const token = await mailedToken(email, 'confirm-email')
      const { data } = (await app.call('confirmByLink', { token }, { cookie })).body
      expect(data).toEqual({ needsPassword: false, next })
    }
  })

  test('of a registration leads on in another browser, where a password is chosen first', async () => {
    const { email } = await registered(next)
    const token = await mailedToken(email, 'confirm-email')
    expect((await app.call('confirmByLink', { token })).body.data).toMatchObject({
      needsPassword: true,
      next,
    })
  })

  test('of a sign-in before the address was proven leads to where that was meant to go', async () => {
    const { email, password, cookie } = await registered('/pricing-plan')
    app.clock.advance({ minutes: 2 })
    await app.call('login', { email, password, next }, { cookie })
    const token = await mailedToken(email, 'confirm-email')
    expect((await app.call('confirmByLink', { token }, { cookie })).body.data).toMatchObject({ next })
  })

  test('for a new password continues to a next page, and the next one only where it was requested from', async () => {
    const { email } = await app.student()
    await app.call('forgotPassword', { email, next })
    const newPassword = 'chosen-by-me'
    const token = await mailedToken(email, 'choose-password')
    expect((await app.call('choosePasswordByLink', { token, newPassword })).body.data).toEqual({
      email,
      next,
    })
    app.clock.advance({ minutes: 10 })
    const again = { token: await forgotten(email), newPassword }
    expect((await app.call('choosePasswordByLink', again)).body.data).toEqual({ email })
  })

  test('does not reveal where it leads, and only leads within this site', async () => {
    const { email } = await registered(next)
    const [mail] = await app.mailbox(email)
    expect(`${mail?.text}${mail?.html}`).not.toContain('courses/maths')
    for (const elsewhere of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/./\\evil',
      `/${'a'.repeat(1000)}`,
    ])
      for (const [name, input] of [
        ['register', { ...person(), next: elsewhere }],
        ['login', { email, password: 'any-password', next: elsewhere }],
        ['forgotPassword', { email, next: elsewhere }],
      ] as const)
        expect((await app.call(name, input)).status, `${name} ${elsewhere}`).toBe(400)
  })
})

describe('POST student/confirmByLink', () => {
  test('opens the account with the password of the browser that registered', async () => {
    const { email, password, cookie } = await registered()
    const token = await mailedToken(email, 'confirm-email')
    const answer = await app.call('confirmByLink', { token }, { cookie })
    expect(answer.body).toMatchObject({ success: true, status: 200, data: null })
    expect(await passwordStatus(email, password)).toBe(200)
  })

  test('in another browser verifies the address, drops the only password and requires a new one', async () => {
    const { email, password } = await registered()
    const token = await mailedToken(email, 'confirm-email')
    const { data } = (await app.call('confirmByLink', { token })).body
    expect(data).toMatchObject({ needsPassword: true })
    expect(await passwordStatus(email, password)).toBe(401)
    const chosen = await app.call('choosePasswordByLink', { token: data.token, newPassword: 'chosen-by-me' })
    expect(chosen.body).toMatchObject({ success: true, data: { email } })
    expect((await app.call('login', { email, password: 'chosen-by-me' })).body.data.isVerified).toBe(true)
  })

  test('drops every password of a contested address for a browser that registered none of them', async () => {
    const { email, password, ...person } = await registered()
    await app.call('register', { ...person, cookie: undefined, email, password: 'a-strangers-password' })
    const token = await mailedToken(email, 'confirm-email')
    expect((await app.call('confirmByLink', { token })).body.data).toMatchObject({ needsPassword: true })
    for (const registeredOne of [password, 'a-strangers-password'])
      expect(await passwordStatus(email, registeredOne)).toBe(401)
  })

  test('uses up the code and every link that were mailed for it', async () => {
    const { email, cookie } = await registered()
    const [mail] = await app.mailbox(email)
    const first = await mailedToken(email, 'confirm-email')
    app.clock.advance({ seconds: 31 })
    await app.call('resendOTP', { email })
    const second = await mailedToken(email, 'confirm-email')
    expect(second).not.toBe(first)
    expect((await app.call('confirmByLink', { token: first }, { cookie })).status).toBe(200)
    for (const token of [first, second])
      expect((await app.call('confirmByLink', { token }, { cookie })).body.code).toBe('badCode')
    const otp = mail?.subject.match(/^\d{6}/)?.[0]
    expect((await app.call('verifyEmail', { email, otp }, { cookie })).status).toBe(400)
  })

  test('succeeds once in ten concurrent requests', async () => {
    const { email, cookie } = await registered()
    const token = await mailedToken(email, 'confirm-email')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call('confirmByLink', { token }, { cookie })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('works until its last second, long after its code, and not one second later', async () => {
    const inTime = await registered()
    const late = await registered()
    const tokens = [
      await mailedToken(inTime.email, 'confirm-email'),
      await mailedToken(late.email, 'confirm-email'),
    ]
    app.clock.advance({ hours: mailedLinkHours })
    expect((await app.call('confirmByLink', { token: tokens[0] })).status).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect((await app.call('confirmByLink', { token: tokens[1] })).body.code).toBe('badCode')
    await forgetEndedLinks(app.services)
    expect(
      await app.services.database.first(sql`select from mailed_links where proves = 'address'`),
    ).toBeNull()
  })
})

describe('POST student/choosePasswordByLink', () => {
  test('changes the password, ends every session and mails that it did', async () => {
    const student = await app.student()
    const token = await forgotten(student.email)
    const answer = await app.call('choosePasswordByLink', { token, newPassword: 'a-fresh-start' })
    expect(answer.body).toMatchObject({ success: true, data: { email: student.email } })
    expect((await app.call('getProfileData', {}, { token: student.token })).status).toBe(401)
    expect(await passwordStatus(student.email, 'a-fresh-start')).toBe(200)
    expect((await app.mailbox(student.email))[0]?.subject).toBe('Your Stepmark password was changed')
    const again = await app.call('choosePasswordByLink', { token, newPassword: 'and-once-more' })
    expect(again.body.code).toBe('badCode')
  })

  test('works when wrong guesses have closed every code, and is also in the mail that says so', async () => {
    const student = await app.student()
    await app.call('forgotPassword', { email: student.email })
    for (let step = 0; step < codeTries; step += 1)
      await app.call('resetPassword', {
        email: student.email,
        otp: `00000${step}`,
        newPassword: 'guessed-777',
      })
    app.clock.advance({ seconds: 61 })
    const token = await forgotten(student.email)
    expect((await app.mailbox(student.email))[0]?.subject).toContain('paused')
    expect((await app.call('choosePasswordByLink', { token, newPassword: 'a-fresh-start' })).status).toBe(200)
  })

  test('is no link to confirm an address, nor the reverse', async () => {
    const student = await app.student()
    const reset = await forgotten(student.email)
    expect((await app.call('confirmByLink', { token: reset })).body.code).toBe('badCode')
    const { email } = await registered()
    const token = await mailedToken(email, 'confirm-email')
    const answer = await app.call('choosePasswordByLink', { token, newPassword: 'a-fresh-start' })
    expect(answer.body.code).toBe('badCode')
  })

  test('ends with a password that was set by code, and with the account', async () => {
    const student = await app.student()
    const token = await forgotten(student.email)
    const otp = (await app.mailbox(student.email))[0]?.subject.match(/^\d{6}/)?.[0]
    await app.call('resetPassword', { email: student.email, otp, newPassword: 'a-fresh-start' })
    const late = await app.call('choosePasswordByLink', { token, newPassword: 'and-once-more' })
    expect(late.body.code).toBe('badCode')

    const leaving = await app.student()
    const last = await forgotten(leaving.email)
    const confirmation = { password: leaving.password, confirmation: 'account' }
    expect((await app.call('deleteAccount', confirmation, { token: leaving.token })).status).toBe(200)
    const gone = await app.call('choosePasswordByLink', { token: last, newPassword: 'and-once-more' })
    expect(gone.body.code).toBe('badCode')
  })

  test.each([
    ['a password of 16 characters', 'sixteen-letters!'],
    ['a common password', 'password@123'],
  ])('refuses %s and keeps the link', async (_, newPassword) => {
    const student = await app.student()
    const token = await forgotten(student.email)
    expect(
      (await app.call('choosePasswordByLink', { token, newPassword })).body.fields.newPassword,
    ).toBeTruthy()
    expect((await app.call('choosePasswordByLink', { token, newPassword: 'a-better-one' })).status).toBe(200)
  })
})

test('only the hash of a link is stored', async () => {
  const { email } = await registered()
  const token = await mailedToken(email, 'confirm-email')
  const rows = await app.services.database.all(sql<{ row: string }>`
    select to_jsonb(l)::text as row from mailed_links l`)
  for (const { row } of rows) {
    expect(row).not.toContain(token)
    expect(row).not.toContain(Buffer.from(token).toString('hex'))
  }
})
