import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { courseAdminOf } from '../../../tests/support/course-admin.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let other: TestStaff
let ask: ReturnType<typeof courseAdminOf>['ask']
let draftOf: ReturnType<typeof courseAdminOf>['draftOf']
let save: ReturnType<typeof courseAdminOf>['save']
let readyCourse: ReturnType<typeof courseAdminOf>['readyCourse']
let stored: ReturnType<typeof courseAdminOf>['stored']
beforeAll(async () => {
  app = await startTestApp()
  other = await staffOf(app, 'author')
  ;({ ask, draftOf, save, readyCourse, stored } = courseAdminOf(app, await staffOf(app, 'author')))
})
afterAll(() => app.close())

describe('a publication', () => {
  it('shows a course that was made from nothing, whole', async () => {
    const { id, document, version } = await readyCourse('Heights & distances')
    const answer = await ask('publishCourse', { courseId: id, version })
    expect(answer.body).toMatchObject({ success: true, data: { slug: 'heights-and-distances' } })
    const { body } = await app.call('getCourse', { id: 'heights-and-distances' })
    expect(body.data).toMatchObject({ title: 'Heights & distances', monthlyPrice: 1299.5, yearlyPrice: null })
    expect(body.data.content.map(({ _id }: { _id: string }) => _id)).toEqual(
      document.modules.map((one) => one.id),
    )
    const listed = (await app.call('getLiveCourses', { limit: 100, view: 'cards' })).body.data
    expect(listed.at(-1).title).toBe('Heights & distances')
  })

  it('keeps the ids of what stays, in any order, and deletes the rest', async () => {
    const course = await app.course()
    const { document } = await draftOf(course.id)
    const [first, second] = document.modules as [
      CourseContent['modules'][number],
      CourseContent['modules'][number],
    ]
    const [video, sheet] = first.items as [(typeof first.items)[number], (typeof first.items)[number]]
    const modules = [
      { ...second, items: [...second.items.toReversed(), video] },
      { ...first, items: [{ ...sheet, title: 'Sheet 1' }] },
    ]
    await save(course.id, { ...document, modules }, 0)
    expect((await ask('publishCourse', { courseId: course.id, version: 1 })).status).toBe(200)
    const after = await stored(course.id)
    expect(after.modules.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(after.items.map(({ id }) => id)).toEqual([
      course.lockedDocument,
      course.lockedVideo,
      course.freeVideo,
      course.freeDocument,
    ])

    await save(course.id, { ...document, modules: [{ ...second, items: second.items.slice(0, 1) }] }, 1)
    expect((await ask('publishCourse', { courseId: course.id, version: 2 })).status).toBe(200)
    expect((await stored(course.id)).items.map(({ id }) => id)).toEqual([course.lockedVideo])
  })

  it('that fails in the middle leaves the published course as it was', async () => {
    const course = await app.course()
    const before = await stored(course.id)
    const { document } = await draftOf(course.id)
    const modules = document.modules.map((module) => ({
      ...module,
      title: 'Another title',
      items: module.items.toReversed(),
    }))
    await save(course.id, { ...document, title: 'Another course', modules }, 0)
    const { database } = app.services
    await database.first(sql`
      create function stumble() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`)
    await database.first(
      sql`create trigger stumbles before update on items for each row execute function stumble()`,
    )
    expect((await ask('publishCourse', { courseId: course.id, version: 1 })).status).toBe(500)
    await database.first(sql`drop trigger stumbles on items`)
    expect(await stored(course.id)).toEqual(before)
    expect((await draftOf(course.id)).liveVersion).toBe(0)
    expect((await ask('publishCourse', { courseId: course.id, version: 1 })).status).toBe(200)
    expect((await stored(course.id)).course?.title).toBe('Another course')
  })

  it('of a version that is no longer the working copy is refused', async () => {
    const { id, document, version } = await readyCourse('Stale')
    await save(id, { ...document, title: 'Newer' }, version, other)
    const answer = await ask('publishCourse', { courseId: id, version })
    expect(answer.status).toBe(409)
    expect(answer.body.error).toContain(other.name)
  })

  it('lists what is missing by field', async () => {
    const { id } = (await ask('createCourse', { title: 'Bare' })).body.data
    const { document } = await draftOf(id)
    const atOnce = { titles: { hi: '', te: '' }, opensOn: null, opensAfterDays: null }
    const bare = {
      ...document,
      categoryId: randomUUID(),
      coverMediaId: randomUUID(),
      plans: {
        ...document.plans,
        monthly: { price: '0.99', description: 'x' },
        yearly: { price: 'cheap', description: '' },
      },
      modules: [
        { id: randomUUID(), title: '', ...atOnce, items: [] },
        {
          id: randomUUID(),
          title: 'One',
          ...atOnce,
          items: [
            {
              id: randomUUID(),
              kind: 'video' as const,
              title: 'Video',
              mediaId: null,
              isFree: true,
              practice: null,
              ...atOnce,
            },
          ],
        },
      ],
    }
    const { version } = (await save(id, bare, 1)).body.data
    const answer = await ask('publishCourse', { courseId: id, version })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({
      about: 'Describe the course.',
      categoryId: 'Choose a category.',
      coverMediaId: 'Choose another picture, or none.',
      'modules.0.items': 'Add a lesson to this module, or remove it.',
      'modules.0.title': 'Enter a module title.',
      'modules.1.items.0.mediaId': 'Choose the video or document of this lesson.',
      'plans.monthly.price': 'A plan must cost at least ₹1.',
      'plans.yearly.price': 'Enter an amount such as 399 or 399.50.',
    })
    expect((await app.call('getCourse', { id })).status).toBe(404)
  })

  it('never moves a lesson of another course', async () => {
    const victim = await app.course()
    const before = await stored(victim.id)
    const { id, document, version } = await readyCourse('Borrowed')
    const taken = (await draftOf(victim.id)).document.modules
    await save(id, { ...document, modules: taken }, version)
    expect((await ask('publishCourse', { courseId: id, version: version + 1 })).status).toBe(409)
    expect(await stored(victim.id)).toEqual(before)
  })

  it('under another address leads from the old one, which no other course may take', async () => {
    const { id, document, version } = await readyCourse('First name')
    await ask('publishCourse', { courseId: id, version })
    await save(id, { ...document, slug: 'second-name' }, version)
    expect((await ask('publishCourse', { courseId: id, version: version + 1 })).body.data.slug).toBe(
      'second-name',
    )
    expect((await app.call('getCourse', { id: 'first-name' })).body.data.slug).toBe('second-name')

    const rival = await readyCourse('First name')
    const refused = await ask('publishCourse', { courseId: rival.id, version: rival.version })
    expect(refused.body.fields).toEqual({ slug: 'Another course uses this address. Enter a different one.' })
    await save(id, { ...document, slug: 'first-name' }, version + 1)
    expect((await ask('publishCourse', { courseId: id, version: version + 2 })).status).toBe(200)
    expect((await app.call('getCourse', { id: 'second-name' })).body.data.slug).toBe('first-name')
  })
})
