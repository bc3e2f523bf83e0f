import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts'
import { type ServedApp, serveApp } from '../support/served-app.ts'
import { addVideo, type OpenedStream, openStream } from '../support/streams.ts'

let app: TestApp
let served: ServedApp
let nginx: Nginx
let course: TestCourse
let other: TestCourse
let student: TestStudent
let stranger: TestStudent
/** Requests for segments that came through to the product. */
let passedOn: string[] = []
/** What the product last received in an authorisation check. */
let checkedFor: Record<string, unknown> = {}
/** What is answered to nginx's check in the product's stead, by its path. */
let checkInstead: ((path: string) => { status: number; video?: string } | null) | null = null

describe.runIf(hasNginx())('behind nginx, as operators are given it', () => {
  beforeAll(async () => {
    app = await startTestApp()
    served = await serveApp(app, ({ url = '', headers }, response) => {
      if (url.includes('/check/')) checkedFor = headers
      if (url.endsWith('.ts')) passedOn.push(url)
      const instead = url.includes('/check/') ? checkInstead?.(url) : null
      if (!instead) return false
      const { status, video } = instead
      response.writeHead(status, video === undefined ? {} : { 'stepmark-checked-video': video }).end()
      return true
    })
    nginx = await startNginx({
      folder: join(app.settings.dataDir, 'nginx'),
      productPort: served.port,
      files: app.settings.dataDir,
    })
    course = await app.course()
    other = await app.course()
    student = await app.student()
    stranger = await app.student()
    await app.grant(student, course, -1, 30)
    await app.grant(stranger, other, -1, 30)
    for (const { lockedVideo } of [course, other]) await addVideo(app.services, lockedVideo)
  })
  afterAll(async () => {
    await nginx.stop()
    served.stop()
    await app.close()
  })

  function get(path: string, cookie: string): Promise<Response> {
    return fetch(nginx.url + path, { headers: { cookie } })
  }

  /** Sends the path unchanged; `fetch` would normalise it. */
  function getRaw(
    port: number,
    path: string,
    cookie = '',
  ): Promise<{ status: number; video: unknown; bytes: number }> {
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers: { cookie } }, (answer) => {
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          bytes += part.byteLength
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, video: answer.headers['stepmark-checked-video'], bytes }),
        )
      })
        .on('error', reject)
        .end()
    })
  }

  async function playing(viewer = student): Promise<{ stream: OpenedStream; segments: string[] }> {
    const stream = await openStream(app, course.lockedVideo, { token: viewer.token })
    const playlist = await (await get(`${stream.path}/480p.m3u8`, stream.cookie)).text()
    const segments = playlist.split('\n').filter((line) => line.endsWith('.ts'))
    return { stream, segments: segments.map((segment) => `${stream.path}/${segment}`) }
  }

  it('a segment is read from the product once, for everybody with access', async () => {
    const classmate = await app.student()
    await app.grant(classmate, course, -1, 30)
    const [first, second] = [await playing(), await playing(classmate)]
    passedOn = []
    const bodies: string[] = []
    for (const { stream, segments } of [first, second])
      for (const segment of segments) {
        const answer = await get(segment, stream.cookie)
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([
          200,
          'private, max-age=86400, immutable',
        ])
        bodies.push(Buffer.from(await answer.arrayBuffer()).toString('base64'))
      }
    expect(passedOn).toHaveLength(5)
    expect(bodies.slice(5)).toEqual(bodies.slice(0, 5))
  })

  it('the check of a segment takes the client address from nginx, as every other request does, and not from the client', async () => {
    const { stream, segments } = await playing()
    const claimed = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
    await fetch(nginx.url + segments[0], { headers: { cookie: stream.cookie, ...claimed } })
    expect(checkedFor).toMatchObject({
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-forwarded-proto': 'https, http',
    })
  })

  it('a cached segment opens to nobody else: not by a copied URL, nor by a pass for another video', async () => {
    const { stream, segments } = await playing()
    for (const segment of segments) expect((await get(segment, stream.cookie)).status).toBe(200)
    const theirs = await openStream(app, other.lockedVideo, { token: stranger.token })
    for (const segment of segments) {
      expect((await get(segment, '')).status).toBe(404)
      expect((await get(segment, theirs.cookie)).status).toBe(404)
      const moved = segment.replace(stream.path, theirs.path)
      const answer = await get(moved, theirs.cookie)
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'notFound'])
      const around = segment.replace(stream.path, `${theirs.path}/..${stream.path.replace('/stream', '')}`)
      expect((await get(around, theirs.cookie)).status).toBe(404)
    }
    expect((await get(`${theirs.path}/check/x`, theirs.cookie)).status).toBe(403)
    expect((await get('/stream-check', stream.cookie)).status).toBe(404)
  })

  /** Segments cached by nginx, with the number that the video has in their addresses. */
  async function keptSegments(viewer = student) {
    const { stream, segments } = await playing(viewer)
    for (const segment of segments) expect((await get(segment, stream.cookie)).status).toBe(200)
    const [, video = ''] = segments[0]?.match(/\/([^/]+)\/480p\//) ?? []
    return { stream, segments, video }
  }

  it('a cached segment opens by no other spelling of the URL', async () => {
    const { stream, video } = await keptSegments()
    const pass = stream.path.replace('/stream/', '')
    const nginxPort = Number(new URL(nginx.url).port)
    const rest = `${video}/480p/0.ts`
    const passes = [
      '..%3F',
      '..',
      '..%2F',
      '%2e%2e%3f',
      '.',
      'x',
      'x%3F',
      'x%23',
      `${pass}x`,
      `${pass}%3F`,
      `..%3F${pass}`,
    ]
    const paths = [
      ...passes.map((other) => `/stream/${other}/${rest}`),
      ...passes.map((other) => `/stream/${pass}/${other}/${rest}`),
      `/stream/..%3F/${video}/480p/0.ts%0a`,
      `/stream//..%3F/${rest}`,
      `/%73tream/..%3F/${rest}`,
      `/stream/..;/${rest}`,
      `/stream/..%5c/${rest}`,
      `/x/../stream/..%3F/${rest}`,
    ]
    for (const path of paths) {
      const { status, bytes } = await getRaw(nginxPort, path)
      expect([path, status >= 400, bytes < 1000]).toEqual([path, true, true])
    }
    // What nginx would ask the product about them, put to the product itself.
    for (const other of ['..?', '..', '%2e%2e', '..%2f..', '.', 'x', `${pass}?`, '%2e%2e%3f'])
      for (const cookie of ['', stream.cookie]) {
        const { status, video: named } = await getRaw(served.port, `/stream/${other}/check/${video}`, cookie)
        expect([other, named]).toEqual([other, undefined])
        expect([403, 404]).toContain(status)
      }
    // A parser would find another address in it, which answers.
    expect((await getRaw(served.port, '/healthz')).status).toBe(200)
    for (const path of ['/stream/../healthz', '/stream/..?/check/x', '/x/%2e%2e/healthz'])
      expect((await getRaw(served.port, path)).status).toBe(404)
    expect(await getRaw(served.port, `/stream/${pass}/check/${video}`, stream.cookie)).toMatchObject({
      status: 204,
      video,
    })
  })

  it('an answer to the check that does not name the video opens no cached segment, whatever its status', async () => {
    const { segments, video } = await keptSegments()
    try {
      for (const instead of [
        { status: 200 },
        { status: 204 },
        { status: 204, video: '' },
        { status: 204, video: `${video}x` },
        { status: 302 },
      ]) {
        checkInstead = () => instead
        for (const segment of segments) {
          const answer = await get(segment, '')
          expect([instead, answer.status]).toEqual([instead, 404])
        }
      }
      checkInstead = () => ({ status: 204, video })
      expect((await get(segments[0] ?? '', '')).status).toBe(200)
    } finally {
      checkInstead = null
    }
  })

  it('signing out everywhere ends a pass at once, also for cached segments', async () => {
    const leaving = await app.student()
    await app.grant(leaving, course, -1, 30)
    const { stream, segments } = await keptSegments(leaving)
    await app.call('logoutEverywhere', {}, { token: leaving.token })
    // The product's clock is stopped: nothing in its caches expires.
    await expect.poll(async () => (await get(segments[0] ?? '', stream.cookie)).status).toBe(401)
    for (const segment of segments) {
      const answer = await get(segment, stream.cookie)
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'noSession'])
    }
  })

  it('stopping a playback blocks cached segments at once, with a message', async () => {
    student = await app.student()
    await app.grant(student, course, -1, 30)
    const { stream, segments } = await keptSegments()
    await app.call('stopPlayback', { id: stream.playbackId }, { token: student.token })
    await expect.poll(async () => (await get(segments[0] ?? '', stream.cookie)).status).toBe(410)
    for (const segment of segments) {
      const answer = await get(segment, stream.cookie)
      expect([answer.status, (await answer.json()).code]).toEqual([410, 'playbackEnded'])
    }
  })
})
