import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { reconcileOrders } from '../../server/payments/reconciliation/operations.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'
import { refuseWrites } from '../support/full-database.ts'
import { checkInvariants } from '../support/invariants.ts'
import { type Shop, shopOf } from '../support/shop.ts'
import { addVideo, type OpenedStream, openStream } from '../support/streams.ts'
import { beginUpload, idIn, offsetOf, sendBytes } from '../support/tus.ts'

let app: TestApp
let shop: Shop
let course: TestCourse
let student: TestStudent
let author: TestStaff
let opened: OpenedStream
let refusal: Awaited<ReturnType<typeof refuseWrites>> | null = null

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  course = await app.course()
  await addVideo(app.services, course.lockedVideo)
  student = await app.student()
  await app.grant(student, course, -1, 30)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.services.database.first(sql`delete from rate_limits`)
  author = await staffOf(app, 'author')
  const { email, password } = student
  student.token = (await app.call('login', { email, password })).body.data.token
  opened = await openStream(app, course.lockedVideo, { token: student.token })
})
afterEach(async () => {
  await fillUp(false)
})

/** The database's disk becomes full, or has space again. */
async function fillUp(isFull: boolean): Promise<void> {
  await refusal?.end()
  refusal = isFull ? await refuseWrites(app.databaseUrl) : null
}

async function statusesOf(stream: OpenedStream): Promise<number[]> {
  const [segment = ''] = await stream.segments('480p')
  const answers = await Promise.all(['master.m3u8', 'key', segment].map((part) => stream.get(part)))
  return answers.map(({ status }) => status)
}

describe('while the disk of the database is full', () => {
  it('a bought video opens, without a place of the account', async () => {
    await fillUp(true)
    const stream = await openStream(app, course.lockedVideo, { token: student.token })
    expect([stream.answer.status, stream.playbackId]).toEqual([200, null])
    expect(await statusesOf(stream)).toEqual([200, 200, 200])
    // What is not bought stays closed.
    const stranger = await openStream(app, course.lockedVideo)
    expect(stranger.answer.status).toBe(403)
    // Its place is taken again once there is one.
    await fillUp(false)
    const later = await openStream(app, course.lockedVideo, { token: student.token })
    expect(later.playbackId).not.toBeNull()
  })

  it('a video that was opened before plays on, however long', async () => {
    await fillUp(true)
    for (let minute = 0; minute < 3; minute += 1) {
      app.clock.advance({ seconds: 61 })
      expect(await statusesOf(opened)).toEqual([200, 200, 200])
    }
    // It is still the account’s own: what was stopped before no longer plays.
    await fillUp(false)
    await app.call('stopPlayback', { id: opened.playbackId }, { token: student.token })
    await fillUp(true)
    app.clock.advance({ seconds: 61 })
    expect((await opened.get('master.m3u8')).status).toBe(410)
  })

  it('a video opened while the disk was full takes a playing place once there is space, if one is free', async () => {
    await app.call('stopPlayback', { id: opened.playbackId }, { token: student.token })
    await fillUp(true)
    const streams = await Promise.all(
      [1, 2, 3].map(() => openStream(app, course.lockedVideo, { token: student.token })),
    )
    app.clock.advance({ seconds: 16 })
    for (const stream of streams) expect((await stream.get('key')).status).toBe(200)
    await fillUp(false)
    app.clock.advance({ seconds: 16 })
    const statuses: number[] = []
    for (const stream of streams) statuses.push((await stream.get('key')).status)
    expect(statuses).toEqual([200, 200, 410])
    const { body } = await app.call('getPlaybacks', {}, { token: student.token })
    expect(body.data).toHaveLength(2)
    // What the student stops now no longer plays.
    for (const { id } of body.data) await app.call('stopPlayback', { id }, { token: student.token })
    app.clock.advance({ seconds: 16 })
    for (const stream of streams) expect((await stream.get('key')).status).toBe(410)
  })

  it('signing out works in this browser, in the admin too', async () => {
    const { email, password } = student
    const cookie = cookieOf(await app.call('login', { email, password }))
    await fillUp(true)
    const answers = [
      await app.call('logout', {}, { cookie }),
      await adminCall(app, 'logout', {}, { cookie: author.cookie }),
    ]
    for (const { status, headers } of answers) {
      expect(status).toBe(507)
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^stepmark-(session|admin)=;.*Max-Age=0/),
      ])
    }
  })

  it('active staff stay in the admin, and those away for long do not', async () => {
    const [busy, away] = [await staffOf(app, 'support'), await staffOf(app, 'support')]
    const see = ({ cookie }: TestStaff) => adminCall(app, 'me', {}, { cookie }).then(({ status }) => status)
    await fillUp(true)
    for (let visit = 0; visit < 3; visit += 1) {
      app.clock.advance({ minutes: 20 })
      expect(await see(busy)).toBe(200)
    }
    expect(await see(away)).toBe(401)
    await fillUp(false)
    expect(await see(busy)).toBe(200)
    app.clock.advance({ minutes: 31 })
    expect(await see(busy)).toBe(401)
  })

  it('a mail sent while the disk filled up is sent once', async () => {
    const sent: string[] = []
    const { sendMail } = app.services
    await app.runJobs()
    await app.call('forgotPassword', { email: student.email })
    app.services.sendMail = async ({ to }) => {
      sent.push(to)
      await fillUp(true)
    }
    await expect(app.runJobs()).rejects.toThrow('No space left on device')
    await fillUp(false)
    app.clock.advance({ seconds: 61 })
    await app.runJobs()
    app.services.sendMail = sendMail
    expect(sent).toEqual([student.email])
    const left = await app.services.database.all(
      sql`select id from jobs where kind = 'sendMail' and done_at is null`,
    )
    expect(left).toEqual([])
  })

  it('a session continues, and one that has ended does not', async () => {
    const { email, password } = student
    const other = await app.call('login', { email, password })
    const cookie = cookieOf(other)
    await fillUp(true)
    const renewed = await app.call('refresh', {}, { cookie })
    expect(renewed.status).toBe(200)
    const { token } = renewed.body.data
    expect((await app.call('getMyCourses', {}, { token })).status).toBe(200)
    await fillUp(false)
    await app.call('logout', {}, { cookie })
    await fillUp(true)
    expect((await app.call('refresh', {}, { cookie })).status).toBe(401)
  })

  it('staff see the admin, and strangers do not', async () => {
    await fillUp(true)
    expect((await adminCall(app, 'getUploads', {}, { cookie: author.cookie })).status).toBe(200)
    expect((await adminCall(app, 'getUploads', {}, { cookie: 'stepmark-admin=made-up' })).status).toBe(401)
  })

  it('an upload keeps what was received, and resumes from there', async () => {
    const bytes = Buffer.alloc(1000, 0x5a)
    const { path } = await beginUpload(app, author, { size: bytes.length })
    await fillUp(true)
    const answer = await sendBytes(app, author, path, bytes.subarray(0, 600))
    expect(answer.status).toBe(204)
    await fillUp(false)
    expect(await offsetOf(app, author, path)).toBe(600)
    await adminCall(app, 'dropUpload', { id: idIn(path) }, { cookie: author.cookie })
  })

  it('writes are refused with a message, and a payment made meanwhile becomes access', async () => {
    const buyer = await app.student()
    const { id } = await app.course()
    const input = { courseId: id, subscriptionType: 1 }
    const made = (await app.call('createOrder', input, buyer)).body.data
    shop.sandbox.faults.switches.webhooks = 'hold'
    const { result } = await shop.checkout(made)
    const messages = await shop.sandbox.webhooks.undelivered()
    await fillUp(true)
    const answers = [
      await app.call('createOrder', input, buyer),
      await app.call('verifyPayment', { paymentId: made.paymentId, ...result }, buyer),
      await app.call('login', { email: buyer.email, password: buyer.password }),
      await app.call('register', {
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '+919848022338',
        password: 'parabola-7-roots',
      }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [507, 'notStored']),
    )
    // The gateway sends them again for a day.
    for (const taken of await shop.deliver(messages)) expect(taken.status).toBe(507)
    expect(await shop.enrolments(buyer.id)).toEqual([])
    await fillUp(false)
    for (const taken of await shop.deliver(messages)) expect(taken.status).toBe(200)
    expect(await shop.enrolments(buyer.id)).toHaveLength(1)
    expect(await checkInvariants(app.services.database, { orders: [made.paymentId] })).toEqual([])
  })

  it('a payment without a webhook is found by polling the gateway', async () => {
    const { buyer, paymentId } = await paid()
    await fillUp(true)
    app.clock.advance({ minutes: 1 })
    await expect(reconcileOrders(app.services)).rejects.toThrow('No space left on device')
    expect(await shop.enrolments(buyer.id)).toEqual([])
    await fillUp(false)
    await reconcileOrders(app.services)
    expect(await shop.enrolments(buyer.id)).toHaveLength(1)
    expect(await checkInvariants(app.services.database, { orders: [paymentId] })).toEqual([])
  })

  it('a webhook stored before the disk was too full to store the access is applied later', async () => {
    const { buyer, paymentId, messages } = await paid()
    refusal = await refuseWrites(app.databaseUrl, 'enrolments')
    for (const taken of await shop.deliver(messages)) expect(taken.status).toBe(200)
    expect(await shop.enrolments(buyer.id)).toEqual([])
    await fillUp(false)
    app.clock.advance({ seconds: 10 })
    await reconcileOrders(app.services)
    expect(await shop.enrolments(buyer.id)).toHaveLength(1)
    expect(await checkInvariants(app.services.database, { orders: [paymentId] })).toEqual([])
  })
})

/** Somebody pays, and the product does not know it yet. */
async function paid() {
  const buyer = await app.student()
  const { id } = await app.course()
  const { body } = await app.call('createOrder', { courseId: id, subscriptionType: 1 }, buyer)
  shop.sandbox.faults.switches.webhooks = 'hold'
  await shop.checkout(body.data)
  return {
    buyer,
    paymentId: body.data.paymentId as string,
    messages: await shop.sandbox.webhooks.undelivered(),
  }
}
