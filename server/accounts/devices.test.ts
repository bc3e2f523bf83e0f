import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallName } from '../../domain/calls.ts'
import { limits } from '../../domain/limits.ts'
import { adminCall, staffOf } from '../../tests/support/admin.ts'
import { cookieOf, startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { trustedProxies: 1 } })
})
afterAll(() => app.close())
// Every window ends.
beforeEach(() => app.clock.advance({ days: 2 }))

type Person = { email: string; phone: string; password: string }

function signIn({ email, password }: Pick<Person, 'email' | 'password'>, cookie?: string) {
  return app.call('login', { email, password }, { cookie })
}

async function wrongSignIns(account: { email: string } | { phone: string }, count: number, cookie?: string) {
  const statuses: number[] = []
  for (let attempt = 0; attempt < count; attempt += 1)
    statuses.push((await app.call('login', { ...account, password: 'a wrong one' }, { cookie })).status)
  return statuses
}

/** As if strangers had used up what this limit allows them, of whatever they have begun to use. */
async function exhaust(limit: keyof typeof limits): Promise<void> {
  await app.services.database.first(sql`
    update rate_limits set count = 1000000 where key like ${`${limit}:%`}`)
}

async function newestMail(email: string) {
  const [mail] = await app.mailbox(email)
  return {
    code: mail?.subject.match(/^\d{6}/)?.[0] ?? 'no code',
    token: mail?.text.match(/#([\da-f]{32})$/m)?.[1] ?? 'no link',
  }
}

describe('a device that signed in before', () => {
  test('signs in by phone although older accounts took that phone for theirs', async () => {
    const older = []
    for (let index = 0; index < 6; index += 1) older.push(await app.student())
    app.clock.advance({ minutes: 1 })
    const student = await app.student({ password: 'a-bench-of-teak' })
    for (const { name, token } of older)
      expect((await app.call('updateProfile', { name, phone: student.phone }, { token })).status).toBe(200)
    const { phone, password, deviceCookie } = student
    expect((await app.call('login', { phone, password }, { cookie: deviceCookie })).status).toBe(200)
  })

  test('signs in while strangers have used up the tries of its account, and an unknown one waits', async () => {
    const student = await app.student()
    expect(await wrongSignIns({ email: student.email }, limits.signInPerAccount.count)).not.toContain(200)
    const waits = await signIn(student)
    expect(waits.status).toBe(429)
    expect(waits.body.message).toContain('Forgot password?')
    expect((await signIn(student, student.deviceCookie)).status).toBe(200)
  })

  test('is known to an old account whose address contains lookalike letters', async () => {
    const { id, password } = await app.student({ email: 'older-file@example.com' })
    const email = 'older-ﬁle@example.com'
    await app.services.database.first(sql`update students set email = ${email} where id = ${id}`)
    const cookie = cookieOf(await signIn({ email, password }))
    await wrongSignIns({ email }, limits.signInPerAccount.count)
    expect((await signIn({ email, password })).status).toBe(429)
    expect((await signIn({ email, password }, cookie)).status).toBe(200)
  })

  test('has only as many tries as others, and uses up none of theirs', async () => {
    const student = await app.student()
    const statuses = await wrongSignIns(
      { email: student.email },
      limits.signInPerAccount.count + 1,
      student.deviceCookie,
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await signIn(student, student.deviceCookie)).status).toBe(429)
    expect((await signIn(student)).status).toBe(200)
  })

  test('signs in by phone as well', async () => {
    const student = await app.student()
    await wrongSignIns({ phone: student.phone }, limits.signInPerAccount.count)
    const given = { phone: student.phone, password: student.password }
    expect((await app.call('login', given)).status).toBe(429)
    expect((await app.call('login', given, { cookie: student.deviceCookie })).status).toBe(200)
  })

  test('gains no tries at another account with the same phone', async () => {
    const phone = '+919700000042'
    const victim = await app.student({ phone, password: 'the-victims-own' })
    const stranger = await app.student({ phone, password: 'a-strangers-own' })
    const { count } = limits.signInPerAccount
    await wrongSignIns({ phone }, count)
    const guess = { phone, password: victim.password }
    expect((await app.call('login', guess, { cookie: stranger.deviceCookie })).status).toBe(401)
    const own = { phone, password: stranger.password }
    expect((await app.call('login', own, { cookie: stranger.deviceCookie })).status).toBe(200)
  })

  test('is known only for its own account, and only by an untampered cookie', async () => {
    const student = await app.student()
    const other = await app.student()
    await wrongSignIns({ email: student.email }, limits.signInPerAccount.count)
    for (const cookie of [other.deviceCookie, student.deviceCookie.replace(/(stepmark-device=.)./, '$1x')])
      expect((await signIn(student, cookie)).status).toBe(429)
  })

  test.each(['changed by its owner', 'chosen by a mailed code'])(
    'becomes unknown once the password was %s, except the one where that was done',
    async (way) => {
      const student = await app.student()
      const before = cookieOf(await signIn(student))
      app.clock.advance({ minutes: 5 })
      const password = 'a-bench-of-oak'
      let here: string
      if (way === 'changed by its owner') {
        const { token } = (await signIn(student, student.deviceCookie)).body.data
        const changed = await app.call(
          'changePassword',
          { currentPassword: student.password, newPassword: password },
          { token, cookie: student.deviceCookie },
        )
        here = cookieOf(changed)
      } else {
        await app.call('forgotPassword', { email: student.email })
        const [code] = (await app.mailbox(student.email)).flatMap(
          ({ subject }) => subject.match(/\d{6}/) ?? [],
        )
        const reset = { email: student.email, otp: code, newPassword: password }
        here = cookieOf(await app.call('resetPassword', reset))
      }
      await wrongSignIns({ email: student.email }, limits.signInPerAccount.count)
      const changed = { email: student.email, password }
      expect((await signIn(changed, before)).status).toBe(429)
      const known = await signIn(changed, here)
      expect([known.status, (await signIn(changed, cookieOf(known))).status]).toEqual([200, 200])
    },
  )

  test('is remembered by a cookie that neither scripts nor other sites reach', async () => {
    const answer = await signIn(await app.student())
    const [cookie = ''] = answer.headers.getSetCookie().filter((text) => text.startsWith('stepmark-device='))
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/)
    expect(cookie).toMatch(/Max-Age=|Expires=/)
  })

  test.each<[CallName, 'codeMailPerNetwork' | 'codeMailPerAccount']>([
    ['forgotPassword', 'codeMailPerNetwork'],
    ['forgotPassword', 'codeMailPerAccount'],
  ])('can use %s beyond the %s of strangers', async (name, limit) => {
    const student = await app.student()
    await app.call(name, { email: student.email })
    await exhaust(limit)
    app.clock.advance({ minutes: 2 })
    expect((await app.call(name, { email: student.email })).status).toBe(429)
    const before = await newestMail(student.email)
    const answer = await app.call(name, { email: student.email }, { cookie: student.deviceCookie })
    expect(answer.status).toBe(200)
    expect((await newestMail(student.email)).token).not.toBe(before.token)
  })
})

describe('codes that strangers guess', () => {
  test('refuse the right code from an unknown device, which can still use the link and sign in at once', async () => {
    const student = await app.student()
    await app.call('forgotPassword', { email: student.email })
    const { code, token } = await newestMail(student.email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await app.call('resetPassword', { email: student.email, otp: wrong, newPassword: 'a-fresh-start' })
    await wrongSignIns({ email: student.email }, limits.signInPerAccount.count)
    await exhaust('codePerAccount')
    const given = { email: student.email, otp: code, newPassword: 'a-fresh-start' }
    const refused = await app.call('resetPassword', given)
    expect(refused.status).toBe(429)
    expect(refused.body.message).toContain('Open the link in our newest email')

    const followed = await app.call('choosePasswordByLink', { token, newPassword: 'a-fresh-start' })
    expect(followed.status).toBe(200)
    const fresh = { ...student, password: 'a-fresh-start' }
    expect((await signIn(fresh)).status).toBe(429)
    expect((await signIn(fresh, cookieOf(followed))).status).toBe(200)
  })

  test.each(['codePerAccount', 'codeOfStrangers'] as const)(
    'leave a device that signed in before its code, beyond the %s of strangers',
    async (limit) => {
      const student = await app.student()
      await app.call('forgotPassword', { email: student.email })
      const { code } = await newestMail(student.email)
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
      await app.call('resetPassword', { email: student.email, otp: wrong, newPassword: 'a-fresh-start' })
      await exhaust(limit)
      const given = { email: student.email, otp: code, newPassword: 'a-fresh-start' }
      expect((await app.call('resetPassword', given)).status).toBe(429)
      expect((await app.call('resetPassword', given, { cookie: student.deviceCookie })).status).toBe(200)
    },
  )

  test('do not grow with the number of known devices, which anyone with the password can create', async () => {
    const student = await app.student()
    const devices = [cookieOf(await signIn(student)), cookieOf(await signIn(student))]
    const guess = (cookie: string | undefined, otp: number) =>
      app.call(
        'resetPassword',
        { email: student.email, otp: String(otp).padStart(6, '0'), newPassword: 'a-fresh-start' },
        { cookie: cookie ?? '' },
      )
    for (let count = 0; count < limits.codePerAccount.count; count += 1)
      expect((await guess(devices[count % 2], count)).status).toBe(400)
    expect((await guess(devices[0], 100)).status).toBe(429)
    expect((await guess(cookieOf(await signIn(student)), 101)).status).toBe(429)
  })

  test('are five thousand a day over all accounts, not counting right codes', async () => {
    const counted = async () =>
      (
        await app.services.database.first(sql<{ count: number }>`
          select count from rate_limits where key like 'codeOfStrangers:%'`)
      )?.count
    const student = await app.student()
    await app.services.database.first(sql`delete from rate_limits where key like 'codeOfStrangers:%'`)
    for (const email of ['one@example.com', 'two@example.com', student.email])
      await app.call('verifyEmail', { email, otp: '000000' })
    expect(await counted()).toBe(3)
    await app.call('forgotPassword', { email: student.email })
    const { code } = await newestMail(student.email)
    const reset = { email: student.email, otp: code, newPassword: 'a-fresh-start' }
    expect((await app.call('resetPassword', reset)).status).toBe(200)
    expect(await counted()).toBe(3)

    const { count, windowSeconds } = limits.codeOfStrangers
    // Two windows may lie in one day: ten thousand guesses, a hundredth of an expected success.
    expect((2 * count * (86_400 / windowSeconds)) / 10 ** 6).toBeLessThanOrEqual(0.01)
    await app.services.database.first(sql`
      update rate_limits set count = ${count - 1} where key like 'codeOfStrangers:%'`)
    const guess = async (email: string) => (await app.call('verifyEmail', { email, otp: '000000' })).status
    expect([await guess('four@example.com'), await guess('five@example.com')]).toEqual([400, 429])
  })

  test('do not count in the browser that began the registration, known address or not', async () => {
    const known = await app.student()
    for (const email of [known.email, 'began-here@example.com']) {
      const person = { name: 'Asha', email, phone: '+919800000042', password: 'ink-and-blotting' }
      const cookie = cookieOf(await app.call('register', person))
      await app.call('verifyEmail', { email, otp: '000000' })
      await exhaust('codePerAccount')
      expect((await app.call('verifyEmail', { email, otp: '000000' })).status).toBe(429)
      expect((await app.call('verifyEmail', { email, otp: '000000' }, { cookie })).status).toBe(400)
      const other = await app.call('verifyEmail', { email: `not-${email}`, otp: '000000' }, { cookie })
      expect(other.status).toBe(400)
    }
  })

  test('count also in that browser where staff began the account, or gave it a course', async () => {
    const { cookie: staffCookie } = await staffOf(app, 'owner')
    const row = { name: 'Ravi', phone: '+919800000043', locale: 'en', dateOfBirth: '2000-01-01' }
    const person = { ...row, email: 'begun@example.com', guardian: { name: null, email: null, phone: null } }
    await adminCall(app, 'addStudent', { person, batchId: null }, { cookie: staffCookie })
    const course = await app.course()
    for (const email of [person.email, 'granted@example.com']) {
      const stranger = { name: 'Asha', email, phone: '+919800000044', password: 'a-strangers-password' }
      const cookie = cookieOf(await app.call('register', stranger))
      if (email !== person.email)
        await app.services.database.first(sql`
          insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
          select id, ${course.id}, 'test', '2026-01-01', '2030-01-01' from students where email = ${email}`)
      const guess = () => app.call('verifyEmail', { email, otp: '000000' }, { cookie })
      const statuses: number[] = []
      for (let tries = 0; tries <= limits.codePerAccount.count; tries += 1)
        statuses.push((await guess()).status)
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
      // The owner of the mailbox can still use the link.
      const [token] = (await app.mailbox(email)).flatMap(
        ({ text }) => text.match(/confirm-email#([\da-f]{32})$/m)?.[1] ?? [],
      )
      expect((await app.call('confirmByLink', { token })).body.data).toMatchObject({ needsPassword: true })
    }
  })
})

describe('an IPv6 network', () => {
  async function statusesFrom(addresses: readonly string[]): Promise<number[]> {
    const statuses: number[] = []
    for (const [index, address] of addresses.entries()) {
      const email = `v6-${address.replaceAll(':', '-')}-${index}@example.com`
      const headers = { 'x-forwarded-for': address }
      statuses.push((await app.call('createSubscribe', { email }, { headers })).status)
    }
    return statuses
  }

  test('has one allowance for a /64, and for the /56 and the /48 around it', async () => {
    const hosts = (prefix: string) => [`2001:db8:7:${prefix}::1`, `2001:db8:7:${prefix}::2`]
    const { count } = limits.subscribePerNetwork
    expect(await statusesFrom(hosts('100'))).toEqual([201, 201])
    const counts = await app.services.database.all(sql<{ count: number }>`
      select count from rate_limits where key like 'subscribePerNetwork:%' and window_ends_at > ${app.clock.now()}
      order by count`)
    expect(counts.map((row) => row.count)).toEqual([2, 2, 2])
    // Another /64 of the same /56, then another /56 of the same /48, each with an allowance of its own.
    await statusesFrom(hosts('1ff'))
    await statusesFrom(hosts('200'))
    const set = (from: number, to: number) =>
      app.services.database.first(sql`
        update rate_limits set count = ${to}
        where key like 'subscribePerNetwork:%' and window_ends_at > ${app.clock.now()} and count = ${from}`)
    await set(4, count * 4)
    expect(await statusesFrom(hosts('101'))).toEqual([429, 429])
    expect(await statusesFrom(hosts('2ff'))).toEqual([201, 201])
    await set(8, count * 16)
    expect(await statusesFrom(hosts('300'))).toEqual([429, 429])
    expect(await statusesFrom(['2001:db8:8::1'])).toEqual([201])
  })
})
