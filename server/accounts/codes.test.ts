import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codeTries } from '../../domain/accounts/rules.ts'
import { limits } from '../../domain/limits.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { recordFigure, recordPlanted } from '../../tests/support/figures.ts'
import { runs } from '../../tests/support/runs.ts'
import { sql } from '../adapters/database/sql.ts'
import type { Context } from '../services.ts'
import { verifyEmail } from './operations.ts'
import { hashPassword } from './passwords/operations.ts'

let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await startTestApp()
  passwordHash = await hashPassword('the-first-password')
})
afterAll(() => app.close())
// The windows of the network's limits end.
afterEach(() => app.clock.advance({ days: 2 }))

let people = 0

/** An address that is registered and not proven, without the cost of a registration, and its first code. */
async function unproven(): Promise<{ email: string; code: string }> {
  people += 1
  const email = `unproven${people}@example.com`
  await app.services.database.first(sql`
    insert into students (email, name, phone, password_hash, created_at)
    values (${email}, 'Unproven', '+919848000000', ${passwordHash}, ${app.clock.now()})`)
  await app.call('resendOTP', { email })
  return { email, code: await newestCode(email) }
}

async function newestCode(email: string): Promise<string> {
  const [mail] = await app.mailbox(email)
  return mail?.subject.match(/^\d{6}/)?.[0] ?? 'no code'
}

/** A code that is not the one given. */
function otherThan(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0')
}

async function guess(email: string, otp: string, headers: Record<string, string> = {}) {
  return app.call('verifyEmail', { email, otp }, { headers })
}

/** The operation itself, below the limits on callers. */
async function guessUnlimited(email: string, otp: string): Promise<boolean> {
  const context: Context = {
    ...app.services,
    student: null,
    staff: null,
    networks: ['test'],
    isAtThisMachine: false,
    isAtPublicAddress: false,
    device: '',
    locale: 'en',
    session: { read: () => null, keep() {}, forget() {} },
    attempt: { read: () => null, keep() {}, forget() {} },
    knownDevice: { read: () => null, keep() {}, forget() {} },
    keepCookie: () => undefined,
  }
  return verifyEmail(context, { email, otp }).then(
    () => true,
    () => false,
  )
}

async function wrongGuesses(email: string): Promise<number | undefined> {
  const row = await app.services.database.first(sql<{ count: number }>`
    select wrong_guesses as count from codes join students on students.id = student_id where email = ${email}`)
  return row?.count
}

describe('guessing a code', () => {
  test('gets five tries, from any number of networks, and then not even the right code is taken', async () => {
    const { email, code } = await unproven()
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const spoofed = {
        'x-forwarded-for': `203.0.113.${attempt}`,
        forwarded: `for=203.0.113.${attempt}`,
        'x-real-ip': `203.0.113.${attempt}`,
      }
      const answer = await guess(email, otherThan(code, attempt), spoofed)
      expect(answer.status).toBe(400)
      expect(await wrongGuesses(email)).toBe(Math.min(attempt, codeTries))
    }
    expect((await guess(email, code, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(400)
  })

  test('accepts the right code at the fifth try', async () => {
    const { email, code } = await unproven()
    for (let step = 1; step < codeTries; step += 1) await guess(email, otherThan(code, step))
    expect((await guess(email, code)).status).toBe(200)
  })

  test('gets no new tries by a resend until an hour after the first code, and the owner is mailed when codes work again', async () => {
    const { email, code } = await unproven()
    for (let step = 1; step <= 3; step += 1) await guess(email, otherThan(code, step))
    app.clock.advance({ seconds: 31 })
    await app.call('resendOTP', { email })
    const second = await newestCode(email)
    for (let step = 1; step <= 2; step += 1) await guess(email, otherThan(second, step))
    expect((await guess(email, second)).status).toBe(400)

    app.clock.advance({ seconds: 61 })
    await app.call('resendOTP', { email })
    const [paused] = await app.mailbox(email)
    expect(paused?.subject).toBe('Codes for your Stepmark account are paused')
    expect(paused?.text).not.toMatch(/\b\d{6}\b/)

    app.clock.advance({ seconds: 3600 - 31 - 61 })
    await app.call('resendOTP', { email })
    expect((await guess(email, await newestCode(email))).status).toBe(200)
  })

  test('is checked at most twenty-five times a day for one account, however many codes are requested', async () => {
    const { email } = await unproven()
    let judged = 0
    let refused = 0
    const start = app.clock.now().getTime()
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (attempt % 5 === 0) await app.call('resendOTP', { email })
      const answer = await guess(email, '000000', { 'x-forwarded-for': `203.0.113.${attempt % 250}` })
      if (answer.status === 429) {
        refused += 1
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      } else judged += 1
      app.clock.advance({ seconds: 280 })
    }
    expect(app.clock.now().getTime() - start).toBeLessThan(24 * 3600 * 1000)
    expect(judged).toBe(limits.codePerAccount.count)
    expect(refused).toBe(300 - limits.codePerAccount.count)
  })

  test('counts every one of a hundred concurrent wrong codes', async () => {
    const { email, code } = await unproven()
    const taken = await Promise.all(
      Array.from({ length: 100 }, (_, index) => guessUnlimited(email, otherThan(code, index + 1))),
    )
    const counted = await wrongGuesses(email)
    recordFigure({
      id: 'T22',
      part: 'wrong codes at once',
      n: taken.length,
      figure: `${taken.filter(Boolean).length} of the wrong taken, ${counted} counted before the code was closed`,
      isMet: !taken.some(Boolean) && counted === codeTries,
    })
    expect(taken.filter(Boolean)).toEqual([])
    expect(counted).toBe(codeTries)
    expect(await guessUnlimited(email, code)).toBe(false)
  })

  test('counts all of four concurrent wrong codes', async () => {
    const { email, code } = await unproven()
    await Promise.all([1, 2, 3, 4].map((step) => guessUnlimited(email, otherThan(code, step))))
    expect(await wrongGuesses(email)).toBe(4)
  })
})

/** Codes that must not be taken, and how many were. */
const used = { tried: 0, taken: 0 }
afterAll(() =>
  recordFigure({
    id: 'T21',
    part: 'codes used wrongly',
    n: used.tried,
    figure: `${used.taken} accepted`,
    isMet: used.taken === 0,
  }),
)

async function expectRefused(answer: Promise<{ status: number }>): Promise<void> {
  const { status } = await answer
  used.tried += 1
  if (status === 200) used.taken += 1
  expect(status).toBe(400)
}

/** Each round on a day of its own: the limits of a network end in the meantime. */
async function manyTimes(count: number, work: () => Promise<void>): Promise<void> {
  for (let round = 0; round < runs(count); round += 1) {
    await work()
    app.clock.advance({ days: 1 })
  }
}

describe('a code', { timeout: 600_000 }, () => {
  test('succeeds exactly once in a hundred concurrent requests', async () => {
    const { email, code } = await unproven()
    const taken = await Promise.all(Array.from({ length: 100 }, () => guessUnlimited(email, code)))
    const successes = taken.filter(Boolean).length
    const figure = `${successes} of the right taken`
    recordFigure({
      id: 'T22',
      part: 'right codes at once',
      n: taken.length,
      figure,
      isMet: successes === 1,
    })
    expect(successes).toBe(1)
    // A right code of another account is taken as well: the count does see a success.
    const other = await unproven()
    expect(await guessUnlimited(other.email, other.code)).toBe(true)
    recordPlanted('T22', 'a second success is seen')
  })

  test('is refused when it is used again', async () => {
    await manyTimes(20, async () => {
      const { email, code } = await unproven()
      expect((await guess(email, code)).status).toBe(200)
      await expectRefused(guess(email, code))
    })
    recordPlanted('T21', 'a right code is seen as accepted')
  })

  test('is refused once a newer one was sent', async () => {
    await manyTimes(20, async () => {
      const { email, code } = await unproven()
      app.clock.advance({ seconds: 31 })
      await app.call('resendOTP', { email })
      if ((await newestCode(email)) !== code) await expectRefused(guess(email, code))
    })
  })

  test('is refused for another address', async () => {
    await manyTimes(20, async () => {
      const [one, other] = [await unproven(), await unproven()]
      if (one.code !== other.code) await expectRefused(guess(other.email, one.code))
    })
  })

  test('is refused for another purpose, both ways', async () => {
    await manyTimes(10, async () => {
      const { email, code } = await unproven()
      await app.call('forgotPassword', { email })
      const resetCode = await newestCode(email)
      if (resetCode === code) return
      await expectRefused(guess(email, resetCode))
      const reset = await app.call('resetPassword', { email, otp: code, newPassword: 'another-one-77' })
      await expectRefused(Promise.resolve(reset))
      expect(reset.body.code).toBe('badCode')
      expect((await guess(email, code)).status).toBe(200)
    })
  })

  test.each([
    ['registration', 600],
    ['reset', 180],
  ] as const)(
    'of %s is accepted until its last second and refused one second later',
    async (purpose, seconds) => {
      async function answerAfter(late: number) {
        const { email, code } = await unproven()
        if (purpose === 'reset') await app.call('forgotPassword', { email })
        const otp = purpose === 'reset' ? await newestCode(email) : code
        app.clock.advance({ seconds: seconds + late })
        return purpose === 'reset'
          ? app.call('resetPassword', { email, otp, newPassword: 'in-good-time' })
          : guess(email, otp)
      }
      expect((await answerAfter(0)).status).toBe(200)
      await manyTimes(4, () => expectRefused(answerAfter(1)))
    },
  )

  test.each(['12345', '1234567', 'abcdef', '', '１２３４５６', '12 456'])(
    'of the shape "%s" is no code',
    async (otp) => {
      const { email } = await unproven()
      const answer = await guess(email, otp)
      expect(answer.status).toBe(400)
      expect(answer.body.fields.otp).toBe('Please enter a valid 6-digit OTP.')
      expect(await wrongGuesses(email)).toBe(0)
    },
  )
})
