import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { sql } from '../adapters/database/sql.ts'
import { findCourseBySlug } from './queries.ts'

let app: TestApp
let student: TestStudent
let bought: TestCourse
let other: TestCourse

const day = 24 * 3600 * 1000

beforeAll(async () => {
  app = await startTestApp()
  bought = await app.course({ title: 'Bought', category: 'CBSE' })
  other = await app.course({ title: 'Other', category: 'ICSE' })
  for (let index = 0; index < 10; index += 1) await app.course({ title: `More ${index}`, category: 'ICSE' })
  await app.course({ title: 'Orphan', category: null, instructor: null })
  student = await app.student()
  await app.grant(student, bought, -5, 30)
})
afterAll(() => app.close())

describe('GET student/getliveCourses', () => {
  it('returns ten courses a page to a visitor in order, with the number of pages', async () => {
    const first = await app.call('getLiveCourses', { page: 1, limit: 10 })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ success: true, status: 200, totalPages: 2 })
    expect(first.body.data).toHaveLength(10)
    expect(first.body.data[0]).toMatchObject({
      title: 'Bought',
      coursePurchased: false,
      monthlyPrice: 399,
      quaterlyPrice: 999,
      yearlyPrice: 2999,
    })
    const second = await app.call('getLiveCourses', { page: 2, limit: 10 })
    expect(second.body.data).toHaveLength(3)
  })

  it('carries the modules with videos and documents in the spelling of the wire', async () => {
    const { body } = await app.call('getLiveCourses', { page: 1, limit: 1 })
    const [module] = body.data[0].content
    expect(module.moduleTitle).toBe('Real Numbers')
    expect(module.videos[0]).toMatchObject({ title: 'Video 1', duration: '0:54', isFreeAccess: true })
    expect(module.videos[0].videoUrl).not.toContain('/')
    expect(module.documents[0]).toMatchObject({
      title: 'Worksheet 1',
      isFreeAccess: true,
      extension: 'pdf',
      byteCount: 1000,
    })
  })

  it('returns the measured shape of a video, or the default one', async () => {
    await app.services.database.first(sql`
      update media set width = 640, height = 480
      where id = (select media_id from items where id = ${other.freeVideo})`)
    const { body } = await app.call('getCourse', { id: other.id })
    const shapes = body.data.content.map((module: { videos: { aspectRatio: number }[] }) =>
      module.videos.map(({ aspectRatio }) => aspectRatio),
    )
    expect(shapes).toEqual([[1.3333], [1.7778]])
  })

  it('omits the content from a list of cards, and counts it', async () => {
    const { body } = await app.call('getLiveCourses', { view: 'cards' })
    expect(body.data[0]).toMatchObject({ moduleCount: 2, itemCount: 4, freeItemCount: 2 })
    expect(body.data[0].content).toBeUndefined()
  })

  it('shows one category, and an empty page for one that is unknown', async () => {
    const icse = await app.call('getLiveCourses', { category: other.categoryId })
    expect(icse.body).toMatchObject({ totalPages: 2 })
    expect(
      icse.body.data.every((course: { category: { name: string } }) => course.category.name === 'ICSE'),
    ).toBe(true)
    for (const category of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      const unknown = await app.call('getLiveCourses', { category })
      expect(unknown.body).toMatchObject({ success: true, data: [], totalPages: 0 })
    }
  })

  it('shows one level, in all categories or in one, with the pages of that list', async () => {
    const { database } = app.services
    await database.first(
      sql`update courses set level = 'standard' where title like 'More %' or title in ('Bought', 'Draft')`,
    )
    await database.first(sql`update courses set level = 'foundation' where title = 'Other'`)
    const all = await app.call('getLiveCourses', { level: 'standard', limit: 4 })
    expect(all.body.totalPages).toBe(3)
    const last = await app.call('getLiveCourses', { level: 'standard', limit: 4, page: 3, view: 'cards' })
    expect(last.body.data.map(({ title }: { title: string }) => title)).toEqual([
      'More 7',
      'More 8',
      'More 9',
    ])
    expect(last.body.data[0].level).toBe('standard')
    const both = { level: 'standard', category: other.categoryId, limit: 4 }
    expect((await app.call('getLiveCourses', { ...both, page: 3 })).body).toMatchObject({
      totalPages: 3,
      data: [{ title: 'More 8' }, { title: 'More 9' }],
    })
    expect((await app.call('getLiveCourses', { level: 'challenging' })).body).toMatchObject({
      totalPages: 0,
      data: [],
    })
    expect((await app.call('getLiveCourses', { level: 'expert' })).status).toBe(400)
  })

  it('refuses a page or limit out of bounds with a message', async () => {
    for (const input of [{ page: 0 }, { limit: 101 }, { limit: 0 }, { page: 'x' }, { page: 1.5 }]) {
      const answer = await app.call('getLiveCourses', input)
      expect(answer.status).toBe(400)
      expect(answer.body.code).toBe('invalid')
      expect(answer.body.error).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('ignores parameters it does not know', async () => {
    expect((await app.call('getLiveCourses', { utm_source: 'x' })).status).toBe(200)
  })

  it('hides a course that is not published, from lists, counts and by id', async () => {
    const draft = await app.course({ title: 'Draft' })
    await app.services.database.first(sql`update courses set status = 'draft' where id = ${draft.id}`)
    const list = await app.call('getLiveCourses', { limit: 100 })
    expect(list.body.data.map((course: { title: string }) => course.title)).not.toContain('Draft')
    expect(list.body.data).toHaveLength(13)
    expect((await app.call('getCourse', { id: draft.id })).status).toBe(404)
    expect((await app.call('getPresignedFile', { file: draft.freeVideo })).status).toBe(404)
  })
})

describe('GET student/getCategories', () => {
  it('lists the categories that have courses, with how many', async () => {
    const { body } = await app.call('getCategories')
    expect(body.totalPages).toBe(1)
    expect(body.data).toEqual([
      { _id: expect.any(String), name: 'CBSE', courseCount: 1 },
      { _id: expect.any(String), name: 'ICSE', courseCount: 11 },
    ])
  })
})

describe('GET student/getAllCoursesBasedOnUser', () => {
  it('shows a student their purchases', async () => {
    const { body } = await app.call('getAllCoursesBasedOnUser', {}, { token: student.token })
    const bySlug = new Map(
      body.data.map((course: { slug: string; coursePurchased: boolean }) => [
        course.slug,
        course.coursePurchased,
      ]),
    )
    expect(bySlug.get(bought.slug)).toBe(true)
    expect(bySlug.get(other.slug)).toBe(false)
  })

  it('refuses a visitor', async () => {
    expect((await app.call('getAllCoursesBasedOnUser')).status).toBe(401)
  })
})

describe('GET student/getCourse/{id}', () => {
  it('accepts an id or a slug, and fills gaps with null', async () => {
    const byId = await app.call('getCourse', { id: bought.id })
    const bySlug = await app.call('getCourse', { id: bought.slug })
    expect(byId.body).toEqual(bySlug.body)
    expect(byId.body.data.content).toHaveLength(2)
    const orphan = (await app.call('getLiveCourses', { page: 2 })).body.data.at(-1)
    expect(orphan).toMatchObject({ title: 'Orphan', instructor: null, category: null })
  })

  it('opens a course beyond the first ten', async () => {
    const last = (await app.call('getLiveCourses', { page: 2 })).body.data[0]
    const opened = await app.call('getCourse', { id: last._id })
    expect(opened).toMatchObject({ status: 200, body: { data: { _id: last._id, title: last.title } } })
  })

  it('shows until when a student may open it', async () => {
    const { body } = await app.call('getCourse', { id: bought.slug }, { token: student.token })
    expect(body.data).toMatchObject({
      coursePurchased: true,
      validTill: new Date(app.clock.now().getTime() + 30 * day).toISOString(),
    })
  })

  it('responds 404 to what does not exist', async () => {
    const answer = await app.call('getCourse', { id: 'no-such-course' })
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'notFound' } })
  })

  it('refuses a stale token instead of treating the caller as a visitor', async () => {
    expect((await app.call('getCourse', { id: bought.slug }, { token: 'stale' })).status).toBe(401)
  })
})

describe('findCourseBySlug', () => {
  it('is one statement for all visitors, with no value in place of a student', () => {
    const asked = { studentId: null, locale: 'en', now: app.services.clock.now() } as const
    // With one PostgreSQL planned it again for each.
    expect(findCourseBySlug(bought.slug, asked).values).not.toContain(null)
    expect(findCourseBySlug(bought.slug, { ...asked, studentId: student.id }).values).toContain(student.id)
  })
})

describe('GET student/getMyCourses', () => {
  it('keeps an ended course, marked, after the running ones', async () => {
    const reader = await app.student()
    await app.grant(reader, bought, -60, -30)
    await app.grant(reader, other, -3, 27)
    const { body } = await app.call('getMyCourses', { page: 1, limit: 10 }, { token: reader.token })
    expect(
      body.data.map((course: { slug: string; hasEnded: boolean; coursePurchased: boolean }) => [
        course.slug,
        course.hasEnded,
        course.coursePurchased,
      ]),
    ).toEqual([
      [other.slug, false, true],
      [bought.slug, true, false],
    ])
    expect(body.data[0]).toMatchObject({ enrolledStudentCount: 1, moduleCount: 2 })
    expect(body.totalPages).toBe(1)
  })

  it('counts a renewal that joins end to start as one course with the last end', async () => {
    const reader = await app.student()
    await app.grant(reader, bought, -20, 10)
    await app.grant(reader, bought, 10, 40)
    const { body } = await app.call('getMyCourses', {}, { token: reader.token })
    expect(body.data).toHaveLength(1)
    expect(body.data[0].validTill).toBe(new Date(app.clock.now().getTime() + 40 * day).toISOString())
  })

  it('lists a free course once a video of it was begun, marked, among the finished ones when all are done', async () => {
    const { database, clock } = app.services
    const reader = await app.student()
    const free = await app.course({ title: 'Free starter' })
    await app.grant(reader, bought, -60, -30)
    await app.grant(reader, other, -3, 27)
    const mine = async (show = 'all') => {
      const { body } = await app.call('getMyCourses', { show }, { token: reader.token })
      return body.data.map(
        ({ slug, isFree, hasEnded }: { slug: string; isFree: boolean; hasEnded: boolean }) =>
          [slug, isFree, hasEnded] as const,
      )
    }
    const watch = (item: string) =>
      database.first(sql`
        insert into lesson_progress (student_id, item_id, watched, watched_seconds, position_in_seconds, done_at, updated_at)
        values (${reader.id}, ${item}, '{[0,54)}', 54, 54, ${clock.now()}, ${clock.now()})`)
    await watch(free.freeVideo)
    // The free lesson of a course that is sold lists nothing.
    expect((await mine()).map(([slug]: readonly [string]) => slug)).toEqual([other.slug, bought.slug])
    await database.first(sql`
      update courses set monthly_price_paise = null, quarterly_price_paise = null, yearly_price_paise = null
      where id = ${free.id}`)
    expect(await mine()).toEqual([
      [other.slug, false, false],
      [free.slug, true, false],
      [bought.slug, false, true],
    ])
    expect(await mine('finished')).toEqual([])
    await watch(free.lockedVideo)
    expect(await mine('finished')).toEqual([[free.slug, true, false]])
  })

  it.each(['freeDocument', 'lockedDocument', 'freeVideo', 'lockedVideo'] as const)(
    'lists a free course once its %s was opened, with nothing of it watched',
    async (opened) => {
      const reader = await app.student()
      const free = await app.course({ title: 'Free worksheets' })
      await app.services.database.first(sql`
        update courses set monthly_price_paise = null, quarterly_price_paise = null, yearly_price_paise = null
        where id = ${free.id}`)
      await app.services.database.first(sql`
        update items set is_free = true where module_id in (select id from modules where course_id = ${free.id})`)
      const mine = async () => (await app.call('getMyCourses', {}, { token: reader.token })).body
      expect((await mine()).data).toEqual([])
      expect(
        (await app.call('getPresignedFile', { file: free[opened] }, { token: reader.token })).status,
      ).toBe(200)
      const { data, totalPages } = await mine()
      expect(data).toMatchObject([{ slug: free.slug, isFree: true, doneLessonCount: 0 }])
      expect(totalPages).toBe(1)
    },
  )

  it('is empty for a new student', async () => {
    const reader = await app.student()
    const { body } = await app.call('getMyCourses', {}, { token: reader.token })
    expect(body).toMatchObject({ success: true, data: [], totalPages: 0 })
  })
})
