import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, codeOf, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { cookieOf, startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { sql } from '../../adapters/database/sql.ts'
import { createStaff } from './operations.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

const password = 'another-twelve-signs'

function login(who: TestStaff, changes: object = {}) {
  app.clock.advance({ minutes: 1 })
  const { email, password, secret } = who
  return adminCall(app, 'login', { email, password, code: codeOf(app, secret), ...changes })
}

async function mailsTo(email: string, subject: string) {
  const mails = (await app.mailbox(email)).filter((mail) => mail.subject.includes(subject))
  return mails.sort((one, other) => Number(other.id) - Number(one.id))
}

async function newestToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email, 'Choose a new password')
  return mail?.text.match(/\/admin\/new-password#([\w-]+)/)?.[1] ?? ''
}

async function forgot(who: Pick<TestStaff, 'email'>): Promise<string> {
  await adminCall(app, 'forgotStaffPassword', { email: who.email })
  return newestToken(who.email)
}

async function codesOf(who: TestStaff): Promise<string[]> {
  const { cookie } = who
  app.clock.advance({ minutes: 1 })
  await adminCall(app, 'confirmCode', { code: codeOf(app, who.secret) }, { cookie })
  return (await adminCall(app, 'makeRecoveryCodes', {}, { cookie })).body.data.codes
}

describe('recovery codes', () => {
  it('are ten, also when created concurrently', async () => {
    const person = await staffOf(app, 'support')
    const made = await Promise.all(
      Array.from({ length: 6 }, () => adminCall(app, 'makeRecoveryCodes', {}, person)),
    )
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200))
    expect((await adminCall(app, 'getRecoveryCodes', {}, person)).body.data).toEqual({ left: 10 })
  })
})

describe('a forgotten password', () => {
  it('is reset by the mailed link and a code, which ends every session and is reported', async () => {
    const person = await staffOf(app, 'author')
    const token = await forgot(person)
    app.clock.advance({ minutes: 1 })
    const chosen = await adminCall(app, 'chooseStaffPassword', {
      token,
      password,
      code: codeOf(app, person.secret),
    })
    expect(chosen.body).toMatchObject({ success: true, data: { email: person.email } })
    expect((await adminCall(app, 'me', {}, { cookie: cookieOf(chosen) })).status).toBe(200)
    expect((await adminCall(app, 'me', {}, { cookie: person.cookie })).status).toBe(401)
    expect((await login(person)).status).toBe(401)
    expect((await login({ ...person, password })).status).toBe(200)
    for (const { email } of [person, owner])
      expect(await mailsTo(email, `${person.name} changed how they log in`)).toHaveLength(1)
    const again = { token, password: 'a-third-one-of-twelve', code: codeOf(app, person.secret) }
    expect((await adminCall(app, 'chooseStaffPassword', again)).status).toBe(404)
  })

  it('makes every device unknown but the one on which it was chosen', async () => {
    const person = await staffOf(app, 'author')
    const token = await forgot(person)
    app.clock.advance({ minutes: 1 })
    const given = { token, password, code: codeOf(app, person.secret) }
    const chosen = cookieOf(await adminCall(app, 'chooseStaffPassword', given))
    await login(person)
    const { database } = app.services
    await database.first(sql`update rate_limits set count = 1000 where key like 'staffSignIn%'`)
    const statuses: number[] = []
    for (const cookie of [person.cookie, chosen]) {
      app.clock.advance({ minutes: 1 })
      const { email, secret } = person
      const again = { email, password, code: codeOf(app, secret) }
      statuses.push((await adminCall(app, 'login', again, { cookie })).status)
    }
    await database.first(sql`delete from rate_limits`)
    expect(statuses).toEqual([429, 200])
  })

  it('cannot be reset by the mail without a code', async () => {
    const person = await staffOf(app, 'author')
    const token = await forgot(person)
    app.clock.advance({ minutes: 1 })
    const guess = (code: string) => adminCall(app, 'chooseStaffPassword', { token, password, code })
    for (let tries = 0; tries < 5; tries += 1)
      expect((await guess('ABCD-EFGH-2345')).body).toMatchObject({ code: 'badCode' })
    expect((await guess(codeOf(app, person.secret))).status).toBe(429)
    expect(await mailsTo(person.email, 'Wrong codes')).toHaveLength(1)
    app.clock.advance({ minutes: 2 })
    expect((await login(person)).status).toBe(200)
  })

  it('has three open links at most, each good for an hour, and none ends another', async () => {
    const person = await staffOf(app, 'author')
    const first = await forgot(person)
    for (let asked = 0; asked < 4; asked += 1) await forgot(person)
    expect(await mailsTo(person.email, 'Choose a new password')).toHaveLength(3)
    app.clock.advance({ minutes: 59 })
    const choose = (token: string) =>
      adminCall(app, 'chooseStaffPassword', { token, password, code: codeOf(app, person.secret) })
    const last = await newestToken(person.email)
    expect((await choose(first)).status).toBe(200)
    expect((await choose(last)).status).toBe(404)
    app.clock.advance({ hours: 1 })
    const late = await forgot(person)
    expect(late).not.toBe(last)
    app.clock.advance({ minutes: 61 })
    expect((await choose(late)).status).toBe(404)
  })

  it('cannot be reset by a person without an authenticator', async () => {
    const person = await staffOf(app, 'author')
    const [code] = await codesOf(person)
    const token = await forgot(person)
    await app.services.database.first(
      sql`update staff set password_hash = null, totp_secret = null where id = ${person.id}`,
    )
    expect((await adminCall(app, 'chooseStaffPassword', { token, password, code })).status).toBe(404)
  })

  it('responds the same to unknown, incomplete and blocked accounts, and mails none of them', async () => {
    const blocked = await staffOf(app, 'author')
    const { cookie } = await staffOf(app, 'owner')
    expect((await adminCall(app, 'blockStaff', { staffId: blocked.id }, { cookie })).status).toBe(200)
    const invited = { name: 'Not Yet', email: 'not-yet@school.example', roles: ['support'] }
    await adminCall(app, 'inviteStaff', invited, { cookie })
    const known = await adminCall(app, 'forgotStaffPassword', { email: (await staffOf(app)).email })
    for (const email of ['nobody@school.example', invited.email, blocked.email]) {
      expect((await adminCall(app, 'forgotStaffPassword', { email })).body).toEqual(known.body)
      expect(await mailsTo(email, 'Choose a new password')).toEqual([])
    }
  })
})

describe('a recovery code', () => {
  it('replaces the authenticator, once, and is reported', async () => {
    const person = await staffOf(app, 'author')
    const codes = await codesOf(person)
    expect(new Set(codes).size).toBe(10)
    const [code = ''] = codes
    expect((await login(person, { code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await login(person, { code })).status).toBe(401)
    expect((await adminCall(app, 'getRecoveryCodes', {}, { cookie: person.cookie })).body.data).toEqual({
      left: 9,
    })
    for (const { email } of [person, owner])
      expect(await mailsTo(email, `${person.name} used a recovery code`)).toHaveLength(1)
  })

  it('chooses a password, and confirms what wants a fresh code', async () => {
    const person = await staffOf(app, 'author')
    const [one, other] = await codesOf(person)
    const token = await forgot(person)
    const cookie = cookieOf(await adminCall(app, 'chooseStaffPassword', { token, password, code: one }))
    app.clock.advance({ minutes: 11 })
    expect((await adminCall(app, 'startAuthenticator', {}, { cookie })).body).toMatchObject({
      code: 'codeNeeded',
    })
    expect((await adminCall(app, 'confirmCode', { code: other }, { cookie })).status).toBe(200)
    expect((await adminCall(app, 'startAuthenticator', {}, { cookie })).status).toBe(200)
  })

  it('is invalid for another person, and once new ones were created', async () => {
    const [person, other] = [await staffOf(app, 'author'), await staffOf(app, 'author')]
    const [code] = await codesOf(person)
    expect((await login(other, { code })).status).toBe(401)
    await codesOf(person)
    expect((await login(person, { code })).status).toBe(401)
  })
})

describe('a person set up again by an owner’s link', () => {
  it('cannot use earlier recovery codes or links, which a thief may have created', async () => {
    const person = await staffOf(app, 'author')
    const [code] = await codesOf(person)
    const stolen = await forgot(person)
    const token = new URL(await createStaff(app.services, person)).hash.slice(1)
    const { secret } = (await adminCall(app, 'getSetUp', { token })).body.data
    app.clock.advance({ minutes: 1 })
    await adminCall(app, 'setUp', { token, password, code: codeOf(app, secret) })
    expect((await login({ ...person, password }, { code })).status).toBe(401)
    const chosen = { token: stolen, password: 'a-third-one-of-twelve', code: codeOf(app, secret, 1) }
    expect((await adminCall(app, 'chooseStaffPassword', chosen)).status).toBe(404)
    expect((await login({ ...person, password, secret })).status).toBe(200)
  })
})

describe('a member who handles money', () => {
  const standsFrom = async (cookie: string) =>
    (await adminCall(app, 'getRefunds', {}, { cookie })).body.data.standsFrom

  it('is one of two people only days after a recovery code was used', async () => {
    const person = await staffOf(app, 'finance')
    const [code] = await codesOf(person)
    expect(await standsFrom(person.cookie)).toBeNull()
    const cookie = cookieOf(await login(person, { code }))
    expect(await standsFrom(cookie)).toBe(new Date(app.clock.now().getTime() + 72 * 3600_000).toISOString())
  })

  it('is one of two people only days after another authenticator was taken', async () => {
    const { cookie, secret: before } = await staffOf(app, 'finance')
    app.clock.advance({ minutes: 1 })
    await adminCall(app, 'confirmCode', { code: codeOf(app, before) }, { cookie })
    const { claim, secret } = (await adminCall(app, 'startAuthenticator', {}, { cookie })).body.data
    await adminCall(app, 'changeAuthenticator', { claim, code: codeOf(app, secret) }, { cookie })
    expect(await standsFrom(cookie)).toBe(new Date(app.clock.now().getTime() + 72 * 3600_000).toISOString())
  })

  it('continues at once if nobody else ever signed in', async () => {
    const alone = await startTestApp()
    try {
      const { cookie, ...person } = await staffOf(alone, 'owner')
      alone.clock.advance({ minutes: 1 })
      await adminCall(alone, 'confirmCode', { code: codeOf(alone, person.secret) }, { cookie })
      const [code] = (await adminCall(alone, 'makeRecoveryCodes', {}, { cookie })).body.data.codes
      const { email } = person
      const signedIn = await adminCall(alone, 'login', { email, password: person.password, code })
      const { body } = await adminCall(alone, 'getRefunds', {}, { cookie: cookieOf(signedIn) })
      expect(body.data.standsFrom).toBeNull()
    } finally {
      await alone.close()
    }
  })
})

describe('a new authenticator', () => {
  it('counts with its first code, and leaves the old one and all other sessions outside', async () => {
    const person = await staffOf(app, 'author')
    const { cookie } = person
    const elsewhere = cookieOf(await login(person))
    app.clock.advance({ minutes: 1 })
    await adminCall(app, 'confirmCode', { code: codeOf(app, person.secret) }, { cookie })
    const { claim, secret } = (await adminCall(app, 'startAuthenticator', {}, { cookie })).body.data
    const change = (code: string, given = claim) =>
      adminCall(app, 'changeAuthenticator', { claim: given, code }, { cookie })
    expect((await change(codeOf(app, person.secret))).body).toMatchObject({ code: 'badCode' })
    expect((await change(codeOf(app, secret), claim.replace(secret, person.secret))).status).toBe(404)
    expect((await change(codeOf(app, secret))).status).toBe(200)
    expect((await adminCall(app, 'me', {}, { cookie })).status).toBe(200)
    expect((await adminCall(app, 'me', {}, { cookie: elsewhere })).status).toBe(401)
    expect((await login(person)).status).toBe(401)
    expect((await login({ ...person, secret })).status).toBe(200)
    const { body } = await adminCall(app, 'getOwnActivity', {}, { cookie })
    expect(body.data.map(({ kind }: { kind: string }) => kind)).toContain('authenticatorChanged')
  })
})
