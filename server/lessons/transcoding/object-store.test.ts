import { createDecipheriv, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type ObjectStore, startObjectStore } from '../../../tests/support/real-services.ts'
import { openStream } from '../../../tests/support/streams.ts'
import { drawVideo, storedRenditions, transcodeItems } from '../../../tests/support/videos.ts'
import { sql } from '../../adapters/database/sql.ts'

let store: ObjectStore
let app: TestApp
let course: TestCourse
let student: TestStudent
let mediaId: string

beforeAll(async () => {
  store = await startObjectStore()
  app = await startTestApp({
    settings: {
      s3: {
        endpoint: store.settings['S3_ENDPOINT'] ?? '',
        bucket: store.settings['S3_BUCKET'] ?? '',
        region: store.settings['S3_REGION'] ?? '',
        accessKeyId: store.settings['S3_ACCESS_KEY_ID'] ?? '',
        secretAccessKey: store.settings['S3_SECRET_ACCESS_KEY'] ?? '',
      },
    },
  })
  course = await app.course()
  student = await app.student()
  await app.grant(student, course, -1, 30)
  await transcodeItems(app.services, [course.lockedVideo], { video: await drawVideo({ isMoving: true }) })
  const row = await app.services.database.first(
    sql<{ id: string }>`select media_id as id from items where id = ${course.lockedVideo}`,
  )
  mediaId = row?.id ?? ''
})
afterAll(async () => {
  await app.close()
  await store.stop()
})

describe('a video that lies in an S3 store', () => {
  it('is prepared from there to there: every rendition, the storyboard and the poster', async () => {
    const renditions = await storedRenditions(app.services, mediaId)
    expect(renditions.map(({ rendition }) => rendition)).toEqual(['audio', '144p', '240p'])
    const pictures = await app.services.database.all(sql<{ key: string }>`
      select storage_key as "key" from media_files where media_id = ${mediaId} and rendition in ('storyboard', 'poster')`)
    expect(pictures).toHaveLength(2)
    for (const key of [...renditions.map(({ storageKey }) => storageKey), ...pictures.map((row) => row.key)])
      expect(await app.services.media.has(key), key).toBe(true)
  })

  it('plays from there: each segment of each rendition opens with the key', async () => {
    const stream = await openStream(app, course.lockedVideo, { token: student.token })
    const key = Buffer.from(await (await stream.get('key')).arrayBuffer())
    for (const rendition of ['audio', '144p', '240p']) {
      const segments = await stream.segments(rendition)
      expect(segments).toHaveLength(2)
      for (const [number, segment] of segments.entries()) {
        const answer = await stream.get(segment)
        expect(answer.status).toBe(200)
        const vector = Buffer.alloc(16)
        vector.writeUInt32BE(number, 12)
        const decipher = createDecipheriv('aes-128-cbc', key, vector)
        const opened = Buffer.concat([
          decipher.update(Buffer.from(await answer.arrayBuffer())),
          decipher.final(),
        ])
        // Every packet of a transport stream is 188 bytes long and begins with the same byte.
        expect([opened.length % 188, opened[0], opened[188]]).toEqual([0, 0x47, 0x47])
      }
    }
    for (const part of ['poster.jpg', 'storyboard.jpg']) expect((await stream.get(part)).status).toBe(200)
  })

  it('leaves nothing behind when the store accepts only a part of it', async () => {
    const other = await app.course()
    const stored: string[] = []
    const media = {
      ...app.services.media,
      async putFile(key: string, path: string, contentType: string) {
        if (stored.length === 2) throw new Error('the store is full')
        stored.push(key)
        return app.services.media.putFile(key, path, contentType)
      },
    }
    const video = await drawVideo()
    await expect(transcodeItems({ ...app.services, media }, [other.lockedVideo], { video })).rejects.toThrow(
      'waiting',
    )
    expect(stored).toHaveLength(2)
    for (const key of stored) expect(await app.services.media.has(key)).toBe(false)
  })

  it('larger than a part of the store is read back complete', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stepmark-parts-'))
    const bytes = randomBytes(16 * 1024 * 1024 + 5000)
    await writeFile(join(folder, 'video.ts'), bytes)
    await app.services.media.putFile('streams/long.ts', join(folder, 'video.ts'), 'application/octet-stream')
    await rm(folder, { recursive: true })
    for (const [start, end] of [
      [0, 999],
      [16 * 1024 * 1024 - 500, 16 * 1024 * 1024 + 499],
      [bytes.length - 1000, bytes.length - 1],
    ] as const) {
      const part = await app.services.media.readBytes('streams/long.ts', { start, end })
      expect(bytes.subarray(start, end + 1).equals(part), `from ${start}`).toBe(true)
    }
  })
})
