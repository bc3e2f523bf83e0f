import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CourseContent } from '../../domain/admin/courses/schemas.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { insertMedia } from '../../server/admin/uploads/media-queries.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { courseAdminOf } from '../support/course-admin.ts'
import { whileHeld } from '../support/held-row.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

const made = async (name: 'createCategory' | 'createInstructor'): Promise<string> => {
  const { body } = await adminCall(app, name, { name: 'Soon gone' }, { cookie: owner.cookie })
  return body.data.find((one: { name: string }) => one.name === 'Soon gone').id
}

async function picture(): Promise<string> {
  const size = { width: 640, height: 360, durationInSeconds: 0 }
  const image = { id: randomUUID(), kind: 'image', name: 'Cover', ...size } as const
  await app.services.database.first(insertMedia({ ...image, createdAt: app.clock.now() }))
  return image.id
}

const named = {
  categories: { make: () => made('createCategory'), field: 'categoryId', status: 409 },
  instructors: { make: () => made('createInstructor'), field: 'instructorId', status: 409 },
  media: { make: picture, field: 'coverMediaId', status: 404 },
} as const

it.each(Object.keys(named) as (keyof typeof named)[])(
  'is reported to the person who publishes a course with it in the same moment: one of %s',
  async (table) => {
    const { make, field, status } = named[table]
    const { readyCourse, save } = courseAdminOf(app, owner)
    const { id: courseId, document, version } = await readyCourse(`With one of ${table}`)
    const id = await make()
    const wanted: CourseContent = { ...document, [field]: id }
    const saved = (await save(courseId, wanted, version)).body.data
    const hold = {
      categories: sql`delete from categories where id = ${id}`,
      instructors: sql`delete from instructors where id = ${id}`,
      media: sql`delete from media where id = ${id}`,
    }[table]
    const { answer } = await whileHeld(app.services.database, {
      hold,
      ask: () =>
        adminCall(app, 'publishCourse', { courseId, version: saved.version }, { cookie: owner.cookie }),
    })
    expect(answer.status).toBe(status)
  },
)

it('is reported to the person who adds a student to a batch that is deleted in the same moment', async () => {
  const id = randomUUID()
  const batch = { id, name: 'Soon gone', startsOn: '2026-12-01', endsOn: '2027-03-01' }
  const { cookie } = owner
  await adminCall(app, 'saveBatch', { ...batch, courseIds: [], teacherIds: [] }, { cookie })
  const { email } = await app.student()
  const { answer } = await whileHeld(app.services.database, {
    hold: sql`delete from batches where id = ${id}`,
    ask: () => adminCall(app, 'addBatchMembers', { id, emails: email }, { cookie }),
  })
  expect(answer.status).toBe(404)
})
