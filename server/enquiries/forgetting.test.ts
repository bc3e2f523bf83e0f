import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { forgetOldEnquiries } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function countOf(table: 'contact' | 'subscription'): Promise<number> {
  const row = await app.services.database.first(
    table === 'contact'
      ? sql<{ count: number }>`select count(*)::int as "count" from contact_requests`
      : sql<{ count: number }>`select count(*)::int as "count" from subscriptions`,
  )
  return row?.count ?? -1
}

it('keeps a request until a year after it was solved, and an open one without limit', async () => {
  const request = { name: 'Meena', email: 'meena@example.com', phone: '9848012345', message: 'Hello' }
  await app.call('contactSupport', request)
  await app.call('contactSupport', { ...request, email: 'asha@example.com' })
  await app.services.database.first(sql`
    update contact_requests set status = 'closed', dealt_with_at = ${app.clock.now()} where email = 'asha@example.com'`)
  app.clock.advance({ days: 364 })
  await forgetOldEnquiries(app.services)
  expect(await countOf('contact')).toBe(2)
  app.clock.advance({ days: 2 })
  await forgetOldEnquiries(app.services)
  expect(await countOf('contact')).toBe(1)
})

it('deletes after a day who sent what', async () => {
  const keys = async () =>
    (
      await app.services.database.first(
        sql<{ count: number }>`select count(*)::int as "count" from sent_enquiries`,
      )
    )?.count
  const request = { name: 'Meena', email: 'meena@example.com', phone: '9848012345', message: 'Once more' }
  await app.call('contactSupport', request)
  await forgetOldEnquiries(app.services)
  expect(await keys()).toBe(1)
  app.clock.advance({ hours: 25 })
  await forgetOldEnquiries(app.services)
  expect(await keys()).toBe(0)
})

it('forgets an address that left, and its link may still be pressed', async () => {
  await app.call('createSubscribe', { email: 'gone@example.com' })
  const tokenOf = async (page: string) => {
    const mails = await app.mailbox('gone@example.com')
    return mails.map(({ text }) => text.match(new RegExp(`${page}\\?token=(\\S+)`))?.[1]).find(Boolean)
  }
  await app.call('confirmSubscription', { token: await tokenOf('confirm') })
  const token = await tokenOf('unsubscribe')
  expect((await app.call('unsubscribe', { token })).status).toBe(200)
  app.clock.advance({ days: 2 })
  await forgetOldEnquiries(app.services)
  expect(await countOf('subscription')).toBe(0)
  expect((await app.call('unsubscribe', { token })).status).toBe(200)
})

it('forgets an address that was never confirmed after thirty days', async () => {
  await app.call('createSubscribe', { email: 'silent@example.com' })
  app.clock.advance({ days: 29 })
  await forgetOldEnquiries(app.services)
  expect(await countOf('subscription')).toBe(1)
  app.clock.advance({ days: 2 })
  await forgetOldEnquiries(app.services)
  expect(await countOf('subscription')).toBe(0)
})
