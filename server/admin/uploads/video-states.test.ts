import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { drawVideo, transcodeItems } from '../../../tests/support/videos.ts'
import { sql } from '../../adapters/database/sql.ts'
import { runDueJobs } from '../../jobs/operations.ts'
import { jobHandlers } from '../../worker.ts'

let app: TestApp
let author: TestStaff
let ready: string
let other: string
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
  const { freeVideo, lockedVideo } = await app.course()
  await transcodeItems(app.services, [freeVideo], { video: await drawVideo({ seconds: 5, isMoving: true }) })
  ready = await mediaOf(freeVideo)
  other = await mediaOf(lockedVideo)
})
afterAll(() => app.close())

async function mediaOf(item: string): Promise<string> {
  const row = await app.services.database.first(
    sql<{ id: string }>`select media_id as id from items where id = ${item}`,
  )
  return row?.id ?? ''
}

const ask = (name: 'getVideos' | 'prepareVideo' | 'getAuditLog', input: object, person = author) =>
  adminCall(app, name, input, { cookie: person.cookie })

describe('the state of a video', () => {
  it('shows what is ready and how large it is, and omits a video that was never queued', async () => {
    const { status, body } = await ask('getVideos', { ids: `${ready},${other}` })
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        mediaId: ready,
        state: 'done',
        progress: 100,
        reason: null,
        isChangingKey: false,
        renditions: expect.any(Array),
      },
    ])
    expect(body.data[0].renditions.map(({ rendition }: { rendition: string }) => rendition)).toEqual([
      'audio',
      '144p',
      '240p',
    ])
    expect(body.data[0].renditions[2].byteCount).toBeGreaterThan(1000)
  })

  it('shows why a video failed; a failed video can be queued again, which is audited', async () => {
    expect((await ask('prepareVideo', { mediaId: other })).status).toBe(200)
    expect((await ask('prepareVideo', { mediaId: other })).body.code).toBe('conflict')
    expect((await ask('getVideos', { ids: other })).body.data[0]).toMatchObject({
      state: 'waiting',
      renditions: [],
    })
    await runDueJobs(app.services, jobHandlers, undefined, 'videos')
    expect((await ask('getVideos', { ids: other })).body.data[0]).toMatchObject({
      state: 'failed',
      reason: 'admin_video_broken',
    })
    expect((await ask('prepareVideo', { mediaId: other })).status).toBe(200)
    const owner = await staffOf(app, 'owner')
    const log = (await ask('getAuditLog', { action: 'media.prepare' }, owner)).body.data.items
    expect(log).toHaveLength(2)
    expect(log[0]).toMatchObject({ subjectKind: 'media', subjectId: other, staff: { id: author.id } })
  })

  it('stays as it was watched while the video is prepared again', async () => {
    expect((await ask('prepareVideo', { mediaId: ready })).status).toBe(200)
    const [video] = (await ask('getVideos', { ids: ready })).body.data
    expect(video).toMatchObject({ state: 'waiting', renditions: expect.any(Array) })
    expect(video.renditions).toHaveLength(3)
  })

  it('omits pictures and unknown ids', async () => {
    const id = '0f5ab0c2-7f5d-4f0e-9c39-4f7c3b0f6f11'
    expect((await ask('prepareVideo', { mediaId: id })).status).toBe(404)
    expect((await ask('getVideos', { ids: 'nonsense' })).status).toBe(400)
    expect((await ask('getVideos', { ids: id })).body.data).toEqual([])
  })
})
