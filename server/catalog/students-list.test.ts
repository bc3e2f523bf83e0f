import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../domain/calls.ts'
import { requestOf, startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { connectDatabase } from '../adapters/database/database.ts'
import { sql } from '../adapters/database/sql.ts'
import { type App, createApp } from '../app.ts'

let app: TestApp
/** The same, with its response cache. */
let caching: App
let folder: string
let categoryId: string
const students = new Map<string, TestStudent>()

/** What a student had of courses by their number, each from and to a day from now. */
const kinds: Record<string, [course: number, from: number, to: number][]> = {
  'has nothing': [],
  'has one that runs': [[0, -5, 30]],
  'has one that ended': [[0, -60, -30]],
  'has one that begins tomorrow': [[1, 1, 31]],
  'has one that ended, and one that begins later': [
    [2, -60, -30],
    [2, 10, 40],
  ],
  'renewed before the end': [
    [3, -20, 10],
    [3, 10, 40],
  ],
  'bought the same again after a break': [
    [3, -90, -60],
    [3, -2, 28],
  ],
  'has one that is sold no more': [[5, -5, 30]],
  'has one that was taken back': [[4, -5, 30]],
  'has all of them': [0, 1, 2, 3, 4, 5].map((course) => [course, -1, 7 + course]),
}

const lists: Record<string, object> = {
  'the first page': {},
  'a page of two': { limit: 2 },
  'the page after it': { limit: 2, page: 2 },
  'the last page': { limit: 3, page: 2 },
  'a page after the last': { page: 9 },
  cards: { view: 'cards' },
  'a page of cards': { view: 'cards', limit: 2, page: 2 },
  'a category': { category: 'known' },
  'cards of a category': { category: 'known', view: 'cards' },
  'a category that is unknown': { category: 'nonsense' },
  'a language and a price': { language: 'en', price: '200-to-399' },
  'a level': { level: 'challenging' },
  'a level of a category': { level: 'challenging', category: 'known', view: 'cards' },
}

beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'stepmark-list-'))
  caching = await createApp({ services: app.services, sandbox: null, staticFolder: folder })
  const { database, clock } = app.services
  const courses: TestCourse[] = []
  for (let number = 0; number < 6; number += 1)
    courses.push(
      await app.course({ title: `Course ${number} · √2`, category: number % 2 === 0 ? 'CBSE' : 'ICSE' }),
    )
  categoryId = courses[0]?.categoryId ?? ''
  await database.first(sql`
    update courses set level = 'challenging' where id = any(${courses.slice(0, 3).map(({ id }) => id)}::uuid[])`)
  for (const [kind, grants] of Object.entries(kinds)) {
    const student = await app.student()
    students.set(kind, student)
    for (const [number, from, to] of grants) {
      const course = courses[number]
      if (course !== undefined) await app.grant(student, course, from, to)
    }
  }
  await database.first(sql`
    update enrolments set revoked_at = ${clock.now()} where student_id = ${students.get('has one that was taken back')?.id ?? null}`)
  await database.first(sql`update courses set status = 'archived' where id = ${courses[5]?.id ?? null}`)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function textOf(from: App | TestApp, input: object, token: string): Promise<string> {
  const asked = {
    ...input,
    ...('category' in input && input.category === 'known' && { category: categoryId }),
  }
  const { path, init } = requestOf(calls.getAllCoursesBasedOnUser, asked, { token })
  const answer =
    'call' in from
      ? await from.fetch(path, init)
      : await from.fetch(new Request(`http://localhost:3000${path}`, init))
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The public list, each course as it is for the student individually. */
async function expectedText(input: { category?: string; view?: string }, token: string): Promise<string> {
  const asked = { ...input, ...(input.category === 'known' && { category: categoryId }) }
  const { body } = await app.call('getLiveCourses', asked)
  const data = await Promise.all(
    body.data.map(async (course: { _id: string }) => {
      const own = (await app.call('getCourse', { id: course._id }, { token })).body.data
      return input.view === 'cards' ? { ...course, coursePurchased: own.coursePurchased } : own
    }),
  )
  return JSON.stringify({ ...body, data })
}

describe.each(Object.keys(kinds))('a student who %s', (kind) => {
  test.each(Object.entries(lists))('contains %s with the student’s own state', async (_, input) => {
    const { token } = students.get(kind) ?? { token: '' }
    const expected = await expectedText(input, token)
    expect(await textOf(app, input, token)).toBe(expected)
    // The second is merged with what the first has left in the cache.
    expect(await textOf(caching, input, token)).toBe(expected)
    expect(await textOf(caching, input, token)).toBe(expected)
  })
})

describe('the list of a student, from the response cache', () => {
  test('shows a buyer’s purchase to nobody else', async () => {
    const token = (kind: string) => students.get(kind)?.token ?? ''
    const purchased = async (kind: string) =>
      JSON.parse(await textOf(caching, {}, token(kind))).data.map(
        (course: { coursePurchased: boolean }) => course.coursePurchased,
      )
    expect(await purchased('has all of them')).toEqual([true, true, true, true, true])
    expect(await purchased('has nothing')).toEqual([false, false, false, false, false])
  })

  test('shows a purchase at once, also one of another process', async () => {
    const student = await app.student()
    const first = async () => JSON.parse(await textOf(caching, { limit: 1 }, student.token)).data[0]
    expect(await first()).toMatchObject({ coursePurchased: false, validTill: null })
    const { _id } = await first()
    const elsewhere = connectDatabase({ url: app.databaseUrl, log: app.services.log, poolSize: 1 })
    await elsewhere.first(sql`
      insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
      values (${student.id}, ${_id}, 'test', ${app.clock.now()}, ${new Date('2027-01-01T00:00:00Z')})`)
    await elsewhere.close()
    expect(await first()).toMatchObject({ coursePurchased: true, validTill: '2027-01-01T00:00:00.000Z' })
  })

  test('is sent whole where it is long: in pieces, of which most are the same for everyone', async () => {
    const about = `<p>${'√2 is irrational. '.repeat(2000)}</p>`
    await app.services.database.first(sql`update courses set about = ${about}`)
    const server = createServer(getRequestListener(caching.fetch)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { path } = requestOf(calls.getAllCoursesBasedOnUser, {}, {})
    const { port } = server.address() as AddressInfo
    try {
      for (const kind of ['has one that runs', 'has nothing', 'has all of them', 'has one that runs']) {
        const { token } = students.get(kind) ?? { token: '' }
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        const text = await answer.text()
        expect(text).toBe(await expectedText({}, token))
        expect(Number(answer.headers.get('content-length'))).toBe(Buffer.byteLength(text))
        expect(text.length).toBeGreaterThan(100_000)
      }
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })

  test('opens to its student alone', async () => {
    const { path, init } = requestOf(calls.getAllCoursesBasedOnUser, {}, {})
    const ask = (token?: string) =>
      caching.fetch(
        new Request(
          `http://localhost:3000${path}`,
          token === undefined ? init : { headers: { authorization: `Bearer ${token}` } },
        ),
      )
    expect((await ask()).status).toBe(401)
    expect((await ask('stale')).status).toBe(401)
    const leaving = await app.student()
    expect((await ask(leaving.token)).status).toBe(200)
    await app.services.database.first(
      sql`update sessions set revoked_at = now() where student_id = ${leaving.id}`,
    )
    expect((await ask(leaving.token)).status).toBe(401)
  })
})
