import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { queueTranscode } from '../../server/lessons/operations.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { drawFilm, openSegments, replaceFilm, storedRungs } from '../support/films.ts'
import { runs } from '../support/runs.ts'
import {
  type Aim,
  aims,
  chosenAims,
  type MadeFilm,
  shuffled,
  watchTranscoding,
} from '../support/transcoding-steps.ts'

let app: TestApp
let film: Buffer
let work: ReturnType<typeof watchTranscoding>
let worker: ChildProcess | null = null
const program = fileURLToPath(new URL('../../server/commands/worker-alone.ts', import.meta.url))

/** Two segments of every rung: drawn in a moment, and still in parts. */
const filmSeconds = 6
/** What is made of it, in this order. */
const expectedRungs = ['audio', '144p', '240p']

beforeAll(async () => {
  // The killed process has the machine's clock.
  app = await startTestApp({ now: new Date().toISOString() })
  film = await drawFilm({ seconds: filmSeconds, width: 426, height: 240 })
  work = watchTranscoding(app.settings.dataDir, expectedRungs)
})
afterEach(() => kill())
afterAll(() => app.close())

async function startWorkerProcess(): Promise<void> {
  const made = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: app.settings.dataDir,
      APP_SECRET: app.settings.secret,
      DATABASE_URL: app.databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  worker = made
  await once(createInterface({ input: made.stdout }), 'line')
}

function isAlive(): boolean {
  return worker !== null && worker.exitCode === null && worker.signalCode === null
}

async function kill(): Promise<void> {
  if (worker === null || !isAlive()) return
  const gone = once(worker, 'exit')
  worker.kill('SIGKILL')
  await gone
}

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

/** The work goes on from where a kill left it, as after a minute. */
async function workOn(): Promise<void> {
  await passMinute()
  if (!isAlive()) await startWorkerProcess()
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
  expect(rungs.map(({ rung }) => rung)).toEqual(expectedRungs)
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
const killsOfOneFilm = 6
/** A film may be whole before its kill comes: then another takes its place. */
const triesAtAim = 4

/** Waits for the phase and kills in it; false when the film was whole before. */
async function killedAt(film: MadeFilm, { phase, victim }: Aim): Promise<boolean> {
  await workOn()
  const [aimed] = shuffled(work.steps.filter((candidate) => candidate.phase === phase))
  const late = work.steps.filter(({ phase: near }) => near === 'storyboard' || near === 'encrypting')
  for (let looks = 1; aimed?.isReached(film) !== true; looks += 1) {
    // From here on a step is over within a millisecond or two.
    await (late.some(({ isReached }) => isReached(film)) ? turn() : pause(1))
    if (looks % 200 !== 0 || (await stateOf(film.mediaId)) !== 'done') continue
    await expectWhole(film.mediaId)
    return false
  }
  // Somewhere in the phase, not at its beginning.
  if (phase === 'probe' || phase === 'drawing') await pause(Math.random() * 60)
  const programs = victim === 'ffmpeg' ? await filmPrograms() : []
  const stood = work.steps.findLast(({ isReached }) => isReached(film))
  const name = work.tryOf(film)
  if (victim === 'ffmpeg') for (const id of programs) killIfThere(id)
  else await kill()
  await expectWhole(film.mediaId)
  if (stood === undefined || name === null || (victim === 'ffmpeg' && programs.length === 0)) return false
  if (victim === 'ffmpeg') await untilState(film.mediaId, ['waiting', 'done'])
  film.ended.add(name)
  if ((await stateOf(film.mediaId)) === 'done') return false
  const place = `${victim}, ${stood.phase}: ${stood.part}`
  kills.set(place, (kills.get(place) ?? 0) + 1)
  return true
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

/** The film becomes whole once nobody kills what makes it, and nothing lies about. */
async function expectMade(film: MadeFilm): Promise<void> {
  await workOn()
  for (; (await stateOf(film.mediaId)) !== 'done'; await pause(50)) {
    expect(await stateOf(film.mediaId)).not.toBe('failed')
    if ((await stateOf(film.mediaId)) === 'waiting') await passMinute()
  }
  await expectWhole(film.mediaId)
  await kill()
  expect(await strayFiles()).toEqual([])
}

// Four make the short form; FAULT_FACTOR=8 makes 32.
const chosen = chosenAims(runs(4))
const films = Array.from({ length: Math.ceil(chosen.length / killsOfOneFilm) }, (_, index) =>
  chosen.slice(index * killsOfOneFilm, (index + 1) * killsOfOneFilm),
).map((own, index) => ({ number: index + 1, own, count: own.length }))

describe('the transcoder is killed', () => {
  test.each(films)(
    'at work on film $number, $count times: nothing half is seen, and the film becomes whole',
    { timeout: 240_000 },
    async ({ own }) => {
      let film: MadeFilm = { mediaId: await queued(), ended: new Set() }
      for (const aim of own) {
        for (let left = triesAtAim; left > 0 && !(await killedAt(film, aim)); left -= 1)
          if ((await stateOf(film.mediaId)) === 'done') film = { mediaId: await queued(), ended: new Set() }
        if (!isAlive()) await expectNothingRuns()
      }
      await expectMade(film)
    },
  )

  test('once too often: the film ends as failed, and leaves nothing', { timeout: 120_000 }, async () => {
    const mediaId = await queued()
    await app.services.database.first(sql`update transcodes set attempts = 7 where media_id = ${mediaId}`)
    await startWorkerProcess()
    await untilState(mediaId, ['working'])
    await kill()
    await passMinute()
    await startWorkerProcess()
    expect(await untilState(mediaId, ['failed', 'done'])).toBe('failed')
    await expectWhole(mediaId)
    await kill()
    expect(await strayFiles()).toEqual([])
  })

  test.runIf(chosen.length > aims.length)('in every phase of its work, as often as was wanted', () => {
    console.log('kills:', Object.fromEntries([...kills].toSorted()))
    const places = [...kills.keys()]
    for (const { phase, victim } of aims)
      expect(
        places.some((place) => place.startsWith(`${victim}, ${phase}`)),
        `${victim} in ${phase}`,
      ).toBe(true)
    expect([...kills.values()].reduce((sum, count) => sum + count, 0)).toBe(chosen.length)
  })
})
