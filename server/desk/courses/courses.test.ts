import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskCallName } from '../../../domain/desk/calls.ts'
import type { CourseDocument } from '../../../domain/desk/courses/schemas.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { deskCall, staffOf, type TestStaff } from '../../../tests/support/desk.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let author: TestStaff
let other: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
  other = await staffOf(app, 'author')
})
afterAll(() => app.close())

const ask = (name: DeskCallName, input: object, who = author) =>
  deskCall(app, name, input, { cookie: who.cookie })

async function draftOf(courseId: string) {
  return (await ask('getCourseDraft', { courseId })).body.data as {
    document: CourseDocument
    version: number
    publishedVersion: number | null
    slug: string | null
    updatedBy: { name: string } | null
  }
}

async function save(courseId: string, document: CourseDocument, baseVersion: number, who = author) {
  return ask('saveCourseDraft', { courseId, baseVersion, editingId: randomUUID(), document }, who)
}

/** Everything that students have of a course, row by row. */
async function stored(courseId: string) {
  const { database } = app.services
  return {
    course: await database.first(
      sql<{
        title: string
      }>`select title, slug, about, monthly_price_paise, status from courses where id = ${courseId}`,
    ),
    modules: await database.all(
      sql<{
        id: string
      }>`select id, title, position from modules where course_id = ${courseId} order by position`,
    ),
    items: await database.all(
      sql<{ id: string; title: string }>`
        select i.id, i.title, i.position, i.is_free, i.module_id from items i join modules m on m.id = i.module_id
        where m.course_id = ${courseId} order by m.position, i.position`,
    ),
  }
}

/** A course from nothing, ready to be published, of the media that another course shows. */
async function readyCourse(
  title: string,
): Promise<{ id: string; document: CourseDocument; version: number }> {
  const from = await draftOf((await app.course()).id)
  const { id } = (await ask('createCourse', { title })).body.data
  const { document, version } = await draftOf(id)
  const modules = from.document.modules.map((module) => ({
    ...module,
    id: randomUUID(),
    items: module.items.map((item) => ({ ...item, id: randomUUID() })),
  }))
  const ready = {
    ...document,
    categoryId: from.document.categoryId,
    about: '<p>All of it.</p>',
    plans: { ...document.plans, monthly: { price: '₹1,299.50', description: 'Films. Sheets.' } },
    modules,
  }
  const saved = await save(id, ready, version)
  expect(saved.status).toBe(200)
  return { id, document: ready, version: saved.body.data.version }
}

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
    expect((await save(course.id, { ...document, ...change } as CourseDocument, 0)).status).toBe(400)
  })
})

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

  it('keeps the ids of what stays, in whatever order, and takes away what went', async () => {
    const course = await app.course()
    const { document } = await draftOf(course.id)
    const [first, second] = document.modules as [
      CourseDocument['modules'][number],
      CourseDocument['modules'][number],
    ]
    const [film, sheet] = first.items as [(typeof first.items)[number], (typeof first.items)[number]]
    const modules = [
      { ...second, items: [...second.items.toReversed(), film] },
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
    expect((await draftOf(course.id)).publishedVersion).toBe(0)
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

  it('says field by field what is missing', async () => {
    const { id } = (await ask('createCourse', { title: 'Bare' })).body.data
    const { document } = await draftOf(id)
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
        { id: randomUUID(), title: '', items: [] },
        {
          id: randomUUID(),
          title: 'One',
          items: [{ id: randomUUID(), kind: 'video' as const, title: 'Film', mediaId: null, isFree: true }],
        },
      ],
    }
    const { version } = (await save(id, bare, 1)).body.data
    const answer = await ask('publishCourse', { courseId: id, version })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({
      about: 'Write what the course is about.',
      categoryId: 'Choose a category.',
      coverMediaId: 'Choose a picture that is there, or none.',
      'modules.0.items': 'Add a lesson to this module, or remove it.',
      'modules.0.title': 'Write the title of this module.',
      'modules.1.items.0.mediaId': 'Choose the film or document of this lesson.',
      'plans.monthly.price': 'A plan costs ₹1 or more.',
      'plans.yearly.price': 'Write an amount such as 399 or 399.50.',
    })
    expect((await app.call('getCourse', { id })).status).toBe(404)
  })

  it('never takes a lesson of another course with it', async () => {
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
    expect(refused.body.fields).toEqual({ slug: 'Another course has this address. Write a different one.' })
    await save(id, { ...document, slug: 'first-name' }, version + 1)
    expect((await ask('publishCourse', { courseId: id, version: version + 2 })).status).toBe(200)
    expect((await app.call('getCourse', { id: 'second-name' })).body.data.slug).toBe('first-name')
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
    expect((await ask('unpublishCourse', { courseId: course.id })).body.error).toContain('archive it instead')
    expect((await ask('archiveCourse', { courseId: course.id })).status).toBe(200)
    expect((await app.call('getCourse', { id: course.slug })).status).toBe(404)
    const theirs = await app.call('getCourse', { id: course.slug }, { token: buyer.token })
    expect(theirs.body.data.coursePurchased).toBe(true)
    const file = { file: course.lockedVideo, quality: '240p' }
    expect((await app.call('getPresignedFile', file, { token: buyer.token })).status).toBe(200)
    expect((await app.call('getPresignedFile', { ...file, file: course.freeVideo })).status).toBe(404)
    expect((await ask('archiveCourse', { courseId: course.id })).status).toBe(409)
  })

  it('is never deleted; a course nobody saw is, with all its versions', async () => {
    expect((await ask('deleteCourse', { courseId: course.id })).status).toBe(409)
    const { id } = (await ask('createCourse', { title: 'Nothing yet' })).body.data
    expect((await ask('deleteCourse', { courseId: id })).status).toBe(200)
    expect((await ask('getCourseDraft', { courseId: id })).status).toBe(404)
  })

  it('without students is taken back, and comes again by a publication', async () => {
    const alone = await app.course({ title: 'Logarithms' })
    expect((await ask('unpublishCourse', { courseId: alone.id })).status).toBe(200)
    expect((await app.call('getCourse', { id: alone.slug })).status).toBe(404)
    expect((await ask('publishCourse', { courseId: alone.id, version: 0 })).status).toBe(200)
    expect((await app.call('getCourse', { id: alone.slug })).status).toBe(200)
  })
})

describe('the list of courses', () => {
  it('is searched, filtered and counted by what the working copies say', async () => {
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

  it('and each change stand in the log', async () => {
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
