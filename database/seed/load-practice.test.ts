import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { olderCourse } from '../../tests/support/older-course.ts'
import { loadDemoPractice } from './load-practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const practiceOf = (courseId: string) =>
  app.services.database.all(
    sql<{ title: string; board: string }>`
      select i.title, i.board from items i join modules m on m.id = i.module_id
      where m.course_id = ${courseId} and i.kind = 'practice' order by m.position`,
  )

it('adds practice to the courses of an older demo once, and to no other course', async () => {
  const demo = await olderCourse(app, 'cbse-class-10-maths-standard', { isDemo: true })
  const written = await olderCourse(app, 'cbse-class-10-maths-basic', { isDemo: true, hasDraft: true })
  const real = await olderCourse(app, 'ap-ssc-maths', { isDemo: false })
  await loadDemoPractice(app.services)
  await loadDemoPractice(app.services)
  expect(await practiceOf(demo)).toEqual([
    { title: 'Practice: Real Numbers', board: 'cbse' },
    { title: 'Practice: Polynomials', board: 'cbse' },
  ])
  expect(await practiceOf(written)).toEqual([])
  expect(await practiceOf(real)).toEqual([])
})
