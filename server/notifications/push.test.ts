import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { type PushBrowser, pushBrowser } from '../../tests/support/push-browser.ts'
import { connectAdapters } from '../adapters/connect.ts'
import { sql } from '../adapters/database/sql.ts'
import { listTwinMessages, pushTwin } from '../adapters/push/twin.ts'
import { type Post, webPushSender } from '../adapters/push/web-push.ts'
import { notifyStudent, type StudentNotification } from './operations.ts'
import { sealPushAnew, sendPush } from './push.ts'

/** 10:00 in India. */
const morning = '2026-11-21T04:30:00Z'

type ArrivedPush = { address: string; body: Buffer; headers: Record<string, string> }

let app: TestApp
let course: TestCourse
let student: TestStudent
let browser: PushBrowser
/** What the push twin received, and how it responds. */
let arrived: ArrivedPush[]
let status: number
beforeAll(async () => {
  app = await startTestApp({ now: morning })
  course = await app.course({ title: 'Circles' })
})
beforeEach(async () => {
  app.clock.set(morning)
  arrived = []
  status = 201
  const post: Post = async (address, { body, headers }) => {
    if (status < 300) arrived.push({ address, body, headers })
    return status
  }
  app.services.sendPush = webPushSender({ contact: 'mailto:support@example.com', post })
  student = await studentWhoAsked()
  browser = pushBrowser()
  await start()
})
afterEach(() => app.services.database.first(sql`update jobs set done_at = now() where done_at is null`))
afterAll(() => app.close())

async function studentWhoAsked(): Promise<TestStudent> {
  const one = await app.student()
  await app.grant(one, course, -1, 30)
  await ask(one)
  return one
}
const ask = (who: TestStudent) =>
  app.call(
    'askQuestion',
    { item: course.lockedVideo, text: 'Why 90°?', clientKey: `ask-${randomUUID()}` },
    who,
  )
const stateOf = async (who = student) => (await app.call('getPush', {}, who)).body.data
const start = async (who = student, where = browser) =>
  app.call('startPush', { ...where.address, key: (await stateOf(who)).key }, who)

let facts = 0
async function tell(given: Partial<StudentNotification> = {}, who = student): Promise<void> {
  facts += 1
  const told = {
    ...{ kind: 'answer', facts: { course: 'Circles' }, studentId: who.id },
    ...{ onceKey: `fact:${facts}`, path: '/questions?id=1' },
    ...given,
  } as StudentNotification
  await app.services.database.transaction((tx) => notifyStudent(tx, told, app.clock.now()))
}
async function tellAtNight(): Promise<void> {
  app.clock.set('2026-11-21T15:31:00Z')
  await tell()
  // A token of the morning would have ended.
  app.clock.set(morning)
}
const paid = { kind: 'payment', facts: { event: 'paid', course: 'Circles' } } as Partial<StudentNotification>
/** What browsers showed, as they opened it. */
async function shown(where = browser): Promise<Record<string, string>[]> {
  await app.runJobs()
  return arrived
    .filter(({ address }) => address === where.address.endpoint)
    .map(({ body }) => JSON.parse(where.open(body)))
}

describe('a browser', () => {
  it('is subscribed only after the student asked a teacher, and pressed the button', async () => {
    const fresh = await app.student()
    await app.grant(fresh, course, -1, 30)
    const own = pushBrowser()
    expect(await stateOf(fresh)).toMatchObject({ isOn: false, hasAsked: false })
    expect((await start(fresh, own)).status).toBe(409)
    await ask(fresh)
    expect(await stateOf(fresh)).toMatchObject({ isOn: false, hasAsked: true })
    await tell({}, fresh)
    expect(await shown(own)).toEqual([])
    expect((await start(fresh, own)).status).toBe(200)
    expect(await stateOf(fresh)).toMatchObject({ isOn: true })
    await tell({}, fresh)
    expect(await shown(own)).toHaveLength(1)
  })

  it('is unsubscribed by one press', async () => {
    expect((await app.call('stopPush', {}, student)).status).toBe(200)
    expect(await stateOf()).toMatchObject({ isOn: false })
    await tell()
    expect(await shown()).toEqual([])
  })

  it('is taken at known push services alone, with keys that can be some', async () => {
    const { key } = await stateOf()
    for (const wrong of [
      { endpoint: 'https://example.com/push' },
      { endpoint: 'http://fcm.googleapis.com/fcm/send/a' },
      { endpoint: 'https://127.0.0.1/push' },
      { p256dh: 'short' },
      { auth: 'short' },
    ])
      expect((await app.call('startPush', { ...browser.address, key, ...wrong }, student)).status).toBe(400)
  })

  it('taken over by another student only notifies that one', async () => {
    const next = await studentWhoAsked()
    await start(next)
    expect(await stateOf()).toMatchObject({ isOn: false })
    await tell()
    expect(await shown()).toEqual([])
    await tell({}, next)
    expect(await shown()).toHaveLength(1)
  })

  it.each([
    ['a logout', () => app.call('logout', {}, student)],
    ['a logout everywhere', () => app.call('logoutEverywhere', {}, student)],
    [
      'being blocked',
      () => app.services.database.first(sql`update students set blocked_at = now() where id = ${student.id}`),
    ],
  ])('gets no messages after %s', async (_, end) => {
    await tell()
    await end()
    await tell()
    expect(await shown()).toEqual([])
  })

  it('that ended its session from elsewhere leaves no address behind', async () => {
    await app.call('logoutEverywhere', {}, student)
    expect(await subscriptions()).toBe(0)
  })

  it.each([404, 410])('whose service responds %i is unsubscribed', async (gone) => {
    status = gone
    await tell()
    await app.runJobs()
    expect(await subscriptions()).toBe(0)
    status = 201
    await tell()
    expect(await shown()).toEqual([])
  })
})

async function subscriptions(): Promise<number> {
  const found = await app.services.database.first(
    sql<{
      count: number
    }>`select count(*)::int as "count" from push_subscriptions where student_id = ${student.id}`,
  )
  return found?.count ?? 0
}

describe('a push', () => {
  it('contains a fixed sentence and an address, and names no course', async () => {
    await tell()
    expect(await shown()).toEqual([
      {
        ...{ title: 'Stepmark', body: 'Your question has been answered.', lang: 'en' },
        ...{ path: '/questions?id=1', tag: expect.stringMatching(/^[\w-]{22}$/) },
      },
    ])
  })

  it('leads to the list if its page contains a course name, and reveals nothing else of any kind', async () => {
    await tell({ ...paid, path: '/courses/circles' })
    await tell({
      kind: 'accessEnding',
      facts: { course: 'Circles', daysLeft: 3, endsOn: morning },
    } as Partial<StudentNotification>)
    await tell({
      kind: 'result',
      facts: { event: 'certificate', course: 'Circles' },
    } as Partial<StudentNotification>)
    const pushes = await shown()
    expect(pushes).toHaveLength(3)
    expect(pushes[0]).toMatchObject({ path: '/notifications' })
    expect(JSON.stringify(pushes)).not.toMatch(/circles/i)
  })

  it.each([
    ['hi', 'आपके सवाल का जवाब आ गया है।'],
    ['te', 'మీ ప్రశ్నకు జవాబు వచ్చింది.'],
  ])('is in the language of its reader: %s', async (locale, body) => {
    await app.services.database.first(sql`update students set locale = ${locale} where id = ${student.id}`)
    await tell()
    expect(await shown()).toMatchObject([{ body, lang: locale, path: `/${locale}/questions?id=1` }])
  })

  it('is one however often the event is reported', async () => {
    await Promise.all([1, 2, 3].map(() => tell({ onceKey: 'the same' })))
    expect(await shown()).toHaveLength(1)
  })

  it('that is sent again replaces the first', async () => {
    app.services.sendPush = pushTwin(app.services.database, app.clock)
    await tell()
    const [job] = await app.services.database.all(
      sql<{ payload: { notificationId: string; sessionId: string } }>`
        select payload from jobs where kind = 'sendPush' and done_at is null`,
    )
    if (job === undefined) throw new Error('no push is waiting')
    await sendPush(app.services, job.payload)
    await app.runJobs()
    const taken = await app.services.database.all(
      sql<{ times: number }>`
        select times_taken as "times" from push_twin_messages where taken_at = ${app.clock.now()}`,
    )
    expect(taken).toEqual([{ times: 2 }])
  })

  it('waits at night for seven in the morning, while one about money is sent at once', async () => {
    app.clock.set('2026-11-21T15:31:00Z')
    await tell()
    await tell(paid)
    expect(await shown()).toMatchObject([{ body: 'There’s news about a payment.' }])
    app.clock.set('2026-11-22T01:29:00Z')
    expect(await shown()).toHaveLength(1)
    app.clock.set('2026-11-22T01:30:00Z')
    expect(await shown()).toHaveLength(2)
  })

  it('that came late to the evening waits as well', async () => {
    status = 503
    await tell()
    await app.runJobs()
    status = 201
    app.clock.set('2026-11-21T15:31:00Z')
    expect(await shown()).toEqual([])
    app.clock.set('2026-11-22T01:30:00Z')
    expect(await shown()).toHaveLength(1)
  })

  it('wakes no device at night that was off by day', async () => {
    app.clock.set('2026-11-21T14:30:00Z')
    await tell()
    await app.runJobs()
    expect(arrived[0]?.headers).toMatchObject({ TTL: 3600 })
  })

  it('is tried again while its service is in trouble, for a day', async () => {
    status = 503
    await tell()
    await app.runJobs()
    app.clock.advance({ minutes: 1 })
    status = 201
    expect(await shown()).toHaveLength(1)
    status = 503
    await tell()
    await app.runJobs()
    status = 201
    app.clock.advance({ hours: 25 })
    expect(await shown()).toHaveLength(1)
  })

  it('that its service refuses for good is not tried again, and the next one is', async () => {
    status = 400
    await tell()
    await app.runJobs()
    status = 201
    app.clock.advance({ hours: 1 })
    expect(await shown()).toEqual([])
    await tell()
    expect(await shown()).toHaveLength(1)
  })

  it('is not shown of what was read meanwhile', async () => {
    await tellAtNight()
    expect((await app.call('readNotifications', {}, student)).status).toBe(200)
    app.clock.set('2026-11-22T01:30:00Z')
    expect(await shown()).toEqual([])
  })

  it('follows the choice of its kind, also one that was made while it waited', async () => {
    const choose = (kind: string, isOn: boolean) =>
      app.call('updateNotificationChoices', { choices: [{ kind, channel: 'push', isOn }] }, student)
    const review = { kind: 'reviewDue', facts: {}, path: '/today' } as Partial<StudentNotification>
    await tell(review)
    expect(await shown()).toEqual([])
    await app.call('readNotifications', {}, student)
    await choose('reviewDue', true)
    await choose('payment', false)
    await tell(review)
    await tell(paid)
    expect(await shown()).toMatchObject([{ body: 'It’s time for a review.' }])
    await tellAtNight()
    expect((await choose('answer', false)).status).toBe(200)
    app.clock.set('2026-11-22T01:30:00Z')
    expect(await shown()).toHaveLength(1)
  })
})

describe('the key pair', () => {
  it('is created once, by however many processes, and stored encrypted', async () => {
    await app.services.database.first(sql`delete from push_keys`)
    const states = await Promise.all([1, 2, 3].map(() => stateOf()))
    expect(new Set(states.map(({ key }) => key)).size).toBe(1)
    const kept = await app.services.database.first(
      sql<{ sealed: string }>`select private_key as "sealed" from push_keys`,
    )
    expect(app.services.database.opened(kept?.sealed ?? '')).toMatch(/^[\w-]{43}$/)
  })

  it('sealed with another secret is created again, and ends the subscriptions of the old one', async () => {
    await app.services.database.first(sql`update push_keys set private_key = 'sealed by another'`)
    await tell()
    expect(await shown()).toEqual([])
    expect(await subscriptions()).toBe(0)
    await start()
    await tell()
    expect(await shown()).toHaveLength(1)
  })

  it('and what subscribed outlive a change of the secret by which they are sealed', async () => {
    const { databaseUrl, clock, settings } = app
    const secret = 'another secret of this installation, random enough'
    const beside = async (given: Partial<typeof settings>) =>
      (await connectAdapters({ ...settings, ...given }, { databaseUrl, clock, poolSize: 1 })).services
    const both = await beside({ secret, otherSecret: settings.secret })
    await sealPushAnew(both)
    await both.database.close()
    const changed = await beside({ secret })
    const kept = await changed.database.all(sql<{ sealed: string }>`
      select sealed from push_subscriptions where student_id = ${student.id}
      union all select private_key from push_keys`)
    const opened = kept.map(({ sealed }) => changed.database.opened(sealed))
    await changed.database.close()
    expect(opened[0]).toContain(browser.address.endpoint)
    expect(opened[1]).toMatch(/^[\w-]{43}$/)
    // The other tests continue with the first one.
    const back = await beside({ otherSecret: secret })
    await sealPushAnew(back)
    await back.database.close()
  })

  it('of the settings goes before', async () => {
    const webPush = {
      publicKey: pushBrowser().address.p256dh,
      privateKey: Buffer.alloc(32, 7).toString('base64url'),
    }
    const own = app.services.settings
    app.services.settings = { ...own, webPush }
    try {
      expect(await stateOf()).toMatchObject({ key: webPush.publicKey, isOn: false })
    } finally {
      app.services.settings = own
    }
  })
})

it('an account exports which browsers are subscribed, without their addresses, and leaves none behind', async () => {
  const { pushDevices } = (await app.call('exportAccount', {}, student)).body.data
  expect(pushDevices).toEqual([{ device: expect.any(String), createdAt: expect.any(String) }])
  await app.call('deleteAccount', { password: student.password, confirmation: 'accountAndPlans' }, student)
  expect(await subscriptions()).toBe(0)
})

describe('a restored backup that is looked at', () => {
  it('tells no browser that subscribed at the public address', async () => {
    await tell()
    const settings = { ...app.settings, isDemo: false, publicUrl: 'http://localhost:3999' }
    const databaseUrl = app.databaseUrl
    const { services } = await connectAdapters(settings, { databaseUrl, clock: app.clock, poolSize: 1 })
    try {
      const [job] = await services.database.all(sql<{
        payload: { notificationId: string; sessionId: string }
      }>`
        select payload from jobs where kind = 'sendPush' and done_at is null`)
      if (job === undefined) throw new Error('nothing waits for the browser')
      const before = await listTwinMessages(services.database)
      // Push services cannot be reached from a test: a call fails.
      await sendPush(services, job.payload)
      expect(await listTwinMessages(services.database)).toHaveLength(before.length + 1)
    } finally {
      await services.database.close()
    }
  })
})
