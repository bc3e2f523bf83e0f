import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminCall, staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { openedYesterday } from '../../../tests/support/streams.ts'
import { foldWatchAdditions } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('shows authors how long, by how many and how far each lesson is watched, without individuals', async () => {
  const course = await app.course({ title: 'Circles' })
  for (const end of [54, 27, 27]) {
    const student = await app.student()
    const at = app.clock.now().toISOString()
    const reports = [{ item: course.freeVideo, watched: [[0, end]], positionInSeconds: end, at }]
    await openedYesterday(app.services, student.id, [course.freeVideo])
    await app.call('saveProgress', { reports }, { token: student.token })
  }
  await foldWatchAdditions(app.services)
  const { cookie } = await staffOf(app, 'author')
  const { status, body } = await adminCall(app, 'getCourseWatching', { courseId: course.id }, { cookie })
  expect(status).toBe(200)
  expect(body.data).toEqual({
    title: 'Circles',
    lessons: [
      {
        _id: course.freeVideo,
        module: 'Real Numbers',
        title: 'Video 1',
        lengthInSeconds: 54,
        watchedSeconds: 108,
        viewers: 3,
        finishers: 1,
        viewersByPart: [...Array(10).fill(3), ...Array(10).fill(1)],
      },
      {
        _id: course.lockedVideo,
        module: 'Polynomials',
        title: 'Video 1',
        lengthInSeconds: 54,
        watchedSeconds: 0,
        viewers: 0,
        finishers: 0,
        viewersByPart: Array(20).fill(0),
      },
    ],
  })
})

it('knows no course by an id that nothing has', async () => {
  const { cookie } = await staffOf(app, 'owner')
  const courseId = '0f5ab0c2-7f5d-4f0e-9c39-4f7c3b0f6f11'
  expect((await adminCall(app, 'getCourseWatching', { courseId }, { cookie })).status).toBe(404)
})
