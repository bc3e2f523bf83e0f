import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quadraticFormula } from '../../../content/step-lessons/quadratic-equations/quadratic-formula.ts'
import { writeStepLesson } from '../../../database/seed/step-lessons.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { sql } from '../../adapters/database/sql.ts'
import { drawMath } from '../../adapters/formulas/draw-katex.ts'
import { hasLesson } from './operations.ts'

let app: TestApp
let course: TestCourse
let stepsId: string
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  const { database, media } = app.services
  const mediaId = await database.transaction((tx) => writeStepLesson(tx, quadraticFormula, drawMath))
  stepsId = await add({ position: 50, kind: 'steps', title: 'The formula, x² & more', mediaId, isFree: true })
  const caption = await database.first(
    sql<{ key: string }>`
      select f.storage_key as "key" from items i join media_files f on f.media_id = i.media_id
      where i.id = ${course.freeVideo} and f.rendition = 'captions-en'`,
  )
  const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nFind the <b>HCF</b> of 84 and 120.\n')
  await media.put(caption?.key ?? '', vtt, 'text/vtt')
  await database.first(
    sql`update media_files set byte_count = ${vtt.byteLength} where storage_key = ${caption?.key}`,
  )
})
afterAll(() => app.close())

type AddedItem = { position: number; kind: string; title: string; mediaId?: string | null; isFree?: boolean }

async function add({ position, kind, title, mediaId = null, isFree = false }: AddedItem): Promise<string> {
  const row = await app.services.database.first(
    sql<{ id: string }>`
      insert into items (module_id, position, kind, title, media_id, is_free, board, skills)
      select module_id, ${position}, ${kind}, ${title}, ${mediaId}, ${isFree},
        ${kind === 'practice' ? 'cbse' : null}, ${kind === 'practice' ? ['ap-nth-term'] : null}
      from items where id = ${course.freeVideo} returning id`,
  )
  return row?.id ?? ''
}

const get = (lesson: string, language: 'en' | 'hi' | 'te' = 'en', of = course.slug) =>
  app.call('getLesson', { course: of, lesson, language })

async function slugOfLesson(id: string): Promise<string> {
  return (await get(id)).body.data.slug
}

describe('the name of a lesson in its address', () => {
  it('is made from its title, and numbered if the course already has it', async () => {
    expect(await slugOfLesson(stepsId)).toBe('the-formula-x2-and-more')
    const again = await add({ position: 51, kind: 'practice', title: 'The formula: x² and MORE!' })
    expect(await slugOfLesson(again)).toBe('the-formula-x2-and-more-2')
    const telugu = await add({ position: 52, kind: 'practice', title: 'త్రికోణమితి' })
    expect(await slugOfLesson(telugu)).toBe('lesson')
    const long = await add({ position: 53, kind: 'practice', title: 'word '.repeat(40) })
    expect(await slugOfLesson(long)).toMatch(/^(word-){15}word$/)
  })

  it('is free for another course', async () => {
    const other = await app.course()
    expect((await get(other.freeVideo, 'en', other.slug)).body.data.slug).toBe(
      (await get(course.freeVideo)).body.data.slug,
    )
  })

  it('stays when the title changes, and a name that it had leads to it', async () => {
    const { database } = app.services
    await database.first(sql`update items set title = 'Another title' where id = ${stepsId}`)
    expect(await slugOfLesson(stepsId)).toBe('the-formula-x2-and-more')
    await database.first(
      sql`update lesson_slugs set ended_at = ${app.clock.now()} where item_id = ${stepsId}`,
    )
    await database.first(sql`
      insert into lesson_slugs (course_id, slug, item_id) values (${course.id}, 'the-formula', ${stepsId})`)
    expect((await get('the-formula-x2-and-more')).body.data).toMatchObject({
      _id: stepsId,
      slug: 'the-formula',
    })
    expect(await slugOfLesson('the-formula')).toBe('the-formula')
  })

  it('is in the outline of its course', async () => {
    const { body } = await app.call('getCourse', { id: course.slug })
    const [first] = body.data.content
    expect(first.steps[0].slug).toBe('the-formula')
    expect(first.videos[0].slug).toBe('video-1')
    expect(first.documents[0].slug).toBe('worksheet-1')
  })

  it('of two concurrent lessons is unique', async () => {
    const ids = await Promise.all(
      [60, 61, 62, 63].map((position) => add({ position, kind: 'practice', title: 'At once' })),
    )
    const names = await Promise.all(ids.map(slugOfLesson))
    expect(names.toSorted()).toEqual(['at-once', 'at-once-2', 'at-once-3', 'at-once-4'])
  })
})

describe('GET student/getLesson', () => {
  it('returns a whole free step lesson, in the requested language', async () => {
    const { free } = (await get('the-formula', 'te')).body.data
    expect(free.title).toBe(quadraticFormula.title.te)
    expect(free.steps).toMatchObject({ language: 'te', isUnreviewed: true })
    expect(free.steps.steps).toHaveLength(quadraticFormula.steps.length)
  })

  it('returns the poster and transcript of a free video', async () => {
    const { free } = (await get(course.freeVideo)).body.data
    expect(free).toMatchObject({
      title: 'Video 1',
      words: { language: 'en', lines: ['Find the HCF of 84 and 120.'] },
      steps: null,
    })
    expect(free.posterUrl).toBeNull()
    const [mediaId] = await addPoster(course.freeVideo)
    expect((await get(course.freeVideo)).body.data.free.posterUrl).toBe(`/pictures/${mediaId}`)
    expect((await app.fetch(`/pictures/${mediaId}`)).headers.get('content-type')).toBe('image/jpeg')
  })

  it('names a worksheet in the requested language, or in English', async () => {
    await app.services.database.first(sql`
      update items set titles = '{"hi": "वर्कशीट 1: बहुपद"}' where id = ${course.freeDocument}`)
    const titleIn = async (language: 'hi' | 'te') =>
      (await get(course.freeDocument, language)).body.data.free.title
    expect([await titleIn('hi'), await titleIn('te')]).toEqual(['वर्कशीट 1: बहुपद', 'Worksheet 1'])
  })

  it('returns only the address of a paid lesson, without a picture', async () => {
    const { body, status } = await get(course.lockedVideo)
    expect([status, body.data]).toEqual([
      200,
      { _id: course.lockedVideo, slug: 'video-1-2', courseSlug: course.slug, free: null },
    ])
    const [mediaId] = await addPoster(course.lockedVideo)
    expect((await app.fetch(`/pictures/${mediaId}`)).status).toBe(404)
  })

  it.each(['never-written', '00000000-0000-4000-8000-000000000000', "'; drop table items; --"])(
    'knows no lesson %s',
    async (lesson) => {
      expect((await get(lesson)).status).toBe(404)
      expect(await hasLesson(app.services, course.slug, lesson)).toBe(false)
    },
  )

  it('knows a lesson in its own course alone', async () => {
    const other = await app.course()
    expect((await get(other.freeVideo)).status).toBe(404)
    expect(await hasLesson(app.services, course.slug, other.freeVideo)).toBe(false)
  })

  it('returns nothing of an unpublished course; an archived one keeps its pages', async () => {
    const hidden = await app.course()
    const { database } = app.services
    await database.first(sql`update courses set status = 'draft' where id = ${hidden.id}`)
    expect((await get(hidden.freeVideo, 'en', hidden.slug)).status).toBe(404)
    expect(await hasLesson(app.services, hidden.slug, 'video-1')).toBe(false)
    await database.first(sql`update courses set status = 'archived' where id = ${hidden.id}`)
    expect((await get(hidden.freeVideo, 'en', hidden.slug)).status).toBe(404)
    expect(await hasLesson(app.services, hidden.slug, 'video-1')).toBe(true)
  })
})

describe('the site map', () => {
  it('names free lessons of published courses alone, in every language', async () => {
    const hidden = await app.course()
    await app.services.database.first(sql`update courses set status = 'draft' where id = ${hidden.id}`)
    const map = await (await app.fetch('/sitemap-lessons.xml')).text()
    expect(map).toContain(`<loc>http://localhost:3000/courses/${course.slug}/the-formula</loc>`)
    expect(map).toContain(`<loc>http://localhost:3000/te/courses/${course.slug}/video-1</loc>`)
    expect(map).not.toContain('video-1-2<')
    expect(map).not.toContain(hidden.slug)
  })
})

async function addPoster(itemId: string): Promise<string[]> {
  const { database, media } = app.services
  const key = `test/${itemId}.jpg`
  await media.put(key, Buffer.from('picture'), 'image/jpeg')
  const rows = await database.all(
    sql<{ mediaId: string }>`
      insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
      select media_id, 'poster', ${key}, 'image/jpeg', 7 from items where id = ${itemId}
      returning media_id as "mediaId"`,
  )
  return rows.map(({ mediaId }) => mediaId)
}
