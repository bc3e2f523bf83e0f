import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { queueTranscode } from '../../server/lessons/operations.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { drawFilm, openSegments, replaceFilm, storedRungs } from '../support/films.ts'
import { runs } from '../support/runs.ts'

let app: TestApp
let film: Buffer
let worker: ChildProcess | null = null
const program = fileURLToPath(new URL('../../server/commands/worker-alone.ts', import.meta.url))

const filmSeconds = 12
/** What is made of it, in this order. */
const expectedRungs = ['audio', '144p', '240p']

beforeAll(async () => {
  // The killed process has the machine's clock.
  app = await startTestApp({ now: new Date().toISOString() })
  film = await drawFilm({ seconds: filmSeconds, width: 426, height: 240 })
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

async function kill(): Promise<void> {
  if (worker === null || worker.exitCode !== null || worker.signalCode !== null) return
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

type Phase = { name: string; isReached(mediaId: string): boolean }

/** Files of a try, by what their names end with; none before it begins and after it ended. */
function drawn(mediaId: string, ending: string): boolean {
  const root = join(app.settings.dataDir, 'transcoding')
  const folder = namesIn(root).find((name) => name.startsWith(mediaId))
  return folder !== undefined && existsSync(join(root, folder, ending))
}

function storedCount(mediaId: string): number {
  const root = join(app.settings.dataDir, 'media/streams', mediaId)
  return namesIn(root).reduce((count, name) => count + namesIn(join(root, name)).length, 0)
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

const begun: Phase = { name: 'begun', isReached: (mediaId) => drawn(mediaId, '.') }
const drawing = [0, 1, 2].map((segment) => ({
  name: `drawing segment ${segment}`,
  isReached: (mediaId: string) => drawn(mediaId, `240p-00000${segment}.ts`),
}))
const finishing = [...expectedRungs.map((rung) => `${rung}.bin`), 'poster.jpg'].map((file) => ({
  name: `finishing ${file}`,
  isReached: (mediaId: string) => drawn(mediaId, file),
}))
const storing = [...expectedRungs, 'storyboard', 'poster'].map((name, index) => ({
  name: `storing ${name}`,
  isReached: (mediaId: string) => storedCount(mediaId) > index,
}))

/** Where it is killed, in turn: each kind of phase comes up as often, whatever time it takes. */
const aims = [
  { phases: [begun, ...drawing], isToolKilled: false },
  { phases: drawing, isToolKilled: true },
  { phases: finishing, isToolKilled: false },
  { phases: storing, isToolKilled: false },
] as const

function aimOf(time: number): { phase: Phase; isToolKilled: boolean } {
  const { phases, isToolKilled } = aims[(time - 1) % aims.length] ?? aims[0]
  const phase = phases[Math.floor(Math.random() * phases.length)] ?? begun
  return { phase, isToolKilled }
}

/** The last phase of which something is there: the kill may come a moment after its aim. */
function phaseOf(mediaId: string): string {
  const all = [begun, ...drawing, ...finishing, ...storing]
  return all.findLast(({ isReached }) => isReached(mediaId))?.name ?? 'before or after all'
}

// Four make the short form; FAULT_FACTOR=8 makes 32.
const times = Array.from({ length: runs(4) }, (_, index) => index + 1)
const endings = new Map<string, number>()

describe('the transcoder is killed', () => {
  test.each(times)(
    'in a phase of its work, time %i: nothing half is seen, and the film becomes whole',
    {
      timeout: 120_000,
    },
    async (time) => {
      const { phase, isToolKilled } = aimOf(time)
      const mediaId = await queued()
      await startWorkerProcess()
      for (const deadline = Date.now() + 60_000; Date.now() < deadline && !phase.isReached(mediaId); )
        await pause(1)
      expect(phase.isReached(mediaId), phase.name).toBe(true)
      if (isToolKilled) for (const id of await filmPrograms()) process.kill(id, 'SIGKILL')
      else await kill()
      await expectWhole(mediaId)
      const stood = `${isToolKilled ? 'ffmpeg' : 'worker'}, ${phaseOf(mediaId)} (${await stateOf(mediaId)})`
      endings.set(stood, (endings.get(stood) ?? 0) + 1)
      if (!isToolKilled) {
        // What it began ends with it.
        for (const deadline = Date.now() + 5000; Date.now() < deadline && (await filmPrograms()).length > 0; )
          await pause(50)
        expect(await filmPrograms()).toEqual([])
        await passMinute()
        await startWorkerProcess()
      }
      for (; (await stateOf(mediaId)) !== 'done'; await pause(50)) {
        expect(await stateOf(mediaId)).not.toBe('failed')
        if (isToolKilled && (await stateOf(mediaId)) === 'waiting') await passMinute()
      }
      await expectWhole(mediaId)
      await kill()
      expect(await strayFiles()).toEqual([])
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

  afterAll(() => {
    if (times.length > aims.length)
      console.log('films stood, when their transcoder was killed:', Object.fromEntries(endings))
  })
})
