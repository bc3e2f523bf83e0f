import { expect } from 'vitest'
import { sql } from '../../../server/adapters/database/sql.ts'
import { reconcileOrders } from '../../../server/payments/reconciliation/operations.ts'
import { adminCall, codeOf } from '../../support/admin.ts'
import { cookieOf } from '../../support/app.ts'
import { bringGatewayView } from '../../support/gateway-view.ts'
import { checkInvariants } from '../../support/invariants.ts'
import type { CheckoutResult } from '../../support/shop.ts'
import { type OpenedStream, openStream } from '../../support/streams.ts'
import type { Person, SmallSchool } from './small-school.ts'

type Made = { orderId: string; paymentId: string }

/** A full disk has its own message; a server that crashed because of it is reported as unavailable. */
export function expectInWords(status: number, code: string): void {
  expect([
    [507, 'notStored'],
    [500, 'bug'],
  ]).toContainEqual([status, code])
}

export function count({ seen }: Pick<SmallSchool, 'seen'>, what: string, ...statuses: number[]): void {
  seen.asked += statuses.length
  for (const status of statuses) if (status !== 200) seen.failed.push(`${what}: ${status}`)
}

/** Moves the clocks of the school and of its bank. */
export function advance({ app, bank }: SmallSchool, by: { minutes?: number; seconds?: number }): void {
  for (const { clock } of [app, bank]) clock.advance(by)
}

/** What a browser does by itself while a page is open. */
export async function renewed(school: SmallSchool, person: Person): Promise<void> {
  const answer = await school.app.call('refresh', {}, { cookie: person.cookie })
  count(school, 'a session that continues', answer.status)
  if (answer.status === 200) person.token = answer.body.data.token
}

/** A visitor looks around, a student opens a video, and somebody watches on who opened it before. */
export async function visitAll(
  school: SmallSchool,
  { token }: Person,
  { opened, segment }: { opened: OpenedStream; segment: string },
): Promise<void> {
  const { app, course } = school
  // More in parallel than there are connections when the disk fills.
  const crowd = await Promise.all(Array.from({ length: 12 }, () => app.call('getLiveCourses')))
  count(school, 'the courses', ...crowd.map(({ status }) => status))
  count(school, 'the categories', (await app.call('getCategories')).status)
  count(school, 'a course', (await app.call('getCourse', { id: course.slug })).status)
  count(school, 'my courses', (await app.call('getMyCourses', {}, { token })).status)
  const stream = await openStream(app, course.lockedVideo, { token })
  count(school, 'a video', stream.answer.status)
  const [first = ''] = await stream.segments('480p')
  for (const part of ['master.m3u8', 'key', first])
    count(school, 'a part of a video', (await stream.get(part)).status)
  count(school, 'a part of a video that was opened before', (await opened.get(segment)).status)
}

/** Null when it was refused. */
export async function ordered(
  { app, acknowledged }: SmallSchool,
  { token }: Person,
  courseId: string,
): Promise<Made | null> {
  const { status, body } = await app.call('createOrder', { courseId, subscriptionType: 1 }, { token })
  if (status !== 200) {
    expectInWords(status, body.code)
    return null
  }
  acknowledged.orders.push(body.data.paymentId)
  return body.data
}

/** Answers the status. */
export async function verified(
  { app, acknowledged }: SmallSchool,
  { token }: Person,
  { paymentId }: Made,
  result: CheckoutResult,
): Promise<number> {
  const { status, body } = await app.call('verifyPayment', { paymentId, ...result }, { token })
  if (status === 200) acknowledged.verified.push(paymentId)
  else expectInWords(status, body.code)
  return status
}

/** Hands the gateway's messages over once more, and says what was answered. */
export async function delivered({ app, shop, acknowledged }: SmallSchool): Promise<number[]> {
  const statuses: number[] = []
  for (const message of await shop.sandbox.webhooks.undelivered()) {
    const { headers } = message
    const body = await message.text()
    const { status } = await app.fetch('/api/v1/payment/webhook', { method: 'POST', headers, body })
    if (status === 200) acknowledged.events.push(headers.get('x-razorpay-event-id') ?? '')
    statuses.push(status)
  }
  return statuses
}

/** Somebody writes to support, which answers by mail to the address that comes back; null when it was refused. */
export async function asks({ app }: SmallSchool, about: string): Promise<string | null> {
  const email = `${about}@example.com`
  const { status, body } = await app.call('contactSupport', {
    name: `Lakshmi Iyer ${about}`,
    email,
    phone: '9848033333',
    message: 'When does the next batch start?',
    filledInMs: 60_000,
  })
  if (status === 200) return email
  expectInWords(status, body.code)
  return null
}

/** Whatever was lost or put off comes now. */
export async function heal(school: SmallSchool): Promise<void> {
  const { app, people, author } = school
  for (let round = 0; round < 30; round += 1) {
    advance(school, { minutes: 5 })
    await delivered(school)
    await reconcileOrders(app.services)
    await app.runJobs()
  }
  for (const person of people) await renewed(school, person)
  // Nobody was in the admin for hours.
  const { email, password, secret } = author
  author.cookie = cookieOf(await adminCall(app, 'login', { email, password, code: codeOf(app, secret) }))
}

export async function countUnsentJobs({ app }: SmallSchool): Promise<number> {
  const row = await app.services.database.first(
    sql<{ count: number }>`select count(*)::int as "count" from jobs where done_at is null`,
  )
  return row?.count ?? -1
}

/** The promises about money, comparing the gateway's records with the product's. */
export async function checkMoney({ app, bank, acknowledged }: SmallSchool) {
  await bringGatewayView(bank.databaseUrl, app.databaseUrl)
  return checkInvariants(app.services.database, acknowledged)
}
