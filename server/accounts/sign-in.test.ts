import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenLifetimeSeconds } from '../../domain/accounts/rules.ts'
import { cookieOf, startTestApp, type TestApp } from '../../tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function signIn({ email, password }: { email: string; password: string }) {
  const answer = await app.call('login', { email, password })
  return { ...answer, token: String(answer.body.data?.token), cookie: cookieOf(answer) }
}

describe('POST student/login', () => {
  test('returns a token that names the student and an HttpOnly cookie', async () => {
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
    const cookie = answer.headers.getSetCookie().at(-1)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(answer.cookie).toMatch(/=[\w-]{43}$/)
  })

  test('sets a Secure cookie where the product is reached over https', async () => {
    const open = await startTestApp({ settings: { publicUrl: 'https://learn.example.com' } })
    const student = await open.student()
    const answer = await open.call('login', { email: student.email, password: student.password })
    await open.close()
    expect(answer.headers.getSetCookie().at(-1)).toMatch(/; HttpOnly; Secure; SameSite=Lax/)
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

  test('requires the email when phone and password match two accounts', async () => {
    const phone = '+919700000002'
    const twins = [await app.student({ phone }), await app.student({ phone })]
    const answer = await app.call('login', { phone, password: 'kept-in-a-notebook' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'conflict', success: false })
    expect(answer.body.message).toContain('email')
    for (const twin of twins) expect((await signIn(twin)).status).toBe(200)
  })

  test('prefers a verified account over an unverified one with the same phone and password', async () => {
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
