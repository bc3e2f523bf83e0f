import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { sendDigests } from './digests.ts'
import { forgetOldNotifications, notify, notifyStudent, type StudentNotification } from './operations.ts'

let app: TestApp
let student: TestStudent
let other: TestStudent
beforeAll(async () => {
  app = await startTestApp()
  student = await app.student()
  other = await app.student()
})
beforeEach(async () => {
  app.clock.set('2026-11-21T04:30:00Z')
  await app.services.database.first(sql`delete from notifications`)
})
afterAll(() => app.close())

let facts = 0
function answered(given: Partial<StudentNotification> = {}): StudentNotification {
  facts += 1
  return {
    ...{ kind: 'answer', facts: { course: 'Circles' }, studentId: student.id },
    ...{ onceKey: `question:${facts}`, path: '/my-course' },
    ...given,
  } as StudentNotification
}

const tell = (...told: StudentNotification[]) =>
  app.services.database.transaction(async (tx) => {
    for (const one of told) await notifyStudent(tx, one, app.clock.now())
  })
const listOf = async (who = student, asked: object = {}) =>
  (await app.call('getNotifications', asked, who)).body
const unreadOf = async (who = student) => (await app.call('getUnreadCount', {}, who)).body.data.count
const mailsOf = async (who = student) =>
  (await app.mailbox(who.email)).filter(({ text }) => text.includes('/notifications'))

describe('the bell', () => {
  it('shows an event once, however often it is reported, also concurrently', async () => {
    const told = answered()
    await Promise.all([tell(told), tell(told), tell(told)])
    await tell(told)
    expect((await listOf()).data).toHaveLength(1)
    expect(await unreadOf()).toBe(1)
  })

  it('shows nothing of an event that was rolled back', async () => {
    const lost = app.services.database.transaction(async (tx) => {
      await notifyStudent(tx, answered(), app.clock.now())
      throw new Error('not kept')
    })
    await expect(lost).rejects.toThrow('not kept')
    expect((await listOf()).data).toEqual([])
  })

  it('speaks the language of the page, the newest first, with where it leads', async () => {
    await tell(answered({ path: '/support?ticket=TKT-2026-00001' }))
    app.clock.advance({ minutes: 1 })
    await tell(answered({ kind: 'reviewDue', facts: {}, path: '/today' } as Partial<StudentNotification>))
    const inHindi = await app.call(
      'getNotifications',
      {},
      { ...student, headers: { 'accept-language': 'hi' } },
    )
    expect(inHindi.body.data).toMatchObject([
      { kind: 'reviewDue', path: '/today', isRead: false },
      { title: 'Circles में आपके सवाल का जवाब आ गया है।', path: '/support?ticket=TKT-2026-00001' },
    ])
  })

  it('is only visible to its own student, and only they can mark it as read', async () => {
    await tell(answered())
    expect((await listOf(other)).data).toEqual([])
    const [{ _id }] = (await listOf()).data
    await app.call('readNotifications', { ids: [_id] }, other)
    await app.call('readNotifications', {}, other)
    expect(await unreadOf()).toBe(1)
    await app.call('readNotifications', { ids: [_id] }, student)
    expect(await unreadOf()).toBe(0)
    expect((await listOf()).data).toMatchObject([{ isRead: true }])
  })

  it('counts to 99, pages the rest, and is marked as read as a whole', async () => {
    await tell(...Array.from({ length: 120 }, () => answered()))
    expect(await unreadOf()).toBe(99)
    expect((await listOf(student, { page: 6, limit: 20 })).data).toHaveLength(20)
    expect((await listOf(student, { page: 6, limit: 20 })).totalPages).toBe(6)
    await app.call('readNotifications', {}, student)
    expect(await unreadOf()).toBe(0)
  })

  it('announces reviews once until that was read', async () => {
    const due = (day: string) =>
      answered({ kind: 'reviewDue', facts: {}, onceKey: `reviews:${day}` } as Partial<StudentNotification>)
    await tell(due('2026-11-21'), due('2026-11-22'))
    expect(await unreadOf()).toBe(1)
    await app.call('readNotifications', {}, student)
    await tell(due('2026-11-23'))
    expect(await unreadOf()).toBe(1)
  })

  it('deletes what is older than half a year', async () => {
    await tell(answered())
    app.clock.advance({ days: 179 })
    await tell(answered())
    await forgetOldNotifications(app.services)
    app.clock.advance({ days: 2 })
    await forgetOldNotifications(app.services)
    const { count } = (await app.services.database.first(
      sql<{ count: number }>`select count(*)::int as count from notifications`,
    )) ?? { count: -1 }
    expect(count).toBe(1)
  })
})

describe('a digest', () => {
  it('comes once, at 17:00 in India, with unread notifications of the mailed kinds', async () => {
    await tell(
      answered({ facts: { course: 'Read' } } as Partial<StudentNotification>),
      answered(),
      answered({ kind: 'reviewDue', facts: {} } as Partial<StudentNotification>),
    )
    const { data } = await listOf()
    const read = data.find(({ title }: { title: string }) => title.includes('Read'))
    await app.call('readNotifications', { ids: [read._id] }, student)
    app.clock.set('2026-11-21T11:29:00Z')
    expect(await sendDigests(app.services)).toBe(0)
    app.clock.set('2026-11-21T11:31:00Z')
    expect(await sendDigests(app.services)).toBe(1)
    expect(await sendDigests(app.services)).toBe(0)
    const [mail] = await mailsOf()
    expect(mail?.subject).toBe('1 new notification')
    expect(mail?.text).toContain('Your question in Circles has been answered.')
    expect(mail?.text).not.toContain('Read')
    expect(await mailsOf()).toHaveLength(1)
  })

  it('waits for the morning where the evening was missed', async () => {
    const before = (await mailsOf()).length
    await tell(answered())
    app.clock.set('2026-11-21T15:31:00Z')
    expect(await sendDigests(app.services)).toBe(0)
    app.clock.set('2026-11-22T01:30:00Z')
    expect(await sendDigests(app.services)).toBe(1)
    expect(await mailsOf()).toHaveLength(before + 1)
  })

  it('is one for each student where several processes look at the same moment', async () => {
    await tell(answered(), answered({ studentId: other.id }))
    app.clock.set('2026-11-21T12:00:00Z')
    const sent = await Promise.all([1, 2, 3].map(() => sendDigests(app.services)))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(2)
  })
})

describe('a mail of a quiet kind', () => {
  it('waits for seven in the morning, while one about money is sent at once', async () => {
    app.clock.set('2026-11-21T16:00:00Z')
    const kase = {
      kind: 'case',
      facts: { number: 'TKT-2026-00001', isSolved: false },
    } as Partial<StudentNotification>
    const paid = {
      kind: 'payment',
      facts: { event: 'paid', course: 'Circles' },
    } as Partial<StudentNotification>
    const told = [
      { ring: answered(kase), subject: 'A reply' },
      { ring: answered(paid), subject: 'A receipt' },
    ]
    await app.services.database.transaction(async (tx) => {
      for (const { ring: one, subject } of told)
        await notify(tx, student, { subject, parts: [subject] }, { now: app.clock.now(), notification: one })
    })
    const subjects = async () => (await app.mailbox(student.email)).map(({ subject }) => subject)
    expect(await subjects()).toContain('A receipt')
    expect(await subjects()).not.toContain('A reply')
    app.clock.set('2026-11-22T01:30:00Z')
    expect(await subjects()).toContain('A reply')
  })
})

it('a code and account security mails are sent at once, also at night', async () => {
  const sleepless = await app.student()
  app.clock.set('2026-11-21T20:00:00Z')
  const before = (await app.mailbox(sleepless.email)).length
  await app.call('forgotPassword', { email: sleepless.email })
  expect(await app.mailbox(sleepless.email)).toHaveLength(before + 1)
  const { token } = (await app.call('login', { email: sleepless.email, password: sleepless.password })).body
    .data
  const change = { currentPassword: sleepless.password, newPassword: 'Another-1-word' }
  expect((await app.call('changePassword', change, { token })).status).toBe(200)
  expect((await app.mailbox(sleepless.email)).length).toBeGreaterThan(before + 1)
})

it('an account exports its notifications, and leaves none of them behind', async () => {
  const leaving = await app.student()
  await tell(answered({ studentId: leaving.id }))
  const taken = await app.call('exportAccount', {}, leaving)
  expect(taken.body.data.notifications).toMatchObject([{ kind: 'answer', facts: { course: 'Circles' } }])
  await app.call('deleteAccount', { password: leaving.password, confirmation: 'account' }, leaving)
  await tell(answered({ studentId: leaving.id }))
  const left = await app.services.database.all(
    sql`select from notifications where student_id = ${leaving.id}`,
  )
  expect(left).toEqual([])
})

describe('choices', () => {
  const choose = (choices: object[], who = student) => app.call('updateNotificationChoices', { choices }, who)
  const choice = (kind: string, channel: string, isOn: boolean) => ({ kind, channel, isOn })

  it('omit only what cannot be switched: mail about money and its notification in the product', async () => {
    const { data } = (await app.call('getNotificationChoices', {}, student)).body
    const named = data.map(({ kind, channel }: { kind: string; channel: string }) => `${kind} ${channel}`)
    expect(named).toContain('case email')
    for (const fixed of ['payment email', 'payment bell', 'accessEnding email']) {
      expect(named).not.toContain(fixed)
      const [kind = '', channel = ''] = fixed.split(' ')
      expect((await choose([choice(kind, channel, false)])).status).toBe(400)
    }
  })

  it.each(['answer', 'case', 'result', 'reviewDue', 'announcement'])(
    'switch every way of a kind off: %s',
    async (kind) => {
      const facts = {
        answer: { course: 'Circles' },
        case: { number: 'TKT-2026-00001', isSolved: false },
        result: { event: 'markKept' },
        reviewDue: {},
        announcement: { subject: 'New', text: 'Circles' },
      }[kind]
      const ways = ['bell', 'email', 'push']
      expect((await choose(ways.map((way) => choice(kind, way, false)))).status).toBe(200)
      const before = (await mailsOf()).length
      await tell(answered({ kind, facts } as Partial<StudentNotification>))
      app.clock.set('2026-11-21T12:00:00Z')
      await sendDigests(app.services)
      app.clock.set('2026-11-21T04:30:00Z')
      expect([await unreadOf(), (await mailsOf()).length]).toEqual([0, before])
      await app.services.database.first(
        sql`delete from notification_choices where student_id = ${student.id}`,
      )
    },
  )

  it('switch one channel of a kind off and on, only for this student', async () => {
    const result = () =>
      answered({ kind: 'result', facts: { event: 'markKept' } } as Partial<StudentNotification>)
    await choose([choice('result', 'bell', false)])
    await tell(result(), answered(), { ...result(), studentId: other.id })
    expect((await listOf()).data).toMatchObject([{ kind: 'answer' }])
    expect((await listOf(other)).data).toMatchObject([{ kind: 'result' }])
    const { data } = (await choose([choice('result', 'bell', true)])).body
    expect(data).toContainEqual(choice('result', 'bell', true))
    await tell(result())
    expect((await listOf()).data).toHaveLength(2)
  })

  it('are followed by digests, and by a kind’s own mail', async () => {
    await choose([
      choice('answer', 'email', false),
      choice('reviewDue', 'email', true),
      choice('case', 'email', false),
    ])
    const before = (await mailsOf()).length
    await tell(answered(), answered({ kind: 'reviewDue', facts: {} } as Partial<StudentNotification>))
    const kase = {
      kind: 'case',
      facts: { number: 'TKT-2026-00001', isSolved: false },
    } as Partial<StudentNotification>
    await app.services.database.transaction((tx) =>
      notify(
        tx,
        student,
        { subject: 'Unwanted', parts: ['x'] },
        { now: app.clock.now(), notification: answered(kase) },
      ),
    )
    app.clock.set('2026-11-21T12:00:00Z')
    await sendDigests(app.services)
    const mails = await mailsOf()
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.text).toContain('due for a review')
    expect(mails[0]?.text).not.toContain('answered')
    expect((await app.mailbox(student.email)).map(({ subject }) => subject)).not.toContain('Unwanted')
  })
})
