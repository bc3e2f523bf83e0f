import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { courseAdminOf } from '../../../tests/support/course-admin.ts'

let app: TestApp
let author: TestStaff
let other: TestStaff
let ask: ReturnType<typeof courseAdminOf>['ask']
let draftOf: ReturnType<typeof courseAdminOf>['draftOf']
let save: ReturnType<typeof courseAdminOf>['save']
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
  other = await staffOf(app, 'author')
  ;({ ask, draftOf, save } = courseAdminOf(app, author))
})
afterAll(() => app.close())

describe('a working copy', () => {
  it('of a course that was never changed here is the course itself', async () => {
    const course = await app.course({ title: 'Surds', monthly: 399, yearly: 2999.5 })
    const draft = await draftOf(course.id)
    expect(draft).toMatchObject({ version: 0, publishedVersion: 0, slug: course.slug, updatedBy: null })
    expect(draft.document).toMatchObject({ title: 'Surds', slug: course.slug, about: '<p>About</p>' })
    expect(draft.document.plans).toMatchObject({ monthly: { price: '399' }, yearly: { price: '2999.50' } })
    expect(draft.document.plans.quarterly).toEqual({ price: '', description: '' })
    expect(draft.document.modules[0]?.items.map(({ id }) => id)).toEqual([
      course.freeVideo,
      course.freeDocument,
    ])
  })

  it('is seen by nobody but staff', async () => {
    const course = await app.course({ title: 'Ratio' })
    const { document } = await draftOf(course.id)
    expect((await save(course.id, { ...document, title: 'Proportion' }, 0)).status).toBe(200)
    expect((await app.call('getCourse', { id: course.id })).body.data.title).toBe('Ratio')

    const { id } = (await ask('createCourse', { title: 'Conic sections' })).body.data
    for (const name of [id, 'conic-sections'])
      expect((await app.call('getCourse', { id: name })).status).toBe(404)
    const listed = await app.call('getLiveCourses', { limit: 100, view: 'cards' })
    expect(listed.body.data.map(({ title }: { title: string }) => title)).not.toContain('Conic sections')
    expect(JSON.stringify((await app.call('search', { q: 'conic' })).body)).not.toContain('Conic sections')
  })

  it('is written over only by who began from it; the other hears who saved what and when', async () => {
    const course = await app.course({ title: 'Circles' })
    const { document } = await draftOf(course.id)
    expect(
      (await save(course.id, { ...document, title: 'Circles, theirs' }, 0, other)).body.data.version,
    ).toBe(1)
    const late = await save(course.id, { ...document, title: 'Circles, mine' }, 0)
    expect(late.status).toBe(409)
    expect(late.body.error).toContain(other.name)
    expect(late.body.error).toContain('version 1')
    expect((await draftOf(course.id)).document.title).toBe('Circles, theirs')
    expect((await draftOf(course.id)).updatedBy?.name).toBe(other.name)

    expect((await save(course.id, { ...document, title: 'Circles, mine' }, 1)).status).toBe(200)
    const { items } = (await ask('getCourseVersions', { courseId: course.id })).body.data
    const theirs = items.find(({ version }: { version: number }) => version === 1)
    expect(theirs).toMatchObject({ kind: 'superseded', writtenBy: other.name })
    const whole = (await ask('getCourseVersion', { versionId: theirs.id })).body.data
    expect(whole.document.title).toBe('Circles, theirs')
  })

  it('that gives way is kept among the earlier versions', async () => {
    const course = await app.course()
    const { document } = await draftOf(course.id)
    const mine = { ...document, title: 'Mine, for later' }
    expect(
      (await ask('setCourseDraftAside', { courseId: course.id, baseVersion: 0, document: mine })).status,
    ).toBe(200)
    const { items } = (await ask('getCourseVersions', { courseId: course.id })).body.data
    expect(items[0]).toMatchObject({ kind: 'aside', writtenBy: author.name })
    const whole = (await ask('getCourseVersion', { versionId: items[0].id })).body.data
    expect(whole.document.title).toBe('Mine, for later')
    expect((await draftOf(course.id)).document.title).toBe(document.title)
  })

  it('that one opening of the builder saves again and again leaves one earlier version in ten minutes', async () => {
    const course = await app.course()
    const { document } = await draftOf(course.id)
    const editingId = randomUUID()
    for (const baseVersion of [0, 1, 2, 3]) {
      const input = { courseId: course.id, baseVersion, editingId, document }
      expect((await ask('saveCourseDraft', input)).status).toBe(200)
    }
    const count = async () => (await ask('getCourseVersions', { courseId: course.id })).body.data.items.length
    expect(await count()).toBe(1)
    app.clock.advance({ minutes: 11 })
    await ask('saveCourseDraft', { courseId: course.id, baseVersion: 4, editingId, document })
    expect(await count()).toBe(2)
  })

  it('holds no script that an author’s browser would run for another one', async () => {
    const course = await app.course()
    const { document } = await draftOf(course.id)
    const bad = '<p onclick="x()">A</p><script>x()</script><img src=x onerror=x()><p>\\(x^2\\)</p>'
    await save(course.id, { ...document, about: bad, importance: bad, learning: bad }, 0)
    const kept = (await draftOf(course.id)).document
    for (const html of [kept.about, kept.importance, kept.learning]) {
      expect(html).not.toMatch(/onclick|onerror|<script/)
      expect(html).toContain('data-tex="x^2"')
    }
    const preview = (await ask('getCoursePreview', { courseId: course.id })).body.data
    expect(preview.about).toContain('<math')
    expect(preview.about).not.toContain('style=')
  })

  it.each([
    ['title', { title: 'x'.repeat(201) }],
    ['title', { title: 'a\u0000b' }],
    ['about', { about: 'half a letter \ud83d' }],
    ['languages', { languages: ['xx'] }],
    ['secret', { secret: 1 }],
  ])('with an impossible %s is refused', async (_, change) => {
    const course = await app.course()
    const { document } = await draftOf(course.id)
    expect((await save(course.id, { ...document, ...change } as CourseContent, 0)).status).toBe(400)
  })
})
