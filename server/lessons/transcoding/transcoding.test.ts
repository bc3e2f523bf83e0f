import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { uploadWhole } from '../../../tests/support/tus.ts'
import {
  drawVideo,
  openSegments,
  replaceVideo,
  type StoredRendition,
  storedRenditions,
  transcodeItems,
} from '../../../tests/support/videos.ts'
import { sql } from '../../adapters/database/sql.ts'
import { runVideoTool } from '../../adapters/videos/video-tools.ts'
import { runDueJobs } from '../../jobs/operations.ts'
import { jobHandlers } from '../../worker.ts'
import { queueFoundVideos, queueTranscode } from './operations.ts'
import { transcodeVideo } from './transcode-video.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'stepmark-segments-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function mediaOf(item: string): Promise<string> {
  const row = await app.services.database.first(
    sql<{ id: string }>`select media_id as id from items where id = ${item}`,
  )
  return row?.id ?? ''
}

/** A queued lesson with this video. */
async function uploaded(video: Buffer): Promise<string> {
  const mediaId = await mediaOf((await app.course()).lockedVideo)
  await replaceVideo(app.services, mediaId, video)
  await queue(mediaId)
  return mediaId
}

const queue = (mediaId: string) =>
  app.services.database.transaction((tx) =>
    queueTranscode(tx, mediaId, { now: app.clock.now(), priority: 0 }),
  )

async function stateOf(mediaId: string) {
  return app.services.database.first(
    sql<{
      state: string
      progress: number
      attempts: number
      reason: string | null
    }>`select state, progress, attempts, reason from transcodes where media_id = ${mediaId}`,
  )
}

const storedFiles = async () =>
  (await readdir(join(app.settings.dataDir, 'media/streams'), { recursive: true }).catch(() => [])).filter(
    (name) => /\.\w+$/.test(name),
  )

type Packet = { pts_time: string; flags: string; codec_type: string }

async function packetsOf(segment: Buffer): Promise<Packet[]> {
  const path = join(folder, 'segment.ts')
  await writeFile(path, segment)
  const asked = ['-v', 'error', '-f', 'mpegts', '-show_entries', 'packet=pts_time,flags,codec_type']
  return JSON.parse(await runVideoTool('ffprobe', [...asked, '-of', 'json', path], 20)).packets
}

async function firstPictures(mediaId: string, rendition: StoredRendition): Promise<Packet[]> {
  const firsts: Packet[] = []
  for (const segment of await openSegments(app.services, mediaId, rendition)) {
    const first = (await packetsOf(segment)).find(({ codec_type }) => codec_type === 'video')
    if (first === undefined) throw new Error('a segment has no picture')
    firsts.push(first)
  }
  return firsts
}

describe('a video', () => {
  it('gets every rendition that is not above it, with whole pictures at the same moments', async () => {
    const video = await drawVideo({ seconds: 13, frameRate: '30000/1001', isMoving: true })
    const { lockedVideo } = await app.course()
    await transcodeItems(app.services, [lockedVideo], { video })
    const mediaId = await mediaOf(lockedVideo)
    const renditions = await storedRenditions(app.services, mediaId)
    expect(renditions.map(({ rendition, width, height }) => [rendition, width, height])).toEqual([
      ['audio', null, null],
      ['144p', 256, 144],
      ['240p', 426, 240],
    ])
    expect(renditions[0]?.codecs).toBe('mp4a.40.2')
    expect(renditions[1]?.codecs).toMatch(/^avc1\.42c0[0-9a-f]{2},mp4a\.40\.2$/)
    expect(renditions[2]?.codecs).toMatch(/^avc1\.4d40[0-9a-f]{2},mp4a\.40\.2$/)
    const moments: string[][] = []
    for (const rendition of renditions.slice(1)) {
      const firsts = await firstPictures(mediaId, rendition)
      expect(firsts.map(({ flags }) => flags[0])).toEqual(['K', 'K', 'K'])
      moments.push(firsts.map(({ pts_time }) => pts_time))
    }
    expect(moments[1]).toEqual(moments[0])
    for (const { segmentSeconds, segmentEnds, byteCount, ...rendition } of renditions) {
      const seconds = segmentSeconds.reduce((sum, one) => sum + one, 0)
      expect(seconds).toBeGreaterThan(12.8)
      expect(seconds).toBeLessThan(13.3)
      expect(Math.max(...segmentSeconds)).toBeLessThan(10.2)
      if (rendition.width !== null) expect(segmentSeconds[0]).toBeCloseTo(2, 0)
      expect(segmentEnds.at(-1)).toBe(byteCount)
      expect(rendition.averageBitsPerSecond).toBeCloseTo((byteCount * 8) / seconds, -2)
      expect(rendition.peakBitsPerSecond).toBeGreaterThanOrEqual(rendition.averageBitsPerSecond)
    }
  })

  it('of a board has no rendition that is hardly lighter than the next finer one', async () => {
    const { freeVideo } = await app.course()
    const video = await drawVideo({ seconds: 10, width: 640, height: 360 })
    await transcodeItems(app.services, [freeVideo], { video })
    const mediaId = await mediaOf(freeVideo)
    const [sound, ...pictures] = await storedRenditions(app.services, mediaId)
    expect(sound?.rendition).toBe('audio')
    expect(pictures.length).toBeLessThan(3)
    for (const [index, { averageBitsPerSecond }] of pictures.slice(1).entries())
      expect(pictures[index]?.averageBitsPerSecond).toBeLessThanOrEqual(averageBitsPerSecond * 0.75)
    const files = (await storedFiles()).filter((name) => name.startsWith(mediaId) && name.endsWith('.ts'))
    expect(files).toHaveLength(1 + pictures.length)
  })

  it('of few pictures a second has fewer still where it is small, and whole ones at the same moments', async () => {
    const { freeVideo } = await app.course()
    const video = await drawVideo({ seconds: 4, width: 640, height: 480, isMoving: true })
    await transcodeItems(app.services, [freeVideo], { video })
    const mediaId = await mediaOf(freeVideo)
    const renditions = await storedRenditions(app.services, mediaId)
    const picturesOf = async (name: string) => {
      const rendition = renditions.find((one) => one.rendition === name)
      if (rendition === undefined) throw new Error(`there is no ${name}`)
      const packets = await packetsOf(Buffer.concat(await openSegments(app.services, mediaId, rendition)))
      return {
        count: packets.filter(({ codec_type }) => codec_type === 'video').length,
        whole: (await firstPictures(mediaId, rendition)).map(({ pts_time }) => Number(pts_time)),
      }
    }
    const [small, large] = [await picturesOf('240p'), await picturesOf('480p')]
    expect([small.count, large.count]).toEqual([20, 40])
    expect(small.whole).toEqual(large.whole)
  })

  it('plays from its decrypted segments from beginning to end, and reveals nothing while they are encrypted', async () => {
    const { freeVideo } = await app.course()
    await transcodeItems(app.services, [freeVideo], { video: await drawVideo() })
    const mediaId = await mediaOf(freeVideo)
    for (const rendition of await storedRenditions(app.services, mediaId)) {
      const opened = await openSegments(app.services, mediaId, rendition)
      // The table at the head of each is the same, after the packet's number.
      for (const segment of opened)
        expect(segment.subarray(4, 188).equals(opened[0]?.subarray(4, 188) ?? segment)).toBe(true)
      const path = join(folder, 'whole.ts')
      await writeFile(path, Buffer.concat(opened))
      await runVideoTool('ffmpeg', ['-v', 'error', '-xerror', '-i', path, '-f', 'null', '-'], 20)
      const closed = Buffer.concat(await readStored(rendition))
      // Every packet of an open one begins with this.
      expect(Buffer.concat(opened)[188]).toBe(0x47)
      const marks = Array.from({ length: 50 }, (_, packet) => closed[packet * 188])
      expect(marks.filter((mark) => mark === 0x47).length).toBeLessThan(10)
    }
  })

  async function readStored({ storageKey, byteCount }: StoredRendition): Promise<Buffer[]> {
    const parts: Buffer[] = []
    for await (const part of await app.services.media.read(storageKey, { start: 0, end: byteCount - 1 }))
      parts.push(part)
    return parts
  }

  it('has a storyboard of all its tiles and a poster', async () => {
    const mediaId = await uploaded(await drawVideo({ seconds: 12 }))
    await runDueJobs(app.services, jobHandlers, undefined, 'videos')
    const board = await app.services.database.first(sql<{ columns: number; rows: number; perTile: number }>`
      select columns, rows, seconds_per_tile as "perTile" from video_storyboards where media_id = ${mediaId}`)
    expect(board).toEqual({ columns: 3, rows: 1, perTile: 5 })
    const pictures = await app.services.database.all(sql<{ rendition: string; key: string }>`
      select rendition, storage_key as key from media_files
      where media_id = ${mediaId} and content_type = 'image/jpeg' order by rendition`)
    expect(pictures.map(({ rendition }) => rendition)).toEqual(['poster', 'storyboard'])
    const { default: sharp } = await import('sharp')
    const sprite = sharp(join(app.settings.dataDir, 'media', pictures[1]?.key ?? ''))
    expect(await sprite.metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 90 })
    // The last tile is drawn, and not the black that fills up a row.
    const last = await sprite.extract({ left: 320, top: 0, width: 160, height: 90 }).stats()
    expect(Math.max(...last.channels.map(({ mean }) => mean))).toBeGreaterThan(40)
  })

  it('without sound has no audio rendition, and a portrait video stays upright', async () => {
    const mediaId = await uploaded(
      await drawVideo({ hasSound: false, width: 240, height: 426, seconds: 5, isMoving: true }),
    )
    await runDueJobs(app.services, jobHandlers, undefined, 'videos')
    expect(
      (await storedRenditions(app.services, mediaId)).map(({ rendition, width }) => [rendition, width]),
    ).toEqual([
      ['144p', 144],
      ['240p', 240],
    ])
  })

  it('that is unreadable fails with the reason, and nothing of it is stored', async () => {
    const before = await storedFiles()
    const video = await drawVideo({ seconds: 20 })
    const mediaIds = [
      await uploaded(video.subarray(0, video.length / 2)),
      await uploaded(Buffer.concat([video.subarray(0, 4000), Buffer.alloc(video.length)])),
    ]
    await runDueJobs(app.services, jobHandlers, undefined, 'videos')
    for (const mediaId of mediaIds) {
      expect(await stateOf(mediaId)).toMatchObject({
        state: 'failed',
        reason: 'admin_video_broken',
        attempts: 1,
      })
      expect(await storedRenditions(app.services, mediaId)).toEqual([])
    }
    expect(await storedFiles()).toEqual(before)
  })

  it('whose file is gone from the store fails', async () => {
    const mediaId = await uploaded(await drawVideo())
    await app.services.database.first(
      sql`update media_files set storage_key = 'test/gone.mp4' where media_id = ${mediaId} and rendition = 'original'`,
    )
    await runDueJobs(app.services, jobHandlers, undefined, 'videos')
    expect(await stateOf(mediaId)).toMatchObject({ state: 'failed', reason: 'admin_video_gone' })
  })

  it('is retried while the store is down, and given up after eight tries', async () => {
    const mediaId = await uploaded(await drawVideo({ seconds: 2, width: 256, height: 144 }))
    const down = {
      ...app.services.media,
      putFile: async () => Promise.reject(new Error('the store is down')),
    }
    const services = { ...app.services, media: down }
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await runDueJobs(services, jobHandlers, undefined, 'videos')
      expect(await stateOf(mediaId)).toMatchObject({ state: 'waiting', attempts: attempt, reason: null })
      app.clock.advance({ minutes: 16 })
    }
    await app.services.database.first(sql`update transcodes set attempts = 7 where media_id = ${mediaId}`)
    await runDueJobs(services, jobHandlers, undefined, 'videos')
    expect(await stateOf(mediaId)).toMatchObject({ state: 'failed', reason: 'admin_video_trouble' })
    app.clock.advance({ minutes: 16 })
    await queue(mediaId)
    await runDueJobs(app.services, jobHandlers, undefined, 'videos')
    expect(await stateOf(mediaId)).toMatchObject({ state: 'done', progress: 100, reason: null })
  })

  it('that is rebuilt has another key and other names, and the old ones are deleted later', async () => {
    const mediaId = await uploaded(await drawVideo({ seconds: 5 }))
    await runDueJobs(app.services, jobHandlers, undefined, 'videos')
    const before = (await storedRenditions(app.services, mediaId)).map(({ storageKey }) => storageKey)
    const keyOf = () =>
      app.services.database.first(
        sql<{ key: Buffer }>`select key from video_keys where media_id = ${mediaId}`,
      )
    const oldKey = await keyOf()
    app.clock.advance({ seconds: 5 })
    expect(await queue(mediaId)).toBe(true)
    expect(await queue(mediaId)).toBe(false)
    await runDueJobs(app.services, jobHandlers, undefined, 'videos')
    const after = await storedRenditions(app.services, mediaId)
    expect(after.map(({ storageKey }) => storageKey)).not.toContain(before[0])
    const rendition = after.at(-1)
    if (rendition === undefined) throw new Error('there is no rendition')
    expect(await openSegments(app.services, mediaId, rendition)).toHaveLength(2)
    expect((await keyOf())?.key).not.toEqual(oldKey?.key)
    expect(await app.services.media.has(before[0] ?? '')).toBe(true)
    app.clock.advance({ hours: 7 })
    await app.runJobs()
    expect(await app.services.media.has(before[0] ?? '')).toBe(false)
    expect(await app.services.media.has(rendition.storageKey)).toBe(true)
  })

  it('that is deleted while it is made leaves nothing', async () => {
    const before = await storedFiles()
    const mediaId = await uploaded(await drawVideo({ seconds: 2, width: 256, height: 144 }))
    const media = {
      ...app.services.media,
      async putFile(key: string, path: string, contentType: string) {
        await app.services.database.first(sql`delete from items where media_id = ${mediaId}`)
        await app.services.database.first(sql`delete from media where id = ${mediaId}`)
        return app.services.media.putFile(key, path, contentType)
      },
    }
    await transcodeVideo({ ...app.services, media }, { mediaId })
    expect(await storedFiles()).toEqual(before)
    expect(await stateOf(mediaId)).toBeNull()
  })

  it('that is published although the response was lost keeps its files', async () => {
    const mediaId = await uploaded(await drawVideo({ seconds: 2, width: 256, height: 144 }))
    const { database } = app.services
    const lost: typeof database = {
      ...database,
      async transaction(work) {
        await database.transaction(work)
        throw new Error('Connection terminated unexpectedly')
      },
    }
    await expect(transcodeVideo({ ...app.services, database: lost }, { mediaId })).rejects.toThrow(
      'terminated',
    )
    expect((await stateOf(mediaId))?.state).toBe('done')
    for (const { storageKey } of await storedRenditions(app.services, mediaId))
      expect(await app.services.media.has(storageKey), storageKey).toBe(true)
  })

  it('is released at once when its process stops, and the attempt does not count', async () => {
    const mediaId = await uploaded(await drawVideo({ seconds: 40, width: 1280, height: 720 }))
    const stopping = new AbortController()
    const run = runDueJobs(app.services, jobHandlers, stopping.signal, 'videos')
    while ((await stateOf(mediaId))?.state !== 'working')
      await new Promise((resolve) => setTimeout(resolve, 20))
    await new Promise((resolve) => setTimeout(resolve, 500))
    stopping.abort()
    await run
    // To its end it would be done.
    expect(await stateOf(mediaId)).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(await readdir(join(app.settings.dataDir, 'transcoding'))).toEqual([])
    await app.services.database.first(sql`delete from jobs where kind = 'transcodeVideo' and done_at is null`)
  })
})

describe('the queue of videos', () => {
  it('takes new uploads before older videos, and finds those never queued', async () => {
    const author = await staffOf(app, 'author')
    const video = await drawVideo({ seconds: 5 })
    const found = await mediaOf((await app.course()).lockedVideo)
    await replaceVideo(app.services, found, video)
    await queueFoundVideos(app.services)
    expect(await stateOf(found)).toMatchObject({ state: 'waiting' })
    await queueFoundVideos(app.services)
    app.clock.advance({ seconds: 1 })
    const upload = await uploadWhole(app, author, video, { kind: 'video', name: 'new.mp4' })
    expect(upload.state).toBe('ready')
    const waiting = await app.services.database.all(sql<{ mediaId: string }>`
      select payload->>'mediaId' as "mediaId" from jobs
      where kind = 'transcodeVideo' and done_at is null order by priority, due_at`)
    expect(waiting[0]?.mediaId).toBe(upload.media.mediaId)
    expect(waiting.filter(({ mediaId }) => mediaId === found)).toHaveLength(1)
    expect(await app.runJobs()).toBe(0)
    expect(await stateOf(upload.media.mediaId)).toMatchObject({ state: 'waiting' })
  })
})
