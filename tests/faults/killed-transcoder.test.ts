import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { queueTranscode } from '../../server/lessons/operations.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { drawFilm, openSegments, replaceFilm, storedRungs } from '../support/films.ts'
import { killableTranscoders } from '../support/killable-transcoder.ts'
import { runs } from '../support/runs.ts'
import {
  type Aim,
  aims,
  chosenAims,
  expectedRungs,
  type MadeFilm,
  shuffled,
  watchTranscoding,
} from '../support/transcoding-steps.ts'

let app: TestApp
let film: Buffer
let work: ReturnType<typeof watchTranscoding>
let transcoders: ReturnType<typeof killableTranscoders>

/** Two segments of every rung: drawn in a moment, and still in parts. */
const filmSeconds = 5

beforeAll(async () => {
  // The killed process has the machine's clock.
  app = await startTestApp({ now: new Date().toISOString() })
  film = await drawFilm({ seconds: filmSeconds, width: 256, height: 144 })
  work = watchTranscoding(app.settings.dataDir)
  transcoders = killableTranscoders(app)
})
afterEach(() => transcoders.kill())
afterAll(async () => {
  await transcoders.killAll()
  await app.close()
})

/** The programs that read or write below the test's folder: ffmpeg and its guard. */
async function filmPrograms(): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (line.includes('-filter_complex') && line.includes(app.settings.dataDir)) found.push(Number(name))
  }
  return found
}

async function queued(): Promise<string> {
  const row = await app.services.database.first(
    sql<{ id: string }>`select media_id as id from items where id = ${(await app.course()).lockedVideo}`,
  )
  const mediaId = row?.id ?? ''
  await replaceFilm(app.services, mediaId, film)
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
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(20)) {
    const state = await stateOf(mediaId)
    if (states.includes(state)) return state
  }
  throw new Error(`the film is ${await stateOf(mediaId)} after a minute`)
}

/** What a lock's minute does. */
async function passMinute(): Promise<void> {
  await app.services.database.first(sql`
    update jobs set locked_until = null, due_at = least(due_at, now()) where kind = 'transcodeFilm' and done_at is null`)
}

/** What of a film may be seen: all, or nothing. */
async function expectWhole(mediaId: string): Promise<void> {
  const rungs = await storedRungs(app.services, mediaId)
  const others = await app.services.database.first(sql<{ keys: number; boards: number; pictures: number }>`
    select (select count(*)::int from film_keys where media_id = ${mediaId}) as "keys",
      (select count(*)::int from film_storyboards where media_id = ${mediaId}) as "boards",
      (select count(*)::int from media_files where media_id = ${mediaId} and rendition = 'storyboard') as "pictures"`)
  if ((await stateOf(mediaId)) !== 'done') {
    expect({ rungs: rungs.length, ...others }).toEqual({ rungs: 0, keys: 0, boards: 0, pictures: 0 })
    return
  }
  expect(others).toEqual({ keys: 1, boards: 1, pictures: 1 })
  expect(rungs.map(({ rung }) => rung)).toEqual([...expectedRungs])
  for (const rung of rungs) {
    const seconds = rung.segmentSeconds.reduce((sum, one) => sum + one, 0)
    expect(seconds).toBeGreaterThan(filmSeconds - 0.5)
    for (const segment of await openSegments(app.services, mediaId, rung)) expect(segment[0]).toBe(0x47)
  }
}

/** Files of films that no row names. */
async function strayFiles(): Promise<string[]> {
  const rows = await app.services.database.all(sql<{ key: string }>`
    select storage_key as key from film_rungs union all select storage_key from media_files`)
  const known = new Set(rows.map(({ key }) => key))
  const kept = await readdir(join(app.settings.dataDir, 'media/streams'), { recursive: true })
  return kept.map((name) => `streams/${name}`).filter((key) => /\.\w+$/.test(key) && !known.has(key))
}

/** Kills by what they killed and where that stood. */
const kills = new Map<string, number>()
/** Each kill costs the film one of its tries. */
const killsOfOneFilm = 7
/** The ffmpeg that draws may be through before its kill comes: then another film takes the place of this one. */
const triesAtAim = 6

/** Waits for the phase and kills in it; false when the film was whole before. */
async function killedAt(film: MadeFilm, aim: Aim): Promise<boolean> {
  await passMinute()
  const isDone = aim.victim === 'worker' ? await killedWorker(film, aim) : await killedFfmpeg(film)
  await expectWhole(film.mediaId)
  return isDone
}

/** The worker stands still in the phase by itself: what takes a millisecond is met as surely as the rest. */
async function killedWorker(film: MadeFilm, { phase }: Aim): Promise<boolean> {
  const [step] = shuffled(work.steps.filter((candidate) => candidate.phase === phase))
  if (step === undefined) throw new Error(`${phase} has no steps`)
  const { held } = await transcoders.work(film, step)
  await held
  // What it began goes on a while without it.
  if (phase === 'probe' || phase === 'drawing') await pause(Math.random() * 60)
  const name = work.tryOf(film)
  await transcoders.kill()
  if (name !== null) film.ended.add(name)
  note(`worker, ${phase}: ${step.part}`)
  return true
}

async function killedFfmpeg(film: MadeFilm): Promise<boolean> {
  await transcoders.work(film, null)
  const steps = work.steps.filter(({ phase }) => phase === 'drawing')
  for (let looks = 1; !steps.some(({ isReached }) => isReached(film)); looks += 1) {
    await pause(1)
    if (looks % 200 === 0 && (await stateOf(film.mediaId)) === 'done') return false
  }
  const programs = await filmPrograms()
  const name = work.tryOf(film)
  for (const id of programs) killIfThere(id)
  const state = await untilState(film.mediaId, ['waiting', 'done', 'failed'])
  expect(state).not.toBe('failed')
  if (state === 'done' || name === null) return false
  film.ended.add(name)
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
  for (const deadline = Date.now() + 5000; Date.now() < deadline && (await filmPrograms()).length > 0; )
    await pause(50)
  expect(await filmPrograms()).toEqual([])
}

async function newFilm(): Promise<MadeFilm> {
  return { mediaId: await queued(), ended: new Set() }
}

/** The film becomes whole once nobody kills what makes it, and nothing lies about. */
async function expectMade(film: MadeFilm): Promise<void> {
  await passMinute()
  await transcoders.work(film, null)
  for (; (await stateOf(film.mediaId)) !== 'done'; await pause(50)) {
    expect(await stateOf(film.mediaId)).not.toBe('failed')
    if ((await stateOf(film.mediaId)) === 'waiting') await passMinute()
  }
  await expectWhole(film.mediaId)
  await transcoders.kill()
  expect(await strayFiles()).toEqual([])
}

/** Kills at each of the aims, and gives the film that the last of them was spent on. */
async function killedAtEach(own: readonly Aim[], first: MadeFilm): Promise<MadeFilm> {
  let film = first
  for (const aim of own) {
    for (let left = triesAtAim; !(await killedAt(film, aim)); left -= 1) {
      expect(left, `${aim.victim} in ${aim.phase} is met`).toBeGreaterThan(1)
      film = await newFilm()
    }
    if (!transcoders.isAlive()) await expectNothingRuns()
  }
  return film
}

// Each aim once is the short form; FAULT_FACTOR=4 makes 32 kills.
const chosen = chosenAims(runs(aims.length))
/** The kill that is one too many; the film of a killed ffmpeg ends as failed without another try. */
const lastAt = chosen.findLastIndex(({ victim }) => victim === 'worker')
const others = chosen.filter((_, index) => index !== lastAt)
const films = Array.from({ length: Math.ceil(others.length / killsOfOneFilm) }, (_, index) =>
  others.slice(index * killsOfOneFilm, (index + 1) * killsOfOneFilm),
).map((own, index) => ({ number: index + 1, own, count: own.length }))

describe('the transcoder is killed', () => {
  test.each(films)(
    'at work on film $number, $count times: nothing half is seen, and the film becomes whole',
    { timeout: 240_000 },
    async ({ own }) => {
      await expectMade(await killedAtEach(own, await newFilm()))
    },
  )

  test('once too often: the film ends as failed, and leaves nothing', { timeout: 120_000 }, async () => {
    const film = await newFilm()
    await app.services.database.first(
      sql`update transcodes set attempts = 7 where media_id = ${film.mediaId}`,
    )
    await killedAtEach(chosen.slice(lastAt, lastAt + 1), film)
    await passMinute()
    await transcoders.work(film, null)
    expect(await untilState(film.mediaId, ['failed', 'done'])).toBe('failed')
    await expectWhole(film.mediaId)
    await transcoders.kill()
    expect(await strayFiles()).toEqual([])
  })

  test('in every phase of its work, as often as was wanted', () => {
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
