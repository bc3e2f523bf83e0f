import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { addVideo, type OpenedStream, openStream } from '../../../tests/support/streams.ts'
import { sql } from '../../adapters/database/sql.ts'
import { touchPlayback } from './rights.ts'

let app: TestApp
let courses: TestCourse[]
let student: TestStudent

beforeAll(async () => {
  app = await startTestApp()
  courses = [await app.course(), await app.course(), await app.course()]
  for (const course of courses) await addVideo(app.services, course.lockedVideo)
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.student()
  for (const course of courses) await app.grant(student, course, -1, 30)
})

function lesson(number: number): string {
  return courses[number]?.lockedVideo ?? ''
}

function open(number: number, options: { token?: string; instead?: string[] } = {}): Promise<OpenedStream> {
  return openStream(app, lesson(number), { token: student.token, ...options })
}

/** The same student signed in on one more device. */
async function anotherToken(): Promise<string> {
  const answer = await app.call('login', { email: student.email, password: student.password })
  return answer.body.data.token
}

async function segmentStatus(stream: OpenedStream): Promise<number> {
  return (await stream.get((await segmentOf(stream)) ?? '')).status
}

const segments = new Map<string, string>()

/** Asked for once: afterwards the playlist itself may be refused. */
async function segmentOf(stream: OpenedStream): Promise<string | undefined> {
  const known = segments.get(stream.path) ?? (await stream.segments('144p'))[0]
  if (known !== undefined) segments.set(stream.path, known)
  return known
}

async function playing(): Promise<string[]> {
  const { body } = await app.call('getPlaybacks', {}, { token: student.token })
  return body.data.map(({ id }: { id: string }) => id)
}

describe('the places of an account', () => {
  it('are two: a third is refused with its own code', async () => {
    const first = await open(0)
    const second = await open(1, { token: await anotherToken() })
    const { answer } = await open(2)
    expect(answer).toMatchObject({ status: 409, body: { code: 'tooManyStreams' } })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await playing()).sort()).toEqual([first.playbackId, second.playbackId].sort())
  })

  it('are two also under concurrency', async () => {
    const tokens = await Promise.all([1, 2, 3, 4, 5, 6].map(anotherToken))
    const asked = await Promise.all(tokens.map((token) => open(0, { token })))
    const answers = asked.map(({ answer }) => answer.status)
    expect(answers.toSorted()).toEqual([200, 200, 409, 409, 409, 409])
    expect(await playing()).toHaveLength(2)
  })

  it('are left to another by name, by the same student alone', async () => {
    const [first, second] = [await open(0), await open(1)]
    const stranger = await app.student()
    await app.grant(stranger, courses[2] ?? (await app.course()), -1, 30)
    const theirs = await open(2, { token: stranger.token, instead: [first.playbackId ?? ''] })
    expect(theirs.answer.status).toBe(200)
    expect(await playing()).toContain(first.playbackId)
    const third = await open(2, { instead: [first.playbackId ?? ''] })
    expect(third.answer.status).toBe(200)
    expect((await playing()).sort()).toEqual([second.playbackId, third.playbackId].sort())
  })

  it('stay as they are when a refusal follows', async () => {
    const third = await anotherToken()
    const [first, second] = [await open(0), await open(1)]
    await app.services.database.first(sql`
      insert into playbacks (id, student_id, session_id, item_id, device, cookie_hash, started_at, last_seen_at)
      select gen_random_uuid(), student_id, session_id, item_id, device, cookie_hash, started_at, last_seen_at
      from playbacks where id = ${second.playbackId}`)
    const { answer } = await open(2, { token: third, instead: [first.playbackId ?? ''] })
    expect(answer.status).toBe(409)
    expect(await playing()).toContain(first.playbackId)
  })

  it('are not taken twice by a lesson that is opened again in its session', async () => {
    const first = await open(0)
    const other = await open(1)
    const again = await open(0)
    expect(again.answer.status).toBe(200)
    expect((await playing()).sort()).toEqual([again.playbackId, other.playbackId].sort())
    expect(await playing()).not.toContain(first.playbackId)
  })

  it('are free again after a minute of silence, and at once when stopped', async () => {
    const first = await open(0)
    const second = await open(1)
    await app.call('stopPlayback', { id: first.playbackId }, { token: student.token })
    expect((await open(2)).answer.status).toBe(200)
    app.clock.advance({ seconds: 61 })
    expect(await playing()).toEqual([])
    expect((await open(0)).answer.status).toBe(200)
    expect(second.answer.status).toBe(200)
  })

  it('are stopped by their own student alone', async () => {
    const mine = await open(0)
    const stranger = await app.student()
    await app.call('stopPlayback', { id: mine.playbackId }, { token: stranger.token })
    expect(await playing()).toEqual([mine.playbackId])
  })

  it('are held by fetching segments, recorded every 15 seconds at most', async () => {
    const stream = await open(0)
    const seen = async () =>
      (
        await app.services.database.first(
          sql<{ at: Date }>`select last_seen_at as "at" from playbacks where id = ${stream.playbackId}`,
        )
      )?.at.getTime()
    const opened = app.clock.now().getTime()
    for (let second = 0; second < 120; second += 4) {
      expect(await segmentStatus(stream)).toBe(200)
      expect(app.clock.now().getTime() - ((await seen()) ?? 0)).toBeLessThanOrEqual(19_000)
      app.clock.advance({ seconds: 4 })
    }
    const writes = ((await seen()) ?? 0) - opened
    expect(writes).toBeGreaterThan(90_000)
    expect(await playing()).toEqual([stream.playbackId])
  })

  it('continue after a long pause while one is free, and are lost once others have taken them', async () => {
    const stream = await open(0)
    app.clock.advance({ seconds: 300 })
    expect(await segmentStatus(stream)).toBe(200)
    app.clock.advance({ seconds: 300 })
    expect((await open(1)).answer.status).toBe(200)
    expect((await open(2)).answer.status).toBe(200)
    const refusal = await stream.get((await segmentOf(stream)) ?? '')
    expect(refusal.status).toBe(410)
    expect(await refusal.json()).toMatchObject({ code: 'playbackEnded' })
    expect(await playing()).toHaveLength(2)
  })

  it('are also held by progress reports', async () => {
    const stream = await open(0)
    const context = { ...app.services, student: { id: student.id } }
    for (let minute = 0; minute < 3; minute += 1) {
      app.clock.advance({ seconds: 50 })
      expect(await touchPlayback(context, stream.playbackId ?? '')).toBe('running')
    }
    expect(await playing()).toEqual([stream.playbackId])
    const stranger = await app.student()
    const theirs = { ...app.services, student: { id: stranger.id } }
    expect(await touchPlayback(theirs, stream.playbackId ?? '')).toBe('ended')
    await app.call('stopPlayback', { id: stream.playbackId }, { token: student.token })
    expect(await touchPlayback(context, stream.playbackId ?? '')).toBe('ended')
  })
})
