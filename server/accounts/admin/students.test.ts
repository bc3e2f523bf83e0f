import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import { runOn } from '../../../tests/support/database.ts'

let app: TestApp
let owner: TestStaff
let support: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
  support = await staffOf(app, 'support')
})
afterAll(() => app.close())

const reason = 'Asked for by phone today'

function admin(name: Parameters<typeof adminCall>[1], input: object = {}, who: TestStaff = owner) {
  return adminCall(app, name, input, { cookie: who.cookie })
}

async function found(filter: object): Promise<string[]> {
  const { status, body } = await admin('getStudents', filter, support)
  expect(status).toBe(200)
  return body.data.items.map(({ email }: { email: string }) => email)
}

async function auditEvents(student: TestStudent): Promise<{ action: string; after: unknown }[]> {
  const { body } = await admin('getAuditLog', { limit: 100 })
  return body.data.items.filter(({ subjectId }: { subjectId: string }) => subjectId === student.id)
}

describe('admin/getStudents', () => {
  let meera: TestStudent
  beforeAll(async () => {
    meera = await app.student({ name: 'Meera Nair', email: 'meera.n@example.org', phone: '+919000112233' })
    await app.call('register', {
      name: 'Unproven Meera',
      email: 'late@example.org',
      phone: '+919000445566',
      password: 'kept-in-a-notebook',
    })
  })

  it.each([
    ['MEERA na', ['meera.n@example.org']],
    ['eera.n@exam', ['meera.n@example.org']],
    ['+91 90001 12233', ['meera.n@example.org']],
    ['0900011', ['meera.n@example.org']],
    ['me', ['late@example.org', 'meera.n@example.org']],
    ['na', ['meera.n@example.org']],
    ['100%', []],
    ['_eera', []],
  ])('finds by %j', async (search, emails) => {
    expect((await found({ search, sort: 'name' })).sort()).toEqual(emails)
  })

  it('narrows to unproven, blocked, and with a course; and sorts', async () => {
    expect(await found({ verified: 'no' })).toEqual(['late@example.org'])
    expect(await found({ blocked: 'yes' })).toEqual([])
    const course = await app.course()
    await app.grant(meera, course, -1, 30)
    await app.grant(meera, course, 30, 60)
    expect(await found({ hasCourse: 'yes' })).toEqual([meera.email])
    expect(await found({ hasCourse: 'no' })).not.toContain(meera.email)
    const { body } = await admin('getStudents', { search: 'meera', sort: 'name', limit: 1 }, support)
    expect(body.data).toMatchObject({
      total: 2,
      hasMore: false,
      totalPages: 2,
      items: [{ runningCourses: 1 }],
    })
    const late = { search: 'late', sort: 'name' } as const
    const { id = '' } = (await admin('getStudents', late, support)).body.data?.items[0] ?? {}
    await app.grant({ id }, course, 5, 30)
    expect((await admin('getStudents', late, support)).body.data?.items).toMatchObject([
      { runningCourses: 0 },
    ])
  })
})

describe('admin/getStudent', () => {
  it('shows all that belongs to the student, and writes the opening down', async () => {
    const student = await app.student()
    const course = await app.course({ title: 'Circles' })
    await app.grant(student, course, -1, 30)
    const { token } = student
    await app.call('createTicket', { userId: student.id, courseId: course.id, question: 'Why?' }, { token })
    await app.call('createOrder', { courseId: course.id, subscriptionType: 1 }, { token })
    const { status, body } = await admin('getStudent', { id: student.id }, support)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: student.name,
      email: student.email,
      isVerified: true,
      isBlocked: false,
      sessions: [{ device: '' }],
      courses: [{ title: 'Circles', plan: null, grantId: null }],
      orders: [{ course: 'Circles', plan: 1, state: 'open', payments: [] }],
      tickets: [{ title: 'Why?', status: 'open' }],
      choices: { lessonNews: false, reminders: false },
    })
    expect(await auditEvents(student)).toMatchObject([{ action: 'student.open', staff: { id: support.id } }])
  })

  it('finds nobody by another id', async () => {
    expect((await admin('getStudent', { id: '0f5ab0c2-7f5d-4f0e-9c39-4f7c3b0f6f11' })).status).toBe(404)
  })
})

describe('a reason', () => {
  it('is requested and audited', async () => {
    const student = await app.student()
    const { status, body } = await admin('blockStudent', { studentId: student.id, reason: '  too few ' })
    expect([status, body.fields]).toEqual([400, { reason: 'Enter a reason of at least 10 characters.' }])
    expect(await auditEvents(student)).toEqual([])
  })
})

describe('admin/endStudentSession', () => {
  it('ends one, and admin/endStudentSessions all', async () => {
    const student = await app.student()
    const second = await app.call('login', { email: student.email, password: student.password })
    const { body } = await admin('getStudent', { id: student.id }, support)
    expect(body.data.sessions).toHaveLength(2)
    const session = { studentId: student.id, sessionId: body.data.sessions[0].id }
    const after = await admin('endStudentSession', session, support)
    expect(after.body.data.sessions).toHaveLength(1)
    expect((await admin('endStudentSession', session, support)).status).toBe(404)
    await admin('endStudentSessions', { studentId: student.id }, support)
    for (const token of [student.token, second.body.data.token])
      expect((await app.call('getProfileData', {}, { token })).body.code).toBe('noSession')
    expect((await auditEvents(student)).map(({ action }) => action)).toEqual([
      'student.end-sessions',
      'student.end-session',
      'student.open',
    ])
  })
})

describe('admin/resendVerification', () => {
  it('mails a code to an unproven address, and refuses a proven one', async () => {
    const person = { name: 'Late', email: 'code@example.org', phone: '+919000445577' }
    await app.call('register', { ...person, password: 'kept-in-a-notebook' })
    const { body } = await admin('getStudents', { search: person.email })
    app.clock.advance({ minutes: 2 })
    const before = (await app.mailbox(person.email)).length
    const sent = await admin('resendVerification', { studentId: body.data.items[0].id, reason }, support)
    expect(sent.status).toBe(200)
    expect(await app.mailbox(person.email)).toHaveLength(before + 1)
    const proven = await app.student()
    expect((await admin('resendVerification', { studentId: proven.id, reason }, support)).status).toBe(409)
  })
})

describe('admin/blockStudent', () => {
  it('ends every session and link at once, and shows the support address', async () => {
    const student = await app.student()
    const course = await app.course()
    await app.grant(student, course, -1, 30)
    const { token, cookie } = student
    const link = await app.call('getPresignedFile', { file: course.lockedDocument }, { token })
    const openLink = () => app.fetch(link.body.data.url, { headers: { cookie: cookieOf(link) } })
    expect((await openLink()).status).toBe(200)
    const { status, body } = await admin('blockStudent', { studentId: student.id, reason })
    expect([status, body.data.isBlocked, body.data.sessions]).toEqual([200, true, []])
    expect((await openLink()).status).toBe(404)
    const sentence = `Your account is blocked. Write to ${app.settings.supportEmail} and we’ll help you.`
    const answers = [
      await app.call('getProfileData', {}, { token }),
      await app.call('refresh', {}, { cookie }),
      await app.call('login', { email: student.email, password: student.password }),
    ]
    for (const answer of answers)
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([401, 'blocked', sentence])
    const wrong = await app.call('login', { email: student.email, password: 'not-the-password' })
    expect(wrong.body.code).toBe('badSignIn')
    expect((await admin('blockStudent', { studentId: student.id, reason })).status).toBe(409)
    expect(await found({ blocked: 'yes' })).toEqual([student.email])
    expect((await admin('unblockStudent', { studentId: student.id, reason })).body.data.isBlocked).toBe(false)
    const again = await app.call('login', { email: student.email, password: student.password })
    expect(again.status).toBe(200)
    expect((await auditEvents(student)).map(({ action, after }) => [action, after])).toEqual([
      ['student.unblock', { blocked: false, reason }],
      ['student.block', { blocked: true, reason }],
    ])
  })
})

describe('admin/exportStudent and admin/eraseStudent', () => {
  it('give and delete the same as the student’s own, but for private notes', async () => {
    const student = await app.student()
    const course = await app.course()
    await app.grant(student, course, -1, 30)
    const note = { item: course.freeVideo, words: 'For nobody but me', clientKey: 'private-note' }
    await app.call('saveNote', note, { token: student.token })
    const { notes, ...own } = (await app.call('exportAccount', {}, { token: student.token })).body.data
    expect(notes).toHaveLength(1)
    const asked = { studentId: student.id, reason }
    const given = await admin('exportStudent', asked)
    expect(given.body.data).toEqual(own)

    const erasure = { ...asked, email: 'another@example.com' }
    expect((await admin('eraseStudent', erasure)).body.fields).toHaveProperty('email')
    expect((await admin('eraseStudent', { ...erasure, email: student.email })).status).toBe(409)
    const done = await admin('eraseStudent', {
      ...erasure,
      email: student.email.toUpperCase(),
      givesUpPlans: true,
    })
    expect(done.status).toBe(200)
    expect((await admin('getStudent', { id: student.id })).status).toBe(404)
    expect(await found({ search: student.email })).toEqual([])
    expect((await app.call('getProfileData', {}, { token: student.token })).status).toBe(401)
    expect(JSON.stringify(await auditEvents(student))).not.toContain(student.email)
  })

  it('leave the account as it was when the log cannot be written', async () => {
    const student = await app.student()
    await runOn(
      app.databaseUrl,
      `alter table audit_log add constraint shut check (action <> 'student.erase') not valid`,
    )
    try {
      const erasure = { studentId: student.id, reason, email: student.email }
      expect((await admin('eraseStudent', erasure)).status).toBe(500)
    } finally {
      await runOn(app.databaseUrl, 'alter table audit_log drop constraint shut')
    }
    expect((await app.call('getProfileData', {}, { token: student.token })).status).toBe(200)
  })
})
