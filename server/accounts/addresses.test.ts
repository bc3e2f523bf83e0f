import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '../../domain/calls.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { recordFigure, recordPlanted } from '../../tests/support/figures.ts'
import { isLeftOut } from '../../tests/support/left-out.ts'
import { asInProduct } from '../../tests/support/quick-accounts.ts'
import { sql } from '../adapters/database/sql.ts'
import { passwordWorkDone } from './passwords/operations.ts'

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

type AddressCall = { name: CallName; input: (email: string) => object; hashes: number }

const asked: AddressCall[] = [
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

/** What a caller can see of a response, and its cost. */
async function seen(name: CallName, input: object) {
  const before = passwordWorkDone()
  const { status, body, headers } = await app.call(name, input)
  // Each request has a number of its own, and each browser that registers a secret of its own.
  const shown = [...headers]
    .filter(([header]) => !['date', 'x-request-id'].includes(header))
    .map(([header, value]) => [header, value.replace(/(?<=stepmark-attempt=)[^;]+/, '')])
    .sort()
  return { status, body, headers: shown, hashes: passwordWorkDone() - before }
}

describe.each(asked)('$name', ({ name, input, hashes }) => {
  test('responds the same to verified, unverified and unknown addresses, for the same work', async () => {
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

  test('is rate limited the same for known and unknown addresses', async () => {
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

/**
 * How well times tell one kind of address from the other: 0.5 is not at all, 1 is always (the area
 * under the ROC curve, either way round).
 */
function tellable(known: readonly number[], unknown: readonly number[]): number {
  const all = [
    ...known.map((ms) => ({ ms, isKnown: true })),
    ...unknown.map((ms) => ({ ms, isKnown: false })),
  ]
  all.sort((a, b) => a.ms - b.ms)
  const ranks = all.reduce((sum, { isKnown }, index) => sum + (isKnown ? index + 1 : 0), 0)
  const area = (ranks - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length)
  return Math.max(area, 1 - area)
}

/** Only `npm run assure` measures times: 400 answers of each kind are enough to tell 0.55 from nothing. */
const answersOfEachKind = Number(process.env['TIMED_ANSWERS'] ?? 0)

const isUnmeasured = isLeftOut(
  answersOfEachKind === 0,
  'times of answers are measured by npm run assure alone',
)

describe.skipIf(isUnmeasured)('the response time', { timeout: 3_600_000 }, () => {
  const timed = 'timed@example.com'
  // Its password costs what it costs in the product, as every answer that is measured does.
  beforeAll(() => asInProduct(() => app.student({ email: timed })))

  test('reveals a difference of one millisecond in this measurement', () => {
    const times = Array.from({ length: 400 }, (_, index) => 25 + (index % 20) / 10)
    const slower = times.map((ms) => ms + 1)
    expect(tellable(times, times)).toBeLessThan(0.55)
    expect(tellable(slower, times)).toBeGreaterThan(0.7)
    recordPlanted('T23', 'a millisecond more is seen')
  })

  test.each(asked.slice(0, 5))(
    'of $name does not tell whether the address is known',
    async ({ name, input }) => {
      const times = { known: [] as number[], unknown: [] as number[] }
      const bodies = new Set<string>()
      for (let round = 0; round < answersOfEachKind * 2; round += 1) {
        // No rate limit affects what is measured, and both addresses are called equally fresh.
        await app.services.database.first(sql`delete from rate_limits`)
        app.clock.advance({ hours: 1 })
        const isKnown = round % 2 === Math.floor(round / 2) % 2
        const email = isKnown ? timed : `nobody-${name}-${round}@example.com`
        const startedAt = performance.now()
        const { status, body } = await asInProduct(() => app.call(name, input(email)))
        times[isKnown ? 'known' : 'unknown'].push(performance.now() - startedAt)
        bodies.add(JSON.stringify([status, body]))
      }
      const area = tellable(times.known, times.unknown)
      const figure = `AUC ${area.toFixed(3)}, ${bodies.size} kind of answer`
      const n = times.known.length + times.unknown.length
      recordFigure({ id: 'T23', part: name, n, figure, isMet: area <= 0.55 && bodies.size === 1 })
      expect(bodies.size).toBe(1)
      expect(area).toBeLessThanOrEqual(0.55)
    },
  )
})

describe('sign-in by phone', () => {
  test('responds the same to a known and an unknown phone, for the same work', async () => {
    app.clock.advance({ days: 2 })
    const known = await seen('login', { phone: '+919848000001', password: 'does-it-exist' })
    const unknown = await seen('login', { phone: '+919899999999', password: 'does-it-exist' })
    expect(known).toEqual(unknown)
    expect(known).toMatchObject({ status: 401, hashes: 1 })
  })
})
