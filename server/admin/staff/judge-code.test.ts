import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, codeOf, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0'

function login(who: TestStaff, changes: object = {}, headers: Record<string, string> = {}) {
  const { email, password } = who
  const given = { email, password, code: codeOf(app, who.secret), ...changes }
  return adminCall(app, 'login', given, { headers })
}

async function guess(who: TestStaff, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let tries = 0; tries < times; tries += 1)
    statuses.push((await login(who, { code: wrongCode(who) })).status)
  return statuses
}

/** A code of none of the steps around now. */
function wrongCode(who: TestStaff): string {
  const right = [-1, 0, 1].map((step) => codeOf(app, who.secret, step))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

function auditedOf(who: TestStaff) {
  return app.services.database.all(sql<{ after: Record<string, number> }>`
    select after from audit_log where action = 'staff.wrong-codes' and subject_id = ${who.id} order by id`)
}

describe('a wrong code after the right password', () => {
  it('costs a wait from the fifth on, which doubles, and which no right code gets around', async () => {
    const person = await staffOf(app)
    app.clock.advance({ hours: 1 })
    expect(await guess(person, 5)).toEqual([401, 401, 401, 401, 401])
    const early = await login(person)
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
    app.clock.advance({ seconds: 61 })
    // One that was not judged was not counted either.
    expect(await guess(person, 2)).toEqual([401, 429])
    app.clock.advance({ seconds: 90 })
    expect((await login(person)).status).toBe(429)
    app.clock.advance({ seconds: 31 })
    expect((await login(person)).status).toBe(200)
    // The right one forgives them all.
    app.clock.advance({ minutes: 16 })
    expect(await guess(person, 4)).toEqual([401, 401, 401, 401])
    expect((await login(person)).status).toBe(200)
  })

  it('is checked one at a time, so that concurrency gives no additional tries', async () => {
    const person = await staffOf(app)
    app.clock.advance({ hours: 1 })
    const code = wrongCode(person)
    const answers = await Promise.all(Array.from({ length: 9 }, () => login(person, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(4).fill(429)])
  })

  it('is mailed to the person and the owners, and written down', async () => {
    const person = await staffOf(app, 'author')
    app.clock.advance({ hours: 1 })
    const mailsOf = async (email: string) =>
      (await app.mailbox(email)).filter(({ subject }) => subject.includes('Wrong codes')).length
    const before = await mailsOf(owner.email)
    await guess(person, 4)
    expect([await mailsOf(person.email), await mailsOf(owner.email)]).toEqual([0, before])
    expect(await auditedOf(person)).toEqual([])
    await guess(person, 1)
    expect([await mailsOf(person.email), await mailsOf(owner.email)]).toEqual([1, before + 1])
    expect(await auditedOf(person)).toEqual([
      { after: { wrongCodes: 5, inDay: 5, untold: 5, waitMinutes: 1 } },
    ])
    app.clock.advance({ minutes: 2 })
    await guess(person, 1)
    expect(await mailsOf(person.email)).toBe(1)
    expect(await auditedOf(person)).toHaveLength(2)
  })

  it('is reported from the fifth a day, also with right codes in between', async () => {
    const person = await staffOf(app)
    const told = async (email: string) =>
      (await app.mailbox(email)).filter(({ subject }) => subject.includes('Wrong codes')).length
    const before = await told(owner.email)
    app.clock.advance({ days: 2 })
    await guess(person, 4)
    expect((await login(person)).status).toBe(200)
    expect([await told(person.email), await auditedOf(person)]).toEqual([0, []])
    app.clock.advance({ minutes: 16 })
    await guess(person, 1)
    expect([await told(person.email), await told(owner.email)]).toEqual([1, before + 1])
    expect(await auditedOf(person)).toEqual([
      { after: { wrongCodes: 1, inDay: 5, untold: 5, waitMinutes: 0 } },
    ])
    const [mail] = await app.mailbox(person.email)
    expect(mail?.text).toContain('5 in 24 hours')
    expect(mail?.text).not.toContain('No code is accepted')
    // The next mail is for five more.
    await guess(person, 3)
    expect(await told(person.email)).toBe(1)
  })

  it('is reported at the twentieth, however slowly they come', async () => {
    const person = await staffOf(app)
    for (let day = 0; day < 10; day += 1) {
      app.clock.advance({ days: 2 })
      expect(await auditedOf(person)).toEqual([])
      await guess(person, 2)
      expect((await login(person)).status).toBe(200)
    }
    expect(await auditedOf(person)).toEqual([
      { after: { wrongCodes: 2, inDay: 2, untold: 20, waitMinutes: 0 } },
    ])
  })

  it('counts in a session too, where it confirms', async () => {
    const person = await staffOf(app)
    app.clock.advance({ minutes: 5 })
    for (let tries = 0; tries < 4; tries += 1)
      await adminCall(app, 'confirmCode', { code: wrongCode(person) }, { cookie: person.cookie })
    expect((await login(person)).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    await guess(person, 1)
    expect(await auditedOf(person)).toHaveLength(1)
  })

  it('is forgiven with a new link of an owner', async () => {
    const person = await staffOf(app)
    app.clock.advance({ hours: 1 })
    await guess(person, 5)
    await adminCall(app, 'login', {})
    const { cookie } = await staffOf(app, 'owner')
    await adminCall(app, 'renewStaff', { staffId: person.id }, { cookie })
    const [mail] = await app.mailbox(person.email)
    const token = mail?.text.match(/#([\w-]{43})/)?.[1]
    const { secret } = (await adminCall(app, 'getSetUp', { token })).body.data
    await adminCall(app, 'setUp', { token, password: person.password, code: codeOf(app, secret) })
    expect((await login({ ...person, secret }, { code: codeOf(app, secret, 1) })).status).toBe(200)
  })
})

describe('strangers without the password', () => {
  it('cannot block the sign-in from other places', async () => {
    const behind = await startTestApp({
      databaseUrl: app.databaseUrl,
      settings: { ...app.settings, trustedProxies: 1 },
    })
    behind.clock.set(app.clock.now())
    const person = await staffOf(behind)
    behind.clock.advance({ hours: 1 })
    const { email, password, secret } = person
    const from = (address: string, given: object) =>
      adminCall(behind, 'login', { email, ...given }, { headers: { 'x-forwarded-for': address } })
    const statuses: number[] = []
    for (let tries = 0; tries < 33; tries += 1) {
      const { status } = await from(`203.0.113.${tries % 3}`, { password: 'guessed-it-is', code: '000000' })
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect((await from('198.51.100.7', { password, code: codeOf(behind, secret) })).status).toBe(200)
    // They are notified early, and again if it continues.
    const told = (await behind.mailbox(email)).filter(({ subject }) => subject.startsWith('Failed logins'))
    expect(told.map(({ text }) => text.match(/\d+ logins/)?.[0])).toEqual(['10 logins', '3 logins'])
    await behind.close()
  })
})

describe('what staff see of their own account', () => {
  const eventsOf = async ({ cookie }: TestStaff) =>
    (await adminCall(app, 'getOwnActivity', {}, { cookie })).body.data

  it('lists each refused sign-in and new device of this account only', async () => {
    const [person, other] = [await staffOf(app, 'author'), await staffOf(app, 'finance')]
    app.clock.advance({ minutes: 2 })
    await login(person, { password: 'not-this-one-at-all' }, { 'user-agent': firefox })
    await guess(person, 2)
    app.clock.advance({ minutes: 1 })
    await login(person, {}, { 'user-agent': firefox })
    expect(await eventsOf(person)).toMatchObject([
      { kind: 'newDevice', browser: 'Firefox', system: 'Windows' },
      { kind: 'codeRefused', times: 2 },
      { kind: 'signInRefused', times: 1, browser: 'Firefox' },
    ])
    expect(await eventsOf(other)).toEqual([])
  })

  it('is a new password too, which is mailed to the person and the owners; the first one is none', async () => {
    const person = await staffOf(app, 'support')
    expect(await eventsOf(person)).toEqual([])
    const second = await staffOf(app, 'owner')
    await adminCall(app, 'renewStaff', { staffId: person.id }, { cookie: second.cookie })
    const token = (await app.mailbox(person.email))[0]?.text.match(/#([\w-]{43})/)?.[1]
    const { secret } = (await adminCall(app, 'getSetUp', { token })).body.data
    const password = 'another-twelve-signs'
    const back = await adminCall(app, 'setUp', { token, password, code: codeOf(app, secret) })
    const cookie = back.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await eventsOf({ ...person, cookie })).toMatchObject([{ kind: 'passwordChanged', times: 1 }])
    for (const { email } of [person, second])
      expect((await app.mailbox(email))[0]?.subject).toMatch(/^New password for /)
  })

  it('has three wrong passwords of a day mailed to them alone', async () => {
    const person = await staffOf(app, 'support')
    const told = async (email: string) =>
      (await app.mailbox(email)).filter(({ subject }) => subject.includes(`Failed logins for ${person.name}`))
    for (const mails of [0, 0, 1, 1]) {
      app.clock.advance({ hours: 2 })
      await login(person, { password: 'not-this-one-at-all' })
      expect(await told(person.email)).toHaveLength(mails)
    }
    expect(await told(owner.email)).toHaveLength(0)
  })
})

describe('a sign-in in the admin', () => {
  it('from a new kind of browser is mailed to the person and the owners, from a known one to nobody', async () => {
    const person = await staffOf(app, 'support')
    const told = async (email: string) =>
      (await app.mailbox(email)).filter(({ subject }) => subject.includes('new device')).length
    const before = await told(owner.email)
    for (const [agent, mails] of [
      [chrome, 1],
      [chrome.replace('130.0', '131.0'), 1],
      [firefox, 2],
      [chrome, 2],
    ] as const) {
      app.clock.advance({ minutes: 2 })
      expect((await login(person, {}, { 'user-agent': agent })).status).toBe(200)
      expect(await told(person.email)).toBe(mails)
    }
    expect(await told(owner.email)).toBe(before + 2)
    const [mail] = await app.mailbox(person.email)
    expect(mail?.text).toContain('Firefox, Windows')
  })
})
