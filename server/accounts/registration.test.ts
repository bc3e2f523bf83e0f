import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, startTestApp, type TestApp } from '../../tests/support/app.ts'
import { asInProduct } from '../../tests/support/quick-accounts.ts'
import { sql } from '../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let people = 0

/** Somebody who has not registered yet. */
function newcomer(given: Partial<{ email: string; name: string; phone: string; password: string }> = {}) {
  people += 1
  return {
    name: `Newcomer ${people}`,
    email: `newcomer${people}@example.com`,
    phone: `+9190000${String(people).padStart(5, '0')}`,
    password: 'ink-and-blotting-paper',
    ...given,
  }
}

async function newestCode(email: string): Promise<string> {
  const [mail] = await app.mailbox(email)
  return mail?.subject.match(/^\d{6}/)?.[0] ?? 'no code'
}

async function mailCount(email: string): Promise<number> {
  return (await app.mailbox(email)).length
}

function signIn(person: { email: string; password: string }) {
  return app.call('login', { email: person.email, password: person.password })
}

describe('POST student/register', () => {
  test('mails a code in the subject, in text and in HTML, that opens the account', async () => {
    const person = newcomer()
    const answer = await app.call('register', person)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ success: true, status: 200, data: null })
    expect(answer.body.message).not.toBe('')
    const [mail] = await app.mailbox(person.email)
    const code = await newestCode(person.email)
    expect(mail?.subject).toBe(`${code} is your Stepmark code`)
    expect(mail?.text).toContain(code)
    expect(mail?.html).toContain(code)
    expect(mail?.text).toContain('10 minutes')
    const proof = await app.call('verifyEmail', { email: person.email, otp: code })
    expect(proof.body).toMatchObject({ success: true, status: 200 })
    expect((await signIn(person)).body.data).toMatchObject({ isVerified: true, token: expect.any(String) })
  })

  test('stores no plain-text password, and only the HMAC of a code', async () => {
    const person = newcomer()
    await asInProduct(() => app.call('register', person))
    const code = await newestCode(person.email)
    const kept = await app.services.database.first(sql<{ password_hash: string; code_hmac: Buffer }>`
      select students.password_hash, codes.code_hmac from students join codes on codes.student_id = students.id
      where email = ${person.email}`)
    expect(kept?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(kept?.code_hmac).toHaveLength(32)
    expect(kept?.code_hmac.toString()).not.toContain(code)
  })

  test('ignores case and surrounding spaces in an address', async () => {
    const person = newcomer({ email: '  Mixed.Case@Example.COM ' })
    await app.call('register', person)
    const code = await newestCode('mixed.case@example.com')
    expect((await app.call('verifyEmail', { email: 'MIXED.case@example.com', otp: code })).status).toBe(200)
    expect((await signIn({ ...person, email: 'mixed.CASE@example.com' })).status).toBe(200)
  })

  test('normalises lookalike letters, so that one mailbox has one account', async () => {
    const owner = await app.student({ email: 'fiona@example.com' })
    for (const email of ['ﬁona@example.com', 'ｆｉｏｎａ@ｅｘａｍｐｌｅ.com'])
      await app.call('register', newcomer({ email, password: 'a-strangers-password' }))
    const found = await app.services.database.all(sql`
      select from students where normalize(email, NFKC) = ${owner.email}`)
    expect(found).toHaveLength(1)
    expect((await signIn({ ...owner, email: 'ﬁona@example.com' })).body.data.isVerified).toBe(true)
  })

  test('keeps the sign-in of an old account whose address has such letters', async () => {
    const owner = await app.student({ email: 'old-file@example.com' })
    const before = 'old-ﬁle@example.com'
    await app.services.database.first(sql`update students set email = ${before} where id = ${owner.id}`)
    expect((await signIn({ ...owner, email: before })).body.data.isVerified).toBe(true)
    expect((await signIn(owner)).status).toBe(401)
    const other = await app.student({ email: 'old-file@example.com', password: 'somebody-elses' })
    expect((await signIn(other)).status).toBe(200)
    expect((await signIn({ ...owner, email: before })).status).toBe(200)
  })

  test('responds to a taken address with success, changes nothing and mails its owner', async () => {
    const owner = await app.student()
    const stranger = newcomer()
    const fresh = await app.call('register', stranger)
    const taken = await app.call(
      'register',
      newcomer({ email: owner.email, password: 'a-strangers-password' }),
    )
    expect(taken.body).toEqual(fresh.body)
    const [mail] = await app.mailbox(owner.email)
    expect(mail?.subject).toBe('You already have a Stepmark account')
    expect(mail?.text).toContain('http://localhost:3000/login')
    expect(mail?.subject).not.toMatch(/\d{6}/)
    expect((await signIn({ email: owner.email, password: 'a-strangers-password' })).status).toBe(401)
    expect((await signIn(owner)).body.data.isVerified).toBe(true)
  })

  test.each([
    ['a common password', { password: 'Password123' }, 'password', 'too easy to guess'],
    ['a short password', { password: 'short77' }, 'password', 'at least 8'],
    ['a password of 129 characters', { password: `${'x1'.repeat(64)}y` }, 'password', '128'],
    ['no password', { password: '' }, 'password', 'password is required'],
    ['no name', { name: '  ' }, 'name', 'name is required'],
    ['a name with invisible signs', { name: 'A\u0000B' }, 'name', 'invisible'],
    ['no email', { email: '' }, 'email', 'Email is required'],
    [
      'a letter that stands for a sign no address may hold',
      { email: '⑴@example.com' },
      'email',
      'Enter a valid email address',
    ],
    ['half an email', { email: 'ananya@' }, 'email', 'Enter a valid email address'],
    ['no phone', { phone: '' }, 'phone', 'Phone Number is required'],
    [
      'a phone without +91',
      { phone: '9848022338' },
      'phone',
      'Enter a valid phone number starting with +91 and 10 digits',
    ],
  ])('refuses %s with an error on the field', async (_, wrong, field, sentence) => {
    const answer = await app.call('register', newcomer(wrong))
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('invalid')
    expect(answer.body.fields[field]).toContain(sentence)
  })

  test('sends nothing more for a second press of the button', async () => {
    const person = newcomer()
    await app.call('register', person)
    const code = await newestCode(person.email)
    await app.call('register', person)
    expect(await mailCount(person.email)).toBe(1)
    expect((await app.call('verifyEmail', { email: person.email, otp: code })).status).toBe(200)
  })

  test('creates one account and one mail for two concurrent requests', async () => {
    const person = newcomer()
    const answers = await Promise.all([app.call('register', person), app.call('register', person)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await mailCount(person.email)).toBe(1)
  })

  test('corrects the phone of an unproven registration when the password is the same', async () => {
    const person = newcomer()
    await app.call('register', person)
    const code = await newestCode(person.email)
    const corrected = { ...person, name: 'Corrected', phone: '+919111111111' }
    await app.call('register', corrected)
    await app.call('verifyEmail', { email: person.email, otp: code })
    const { token } = (await signIn(person)).body.data
    expect((await app.call('getProfileData', {}, { token })).body.data).toMatchObject({
      name: 'Corrected',
      phone: '+919111111111',
    })
  })
})

describe('an address that two people register', () => {
  const strangers = 'a-strangers-password'

  /** Registers and keeps the browser's cookie. */
  async function register(person: ReturnType<typeof newcomer>, cookie?: string): Promise<string> {
    const answer = await app.call('register', person, { cookie })
    expect(answer.status).toBe(200)
    return cookieOf(answer) || (cookie ?? '')
  }

  async function prove(email: string, cookie?: string) {
    return app.call('verifyEmail', { email, otp: await newestCode(email) }, { cookie })
  }

  test('keeps the password of the browser that enters the code, even if another registered later', async () => {
    const person = newcomer()
    const cookie = await register(person)
    app.clock.advance({ minutes: 2 })
    const foreign = { ...person, name: 'Stranger', phone: '+919222222242', password: strangers }
    const strangersCookie = await register(foreign)
    expect(strangersCookie).not.toBe(cookie)
    expect((await prove(person.email, cookie)).body).toMatchObject({ status: 200, data: null })
    expect((await signIn(foreign)).status).toBe(401)
    const { token } = (await signIn(person)).body.data
    expect((await app.call('getProfileData', {}, { token })).body.data).toMatchObject({
      name: person.name,
      phone: person.phone,
    })
  })

  test('keeps neither password when the code comes without a cookie, and a code for a new one is mailed', async () => {
    const person = newcomer()
    await register(person)
    await register({ ...person, password: strangers })
    const proof = await prove(person.email)
    expect(proof.body).toMatchObject({ success: true, status: 200, data: { needsPassword: true } })
    for (const password of [person.password, strangers])
      expect((await signIn({ ...person, password })).status).toBe(401)
    const reset = { email: person.email, otp: await newestCode(person.email), newPassword: 'chosen-by-me' }
    expect((await app.call('resetPassword', reset)).status).toBe(200)
    expect((await signIn({ ...person, password: 'chosen-by-me' })).body.data.isVerified).toBe(true)
  })

  test('greets nobody by a name that a stranger registered', async () => {
    const person = newcomer()
    await register(person)
    app.clock.advance({ minutes: 2 })
    await register({ ...person, name: 'Win at https://evil.example', password: strangers })
    const [asked] = await app.mailbox(person.email)
    const token = asked?.text.match(/#([\da-f]{32})$/m)?.[1] ?? ''
    const proof = await app.call('confirmByLink', { token })
    await app.call('choosePasswordByLink', { token: proof.body.data.token, newPassword: 'chosen-by-me' })
    const mails = await app.mailbox(person.email)
    expect(mails.length).toBeGreaterThan(2)
    for (const { text } of mails) expect(text).not.toContain('evil.example')
    const { token: bearer } = (await signIn({ ...person, password: 'chosen-by-me' })).body.data
    expect((await app.call('getProfileData', {}, { token: bearer })).body.data.name).toBe(
      person.email.split('@')[0],
    )
  })

  test('keeps the name that all registrations share', async () => {
    const person = newcomer()
    await register(person)
    await register({ ...person, password: strangers })
    await prove(person.email)
    const reset = { email: person.email, otp: await newestCode(person.email), newPassword: 'chosen-by-me' }
    await app.call('resetPassword', reset)
    const { token } = (await signIn({ ...person, password: 'chosen-by-me' })).body.data
    expect((await app.call('getProfileData', {}, { token })).body.data.name).toBe(person.name)
  })

  test('is opened by no password that a stranger registered before, in a browser that registered another address', async () => {
    const person = newcomer()
    await register({ ...person, password: strangers })
    await register(person)
    const cookie = await register(newcomer())
    expect((await prove(person.email, cookie)).body.data).toEqual({ needsPassword: true })
    expect((await signIn({ ...person, password: strangers })).status).toBe(401)
  })

  test('keeps the last password of one browser that registers twice', async () => {
    const person = newcomer()
    const cookie = await register({ ...person, password: 'thought-better-of' })
    await register(person, cookie)
    await prove(person.email, cookie)
    expect((await signIn({ ...person, password: 'thought-better-of' })).status).toBe(401)
    expect((await signIn(person)).body.data.isVerified).toBe(true)
  })

  test('is verified without a cookie when every attempt has the same password', async () => {
    const person = newcomer()
    await register(person)
    await register(person)
    expect((await prove(person.email)).body.data).toBeNull()
    expect((await signIn(person)).body.data.isVerified).toBe(true)
  })

  test('counts as contested when its first registration was stored before attempts existed', async () => {
    const person = newcomer()
    await register(person)
    await app.services.database.first(sql`delete from registration_attempts`)
    const strangersCookie = await register({ ...person, password: strangers })
    expect(strangersCookie).not.toBe('')
    expect((await prove(person.email)).body.data).toEqual({ needsPassword: true })
  })

  test('belongs to the browser that signs in with a right password', async () => {
    const person = newcomer()
    await register(person)
    const cookie = cookieOf(await signIn(person))
    await register({ ...person, password: strangers })
    const again = await app.call('login', { email: person.email, password: person.password }, { cookie })
    expect(again.body.data).toMatchObject({ isVerified: false })
    expect((await prove(person.email, cookie)).body.data).toBeNull()
    expect((await signIn(person)).body.data.isVerified).toBe(true)
  })

  test('drops its registrations once a new password verifies it', async () => {
    const person = newcomer()
    const cookie = await register(person)
    const code = await newestCode(person.email)
    await app.call('forgotPassword', { email: person.email })
    const reset = { email: person.email, otp: await newestCode(person.email), newPassword: 'chosen-by-me' }
    await app.call('resetPassword', reset)
    await app.call('verifyEmail', { email: person.email, otp: code }, { cookie })
    expect((await signIn(person)).status).toBe(401)
    expect((await signIn({ ...person, password: 'chosen-by-me' })).status).toBe(200)
  })

  test('keeps at most twenty attempts, and a browser whose attempt was dropped must set a new password', async () => {
    const person = newcomer()
    const cookie = await register(person)
    for (let round = 0; round < 5; round += 1) {
      app.clock.advance({ hours: 2 })
      for (let index = 0; index < 4; index += 1)
        await register({ ...person, password: `${strangers}-${round}-${index}` })
    }
    const kept = await app.services.database.first(sql<{ count: number }>`
      select count(*)::integer as count from registration_attempts a join students s on s.id = a.student_id
      where s.email = ${person.email}`)
    expect(kept?.count).toBe(20)
    // Mails that wait together are sent together: the newest code is the last of them once the others are gone.
    await app.runJobs()
    app.clock.advance({ minutes: 2 })
    await app.call('resendOTP', { email: person.email })
    expect((await prove(person.email, cookie)).body).toMatchObject({ data: { needsPassword: true } })
  })

  test.each([
    ['the browser that registered first', true],
    ['one that registered nothing', false],
  ])(
    'is not opened by one password that a stranger gave from many browsers, when %s types the code',
    async (_, isFirst) => {
      const person = newcomer()
      const cookie = await register(person)
      const foreign = { ...person, password: strangers }
      app.clock.advance({ seconds: 1 })
      await register(foreign)
      for (let browser = 0; browser < 25; browser += 1) {
        app.clock.advance({ seconds: 1 })
        expect((await signIn(foreign)).body.data).toMatchObject({ isVerified: false })
      }
      await register(foreign)
      const attempts = await app.services.database.first(sql<{ count: number }>`
        select count(*)::integer as count from registration_attempts a join students s on s.id = a.student_id
        where s.email = ${person.email}`)
      expect(attempts?.count).toBe(20)
      expect((await prove(person.email, isFirst ? cookie : undefined)).body.data).toEqual({
        needsPassword: true,
      })
      for (const password of [person.password, strangers])
        expect((await signIn({ ...person, password })).status).toBe(401)
    },
  )

  test('has an HttpOnly, SameSite cookie', async () => {
    const answer = await app.call('register', newcomer())
    expect(answer.headers.getSetCookie()[0]).toMatch(/^stepmark-attempt=.*; HttpOnly; SameSite=Strict/)
  })
})

describe('POST student/resendOTP', () => {
  test('sends nothing within 30 seconds of the first code and 60 of later ones, with the same response', async () => {
    const person = newcomer()
    await app.call('register', person)
    const counts: number[] = []
    const bodies: unknown[] = []
    for (const seconds of [0, 29, 1, 31, 28, 1]) {
      app.clock.advance({ seconds })
      bodies.push((await app.call('resendOTP', { email: person.email })).body)
      counts.push(await mailCount(person.email))
    }
    expect(counts).toEqual([1, 1, 2, 2, 2, 3])
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  })

  test('mails one code for ten concurrent requests', async () => {
    const person = newcomer()
    await app.call('register', person)
    app.clock.advance({ seconds: 40 })
    await Promise.all(Array.from({ length: 10 }, () => app.call('resendOTP', { email: person.email })))
    expect(await mailCount(person.email)).toBe(2)
  })

  test('replaces the code', async () => {
    const person = newcomer()
    await app.call('register', person)
    const first = await newestCode(person.email)
    app.clock.advance({ seconds: 31 })
    await app.call('resendOTP', { email: person.email })
    const second = await newestCode(person.email)
    if (first !== second)
      expect((await app.call('verifyEmail', { email: person.email, otp: first })).status).toBe(400)
    expect((await app.call('verifyEmail', { email: person.email, otp: second })).status).toBe(200)
  })

  test('sends nothing to a proven address', async () => {
    const student = await app.student()
    const before = await mailCount(student.email)
    app.clock.advance({ minutes: 5 })
    expect((await app.call('resendOTP', { email: student.email })).status).toBe(200)
    expect(await mailCount(student.email)).toBe(before)
  })
})

describe('the code screen of an unverified sign-in', () => {
  test('gets a code by the sign-in, none by the resend on arrival, and lives 180 seconds', async () => {
    const person = newcomer()
    await app.call('register', person)
    expect(await mailCount(person.email)).toBe(1)
    app.clock.advance({ hours: 2 })
    const answer = await signIn(person)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({ isVerified: false, email: person.email })
    expect(cookieOf(answer)).not.toContain('stepmark-session')
    await app.call('resendOTP', { email: person.email })
    expect(await mailCount(person.email)).toBe(2)
    const [mail] = await app.mailbox(person.email)
    expect(mail?.text).toContain('3 minutes')
    app.clock.advance({ seconds: 180 })
    expect(
      (await app.call('verifyEmail', { email: person.email, otp: await newestCode(person.email) })).status,
    ).toBe(200)
  })

  test('accepts the code of a registration that was just mailed', async () => {
    const person = newcomer()
    await app.call('register', person)
    await signIn(person)
    await app.call('resendOTP', { email: person.email })
    expect(await mailCount(person.email)).toBe(1)
    expect(
      (await app.call('verifyEmail', { email: person.email, otp: await newestCode(person.email) })).status,
    ).toBe(200)
  })

  test('keeps its 180 seconds when a code is sent again', async () => {
    const person = newcomer()
    await app.call('register', person)
    app.clock.advance({ minutes: 20 })
    await signIn(person)
    app.clock.advance({ seconds: 61 })
    await app.call('resendOTP', { email: person.email })
    const code = await newestCode(person.email)
    app.clock.advance({ seconds: 181 })
    expect((await app.call('verifyEmail', { email: person.email, otp: code })).status).toBe(400)
  })
})

describe('a new password for an address that a stranger registered as well', () => {
  test.each(['link', 'code'])(
    'keeps the stranger’s name out of the account and its mails (%s)',
    async (by) => {
      const { email } = newcomer({ name: 'Asha' })
      await app.call('register', newcomer({ email, name: 'Asha' }))
      const words = 'Claim a prize at evil.example'
      await app.call('register', newcomer({ email, name: words, password: 'a-strangers-password' }))
      app.clock.advance({ minutes: 5 })
      await app.call('forgotPassword', { email })
      const [mail] = await app.mailbox(email)
      const newPassword = 'owners-alone'
      const token = mail?.text.match(/#([\w-]{20,})/)?.[1]
      const chosen =
        by === 'link'
          ? await app.call('choosePasswordByLink', { token, newPassword })
          : await app.call('resetPassword', { email, otp: await newestCode(email), newPassword })
      expect(chosen.status).toBe(200)
      const { token: session } = (await signIn({ email, password: newPassword })).body.data
      const { name } = (await app.call('getProfileData', {}, { token: session })).body.data
      expect(name).toBe(email.split('@')[0])
      expect(JSON.stringify(await app.mailbox(email))).not.toContain(words)
    },
  )

  test('uses what the browser itself registered', async () => {
    const person = newcomer({ name: 'Asha' })
    const { email } = person
    const cookie = cookieOf(await app.call('register', person))
    await app.call('register', newcomer({ email, name: 'Another', password: 'a-strangers-password' }))
    app.clock.advance({ minutes: 5 })
    await app.call('forgotPassword', { email })
    const reset = { email, otp: await newestCode(email), newPassword: 'owners-alone' }
    expect((await app.call('resetPassword', reset, { cookie })).status).toBe(200)
    const { token } = (await signIn({ email, password: reset.newPassword })).body.data
    const { name, phone } = (await app.call('getProfileData', {}, { token })).body.data
    expect({ name, phone }).toEqual({ name: 'Asha', phone: person.phone })
  })
})
