import { createDecipheriv } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { addVideo, type MadeVideo, openStream } from '../../../tests/support/streams.ts'
import { sql } from '../../adapters/database/sql.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

let app: TestApp
let student: TestStudent
let course: TestCourse
let video: MadeVideo

beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  student = await app.student()
  await app.grant(student, course, -5, 60)
  video = await addVideo(app.services, course.lockedVideo)
  await addVideo(app.services, course.freeVideo)
})
afterAll(() => app.close())

function paid(token: string | undefined = student.token) {
  return openStream(app, course.lockedVideo, { token })
}

describe('POST student/openStream', () => {
  it('describes the video: renditions from the least to the most, pictures, captions', async () => {
    const { answer, playbackId } = await paid()
    expect(answer.status).toBe(200)
    expect(playbackId).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.body.data).toMatchObject({
      durationInSeconds: 54.2,
      renditions: [
        { rendition: 'audio', height: 0 },
        { rendition: '144p', height: 144 },
        { rendition: '240p', height: 240 },
        { rendition: '480p', height: 480, byteCount: 5 * 2016 },
      ],
      storyboard: { secondsPerTile: 5, columns: 2, rows: 3, tileWidth: 160, tileHeight: 90 },
      captions: [{ language: 'en' }],
    })
  })

  it('sets an HttpOnly cookie, for this stream only', async () => {
    const { answer, path } = await paid()
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toContain(`Path=${path};`)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
  })

  it('refuses a locked video, a document and what does not exist', async () => {
    const stranger = await app.student()
    for (const token of [undefined, stranger.token])
      expect((await openStream(app, course.lockedVideo, { token })).answer).toMatchObject({
        status: 403,
        body: { code: 'locked' },
      })
    for (const item of [course.lockedDocument, video.mediaId, 'x', '../x'])
      expect((await openStream(app, item, { token: student.token })).answer.status).toBe(404)
  })

  it('opens a free video for a visitor, without a playback slot', async () => {
    const visit = await openStream(app, course.freeVideo)
    expect(visit.playbackId).toBeNull()
    const [first = ''] = await visit.segments('144p')
    expect((await visit.get(first)).status).toBe(200)
  })

  it('includes the playlists that a player requests first, of its first rendition or the nearest below', async () => {
    expect((await paid()).answer.body.data.lists).toBeNull()
    for (const [beginsWith, rendition] of [
      ['144p', '144p'],
      ['360p', '240p'],
      ['720p', '480p'],
      ['audio', 'audio'],
    ] as const) {
      const stream = await openStream(app, course.lockedVideo, { token: student.token, beginsWith })
      expect(stream.answer.body.data.lists).toEqual({
        rendition,
        master: await (await stream.get('master.m3u8')).text(),
        ofRendition: await (await stream.get(`${rendition}.m3u8`)).text(),
      })
    }
    for (const wrong of [{ beginsWith: '1080p' }, { bitsPerSecond: 0 }, { bitsPerSecond: '1' }])
      expect(
        (await openStream(app, course.lockedVideo, { token: student.token, ...wrong })).answer.status,
      ).toBe(400)
  })

  it('includes the playlists of the best rendition whose segments load within a second', async () => {
    const measured = await app.course()
    const bytesPerSegment = (rendition: string) => Number.parseInt(rendition, 10) * 100 || 1000
    await addVideo(app.services, measured.freeVideo, { bytesPerSegment })
    for (const [bitsPerSecond, rendition] of [
      [1, '144p'],
      [24_000 * 8, '144p'],
      [24_016 * 8, '240p'],
      [10_000_000, '480p'],
    ] as const) {
      const stream = await openStream(app, measured.freeVideo, { bitsPerSecond })
      expect(stream.answer.body.data.lists.rendition).toBe(rendition)
    }
  })

  it('includes the student’s position, and none for a visitor', async () => {
    const learner = await app.student()
    expect(
      (await openStream(app, course.freeVideo, { token: learner.token })).answer.body.data.place,
    ).toBeNull()
    const at = app.clock.now().toISOString()
    const reports = [{ item: course.freeVideo, watched: [[0, 20]], positionInSeconds: 20, at }]
    await app.call('saveProgress', { reports }, { token: learner.token })
    const opened = await openStream(app, course.freeVideo, { token: learner.token })
    expect(opened.answer.body.data.place).toEqual({ positionInSeconds: 20, at })
    expect((await openStream(app, course.freeVideo)).answer.body.data.place).toBeNull()
  })

  it('is compressed if the client accepts it', async () => {
    const long = await app.course()
    await addVideo(app.services, long.freeVideo, { segments: 900, bytesPerSegment: 16, renditions: ['144p'] })
    for (const encoding of ['gzip', 'br', 'identity']) {
      const answer = await app.fetch('/api/v1/student/openStream', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
        body: JSON.stringify({ item: long.freeVideo, beginsWith: '144p' }),
      })
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      const { byteLength } = await answer.arrayBuffer()
      expect(byteLength === Number(answer.headers.get('content-length'))).toBe(true)
      if (encoding !== 'identity') expect(byteLength).toBeLessThan(10_000)
      expect(answer.headers.getSetCookie()).toHaveLength(1)
    }
  })

  it('names no playlist while the video is not transcoded', async () => {
    const plain = await app.course({ title: 'Plain' })
    const { answer } = await openStream(app, plain.freeVideo)
    expect(answer.body.data).toMatchObject({
      playbackId: null,
      playlistUrl: null,
      renditions: [],
      captions: [],
    })
  })
})

describe('a playlist', () => {
  it('names every rendition with what it needs, the light one first and sound alone last', async () => {
    const stream = await paid()
    const response = await stream.get('master.m3u8')
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const lines = (await response.text()).split('\n')
    expect(lines.filter((line) => line.endsWith('.m3u8'))).toEqual([
      '240p.m3u8',
      '144p.m3u8',
      '480p.m3u8',
      'audio.m3u8',
    ])
    expect(lines).toContain(
      '#EXT-X-STREAM-INF:BANDWIDTH=300000,AVERAGE-BANDWIDTH=200000,CODECS="avc1.42c01e,mp4a.40.2",RESOLUTION=854x480',
    )
    expect(lines).toContain('#EXT-X-STREAM-INF:BANDWIDTH=300000,AVERAGE-BANDWIDTH=200000,CODECS="mp4a.40.2"')
  })

  it('of a rendition lists its segments, whole, encrypted and to the end', async () => {
    const stream = await paid()
    const text = await (await stream.get('480p.m3u8')).text()
    expect(text).toContain('#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-KEY:METHOD=AES-128,URI="key"\n')
    expect(text).toContain('#EXT-X-TARGETDURATION:4\n')
    expect(text.match(/#EXTINF:4\.000,/g)).toHaveLength(5)
    expect(text.endsWith('#EXT-X-ENDLIST\n')).toBe(true)
  })

  it.each([
    ['this release', 'video_changed', 310_000],
    ['the release before', 'film_changed', 320_000],
  ])('is reloaded as soon as a process of %s notifies of a change', async (_, channel, bits) => {
    const stream = await openStream(app, course.freeVideo)
    const playlist = async () => (await stream.get('master.m3u8')).text()
    await playlist()
    await app.services.database.first(sql`
      with changed as (
        update video_renditions set peak_bits_per_second = ${bits}::int
        where media_id = (select media_id from items where id = ${course.freeVideo}) returning media_id
      )
      select pg_notify(${channel}, media_id::text) from changed limit 1`)
    await expect.poll(playlist).toContain(`BANDWIDTH=${bits}`)
  })

  it('of a long video travels compressed', async () => {
    const long = await app.course()
    await addVideo(app.services, long.freeVideo, { segments: 300, bytesPerSegment: 16, renditions: ['144p'] })
    const stream = await openStream(app, long.freeVideo)
    for (const encoding of ['gzip', 'br']) {
      const response = await stream.get('144p.m3u8', { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(4000)
    }
  })
})

describe('a segment', () => {
  it.each(['audio', '144p', '240p', '480p'])(
    'of %s is its bytes once decrypted with the key',
    async (rendition) => {
      const stream = await paid()
      const key = Buffer.from(await (await stream.get('key')).arrayBuffer())
      expect(key).toEqual(video.key)
      const segments = await stream.segments(rendition)
      expect(segments).toHaveLength(5)
      for (const [number, part] of segments.entries()) {
        const response = await stream.get(part)
        expect(response.status).toBe(200)
        const vector = Buffer.alloc(16)
        vector.writeUInt32BE(number, 12)
        const decipher = createDecipheriv('aes-128-cbc', key, vector)
        const sealed = Buffer.from(await response.arrayBuffer())
        expect(Buffer.concat([decipher.update(sealed), decipher.final()])).toEqual(
          video.plain[rendition]?.[number],
        )
      }
    },
  )

  it('may be cached by its own browser, its key by nobody', async () => {
    const stream = await paid()
    const [first = ''] = await stream.segments('480p')
    const { headers } = await stream.get(first)
    expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable')
    expect((await stream.get('key')).headers.get('cache-control')).toBe('no-store')
  })

  it('has the same address after the pass for everyone, and another once the video is rebuilt', async () => {
    const made = await app.course()
    await addVideo(app.services, made.freeVideo)
    const [one, other] = [await openStream(app, made.freeVideo), await openStream(app, made.freeVideo)]
    const before = await one.segments('144p')
    expect(await other.segments('144p')).toEqual(before)
    await addVideo(app.services, made.freeVideo)
    app.clock.advance({ seconds: 15 })
    expect((await one.get(before[0] ?? '')).status).toBe(404)
    const after = await one.segments('144p')
    expect(after[0]).not.toBe(before[0])
    expect((await one.get(after[0] ?? '')).status).toBe(200)
  })

  it('only accepts GET and HEAD', async () => {
    const stream = await paid()
    const [first = ''] = await stream.segments('480p')
    const head = await app.fetch(`${stream.path}/${first}`, {
      method: 'HEAD',
      headers: { cookie: stream.cookie },
    })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await app.fetch(`${stream.path}/${first}`, { method: 'POST' })).status).toBe(405)
  })
})

describe('pictures and captions of a video', () => {
  it('are served with the same pass', async () => {
    const stream = await paid()
    const { storyboard, posterUrl, captions } = stream.answer.body.data
    for (const [url, type] of [
      [storyboard.url, 'image/jpeg'],
      [posterUrl, 'image/jpeg'],
      [captions[0].url, 'text/vtt; charset=utf-8'],
    ]) {
      const response = await app.fetch(url, { headers: { cookie: stream.cookie } })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
      expect((await app.fetch(url)).status).toBe(404)
    }
  })
})

describe('POST student/getPresignedFile', () => {
  it('returns the playlist of a paid transcoded video, and no file', async () => {
    const answer = await app.call('getPresignedFile', { file: course.lockedVideo }, { token: student.token })
    expect(answer.body.data).toMatchObject({
      contentType: 'application/vnd.apple.mpegurl',
      byteCount: 5 * 2016,
      qualities: [{ quality: '240p' }, { quality: '480p' }],
    })
    expect(answer.body.data.url).toMatch(/^\/stream\/.*\/master\.m3u8$/)
    expect(JSON.stringify(answer.body)).not.toMatch(/\/media\//)
    const free = await app.call('getPresignedFile', { file: course.freeVideo })
    expect(free.body.data.contentType).toBe('video/mp4')
  })
})

describe('GET student/getPlaybacks', () => {
  it('names the device, the lesson in the language of the reader, and whether it is this one', async () => {
    const viewer = await app.student()
    await app.grant(viewer, course, -1, 30)
    await openStream(app, course.lockedVideo, { token: viewer.token, device: phone })
    await app.services.database.first(sql`
      update items set titles = '{"hi": "वीडियो 1"}' where id = ${course.lockedVideo}`)
    const { body } = await app.call('getPlaybacks', {}, { token: viewer.token })
    const headers = { 'accept-language': 'hi' }
    const inHindi = await app.call('getPlaybacks', {}, { token: viewer.token, headers })
    expect(inHindi.body.data[0].lessonTitle).toBe('वीडियो 1')
    expect(body.data).toEqual([
      expect.objectContaining({ device: 'Chrome, Android', isThisDevice: true, lessonTitle: 'Video 1' }),
    ])
    expect((await app.call('getPlaybacks', {}, { token: student.token })).body.data).not.toEqual(body.data)
  })
})
