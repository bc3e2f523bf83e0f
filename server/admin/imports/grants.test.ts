import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { adminCall, giveFreshCodes, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())
beforeEach(() => giveFreshCodes(app))

const admin = (name: Parameters<typeof adminCall>[1], input: object) =>
  adminCall(app, name, input, { cookie: owner.cookie })

it('reports who was deleted before their turn, and continues', async () => {
  const course = await app.course({ title: 'Some' })
  const [gone, stays] = [await app.student(), await app.student()]
  const to = { studentIds: [gone.id, stays.id] }
  const grant = {
    id: randomUUID(),
    to,
    courseId: course.id,
    until: '2027-01-31',
    reason: 'The school paid',
  }
  expect((await admin('grantToMany', grant)).status).toBe(200)
  const deletion = { password: gone.password, confirmation: 'account' }
  await app.call('deleteAccount', deletion, { token: gone.token })
  await app.runJobs()
  const { body } = await admin('getImport', { id: grant.id })
  expect(body.data).toMatchObject({ done: 2, refused: 1, problems: [{ line: 1 }] })
  expect((await admin('getStudent', { id: stays.id })).body.data.courses).toHaveLength(1)
})

it('grants no course that was unpublished before its turn, and reports it as the screen does', async () => {
  const course = await app.course({ title: 'Gone' })
  const { id: student } = await app.student()
  const id = randomUUID()
  const grant = { id, to: { studentIds: [student] }, courseId: course.id, until: '2027-01-31' }
  expect((await admin('grantToMany', { ...grant, reason: 'The school paid' })).status).toBe(200)
  expect((await admin('unpublishCourse', { courseId: course.id })).status).toBe(200)
  await app.runJobs()
  const { body } = await admin('getImport', { id })
  expect(body.data).toMatchObject({ refused: 1, problems: [{ line: 1, text: 'Choose a course.' }] })
})

it('opens a course to all of a batch, extends what runs and is written down', async () => {
  const course = await app.course({ title: 'For all' })
  const [first, second] = [await app.student(), await app.student()]
  const batchId = randomUUID()
  const dates = { startsOn: '2026-06-01', endsOn: '2027-03-31' }
  await admin('saveBatch', { id: batchId, name: 'Granted', ...dates, courseIds: [], teacherIds: [] })
  const added = await admin('addBatchMembers', {
    id: batchId,
    emails: `${first.email}, ${second.email.toUpperCase()}\nnobody@example.org`,
  })
  expect(added.body.data).toEqual({ added: 2, unknown: ['nobody@example.org'] })
  const grant = {
    id: randomUUID(),
    to: { batchId },
    courseId: course.id,
    reason: 'The school paid for them',
  }
  await admin('grantToMany', { ...grant, until: '2027-01-31' })
  const { body } = await admin('grantToMany', { ...grant, until: '2027-01-31' })
  expect(body.data).toMatchObject({ id: grant.id, rows: 2 })
  await app.runJobs()
  const other = await admin('grantToMany', { ...grant, until: '2027-03-31' })
  expect(other.body).toMatchObject({ code: 'conflict' })
  await admin('grantToMany', { ...grant, id: randomUUID(), until: '2027-03-31' })
  await app.runJobs()
  for (const { id, email } of [first, second]) {
    const { body } = await admin('getStudent', { id })
    const ends = body.data.courses.map(({ endsAt }: { endsAt: string }) => endsAt).sort()
    expect(ends).toEqual(['2027-01-31T18:30:00.000Z', '2027-03-31T18:30:00.000Z'])
    expect((await app.mailbox(email)).filter(({ subject }) => subject.includes('For all'))).toHaveLength(2)
  }
  const log = await admin('getAuditLog', { kind: 'import' })
  expect(log.body.data.items[0]).toMatchObject({
    action: 'people.grant',
    after: { course: 'For all', students: 2 },
  })
})
