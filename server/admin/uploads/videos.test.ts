import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { uploadWhole } from '../../../tests/support/tus.ts'
import { drawVideo, storedRenditions } from '../../../tests/support/videos.ts'
import { sql } from '../../adapters/database/sql.ts'
import { runDueJobs } from '../../jobs/operations.ts'
import { jobHandlers } from '../../worker.ts'

let app: TestApp
let author: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
})
afterAll(() => app.close())

/** How a video is called, and how ffmpeg makes it. */
const videos: [string, string, string[]][] = [
  [
    'a video of an iPhone',
    'mov',
    ['-c:v', 'libx265', '-x265-params', 'log-level=error', '-c:a', 'aac', '-tag:v', 'hvc1'],
  ],
  ['a Matroska video', 'mkv', ['-c:v', 'libx264', '-c:a', 'flac']],
  [
    'what a browser records',
    'webm',
    ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus', '-live', '1'],
  ],
  ['an old AVI', 'avi', ['-c:v', 'mpeg4', '-c:a', 'libmp3lame']],
  ['a transport stream', 'ts', ['-c:v', 'mpeg2video', '-c:a', 'mp2']],
  ['an MPEG video', 'mpg', ['-r', '25', '-c:v', 'mpeg1video', '-c:a', 'mp2']],
  ['a Windows video', 'wmv', ['-c:v', 'wmv2', '-c:a', 'wmav2']],
  ['a Flash video', 'flv', ['-c:v', 'flv', '-c:a', 'libmp3lame', '-ar', '44100']],
  ['an Ogg video', 'ogv', ['-c:v', 'libtheora', '-c:a', 'libvorbis']],
  [
    'an MP4 of ten bits',
    'mp4',
    ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le', '-c:a', 'aac'],
  ],
  [
    'an MP4 with MP3',
    'mp4',
    ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'libmp3lame'],
  ],
]

describe('a video that browsers do not play', () => {
  it.each(videos)('%s (%s) is accepted, kept from browsers, and transcoded', async (_, ending, options) => {
    const video = await drawVideo({ seconds: 3, ending, options, isMoving: true })
    const { state, reason, media } = await uploadWhole(app, author, video, {
      kind: 'video',
      name: `lesson.${ending}`,
    })
    expect({ state, reason }).toEqual({ state: 'ready', reason: null })
    expect(Math.abs(media.durationInSeconds - 3)).toBeLessThan(0.6)
    const files = await app.services.database.all(
      sql<{
        rendition: string
      }>`select rendition from media_files where media_id = ${media.mediaId} order by rendition`,
    )
    expect(files.map(({ rendition }) => rendition)).toEqual(['poster', 'source'])
    const { freeVideo } = await app.course()
    await app.services.database.first(
      sql`update items set media_id = ${media.mediaId} where id = ${freeVideo}`,
    )
    const early = await app.call('getPresignedFile', { file: freeVideo })
    expect([early.status, early.body.error]).toEqual([
      409,
      'This lesson is being prepared. Come back in a few minutes.',
    ])
    await runDueJobs(app.services, jobHandlers, undefined, 'videos')
    const given = await app.call('getPresignedFile', { file: freeVideo })
    expect(given.body.data.contentType).toBe('application/vnd.apple.mpegurl')
    const renditions = await storedRenditions(app.services, media.mediaId)
    expect(renditions.map(({ rendition }) => rendition)).toEqual(['audio', '144p', '240p'])
    for (const { segmentSeconds } of renditions)
      expect(segmentSeconds.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(2.5)
  })
})
