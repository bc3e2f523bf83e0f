import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { sql } from '../../adapters/database/sql.ts'
import { recordObservation } from './facts.ts'
import { writeBackup, writeFact } from './queries.ts'

const razorpay = {
  keyId: 'rzp_live_one',
  keySecret: 'secret',
  webhookSecret: 'other',
  apiUrl: 'https://api.example.com',
  checkoutUrl: 'https://checkout.example.com/checkout.js',
}
const day = 24 * 3600_000
const publicUrl = 'https://learn.example.com'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp({
    settings: { publicUrl, razorpay, trustedProxies: 1 },
  })
  owner = await staffOf(app, 'owner')
  // Mail still reaches the mailbox; only the checklist sees this server.
  app.services.settings.mail = { url: 'smtps://user:word@mail.example.com', from: 'a@b.example' }
})
afterAll(() => app.close())

const ask = (
  name: Parameters<typeof adminCall>[1],
  input: object = {},
  headers: Record<string, string> = {},
) => adminCall(app, name, input, { cookie: owner.cookie, headers })

async function row(name: string, headers: Record<string, string> = {}) {
  const { body } = await ask('getLaunch', {}, headers)
  return body.data.rows.find((one: { name: string }) => one.name === name)
}

async function mailedCode(): Promise<string> {
  const [mail] = await app.mailbox(owner.email)
  return mail?.text.match(/\b\d{6}\b/)?.[0] ?? ''
}

describe('the launch checklist', () => {
  it('sees the public address and HTTPS in the request of the owner who looks', async () => {
    expect((await row('address')).isDone).toBe(false)
    const headersWith = (proto: string) => ({
      ...{ host: 'learn.example.com', 'x-forwarded-proto': proto },
      'x-forwarded-for': '203.0.113.7',
    })
    expect((await row('address', headersWith('https'))).isDone).toBe(true)
    expect((await row('address', headersWith('http'))).isDone).toBe(false)
    // The trusted proxy appends the last entry; earlier ones may be forged.
    expect((await row('address', headersWith('https, http'))).isDone).toBe(false)
    expect((await row('address', { ...headersWith('https'), host: 'elsewhere.example.com' })).isDone).toBe(
      false,
    )
  })

  it('does not assume HTTPS without a report, or from an untrusted proxy', async () => {
    expect((await row('address', { host: 'learn.example.com' })).isDone).toBe(false)
    app.services.settings.trustedProxies = 0
    const headers = {
      host: 'learn.example.com',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7',
    }
    expect((await row('address', headers)).isDone).toBe(false)
    app.services.settings.trustedProxies = 1
    expect((await row('address', headers)).isDone).toBe(true)
  })

  it('detects too many configured proxies, with which visitors could forge their address', async () => {
    const headers = {
      host: 'learn.example.com',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7',
    }
    app.services.settings.trustedProxies = 2
    expect((await row('address', headers)).isDone).toBe(false)
    expect((await row('address', { ...headers, 'x-forwarded-for': '203.0.113.7, 10.0.0.2' })).isDone).toBe(
      true,
    )
    app.services.settings.trustedProxies = 1
  })

  it('requires two safeguarding contacts who are notified and can sign in', async () => {
    expect((await row('safeguarding')).isDone).toBe(false)
    const [one, other] = [await staffOf(app, 'support'), await staffOf(app, 'author')]
    const help = { en: 'Call 1098', hi: '1098', te: '1098' }
    await ask('saveSafeguarding', { help, people: [one.id, other.id] })
    expect((await row('safeguarding')).isDone).toBe(true)
    await app.services.database.first(
      sql<Record<string, never>>`update staff set disabled_at = now() where id = ${other.id}`,
    )
    expect((await row('safeguarding')).isDone).toBe(false)
  })

  it('accepts mail once the owner entered the mailed code', async () => {
    expect((await row('mail')).isDone).toBe(false)
    expect((await ask('sendTestMail')).status).toBe(200)
    expect((await ask('sendTestMail')).status).toBe(429)
    const code = await mailedCode()
    expect(code).toMatch(/^\d{6}$/)
    expect((await ask('proveTestMail', { code: code === '000000' ? '000001' : '000000' })).status).toBe(400)
    const proved = await ask('proveTestMail', { code })
    expect(proved.status).toBe(200)
    expect((await row('mail')).isDone).toBe(true)
    // Once.
    expect((await ask('proveTestMail', { code })).status).toBe(400)
    app.services.settings.mail = { url: 'smtps://other.example.com', from: 'a@b.example' }
    expect((await row('mail')).isDone).toBe(false)
  })

  it('accepts no code after five guesses, nor an hour later', async () => {
    app.clock.advance({ minutes: 2 })
    await ask('sendTestMail')
    const first = await mailedCode()
    const wrong = first === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess += 1)
      expect((await ask('proveTestMail', { code: wrong })).status).toBe(400)
    expect((await ask('proveTestMail', { code: first })).status).toBe(400)
    app.clock.advance({ minutes: 2 })
    await ask('sendTestMail')
    const second = await mailedCode()
    app.clock.advance({ minutes: 25 })
    await ask('me')
    app.clock.advance({ minutes: 25 })
    await ask('me')
    app.clock.advance({ minutes: 15 })
    expect((await ask('proveTestMail', { code: second })).status).toBe(400)
  })

  it('tells live keys from test keys, and hears the webhook of these keys', async () => {
    expect((await row('gateway')).isDone).toBe(true)
    expect((await row('webhook')).isDone).toBe(false)
    recordObservation(app.services, 'webhook', 'rzp_live_one')
    await expect.poll(async () => (await row('webhook')).isDone).toBe(true)
    app.services.settings.razorpay = { ...razorpay, keyId: 'rzp_test_one' }
    expect([(await row('gateway')).isDone, (await row('webhook')).isDone]).toEqual([false, false])
  })

  it('counts remaining samples per language, and the seller separately', async () => {
    const { database } = app.services
    await database.first(sql`delete from site_content where key <> 'seller'`)
    expect((await row('seller')).isDone).toBe(false)
    await database.first(sql`update site_content set is_sample = false where key = 'seller'`)
    expect((await row('seller')).isDone).toBe(true)
    expect((await row('samples')).isDone).toBe(true)
    await database.first(sql`
      insert into site_content (key, value, source, is_sample, updated_at) values
        ('batch', '{"en": {"month": "May"}, "hi": {"month": "May"}}', 'x', true, now()),
        ('contact', '{"en": {"name": "A"}}', 'x', true, now()),
        ('figures', '{"en": {"name": "A"}, "te": {"name": "A"}}', 'x', false, now())`)
    const { data } = (await ask('getLaunch')).body
    expect(data.samples).toEqual({ en: 2, hi: 1, te: 0 })
    expect((await row('samples')).isDone).toBe(false)
    await database.first(sql`update site_content set is_sample = false`)
    expect((await row('samples')).isDone).toBe(true)
    const { id } = await app.course()
    await database.first(sql`update courses set sample_languages = '{en,te}' where id = ${id}`)
    expect((await ask('getLaunch')).body.data.sampleCourses).toEqual({ en: 1, hi: 0, te: 1 })
    expect((await row('samples')).isDone).toBe(false)
    await database.first(sql`update courses set status = 'draft' where id = ${id}`)
    expect((await row('samples')).isDone).toBe(true)
  })

  it('knows a backup of the last day, and a restore by the mark that one of them had', async () => {
    expect((await row('backup')).isDone).toBe(false)
    const { database, clock } = app.services
    await database.first(writeBackup('ABCD0123', clock.now()))
    await database.first(writeBackup('BCDE0123', clock.now()))
    expect([(await row('backup')).isDone, (await row('restore')).isDone]).toEqual([true, false])
    expect((await ask('proveRestore', { mark: 'FFFF0000' })).status).toBe(400)
    expect((await ask('proveRestore', { mark: ' abcd0123 ' })).status).toBe(200)
    expect((await row('restore')).isDone).toBe(true)
    await database.first(writeBackup('CDEF0123', new Date(clock.now().getTime() - 25 * 3600_000)))
    expect((await row('backup')).isDone).toBe(false)
  })

  it('accepts a restore for 90 days, with its date', async () => {
    const proved = app.clock.now()
    await app.services.database.first(writeFact('restore', 'ABCD0123', new Date(proved.getTime() - 90 * day)))
    expect((await row('restore')).isDone).toBe(true)
    const seenAt = new Date(proved.getTime() - 90 * day - 60_000)
    await app.services.database.first(writeFact('restore', 'ABCD0123', seenAt))
    expect(await row('restore')).toMatchObject({ isDone: false, seenAt: seenAt.toISOString() })
  })

  it('requires a second owner, and scraped metrics', async () => {
    expect((await row('owners')).isDone).toBe(false)
    await staffOf(app, 'owner')
    expect((await row('owners')).isDone).toBe(true)
    expect((await row('metrics')).isDone).toBe(false)
    recordObservation(app.services, 'metrics')
    await expect.poll(async () => (await row('metrics')).isDone).toBe(true)
    app.clock.advance({ minutes: 6 })
    expect((await row('metrics')).isDone).toBe(false)
    expect((await ask('getLaunch')).body.data.freeBytes).toBeGreaterThan(0)
  })
})

describe('what changed with the release', () => {
  it('is shown to the owners of an older installation, to each until it is read', async () => {
    const unread = async () => (await ask('getChanges')).body.data.isUnread
    expect(await unread()).toBe(false)
    await app.services.database.first(
      sql`insert into launch_facts (name, seen_at) values ('before', ${app.clock.now()})`,
    )
    expect(await unread()).toBe(true)
    const later = new Date(app.clock.now().getTime() + 1000)
    app.clock.set(later)
    const newcomer = await staffOf(app, 'owner')
    const theirs = await adminCall(app, 'getChanges', {}, { cookie: newcomer.cookie })
    expect(theirs.body.data.isUnread).toBe(false)
    expect((await ask('readChanges')).status).toBe(200)
    expect(await unread()).toBe(false)
  })
})
