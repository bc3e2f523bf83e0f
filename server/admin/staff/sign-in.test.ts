import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { staffHeader } from '../../../domain/admin/rules.ts'
import { limits } from '../../../domain/limits.ts'
import { adminCall, codeOf, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { cookieOf, startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { runOn } from '../../../tests/support/database.ts'
import { refusing } from '../../../tests/support/full-database.ts'
import { createStaff } from './operations.ts'
import { findStaffByEmail } from './queries/accounts.ts'

let app: TestApp
let staff: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  staff = await staffOf(app, 'support')
})
afterAll(() => app.close())

function login(who: TestStaff = staff, changes: object = {}) {
  app.clock.advance({ minutes: 2 })
  const { email, password } = who
  return adminCall(app, 'login', { email, password, code: codeOf(app, who.secret), ...changes })
}

const deviceIn = (cookies: string) =>
  cookies.split('; ').find((cookie) => cookie.startsWith('stepmark-device=')) ?? ''
const me = (cookie: string) => adminCall(app, 'me', {}, { cookie })

describe('admin/login', () => {
  it('opens a session that only the admin’s calls see', async () => {
    const answer = await login()
    expect([answer.status, answer.body.data.roles]).toEqual([200, ['support', 'people']])
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^stepmark-admin=.*Path=\/api\/v1\/admin;.*HttpOnly/)
    expect(cookie).toContain('SameSite=Strict')
    expect((await me(cookieOf(answer))).body.data.email).toBe(staff.email)
  })

  it('accepts a code once, also for two concurrent requests', async () => {
    app.clock.advance({ minutes: 2 })
    const { email, password, secret } = staff
    const given = { email, password, code: codeOf(app, secret) }
    const answers = await Promise.all(Array.from({ length: 4 }, () => adminCall(app, 'login', given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect((await adminCall(app, 'login', given)).status).toBe(401)
    // A code older than the last used one is refused.
    expect((await adminCall(app, 'login', { ...given, code: codeOf(app, secret, -1) })).status).toBe(401)
  })

  it('accepts a code of a clock that is half a minute off at most', async () => {
    const person = await staffOf(app)
    app.clock.advance({ minutes: 10 })
    const { email, password, secret } = person
    const given = { email, password }
    const status = async (stepsAhead: number) =>
      (await adminCall(app, 'login', { ...given, code: codeOf(app, secret, stepsAhead) })).status
    expect(await status(-3)).toBe(401)
    expect(await status(3)).toBe(401)
    expect(await status(-1)).toBe(200)
    expect(await status(1)).toBe(200)
  })

  it('responds the same to an unknown address, a wrong password, a wrong code and a blocked person', async () => {
    const shutOut = await staffOf(app)
    await runOn(app.databaseUrl, `update staff set disabled_at = now() where id = '${shutOut.id}'`)
    await createStaff(app.services, { email: 'new@stepmark.example', name: 'New', roles: ['author-all'] })
    const answers = [
      await login(staff, { email: 'nobody@stepmark.example' }),
      await login(staff, { password: 'not the password' }),
      await login(staff, { code: '000000' }),
      await login(shutOut),
      await login(staff, { email: 'new@stepmark.example' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('is limited after ten tries for an account, known or not', async () => {
    const person = await staffOf(app)
    for (const email of [person.email, 'unknown-at-all@stepmark.example']) {
      const statuses: number[] = []
      for (let tries = 0; tries < 11; tries += 1)
        statuses.push((await adminCall(app, 'login', { email, password: 'x', code: '000000' })).status)
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
      expect(statuses[10]).toBe(429)
    }
  })

  it('stores the authenticator secret encrypted, for this person only', async () => {
    const row = await app.services.database.first(findStaffByEmail(staff.email))
    expect(row?.totpSecret?.byteLength).toBeGreaterThan(28)
    expect(row?.totpSecret?.toString('latin1')).not.toContain(staff.secret)
    const other = await staffOf(app)
    await runOn(
      app.databaseUrl,
      `update staff set totp_secret = (select totp_secret from staff where id = '${staff.id}') where id = '${other.id}'`,
    )
    expect((await login({ ...other, secret: staff.secret })).status).toBe(401)
  })
})

describe('a device on which staff came in before', () => {
  afterEach(() => runOn(app.databaseUrl, 'delete from rate_limits'))

  it('can sign in whatever else its network tries, and no other can', async () => {
    const person = await staffOf(app)
    const other = await staffOf(app)
    const onDevice = (who: TestStaff, cookie: string) => {
      app.clock.advance({ minutes: 1 })
      const { email, password } = who
      return adminCall(app, 'login', { email, password, code: codeOf(app, who.secret) }, { cookie })
    }
    const device = deviceIn(person.cookie)
    await login(person, { password: 'not the password' })
    await adminCall(app, 'getSetUp', { token: 'x'.repeat(43) })
    await adminCall(app, 'askPasskey')
    await runOn(app.databaseUrl, `update rate_limits set count = 1000 where key like 'staff%'`)
    expect([(await login(person)).status, (await adminCall(app, 'askPasskey')).status]).toEqual([429, 429])
    // It is known for the person who signed in on it, and for nobody else.
    expect((await onDevice(person, deviceIn(other.cookie))).status).toBe(429)
    expect((await adminCall(app, 'askPasskey', {}, { cookie: device })).status).toBe(200)
    const wrong = { email: person.email, password: 'not the password', code: '000000' }
    const tries: number[] = []
    for (let count = 0; count < limits.staffSignInPerAccount.count - 1; count += 1)
      tries.push((await adminCall(app, 'login', wrong, { cookie: device })).status)
    expect(new Set(tries)).toEqual(new Set([401]))
    expect((await onDevice(person, device)).status).toBe(200)
    expect((await adminCall(app, 'login', wrong, { cookie: device })).status).toBe(429)
  })

  it('is not that of a student under the same address', async () => {
    const person = await staffOf(app)
    const student = await app.student({ email: person.email })
    await login(person, { password: 'not the password' })
    await runOn(app.databaseUrl, `update rate_limits set count = 1000 where key like 'staff%'`)
    const { email, password, secret } = person
    const given = { email, password, code: codeOf(app, secret) }
    expect((await adminCall(app, 'login', given, { cookie: student.deviceCookie })).status).toBe(429)
  })
})

describe('a session in the admin', () => {
  it('ends after half an hour without a call, and is extended by calls', async () => {
    const cookie = cookieOf(await login())
    for (let calls = 0; calls < 3; calls += 1) {
      app.clock.advance({ minutes: 29 })
      expect((await me(cookie)).status).toBe(200)
    }
    app.clock.advance({ minutes: 31 })
    const ended = await me(cookie)
    expect([ended.status, ended.body.code]).toEqual([401, 'noSession'])
    expect(cookieOf(ended)).toBe('stepmark-admin=')
  })

  it('ends when idle, even though the open page polls its counts', async () => {
    const cookie = cookieOf(await login())
    for (let minute = 0; minute < 30; minute += 10) {
      expect((await adminCall(app, 'getRailCounts', {}, { cookie })).status).toBe(200)
      app.clock.advance({ minutes: 10 })
    }
    expect((await adminCall(app, 'getRailCounts', {}, { cookie })).status).toBe(401)
    expect((await me(cookie)).status).toBe(401)
  })

  it('ends after twelve hours, however busy', async () => {
    const cookie = cookieOf(await login())
    for (let calls = 0; calls < 28; calls += 1) {
      app.clock.advance({ minutes: 25 })
      expect((await me(cookie)).status).toBe(200)
    }
    app.clock.advance({ minutes: 21 })
    expect((await me(cookie)).status).toBe(401)
  })

  it('ends with the sign-out, and at once for a blocked person', async () => {
    const cookie = cookieOf(await login())
    expect((await adminCall(app, 'logout', {}, { cookie })).status).toBe(200)
    expect((await me(cookie)).status).toBe(401)
    const person = await staffOf(app)
    await runOn(app.databaseUrl, `update staff set disabled_at = now() where id = '${person.id}'`)
    expect((await me(person.cookie)).status).toBe(401)
  })

  it('leaves the browser also while nothing can be written down, and stays when the server is in trouble', async () => {
    const cookie = cookieOf(await login())
    const whole = app.services.database
    const logoutWhile = async (code: string, part: 'first' | 'transaction') => {
      app.services.database = { ...whole, [part]: refusing(whole, code)[part] }
      return adminCall(app, 'logout', {}, { cookie })
    }
    try {
      const inTrouble = await logoutWhile('XX000', 'transaction')
      expect([inTrouble.status, inTrouble.headers.get('set-cookie')]).toEqual([500, null])
      for (const full of [await logoutWhile('53100', 'transaction'), await logoutWhile('25006', 'first')])
        expect([full.status, cookieOf(full)]).toEqual([507, 'stepmark-admin='])
    } finally {
      app.services.database = whole
    }
  })
})

describe('a page that was opened for one person', () => {
  it('is served only in their session, not in that of the next user', async () => {
    const other = await staffOf(app, 'support')
    const cookie = cookieOf(await login())
    const asked = (shown: string) =>
      adminCall(app, 'getAssignees', {}, { cookie, headers: { [staffHeader]: shown } })
    expect((await asked(staff.id)).status).toBe(200)
    const refused = await asked(other.id)
    expect([refused.status, refused.body.code]).toEqual([401, 'noSession'])
    // The session itself is valid and stays.
    expect((await me(cookie)).status).toBe(200)
  })
})

describe('a set-up link', () => {
  const person = { email: 'ravi@stepmark.example', name: 'Ravi', roles: ['author-all'] } as const
  const tokenOf = async () => new URL(await createStaff(app.services, person)).hash.slice(1)
  const secretOf = async (token: string): Promise<string> =>
    (await adminCall(app, 'getSetUp', { token })).body.data.secret

  it('sets password and authenticator once, and signs in', async () => {
    const token = await tokenOf()
    const code = codeOf(app, await secretOf(token))
    const short = await adminCall(app, 'setUp', { token, code, password: 'only-eleven' })
    expect([short.status, short.body.fields.password]).toEqual([400, expect.stringContaining('12')])
    const given = { token, code, password: 'long-enough-for-a-admin' }
    expect((await adminCall(app, 'setUp', { ...given, code: '000000' })).body.code).toBe('badCode')
    const answer = await adminCall(app, 'setUp', given)
    expect([answer.status, answer.body.data.roles]).toEqual([200, ['author-all']])
    expect((await me(cookieOf(answer))).status).toBe(200)
    expect((await adminCall(app, 'setUp', given)).status).toBe(404)
    expect((await adminCall(app, 'getSetUp', { token })).status).toBe(404)
    // The code that proved the set-up is used.
    expect(
      (await adminCall(app, 'login', { email: person.email, password: given.password, code })).status,
    ).toBe(401)
  })

  it('ends after 24 hours, and with the next one', async () => {
    const first = await tokenOf()
    const second = await tokenOf()
    expect((await adminCall(app, 'getSetUp', { token: first })).status).toBe(404)
    app.clock.advance({ hours: 23 })
    expect((await adminCall(app, 'getSetUp', { token: second })).status).toBe(200)
    app.clock.advance({ hours: 1 })
    expect((await adminCall(app, 'getSetUp', { token: second })).status).toBe(404)
  })

  it('ends every session of a person who sets up again', async () => {
    const before = await staffOf(app)
    const { email, name, roles } = before
    const token = new URL(await createStaff(app.services, { email, name, roles })).hash.slice(1)
    expect((await me(before.cookie)).status).toBe(200)
    const given = { token, password: 'another-long-password', code: codeOf(app, await secretOf(token)) }
    expect((await adminCall(app, 'setUp', given)).status).toBe(200)
    expect((await me(before.cookie)).status).toBe(401)
  })
})

describe('the demo staff', () => {
  it('is refused where others can reach the product', async () => {
    const { loadDemoStaff, demoCode } = await import('./demo.ts')
    const owner = await loadDemoStaff(app.services)
    const demo = await demoCode(app.services, 'owner')
    expect(
      (await adminCall(app, 'login', { email: owner.email, password: owner.password, code: demo?.code }))
        .status,
    ).toBe(200)
    const opened = { ...app.services, settings: { ...app.settings, isDemo: false } }
    expect(await demoCode(opened, 'owner')).toBeNull()
    app.settings.isDemo = false
    app.services.settings.isDemo = false
    app.clock.advance({ minutes: 2 })
    const code = codeOf(app, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    const { email, password } = owner
    expect((await adminCall(app, 'login', { email, password, code })).status).toBe(401)
    app.services.settings.isDemo = true
    expect((await adminCall(app, 'login', { email, password, code })).status).toBe(200)
  })
})
