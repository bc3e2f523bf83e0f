import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { runOn } from '../../../tests/support/database.ts'

let app: TestApp
let support: TestStaff
let student: TestStudent
let course: TestCourse
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course({ title: 'Circles' })
  student = await app.student({ name: 'Lata Iyer' })
  await app.grant(student, course, -1, 300)
})
beforeEach(async () => {
  support = await staffOf(app)
})
afterAll(() => app.close())

function admin(name: Parameters<typeof adminCall>[1], input: object = {}) {
  return adminCall(app, name, input, { cookie: support.cookie })
}

async function ask(question: string): Promise<{ _id: string; ticketId: string }> {
  const token = (await app.call('login', { email: student.email, password: student.password })).body.data
    .token
  const asked = { userId: student.id, courseId: course.id, question }
  return (await app.call('createTicket', asked, { token })).body.data
}

async function inbox(filter: object): Promise<string[]> {
  const { status, body } = await admin('getInbox', filter)
  expect(status).toBe(200)
  return body.data.items.map(({ title }: { title: string }) => title)
}

describe('admin/answerEnquiry', () => {
  it('mails the visitor once, with the staff address for replies, and stores the answer', async () => {
    const email = 'meera.contact@example.com'
    const sent = { name: 'Meera', email, phone: '9848012345', message: 'Do you teach at weekends?' }
    await app.call('contactSupport', sent)
    const { body } = await admin('getInbox', { kind: 'contact' })
    const [{ id, reference }] = body.data.items
    const answer = { kind: 'contact', id, text: 'Every Saturday.', clientKey: randomUUID() }
    app.clock.advance({ minutes: 5 })
    const answered = await admin('answerEnquiry', answer)
    expect(answered.body.data).toMatchObject({
      status: 'waiting',
      firstAnswerDueAt: null,
      lastActivityAt: app.clock.now().toISOString(),
      messages: [{ from: 'student' }, { from: 'staff', name: support.name, text: 'Every Saturday.' }],
    })
    expect((await admin('answerEnquiry', answer)).body.data.messages).toHaveLength(2)
    const mails = (await app.mailbox(email)).filter(({ text }) => text.includes('Every Saturday.'))
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(reference)])
    expect(mails[0]?.headers).toMatchObject({ 'Reply-To': support.email })
  })

  it('is part of the student’s data export', async () => {
    const { email, phone } = student
    const sent = { name: 'Lata', email, phone: phone.slice(3), message: 'A question by the form' }
    await app.call('contactSupport', sent)
    const [{ id }] = (await admin('getInbox', { search: email, kind: 'contact' })).body.data.items
    await admin('answerEnquiry', { kind: 'contact', id, text: 'A word by mail', clientKey: randomUUID() })
    const { token } = (await app.call('login', { email, password: student.password })).body.data
    const { body } = await app.call('exportAccount', {}, { token })
    expect(body.data.contactRequests[0].answers).toMatchObject([{ text: 'A word by mail' }])
  })

  it('is refused where the sender left no address', async () => {
    await runOn(
      app.databaseUrl,
      `insert into reports (reference, subject_kind, subject_id, subject_title, reason, text, locale, created_at)
       values ('REP-1', 'lesson', 'x', 'Tangents', 'wrong', 'Step 3', 'en', now())`,
    )
    const [{ id }] = (await admin('getInbox', { kind: 'report' })).body.data.items
    const answer = { kind: 'report', id, text: 'Thank you', clientKey: randomUUID() }
    const { status, body } = await admin('answerEnquiry', answer)
    expect([status, body.error]).toEqual([409, 'The sender left no email address.'])
    expect((await admin('getEnquiry', { kind: 'report', id })).body.data.messages).toHaveLength(1)
  })
})

describe('bulk actions', () => {
  it('assign and solve, audit each case, and notify the student', async () => {
    const tickets = [await ask('First of many'), await ask('Second of many')]
    const cases = tickets.map(({ _id }) => ({ kind: 'ticket', id: _id }))
    const unknown = { kind: 'contact', id: randomUUID() }
    const given = await admin('assignMany', { cases: [...cases, unknown], staffId: support.id })
    expect([given.status, given.body.data]).toEqual([200, { count: 2 }])
    expect((await inbox({ assignee: 'me' })).sort()).toEqual(['First of many', 'Second of many'])
    const solved = await admin('setStatusOfMany', { cases, status: 'solved' })
    expect(solved.body.data).toEqual({ count: 2 })
    expect((await admin('setStatusOfMany', { cases, status: 'solved' })).body.data).toEqual({ count: 0 })
    const author = await staffOf(app, 'author')
    const refused = await admin('assignMany', { cases, staffId: author.id })
    expect(refused.status).toBe(400)
    expect((await admin('assignMany', { cases: [], staffId: null })).status).toBe(400)
  })
})

describe('deadlines', () => {
  it('list the latest first, and can be narrowed to what is late', async () => {
    const old = await ask('Answered long ago')
    await admin('answerTicket', { id: old._id, text: 'A first word' })
    app.clock.advance({ days: 29 })
    support = await staffOf(app)
    await ask('Three days old')
    app.clock.advance({ days: 3 })
    support = await staffOf(app)
    await ask('Of today')
    const late = await inbox({ due: 'late', kind: 'ticket' })
    expect(late.sort()).toEqual(['Answered long ago', 'Three days old'])
    expect(await inbox({ due: 'late', sort: 'due', kind: 'ticket', limit: 1, page: 2 })).toEqual([
      'Three days old',
    ])
    const byDue = await inbox({ sort: 'due', kind: 'ticket' })
    expect(byDue).toEqual(['Answered long ago', 'Three days old', 'Of today'])
    const { body } = await admin('getInbox', { sort: 'due', due: 'late', kind: 'ticket' })
    expect(body.data).toMatchObject({ total: 2, hasMore: false, counts: { solved: 0 } })
  })
})

describe('the inbox', () => {
  it('follows a student’s new name, and erases a deleted one', async () => {
    const other = await app.student({ name: 'Old Name' })
    await app.grant(other, course, -1, 300)
    const { token } = other
    const { ticketId } = (
      await app.call('createTicket', { userId: other.id, courseId: course.id, question: 'Mine' }, { token })
    ).body.data
    await app.call('updateProfile', { name: 'New Name', phone: other.phone }, { token })
    expect(await inbox({ search: 'new name' })).toEqual(['Mine'])
    expect(await inbox({ search: 'old name' })).toEqual([])
    expect(await inbox({ search: ticketId.toLowerCase() })).toEqual(['Mine'])
    expect(await inbox({ search: 'mi' })).toEqual(['Mine'])
    await app.call('deleteAccount', { password: other.password, confirmation: 'accountAndPlans' }, { token })
    expect(await inbox({ search: 'new name' })).toEqual([])
  })
})

describe('replies to choose from', () => {
  it('are written, changed, put in order and deleted', async () => {
    const titles = (answer: { body: { data: { title: string }[] } }) =>
      answer.body.data.map(({ title }) => title)
    const before = titles(await admin('getCannedReplies'))
    const made = await admin('saveCannedReply', { title: 'On holiday', text: 'Hello {name}, until Monday.' })
    expect(titles(made)).toEqual([...before, 'On holiday'])
    const ids: string[] = made.body.data.map(({ id }: { id: string }) => id)
    const last = ids.at(-1)
    const changed = await admin('saveCannedReply', {
      id: last,
      title: 'Away',
      text: 'Hello {name}.',
      locale: 'hi',
    })
    expect(changed.body.data.at(-1)).toMatchObject({ title: 'Away', locale: 'hi' })
    expect(titles(await admin('orderCannedReplies', { ids: [last] }))).toEqual(['Away', ...before])
    expect(titles(await admin('deleteCannedReply', { id: last }))).toEqual(before)
    expect((await admin('deleteCannedReply', { id: last })).status).toBe(404)
    expect((await admin('saveCannedReply', { title: ' ', text: 'x' })).body.fields).toHaveProperty('title')
  })

  it('are for support or for questions, and read by teachers too', async () => {
    const reply = { title: 'Look at the step', text: 'Dear {name}, look at the step before.' }
    await admin('saveCannedReply', { ...reply, isForQuestions: true })
    const { cookie } = await staffOf(app, 'teacher')
    const { body } = await adminCall(app, 'getCannedReplies', {}, { cookie })
    expect(body.data.at(-1)).toMatchObject({ ...reply, isForQuestions: true })
    expect(body.data[0].isForQuestions).toBe(false)
    expect((await adminCall(app, 'saveCannedReply', reply, { cookie })).status).toBe(403)
  })
})
