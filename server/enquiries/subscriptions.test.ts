import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function linkIn(email: string, page: 'confirm' | 'unsubscribe'): Promise<string> {
  for (const mail of await app.mailbox(email)) {
    const token = mail.text.match(new RegExp(`/subscription/${page}\\?token=(\\S+)`))?.[1]
    if (token !== undefined) return token
  }
  throw new Error(`no mail to ${email} has a link to ${page}`)
}

async function stateOf(email: string): Promise<{ isConfirmed: boolean; hasLeft: boolean } | null> {
  return app.services.database.first(
    sql<{ isConfirmed: boolean; hasLeft: boolean }>`
      select confirmed_at is not null as "isConfirmed", unsubscribed_at is not null as "hasLeft"
      from subscriptions where email = ${email}`,
  )
}

describe('POST subscribe/createSubscribe', () => {
  it('responds 201 and mails a link; the address counts once it is confirmed', async () => {
    const answer = await app.call('createSubscribe', { email: 'Meena@Example.com' })
    expect(answer.status).toBe(201)
    expect(answer.body.response).toBe('Subscribed successfully!')
    expect(await stateOf('meena@example.com')).toEqual({ isConfirmed: false, hasLeft: false })
    const token = await linkIn('meena@example.com', 'confirm')
    const confirmed = await app.call('confirmSubscription', { token })
    expect(confirmed.body.message).toBe('Your subscription is confirmed.')
    expect(await stateOf('meena@example.com')).toEqual({ isConfirmed: true, hasLeft: false })
  })

  it('responds the same for a known address, and mails it nothing more', async () => {
    const first = await app.call('createSubscribe', { email: 'same@example.com' })
    await app.call('confirmSubscription', { token: await linkIn('same@example.com', 'confirm') })
    app.clock.advance({ minutes: 11 })
    const mails = (await app.mailbox('same@example.com')).length
    const again = await app.call('createSubscribe', { email: 'same@example.com' })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await app.mailbox('same@example.com')).toHaveLength(mails)
  })

  it('mails a link at most once in ten minutes', async () => {
    const ask = () => app.call('createSubscribe', { email: 'eager@example.com' })
    await Promise.all([ask(), ask(), ask()])
    expect(await app.mailbox('eager@example.com')).toHaveLength(1)
    app.clock.advance({ seconds: 599 })
    expect((await ask()).status).toBe(201)
    expect(await app.mailbox('eager@example.com')).toHaveLength(1)
    app.clock.advance({ seconds: 1 })
    await ask()
    expect(await app.mailbox('eager@example.com')).toHaveLength(2)
  })

  it('wants an address that can be one', async () => {
    expect((await app.call('createSubscribe', { email: '' })).body.error).toBe(
      'Please enter an email address.',
    )
    expect((await app.call('createSubscribe', { email: 'meena' })).body.error).toBe('Invalid email address')
  })
})

describe('POST subscribe/confirmSubscription', () => {
  it('accepts only the latest link, any number of times', async () => {
    await app.call('createSubscribe', { email: 'twice@example.com' })
    const old = await linkIn('twice@example.com', 'confirm')
    app.clock.advance({ minutes: 10 })
    await app.call('createSubscribe', { email: 'twice@example.com' })
    const newest = await linkIn('twice@example.com', 'confirm')
    expect((await app.call('confirmSubscription', { token: old })).status).toBe(400)
    expect((await app.call('confirmSubscription', { token: newest })).status).toBe(200)
    const mails = (await app.mailbox('twice@example.com')).length
    expect((await app.call('confirmSubscription', { token: newest })).status).toBe(200)
    expect(await app.mailbox('twice@example.com')).toHaveLength(mails)
  })

  it('refuses a token that was made up', async () => {
    for (const token of ['', 'x', 'a.b', 'x'.repeat(200), 'x'.repeat(201)])
      expect((await app.call('confirmSubscription', { token })).status).toBe(400)
  })
})

describe('POST subscribe/unsubscribe', () => {
  it('ends by the link of any mail, and its old link cannot subscribe again', async () => {
    await app.call('createSubscribe', { email: 'leaving@example.com' })
    const confirm = await linkIn('leaving@example.com', 'confirm')
    await app.call('confirmSubscription', { token: confirm })
    const token = await linkIn('leaving@example.com', 'unsubscribe')
    expect((await app.call('unsubscribe', { token })).status).toBe(200)
    expect((await app.call('unsubscribe', { token })).status).toBe(200)
    expect(await stateOf('leaving@example.com')).toEqual({ isConfirmed: true, hasLeft: true })
    expect((await app.call('confirmSubscription', { token: confirm })).status).toBe(400)
    app.clock.advance({ minutes: 11 })
    await app.call('createSubscribe', { email: 'leaving@example.com' })
    await app.call('confirmSubscription', { token: await linkIn('leaving@example.com', 'confirm') })
    expect(await stateOf('leaving@example.com')).toEqual({ isConfirmed: true, hasLeft: false })
  })

  it('is in the headers of every mail, for one-click unsubscribe', async () => {
    await app.call('createSubscribe', { email: 'header@example.com' })
    await app.call('confirmSubscription', { token: await linkIn('header@example.com', 'confirm') })
    const mails = await app.mailbox('header@example.com')
    expect(mails).toHaveLength(2)
    for (const { headers } of mails) {
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expect(headers['List-Unsubscribe']).toMatch(
        /^<http:\/\/localhost:3000\/subscription\/unsubscribe\?token=\S+>$/,
      )
    }
  })

  it('accepts only its own tokens', async () => {
    await app.call('createSubscribe', { email: 'safe@example.com' })
    const row = await app.services.database.first(
      sql<{ id: string }>`select id from subscriptions where email = 'safe@example.com'`,
    )
    for (const token of [`${row?.id}.`, `${row?.id}.AAAA`, `${row?.id}.${'A'.repeat(43)}`, ''])
      expect((await app.call('unsubscribe', { token })).status).toBe(400)
    expect(await stateOf('safe@example.com')).toEqual({ isConfirmed: false, hasLeft: false })
  })
})
