import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { allTicketSeeds, loadDemoTickets } from './load-tickets.ts'
import { demoStudents, loadDemoPeople } from './people.ts'
import { insertCourse } from './queries-of-courses.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const { database, clock } = app.services
  const slugs = new Set([
    ...allTicketSeeds.map(({ courseSlug }) => courseSlug),
    ...demoStudents.flatMap(({ courses }) => courses.map(({ slug }) => slug)),
  ])
  const none = {
    categoryId: null,
    instructorId: null,
    coverId: null,
    about: '',
    importance: '',
    learning: '',
  }
  for (const slug of slugs) {
    const course = {
      ...none,
      slug,
      title: slug,
      languages: ['en'],
      plans: {},
      position: 1,
      updatedAt: clock.now(),
    }
    await database.first(insertCourse(course))
  }
  // A demo from before there were tickets: its people and courses alone.
  await database.transaction((tx) => loadDemoPeople({ clock }, tx))
})
afterAll(() => app.close())

it('adds tickets to an older demo once, numbered in the order they were asked, without mail', async () => {
  await loadDemoTickets(app.services)
  await loadDemoTickets(app.services)
  const rows = await app.services.database.all(
    sql<{ email: string; status: string; number: number; year: number; at: Date }>`
      select s.email, t.status, t.year, t.number, t.created_at as at
      from tickets t join students s on s.id = t.student_id order by t.created_at`,
  )
  expect(rows.map(({ number }) => number)).toEqual(allTicketSeeds.map((_, index) => index + 1))
  expect(rows.length).toBeGreaterThanOrEqual(40)
  const ananyas = rows.filter(({ email }) => email === 'ananya@stepmark.example')
  expect(ananyas.length).toBeGreaterThanOrEqual(6)
  expect(new Set(ananyas.map(({ status }) => status))).toEqual(new Set(['open', 'waiting', 'solved']))
  expect(rows.every(({ at }) => at < app.clock.now())).toBe(true)
  expect(await app.runJobs()).toBe(0)
})
