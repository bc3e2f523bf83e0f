import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { type CourseFacts, cardFactsOf } from '../../../domain/catalog/course-facts.ts'
import { staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { courseAdminOf } from '../../../tests/support/course-admin.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let other: TestStaff
let ask: ReturnType<typeof courseAdminOf>['ask']
let draftOf: ReturnType<typeof courseAdminOf>['draftOf']
let save: ReturnType<typeof courseAdminOf>['save']
let readyCourse: ReturnType<typeof courseAdminOf>['readyCourse']
beforeAll(async () => {
  app = await startTestApp()
  other = await staffOf(app, 'author')
  ;({ ask, draftOf, save, readyCourse } = courseAdminOf(app, await staffOf(app, 'author')))
})
afterAll(() => app.close())

describe('the facts of a course', () => {
  it('are set by its author, previewed and published, on its card, and read back', async () => {
    const { id, document, version } = await readyCourse('All its facts')
    const facts: CourseFacts = {
      languages: ['en', 'te'],
      level: 'challenging',
      batchStartsOn: '2027-02-01',
      sellsSeatsOnly: true,
    }
    await save(id, { ...document, ...facts }, version)
    expect((await ask('getCoursePreview', { courseId: id })).body.data).toMatchObject(facts)
    await ask('publishCourse', { courseId: id, version: version + 1 })
    expect((await app.call('getCourse', { id })).body.data).toMatchObject(facts)
    const listed = (await app.call('getLiveCourses', { limit: 100, view: 'cards' })).body.data
    expect(listed.find(({ _id }: { _id: string }) => _id === id)).toMatchObject(cardFactsOf(facts))
    await app.services.database.first(sql`delete from course_drafts where course_id = ${id}`)
    expect((await draftOf(id)).document).toMatchObject(facts)
  })
})

describe('a copy of a course', () => {
  it('starts as a copy of the draft, with its own ids, unpublished, and without rating and prices', async () => {
    const { id, document } = await readyCourse('To be copied')
    const made = await ask('createCourse', { title: 'Copy of it', copyOf: id })
    const copy = (await draftOf(made.body.data.id)).document
    const { title, slug, plans, modules, ...rest } = copy
    expect({ title, slug }).toEqual({ title: 'Copy of it', slug: 'copy-of-it' })
    expect(rest).toMatchObject({ about: document.about, categoryId: document.categoryId })
    expect(plans.monthly).toEqual(document.plans.monthly)
    const idsOf = (some: CourseContent['modules']) =>
      some.flatMap((one) => [one.id, ...one.items.map((item) => item.id)])
    expect(modules.map((one) => one.title)).toEqual(document.modules.map((one) => one.title))
    expect(idsOf(modules)).toHaveLength(idsOf(document.modules).length)
    expect(idsOf(modules).filter((one) => idsOf(document.modules).includes(one))).toEqual([])
    const writer = courseAdminOf(app, await staffOf(app, ['author-all']))
    const second = await writer.ask('createCourse', { title: 'Without prices', copyOf: id })
    expect((await writer.draftOf(second.body.data.id)).document.plans.monthly.price).toBe('')
    const teacher = courseAdminOf(app, await staffOf(app, 'teacher'))
    expect((await teacher.ask('createCourse', { title: 'Not mine', copyOf: id })).status).toBe(403)
  })
})

describe('the level of a course', () => {
  it('can be edited and unpublished by its author, and is found once it is published', async () => {
    const { id, document, version } = await readyCourse('Levels')
    const titles = async (level: string) =>
      (await app.call('getLiveCourses', { level, view: 'cards' })).body.data.map(
        ({ title }: { title: string }) => title,
      )
    await save(id, { ...document, level: 'foundation' }, version)
    await ask('publishCourse', { courseId: id, version: version + 1 })
    expect(await titles('foundation')).toEqual(['Levels'])
    await save(id, { ...document, level: 'standard' }, version + 1)
    expect(await titles('foundation')).toEqual(['Levels'])
    await ask('publishCourse', { courseId: id, version: version + 2 })
    expect([await titles('foundation'), await titles('standard')]).toEqual([[], ['Levels']])
    await save(id, { ...document, level: null }, version + 2)
    await ask('publishCourse', { courseId: id, version: version + 3 })
    expect(await titles('standard')).toEqual([])
    expect((await app.call('getCourse', { id })).body.data.level).toBeNull()
  })

  it('is none but the three', async () => {
    const { id, document, version } = await readyCourse('No such level')
    const answer = await save(id, { ...document, level: 'expert' as 'standard' }, version)
    expect(answer.status).toBe(400)
  })
})

describe('the refund statement of a course', () => {
  it('is set by its author and shown before a student pays; the log tells what it was', async () => {
    const { id, document, version } = await readyCourse('Data analytics')
    const terms = { batchStartsOn: '2027-02-01', sellsSeatsOnly: true }
    await save(id, { ...document, ...terms }, version)
    expect((await app.call('getCourse', { id })).status).toBe(404)
    expect((await ask('getCoursePreview', { courseId: id })).body.data).toMatchObject(terms)
    await ask('publishCourse', { courseId: id, version: version + 1 })
    expect((await app.call('getCourse', { id })).body.data).toMatchObject(terms)
    expect((await draftOf(id)).document).toMatchObject(terms)
    const entry = await app.services.database.first(sql<{ before: object; after: object }>`
      select before, after from audit_log where action = 'course.publish' and subject_id = ${id}`)
    expect(entry?.before).toMatchObject({ batchStartsOn: null, sellsSeatsOnly: false })
    expect(entry?.after).toMatchObject(terms)
  })

  it.each([['2027-02-30'], ['tomorrow'], ['']])('is no day such as "%s"', async (batchStartsOn) => {
    const { id, document, version } = await readyCourse('No such day')
    expect((await save(id, { ...document, batchStartsOn }, version)).status).toBe(400)
  })

  it('describes a recorded course where an old browser copy lacks it', async () => {
    const { id, document, version } = await readyCourse('Kept before')
    const { batchStartsOn: _, sellsSeatsOnly: __, rating: ___, ...kept } = document
    expect((await save(id, kept as CourseContent, version)).status).toBe(200)
    expect((await draftOf(id)).document).toMatchObject({
      ...{ batchStartsOn: null, sellsSeatsOnly: false },
      rating: { stars: '', reviews: '', source: '' },
    })
  })
})

describe('the rating of a course', () => {
  it('is what staff entered with its source', async () => {
    const { id, document, version } = await readyCourse('Ratings')
    const rating = { stars: '4.6', reviews: '1,203', source: 'Google' }
    await save(id, { ...document, rating }, version)
    const shown = { rating: { stars: 4.6, reviewCount: 1203, source: 'Google' } }
    expect((await ask('getCoursePreview', { courseId: id })).body.data).toMatchObject(shown)
    await ask('publishCourse', { courseId: id, version: version + 1 })
    expect((await app.call('getCourse', { id })).body.data).toMatchObject(shown)
    await app.services.database.first(sql`delete from course_drafts where course_id = ${id}`)
    expect((await draftOf(id)).document.rating).toEqual({ ...rating, reviews: '1203' })
  })

  it('cannot be published without its source', async () => {
    const { id, document, version } = await readyCourse('Rumours')
    await save(id, { ...document, rating: { stars: '4.6', reviews: '12', source: ' ' } }, version)
    const { status, body } = await ask('publishCourse', { courseId: id, version: version + 1 })
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual(['rating'])
  })
})

describe('a published course', () => {
  let course: TestCourse
  beforeAll(async () => {
    course = await app.course({ title: 'Mensuration' })
  })

  it('is archived: buyers keep it, others no longer see it', async () => {
    const buyer = await app.student()
    await app.grant(buyer, course, -1, 30)
    expect((await ask('unpublishCourse', { courseId: course.id })).body.error).toContain('Archive it instead')
    expect((await ask('archiveCourse', { courseId: course.id })).status).toBe(200)
    expect((await app.call('getCourse', { id: course.slug })).status).toBe(404)
    const theirs = await app.call('getCourse', { id: course.slug }, { token: buyer.token })
    expect(theirs.body.data.coursePurchased).toBe(true)
    const file = { file: course.lockedVideo, quality: '240p' }
    expect((await app.call('getPresignedFile', file, { token: buyer.token })).status).toBe(200)
    expect((await app.call('getPresignedFile', { ...file, file: course.freeVideo })).status).toBe(404)
    expect((await ask('archiveCourse', { courseId: course.id })).status).toBe(409)
  })

  it('is never deleted, unlike an unpublished one with its versions', async () => {
    expect((await ask('deleteCourse', { courseId: course.id })).status).toBe(409)
    const { id } = (await ask('createCourse', { title: 'Nothing yet' })).body.data
    expect((await ask('deleteCourse', { courseId: id })).status).toBe(200)
    expect((await ask('getDraft', { kind: 'course', id })).status).toBe(404)
  })

  it('is unpublished without students, and can be published again', async () => {
    const alone = await app.course({ title: 'Logarithms' })
    expect((await ask('unpublishCourse', { courseId: alone.id })).status).toBe(200)
    expect((await app.call('getCourse', { id: alone.slug })).status).toBe(404)
    expect((await ask('publishCourse', { courseId: alone.id, version: 0 })).status).toBe(200)
    expect((await app.call('getCourse', { id: alone.slug })).status).toBe(200)
  })
})

describe('the list of courses', () => {
  it('is searched, filtered and counted by the drafts', async () => {
    const { id, document, version } = await readyCourse('Trigonometric identities')
    await ask('publishCourse', { courseId: id, version })
    await save(id, { ...document, title: 'Trigonometric tables' }, version, other)
    const found = (await ask('getCourses', { search: 'TRIGONOMETRIC T' })).body.data
    expect(found.items).toMatchObject([
      { id, title: 'Trigonometric tables', status: 'published', hasChanges: true, updatedBy: other.name },
    ])
    expect(found).toMatchObject({ total: 1, totalPages: 1, counts: { draft: 0, published: 1, archived: 0 } })
    const drafts = (await ask('getCourses', { status: 'draft', sort: 'title', limit: 100 })).body.data
    expect(new Set(drafts.items.map(({ status }: { status: string }) => status))).toEqual(new Set(['draft']))
    const none = await ask('getCourses', { categoryId: randomUUID() })
    expect(none.body.data.items).toEqual([])
  })

  it('and each change are audited', async () => {
    const { id: courseId } = await app.course()
    const { document } = await draftOf(courseId)
    await ask('setDraftAside', {
      ...{ kind: 'course', id: courseId, baseVersion: 0 },
      saveId: randomUUID(),
      document,
    })
    const rows = await app.services.database.all(
      sql<{
        action: string
      }>`select distinct action from audit_log where action like 'course.%' order by action`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'course.archive',
      'course.aside',
      'course.create',
      'course.delete',
      'course.edit',
      'course.publish',
      'course.unpublish',
    ])
  })
})
