import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { courseAdminOf } from '../../../tests/support/course-admin.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

const hindi = {
  title: 'द्विघात समीकरण',
  about: '<p>हर अध्याय <span data-tex="x^2">x^2</span> के साथ।</p><script>x()</script>',
  ...{ importance: '', learning: '', quarterly: '', yearly: '' },
  monthly: 'सभी अध्याय. हल के अंक',
}

let courses = 0

/** A published course with these Hindi texts, and the response. */
async function published(translation: Partial<typeof hindi>, english: Partial<CourseContent> = {}) {
  const { ask, readyCourse, save } = courseAdminOf(app, owner)
  courses += 1
  const title = `Quadratic equations ${courses}`
  const { id, document, version } = await readyCourse(title)
  const translations = { ...document.translations, hi: { ...document.translations.hi, ...translation } }
  const saved = await save(id, { ...document, ...english, translations }, version)
  const answer = await ask('publishCourse', { courseId: id, version: saved.body.data.version })
  return { id, title, answer }
}

const read = async (id: string, language: string) =>
  (await app.call('getCourse', { id }, { headers: { 'accept-language': language } })).body.data

describe('a course that is also written in Hindi', () => {
  it('shows its texts to readers of Hindi, sanitised and with formulas, and English to everyone else', async () => {
    const { id, title, answer } = await published(hindi)
    expect(answer.status).toBe(200)
    const shown = await read(id, 'hi')
    expect(shown).toMatchObject({
      title: 'द्विघात समीकरण',
      textLanguage: 'hi',
      monthlyDescription: hindi.monthly,
    })
    expect(shown.about).toContain('katex')
    expect(shown.about).not.toContain('script')
    for (const language of ['en', 'te'])
      expect(await read(id, language)).toMatchObject({
        title,
        textLanguage: 'en',
        about: '<p>All of it.</p>',
        monthlyDescription: 'Videos. Sheets.',
      })
  })

  it('calls its chapters and lessons as staff wrote in Hindi, and finds them so', async () => {
    const { ask, readyCourse, save } = courseAdminOf(app, owner)
    const { id, document, version } = await readyCourse('Sums of squares')
    const modules = document.modules.map((module) => ({
      ...module,
      titles: { hi: ' वर्गों का योग ', te: '' },
      items: module.items.map((item) => ({ ...item, titles: { hi: 'पहला पाठ: वर्गमूल', te: '' } })),
    }))
    const saved = await save(id, { ...document, modules }, version)
    expect((await ask('publishCourse', { courseId: id, version: saved.body.data.version })).status).toBe(200)
    const titlesIn = async (language: string) => {
      const [{ moduleTitle, textLanguage, videos, documents }] = (await read(id, language)).content
      const [lesson] = [...videos, ...documents]
      return [moduleTitle, textLanguage, lesson.title, lesson.textLanguage]
    }
    expect(await titlesIn('hi')).toEqual(['वर्गों का योग', 'hi', 'पहला पाठ: वर्गमूल', 'hi'])
    const [module] = document.modules
    const inEnglish = [module?.title, undefined, module?.items[0]?.title, undefined]
    expect([await titlesIn('en'), await titlesIn('te')]).toEqual([inEnglish, inEnglish])
    const preview = await ask('getCoursePreview', { courseId: id, language: 'hi' })
    expect(preview.body.data.content[0]).toMatchObject({ moduleTitle: 'वर्गों का योग', textLanguage: 'hi' })
    const { body } = await app.call('search', { q: 'वर्गों' }, { headers: { 'accept-language': 'hi' } })
    expect(body.data.courses.map(({ _id }: { _id: string }) => _id)).toEqual([id])
    // The next draft begins with them.
    await app.services.database.first(sql`delete from course_drafts where course_id = ${id}`)
    const { draftOf } = courseAdminOf(app, owner)
    expect((await draftOf(id)).document.modules[0]?.titles).toEqual({ hi: 'वर्गों का योग', te: '' })
  })

  it('is used in the list, for its students, and in search results', async () => {
    const { id, title } = await published({ ...hindi, title: 'त्रिकोणमिति' })
    const student = await app.student()
    const { slug } = await read(id, 'en')
    await app.grant(student, { slug }, -1, 30)
    const titles = async (name: 'getLiveCourses' | 'getMyCourses', language: string) => {
      const token = name === 'getMyCourses' ? { token: student.token } : {}
      const { body } = await app.call(
        name,
        { limit: 50 },
        { headers: { 'accept-language': language }, ...token },
      )
      return body.data.find(({ _id }: { _id: string }) => _id === id).title
    }
    for (const name of ['getLiveCourses', 'getMyCourses'] as const)
      expect([await titles(name, 'hi'), await titles(name, 'en')]).toEqual(['त्रिकोणमिति', title])
    const found = async (q: string, language: string) =>
      (await app.call('search', { q }, { headers: { 'accept-language': language } })).body.data.courses.find(
        ({ _id }: { _id: string }) => _id === id,
      )
    expect(await found('त्रिकोणमिति', 'hi')).toMatchObject({ title: 'त्रिकोणमिति', textLanguage: 'hi' })
    expect(await found('अध्याय', 'en')).toMatchObject({ title, textLanguage: 'en' })
  })

  it('is published complete: a started language needs every text that English has', async () => {
    const english = { learning: '<p>Factorise.</p>' }
    const { answer } = await published({ ...hindi, title: ' ', monthly: '' }, english)
    expect(Object.keys(answer.body.fields)).toEqual([
      'translations.hi.title',
      'translations.hi.learning',
      'translations.hi.monthly',
    ])
  })

  it('is previewed in it, and put back as it is', async () => {
    const { id, title } = await published(hindi)
    const { ask, draftOf } = courseAdminOf(app, owner)
    const preview = await ask('getCoursePreview', { courseId: id, language: 'hi' })
    expect(preview.body.data).toMatchObject({ title: hindi.title, textLanguage: 'hi' })
    const inTelugu = await ask('getCoursePreview', { courseId: id, language: 'te' })
    expect(inTelugu.body.data).toMatchObject({ title, textLanguage: 'en' })
    const before = (await draftOf(id)).document
    await app.services.database.first(sql`delete from course_drafts where course_id = ${id}`)
    expect((await draftOf(id)).document.translations).toEqual(before.translations)
  })

  it('keeps a picture used only in its Hindi', async () => {
    const picture = '0b1e4d3a-5c6f-4a7b-8c9d-0e1f2a3b4c5d'
    const { id } = await published({ ...hindi, about: `<p>अ</p><img src="/pictures/${picture}" alt="अ">` })
    const row = await app.services.database.first(
      sql<{ ids: string[] }>`select ids_in(translations::text) as "ids" from courses where id = ${id}`,
    )
    expect(row?.ids).toEqual([picture])
  })
})

describe('a course that the demo made up', () => {
  it('keeps its sample mark per language, in versions and copies too, until that language is rewritten', async () => {
    const { ask, draftOf, save } = courseAdminOf(app, owner)
    const { id } = await published(hindi)
    const { database } = app.services
    await database.first(sql`update courses set sample_languages = '{en,hi,te}' where id = ${id}`)
    const markedIn = async () =>
      (await ask('getCourses', { limit: 100 })).body.data.items.find((one: { id: string }) => one.id === id)
        .samples
    const counts = async () => (await ask('getLaunch', {})).body.data.sampleCourses
    expect(await counts()).toEqual({ en: 1, hi: 1, te: 1 })
    const publish = async (changes: (document: CourseContent) => Partial<CourseContent>) => {
      const { document, version } = await draftOf(id)
      const saved = await save(id, { ...document, ...changes(document) }, version)
      const answer = await ask('publishCourse', { courseId: id, version: saved.body.data.version })
      expect(answer.status).toBe(200)
    }
    await publish(({ samples }) => ({ about: '<p>Ours.</p>', samples: { ...samples, en: false } }))
    // Nothing is written in Telugu.
    expect([await markedIn(), await counts()]).toEqual([['hi'], { en: 0, hi: 1, te: 0 }])
    const copy = (await ask('createCourse', { title: 'A copy', copyOf: id })).body.data
    expect((await draftOf(copy.id)).document.samples).toEqual({ en: false, hi: true, te: false })
    expect(await counts()).toEqual({ en: 0, hi: 1, te: 0 })
    await publish(({ samples }) => ({ samples: { ...samples, hi: false } }))
    expect([await markedIn(), await counts()]).toEqual([[], { en: 0, hi: 0, te: 0 }])
    const log = await ask('getAuditLog', { kind: 'course', subject: id })
    expect(
      log.body.data.items.find(({ action }: { action: string }) => action === 'course.publish'),
    ).toMatchObject({
      before: { changes: { 'samples.hi': true } },
      after: { changes: { 'samples.hi': false } },
    })
  })
})
