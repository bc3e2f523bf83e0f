import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type ServedApp, serveApp } from '../../../tests/support/served-app.ts'
import { openStream } from '../../../tests/support/streams.ts'
import { drawVideo, transcodeItems } from '../../../tests/support/videos.ts'
import { runVideoTool } from '../../adapters/videos/video-tools.ts'

const seconds = 10

let app: TestApp
let served: ServedApp
let course: TestCourse
let student: TestStudent

beforeAll(async () => {
  app = await startTestApp()
  served = await serveApp(app)
  course = await app.course()
  student = await app.student()
  await app.grant(student, course, -1, 30)
  await transcodeItems(app.services, [course.lockedVideo], {
    video: await drawVideo({ seconds, isMoving: true }),
  })
})
afterAll(async () => {
  served.stop()
  await app.close()
})

describe('a video that was made for phones', () => {
  it('plays from its first second to its last by the addresses of its stream, in every rendition', async () => {
    const stream = await openStream(app, course.lockedVideo, { token: student.token })
    const { renditions, storyboard } = stream.answer.body.data
    expect(renditions.map(({ rendition }: { rendition: string }) => rendition)).toEqual([
      'audio',
      '144p',
      '240p',
    ])
    for (const { rendition } of renditions) {
      const facts = await factsOf(`${served.url}${stream.path}/${rendition}.m3u8`, stream.cookie)
      expect(facts.streams.map(({ codec_name }) => codec_name).toSorted()).toEqual(
        rendition === 'audio' ? ['aac'] : ['aac', 'h264'],
      )
      expect(Math.abs(facts.lastSecond - facts.firstSecond - seconds)).toBeLessThan(0.5)
    }
    expect((await app.fetch(storyboard.url, { headers: { cookie: stream.cookie } })).status).toBe(200)
  })

  it('is described by its master playlist so that a player can choose', async () => {
    const stream = await openStream(app, course.lockedVideo, { token: student.token })
    const text = await (await stream.get('master.m3u8')).text()
    const variants = [...text.matchAll(/BANDWIDTH=(\d+),AVERAGE-BANDWIDTH=(\d+),CODECS="([^"]+)"/g)]
    expect(variants).toHaveLength(3)
    for (const [, peak, average, codecs] of variants) {
      expect(Number(peak)).toBeGreaterThanOrEqual(Number(average))
      expect(codecs).toMatch(/^(avc1\.[\da-f]{6},)?mp4a\.40\.\d$/)
    }
    expect(text).toMatch(/RESOLUTION=426x240\n240p\.m3u8/)
  })

  it('plays for nobody else with the same addresses', async () => {
    const stream = await openStream(app, course.lockedVideo, { token: student.token })
    const master = `${served.url}${stream.path}/master.m3u8`
    await expect(factsOf(master, 'stepmark_stream=other')).rejects.toThrow(/404/)
  })
})

type Facts = { streams: { codec_name: string }[]; firstSecond: number; lastSecond: number }

/** What ffprobe finds as it fetches, decrypts and reads a whole playlist like a player. */
async function factsOf(url: string, cookie: string): Promise<Facts> {
  const asked = ['-v', 'error', '-headers', `Cookie: ${cookie}\r\n`, '-allowed_extensions', 'ALL']
  const shown = ['-show_entries', 'stream=codec_name:packet=pts_time', '-of', 'json']
  const { streams, packets }: { streams: Facts['streams']; packets: { pts_time: string }[] } = JSON.parse(
    await runVideoTool('ffprobe', [...asked, ...shown, url], 60),
  )
  const times = packets.map(({ pts_time }) => Number(pts_time)).filter(Number.isFinite)
  return { streams, firstSecond: Math.min(...times), lastSecond: Math.max(...times) }
}
