import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quadraticFormula } from '../../../content/step-lessons/quadratic-equations/quadratic-formula.ts'
import { insertItem, insertModule } from '../../../database/seed/queries-of-courses.ts'
import { writeStepLesson } from '../../../database/seed/step-lessons.ts'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { addPractice } from '../../../tests/support/practice.ts'
import { addVideo, type MadeVideo, openStream } from '../../../tests/support/streams.ts'
import { sql } from '../../adapters/database/sql.ts'
import { drawMath } from '../../adapters/formulas/draw-katex.ts'

let app: TestApp
let course: TestCourse
let made: MadeVideo
let student: TestStudent
let steps: string
let practice: string

const phone = randomUUID()
const day = 24 * 3600 * 1000

beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  made = await addVideo(app.services, course.lockedVideo)
  await addVideo(app.services, course.freeVideo)
  const { database } = app.services
  const mediaId = await database.transaction((tx) => writeStepLesson(tx, quadraticFormula, drawMath))
  const moduleId = (await database.first(insertModule(course.id, 'Steps', 6)))?.id ?? ''
  const given = { moduleId, position: 0, title: 'The formula', mediaId, isFree: false }
  steps = (await database.first(insertItem({ ...given, kind: 'steps' })))?.id ?? ''
  practice = await addPractice(app, course, false)
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.student()
  await app.grant(student, course, -1, 30)
})

function open(device = phone, { token = student.token, item = course.lockedVideo } = {}) {
  return app.call('openDownload', { item, device, rendition: '240p' }, { token })
}

async function renew(lessons: { item: string; version: string }[], device = phone, token = student.token) {
  const { body } = await app.call('renewSaved', { device, lessons }, { token })
  return body.data.lessons
}

async function opened(device = phone) {
  const { body } = await open(device)
  return { item: course.lockedVideo, version: String(body.data.video) }
}

async function signIn(): Promise<{ token: string; cookie: string }> {
  const answer = await app.call('login', { email: student.email, password: student.password })
  return { token: answer.body.data.token, cookie: cookieOf(answer) }
}

describe('a lesson that is saved', () => {
  it('shows its size in advance, and until when it would play', async () => {
    const asked = { of: 'lesson' as const, id: course.lockedVideo }
    const { body } = await app.call('getSaveOffer', asked, { token: student.token })
    expect(body.data.lessons).toHaveLength(1)
    expect(body.data.lessons[0].renditions.map(({ rendition }: { rendition: string }) => rendition)).toEqual([
      ...['audio', '144p', '240p', '480p'],
    ])
    expect(Date.parse(body.data.endsAt) - app.clock.now().getTime()).toBe(14 * day)
  })

  it('includes its key and encrypted segments, and does not count as a playback', async () => {
    const answer = await open()
    const { data } = answer.body
    expect(data.key).toBe(made.key.toString('base64'))
    const segments: string[] = data.ofRendition.split('\n').filter((line: string) => line.endsWith('.ts'))
    expect(segments).toHaveLength(5)
    const cookie = cookieOf(answer)
    const part = await app.fetch(`${data.path}/${segments[0]}`, { headers: { cookie } })
    expect(part.status).toBe(200)
    expect(Buffer.from(await part.arrayBuffer()).equals(made.plain['240p']?.[0] ?? Buffer.alloc(0))).toBe(
      false,
    )
    const playing = await app.call('getPlaybacks', {}, { token: student.token })
    expect(playing.body.data).toEqual([])
    const others = [await openStream(app, course.lockedVideo, { token: student.token })]
    others.push(await openStream(app, course.freeVideo, { token: student.token }))
    expect(others.map((other) => other.answer.status)).toEqual([200, 200])
    expect((await open()).status).toBe(200)
  })

  it('gives no key at the address of its segments', async () => {
    const answer = await open()
    const headers = { cookie: cookieOf(answer) }
    const { path } = answer.body.data
    expect((await app.fetch(`${path}/poster.jpg`, { headers })).status).toBe(200)
    expect((await app.fetch(`${path}/key`, { headers })).status).toBe(404)
  })

  it('counts among the keys of the account', async () => {
    await open()
    const row = await app.services.database.first(
      sql<{
        count: number
      }>`select count(*)::int as "count" from key_deliveries where student_id = ${student.id}`,
    )
    expect(row?.count).toBe(1)
  })

  it('is refused without access, and to a visitor', async () => {
    const other = await app.student()
    expect((await open(phone, { token: other.token })).status).toBe(403)
    expect((await open(phone, { token: '' })).status).toBe(401)
  })

  it('plays offline no longer than the access lasts', async () => {
    const leaver = await app.student()
    await app.grant(leaver, course, -1, 3)
    const { body } = await open(phone, { token: leaver.token })
    expect(Date.parse(body.data.endsAt) - app.clock.now().getTime()).toBe(3 * day)
  })
})

describe('a lesson that is no video', () => {
  const lease = (item: string, { device = phone, token = student.token } = {}) =>
    app.call('leaseLesson', { item, device }, { token })

  it.each(['lockedDocument', 'steps', 'practice'] as const)(
    'is leased, renewed and counted: %s',
    async (kind) => {
      const item = kind === 'lockedDocument' ? course.lockedDocument : kind === 'steps' ? steps : practice
      const { status, body } = await lease(item)
      expect(status).toBe(200)
      expect(Date.parse(body.data.endsAt) - app.clock.now().getTime()).toBe(14 * day)
      const saved = { item, version: body.data.version }
      expect(await renew([saved])).toEqual([{ item, endsAt: body.data.endsAt }])
      expect(await renew([{ item, version: 'another' }])).toEqual([{ item, end: 'replaced' }])
      expect((await app.call('getSavedDevices', {}, { token: student.token })).body.data).toHaveLength(1)
      await app.services.database.first(
        sql`update enrolments set revoked_at = ${app.clock.now()} where student_id = ${student.id}`,
      )
      expect(await renew([saved])).toEqual([{ item, end: 'ended' }])
    },
  )

  it('is replaced where its author changed it', async () => {
    const { body } = await lease(steps)
    await app.services.database.first(
      sql`update step_lessons set changed_at = changed_at + interval '1 minute' where media_id = (select media_id from items where id = ${steps})`,
    )
    expect(await renew([{ item: steps, version: body.data.version }])).toEqual([
      { item: steps, end: 'replaced' },
    ])
  })

  it('is refused without access, and when five devices have the course', async () => {
    const other = await app.student()
    expect((await lease(course.lockedDocument, { token: other.token })).status).toBe(403)
    expect((await lease(course.lockedVideo)).status).toBe(404)
    expect((await lease(course.freeDocument, { token: other.token })).status).toBe(200)
    for (let count = 0; count < 5; count += 1) await lease(steps, { device: randomUUID() })
    expect((await lease(steps, { device: randomUUID() })).status).toBe(409)
  })
})

describe('what may be saved together', () => {
  const offer = (of: 'chapter' | 'course', id: string, token = student.token) =>
    app.call('getSaveOffer', { of, id }, { token })
  const items = ({ body }: Awaited<ReturnType<typeof offer>>) =>
    body.data.lessons.map(({ item }: { item: string }) => item)

  it('is each lesson of a course that the student may open, with its weight', async () => {
    const all = await offer('course', course.id)
    const paid = [course.lockedVideo, course.lockedDocument, steps, practice]
    expect(items(all).toSorted()).toEqual([course.freeVideo, course.freeDocument, ...paid].toSorted())
    const weights = new Map(
      all.body.data.lessons.map(({ item, byteCount }: { item: string; byteCount: number }) => [
        item,
        byteCount,
      ]),
    )
    expect(weights.get(course.lockedDocument)).toBe(1000)
    expect(weights.get(steps)).toBeGreaterThan(1000)
    const other = await app.student()
    expect(items(await offer('course', course.id, other.token)).toSorted()).toEqual(
      [course.freeVideo, course.freeDocument].toSorted(),
    )
  })

  it('is a chapter alone, and nothing where all of it is locked or gone', async () => {
    const row = await app.services.database.first(
      sql<{ id: string }>`select module_id as id from items where id = ${course.lockedVideo}`,
    )
    const chapter = row?.id ?? ''
    expect(items(await offer('chapter', chapter)).toSorted()).toEqual(
      [course.lockedVideo, course.lockedDocument].toSorted(),
    )
    const other = await app.student()
    expect((await offer('chapter', chapter, other.token)).status).toBe(403)
    expect((await offer('chapter', randomUUID())).status).toBe(404)
    expect((await offer('course', 'no-id')).status).toBe(404)
  })
})

describe('the devices of a paid course', () => {
  it('are five: a sixth is refused until one is freed', async () => {
    const devices = Array.from({ length: 5 }, () => randomUUID())
    const answers = await Promise.all(devices.map((device) => open(device)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const sixth = randomUUID()
    expect(await open(sixth)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await open(devices[2])).status).toBe(200)
    await app.call('freeSavedDevice', { device: devices[0] ?? '' }, { token: student.token })
    expect((await open(sixth)).status).toBe(200)
  })

  it('are five also under concurrency', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => open(randomUUID())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200, 200, 200, 200, 200, 409, 409, 409, 409,
    ])
  })

  it('are not counted for a free lesson', async () => {
    expect((await open(phone, { item: course.freeVideo })).status).toBe(200)
    const { body } = await app.call('getSavedDevices', {}, { token: student.token })
    expect(body.data).toEqual([])
  })

  it('are seen by name in the account of their student alone', async () => {
    await open()
    const { body } = await app.call('getSavedDevices', {}, { token: student.token })
    expect(body.data).toEqual([
      expect.objectContaining({ device: phone, isThisDevice: true, courses: [expect.any(String)] }),
    ])
    const other = await app.student()
    await app.call('freeSavedDevice', { device: phone }, { token: other.token })
    expect((await app.call('getSavedDevices', {}, { token: student.token })).body.data).toHaveLength(1)
    expect((await app.call('getSavedDevices', {}, { token: other.token })).body.data).toEqual([])
  })
})

describe('the next contact', () => {
  it('renews saved lessons, and does not count as a playback', async () => {
    const lesson = await opened()
    const [renewed] = await renew([lesson])
    expect(Date.parse(renewed.endsAt) - app.clock.now().getTime()).toBe(14 * day)
    expect((await app.call('getPlaybacks', {}, { token: student.token })).body.data).toEqual([])
  })

  it('removes a lesson whose access was refunded', async () => {
    const lesson = await opened()
    await app.services.database.first(
      sql`update enrolments set revoked_at = ${app.clock.now()} where student_id = ${student.id}`,
    )
    expect(await renew([lesson])).toEqual([{ item: lesson.item, end: 'ended' }])
    expect((await app.call('getSavedDevices', {}, { token: student.token })).body.data).toEqual([])
  })

  it('removes a lesson whose video was replaced', async () => {
    const lesson = await opened()
    made = await addVideo(app.services, course.lockedVideo)
    expect(await renew([lesson])).toEqual([{ item: lesson.item, end: 'replaced' }])
  })

  it('removes deleted lessons, and those of a freed device', async () => {
    const lesson = await opened()
    await app.call('freeSavedDevice', { device: phone }, { token: student.token })
    expect(await renew([lesson, { item: randomUUID(), version: '' }])).toMatchObject([
      { end: 'freed' },
      { end: 'gone' },
    ])
  })

  it('removes what was saved before the account was logged out everywhere', async () => {
    const lesson = await opened()
    await app.call('logoutEverywhere', {}, { token: student.token })
    const again = await signIn()
    expect(await renew([lesson], phone, again.token)).toMatchObject([{ end: 'freed' }])
  })

  it('keeps saved lessons when the student logs out on the device itself and signs in again', async () => {
    const first = await signIn()
    const { body } = await open(phone, { token: first.token })
    await app.call('logout', {}, { token: first.token, cookie: first.cookie })
    const again = await signIn()
    const lesson = { item: course.lockedVideo, version: String(body.data.video) }
    expect(await renew([lesson], phone, again.token)).toMatchObject([{ endsAt: expect.any(String) }])
    // Logged out there, and everywhere from another device.
    await app.call('logout', {}, { token: again.token, cookie: again.cookie })
    await app.call('logoutEverywhere', {}, { token: student.token })
    const last = await signIn()
    expect(await renew([lesson], phone, last.token)).toMatchObject([{ end: 'freed' }])
  })

  it('removes from one device alone what it saved, when its session is ended from another', async () => {
    const far = await signIn()
    const tablet = randomUUID()
    await open(tablet, { token: far.token })
    const lesson = await opened()
    await app.call('revokeOtherSessions', {}, { token: student.token })
    expect(await renew([lesson], tablet)).toMatchObject([{ end: 'freed' }])
    expect(await renew([lesson])).toMatchObject([{ endsAt: expect.any(String) }])
  })
})

describe('the table of devices', () => {
  it('enforces five in the database itself', async () => {
    await opened()
    const sixth = app.services.database.first(sql`
      update saved_devices set place = 6 where student_id = ${student.id}`)
    await expect(sixth).rejects.toThrow(/check/)
  })

  it('is deleted with the account, and is in its data export', async () => {
    await opened()
    const { body } = await app.call('exportAccount', {}, { token: student.token })
    expect(body.data.savedDevices).toEqual([expect.objectContaining({ course: expect.any(String) })])
    await app.call(
      'deleteAccount',
      { password: student.password, confirmation: 'accountAndPlans' },
      { token: student.token },
    )
    const left = await app.services.database.first(
      sql<{
        count: number
      }>`select count(*)::int as "count" from saved_devices where student_id = ${student.id}`,
    )
    expect(left?.count).toBe(0)
  })
})
