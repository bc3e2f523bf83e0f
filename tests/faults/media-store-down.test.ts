import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'
import { recordFigure } from '../support/figures.ts'
import { freePort } from '../support/product-process.ts'
import { type ObjectStore, startObjectStore } from '../support/real-services.ts'
import { addVideo, openStream } from '../support/streams.ts'

const minutesAway = 10

/** A connection to the store that can be cut. */
type Line = { port: number; cut(): Promise<void>; mend(): Promise<void> }

let store: ObjectStore
let line: Line
let app: TestApp
let course: TestCourse
let student: TestStudent

beforeAll(async () => {
  store = await startObjectStore()
  line = await openLine(Number(new URL(store.settings['S3_ENDPOINT'] ?? '').port))
  app = await startTestApp({
    settings: {
      s3: {
        endpoint: `http://127.0.0.1:${line.port}`,
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
  await addVideo(app.services, course.lockedVideo)
})
afterAll(async () => {
  await app.close()
  await line.cut()
  await store.stop()
})

async function openLine(to: number): Promise<Line> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let server: Server | null = null

  async function mend(): Promise<void> {
    const mended = createServer((near) => {
      const far = connect(to, '127.0.0.1')
      for (const socket of [near, far]) {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => sockets.delete(socket))
      }
      near.pipe(far).pipe(near)
    })
    await new Promise<void>((resolve) => mended.listen(port, '127.0.0.1', resolve))
    server = mended
  }

  await mend()
  return {
    port,
    mend,
    async cut() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server?.close(resolve))
      server = null
    },
  }
}

describe('a video in an S3 store', () => {
  it('plays as one in a folder does: each segment in its own bytes', async () => {
    const stream = await openStream(app, course.lockedVideo, { token: student.token })
    const segments = await stream.segments('240p')
    const sizes = await Promise.all(
      segments.map(async (segment) => (await (await stream.get(segment)).arrayBuffer()).byteLength),
    )
    expect(sizes).toEqual(Array(5).fill(2016))
  })

  it('can be opened while the store is down; its segments return an error, and load when it is back', async () => {
    await line.cut()
    const stream = await openStream(app, course.lockedVideo, { token: student.token })
    expect(stream.answer.status).toBe(200)
    const segments = await stream.segments('480p')
    expect((await stream.get('key')).status).toBe(200)
    for (const segment of segments) {
      const answer = await stream.get(segment)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3'])
      expect((await answer.json()).code).toBe('storeDown')
    }
    // Somebody comes every minute in the meantime.
    for (let minute = 0; minute < minutesAway; minute += 1) {
      app.clock.advance({ seconds: 61 })
      const { email, password } = student
      if (minute % 5 === 4) student.token = (await app.call('login', { email, password })).body.data.token
      const visits = [
        await app.call('getLiveCourses'),
        await app.call('getCourse', { id: course.slug }),
        (await openStream(app, course.lockedVideo, { token: student.token })).answer,
      ]
      expect(visits.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    await line.mend()
    app.clock.advance({ seconds: 61 })
    const after = await openStream(app, course.lockedVideo, { token: student.token })
    for (const segment of await after.segments('480p')) expect((await after.get(segment)).status).toBe(200)
    recordFigure({
      id: 'T38',
      part: 'minutes without media',
      n: minutesAway,
      figure:
        'media store down: catalogue, playlists and keys were served, segments returned an error and were served when it was back',
      isMet: true,
    })
  })
})
