import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, giveFreshCodes, staffOf } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import { courseAdminOf } from '../../tests/support/course-admin.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { addPractice } from '../../tests/support/practice.ts'
import { addVideo, openStream } from '../../tests/support/streams.ts'
import { sql } from '../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  // Ten in the morning in India.
  app = await startTestApp({ now: '2026-11-21T04:30:00Z' })
})
afterAll(() => app.close())

const day = 24 * 3600 * 1000

type Opening = { on?: string; afterDays?: number }
const opens = (item: string, { on, afterDays }: Opening) =>
  app.services.database.first(sql`
    update items set opens_on = ${on ?? null}, opens_after_days = ${afterDays ?? null} where id = ${item}`)

async function lessonOf(course: TestCourse, item: string, token?: string) {
  const { body } = await app.call('getCourse', { id: course.id }, token === undefined ? {} : { token })
  const lessons = body.data.content.flatMap(
    ({ videos, documents, practices }: Record<string, { _id: string }[]>) => [
      ...[...(videos ?? []), ...(documents ?? []), ...(practices ?? [])],
    ],
  )
  return lessons.find(({ _id }: { _id: string }) => _id === item)
}

async function newOwner() {
  const owner = await staffOf(app, 'owner')
  await giveFreshCodes(app)
  return owner
}

async function signedIn({ email, password }: TestStudent): Promise<string> {
  return (await app.call('login', { email, password })).body.data.token
}

describe('a lesson that opens on a day', () => {
  it('opens at the start of the day in India, in every call that returns a lesson', async () => {
    const [course, student] = [await app.course(), await app.student()]
    await addVideo(app.services, course.lockedVideo)
    const practice = await addPractice(app, course, false)
    await app.grant(student, course, -1, 300)
    for (const item of [course.lockedVideo, course.lockedDocument, practice])
      await opens(item, { on: '2026-11-23' })
    const ways = async (token: string) => [
      (await app.call('openStream', { item: course.lockedVideo }, { token })).body.code ?? 'open',
      (await app.call('getPresignedFile', { file: course.lockedDocument }, { token })).body.code ?? 'open',
      (await app.call('nextQuestions', { item: practice, count: 1 }, { token })).body.code ?? 'open',
      (await app.call('getSaveOffer', { of: 'lesson', id: course.lockedVideo, language: 'en' }, { token }))
        .body.code ?? 'open',
      (await app.call('getLessonQuestions', { item: course.lockedVideo }, { token })).body.code ?? 'open',
    ]
    app.clock.set(new Date('2026-11-22T18:29:59Z'))
    const before = await signedIn(student)
    expect(await ways(before)).toEqual(['locked', 'locked', 'locked', 'locked', 'locked'])
    const { body } = await app.call('openStream', { item: course.lockedVideo }, { token: before })
    expect(body.error).toBe('This lesson is not open yet. Its page says when it opens.')
    app.clock.set(new Date('2026-11-22T18:30:00Z'))
    expect(await ways(await signedIn(student))).toEqual(['open', 'open', 'open', 'open', 'open'])
  })

  it('shows its day to everyone, except a free one, which is open', async () => {
    const [course, student] = [await app.course(), await app.student()]
    await app.grant(student, course, -1, 300)
    await app.services.database.first(sql`
      update modules set opens_on = '2026-12-03' where course_id = ${course.id}`)
    for (const token of [undefined, await signedIn(student)]) {
      expect(await lessonOf(course, course.lockedVideo, token)).toMatchObject({ opensOn: '2026-12-03' })
      expect(await lessonOf(course, course.freeVideo, token)).not.toHaveProperty('opensOn')
    }
    expect((await app.call('openStream', { item: course.freeVideo })).status).toBe(200)
  })

  it('waits for the later one of its day and its chapter\u2019s', async () => {
    const course = await app.course()
    await app.services.database.first(sql`
      update modules set opens_on = '2026-12-03' where course_id = ${course.id}`)
    await opens(course.lockedVideo, { on: '2026-12-10' })
    await opens(course.lockedDocument, { on: '2026-11-30' })
    expect(await lessonOf(course, course.lockedVideo)).toMatchObject({ opensOn: '2026-12-10' })
    expect(await lessonOf(course, course.lockedDocument)).toMatchObject({ opensOn: '2026-12-03' })
  })
})

describe('a lesson that opens days after joining', () => {
  it('counts Indian days from the first access, which no longer plan moves', async () => {
    const [course, student] = [await app.course(), await app.student()]
    await opens(course.lockedVideo, { afterDays: 7 })
    expect(await lessonOf(course, course.lockedVideo)).toMatchObject({ opensAfterDays: 7 })
    // Half past one at night in India is still the day before in London.
    app.clock.set(new Date('2026-11-23T20:00:00Z'))
    await app.grant(student, course, 0, 30)
    await app.grant(student, course, 30, 395)
    const token = await signedIn(student)
    const lesson = await lessonOf(course, course.lockedVideo, token)
    expect(lesson).toMatchObject({ opensOn: '2026-12-01' })
    expect(lesson).not.toHaveProperty('opensAfterDays')
    app.clock.set(new Date('2026-11-30T18:30:00Z'))
    const later = await signedIn(student)
    expect((await app.call('openStream', { item: course.lockedVideo }, { token: later })).status).toBe(200)
  })

  it('starts again for a student who returns after access was revoked', async () => {
    const [course, student] = [await app.course(), await app.student()]
    await opens(course.lockedVideo, { afterDays: 2 })
    await app.grant(student, course, -5, 30)
    expect(
      (await app.call('openStream', { item: course.lockedVideo }, { token: student.token })).status,
    ).toBe(200)
    await app.services.database.first(
      sql`update enrolments set revoked_at = ${app.clock.now()} where student_id = ${student.id}`,
    )
    await app.grant(student, course, 0, 30)
    expect(
      (await app.call('openStream', { item: course.lockedVideo }, { token: student.token })).status,
    ).toBe(403)
  })

  it('holds for access that staff grant, one by one or to a batch', async () => {
    const [course, one, other] = [await app.course(), await app.student(), await app.student()]
    await opens(course.lockedVideo, { afterDays: 10 })
    const owner = await newOwner()
    const admin = (name: Parameters<typeof adminCall>[1], input: object) =>
      adminCall(app, name, input, { cookie: owner.cookie })
    const until = new Date(app.clock.now().getTime() + 300 * day).toISOString().slice(0, 10)
    const granted = await admin('grantAccess', {
      ...{ studentId: one.id, courseId: course.id, until, reason: 'Scholarship of the school' },
    })
    expect(granted.status).toBe(200)
    const batch = { id: randomUUID(), name: 'Evening', startsOn: '2026-11-01', endsOn: until }
    await admin('saveBatch', { ...batch, courseIds: [course.id], teacherIds: [] })
    await admin('addBatchMembers', { id: batch.id, emails: other.email })
    const toBatch = await admin('grantToMany', {
      ...{ id: randomUUID(), to: { batchId: batch.id }, courseId: course.id, until },
      reason: 'The batch begins',
    })
    expect(toBatch.status).toBe(200)
    await app.runJobs()
    for (const student of [one, other]) {
      const lesson = await lessonOf(course, course.lockedVideo, await signedIn(student))
      expect(lesson).toMatchObject({ opensOn: '2026-12-11' })
    }
  })
})

describe('a course with a lesson that is not open yet', () => {
  it('counts it, continues without it, and certifies nothing before it is done', async () => {
    const [course, student] = [await app.course(), await app.student()]
    await app.grant(student, course, -1, 300)
    const other = await addPractice(app, course, false)
    await opens(course.lockedVideo, { on: '2027-01-15' })
    await app.services.database.first(sql`
      insert into lesson_progress (student_id, item_id, watched, watched_seconds, position_in_seconds, updated_at, done_at)
      select ${student.id}, i.id, '{[0,30)}', 30, 0, ${app.clock.now()}, ${app.clock.now()}
      from items i where i.id = ${course.freeVideo}`)
    const token = await signedIn(student)
    const { body } = await app.call('getProgress', { course: course.id }, { token })
    expect(body.data).toMatchObject({
      lessonCount: 3,
      doneCount: 1,
      certificate: null,
      continueAt: { item: other },
    })
    const report = {
      item: course.lockedVideo,
      watched: [[0, 30]],
      positionInSeconds: 30,
      at: app.clock.now().toISOString(),
    }
    const saved = await app.call('saveProgress', { reports: [report] }, { token })
    expect(saved.body.data.saved).toEqual([])
  })

  it('excludes it from the study plan and the skills of the day', async () => {
    const [course, student] = [await app.course(), await app.student()]
    await app.grant(student, course, -1, 300)
    const practice = await addPractice(app, course, false)
    const listed = async () => {
      const { body } = await app.call('getToday', {}, { token: await signedIn(student) })
      return [...body.data.today.entries, ...body.data.tomorrow.entries].map(
        ({ item }: { item: string }) => item,
      )
    }
    expect(await listed()).toContain(practice)
    await opens(practice, { on: '2027-01-15' })
    expect(await listed()).toEqual([])
  })

  it('stops its playback and removes saved copies, once its day is moved', async () => {
    const [course, student] = [await app.course(), await app.student()]
    await addVideo(app.services, course.lockedVideo)
    await app.grant(student, course, -1, 300)
    const token = await signedIn(student)
    const stream = await openStream(app, course.lockedVideo, { token })
    expect((await stream.get('key')).status).toBe(200)
    const device = randomUUID()
    const input = { item: course.lockedVideo, device, rendition: '240p' }
    const { body } = await app.call('openDownload', input, { token })
    const lessons = [{ item: course.lockedVideo, version: body.data.video }]
    const renewed = async () =>
      (await app.call('renewSaved', { device, lessons }, { token })).body.data.lessons
    expect(await renewed()).toEqual([expect.objectContaining({ endsAt: expect.any(String) })])
    await opens(course.lockedVideo, { on: '2027-01-15' })
    expect(await renewed()).toEqual([{ item: course.lockedVideo, end: 'ended' }])
    expect((await stream.get('key')).status).toBe(403)
  })

  it('cannot get a key in the database before its day', async () => {
    const [course, student] = [await app.course(), await app.student()]
    await app.grant(student, course, -1, 300)
    const give = (item: string) =>
      app.services.database.first(sql`
        insert into key_deliveries (playback_id, student_id, item_id, media_id, device, given_at, last_given_at)
        values (gen_random_uuid(), ${student.id}, ${item}, gen_random_uuid(), '', ${app.clock.now()}, ${app.clock.now()})`)
    await opens(course.freeVideo, { on: '2027-01-15' })
    await opens(course.lockedVideo, { on: '2027-01-15' })
    await give(course.freeVideo)
    await expect(give(course.lockedVideo)).rejects.toThrow('the lesson is not open yet')
    await opens(course.lockedVideo, { afterDays: 3 })
    await expect(give(course.lockedVideo)).rejects.toThrow('the lesson is not open yet')
    await opens(course.lockedVideo, {})
    await give(course.lockedVideo)
  })
})

describe('the outline of a course', () => {
  it('contains when chapters and lessons open, publishes it, and previews it', async () => {
    const { ask, readyCourse, save, draftOf } = courseAdminOf(app, await newOwner())
    const { id, document, version } = await readyCourse('Opens bit by bit')
    const [first, second] = document.modules
    if (first === undefined || second === undefined) throw new Error('a course without modules')
    const modules = [
      first,
      {
        ...second,
        opensAfterDays: 14,
        items: second.items.map((item, at) =>
          at === 0 ? { ...item, isFree: false, opensOn: '2027-01-05' } : item,
        ),
      },
    ]
    const saved = await save(id, { ...document, modules }, version)
    const published = await ask('publishCourse', { courseId: id, version: saved.body.data.version })
    expect(published.status).toBe(200)
    expect((await draftOf(id)).document.modules).toEqual(modules)
    const preview = await ask('getCoursePreview', { courseId: id })
    const { body } = await app.call('getCourse', { id })
    const lesson = { opensOn: '2027-01-05', opensAfterDays: 14 }
    expect(body.data.content[1].videos[0]).toMatchObject(lesson)
    expect(preview.body.data.content[1].videos[0]).toMatchObject(lesson)
  })

  it('refuses days that are none', async () => {
    const { readyCourse, save } = courseAdminOf(app, await newOwner())
    const { id, document, version } = await readyCourse('Opens never')
    const modules = document.modules.map((module) => ({ ...module, opensAfterDays: 0 }))
    const answer = await save(id, { ...document, modules }, version)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([
      400,
      ['modules.0.opensAfterDays', 'modules.1.opensAfterDays'],
    ])
  })
})
