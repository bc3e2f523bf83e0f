import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { addVideo, openedYesterday } from '../../../tests/support/streams.ts'
import { sql } from '../../adapters/database/sql.ts'
import { foldWatchAdditions } from './operations.ts'
import { watchingOf } from './watching.ts'

/** The videos of a test course are 54.2 seconds long: 54 as progress counts, done from 49. */
const length = 54

let app: TestApp
let student: TestStudent
let course: TestCourse
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  course = await app.course()
  student = await app.student()
  await app.grant(student, course, -1, 30)
})

type ReportInput = { item?: string; watched?: [number, number][]; position?: number; secondsAgo?: number }

function report({ item = course.lockedVideo, watched = [], position = 0, secondsAgo = 0 }: ReportInput) {
  const at = new Date(app.clock.now().getTime() - secondsAgo * 1000).toISOString()
  return { item, watched, positionInSeconds: position, at }
}

async function save(given: ReportInput[], input: object = {}, who: TestStudent = student) {
  const opened = new Set([course.lockedVideo, course.freeVideo, ...given.flatMap(({ item }) => item ?? [])])
  await openedYesterday(app.services, who.id, [...opened])
  return app.call('saveProgress', { reports: given.map(report), ...input }, { token: who.token })
}

async function progress(who: TestStudent = student) {
  return (await app.call('getProgress', { course: course.id }, { token: who.token })).body.data
}

async function place(item = course.lockedVideo) {
  return (await app.call('getLessonPlace', { item }, { token: student.token })).body.data
}

describe('saving progress', () => {
  it('counts each watched second once, and never skipped parts', async () => {
    await save([{ watched: [[0, 10]], position: 10 }])
    await save([{ watched: [[40, 50]], position: 50 }])
    const { body } = await save([{ watched: [[5, 12]], position: 12 }])
    expect(body.data.saved).toEqual([
      {
        item: course.lockedVideo,
        watchedSeconds: 22,
        positionInSeconds: 12,
        isDone: false,
        at: app.clock.now().toISOString(),
      },
    ])
  })

  it('counts a repeated report once, also concurrently', async () => {
    const given: ReportInput[] = [{ watched: [[0, 20]], position: 20 }]
    await Promise.all([save(given), save(given), save(given)])
    expect((await progress()).lessons[0].watchedSeconds).toBe(20)
    await foldWatchAdditions(app.services)
    expect(await figures(course.lockedVideo)).toMatchObject({ seconds: 20, viewers: 1 })
  })

  it('cuts ranges to the length of the video', async () => {
    await save([{ watched: [[50, 5000]], position: 5000 }])
    expect((await progress()).lessons[0]).toMatchObject({
      watchedSeconds: length - 50,
      positionInSeconds: length,
    })
  })

  it('is done at nine tenths of the video, and stays done', async () => {
    await save([{ watched: [[0, 48]] }])
    expect((await progress()).lessons[0].isDone).toBe(false)
    await save([{ watched: [[48, 49]] }])
    expect(await progress()).toMatchObject({ lessonCount: 2, doneCount: 1, lessons: [{ isDone: true }] })
    await save([{ watched: [[0, 1]] }])
    expect((await progress()).doneCount).toBe(1)
  })

  it('adds what an older report watched, and leaves the position where the newer one put it', async () => {
    await save([{ watched: [[30, 40]], position: 40 }])
    await save([{ watched: [[0, 10]], position: 10, secondsAgo: 3600 }])
    expect((await progress()).lessons[0]).toMatchObject({ watchedSeconds: 20, positionInSeconds: 40 })
  })

  it('corrects the clock offset of a device', async () => {
    await save([{ position: 40, secondsAgo: 60 }])
    const wrong = { secondsAgo: -86_400 }
    const sentAt = new Date(app.clock.now().getTime() + 86_400_000 + 120_000).toISOString()
    await save([{ position: 10, ...wrong }], { sentAt })
    expect((await place()).positionInSeconds).toBe(40)
    await save([{ position: 20, ...wrong }])
    expect((await place()).at).toBe(app.clock.now().toISOString())
  })

  it('ignores what the student may not open, what is no video and what does not exist', async () => {
    const stranger = await app.student()
    const items = [course.lockedVideo, course.freeDocument, randomUUID(), course.freeVideo]
    const { status, body } = await save(
      items.map((item) => ({ item, watched: [[0, 9]] })),
      {},
      stranger,
    )
    expect(status).toBe(200)
    expect(body.data.saved.map(({ item }: { item: string }) => item)).toEqual([course.freeVideo])
    expect((await progress(stranger)).lessons).toHaveLength(1)
  })

  it('counts what was watched before a plan ended, and nothing after', async () => {
    const other = await app.student()
    await app.grant(other, course, -10, -1)
    await save([{ watched: [[0, 10]] }], {}, other)
    expect((await progress(other)).lessons).toEqual([])
    await save([{ watched: [[0, 10]], secondsAgo: 3 * 86_400 }], {}, other)
    expect((await progress(other)).lessons).toHaveLength(1)
  })

  it('refuses reports that another student left on the device', async () => {
    const other = await app.student()
    const { status } = await save([{ watched: [[0, 10]] }], { student: other.id })
    expect(status).toBe(409)
    expect((await progress()).lessons).toEqual([])
  })

  it.each([
    ['a range that is no pair', { watched: [[1]] }],
    ['seconds before the video', { watched: [[-1, 4]] }],
    [
      'more ranges than a report holds',
      { watched: Array.from({ length: 201 }, (_, at) => [at * 2, at * 2 + 1]) },
    ],
    ['a moment that is none', { at: 'yesterday' }],
    ['an item that is no id', { item: 'x' }],
  ])('refuses %s', async (_, wrong) => {
    const reports = [{ ...report({}), ...wrong }]
    expect((await app.call('saveProgress', { reports }, { token: student.token })).status).toBe(400)
  })
})

describe('going on', () => {
  it('leads to the lesson watched last, and behind a done one to the next', async () => {
    expect((await progress()).continueAt).toBeNull()
    await save([{ item: course.freeVideo, watched: [[0, 20]], position: 20 }])
    expect((await progress()).continueAt).toEqual({ item: course.freeVideo, positionInSeconds: 20 })
    app.clock.advance({ seconds: 60 })
    await save([{ item: course.freeVideo, watched: [[0, 54]], position: 54 }])
    expect((await progress()).continueAt).toEqual({ item: course.lockedVideo, positionInSeconds: 0 })
  })

  it('shows the newest course that has something left, with its counts', async () => {
    const other = await app.course({ title: 'Triangles' })
    await save([{ item: course.freeVideo, watched: [[0, 54]], position: 54 }])
    app.clock.advance({ seconds: 60 })
    await save([{ item: other.freeVideo, watched: [[0, 12]], position: 12 }])
    const { body } = await app.call('getContinue', {}, { token: student.token })
    expect(body.data).toMatchObject({
      course: { _id: other.id, title: 'Triangles' },
      lesson: { item: other.freeVideo },
      positionInSeconds: 12,
      lengthInSeconds: 54,
      lessonCount: 2,
      doneCount: 0,
    })
    // Only the free video is open in the other course, and it is done: the first course is continued.
    app.clock.advance({ seconds: 60 })
    await save([{ item: other.freeVideo, watched: [[0, 54]], position: 54 }])
    const after = await app.call('getContinue', {}, { token: student.token })
    expect(after.body.data.lesson.item).toBe(course.lockedVideo)
  })

  it('is null for a student who watched nothing', async () => {
    expect((await app.call('getContinue', {}, { token: student.token })).body.data).toBeNull()
  })
})

describe('the figures of a lesson', () => {
  it('count viewers, seconds, those who finished, and each twentieth that was reached', async () => {
    const other = await app.student()
    await save([{ item: course.freeVideo, watched: [[0, 54]] }])
    await save([{ item: course.freeVideo, watched: [[0, 27]] }], {}, other)
    await foldWatchAdditions(app.services)
    await save([{ item: course.freeVideo, watched: [[10, 30]] }], {}, other)
    await foldWatchAdditions(app.services)
    const row = await figures(course.freeVideo)
    expect(row).toMatchObject({ seconds: 84, viewers: 2, finishers: 1 })
    expect(row?.parts).toEqual([...Array(12).fill(2), ...Array(8).fill(1)])
  })

  it('treat a save without a video, from the previous release, as the current video’s', async () => {
    await save([{ item: course.freeVideo, watched: [[0, 54]] }])
    await app.services.database.first(
      sql`update lesson_watch_additions set media_id = null where item_id = ${course.freeVideo}`,
    )
    await foldWatchAdditions(app.services)
    expect(await figures(course.freeVideo)).toMatchObject({ seconds: 54, viewers: 1, finishers: 1 })
  })

  it('start again with another video, and those of the first one stay with it', async () => {
    await save([{ item: course.freeVideo, watched: [[0, 54]] }])
    const [other, third] = [await app.student(), await app.student()]
    await save([{ item: course.freeVideo, watched: [[0, 20]] }], {}, third)
    await foldWatchAdditions(app.services)
    const seen = async () => {
      const lessons = await watchingOf(app.services, course.id)
      const { viewers, finishers, watchedSeconds } = lessons.find(({ _id }) => _id === course.freeVideo) ?? {}
      return { viewers, finishers, watchedSeconds }
    }
    expect(await seen()).toEqual({ viewers: 2, finishers: 1, watchedSeconds: 74 })
    const first = await replaceMedia(course.freeVideo, course.lockedVideo)
    expect(await seen()).toEqual({ viewers: 0, finishers: 0, watchedSeconds: 0 })
    await save([{ item: course.freeVideo, watched: [[0, 10]] }], {}, other)
    // A student who began with the first video ends with this one, and counts as its viewer.
    await save([{ item: course.freeVideo, watched: [[20, 54]] }], {}, third)
    await foldWatchAdditions(app.services)
    expect(await seen()).toEqual({ viewers: 1, finishers: 1, watchedSeconds: 44 })
    await app.services.database.first(
      sql`update items set media_id = ${first} where id = ${course.freeVideo}`,
    )
    expect(await seen()).toEqual({ viewers: 2, finishers: 1, watchedSeconds: 74 })
  })
})

describe('an account that is deleted', () => {
  it('exports its progress and leaves the figures', async () => {
    await save([{ watched: [[0, 10]] }])
    const exported = await app.call('exportAccount', {}, { token: student.token })
    expect(exported.body.data.progress).toMatchObject([{ watchedSeconds: 10 }])
    const input = { password: student.password, confirmation: 'accountAndPlans' }
    expect((await app.call('deleteAccount', input, { token: student.token })).status).toBe(200)
    const left = sql<{
      count: number
    }>`select count(*)::int as "count" from lesson_progress where student_id = ${student.id}`
    expect(await app.services.database.first(left)).toEqual({ count: 0 })
    await foldWatchAdditions(app.services)
    expect(await figures(course.lockedVideo)).toMatchObject({ viewers: 1 })
  })
})

/** Gives an item another one's video, and returns its own. */
async function replaceMedia(item: string, other: string): Promise<string> {
  const row = await app.services.database.first(
    sql<{ own: string }>`select media_id as "own" from items where id = ${item}`,
  )
  await app.services.database.first(
    sql`update items set media_id = (select media_id from items where id = ${other}) where id = ${item}`,
  )
  return row?.own ?? ''
}

function figures(item: string) {
  return app.services.database.first(sql<{
    seconds: number
    viewers: number
    finishers: number
    parts: number[]
  }>`
    select seconds::int, viewers, finishers, viewers_by_part as "parts" from lesson_watch_figures where item_id = ${item}`)
}

describe('watched time', () => {
  /** A student who has opened nothing yet, and saves as a program does. */
  async function newcomer() {
    const who = await app.student()
    await app.grant(who, course, -1, 30)
    return {
      open: (item: string) => app.call('openStream', { item }, { token: who.token }),
      save: (...given: ReportInput[]) =>
        app.call('saveProgress', { reports: given.map(report) }, { token: who.token }),
      async seconds() {
        const { lessons } = (await app.call('getProgress', { course: course.id }, { token: who.token })).body
          .data as { lessons: { item: string; watchedSeconds: number; positionInSeconds: number }[] }
        const of = (item: string) => lessons.find((lesson) => lesson.item === item)
        return { free: of(course.freeVideo), locked: of(course.lockedVideo) }
      },
    }
  }
  const whole: [number, number][] = [[0, 86_400]]

  it('is zero for a lesson that was never opened, whose position is stored', async () => {
    const { save, seconds } = await newcomer()
    await save({ watched: whole, position: 30, secondsAgo: 3600 })
    expect((await seconds()).locked).toMatchObject({ watchedSeconds: 0, positionInSeconds: 30 })
  })

  it.each(['a stream', 'a file', 'a free file'])(
    'is at most the time since %s was opened, at the fastest speed',
    async (kind) => {
      const item = kind === 'a free file' ? course.freeVideo : course.lockedVideo
      if (kind === 'a stream') await addVideo(app.services, item)
      const { open, save, seconds } = await newcomer()
      const watched = async () => {
        const { free, locked } = await seconds()
        return (free ?? locked)?.watchedSeconds
      }
      await open(item)
      await save({ item, watched: whole })
      expect(await watched()).toBe(10)
      app.clock.advance({ seconds: 10 })
      for (let times = 0; times < 3; times += 1) await save({ item, watched: whole, secondsAgo: 3600 })
      expect(await watched()).toBe(30)
      // When opened again, the time still counts from the first opening.
      await open(item)
      app.clock.advance({ seconds: 5 })
      await save({ item, watched: [[40, 54]] })
      expect(await watched()).toBe(40)
    },
  )

  it('of several lessons at once is at most the same time, however it is divided', async () => {
    const { open, save, seconds } = await newcomer()
    for (const item of [course.freeVideo, course.lockedVideo]) await open(item)
    app.clock.advance({ seconds: 10 })
    const given = (item: string): ReportInput => ({ item, watched: whole })
    await Promise.all([
      save(given(course.freeVideo)),
      save(given(course.lockedVideo)),
      save(given(course.lockedVideo), given(course.freeVideo)),
    ])
    const { free, locked } = await seconds()
    expect((free?.watchedSeconds ?? 0) + (locked?.watchedSeconds ?? 0)).toBe(30)
  })

  it('reported after being offline counts in full, for each lesson up to its available time', async () => {
    const { open, save, seconds } = await newcomer()
    await open(course.freeVideo)
    app.clock.advance({ seconds: 27 })
    await open(course.lockedVideo)
    app.clock.advance({ seconds: 20 })
    await save(
      { item: course.lockedVideo, watched: [[0, 40]] },
      { item: course.freeVideo, watched: [[0, 54]] },
    )
    const { free, locked } = await seconds()
    expect([free?.watchedSeconds, locked?.watchedSeconds]).toEqual([54, 40])
  })

  it('was opened long ago where it was begun before this was counted', async () => {
    const rows = await app.services.database.all(sql<{ count: number }>`
      select count(*)::int as count from lesson_progress p
      where not exists (select from lesson_openings o where o.student_id = p.student_id and o.item_id = p.item_id)
        and p.watched_seconds > 0`)
    expect(rows).toEqual([{ count: 0 }])
  })
})
