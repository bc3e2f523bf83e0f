/**
 * Prepares videos as the worker does, in a process to be killed: it is paused for good once its work is
 * at the requested stage. A line of its input names the stage and starts it.
 */
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { connectAdapters } from '../../server/adapters/connect.ts'
import type { Database, Queryable } from '../../server/adapters/database/database.ts'
import { createLog } from '../../server/adapters/log.ts'
import { type JobHandlers, runDueJobs } from '../../server/jobs/operations.ts'
import { transcodeVideo } from '../../server/lessons/transcoding/transcode-video.ts'
import { readSettings } from '../../server/settings.ts'
import { type MadeVideo, type Order, type Step, watchTranscoding } from './transcoding-steps.ts'

// The next process finds what this one has compiled; killed, it would leave nothing.
flushCompileCache()
// In the lane of videos there is no other kind.
const handlers = { transcodeVideo } as JobHandlers
const settings = readSettings()
const log = createLog('error')
const { services } = await connectAdapters(settings, {
  databaseUrl: settings.databaseUrl ?? '',
  log,
  poolSize: 3,
})
const { steps } = watchTranscoding(settings.dataDir)
let aim: { video: MadeVideo; step: Step } | null = null

/** Work on other threads and in other processes continues, as it does when a process is killed. */
function holdStill(): never {
  writeSync(1, 'held\n')
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

/** What lasts for a millisecond is looked for at every turn, and only once ffmpeg has drawn: until then there is time. */
function look(): void {
  if (aim === null || aim.step.phase === 'keeping') return
  const { video, step } = aim
  if (step.isReached(video)) holdStill()
  const isBrief = step.phase === 'encrypting' || step.phase === 'storing'
  const isDrawn = steps.some(({ phase, isReached }) => phase === 'storyboard' && isReached(video))
  if (isBrief && isDrawn) setImmediate(look)
  else setTimeout(look, 1)
}

/** Rows of a video that is made are written one after another: here the first of them is there. */
function watched(queryable: Queryable): Queryable {
  const note = (text: string) => {
    if (!text.includes('insert into video_renditions')) return
    if (aim?.step.phase === 'keeping') holdStill()
  }
  return {
    async all(statement) {
      const rows = await queryable.all(statement)
      note(statement.text)
      return rows
    },
    async first(statement) {
      const row = await queryable.first(statement)
      note(statement.text)
      return row
    },
  }
}

const { database } = services
const watchedDatabase: Database = {
  ...database,
  ...watched(database),
  transaction: (work) => database.transaction((tx) => work(watched(tx))),
}

async function work(): Promise<never> {
  for (;;) {
    await runDueJobs({ ...services, database: watchedDatabase }, handlers, undefined, 'videos')
    await pause(20)
  }
}

const input = createInterface({ input: process.stdin })
let isBegun = false
input.on('line', (line) => {
  // Written by the test that started this process.
  const { video, step }: Order = JSON.parse(line)
  const found = steps.find(({ phase, part }) => phase === step?.phase && part === step.part)
  aim = found === undefined ? null : { video: { ...video, ended: new Set(video.ended) }, step: found }
  look()
  if (!isBegun) void work()
  isBegun = true
})
// Nothing outlives the test that started it.
input.on('close', () => process.exit())
writeSync(1, 'ready\n')
