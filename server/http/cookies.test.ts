import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionLifetimeDays } from '../../domain/accounts/rules.ts'
import { adminCall, codeOf, staffOf, type TestStaff } from '../../tests/support/admin.ts'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'

let app: TestApp
let student: TestStudent
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp({ settings: { publicUrl: 'https://learn.example.com' } })
  student = await app.student()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

/** The cookie of an earlier release. */
const asBefore = (cookie: string) => cookie.replace('__Host-', '').replace('__Secure-', '')
/** A session of an earlier release, without the column. */
async function sessionOfBefore(): Promise<TestStudent> {
  const person = await app.student()
  await app.services.database.first(
    sql`update sessions set may_come_unprefixed = default where student_id = ${person.id}`,
  )
  return person
}

const refresh = (cookie: string) => app.call('refresh', {}, { cookie })
const me = (cookie: string) => adminCall(app, 'me', {}, { cookie })

describe('a session’s cookie behind https', () => {
  it('can be put in by this host alone', async () => {
    const { headers } = await app.call('login', { email: student.email, password: student.password })
    app.clock.advance({ minutes: 2 })
    const { email, password, secret } = owner
    const atAdmin = await adminCall(app, 'login', { email, password, code: codeOf(app, secret) })
    for (const [given, name] of [
      [headers, '__Host-stepmark-session'],
      [atAdmin.headers, '__Host-stepmark-admin'],
    ] as const) {
      const [cookie = ''] = given.getSetCookie().filter((text) => text.startsWith(name))
      expect(given.getSetCookie().every((text) => text.startsWith('__Host-'))).toBe(true)
      expect(cookie).toMatch(new RegExp(`^${name}=[\\w-]{43};`))
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(cookie).toContain('; Secure')
      expect(cookie).toContain('; HttpOnly')
      expect(cookie).not.toContain('Domain')
    }
  })

  it('opens the calls of its own people alone, though the browser sends it with every request', async () => {
    const both = `${student.cookie}; ${owner.cookie}`
    expect((await refresh(both)).status).toBe(200)
    expect((await me(both)).body.data.email).toBe(owner.email)
    expect((await refresh(owner.cookie)).status).toBe(401)
    expect((await refresh(owner.cookie.replace('stepmark-admin', 'stepmark-session'))).status).toBe(401)
    expect((await me(student.cookie)).status).toBe(401)
    expect((await me(student.cookie.replace('stepmark-session', 'stepmark-admin'))).status).toBe(401)
    const { headers } = await app.call('getProfileData', {}, { cookie: owner.cookie, token: student.token })
    expect(headers.getSetCookie()).toEqual([])
  })

  it('is not taken under its bare name, under which a neighbour on the domain may put in a session of theirs', async () => {
    const attacker = await app.student()
    const planted = asBefore(attacker.cookie)
    expect((await refresh(planted)).status).toBe(401)
    expect((await me(asBefore(owner.cookie))).status).toBe(401)
    // Neither does it hinder who signs in there, or is signed in.
    const signIn = { email: student.email, password: student.password }
    const { status, headers } = await app.call('login', signIn, { cookie: planted })
    expect(status).toBe(200)
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^stepmark-session=; Max-Age=0/))
    expect((await refresh(`${planted}; ${student.cookie}`)).status).toBe(200)
  })

  it('is renewed for a session from before the prefix, which continues only under the new name', async () => {
    const person = await sessionOfBefore()
    const before = asBefore(person.cookie)
    // Two tabs ask at once.
    const [renewed, again] = await Promise.all([refresh(before), refresh(before)])
    for (const answer of [renewed, again])
      expect([answer.status, cookieOf(answer)]).toEqual([200, person.cookie])
    const next = await refresh(`${before}; ${person.cookie}`)
    expect(next.status).toBe(200)
    expect(next.headers.getSetCookie()[0]).toMatch(/^stepmark-session=; Max-Age=0; Path=\/api\/v1/)
    expect((await refresh(before)).status).toBe(401)
    expect((await refresh(person.cookie)).status).toBe(200)
  })

  it('ends with its time under its bare name, however often it is used', async () => {
    const before = asBefore((await sessionOfBefore()).cookie)
    for (let day = 0; day < sessionLifetimeDays; day += 10) {
      expect((await refresh(before)).status).toBe(200)
      app.clock.advance({ days: 10 })
    }
    app.clock.advance({ minutes: 1 })
    expect((await refresh(before)).status).toBe(401)
    student = await app.student()
  })

  it('takes precedence over one without the prefix, which a sibling domain may have set', async () => {
    const other = await sessionOfBefore()
    const renewed = await refresh(`${asBefore(other.cookie)}; ${student.cookie}`)
    expect(cookieOf(renewed)).toContain(student.cookie)
    expect(renewed.headers.getSetCookie()[0]).toMatch(/^stepmark-session=; Max-Age=0; Path=\/api\/v1/)
  })

  it('is deleted with the old one at sign-out', async () => {
    const person = await sessionOfBefore()
    const left = await app.call('logout', {}, { cookie: `${person.cookie}; ${asBefore(person.cookie)}` })
    const given = left.headers.getSetCookie()
    expect(given.map((cookie) => cookie.split('=')[0])).toEqual([
      'stepmark-session',
      '__Host-stepmark-session',
    ])
    for (const cookie of given) expect(cookie).toContain('Max-Age=0')
    const other = await sessionOfBefore()
    expect((await app.call('logout', {}, { cookie: asBefore(other.cookie) })).status).toBe(200)
    expect((await refresh(asBefore(other.cookie))).status).toBe(401)
  })
})

describe('the cookies of a registration and of a device behind https', () => {
  it('are not taken from a neighbour on the domain, who could register an address and put in their own', async () => {
    const asked = { name: 'Divya Reddy', phone: '+919848022222', email: 'divya@example.com' }
    const attack = await app.call('register', { ...asked, password: 'attackers-hyperbola-4' })
    const [planted = ''] = attack.headers.getSetCookie()
    expect(planted).toMatch(/^__Host-stepmark-attempt=/)
    const cookie = asBefore(planted.split(';')[0] ?? '')
    app.clock.advance({ minutes: 2 })
    const own = await app.call('register', { ...asked, password: 'parabola-7-roots' }, { cookie })
    // An attempt of its own: the neighbour's cookie leads to nothing of it.
    const [given = ''] = own.headers.getSetCookie()
    expect(given).toMatch(/^__Host-stepmark-attempt=/)
    expect(given.split(';')[0]).not.toBe(planted.split(';')[0])
  })
})

describe('the cookie of a lesson behind https', () => {
  it('has its prefix; an old one is accepted, but does not identify the caller', async () => {
    const course = await app.course()
    await app.grant(student, course, -1, 30)
    const link = await app.call('getPresignedFile', { file: course.lockedVideo }, { token: student.token })
    expect(link.headers.getSetCookie()[0]).toMatch(/^__Secure-stepmark_media=.*; Path=\/media;.*; Secure/)
    const path = new URL(link.body.data.url, 'https://learn.example.com').pathname
    const open = async (cookie: string) => (await app.fetch(path, { headers: { cookie } })).status
    const cookie = cookieOf(link)
    expect(await open(cookie)).toBe(200)
    expect(await open(asBefore(cookie))).toBe(200)
    expect(await open('')).toBe(404)
    // A cookie injected from a sibling domain opens neither this student's link nor its own.
    const other = await app.student()
    await app.grant(other, course, -1, 30)
    const theirs = await app.call('getPresignedFile', { file: course.lockedVideo }, { token: other.token })
    expect(await open(asBefore(cookieOf(theirs)))).toBe(404)
    expect(await open(`${asBefore(cookieOf(theirs))}; ${cookie}`)).toBe(200)
  })
})
