import { createHmac } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostSessions } from '../../domain/accounts/rules.ts'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { forgetEndedSessions } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

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

  test('ends after twelve minutes', async () => {
    const { token } = await signIn(student)
    app.clock.advance({ minutes: 11, seconds: 59 })
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

  test('extends a session in use, and ends one unused for sixty days', async () => {
    const student = await app.student()
    for (let month = 0; month < 3; month += 1) {
      app.clock.advance({ days: 59, hours: 23, minutes: 59 })
      expect(await refreshStatus(student.cookie)).toBe(200)
    }
    app.clock.advance({ days: 60 })
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
  test('logout ends only the session of its browser, at once', async () => {
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

  test('the list shows the live sessions, last used first, and the current one', async () => {
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

describe('more devices than a student may be signed in on', () => {
  test('end the session that was not used for longest, and no other', async () => {
    const student = await app.student()
    const other = await app.student()
    const sessions: Awaited<ReturnType<typeof signIn>>[] = []
    // The one of the fixture is the twenty-first.
    while (sessions.length < mostSessions) {
      app.clock.advance({ minutes: 5 })
      if (sessions[0]) expect(await refreshStatus(sessions[0].cookie)).toBe(200)
      sessions.push(await signIn(student))
    }
    expect(await refreshStatus(student.cookie)).toBe(401)
    expect(await refreshStatus(other.cookie)).toBe(200)
    app.clock.advance({ minutes: 5 })
    const last = await signIn(student)
    const statuses = await Promise.all([...sessions, last].map(({ cookie }) => refreshStatus(cookie)))
    // The first is in daily use, so the second goes.
    expect(statuses).toEqual([200, 401, ...Array(mostSessions - 1).fill(200)])
    expect(await profileStatus(last.token)).toBe(200)
    // Concurrent requests do not bypass it.
    await Promise.all(Array.from({ length: 4 }, () => signIn(student)))
    const { body } = await app.call('getSessions', {}, { token: (await signIn(student)).token })
    expect(body.data).toHaveLength(mostSessions)
  })
})

describe('the sweep of sessions', () => {
  test('removes those that ended more than a day ago and no other', async () => {
    const student = await app.student()
    const session = sql`select id from sessions where student_id = ${student.id}`
    app.clock.advance({ days: 60 })
    await forgetEndedSessions(app.services)
    expect(await app.services.database.all(session)).toHaveLength(1)
    app.clock.advance({ days: 1, seconds: 1 })
    await forgetEndedSessions(app.services)
    expect(await app.services.database.all(session)).toHaveLength(0)
  })
})
