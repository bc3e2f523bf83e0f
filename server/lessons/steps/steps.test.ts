import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quadraticFormula } from '../../../content/step-lessons/quadratic-equations/quadratic-formula.ts'
import { writeStepLesson } from '../../../database/seed/step-lessons.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { sql } from '../../adapters/database/sql.ts'
import { drawMath } from '../../adapters/formulas/draw-katex.ts'

let app: TestApp
let course: TestCourse
let student: TestStudent
let locked: string
let free: string
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  student = await app.student()
  const { database } = app.services
  const mediaId = await database.transaction((tx) => writeStepLesson(tx, quadraticFormula, drawMath))
  const add = async (position: number, isFree: boolean) => {
    const row = await database.first(
      sql<{ id: string }>`
        insert into items (module_id, position, kind, title, media_id, is_free)
        select module_id, ${position}, 'steps', 'The formula', ${mediaId}, ${isFree} from items
        where id = ${course.freeVideo} returning id`,
    )
    return row?.id ?? ''
  }
  locked = await add(50, false)
  free = await add(51, true)
})
afterAll(() => app.close())

const open = (item: string, language: 'en' | 'hi' | 'te', who?: TestStudent) =>
  app.call('openStepLesson', { item, language }, who ? { token: who.token } : {})

describe('POST student/openStepLesson', () => {
  it('returns a free lesson to a visitor, in the requested language', async () => {
    const { body } = await open(free, 'te')
    expect(body.data.lesson).toMatchObject({
      id: 'quadratic-formula-derived',
      title: quadraticFormula.title.te,
      language: 'te',
      isUnreviewed: true,
    })
    expect(body.data.languages).toEqual(['en', 'hi', 'te'])
    expect(body.data.lesson.steps[5].lines[0].join(' ')).toContain('<mfrac>')
    expect(JSON.stringify(body.data.lesson.steps)).not.toContain('katex')
  })

  it('is called by its own title where its course is read in Hindi, and as staff wrote elsewhere', async () => {
    const rowOf = async (language: string) => {
      const headers = { 'accept-language': language }
      const { body } = await app.call('getCourse', { id: course.id }, { headers })
      type Row = { _id: string; title: string; textLanguage?: string }
      return body.data.content
        .flatMap(({ steps }: { steps: Row[] }) => steps)
        .find((row: Row) => row._id === free)
    }
    expect(await rowOf('hi')).toMatchObject({ title: quadraticFormula.title.hi, textLanguage: 'hi' })
    const inEnglish = await rowOf('en')
    expect(inEnglish.title).toBe('The formula')
    expect(inEnglish).not.toHaveProperty('textLanguage')
  })

  it('refuses a paid one until its course is bought, and after the access has ended', async () => {
    expect((await open(locked, 'en')).status).toBe(403)
    expect((await open(locked, 'en', student)).status).toBe(403)
    await app.grant(student, course, -1, 30)
    const { status, body } = await open(locked, 'en', student)
    expect(status).toBe(200)
    expect(body.data.lesson.steps).toHaveLength(quadraticFormula.steps.length)
  })

  it('returns the student’s position, and completion counts as for videos', async () => {
    const at = app.services.clock.now().toISOString()
    const report = { item: locked, watched: [], positionInSeconds: 30, at }
    await app.call('saveProgress', { reports: [report] }, { token: student.token })
    expect((await open(locked, 'en', student)).body.data.place).toEqual({ positionInSeconds: 30, at })
    const { body } = await app.call('getProgress', { course: course.id }, { token: student.token })
    expect(body.data.lessons.map(({ item }: { item: string }) => item)).toContain(locked)
  })

  it('knows no other kind of lesson', async () => {
    expect((await open(course.freeVideo, 'en')).status).toBe(404)
  })

  it('gives no link to its file', async () => {
    expect((await app.call('getPresignedFile', { file: free })).status).toBe(404)
  })
})
