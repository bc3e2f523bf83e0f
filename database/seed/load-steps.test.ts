import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { olderCourse } from '../../tests/support/older-course.ts'
import { loadDemoSteps } from './load-steps.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const stepsOf = (courseId: string) =>
  app.services.database.all(
    sql<{ module: string; title: string; isFree: boolean }>`
      select m.title as "module", i.title, i.is_free as "isFree" from items i join modules m on m.id = i.module_id
      where m.course_id = ${courseId} and i.kind = 'steps' order by m.position, i.position`,
  )

it('adds step lessons to the courses of an older demo once, shared by topic, and to no other course', async () => {
  const demo = await olderCourse(app, 'cbse-class-10-maths-standard', { isDemo: true })
  const basic = await olderCourse(app, 'telangana-ssc-maths', { isDemo: true })
  const written = await olderCourse(app, 'cbse-class-10-maths-basic', { isDemo: true, hasDraft: true })
  const real = await olderCourse(app, 'ap-ssc-maths', { isDemo: false })
  await loadDemoSteps(app.services)
  await loadDemoSteps(app.services)
  const lessons = await stepsOf(demo)
  expect(new Set(lessons.map(({ module }) => module))).toEqual(new Set(['Real Numbers', 'Polynomials']))
  expect(lessons).toHaveLength(15)
  expect(lessons.filter(({ isFree }) => isFree)).toHaveLength(2)
  expect((await stepsOf(basic)).map(({ title }) => title)).toEqual(lessons.map(({ title }) => title))
  expect(await stepsOf(written)).toEqual([])
  expect(await stepsOf(real)).toEqual([])
  const stored = await app.services.database.first(
    sql<{ count: number }>`select count(*)::int as "count" from step_lessons`,
  )
  expect(stored?.count).toBe(15)
})
