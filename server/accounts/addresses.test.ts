import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '../../domain/calls.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { passwordWorkDone } from './passwords.ts'

let app: TestApp
const verified = 'verified@example.com'
const unproven = 'unproven@example.com'
beforeAll(async () => {
  app = await startTestApp()
  await app.student({ email: verified })
  await app.call('register', {
    name: 'Unproven',
    email: unproven,
    phone: '+919800000001',
    password: 'not-proven-yet',
  })
})
afterAll(() => app.close())

type Asked = { name: CallName; input: (email: string) => object; hashes: number }

const asked: Asked[] = [
  {
    name: 'register',
    input: (email) => ({ email, name: 'Asha', phone: '+919800000002', password: 'does-it-exist' }),
    hashes: 2,
  },
  { name: 'login', input: (email) => ({ email, password: 'a-wrong-guess' }), hashes: 1 },
  { name: 'forgotPassword', input: (email) => ({ email }), hashes: 0 },
  { name: 'resendOTP', input: (email) => ({ email }), hashes: 0 },
  { name: 'verifyEmail', input: (email) => ({ email, otp: '000000' }), hashes: 0 },
  {
    name: 'resetPassword',
    input: (email) => ({ email, otp: '000000', newPassword: 'does-it-exist' }),
    hashes: 1,
  },
]

/** What a caller can see of an answer, and what it cost. */
async function seen(name: CallName, input: object) {
  const before = passwordWorkDone()
  const { status, body, headers } = await app.call(name, input)
  const shown = [...headers].filter(([header]) => header !== 'date').sort()
  return { status, body, headers: shown, hashes: passwordWorkDone() - before }
}

describe.each(asked)('$name', ({ name, input, hashes }) => {
  test('answers proven, unproven and unknown addresses alike and for the same work', async () => {
    const answers = []
    for (let round = 0; round < 3; round += 1) {
      app.clock.advance({ days: 2 })
      answers.push(
        await seen(name, input(verified)),
        await seen(name, input(unproven)),
        await seen(name, input(`nobody${round}-${name.toLowerCase()}@example.com`)),
      )
    }
    const [first] = answers
    expect(first?.hashes).toBe(hashes)
    for (const answer of answers) expect(answer).toEqual(first)
  })

  test('is refused alike for known and unknown addresses once it was asked too often', async () => {
    app.clock.advance({ days: 2 })
    const refusals: unknown[] = []
    for (const email of [verified, unproven, `stranger-${name.toLowerCase()}@example.com`]) {
      for (let attempt = 0; attempt < 60; attempt += 1) {
        const answer = await app.call(name, input(email))
        if (answer.status !== 429) continue
        refusals.push([attempt, answer.body, answer.headers.get('retry-after')])
        break
      }
    }
    expect(refusals).toHaveLength(3)
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
  })
})

describe('sign-in by phone', () => {
  test('answers a known and an unknown phone alike and for the same work', async () => {
    app.clock.advance({ days: 2 })
    const known = await seen('login', { phone: '+919848000001', password: 'does-it-exist' })
    const unknown = await seen('login', { phone: '+919899999999', password: 'does-it-exist' })
    expect(known).toEqual(unknown)
    expect(known).toMatchObject({ status: 401, hashes: 1 })
  })
})
