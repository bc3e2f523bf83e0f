import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts'
import { type ServedApp, serveApp } from '../support/served-app.ts'
import { addFilm, type OpenedStream, openStream } from '../support/streams.ts'

/** Instead of the 30 seconds that operators are given: nginx has a clock of its own. */
const checkedForSeconds = 1

let app: TestApp
let served: ServedApp
let nginx: Nginx
let course: TestCourse
let other: TestCourse
let student: TestStudent
let stranger: TestStudent
/** Requests for segments that came through to the product. */
let passedOn: string[] = []

describe.runIf(hasNginx())('behind nginx, as operators are given it', () => {
  beforeAll(async () => {
    app = await startTestApp()
    served = await serveApp(app, (path) => {
      if (path.endsWith('.ts')) passedOn.push(path)
    })
    nginx = await startNginx({
      folder: join(app.settings.dataDir, 'nginx'),
      productPort: served.port,
      files: app.settings.dataDir,
      checkedForSeconds,
    })
    course = await app.course()
    other = await app.course()
    student = await app.student()
    stranger = await app.student()
    await app.grant(student, course, -1, 30)
    await app.grant(stranger, other, -1, 30)
    for (const { lockedVideo } of [course, other]) await addFilm(app.services, lockedVideo)
  })
  afterAll(async () => {
    await nginx.stop()
    served.stop()
    await app.close()
  })

  function get(path: string, cookie: string): Promise<Response> {
    return fetch(nginx.url + path, { headers: { cookie } })
  }

  async function playing(viewer = student): Promise<{ stream: OpenedStream; segments: string[] }> {
    const stream = await openStream(app, course.lockedVideo, { token: viewer.token })
    const playlist = await (await get(`${stream.path}/480p.m3u8`, stream.cookie)).text()
    const segments = playlist.split('\n').filter((line) => line.endsWith('.ts'))
    return { stream, segments: segments.map((segment) => `${stream.path}/${segment}`) }
  }

  it('a segment is read from the product once, for all who may have it', async () => {
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

  it('a kept segment opens to nobody else: not by a copied address, nor by a pass for another film', async () => {
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

  it('an end reaches kept segments once both answers are old, and is told in words', async () => {
    const { stream, segments } = await playing()
    for (const segment of segments) expect((await get(segment, stream.cookie)).status).toBe(200)
    await app.call('stopPlayback', { id: stream.playbackId }, { token: student.token })
    app.clock.advance({ seconds: 15 })
    await new Promise((resolve) => setTimeout(resolve, (checkedForSeconds + 1) * 1000))
    for (const segment of segments) {
      const answer = await get(segment, stream.cookie)
      expect([answer.status, (await answer.json()).code]).toEqual([410, 'playbackEnded'])
    }
  })
})
