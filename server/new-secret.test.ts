import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../tests/support/app.ts'
import { sendCode, takeCode } from './accounts/codes.ts'
import { readToken, signToken } from './accounts/tokens.ts'
import { sql } from './adapters/database/sql.ts'
import { openSecret, sealSecret } from './admin/staff/codes.ts'
import { sealSecretsAnew } from './admin/staff/operations.ts'
import { cookieOf, isCookieOf } from './catalog/links.ts'
import { readerOfToken, unsubscribeToken } from './enquiries/links.ts'
import type { Services } from './services.ts'
import { readClaim, signClaim } from './signed-claims.ts'

const first = 'first-'.padEnd(40, '1')
const second = 'second-'.padEnd(40, '2')

let app: TestApp
let student: TestStudent

beforeAll(async () => {
  app = await startTestApp()
  student = await app.student()
})
afterAll(() => app.close())

/** A process with these secrets, on the same database. */
function processWith(secret: string, otherSecret: string | null): Services {
  return { ...app.services, settings: { ...app.settings, secret, otherSecret } }
}

const before = () => processWith(first, null)
/** Rotating the secret: the new one is accepted, then signs, then is the only one. */
const steps = () => [processWith(first, second), processWith(second, first)] as const

async function tokenFrom(services: Services): Promise<string> {
  return signToken(services, { ...student }, student.id)
}

test('a token, a link and its cookie are accepted before, during and after a change of the secret, but not after the next', async () => {
  const [prepared, changed] = steps()
  const pairs: [Services, Services, boolean][] = [
    [before(), prepared, true],
    [prepared, before(), true],
    [prepared, changed, true],
    [changed, prepared, true],
    [changed, processWith(second, null), true],
    [before(), processWith(second, null), false],
    [changed, before(), false],
  ]
  for (const [signs, reads, isBelieved] of pairs) {
    expect((await readToken(reads, await tokenFrom(signs))) !== null).toBe(isBelieved)
    const link = signClaim(signs.settings, 'media', ['a', 'b'])
    expect(readClaim(reads.settings, 'media', link)).toEqual(isBelieved ? ['a', 'b'] : null)
    const leave = unsubscribeToken(signs.settings, { subscriptionId: 'a-subscription' })
    expect(readerOfToken(reads.settings, leave)).toEqual(
      isBelieved ? { subscriptionId: 'a-subscription' } : null,
    )
    expect(isCookieOf(reads.settings, 'a-session', cookieOf(signs.settings, 'a-session'))).toBe(isBelieved)
  }
})

test('a code mailed before a change of the secret is accepted after it, and never under an unknown secret', async () => {
  const { email } = student
  async function mailedBy(services: Services): Promise<string> {
    app.clock.advance({ minutes: 1 })
    await services.database.transaction((tx) => sendCode(services, tx, { email, purpose: 'reset' }))
    const [mail] = await app.mailbox(email)
    return mail?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  }
  const takenBy = (services: Services, code: string) =>
    services.database.transaction((tx) => takeCode(services, tx, { email, proves: 'reset', code }))

  const [prepared, changed] = steps()
  const code = await mailedBy(prepared)
  expect(await takenBy(processWith(second, null), code)).toBeNull()
  expect(await takenBy(changed, code)).toBe(student.id)
  expect(await takenBy(prepared, await mailedBy(changed))).toBe(student.id)
})

test('staff keep their authenticator: its secret is re-encrypted once, and opens with both meanwhile', async () => {
  const [prepared, changed] = steps()
  const staff = await app.services.database.first(sql<{ id: string }>`
    insert into staff (email, name, role, password_hash, totp_secret, created_at)
    values ('ravi@example.com', 'Ravi', 'support', 'none', '', ${app.clock.now()})
    returning id`)
  const id = staff?.id ?? ''
  const keep = (sealed: Buffer) =>
    app.services.database.first(sql`update staff set totp_secret = ${sealed} where id = ${id}`)
  const kept = async () =>
    (
      await app.services.database.first(sql<{ sealed: Buffer }>`
      select totp_secret as sealed from staff where id = ${id}`)
    )?.sealed ?? Buffer.alloc(0)

  const sealed = sealSecret(before().settings, id, 'JBSWY3DP')
  await keep(sealed)
  await sealSecretsAnew(prepared)
  expect(await kept()).toEqual(sealed)
  expect(openSecret(changed.settings, id, await kept())).toBe('JBSWY3DP')
  await sealSecretsAnew(changed)
  expect(openSecret(processWith(second, null).settings, id, await kept())).toBe('JBSWY3DP')
  expect(openSecret(prepared.settings, id, await kept())).toBe('JBSWY3DP')
  expect(openSecret(before().settings, id, await kept())).toBeNull()
})
