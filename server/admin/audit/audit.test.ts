import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { courseAdminOf } from '../../../tests/support/course-admin.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

type Entry = { action: string; subjectId: string; subjectName: string | null; before: object; after: object }
const entries = async (filter: object): Promise<Entry[]> =>
  (await adminCall(app, 'getAuditLog', { limit: 100, ...filter }, { cookie: owner.cookie })).body.data.items

it('tells what a publication changed of a course, field by field, and what the course is called', async () => {
  const { ask, readyCourse, save } = courseAdminOf(app, owner)
  const { id, document, version } = await readyCourse('Surds')
  await ask('publishCourse', { courseId: id, version })
  const monthly = { ...document.plans.monthly, price: '499' }
  const changed = {
    ...document,
    title: 'Surds and roots',
    about: '<p>More.</p>',
    plans: { ...document.plans, monthly },
  }
  const saved = await save(id, changed, version)
  await ask('publishCourse', { courseId: id, version: saved.body.data.version })
  const [last, first] = await entries({ kind: 'course', subject: id, action: 'course.publish' })
  expect(last).toMatchObject({
    subjectName: 'Surds and roots',
    before: { changes: { title: 'Surds', about: '<p>All of it.</p>', 'plans.monthly.price': '1299.50' } },
    after: { changes: { title: 'Surds and roots', about: '<p>More.</p>', 'plans.monthly.price': '499' } },
  })
  expect(first?.after).not.toHaveProperty('changes')
})

it('names the lessons that came and went, and those that are free now', async () => {
  const { ask, readyCourse, save } = courseAdminOf(app, owner)
  const { id, document, version } = await readyCourse('Outlined')
  await ask('publishCourse', { courseId: id, version })
  const [module] = document.modules
  const [first, second] = module?.items ?? []
  if (module === undefined || first === undefined || second === undefined) throw new Error('no lessons')
  const items = [
    { ...first, isFree: !first.isFree },
    { ...second, id: randomUUID(), title: 'A new lesson' },
  ]
  const saved = await save(id, { ...document, modules: [{ ...module, items }] }, version)
  await ask('publishCourse', { courseId: id, version: saved.body.data.version })
  const [entry] = await entries({ kind: 'course', subject: id, action: 'course.publish' })
  expect(entry?.after).toMatchObject({
    lessonsAdded: ['A new lesson'],
    lessonsRemoved: expect.arrayContaining([second.title]),
    [first.isFree ? 'lessonsLocked' : 'lessonsMadeFree']: [first.title],
  })
})

it('is narrowed to one thing, to a kind of things and to days in India', async () => {
  const other = await staffOf(app, 'support')
  app.clock.advance({ days: 3 })
  const late = await staffOf(app, 'support')
  const day = (back: number) =>
    new Date(app.clock.now().getTime() + 5.5 * 3600_000 - back * 24 * 3600_000).toISOString().slice(0, 10)
  const owners = await staffOf(app, 'owner')
  owner = owners
  const ofStaff = await entries({ kind: 'staff' })
  expect(new Set(ofStaff.map(({ action }) => action.split('.')[0]))).toEqual(new Set(['staff']))
  expect(
    (await entries({ kind: 'staff', subject: other.id })).map(({ subjectName }) => subjectName),
  ).toContain(other.name)
  const named = async (filter: object) =>
    (await entries({ kind: 'staff', ...filter })).map((entry) => entry.subjectName)
  expect(await named({ from: day(0) })).toContain(late.name)
  expect(await named({ from: day(0) })).not.toContain(other.name)
  expect(await named({ to: day(1) })).toContain(other.name)
  expect(await named({ to: day(1) })).not.toContain(late.name)
  const { status } = await adminCall(app, 'getAuditLog', { from: 'yesterday' }, { cookie: owner.cookie })
  expect(status).toBe(400)
})
