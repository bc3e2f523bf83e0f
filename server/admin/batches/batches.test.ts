import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { whileHeld } from '../../../tests/support/held-row.ts'
import { sql } from '../../adapters/database/sql.ts'
import { studentsOfBatch } from './operations.ts'

let app: TestApp
let people: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  people = await staffOf(app, ['people'])
})
afterAll(() => app.close())

const admin = (name: Parameters<typeof adminCall>[1], input: object) =>
  adminCall(app, name, input, { cookie: people.cookie })

it('has dates, teachers, courses and members, and audits changes', async () => {
  const [course, student, teacher] = [
    await app.course({ title: 'Surds' }),
    await app.student(),
    await staffOf(app, 'teacher'),
  ]
  const id = randomUUID()
  const batch = {
    id,
    name: 'Class 10 A',
    startsOn: '2026-06-01',
    endsOn: '2027-03-31',
    courseIds: [course.id],
    teacherIds: [teacher.id],
  }
  const saved = await admin('saveBatch', batch)
  expect(saved.body.data).toMatchObject({
    name: 'Class 10 A',
    courses: [{ name: 'Surds' }],
    teachers: [{ name: teacher.name }],
    memberCount: 0,
  })
  await admin('addBatchMembers', { id, emails: student.email })
  expect(await studentsOfBatch(app.services.database, id)).toEqual([student.id])
  await admin('saveBatch', { ...batch, name: 'Class 10 B', courseIds: [] })
  expect((await admin('getBatch', { id })).body.data).toMatchObject({
    name: 'Class 10 B',
    courses: [],
    memberCount: 1,
  })
  const owner = await staffOf(app, 'owner')
  const log = await adminCall(app, 'getAuditLog', { kind: 'batch', subject: id }, { cookie: owner.cookie })
  expect(log.body.data.items[0]).toMatchObject({
    action: 'batch.change',
    subjectName: 'Class 10 B',
    before: { name: 'Class 10 A', courses: ['Surds'] },
    after: { name: 'Class 10 B', courses: [] },
  })
  await admin('removeBatchMember', { id, studentId: student.id })
  expect((await admin('getBatchMembers', { id })).body.data.items).toEqual([])
  expect((await admin('deleteBatch', { id })).status).toBe(200)
  expect((await admin('getBatch', { id })).status).toBe(404)
})

it('has a name of its own and ends after it begins', async () => {
  const facts = { startsOn: '2026-06-01', endsOn: '2026-07-01', courseIds: [], teacherIds: [] }
  await admin('saveBatch', { id: randomUUID(), name: 'Only one', ...facts })
  expect((await admin('saveBatch', { id: randomUUID(), name: 'Only one', ...facts })).status).toBe(409)
  const backwards = await admin('saveBatch', { id: randomUUID(), name: 'B', ...facts, endsOn: '2026-05-01' })
  expect([backwards.status, Object.keys(backwards.body.fields)]).toEqual([400, ['endsOn']])
})

it('loses who deletes the account', async () => {
  const student = await app.student()
  const id = randomUUID()
  const facts = { startsOn: '2026-06-01', endsOn: '2026-07-01', courseIds: [], teacherIds: [] }
  await admin('saveBatch', { id, name: 'Leaving', ...facts })
  await admin('addBatchMembers', { id, emails: student.email })
  const { body } = await app.call('exportAccount', {}, { token: student.token })
  expect(body.data.batches).toMatchObject([{ name: 'Leaving' }])
  const deletion = { password: student.password, confirmation: 'account' }
  await app.call('deleteAccount', deletion, { token: student.token })
  expect(await studentsOfBatch(app.services.database, id)).toEqual([])
})

it('has a unique name, also under concurrency', async () => {
  const facts = { startsOn: '2026-06-01', endsOn: '2027-03-31', courseIds: [], teacherIds: [] }
  const named = (name: string) => admin('saveBatch', { id: randomUUID(), name, ...facts })
  expect([(await named('Known')).status, (await named('Known')).status]).toEqual([200, 409])
  const { answer } = await whileHeld(app.services.database, {
    hold: sql`
      insert into batches (id, name, starts_on, ends_on, created_at)
      values (${randomUUID()}, 'Wanted twice', '2026-06-01', '2027-03-31', now())`,
    ask: () => named('Wanted twice'),
  })
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([409, ['name']])
})
