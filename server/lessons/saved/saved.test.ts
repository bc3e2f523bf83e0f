import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { addVideo, type MadeVideo, openStream } from '../../../tests/support/streams.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let course: TestCourse
let made: MadeVideo
let student: TestStudent

const phone = randomUUID()
const day = 24 * 3600 * 1000

beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  made = await addVideo(app.services, course.lockedVideo)
  await addVideo(app.services, course.freeVideo)
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.student()
  await app.grant(student, course, -1, 30)
})

function open(device = phone, { token = student.token, item = course.lockedVideo } = {}) {
  return app.call('openDownload', { item, device, rendition: '240p' }, { token })
}

async function renew(lessons: { item: string; video: string }[], device = phone, token = student.token) {
  const { body } = await app.call('renewSaved', { device, lessons }, { token })
  return body.data.lessons
}

async function opened(device = phone) {
  const { body } = await open(device)
  return { item: course.lockedVideo, video: String(body.data.video) }
}

async function signIn(): Promise<{ token: string; cookie: string }> {
  const answer = await app.call('login', { email: student.email, password: student.password })
  return { token: answer.body.data.token, cookie: cookieOf(answer) }
}

describe('a lesson that is saved', () => {
  it('says before what it weighs, and until when it would play', async () => {
    const { body } = await app.call('getSaveOffer', { item: course.lockedVideo }, { token: student.token })
    expect(body.data.renditions.map(({ rendition }: { rendition: string }) => rendition)).toEqual([
      ...['audio', '144p', '240p', '480p'],
    ])
    expect(Date.parse(body.data.endsAt) - app.clock.now().getTime()).toBe(14 * day)
  })

  it('comes with its key and parts that stay encrypted, and takes no playing place', async () => {
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

  it('gives no key at the address of its parts: what holds no place plays nothing', async () => {
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

  it('are five also when many ask at once', async () => {
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
  it('renews what is saved, and takes no playing place', async () => {
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

  it('removes what is gone, and what a freed device saved', async () => {
    const lesson = await opened()
    await app.call('freeSavedDevice', { device: phone }, { token: student.token })
    expect(await renew([lesson, { item: randomUUID(), video: '' }])).toMatchObject([
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

  it('keeps what was saved when the student logs out on the device itself and comes back', async () => {
    const first = await signIn()
    const { body } = await open(phone, { token: first.token })
    await app.call('logout', {}, { token: first.token, cookie: first.cookie })
    const again = await signIn()
    const lesson = { item: course.lockedVideo, video: String(body.data.video) }
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
  it('holds five by itself, whoever writes', async () => {
    await opened()
    const sixth = app.services.database.first(sql`
      update saved_devices set place = 6 where student_id = ${student.id}`)
    await expect(sixth).rejects.toThrow(/check/)
  })

  it('goes with the account, which has it in its export', async () => {
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
