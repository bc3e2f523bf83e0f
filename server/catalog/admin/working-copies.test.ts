import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { courseAdminOf } from '../../../tests/support/course-admin.ts'

let app: TestApp
let ask: ReturnType<typeof courseAdminOf>['ask']
let draftOf: ReturnType<typeof courseAdminOf>['draftOf']
let save: ReturnType<typeof courseAdminOf>['save']
beforeAll(async () => {
  app = await startTestApp()
  ;({ ask, draftOf, save } = courseAdminOf(app, await staffOf(app, 'author')))
})
afterAll(() => app.close())

describe('a working copy', () => {
  it('of a course that was never changed here is the course itself', async () => {
    const course = await app.course({ title: 'Surds', monthly: 399, yearly: 2999.5 })
    const draft = await draftOf(course.id)
    expect(draft).toMatchObject({ version: 0, liveVersion: 0, slug: course.slug, updatedBy: null })
    expect(draft.document).toMatchObject({ title: 'Surds', slug: course.slug, about: '<p>About</p>' })
    expect(draft.document.plans).toMatchObject({ monthly: { price: '399' }, yearly: { price: '2999.50' } })
    expect(draft.document.plans.quarterly).toEqual({ price: '', description: '' })
    expect(draft.document.modules[0]?.items.map(({ id }) => id)).toEqual([
      course.freeVideo,
      course.freeDocument,
    ])
  })

  it('is visible only to staff', async () => {
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
    ['about', { about: 'half a character \ud83d' }],
    ['languages', { languages: ['xx'] }],
    ['secret', { secret: 1 }],
  ])('with an impossible %s is refused', async (_, change) => {
    const course = await app.course()
    const { document } = await draftOf(course.id)
    expect((await save(course.id, { ...document, ...change } as CourseContent, 0)).status).toBe(400)
  })
})
