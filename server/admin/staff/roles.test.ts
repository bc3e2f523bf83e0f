import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPolicies } from '../../../database/seed/load-policies.ts'
import { loadSiteContent } from '../../../database/seed/load-site.ts'
import { jobOf, jobs, widensMoneyRole } from '../../../domain/admin/rules.ts'
import { adminCall, newSave, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { courseAdminOf } from '../../../tests/support/course-admin.ts'
import { runOn } from '../../../tests/support/database.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let owner: TestStaff
let teacher: TestStaff
let author: TestStaff
let treasurer: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  await loadSiteContent(app.services)
  await loadPolicies(app.services)
  owner = await staffOf(app, 'owner')
  teacher = await staffOf(app, 'teacher')
  author = await staffOf(app, ['author-all', 'publish', 'site'])
  treasurer = await staffOf(app, ['price'])
})
afterAll(() => app.close())

type AdminName = Parameters<typeof adminCall>[1]
const ask = (by: TestStaff, name: AdminName, input: object = {}) =>
  adminCall(app, name, input, { cookie: by.cookie })

const draftOf = async (kind: string, id: string) => (await ask(owner, 'getDraft', { kind, id })).body.data

async function saveAs(by: TestStaff, kind: string, id: string, changes: object) {
  const { version, document } = await draftOf(kind, id)
  const input = { kind, id, baseVersion: version, ...newSave(), document: { ...document, ...changes } }
  return ask(by, 'saveDraft', input)
}

const begun = async (by: TestStaff, title: string): Promise<string> =>
  (await ask(by, 'createCourse', { title })).body.data.id

describe('an author of own courses', () => {
  it('writes the course that they began, and sees, changes, publishes and deletes no other', async () => {
    const [own, others] = [await begun(teacher, 'Surds'), await begun(author, 'Ratios')]
    expect((await saveAs(teacher, 'course', own, { title: 'Surds again' })).status).toBe(200)
    const refused = await Promise.all([
      saveAs(teacher, 'course', others, { title: 'Mine now' }),
      ask(teacher, 'getDraft', { kind: 'course', id: others }),
      ask(teacher, 'getDraftVersions', { kind: 'course', id: others }),
      ask(teacher, 'getCoursePreview', { courseId: others }),
      ask(teacher, 'getCourseWatching', { courseId: others }),
      ask(teacher, 'deleteCourse', { courseId: others }),
      ask(teacher, 'publishCourse', { courseId: own, version: 2 }),
    ])
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [403, 'notYourRole']),
    )
    expect((await draftOf('course', others)).document.title).toBe('Ratios')
    const { items } = (await ask(teacher, 'getCourses')).body.data
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Surds again'])
  })

  it('reads no earlier version of another’s course by its id', async () => {
    const others = await begun(author, 'Earlier')
    await saveAs(author, 'course', others, { title: 'Later' })
    await saveAs(owner, 'course', others, { title: 'Latest' })
    const [version] = (await ask(author, 'getDraftVersions', { kind: 'course', id: others })).body.data.items
    expect((await ask(author, 'getDraftVersion', { versionId: version.id })).status).toBe(200)
    expect((await ask(teacher, 'getDraftVersion', { versionId: version.id })).status).toBe(403)
  })

  it('deletes and renames no step lesson of another in the media, nor an author that others name', async () => {
    const lesson = (await ask(author, 'createStepLesson', { title: 'Tangents' })).body.data.id
    const named = { list: 'author', name: 'A. Iyer' }
    const names = (await ask(teacher, 'saveArticleName', { ...named, id: null })).body.data
    const [{ id }] = names.filter(({ name }: { name: string }) => name === named.name)
    const site = await staffOf(app, ['site'])
    for (const [by, name, input] of [
      [teacher, 'deleteMedia', { mediaId: lesson }],
      [site, 'deleteMedia', { mediaId: lesson }],
      [teacher, 'renameMedia', { mediaId: lesson, name: 'Mine' }],
      [teacher, 'saveArticleName', { ...named, id, name: 'Somebody else' }],
    ] as const) {
      const { status, body } = await ask(by, name, input)
      expect([name, status, body.code]).toEqual([name, 403, 'notYourRole'])
    }
    expect((await draftOf('lesson', lesson)).document).toBeDefined()
    expect((await ask(author, 'deleteMedia', { mediaId: lesson })).status).toBe(200)
    const own = (await ask(teacher, 'createStepLesson', { title: 'Chords' })).body.data.id
    expect((await ask(teacher, 'deleteMedia', { mediaId: own })).status).toBe(200)
  })

  it('may edit an assigned course until it is unassigned', async () => {
    const course = await begun(author, 'Given')
    expect((await saveAs(teacher, 'course', course, { title: 'By a teacher' })).status).toBe(403)
    const people = (await ask(author, 'setCourseAuthors', { courseId: course, staffIds: [teacher.id] })).body
      .data
    expect(people).toContainEqual({ id: teacher.id, name: teacher.name, isAuthor: true })
    expect((await saveAs(teacher, 'course', course, { title: 'By a teacher' })).status).toBe(200)
    await ask(author, 'setCourseAuthors', { courseId: course, staffIds: [] })
    expect((await saveAs(teacher, 'course', course, { title: 'Again' })).status).toBe(403)
    expect(
      (await ask(teacher, 'setCourseAuthors', { courseId: course, staffIds: [teacher.id] })).status,
    ).toBe(403)
  })

  it('publishes own courses alone, with the role to publish', async () => {
    const publisher = await staffOf(app, ['author-own', 'publish', 'price'])
    const { readyCourse } = courseAdminOf(app, owner)
    const own = await readyCourse('Published by its teacher')
    const others = await readyCourse('Published by its owner')
    await ask(owner, 'setCourseAuthors', { courseId: own.id, staffIds: [publisher.id] })
    const publish = ({ id, version }: { id: string; version: number }) =>
      ask(publisher, 'publishCourse', { courseId: id, version })
    expect([(await publish(own)).status, (await publish(others)).status]).toEqual([200, 403])
    await ask(owner, 'publishCourse', { courseId: others.id, version: others.version })
    expect((await ask(publisher, 'archiveCourse', { courseId: others.id })).status).toBe(403)
    expect((await ask(publisher, 'archiveCourse', { courseId: own.id })).status).toBe(200)
  })

  it('may edit only the step lessons they created, also inside others’ courses', async () => {
    const lessonBy = async (by: TestStaff) =>
      (await ask(by, 'createStepLesson', { title: 'Roots' })).body.data.id as string
    const [own, others] = [await lessonBy(teacher), await lessonBy(author)]
    expect((await saveAs(teacher, 'lesson', own, { title: { en: 'Own' } })).status).toBe(200)
    expect((await saveAs(teacher, 'lesson', others, { title: { en: 'Own' } })).status).toBe(403)
    const publisher = await staffOf(app, ['author-own', 'publish'])
    expect((await ask(publisher, 'publishStepLesson', { id: others, version: 1 })).status).toBe(403)
  })

  it('may edit only the articles they created', async () => {
    const articleBy = async (by: TestStaff) =>
      (await ask(by, 'createArticle', { kind: 'article', title: 'On surds' })).body.data.id as string
    const [own, others] = [await articleBy(teacher), await articleBy(author)]
    expect((await saveAs(teacher, 'article', own, { title: 'Own' })).status).toBe(200)
    expect((await saveAs(teacher, 'article', others, { title: 'Own' })).status).toBe(403)
    const { items } = (await ask(teacher, 'getArticles', { kind: 'article' })).body.data
    expect(items.map(({ id }: { id: string }) => id)).toEqual([own])
  })
})

describe('prices', () => {
  const withPrice = async (id: string, price: string) => {
    const { document } = await draftOf('course', id)
    return { plans: { ...document.plans, monthly: { ...document.plans.monthly, price } } }
  }

  it('can be changed by those with the role, and by no author without it', async () => {
    const course = await begun(author, 'Priced')
    const refused = await saveAs(author, 'course', course, await withPrice(course, '1'))
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'Only someone with the role Prices may change what a plan costs.',
    ])
    expect((await saveAs(treasurer, 'course', course, await withPrice(course, '399'))).status).toBe(200)
    expect((await saveAs(author, 'course', course, { title: 'Priced and written' })).status).toBe(200)
    expect((await draftOf('course', course)).document).toMatchObject({
      title: 'Priced and written',
      plans: { monthly: { price: '399' } },
    })
  })

  it('are all that a person with only that role can change', async () => {
    const course = await begun(author, 'Not theirs')
    expect((await saveAs(treasurer, 'course', course, { title: 'Theirs' })).status).toBe(403)
  })
})

describe('an author', () => {
  it('changes neither who sells nor the policies, by draft or by publication', async () => {
    const answers = await Promise.all([
      saveAs(author, 'site', 'seller', { source: 'Me' }),
      ask(author, 'getDraft', { kind: 'site', id: 'seller' }),
      ask(author, 'publishSiteEntry', { key: 'seller', version: 0 }),
      saveAs(author, 'policy', 'refund-policy', { html: '<p>No refunds.</p>' }),
      ask(author, 'publishPolicy', { slug: 'refund-policy', version: 0 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    const keys = (await ask(author, 'getSiteEntries')).body.data.map(({ key }: { key: string }) => key)
    expect(keys).toContain('contact')
    expect(keys).not.toContain('seller')
  })

  it('of the policies sees the seller among the site’s entries alone', async () => {
    const lawyer = await staffOf(app, ['policies'])
    const entries = (await ask(lawyer, 'getSiteEntries')).body.data
    expect(entries.map(({ key }: { key: string }) => key)).toEqual(['seller'])
    expect((await ask(lawyer, 'getDraft', { kind: 'site', id: 'contact' })).status).toBe(403)
  })
})

describe('roles', () => {
  it('of a job are recognised as it in any order, and others are not', () => {
    expect(jobOf([...jobs.author].reverse())).toBe('author')
    expect(jobOf(['author-all', 'publish'])).toBe(null)
  })

  it('that handle money are reported when they are new', () => {
    expect(widensMoneyRole(['support'], ['support', 'finance'])).toBe(true)
    expect(widensMoneyRole(['finance'], ['finance', 'support'])).toBe(false)
    expect(widensMoneyRole(['finance'], ['owner', 'finance'])).toBe(true)
    expect(widensMoneyRole(['owner'], ['finance'])).toBe(false)
  })

  it('and the former single role stay consistent, whichever release writes', async () => {
    const { database } = app.services
    const rolesOf = async (email: string) =>
      database.first(
        sql<{ role: string; roles: string[] }>`select role, roles from staff where email = ${email}`,
      )
    const insert = (email: string, role: string) =>
      runOn(
        app.databaseUrl,
        `insert into staff (email, name, role, created_at) values ('${email}', 'X', '${role}', now())`,
      )
    await insert('former@school.in', 'author')
    expect(await rolesOf('former@school.in')).toEqual({ role: 'author', roles: [...jobs.author] })
    await runOn(app.databaseUrl, `update staff set role = 'finance' where email = 'former@school.in'`)
    expect(await rolesOf('former@school.in')).toEqual({ role: 'finance', roles: ['finance'] })
    await runOn(app.databaseUrl, `update staff set roles = '{site,owner}' where email = 'former@school.in'`)
    expect((await rolesOf('former@school.in'))?.role).toBe('owner')
  })

  it('are at least one and known, and take effect at once', async () => {
    const person = await staffOf(app, 'support')
    expect((await ask(person, 'getCourses')).status).toBe(403)
    const give = (roles: string[]) => ask(owner, 'changeStaffRoles', { staffId: person.id, roles })
    expect([(await give([])).status, (await give(['king'])).status]).toEqual([400, 400])
    expect((await give(['support', 'author-own'])).status).toBe(200)
    expect((await ask(person, 'getCourses')).status).toBe(200)
    expect((await ask(person, 'getStudents')).status).toBe(200)
  })
})
