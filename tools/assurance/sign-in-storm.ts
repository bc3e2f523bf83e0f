/** T3: five hundred people sign in at the same moment, while others visit. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../server/adapters/database/sql.ts'
import { recordFigure, recordPlanted } from '../../tests/support/figures.ts'
import { measuredCore, pin } from '../bench/processes.ts'
import { createCaller, newTally, p99Of } from './caller.ts'
import { startLoadedSchool } from './loaded-school.ts'

const isShort = process.env['ASSURE_SHORT'] !== undefined
const people = isShort ? 50 : 500
const storms = isShort ? 1 : 5
const mostMilliseconds = 300
const visited = ['/', '/courses/course-7', '/api/v1/student/getliveCourses?page=1&limit=10']

const school = await startLoadedSchool({ courses: 200, posts: 50, students: people })
try {
  const { product, services, password } = school
  await pin(product.child.pid, measuredCore)
  const emails = await services.database.all(
    sql<{ email: string }>`select email from students where email like '%@school.example' limit ${people}`,
  )
  const crowd = createCaller(product.port, people)
  const visitors = createCaller(product.port, 8)
  const signedIn = newTally()
  const others = newTally()
  let isOver = false
  const visiting = Promise.all(
    visited.map(async (path) => {
      while (!isOver) {
        await visitors.count(others, path, { path })
        await pause(25)
      }
    }),
  )
  await pause(1000)
  for (let storm = 0; storm < storms; storm += 1) {
    await services.database.first(sql`delete from rate_limits`)
    await Promise.all(
      emails.map(({ email }, index) =>
        crowd.count(
          signedIn,
          'sign-in',
          {
            path: '/api/v1/student/login',
            body: { email, password },
            network: `10.0.${index >> 8}.${index & 255}`,
          },
          [429],
        ),
      ),
    )
    await pause(2000)
  }
  isOver = true
  await visiting
  crowd.close()
  visitors.close()
  const statuses = signedIn.seen.get('sign-in')?.statuses ?? new Map<number, number>()
  const p99 = p99Of(others)
  const failures = [...signedIn.failures, ...others.failures]
  if (
    p99Of({ ...others, seen: new Map([['late', { milliseconds: [1, 2, 301], statuses: new Map() }]]) }) >
    mostMilliseconds
  )
    recordPlanted('T3', 'a single response after 301 ms is noticed')
  recordFigure({
    id: 'T3',
    part: 'sign-ins at once',
    n: (statuses.get(200) ?? 0) + (statuses.get(429) ?? 0) >= people * storms ? people : 0,
    figure: `${storms} storms: ${statuses.get(200) ?? 0} signed in, ${statuses.get(429) ?? 0} refused with 429; 99 of 100 other answers within ${Math.round(p99)} ms; ${failures.length} failures${failures.length > 0 ? ` (${failures[0]})` : ''}`,
    isMet: failures.length === 0 && p99 <= mostMilliseconds,
  })
} finally {
  await school.stop()
}
