import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screenSheets } from '../../../content/worksheets/screen/screen-sheet.ts'
import { insertSheets } from '../../../database/seed/queries-of-courses.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { sql } from '../../adapters/database/sql.ts'
import { drawMath } from '../../adapters/formulas/draw-katex.ts'

let app: TestApp
let course: TestCourse
let student: TestStudent
let locked: string
let free: string
let bare: string
const seed = { generator: 'gst', seed: 1, withAnswers: true, questionCount: 5 } as const

beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  student = await app.student()
  const { database } = app.services
  const add = async (name: string, isFree: boolean) => {
    const row = await database.first(
      sql<{ id: string }>`
        with medium as (insert into media (kind, duration_in_seconds, name) values ('document', 0, ${name}) returning id),
        file as (
          insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
          select id, 'original', ${`sheets/${name}.pdf`}, 'application/pdf', 10 from medium
        )
        insert into items (module_id, position, kind, title, media_id, is_free)
        select module_id, ${60 + name.length}, 'document', ${name}, (select id from medium), ${isFree}
        from items where id = ${course.freeVideo} returning id`,
    )
    return row?.id ?? ''
  }
  locked = await add('locked', false)
  free = await add('free', true)
  bare = await add('file alone', true)
  const drawn = screenSheets(seed, { drawTex: drawMath, drawFigure: () => '' })
  await database.first(insertSheets('sheets/locked.pdf', drawn))
  await database.first(insertSheets('sheets/free.pdf', drawn))
})
afterAll(() => app.close())

const open = (item: string, language: 'en' | 'hi' | 'te', who?: TestStudent) =>
  app.call('openSheet', { item, language }, who ? { token: who.token } : {})

describe('POST student/openSheet', () => {
  it('returns a free worksheet to a visitor, in the requested language', async () => {
    const { body } = await open(free, 'te')
    expect(body.data.sheet).toMatchObject({ language: 'te', usesTaxRates: true })
    expect(body.data.sheet.questions).toHaveLength(5)
    expect(body.data.sheet.questions[0].html).toMatch(/[\u0c00-\u0c7f]/)
  })

  it('refuses a paid one until its course is bought, and tells nothing of it', async () => {
    const refused = await open(locked, 'en')
    expect(refused.status).toBe(403)
    expect(JSON.stringify(refused.body)).not.toContain('GST')
    expect((await open(locked, 'en', student)).status).toBe(403)
    const page = await app.call('getLesson', { course: course.id, lesson: locked, language: 'en' })
    expect(page.body.data.free).toBeNull()
    await app.grant(student, course, -1, 30)
    expect((await open(locked, 'en', student)).body.data.sheet.questions).toHaveLength(5)
  })

  it('stays closed to buyers of another course, and once the access has ended', async () => {
    const other = await app.course()
    const [stranger, former] = [await app.student(), await app.student()]
    await app.grant(stranger, other, -1, 30)
    await app.grant(former, course, -30, -1)
    expect((await open(locked, 'en', stranger)).status).toBe(403)
    expect((await open(locked, 'en', former)).status).toBe(403)
  })

  it('is not found by an id that is none, and in no language but ours', async () => {
    expect((await open(randomUUID(), 'en', student)).status).toBe(404)
    expect((await open('worksheet', 'en', student)).status).toBe(404)
    expect((await app.call('openSheet', { item: free, language: 'ta' })).status).toBe(400)
  })

  it('is noted as opened, as its file is', async () => {
    await open(free, 'en', student)
    const opened = await app.services.database.all(
      sql<{ item: string }>`select item_id as "item" from lesson_openings`,
    )
    expect(opened.map(({ item }) => item)).toContain(free)
  })

  it('reports when there is only the file, and accepts no other kind of lesson', async () => {
    expect((await open(bare, 'en')).body.data.sheet).toBeNull()
    expect((await open(course.freeVideo, 'en')).status).toBe(404)
  })
})

it('a free worksheet is on its page in full', async () => {
  const { body } = await app.call('getLesson', { course: course.id, lesson: free, language: 'hi' })
  expect(body.data.free.sheet.questions).toHaveLength(5)
  expect(body.data.free.sheet.language).toBe('hi')
})
