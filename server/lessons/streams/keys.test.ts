import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keysPerDay, keysPerHour } from '../../../domain/lessons/rules.ts'
import { adminCall, staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { addVideo, type OpenedStream, openStream } from '../../../tests/support/streams.ts'
import { openSegments, storedRenditions } from '../../../tests/support/videos.ts'
import { sql } from '../../adapters/database/sql.ts'
import { rekeyVideo } from '../transcoding/operations.ts'

let app: TestApp
let course: TestCourse
let student: TestStudent

beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  await addVideo(app.services, course.lockedVideo)
  await addVideo(app.services, course.freeVideo)
  student = await app.student()
  await app.grant(student, course, -1, 300)
})
afterAll(() => app.close())

const open = (by: TestStudent = student, item = course.lockedVideo) =>
  openStream(app, item, { token: by.token })
const keyOf = async (stream: OpenedStream) => Buffer.from(await (await stream.get('key')).arrayBuffer())

async function deliveries(by: TestStudent) {
  return app.services.database.all(
    sql<{ playback: string; times: number }>`
      select playback_id as "playback", times from key_deliveries where student_id = ${by.id} order by given_at`,
  )
}

/** Passes that were given a key earlier, by number and age. */
async function collected(by: TestStudent, count: number, secondsAgo: number): Promise<void> {
  const at = new Date(app.clock.now().getTime() - secondsAgo * 1000)
  await app.services.database.first(sql`
    insert into key_deliveries (playback_id, student_id, item_id, media_id, device, given_at, last_given_at)
    select gen_random_uuid(), ${by.id}, ${course.lockedVideo}, gen_random_uuid(), '', ${at}, ${at}
    from generate_series(1, ${count}::int)`)
}

describe('the key of a video', () => {
  it('is recorded for each pass, once however often it is requested', async () => {
    const reader = await app.student()
    await app.grant(reader, course, -1, 30)
    const stream = await open(reader)
    for (let times = 0; times < 3; times += 1) expect((await stream.get('key')).status).toBe(200)
    expect(await deliveries(reader)).toEqual([{ playback: stream.playbackId, times: 3 }])
    const kept = await app.call('exportAccount', {}, { token: reader.token })
    expect(kept.body.data.playbacks).toMatchObject([{ keyGivenTimes: 3 }])
    const input = { password: reader.password, confirmation: 'accountAndPlans' }
    expect((await app.call('deleteAccount', input, { token: reader.token })).status).toBe(200)
    expect(await deliveries(reader)).toEqual([])
  })

  it('is refused from the moment at which a pass ends, whatever was known of it', async () => {
    const leaving = await app.student()
    await app.grant(leaving, course, -1, 1 / 86_400)
    const stream = await open(leaving)
    for (const part of ['master.m3u8', 'key']) expect((await stream.get(part)).status).toBe(200)
    app.clock.advance({ seconds: 2 })
    // What is known of the pass is two seconds old.
    expect((await stream.get('master.m3u8')).status).toBe(200)
    expect((await stream.get('key')).status).toBe(403)
  })

  it('of a free lesson is given to visitors without being counted', async () => {
    const visit = await openStream(app, course.freeVideo)
    for (let times = 0; times < keysPerHour + 2; times += 1) expect((await visit.get('key')).status).toBe(200)
  })

  it.each([
    ['an hour', keysPerHour, 3590, 10],
    ['a day', keysPerDay, 86_000, 400],
  ])('is not given to more passes of an account in %s, which is audited', async (_, most, ago, wait) => {
    const collector = await app.student()
    await app.grant(collector, course, -1, 30)
    await collected(collector, most - 1, ago)
    const [last, tooMany] = [await open(collector), await open(collector, course.freeVideo)]
    expect((await last.get('key')).status).toBe(200)
    const refused = await tooMany.get('key')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(wait)])
    expect((await refused.json()).code).toBe('tooMany')
    // A pass that has its key keeps it, and no other stream opens.
    expect((await last.get('key')).status).toBe(200)
    const { answer } = await open(collector)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, String(wait)])
    expect(answer.body.message).toMatch(/Wait \d+ minutes/)
    await tooMany.get('key')
    await app.runJobs()
    const { cookie } = await staffOf(app, 'owner')
    const log = await adminCall(app, 'getAuditLog', { action: 'student.keys-limited' }, { cookie })
    const own = log.body.data.items.filter(
      ({ subjectId }: { subjectId: string }) => subjectId === collector.id,
    )
    expect(own).toMatchObject([{ staff: null, subjectKind: 'student' }])
    app.clock.advance({ seconds: wait })
    expect((await (await open(collector)).get('key')).status).toBe(200)
  })

  it('goes to one more pass at most for two concurrent requests', async () => {
    const collector = await app.student()
    await app.grant(collector, course, -1, 30)
    await collected(collector, keysPerHour - 1, 60)
    const streams = [await open(collector), await open(collector, course.freeVideo)]
    const statuses = await Promise.all(streams.map(async (stream) => (await stream.get('key')).status))
    expect(statuses.toSorted()).toEqual([200, 429])
  })
})

describe('another key', () => {
  async function asked(item = course.lockedVideo): Promise<string> {
    const row = await app.services.database.first(
      sql<{ id: string }>`select media_id as id from items where id = ${item}`,
    )
    const mediaId = row?.id ?? ''
    const { cookie } = await staffOf(app, 'author')
    expect((await adminCall(app, 'changeVideoKey', { mediaId }, { cookie })).status).toBe(200)
    const [video] = (await adminCall(app, 'getVideos', { ids: mediaId }, { cookie })).body.data
    expect(video.isChangingKey).toBe(true)
    return mediaId
  }

  const filesOf = async (mediaId: string): Promise<string[]> => {
    const found: string[] = []
    for await (const { key } of app.services.media.list()) if (key.includes(mediaId)) found.push(key)
    return found.filter((key) => key.startsWith('streams/') || /\/\w+-(audio|\d+p)$/.test(key)).sort()
  }

  async function content(mediaId: string): Promise<Buffer[][]> {
    const renditions = await storedRenditions(app.services, mediaId)
    return Promise.all(renditions.map((rendition) => openSegments(app.services, mediaId, rendition)))
  }

  it('encrypts the video under other addresses; the old ones end at once and their files a minute later', async () => {
    const before = await open()
    const [oldSegment = ''] = await before.segments('240p')
    const oldKey = await keyOf(before)
    expect((await before.get(oldSegment)).status).toBe(200)
    const mediaId = await asked()
    const [oldFiles, oldContent] = [await filesOf(mediaId), await content(mediaId)]
    await app.runJobs()
    expect(await content(mediaId)).toEqual(oldContent)
    const newRenditions = await storedRenditions(app.services, mediaId)
    expect(newRenditions.some(({ storageKey }) => oldFiles.includes(storageKey))).toBe(false)
    // The playing pass finds the old addresses closed, and continues with the new playlist without reopening.
    await expect.poll(async () => (await before.get(oldSegment)).status).toBe(404)
    const [newSegment = ''] = await before.segments('240p')
    expect(newSegment).not.toBe(oldSegment)
    expect((await before.get(newSegment)).status).toBe(200)
    expect(await keyOf(before)).not.toEqual(oldKey)
    expect((await filesOf(mediaId)).length).toBe(oldFiles.length * 2)
    app.clock.advance({ seconds: 61 })
    await app.runJobs()
    expect(await filesOf(mediaId)).toEqual(newRenditions.map(({ storageKey }) => storageKey).sort())
    const { cookie } = await staffOf(app, 'author')
    const [video] = (await adminCall(app, 'getVideos', { ids: mediaId }, { cookie })).body.data
    expect(video.isChangingKey).toBe(false)
  })

  it('survives a kill at each of its steps: the video stays whole, and the next try leaves nothing behind', async () => {
    const mediaId = await asked()
    const whole = await content(mediaId)
    const { putFile } = app.services.media
    const steps = (await storedRenditions(app.services, mediaId)).length
    try {
      for (let killedAt = 0; killedAt <= steps; killedAt += 1) {
        let stored = 0
        const isHeld = new Promise<void>((held) => {
          app.services.media.putFile = async (...given) => {
            // Nothing of a killed process runs any longer, nor does its cleanup.
            if (stored === killedAt) {
              held()
              return new Promise(() => undefined)
            }
            await putFile(...given)
            stored += 1
            if (stored === steps) {
              held()
              return new Promise(() => undefined)
            }
          }
        })
        void rekeyVideo(app.services, { mediaId })
        await isHeld
        expect(await content(mediaId)).toEqual(whole)
      }
    } finally {
      app.services.media.putFile = putFile
    }
    await app.runJobs()
    app.clock.advance({ seconds: 61 })
    await app.runJobs()
    expect(await content(mediaId)).toEqual(whole)
    const renditions = await storedRenditions(app.services, mediaId)
    expect(await filesOf(mediaId)).toEqual(renditions.map(({ storageKey }) => storageKey).sort())
  })

  it('is set once by two concurrent attempts', async () => {
    const mediaId = await asked()
    const whole = await content(mediaId)
    await Promise.all([rekeyVideo(app.services, { mediaId }), rekeyVideo(app.services, { mediaId })])
    await app.runJobs()
    app.clock.advance({ seconds: 61 })
    await app.runJobs()
    expect(await content(mediaId)).toEqual(whole)
    const renditions = await storedRenditions(app.services, mediaId)
    expect(await filesOf(mediaId)).toEqual(renditions.map(({ storageKey }) => storageKey).sort())
  })

  it('is refused for anything but a video, and for one that is not encrypted yet', async () => {
    const plain = await app.course()
    const row = await app.services.database.first(
      sql<{ video: string; document: string }>`
        select (select media_id from items where id = ${plain.freeVideo}) as video,
          (select media_id from items where id = ${plain.lockedDocument}) as document`,
    )
    const { cookie } = await staffOf(app, 'author')
    const refused = await adminCall(app, 'changeVideoKey', { mediaId: row?.video ?? '' }, { cookie })
    expect(refused.body.code).toBe('conflict')
    expect(
      (await adminCall(app, 'changeVideoKey', { mediaId: row?.document ?? '' }, { cookie })).status,
    ).toBe(404)
  })
})
