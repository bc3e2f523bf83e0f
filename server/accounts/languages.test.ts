import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const hindi = { headers: { 'accept-language': 'hi' } }
const telugu = { headers: { 'accept-language': 'te-IN,te;q=0.9,en;q=0.5' } }

function person(name: string) {
  return {
    name,
    email: `${name.toLowerCase()}@example.com`,
    phone: '+919848022338',
    password: 'kept-in-a-notebook',
  }
}

describe('a response', () => {
  it('is in the language of the calling page', async () => {
    const wrong = { email: 'nobody@example.com', password: 'no-such-password' }
    const english = await app.call('login', wrong)
    const answer = await app.call('login', wrong, hindi)
    expect(answer.status).toBe(401)
    expect(answer.body.message).toBe('ईमेल, फ़ोन नंबर या पासवर्ड गलत है। जाँचें और फिर कोशिश करें।')
    expect(english.body.message).toMatch(/^Wrong email, phone number or password/)
    const done = await app.call('resendOTP', { email: 'nobody@example.com' }, telugu)
    expect(done.body.message).toMatch(/^ఈ చిరునామాకు/)
    expect(done.body.response).toBe(done.body.message)
  })

  it('describes field errors in that language', async () => {
    const answer = await app.call('forgotPassword', { email: '' }, telugu)
    expect(answer.status).toBe(400)
    expect(answer.body.fields.email).toBe('ఈమెయిల్ రాయడం తప్పనిసరి')
  })

  it('of an address that is no call speaks it too', async () => {
    const answer = await app.fetch('/api/v1/nothing', hindi)
    expect(await answer.json()).toMatchObject({ code: 'notFound', message: 'पता नहीं मिला।' })
  })
})

describe('mails', () => {
  it('come in the language of the page on which the student registered', async () => {
    const student = person('Rekha')
    await app.call('register', student, hindi)
    const [code] = await app.mailbox(student.email)
    expect(code?.subject).toMatch(/^\d{6} आपका Stepmark कोड है$/)

    app.clock.advance({ minutes: 11 })
    await app.call('resendOTP', { email: student.email })
    const [again] = await app.mailbox(student.email)
    expect(again?.subject).toMatch(/आपका Stepmark कोड है$/)
  })

  it('follow the language in which the student signs in', async () => {
    const { email, password } = await app.student(person('Sita'))
    await app.call('login', { email, password }, telugu)
    await app.call('forgotPassword', { email })
    const [mail] = await app.mailbox(email)
    expect(mail?.subject).toMatch(/\d{6}/)
    expect(mail?.subject).toContain('మీ Stepmark కోడ్')
    expect(mail?.text).toContain('/te/reset-password?email=')
  })

  it("tell the owner of an address in the owner's language, not in the language of the sender", async () => {
    const owner = await app.student(person('Uma'))
    await app.call('register', { ...person('Stranger'), email: owner.email }, hindi)
    const [mail] = await app.mailbox(owner.email)
    expect(mail?.subject).toBe('You already have a Stepmark account')
  })
})
