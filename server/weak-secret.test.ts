import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffOf } from '../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../tests/support/app.ts'
import { sql } from './adapters/database/sql.ts'
import { refuseWeakSecret, weaknessOf } from './weak-secret.ts'

describe('weaknessOf', () => {
  it.each([
    'x'.repeat(32),
    '12345678901234567890123456789012',
    'correcthorse-correcthorse-correcthorse',
    'Tr0ub4dor&3-Tr0ub4dor&3-Tr0ub4do',
    'aabbccddaaccbbddabcdabdcbacdbcad',
    'change-me-change-me-change-me-please',
    'CHANGE_ME_TO_A_SECRET_password_1234567890',
    'your-secret-key-here-your_secret_key_here!',
    'my-secret-stepmark-example-default',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '0123456789abcdef0123456789abcdef',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'openssl rand -base64 48 openssl rand',
    'your-256-bit-secret-your-256-bit-secret',
    'a-string-secret-at-least-256-bits-long',
    'supersecretsupersecretkeythatislong1',
    'Xk7#mQ2v-Lp9$wZ4t-Xk7#mQ2v-Lp9$wZ4t',
  ])('refuses %s', (secret) => {
    expect(weaknessOf(secret)).toEqual(expect.stringMatching(/^it /))
  })

  it('accepts generated secrets', () => {
    for (let time = 0; time < 200; time += 1)
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(weaknessOf(randomBytes(24).toString(encoding))).toBeNull()
  })
})

describe('a start with a weak secret', () => {
  const weak = 'change-me-change-me-change-me-please'
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ settings: { secret: weak, isDemo: false } })
  })
  afterAll(() => app.close())

  async function startWith(secret: string, isDemo = false): Promise<string[]> {
    const warnings: string[] = []
    const services = { ...app.services, settings: { ...app.settings, secret, isDemo } }
    await refuseWeakSecret(services, (sentence) => warnings.push(sentence))
    return warnings
  }

  it('is refused where nothing was begun with it', async () => {
    await expect(startWith(weak)).rejects.toThrow(/^APP_SECRET can be guessed: it /)
    expect(await startWith(weak, true)).toEqual([])
    expect(await startWith(randomBytes(24).toString('hex'))).toEqual([])
  })

  it('is warned of where only the other secret is weak', async () => {
    const warnings: string[] = []
    const secret = randomBytes(24).toString('hex')
    const services = { ...app.services, settings: { ...app.settings, secret, otherSecret: weak } }
    await refuseWeakSecret(services, (sentence) => warnings.push(sentence))
    expect(warnings).toEqual([expect.stringMatching(/^APP_SECRET_OTHER can be guessed: it /)])
  })

  it('is warned of where this very secret was used, and refused to every other weak one', async () => {
    const other = 'password-password-password-password'
    const refusal = /^APP_SECRET can be guessed/
    // Students alone prove nothing of a secret.
    await app.student()
    for (const secret of [weak, other]) await expect(startWith(secret)).rejects.toThrow(refusal)
    // What it sealed does, from before the secret of a start was noted.
    await staffOf(app, 'owner')
    await app.services.database.first(sql`delete from installation_secret`)
    await expect(startWith(other)).rejects.toThrow(refusal)
    expect(await startWith(weak)).toEqual([expect.stringContaining('Changing secrets')])
    await expect(startWith(other)).rejects.toThrow(refusal)
    expect(await startWith(weak)).toEqual([expect.stringContaining('Changing secrets')])
  })

  it('is refused once the installation was started with a better one', async () => {
    expect(await startWith(randomBytes(24).toString('hex'))).toEqual([])
    await expect(startWith(weak)).rejects.toThrow(/^APP_SECRET can be guessed/)
  })
})
