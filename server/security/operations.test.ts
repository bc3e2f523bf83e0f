import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { forgetOldSecurityEvents } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { trustedProxies: 1 } })
})
afterAll(() => app.close())

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/130.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1'

function login(
  { email, password }: Pick<TestStudent, 'email' | 'password'>,
  agent = android,
  network = '203.0.113.77',
) {
  const headers = { 'user-agent': agent, 'x-forwarded-for': network }
  return app.call('login', { email, password }, { headers })
}

async function eventsOf({ token }: Pick<TestStudent, 'token'>) {
  return (await app.call('getSecurityEvents', {}, { token })).body.data
}

const toldOf = async (email: string) =>
  (await app.mailbox(email)).filter(({ subject }) => subject.startsWith('New login'))

describe('GET account/securityEvents', () => {
  it('counts refused sign-ins by the hour, by address and by phone, with coarse facts alone', async () => {
    const student = await app.student()
    expect(await eventsOf(student)).toEqual([])
    for (let tries = 0; tries < 3; tries += 1) await login({ ...student, password: 'not-this-one' })
    await app.call(
      'login',
      { phone: student.phone, password: 'nor-this-one' },
      { headers: { 'user-agent': iphone, 'x-forwarded-for': '2401:4900:1c5a:8f00::7' } },
    )
    expect(await eventsOf(student)).toEqual([
      {
        kind: 'signInRefused',
        at: app.clock.now().toISOString(),
        times: 4,
        browser: 'Safari',
        system: 'iOS',
        network: '2401:4900:*',
      },
    ])
    app.clock.advance({ hours: 1 })
    await login({ ...student, password: 'not-this-one' })
    const renewed = await app.call('refresh', {}, { cookie: student.cookie })
    expect(await eventsOf(renewed.body.data)).toMatchObject([
      { times: 1, network: '203.0.*.*' },
      { times: 4 },
    ])
    const kept = await app.services.database.all(sql<{ row: string }>`
      select to_jsonb(security_events)::text as row from security_events where student_id = ${student.id}`)
    for (const { row } of kept) expect(row).not.toMatch(/113\.77|1c5a|SM-A155F|604\.1/)
  })

  it('knows a device of a new kind, and mails it; one that was used before it does not', async () => {
    const student = await app.student()
    expect((await login(student)).status).toBe(200)
    expect((await eventsOf(student)).map(({ kind }: { kind: string }) => kind)).toEqual(['newDevice'])
    expect((await login(student)).status).toBe(200)
    expect(await toldOf(student.email)).toHaveLength(1)
    expect((await login(student, iphone)).status).toBe(200)
    const [mail, ...others] = await toldOf(student.email)
    expect(others).toHaveLength(1)
    expect(mail?.text).toContain('Safari on iOS')
    expect(mail?.text).toContain('/forgot-password')
  })

  it('tells of a changed password and phone, and not of a changed name', async () => {
    const student = await app.student()
    const { token } = student
    await app.call('updateProfile', { name: 'Another Name', phone: student.phone }, { token })
    expect(await eventsOf(student)).toEqual([])
    await app.call('updateProfile', { name: 'Another Name', phone: '+919700099999' }, { token })
    const { password: currentPassword } = student
    await app.call('changePassword', { currentPassword, newPassword: 'written-down-anew' }, { token })
    await app.call('forgotPassword', { email: student.email })
    const [mail] = await app.mailbox(student.email)
    const otp = mail?.subject.match(/\d{6}/)?.[0]
    const newPassword = 'chosen-at-last'
    await app.call('resetPassword', { email: student.email, otp, newPassword })
    const back = await login({ ...student, password: newPassword }, '')
    const events = await eventsOf({ token: back.body.data.token })
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'passwordChanged',
      'passwordChanged',
      'phoneChanged',
    ])
  })

  it('shows a student only their own', async () => {
    const [one, other] = [await app.student(), await app.student()]
    await login({ ...one, password: 'not-this-one' })
    expect(await eventsOf(one)).toHaveLength(1)
    expect(await eventsOf(other)).toEqual([])
  })
})

describe('stored events', () => {
  it('is taken along with the account, and deleted with it', async () => {
    const student = await app.student()
    await login({ ...student, password: 'not-this-one' })
    const { token, password } = student
    const taken = await app.call('exportAccount', {}, { token })
    expect(taken.body.data.securityEvents).toMatchObject([{ kind: 'signInRefused', times: 1 }])
    await app.call('deleteAccount', { password, confirmation: 'account' }, { token })
    const rows = await app.services.database.all(
      sql`select id from security_events where student_id = ${student.id}`,
    )
    expect(rows).toEqual([])
  })

  it('goes after 90 days', async () => {
    const student = await app.student()
    await login({ ...student, password: 'not-this-one' })
    const count = async () =>
      (await app.services.database.all(sql`select id from security_events where student_id = ${student.id}`))
        .length
    app.clock.advance({ days: 89 })
    await forgetOldSecurityEvents(app.services)
    expect(await count()).toBe(1)
    app.clock.advance({ days: 2 })
    await forgetOldSecurityEvents(app.services)
    expect(await count()).toBe(0)
  })

  it('costs a write for an unknown address too', async () => {
    const touched = async () =>
      (await app.services.database.first(sql<{ at: Date | null }>`select max(touched_at) as at from decoys`))
        ?.at
    app.clock.advance({ hours: 1 })
    const answer = await login({ email: 'nobody-here@example.com', password: 'whatever-it-is' })
    expect([answer.status, cookieOf(answer)]).toEqual([401, ''])
    expect(await touched()).toEqual(app.clock.now())
  })
})
