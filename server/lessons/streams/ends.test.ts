import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCall, staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { addVideo, type OpenedStream, openStream } from '../../../tests/support/streams.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let course: TestCourse
let student: TestStudent

beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  for (const item of [course.lockedVideo, course.freeVideo]) await addVideo(app.services, item)
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.student()
  await app.grant(student, course, -1, 30)
})

/** What every kind of part answers now, to the browser of the stream. */
async function statuses(stream: OpenedStream, segment: string): Promise<number[]> {
  const parts = [
    'master.m3u8',
    '240p.m3u8',
    'key',
    'storyboard.jpg',
    'poster.jpg',
    'captions-en.vtt',
    segment,
  ]
  return Promise.all(parts.map(async (part) => (await stream.get(part)).status))
}

async function playing(item: string): Promise<{ stream: OpenedStream; segment: string }> {
  const stream = await openStream(app, item, { token: student.token })
  const [segment = ''] = await stream.segments('240p')
  expect(await statuses(stream, segment)).toEqual(Array(7).fill(200))
  return { stream, segment }
}

/** Nothing opens from 15 seconds on, with a proxy's 30 seconds still within the minute. */
async function expectEnd(
  { stream, segment }: { stream: OpenedStream; segment: string },
  { status, code }: { status: number; code: string },
): Promise<void> {
  app.clock.advance({ seconds: 15 })
  expect(await statuses(stream, segment)).toEqual(Array(7).fill(status))
  const answer = await stream.get(segment)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const body = await answer.json()
  expect(body).toMatchObject({ success: false, status, code })
  expect(body.message).toMatch(/\w+ \w+ \w+.*\.$/)
}

const signedOut = { status: 401, code: 'noSession' }
const locked = { status: 403, code: 'locked' }
const gone = { status: 404, code: 'notFound' }

describe('a stream ends within 15 seconds', () => {
  it('of its session', async () => {
    const watched = await playing(course.lockedVideo)
    await app.call('logoutEverywhere', {}, { token: student.token })
    await expectEnd(watched, signedOut)
  })

  it('of a block by staff', async () => {
    const { cookie } = await staffOf(app, 'owner')
    const watched = await playing(course.lockedVideo)
    await adminCall(app, 'blockStudent', { studentId: student.id, reason: 'Shared with many' }, { cookie })
    await expectEnd(watched, signedOut)
  })

  it('of its plan', async () => {
    const brief = await app.student()
    await app.grant(brief, course, -1, 60 / 86_400)
    student = brief
    const watched = await playing(course.lockedVideo)
    app.clock.advance({ seconds: 60 })
    await expectEnd(watched, locked)
  })

  it('when access was revoked by staff or a refund', async () => {
    const watched = await playing(course.lockedVideo)
    await app.services.database.first(sql`
      update enrolments set revoked_at = ${app.clock.now()} where student_id = ${student.id}`)
    await expectEnd(watched, locked)
  })

  it('of another that was opened instead', async () => {
    const watched = await playing(course.lockedVideo)
    const { answer } = await openStream(app, course.freeVideo, {
      token: student.token,
      instead: [watched.stream.playbackId ?? ''],
    })
    expect(answer.status).toBe(200)
    await expectEnd(watched, { status: 410, code: 'playbackEnded' })
  })

  it('of a deletion of the account', async () => {
    const watched = await playing(course.lockedVideo)
    const kept = await app.call('exportAccount', {}, { token: student.token })
    expect(kept.body.data.playbacks).toMatchObject([{ lesson: 'Video 1', device: '' }])
    const input = { password: student.password, confirmation: 'accountAndPlans' }
    const deleted = await app.call('deleteAccount', input, { token: student.token })
    expect(deleted.status).toBe(200)
    await expectEnd(watched, signedOut)
  })

  it('of a course that is no longer offered to a student without access', async () => {
    const other = await app.course()
    await addVideo(app.services, other.freeVideo)
    const watched = await playing(other.freeVideo)
    await app.services.database.first(sql`update courses set status = 'draft' where id = ${other.id}`)
    await expectEnd(watched, gone)
  })
})

describe('a stream', () => {
  it('continues with a free lesson when a plan ends', async () => {
    const { stream, segment } = await playing(course.freeVideo)
    await app.services.database.first(sql`
      update enrolments set revoked_at = ${app.clock.now()} where student_id = ${student.id}`)
    app.clock.advance({ seconds: 15 })
    expect((await stream.get(segment)).status).toBe(200)
  })

  it('ends with its link, after twice the video and half an hour', async () => {
    const { stream, segment } = await playing(course.lockedVideo)
    app.clock.advance({ seconds: 109 + 1799 })
    expect((await stream.get(segment)).status).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect(await statuses(stream, segment)).toEqual(Array(7).fill(404))
  })

  it('queries the database at most once in 15 seconds', async () => {
    const { stream, segment } = await playing(course.lockedVideo)
    const { all } = app.services.database
    let asked = 0
    const { database } = app.services
    database.all = (statement) => {
      asked += 1
      return all(statement)
    }
    const first = database.first
    database.first = (statement) => {
      asked += 1
      return first(statement)
    }
    for (let second = 0; second < 14; second += 1) expect((await stream.get(segment)).status).toBe(200)
    Object.assign(database, { all, first })
    expect(asked).toBe(0)
  })
})

describe('while the media store is down', () => {
  it('playlists and keys are still served, segments say when to retry, and continue when it is back', async () => {
    const stream = await openStream(app, course.lockedVideo, { token: student.token })
    const segments = await stream.segments('480p')
    const { readBytes } = app.services.media
    app.services.media.readBytes = () => Promise.reject(new Error('connect ECONNREFUSED'))
    try {
      for (const part of ['master.m3u8', '480p.m3u8', 'key'])
        expect((await stream.get(part)).status).toBe(200)
      const answer = await stream.get(segments[0] ?? '', { 'accept-language': 'te' })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const body = await answer.json()
      expect(body.code).toBe('storeDown')
      expect(body.message).toMatch(/\p{Script=Telugu}/u)
      expect((await openStream(app, course.freeVideo)).answer.status).toBe(200)
    } finally {
      app.services.media.readBytes = readBytes
    }
    for (const segment of segments) expect((await stream.get(segment)).status).toBe(200)
  })

  it('reveals nothing to those who may not have the video', async () => {
    const stream = await openStream(app, course.lockedVideo, { token: student.token })
    const [segment = ''] = await stream.segments('144p')
    const { readBytes } = app.services.media
    app.services.media.readBytes = () => Promise.reject(new Error('connect ECONNREFUSED'))
    try {
      expect((await app.fetch(`${stream.path}/${segment}`)).status).toBe(404)
    } finally {
      app.services.media.readBytes = readBytes
    }
  })
})
