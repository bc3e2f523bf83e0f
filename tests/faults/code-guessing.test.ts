import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeTries } from '../../domain/accounts/rules.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { runs } from '../support/runs.ts'

/** Guesses on one account: 300, times `FAULT_FACTOR` (334 makes a hundred thousand). */
const guesses = runs(300)
const stepMinutes = 20
const mostAtOnce = 30
const dayMs = 24 * 3600 * 1000
/** In any twenty-four hours, wherever they begin. */
const mostPerDayWanted = 50

let app: TestApp
beforeAll(async () => {
  // One proxy is believed, so every guess can come from an address of its own.
  app = await startTestApp({ settings: { trustedProxies: 1 } })
})
afterAll(() => app.close())

async function unproven(email: string): Promise<void> {
  await app.services.database.first(sql`
    insert into students (email, name, phone, password_hash, created_at)
    values (${email}, 'Unproven', '+919848000000', 'none', ${app.clock.now()})`)
}

async function wrongGuesses(email: string): Promise<number> {
  const row = await app.services.database.first(sql<{ count: number }>`
    select wrong_guesses as count from codes join students on students.id = student_id where email = ${email}`)
  return row?.count ?? 0
}

let guessed = 0

/** One guess from an address of its own, with a chain of invented ones before it. */
async function guess(email: string): Promise<number> {
  guessed += 1
  const octets = [guessed >> 16, guessed >> 8, guessed].map((part) => part & 255).join('.')
  const otp = String(guessed % 1_000_000).padStart(6, '0')
  const { status } = await app.call(
    'verifyEmail',
    { email, otp },
    {
      headers: {
        'x-forwarded-for': `198.51.100.${guessed % 250}, 10.${octets}`,
        forwarded: `for=10.${octets}`,
        'x-real-ip': `10.${octets}`,
      },
    },
  )
  return status
}

type Tally = { tried: number; taken: number; mostPerCode: number; mostPerDay: number }

/** Guesses at random moments over as many days as it takes; a new code is requested before each burst. */
async function guessMany(
  email: string,
  count: number,
  beforeEach: () => Promise<unknown> = async () => undefined,
): Promise<Tally> {
  const tally: Tally = { tried: 0, taken: 0, mostPerCode: 0, mostPerDay: 0 }
  const judgedAt: number[] = []
  while (tally.tried < count) {
    await beforeEach()
    await app.call('resendOTP', { email })
    const atOnce = Math.min(count - tally.tried, 1 + (tally.tried % mostAtOnce))
    const statuses = await Promise.all(Array.from({ length: atOnce }, () => guess(email)))
    const now = app.clock.now().getTime()
    tally.tried += atOnce
    tally.taken += statuses.filter((status) => status === 200).length
    judgedAt.push(...statuses.filter((status) => status !== 429).map(() => now))
    tally.mostPerCode = Math.max(tally.mostPerCode, await wrongGuesses(email))
    while ((judgedAt[0] ?? now) <= now - dayMs) judgedAt.shift()
    tally.mostPerDay = Math.max(tally.mostPerDay, judgedAt.length)
    app.clock.advance({ minutes: stepMinutes })
  }
  return tally
}

test('unlimited guesses would be counted as more than fifty a day', async () => {
  await unproven('unlimited@example.com')
  const forget = () => app.services.database.first(sql`delete from rate_limits`)
  const { mostPerDay } = await guessMany('unlimited@example.com', 120, forget)
  expect(mostPerDay).toBeGreaterThan(mostPerDayWanted)
  recordPlanted('T20', `without the limit ${mostPerDay} a day are seen`)
})

test(
  'one account is guessed at most five times a code and fifty times a day, however many addresses guess',
  { timeout: 7_200_000 },
  async () => {
    const email = 'guessed@example.com'
    await unproven(email)
    const { tried, taken, mostPerCode, mostPerDay } = await guessMany(email, guesses)
    recordFigure({
      id: 'T20',
      part: 'guesses',
      n: tried,
      figure: `${mostPerCode} evaluated per code and ${mostPerDay} judged a day at most, ${taken} taken`,
      isMet: mostPerCode <= codeTries && mostPerDay <= mostPerDayWanted,
    })
    expect(mostPerCode).toBe(codeTries)
    expect(mostPerDay).toBeLessThanOrEqual(mostPerDayWanted)
    // One in a million is right by chance, and at most a few thousand were judged.
    expect(taken).toBe(0)
  },
)
