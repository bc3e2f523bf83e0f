import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { queueTranscode } from '../../server/lessons/transcoding/operations.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { killableTranscoders } from '../support/killable-transcoder.ts'
import { listProcesses } from '../support/process-list.ts'
import { runs } from '../support/runs.ts'
import {
  type Aim,
  aims,
  chosenAims,
  expectedRenditions,
  type MadeVideo,
  shuffled,
  watchTranscoding,
} from '../support/transcoding-steps.ts'
import { drawVideo, openSegments, replaceVideo, storedRenditions } from '../support/videos.ts'

let app: TestApp
let video: Buffer
let work: ReturnType<typeof watchTranscoding>
let transcoders: ReturnType<typeof killableTranscoders>

/** Two segments of every rendition: drawn in a moment, and still in parts. */
const videoSeconds = 5

beforeAll(async () => {
  // The killed process has the machine's clock.
  app = await startTestApp({ now: new Date().toISOString() })
  video = await drawVideo({ seconds: videoSeconds, width: 256, height: 144 })
  work = watchTranscoding(app.settings.dataDir)
  transcoders = killableTranscoders(app)
})
afterEach(() => transcoders.kill())
afterAll(async () => {
  await transcoders.killAll()
  await app.close()
})

/** The programs that read or write below the test's folder: ffmpeg and its guard. */
const videoPrograms = () =>
  listProcesses()
    .filter(({ command }) => command.includes('-filter_complex') && command.includes(app.settings.dataDir))
    .map(({ pid }) => pid)

async function queued(): Promise<string> {
  const row = await app.services.database.first(
    sql<{ id: string }>`select media_id as id from items where id = ${(await app.course()).lockedVideo}`,
  )
  const mediaId = row?.id ?? ''
  await replaceVideo(app.services, mediaId, video)
  await app.services.database.transaction((tx) =>
    queueTranscode(tx, mediaId, { now: new Date(), priority: 0 }),
  )
  return mediaId
}

async function stateOf(mediaId: string): Promise<string> {
  const row = await app.services.database.first(
    sql<{ state: string }>`select state from transcodes where media_id = ${mediaId}`,
  )
  return row?.state ?? 'gone'
}

async function untilState(mediaId: string, states: readonly string[]): Promise<string> {
  for (const deadline = Date.now() + 240_000; Date.now() < deadline; await pause(20)) {
    const state = await stateOf(mediaId)
    if (states.includes(state)) return state
  }
  throw new Error(`the video is ${await stateOf(mediaId)} still`)
}

/** What a lock's minute does. */
async function passMinute(): Promise<void> {
  await app.services.database.first(sql`
    update jobs set locked_until = null, due_at = least(due_at, now()) where kind = 'transcodeVideo' and done_at is null`)
}

/** What of a video may be seen: all, or nothing. */
async function expectWhole(mediaId: string): Promise<void> {
  const renditions = await storedRenditions(app.services, mediaId)
  const others = await app.services.database.first(sql<{ keys: number; boards: number; pictures: number }>`
    select (select count(*)::int from video_keys where media_id = ${mediaId}) as "keys",
      (select count(*)::int from video_storyboards where media_id = ${mediaId}) as "boards",
      (select count(*)::int from media_files where media_id = ${mediaId} and rendition = 'storyboard') as "pictures"`)
  if ((await stateOf(mediaId)) !== 'done') {
    expect({ renditions: renditions.length, ...others }).toEqual({
      renditions: 0,
      keys: 0,
      boards: 0,
      pictures: 0,
    })
    return
  }
  expect(others).toEqual({ keys: 1, boards: 1, pictures: 1 })
  expect(renditions.map(({ rendition }) => rendition)).toEqual([...expectedRenditions])
  for (const rendition of renditions) {
    const seconds = rendition.segmentSeconds.reduce((sum, one) => sum + one, 0)
    expect(seconds).toBeGreaterThan(videoSeconds - 0.5)
    for (const segment of await openSegments(app.services, mediaId, rendition)) expect(segment[0]).toBe(0x47)
  }
}

/** Files of videos that no row names. */
async function strayFiles(): Promise<string[]> {
  const rows = await app.services.database.all(sql<{ key: string }>`
    select storage_key as key from video_renditions union all select storage_key from media_files`)
  const known = new Set(rows.map(({ key }) => key))
  const kept = await readdir(join(app.settings.dataDir, 'media/streams'), { recursive: true })
  return kept.map((name) => `streams/${name}`).filter((key) => /\.\w+$/.test(key) && !known.has(key))
}

/** Kills by process and by its stage. */
const kills = new Map<string, number>()
/** Each kill costs the video one of its tries. */
const killsOfOneVideo = 7
/** The ffmpeg that draws may be through before its kill comes: then another video takes the place of this one. */
const triesAtAim = 6

/** Waits for the phase and kills in it; false when the video was whole before. */
async function killedAt(video: MadeVideo, aim: Aim): Promise<boolean> {
  await passMinute()
  const isDone = aim.victim === 'worker' ? await killedWorker(video, aim) : await killedFfmpeg(video)
  await expectWhole(video.mediaId)
  return isDone
}

/** The worker is paused in the phase by itself: what takes a millisecond is met as surely as the rest. */
async function killedWorker(video: MadeVideo, { phase }: Aim): Promise<boolean> {
  const [step] = shuffled(work.steps.filter((candidate) => candidate.phase === phase))
  if (step === undefined) throw new Error(`${phase} has no steps`)
  const { held } = await transcoders.work(video, step)
  await held
  // Its child processes run on for a while.
  if (phase === 'probe' || phase === 'drawing') await pause(Math.random() * 60)
  const name = work.tryOf(video)
  await transcoders.kill()
  if (name !== null) video.ended.add(name)
  note(`worker, ${phase}: ${step.part}`)
  return true
}

async function killedFfmpeg(video: MadeVideo): Promise<boolean> {
  await transcoders.work(video, null)
  const steps = work.steps.filter(({ phase }) => phase === 'drawing')
  for (let looks = 1; !steps.some(({ isReached }) => isReached(video)); looks += 1) {
    await pause(1)
    if (looks % 200 === 0 && (await stateOf(video.mediaId)) === 'done') return false
  }
  const programs = videoPrograms()
  const name = work.tryOf(video)
  for (const id of programs) killIfThere(id)
  const state = await untilState(video.mediaId, ['waiting', 'done', 'failed'])
  expect(state).not.toBe('failed')
  if (state === 'done' || name === null) return false
  video.ended.add(name)
  note('ffmpeg, drawing: all')
  return true
}

function note(place: string): void {
  kills.set(place, (kills.get(place) ?? 0) + 1)
}

function killIfThere(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It came to its end by itself.
  }
}

/** What a killed worker began ends with it. */
async function expectNothingRuns(): Promise<void> {
  await expect.poll(videoPrograms).toEqual([])
}

async function newVideo(): Promise<MadeVideo> {
  return { mediaId: await queued(), ended: new Set() }
}

/** The video completes once the transcoder is no longer killed, and leaves no stray files. */
async function expectMade(video: MadeVideo): Promise<void> {
  await passMinute()
  await transcoders.work(video, null)
  for (; (await stateOf(video.mediaId)) !== 'done'; await pause(50)) {
    expect(await stateOf(video.mediaId)).not.toBe('failed')
    if ((await stateOf(video.mediaId)) === 'waiting') await passMinute()
  }
  await expectWhole(video.mediaId)
  await transcoders.kill()
  expect(await strayFiles()).toEqual([])
}

/** Kills at each of the aims, and gives the video that the last of them was spent on. */
async function killedAtEach(own: readonly Aim[], first: MadeVideo): Promise<MadeVideo> {
  let video = first
  for (const aim of own) {
    for (let left = triesAtAim; !(await killedAt(video, aim)); left -= 1) {
      expect(left, `${aim.victim} in ${aim.phase} is met`).toBeGreaterThan(1)
      video = await newVideo()
    }
    if (!transcoders.isAlive()) await expectNothingRuns()
  }
  return video
}

// Each aim once is the short form; FAULT_FACTOR=4 makes 32 kills.
const chosen = chosenAims(runs(aims.length))
/** The kill that is one too many; the video of a killed ffmpeg ends as failed without another try. */
const lastAt = chosen.findLastIndex(({ victim }) => victim === 'worker')
const others = chosen.filter((_, index) => index !== lastAt)
const videos = Array.from({ length: Math.ceil(others.length / killsOfOneVideo) }, (_, index) =>
  others.slice(index * killsOfOneVideo, (index + 1) * killsOfOneVideo),
).map((own, index) => ({ number: index + 1, own, count: own.length }))

describe('the transcoder is killed', () => {
  test.each(videos)(
    'at work on video $number, $count times: nothing half is seen, and the video becomes whole',
    async ({ own }) => {
      await expectMade(await killedAtEach(own, await newVideo()))
    },
  )

  test('once too often: the video is marked as failed, and leaves no files', async () => {
    const video = await newVideo()
    await app.services.database.first(
      sql`update transcodes set attempts = 7 where media_id = ${video.mediaId}`,
    )
    await killedAtEach(chosen.slice(lastAt, lastAt + 1), video)
    await passMinute()
    await transcoders.work(video, null)
    expect(await untilState(video.mediaId, ['failed', 'done'])).toBe('failed')
    await expectWhole(video.mediaId)
    await transcoders.kill()
    expect(await strayFiles()).toEqual([])
  })

  test('in every phase of its work, as often as required', () => {
    if (chosen.length > aims.length) console.log('kills:', Object.fromEntries([...kills].toSorted()))
    const places = [...kills.keys()]
    for (const { phase, victim } of aims)
      expect(
        places.some((place) => place.startsWith(`${victim}, ${phase}`)),
        `${victim} in ${phase}`,
      ).toBe(true)
    expect([...kills.values()].reduce((sum, count) => sum + count, 0)).toBe(chosen.length)
  })
})
