import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { reconcileOrders } from '../../server/payments/operations.ts'
import { cookieOf, startTestApp, type TestApp } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'
import { databaseNamed, runOn, templateName } from '../support/database.ts'
import { codeOf, deskCall, staffOf, type TestStaff } from '../support/desk.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { dropInitFiles, useUpLog, useUpRoom } from '../support/full-database.ts'
import { bringGatewayView } from '../support/gateway-view.ts'
import { checkInvariants } from '../support/invariants.ts'
import { startGatewayProcess } from '../support/killable-server.ts'
import { type MailServer, startMailServer } from '../support/outside-world.ts'
import { runs } from '../support/runs.ts'
import { type CheckoutResult, type Shop, shopOf } from '../support/shop.ts'
import { openSmallDisk, type SmallDisk, whyNoDisk } from '../support/small-disk.ts'
import { addFilm, type OpenedStream, openStream } from '../support/streams.ts'
import { beginUpload, idIn, offsetOf, sendBytes } from '../support/tus.ts'

/** A long run takes ten minutes of the machine's clock, as PostgreSQL has no other. */
const minutes = runs(1)
const isLong = minutes > 1
const secondsBetweenVisits = 5
const now = '2026-11-21T04:30:00Z'
const silent = { info() {}, warn() {}, error() {} }

const reason = await whyNoDisk()
if (reason !== null) console.warn(`No disk is filled here, as this process may not have one: ${reason}`)

type Person = { id: string; email: string; token: string; cookie: string }
type Made = { orderId: string; paymentId: string }

let disk: SmallDisk
let postgres: EmbeddedPostgres
let mail: MailServer
/** The gateway, whose disk is another. */
let bank: TestApp
let shop: Shop
let gateway: Awaited<ReturnType<typeof startGatewayProcess>>
let app: TestApp
let course: TestCourse
let people: Person[]
let author: TestStaff

const seen = { asked: 0, failed: [] as string[] }
const acknowledged = { orders: [] as string[], verified: [] as string[], events: [] as string[] }

describe.skipIf(reason !== null)('a disk that is full for ten minutes', { timeout: 900_000 }, () => {
  beforeAll(async () => {
    disk = await openSmallDisk(2 * 1024 ** 3)
    mail = await startMailServer()
    bank = await startTestApp({ now })
    shop = shopOf(bank)
    shop.sandbox.faults.switches.webhooks = 'hold'
    gateway = await startGatewayProcess(shop.sandbox)
    const dataDir = join(disk.folder, 'data')
    postgres = await startEmbeddedPostgres({ dataDir, log: silent, progress: () => undefined })
    await runOn(postgres.url, `create database ${templateName}`)
    await migrate(databaseNamed(postgres.url, templateName))
    const { keyId, keySecret, webhookSecret, checkoutUrl } = shop.sandbox.connection
    app = await startTestApp({
      databaseServer: postgres.url,
      now,
      settings: {
        dataDir,
        mail: { url: mail.url, from: 'Stepmark <hello@example.com>' },
        razorpay: { keyId, keySecret, webhookSecret, checkoutUrl, apiUrl: gateway.url },
      },
      ...(!isLong && { patienceInMs: 500 }),
    })
    course = await app.course()
    await addFilm(app.services, course.lockedVideo)
    people = []
    for (let number = 0; number < 4; number += 1) people.push(await signedIn(number))
    author = await staffOf(app, 'author')
    // A database that has run for a while keeps some room for its log.
    for (let round = 0; round < 4; round += 1)
      await runOn(postgres.url, 'select txid_current()', 'select pg_switch_wal()', 'checkpoint')
  }, 180_000)
  afterAll(async () => {
    // A server that is to be stopped in order has something to write.
    await disk?.empty()
    await app?.close()
    await postgres?.stop()
    gateway?.stop()
    await bank?.close()
    await mail?.stop()
    await disk?.remove()
  })

  test('a visit that fails is counted as such', async () => {
    count('a course that is not there', (await app.call('getCourse', { id: 'not-there' })).status)
    expect(seen.failed).toHaveLength(1)
    Object.assign(seen, { asked: 0, failed: [] })
    recordPlanted('T38', 'a page that is not there is seen as a visit that failed')
  })

  test('keeps nobody from the catalogue or a bought film, and no mail, payment or upload is lost', async () => {
    const [student, watcher, payer, buyer] = people as [Person, Person, Person, Person]
    for (const person of [student, watcher]) await app.grant(person, course, -1, 30)
    const opened = await openStream(app, course.lockedVideo, { token: watcher.token })
    const segments = (await Promise.all(['480p', '240p', '144p'].map((rung) => opened.segments(rung)))).flat()
    const sold = await app.course()
    const order = await ordered(payer, sold.id)
    if (order === null) throw new Error('the order was not made')
    const picture = await sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } })
      .png()
      .toBuffer()
    const upload = await beginUpload(app, author, { kind: 'image', size: picture.length, name: 'noise.png' })
    const half = Math.floor(picture.length / 2)
    expect((await sendBytes(app, author, upload.path, picture.subarray(0, half))).status).toBe(204)
    await app.runJobs()
    const before = mail.messages.length
    const asked: string[] = [await asks('before')]

    await disk.fill()
    await useUpRoom(app.databaseUrl)
    await dropInitFiles(app.settings.dataDir)
    // The money leaves the student's bank while nothing can be written here.
    const { result } = await shop.checkout(order)
    const writes = { tried: 0, refused: 0 }
    const uploads = { tried: 0, refused: 0 }
    for (let minute = 0; minute < minutes; minute += 1) {
      for (let visit = 0; visit < 60 / secondsBetweenVisits; visit += 1) {
        const startedAt = performance.now()
        await disk.fill()
        await visitAll(student, { opened, segment: segments[visit % segments.length] ?? '' })
        advance({ seconds: secondsBetweenVisits })
        await app.runJobs().catch(() => undefined)
        if (isLong) await pause(secondsBetweenVisits * 1000 - (performance.now() - startedAt))
      }
      const statuses = [
        (await ordered(buyer, sold.id)) === null ? 500 : 200,
        await verified(payer, order, result),
        ...(await delivered()),
      ]
      const about = `minute-${minute}`
      const contact = await asks(about).catch(() => null)
      if (contact !== null) asked.push(contact)
      writes.tried += statuses.length + 1
      writes.refused += statuses.filter((status) => status !== 200).length + (contact === null ? 1 : 0)
      uploads.tried += 2
      const { response } = await beginUpload(app, author, { kind: 'image', size: 1000 })
      const rest = await sendBytes(app, author, upload.path, picture.subarray(half), { offset: half })
      for (const answer of [response, rest])
        if (answer.status === 413 && (await answer.text()).includes('disk is full')) uploads.refused += 1
      // A token lives for twelve minutes.
      if (minute % 4 === 0) for (const person of people) await renewed(person)
    }
    expect(writes.refused).toBeGreaterThan(0)
    expect(await offsetOf(app, author, upload.path)).toBe(half)

    await disk.empty()
    await heal()
    const sent = await sendBytes(app, author, upload.path, picture.subarray(half), { offset: half })
    expect(sent.status).toBe(204)
    await app.runJobs()
    const stored = await deskCall(app, 'getUpload', { id: idIn(upload.path) }, { cookie: author.cookie })
    expect(stored.body.data).toMatchObject({ state: 'ready' })
    expect(await shopOfProduct().enrolments(payer.id)).toHaveLength(1)

    const later = mail.messages
      .slice(before)
      .map(({ to, subject, text }) => `${to?.map(({ address }) => address)}: ${subject}\n${text}`)
    const missing = asked.filter((email) => !later.some((letter) => letter.startsWith(`${email}: `)))
    const unsent = await unsentJobs()
    const doubled = later.length - new Set(later).size
    const violations = await checkMoney()
    recordFigure({
      id: 'T38',
      part: 'minutes with a full disk',
      n: minutes,
      figure: [
        `disk full: ${seen.failed.length} of ${seen.asked} visits failed`,
        `${writes.refused} of ${writes.tried} purchases and messages refused, each in words`,
        `${uploads.refused} of ${uploads.tried} uploads refused as the disk is full, the one under way came whole`,
        `${later.length} mails came, ${missing.length + unsent} lost, ${doubled} doubled`,
        `the payment made meanwhile became access, ${violations.length} violations`,
      ].join('; '),
      isMet:
        seen.failed.length + missing.length + unsent + doubled + violations.length === 0 &&
        uploads.refused === uploads.tried,
    })
    expect(seen.failed).toEqual([])
    expect(uploads.refused).toBe(uploads.tried)
    expect({ missing, unsent, doubled, violations }).toEqual({
      missing: [],
      unsent: 0,
      doubled: 0,
      violations: [],
    })
  })

  test('lets the database come back by itself when not even its log had room', async () => {
    const [, , , buyer] = people as [Person, Person, Person, Person]
    await renewed(buyer)
    await disk.fill()
    await useUpLog(app.services)
    await disk.fill()
    // Whoever comes meanwhile waits no longer than a request may, and is told.
    const refused = await app.call('createOrder', { courseId: course.id, subscriptionType: 1 }, buyer)
    expectInWords(refused.status, refused.body.code)
    await pause(isLong ? 60_000 : 3000)

    await disk.empty()
    const startedAt = performance.now()
    while (!(await app.services.database.isReady())) await pause(50)
    const seconds = (performance.now() - startedAt) / 1000
    advance({ minutes: 11 })
    await renewed(buyer)
    expect(await ordered(buyer, course.id)).not.toBeNull()
    await heal()
    const violations = await checkMoney()
    recordFigure({
      id: 'T38',
      part: 'returns of a database without room for its log',
      n: 1,
      figure: `without room for its log the database fell, and was back ${seconds.toFixed(1)} s after there was room, with ${violations.length} violations`,
      isMet: violations.length === 0,
    })
    expect(violations).toEqual([])
  })
})

/** A full disk refuses in its own words; a server that it made fall is told as one that is gone. */
function expectInWords(status: number, code: string): void {
  expect([
    [507, 'notStored'],
    [500, 'bug'],
  ]).toContainEqual([status, code])
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

function advance(by: { minutes?: number; seconds?: number }): void {
  for (const { clock } of [app, bank]) clock.advance(by)
}

async function signedIn(number: number): Promise<Person> {
  const email = `divya${number}@example.com`
  const password = 'parabola-7-roots'
  await app.call('register', { name: 'Divya Reddy', email, password, phone: `+91984802220${number}` })
  await app.runJobs()
  const letter = mail.messages.findLast(({ to }) => to?.some(({ address }) => address === email))
  const otp = `${letter?.subject} ${letter?.text}`.match(/\b\d{6}\b/)?.[0]
  await app.call('verifyEmail', { email, otp })
  const answer = await app.call('login', { email, password })
  const token: string = answer.body.data.token
  const profile = await app.call('getProfileData', {}, { token })
  return { id: profile.body.data._id, email, token, cookie: cookieOf(answer) }
}

/** What a browser does by itself while a page is open. */
async function renewed(person: Person): Promise<void> {
  const answer = await app.call('refresh', {}, { cookie: person.cookie })
  count('a session that goes on', answer.status)
  if (answer.status === 200) person.token = answer.body.data.token
}

function count(what: string, ...statuses: number[]): void {
  seen.asked += statuses.length
  for (const status of statuses) if (status !== 200) seen.failed.push(`${what}: ${status}`)
}

/** A visitor looks around, a student opens a film, and somebody watches on who opened it before. */
async function visitAll(
  { token }: Person,
  { opened, segment }: { opened: OpenedStream; segment: string },
): Promise<void> {
  // More at once than there are connections when the disk fills.
  const crowd = await Promise.all(Array.from({ length: 12 }, () => app.call('getLiveCourses')))
  count('the courses', ...crowd.map(({ status }) => status))
  count('the categories', (await app.call('getCategories')).status)
  count('a course', (await app.call('getCourse', { id: course.slug })).status)
  count('my courses', (await app.call('getMyCourses', {}, { token })).status)
  const stream = await openStream(app, course.lockedVideo, { token })
  count('a film', stream.answer.status)
  const [first = ''] = await stream.segments('480p')
  for (const part of ['master.m3u8', 'key', first]) count('a part of a film', (await stream.get(part)).status)
  count('a part of a film that was opened before', (await opened.get(segment)).status)
}

/** Null when it was refused. */
async function ordered({ token }: Person, courseId: string): Promise<Made | null> {
  const { status, body } = await app.call('createOrder', { courseId, subscriptionType: 1 }, { token })
  if (status !== 200) {
    expectInWords(status, body.code)
    return null
  }
  acknowledged.orders.push(body.data.paymentId)
  return body.data
}

async function verified({ token }: Person, { paymentId }: Made, result: CheckoutResult): Promise<number> {
  const { status, body } = await app.call('verifyPayment', { paymentId, ...result }, { token })
  if (status === 200) acknowledged.verified.push(paymentId)
  else expectInWords(status, body.code)
  return status
}

/** Hands the gateway's messages over once more, and says what was answered. */
async function delivered(): Promise<number[]> {
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

/** Somebody writes to the house, which answers by mail; throws when it was refused. */
async function asks(about: string): Promise<string> {
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
  throw new Error('the message was refused')
}

/** Whatever was lost or put off comes now. */
async function heal(): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    advance({ minutes: 5 })
    await delivered()
    await reconcileOrders(app.services)
    await app.runJobs()
  }
  for (const person of people) await renewed(person)
  // Nobody was at the desk for hours.
  const { email, password, secret } = author
  author.cookie = cookieOf(await deskCall(app, 'login', { email, password, code: codeOf(app, secret) }))
}

async function unsentJobs(): Promise<number> {
  const row = await app.services.database.first(
    sql<{ count: number }>`select count(*)::int as "count" from jobs where done_at is null`,
  )
  return row?.count ?? -1
}

function shopOfProduct(): Pick<Shop, 'enrolments'> {
  return shopOf({ ...app, sandbox: shop.sandbox })
}

/** The promises about money, with what the gateway knows laid beside what the product knows. */
async function checkMoney() {
  await bringGatewayView(bank.databaseUrl, app.databaseUrl)
  return checkInvariants(app.services.database, acknowledged)
}
