import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCall, giveFreshCodes, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())
beforeEach(() => giveFreshCodes(app))

const admin = (name: Parameters<typeof adminCall>[1], input: object, who = owner) =>
  adminCall(app, name, input, { cookie: who.cookie })

const texts = {
  en: { subject: 'A new chapter', text: 'Circles are here.\n\nSee https://example.org/circles now.' },
  te: { subject: 'కొత్త అధ్యాయం', text: 'వృత్తాలు వచ్చాయి.' },
}

async function written(to: object): Promise<{ id: string; version: number; readers: number }> {
  const id = randomUUID()
  const { status, body } = await admin('saveMailing', { id, version: 0, to, texts })
  expect(status).toBe(200)
  return body.data
}

async function sent(to: object): Promise<string> {
  const { id, version } = await written(to)
  expect((await admin('sendMailing', { id, version })).status).toBe(200)
  await app.runJobs()
  return id
}

async function sentBy(who: TestStaff, writer = who): Promise<{ id: string; readers: number }> {
  const to = { audience: 'news' }
  const id = randomUUID()
  const saved = await admin('saveMailing', { id, version: 0, to, texts }, writer)
  expect((await admin('sendMailing', { id, version: saved.body.data.version }, who)).status).toBe(200)
  return { id, readers: saved.body.data.readers }
}

async function subscriber(email: string): Promise<void> {
  await app.call('createSubscribe', { email })
  const [mail] = await app.mailbox(email)
  const token = /confirm\?token=(\S+)/.exec(mail?.text ?? '')?.[1]
  await app.call('confirmSubscription', { token })
}

async function newsAt(email: string) {
  return (await app.mailbox(email)).filter(({ subject }) =>
    Object.values(texts).some((one) => one.subject === subject),
  )
}

describe('news', () => {
  it('reach confirmed subscribers and students who want them, each once, and nobody else', async () => {
    await subscriber('reader@example.com')
    await app.call('createSubscribe', { email: 'unconfirmed@example.com' })
    const [wants, wantsNone] = [await app.student(), await app.student()]
    await app.call('updateEmailChoices', { lessonNews: true, reminders: false }, { token: wants.token })
    await subscriber(wants.email)
    await app.services.database.first(sql`update students set locale = 'te' where id = ${wants.id}`)
    const id = await sent({ audience: 'news' })
    const { body } = await admin('getMailing', { id })
    expect(body.data).toMatchObject({ recipients: 2, finishedAt: expect.any(String) })
    const [mail, ...others] = await newsAt('reader@example.com')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'A new chapter' })
    expect(mail?.html).toContain('<a href="https://example.org/circles">')
    // Nothing that tells who read it: no picture, and no address but those that were written and the way out.
    expect(mail?.html).not.toContain('<img')
    expect((await newsAt(wants.email)).map(({ subject }) => subject)).toEqual([texts.te.subject])
    expect(await newsAt('unconfirmed@example.com')).toEqual([])
    expect(await newsAt(wantsNone.email)).toEqual([])
    expect((await admin('sendMailing', { id, version: body.data.version })).status).toBe(409)
  })

  it('are unsubscribed from at once in the mail program, on the site and in the account', async () => {
    const student = await app.student()
    await app.call('updateEmailChoices', { lessonNews: true, reminders: true }, { token: student.token })
    await sent({ audience: 'news' })
    const [mail] = await newsAt(student.email)
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const token = /unsubscribe\?token=(\S+?)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(mail?.text).toContain(token)
    await subscriber(student.email)
    expect((await app.call('unsubscribe', { token: `${token}x` })).status).toBe(400)
    expect((await app.call('unsubscribe', { token })).status).toBe(200)
    const choices = await app.call('getEmailChoices', {}, { token: student.token })
    expect(choices.body.data).toEqual({ lessonNews: false, reminders: true })
    const before = (await newsAt(student.email)).length
    await sent({ audience: 'news' })
    expect(await newsAt(student.email)).toHaveLength(before)
  })

  it('that wait for the morning are not sent to a student who left in the night', async () => {
    await subscriber('night@example.com')
    app.clock.set('2026-12-01T16:00:00Z')
    await giveFreshCodes(app)
    owner = await staffOf(app, 'owner')
    await sent({ audience: 'news' })
    expect(await newsAt('night@example.com')).toEqual([])
    const [welcome] = await app.mailbox('night@example.com')
    const token = /unsubscribe\?token=(\S+?)>/.exec(welcome?.headers['List-Unsubscribe'] ?? '')?.[1]
    await app.call('unsubscribe', { token })
    app.clock.set('2026-12-02T01:30:00Z')
    expect(await newsAt('night@example.com')).toEqual([])
    expect((await newsAt('reader@example.com')).length).toBeGreaterThan(1)
    owner = await staffOf(app, 'owner')
  })

  it('held until the morning are not sent once their sender was blocked', async () => {
    await subscriber('asleep@example.com')
    app.clock.set('2026-12-02T16:00:00Z')
    owner = await staffOf(app, 'owner')
    const [gone, moved, stays] = [await staffOf(app, ['site']), await staffOf(app, ['site']), owner]
    const [{ id: blocked }, written] = [await sentBy(gone), await sentBy(moved)]
    // The author may be deleted: the mailing belongs to its sender.
    const own = await sentBy(stays, gone)
    expect((await admin('blockStaff', { staffId: gone.id })).status).toBe(200)
    expect((await admin('changeStaffRoles', { staffId: moved.id, roles: ['people'] })).status).toBe(200)
    app.clock.set('2026-12-03T01:30:00Z')
    await app.runJobs()
    owner = await staffOf(app, 'owner')
    for (const [id, recipients] of [
      [blocked, 0],
      [written.id, 0],
      [own.id, own.readers],
    ] as const) {
      const { body } = await admin('getMailing', { id })
      expect(body.data).toMatchObject({ recipients, finishedAt: expect.any(String) })
    }
    expect(await newsAt('asleep@example.com')).toHaveLength(1)
  })

  it('continue where they were interrupted, and never reach one address twice', async () => {
    await app.services.database.first(sql`
      insert into subscriptions (email, locale, asked_at, confirmed_at, created_at)
      select 'many' || n || '@example.com', 'en', now(), now(), now() from generate_series(1, 450) n`)
    const { id, version, readers } = await written({ audience: 'news' })
    expect(readers).toBeGreaterThan(450)
    await admin('sendMailing', { id, version })
    await Promise.all([app.runJobs(), app.runJobs()])
    await app.runJobs()
    const { body } = await admin('getMailing', { id })
    expect(body.data.recipients).toBe(readers)
    const counted = await app.services.database.first(
      sql<{ mails: number; people: number }>`
        select count(*)::int as "mails", count(distinct recipient)::int as "people" from mailbox_messages
        where recipient like 'many%'`,
    )
    expect(counted).toEqual({ mails: 450, people: 450 })
  })
})

describe('an announcement', () => {
  it('reaches only the learners of its course', async () => {
    const course = await app.course({ title: 'Circles' })
    const [learns, learned, never] = [await app.student(), await app.student(), await app.student()]
    await app.grant(learns, course, -1, 30)
    await app.grant(learned, course, -30, -1)
    await sent({ audience: 'course', courseId: course.id })
    const [mail] = await newsAt(learns.email)
    expect(mail?.text).toContain('Circles')
    expect([await newsAt(learned.email), await newsAt(never.email)]).toEqual([[], []])
  })

  it('reaches only the students of its batch', async () => {
    const [member, other] = [await app.student(), await app.student()]
    const id = randomUUID()
    const batch = { id, name: 'Mornings', startsOn: '2026-11-01', endsOn: '2027-03-31' }
    await admin('saveBatch', { ...batch, courseIds: [], teacherIds: [] })
    await admin('addBatchMembers', { id, emails: member.email })
    const mailing = await sent({ audience: 'batch', batchId: id })
    expect((await admin('getMailing', { id: mailing })).body.data).toMatchObject({ recipients: 1 })
    const [mail] = await newsAt(member.email)
    expect(mail?.text).toContain('Circles are here.')
    expect(await newsAt(other.email)).toEqual([])
    const atBell = async ({ token }: { token: string }) =>
      (await app.call('getNotifications', {}, { token })).body.data
    expect(await atBell(member)).toMatchObject([
      { kind: 'announcement', title: texts.en.subject, text: texts.en.text },
    ])
    expect(await atBell(other)).toEqual([])
  })

  it('is for roles that look after people, and news for roles that write the site', async () => {
    const [site, people] = [await staffOf(app, ['site']), await staffOf(app, ['people'])]
    const course = await app.course()
    const announcement = {
      id: randomUUID(),
      version: 0,
      to: { audience: 'course', courseId: course.id },
      texts,
    }
    const news = { id: randomUUID(), version: 0, to: { audience: 'news' }, texts }
    expect((await admin('saveMailing', announcement, site)).status).toBe(403)
    expect((await admin('saveMailing', news, people)).status).toBe(403)
    expect((await admin('saveMailing', news, site)).status).toBe(200)
    expect((await admin('getMailing', { id: news.id }, people)).status).toBe(404)
    expect((await admin('sendMailing', { id: news.id, version: 1 }, people)).status).toBe(404)
    const { body } = await admin('getMailings', {}, people)
    expect(body.data.items.every(({ audience }: { audience: string }) => audience !== 'news')).toBe(true)
  })
})

describe('a mailing', () => {
  it('is test-mailed only to its writer, in each of its languages', async () => {
    const { id } = await written({ audience: 'news' })
    await admin('testMailing', { id })
    expect((await newsAt(owner.email)).map(({ subject }) => subject).sort()).toEqual(
      [texts.en.subject, texts.te.subject].sort(),
    )
  })

  it.each([
    [
      'a line more in its head',
      { subject: 'News\r\nBcc: victim@example.com', text: 'x' },
      'texts.en.subject',
    ],
    ['a subject without end', { subject: 'x'.repeat(121), text: 'x' }, 'texts.en.subject'],
    ['a text without end', { subject: 'x', text: 'x'.repeat(10_001) }, 'texts.en.text'],
    ['nothing to read', { subject: 'x', text: ' ' }, 'texts.en.text'],
  ])('with %s is refused', async (_, en, field) => {
    const to = { audience: 'news' }
    const { status, body } = await admin('saveMailing', { id: randomUUID(), version: 0, to, texts: { en } })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  it('shows what looks like a page as text', async () => {
    const markup = { en: { subject: 'Markup', text: '<img src="https://evil.example/a.png"><b>x</b>' } }
    const id = randomUUID()
    await admin('saveMailing', { id, version: 0, to: { audience: 'news' }, texts: markup })
    await admin('testMailing', { id })
    const mail = (await app.mailbox(owner.email)).find(({ subject }) => subject === 'Markup')
    expect(mail?.html).toContain('&lt;b&gt;')
    expect(mail?.html).not.toContain('<img')
  })

  it('is neither overwritten nor sent after somebody else changed it', async () => {
    const { id, version } = await written({ audience: 'news' })
    const change = { id, to: { audience: 'news' }, texts }
    expect((await admin('saveMailing', { ...change, version })).status).toBe(200)
    expect((await admin('saveMailing', { ...change, version })).status).toBe(409)
    expect((await admin('sendMailing', { id, version })).status).toBe(409)
    expect((await admin('deleteMailing', { id })).status).toBe(200)
  })
})
