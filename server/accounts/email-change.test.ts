import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import { whileHeld } from '../../tests/support/held-row.ts'
import { sql } from '../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ask = (student: TestStudent, newEmail: string, password = student.password) =>
  app.call('askEmailChange', { newEmail, password }, { token: student.token })
const confirm = (student: TestStudent, codes: { oldCode: string; newCode: string }) =>
  app.call('confirmEmailChange', codes, { token: student.token })

async function codeAt(email: string): Promise<string> {
  for (const { subject } of await app.mailbox(email)) {
    const code = /\b\d{6}\b/.exec(subject)?.[0]
    if (code !== undefined) return code
  }
  throw new Error(`no code came to ${email}`)
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a new email address', () => {
  it('accepts the codes of both addresses, ends the other sessions and notifies both', async () => {
    const student = await app.student()
    const other = await app.call('login', { email: student.email, password: student.password })
    const asked = await ask(student, 'Moved@Example.com')
    expect([asked.status, asked.body.data]).toEqual([200, { newEmail: 'moved@example.com' }])
    const oldCode = await codeAt(student.email)
    const newCode = await codeAt('moved@example.com')
    for (const codes of [
      { oldCode: newCode, newCode: oldCode },
      { oldCode, newCode: wrong(newCode) },
      { oldCode: wrong(oldCode), newCode },
    ])
      if (codes.oldCode !== oldCode || codes.newCode !== newCode)
        expect([(await confirm(student, codes)).status]).toEqual([400])
    const done = await confirm(student, { oldCode, newCode })
    expect([done.status, done.body.data.email]).toEqual([200, 'moved@example.com'])
    const profile = await app.call('getProfileData', {}, { token: done.body.data.token })
    expect(profile.body.data.email).toBe('moved@example.com')
    expect((await app.call('getProfileData', {}, { token: other.body.data.token })).status).toBe(401)
    const events = await app.call('getSecurityEvents', {}, { token: done.body.data.token })
    expect(events.body.data[0].kind).toBe('emailChanged')
    for (const email of [student.email, 'moved@example.com'])
      expect((await app.mailbox(email)).some(({ subject }) => subject.includes('has changed'))).toBe(true)
    const signIn = (email: string) => app.call('login', { email, password: student.password })
    expect([(await signIn(student.email)).status, (await signIn('moved@example.com')).status]).toEqual([
      401, 200,
    ])
  })

  it('wants the password, and another address than now', async () => {
    const student = await app.student()
    expect((await ask(student, 'x@example.com', 'not-the-password')).body.fields).toHaveProperty('password')
    expect((await ask(student, student.email.toUpperCase())).body.fields).toHaveProperty('newEmail')
    expect(await app.mailbox('x@example.com')).toEqual([])
  })

  it('responds the same for a taken address, notifies its owner and moves nothing', async () => {
    const [student, owner] = [await app.student(), await app.student()]
    const before = (await app.mailbox(owner.email)).length
    expect((await ask(student, owner.email)).status).toBe(200)
    const [newest, ...others] = await app.mailbox(owner.email)
    expect(others).toHaveLength(before)
    expect(newest?.subject).not.toMatch(/\d{6}/)
    const oldCode = await codeAt(student.email)
    expect((await confirm(student, { oldCode, newCode: oldCode })).status).toBe(400)
  })

  it('is mailed ten times an hour, however many accounts name it', async () => {
    for (let account = 0; account < 12; account += 1)
      expect((await ask(await app.student(), 'target@example.com')).status).toBe(200)
    expect(await app.mailbox('target@example.com')).toHaveLength(10)
  })

  it('may be one that a stranger registered without verifying it, whose data is deleted', async () => {
    const student = await app.student()
    const email = 'registered-by-another@example.com'
    const password = 'a-strangers-own'
    const register = { name: 'Somebody', email, phone: '+919800000043', password }
    expect((await app.call('register', register)).status).toBe(200)
    const theirs = await codeAt(email)
    app.clock.advance({ minutes: 2 })
    await ask(student, email)
    const codes = { oldCode: await codeAt(student.email), newCode: await codeAt(email) }
    const done = await confirm(student, codes)
    expect([done.status, done.body.data.email]).toEqual([200, email])
    expect((await app.call('verifyEmail', { email, otp: theirs })).status).toBe(400)
    expect((await app.call('login', { email, password })).status).toBe(401)
    expect((await app.call('login', { email, password: student.password })).body.data.isVerified).toBe(true)
    expect(
      await app.services.database.all(sql`select id from students where phone = ${register.phone}`),
    ).toEqual([])
  })

  it('cannot be an unverified account to which staff gave a course', async () => {
    const [student, other] = [await app.student(), await app.student()]
    await app.services.database.first(
      sql`update students set email_verified_at = null where id = ${other.id}`,
    )
    await app.grant(other, await app.course(), -1, 30)
    await ask(student, other.email)
    const [newest] = await app.mailbox(other.email)
    expect(newest?.subject).not.toMatch(/\d{6}/)
  })

  it('keeps enquiries sent under the old address: they are in the data export, and are deleted with the account', async () => {
    const student = await app.student()
    const message = 'Where do I find my worksheets?'
    const contact = { name: 'Asha', email: student.email, phone: '9848022338', message }
    for (const sent of [
      await app.call('contactSupport', contact),
      await app.call('createSubscribe', { email: student.email }),
    ])
      expect(sent.body.success).toBe(true)
    await ask(student, 'taken-along@example.com')
    const codes = { oldCode: await codeAt(student.email), newCode: await codeAt('taken-along@example.com') }
    const { token } = (await confirm(student, codes)).body.data
    const file = (await app.call('exportAccount', {}, { token })).body.data
    expect(file).toMatchObject({
      contactRequests: [{ email: 'taken-along@example.com', message }],
      subscriptions: [{ email: 'taken-along@example.com' }],
    })
    const gone = { password: student.password, confirmation: 'account' }
    expect((await app.call('deleteAccount', gone, { token })).status).toBe(200)
    for (const left of [
      sql`select id from contact_requests where message = ${message}`,
      sql`select id from subscriptions where email in (${student.email}, 'taken-along@example.com')`,
    ])
      expect(await app.services.database.all(left)).toEqual([])
  })

  it('never mails the name that a stranger registered for the address', async () => {
    const student = await app.student()
    const email = 'never-asked@example.com'
    const name = 'Win at https://evil.example'
    await app.call('register', { name, email, phone: '+919800000042', password: 'a-strangers-password' })
    await ask(student, email)
    const mails = await app.mailbox(email)
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).not.toContain('evil.example')
  })

  it('ends after a quarter of an hour, and after five wrong guesses', async () => {
    const student = await app.student()
    await ask(student, 'late@example.com')
    const codes = { oldCode: await codeAt(student.email), newCode: await codeAt('late@example.com') }
    app.clock.advance({ minutes: 16 })
    const renewed = {
      ...student,
      token: (await app.call('refresh', {}, { cookie: student.cookie })).body.data.token,
    }
    expect((await confirm(renewed, codes)).status).toBe(400)
    await ask(renewed, 'late@example.com')
    const newest = { oldCode: await codeAt(student.email), newCode: await codeAt('late@example.com') }
    for (let guess = 0; guess < 5; guess += 1)
      expect((await confirm(renewed, { ...newest, newCode: wrong(newest.newCode) })).status).toBe(400)
    expect((await confirm(renewed, newest)).status).toBe(400)
  })

  it('goes to the first of two concurrent verifications, and the second gets an error', async () => {
    const [first, second] = [await app.student(), await app.student()]
    await ask(second, 'wanted@example.com')
    const codes = { oldCode: await codeAt(second.email), newCode: await codeAt('wanted@example.com') }
    const { answer } = await whileHeld(app.services.database, {
      hold: sql`update students set email = 'wanted@example.com' where id = ${first.id}`,
      ask: () => confirm(second, codes),
    })
    expect(answer.status).toBe(400)
    const profile = await app.call('getProfileData', {}, { token: second.token })
    expect(profile.body.data.email).toBe(second.email)
  })

  it('can be corrected at once after a typo, and the earlier codes stop working', async () => {
    const student = await app.student()
    await ask(student, 'mistyped@example.com')
    const mistyped = {
      oldCode: await codeAt(student.email),
      newCode: await codeAt('mistyped@example.com'),
    }
    app.clock.advance({ seconds: 5 })
    await ask(student, 'meant@example.com')
    const meant = { oldCode: await codeAt(student.email), newCode: await codeAt('meant@example.com') }
    expect((await confirm(student, mistyped)).status).toBe(400)
    expect((await confirm(student, meant)).body.data.email).toBe('meant@example.com')
  })

  it('is mailed to the current address at once, and cannot be completed with the new address alone', async () => {
    const student = await app.student()
    await ask(student, 'thief@example.com')
    const [told] = await app.mailbox(student.email)
    expect(told?.text).toContain('t****f@example.com')
    const newCode = await codeAt('thief@example.com')
    expect((await confirm(student, { oldCode: newCode, newCode })).status).toBe(400)
    const signIn = await app.call('login', { email: student.email, password: student.password })
    expect(signIn.status).toBe(200)
  })
})
