import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { secondsAfter } from '../../../domain/durations.ts'
import { renditions, type TranscodeReason } from '../../../domain/lessons/renditions.ts'
import { isDiskFull } from '../../adapters/media/disk.ts'
import { NoVideoTools, ToolRefused } from '../../adapters/videos/video-tools.ts'
import { storeVideoPictures } from '../../admin/uploads/operations.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { Services } from '../../services.ts'
import { makeVideo, type TranscodedVideo } from './make-video.ts'
import {
  type Attempt,
  beginAttempt,
  deleteRenditions,
  failAttempt,
  finishAttempt,
  giveBackAttempt,
  hasRenditionOf,
  insertRendition,
  listSources,
  lockAttempt,
  type NewRendition,
  updateProgress,
  upsertStoryboard,
  upsertVideoKey,
} from './queries.ts'
import { makeWorkFolder, reachSource } from './work-folder.ts'

/** After so many failures a video is not retried automatically. */
const mostAttempts = 8
const progressEveryMs = 2000
/** Share of the progress bar for encoding; the rest is encrypting and storing. */
const drawingPercent = 95
/** Old renditions stay this long, for students who are watching while a video is rebuilt. */
const oldRenditionSeconds = 6 * 3600

/** The video was deleted or queued again, or another worker has taken it. */
class Overtaken extends Error {}

/** The video has no stored source. */
class SourceGone extends Error {}

/**
 * Makes a video's renditions, storyboard and poster and publishes them together. An unreadable
 * video ends as failed. Other errors throw, so that the job is retried a limited number of times;
 * with `stopping` the video is released as if it had not been started.
 */
export async function transcodeVideo(
  services: Services,
  { mediaId }: { mediaId: string },
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { database, clock, log } = services
  const attempt = await database.first(beginAttempt(mediaId, clock.now()))
  if (attempt === null) return
  const work = await makeWorkFolder(services, attempt)
  try {
    await forgetEarlierTries(services, attempt)
    if (attempt.attempts > mostAttempts) throw new Error('it was begun too often and never ended')
    const key = randomBytes(16)
    const made = await make(services, attempt, { key, work, stopping })
    await keep(services, attempt, made, key)
  } catch (error) {
    if (error instanceof Overtaken) return
    if (stopping.aborted) {
      await database.first(giveBackAttempt(attempt, 1))
      throw error
    }
    const reason = reasonOf(error)
    log.warn({ err: error, mediaId, reason, attempts: attempt.attempts }, 'a video could not be prepared')
    if (!isFinal(reason) && attempt.attempts < mostAttempts) {
      await database.first(giveBackAttempt(attempt, 0))
      throw error
    }
    await database.first(failAttempt(attempt, reason, clock.now()))
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

type AttemptOptions = { key: Buffer; work: string; stopping: AbortSignal }

async function make(
  services: Services,
  attempt: Attempt,
  { key, work, stopping }: AttemptOptions,
): Promise<TranscodedVideo> {
  const { database, media } = services
  const sources = await database.all(listSources(attempt.mediaId))
  const [source] = sources
  if (source === undefined || !(await media.has(source.storageKey)))
    throw new SourceGone('no file of it is stored')
  const overtaken = new AbortController()
  let toldAt = performance.now()
  const tell = (share: number) => {
    if (performance.now() - toldAt < progressEveryMs) return
    toldAt = performance.now()
    database.first(updateProgress(attempt, Math.floor(share * drawingPercent))).then(
      (row) => row === null && overtaken.abort(new Overtaken()),
      () => undefined,
    )
  }
  const path = await reachSource(services, source, work)
  const { storageKey, durationInSeconds } = source
  const signal = AbortSignal.any([stopping, overtaken.signal])
  return makeVideo({ path, storageKey, durationInSeconds, work, key, stopping: signal, onProgress: tell })
}

async function keep(
  services: Services,
  attempt: Attempt,
  video: TranscodedVideo,
  key: Buffer,
): Promise<void> {
  const { database, media, clock } = services
  const { mediaId } = attempt
  const storedKeys: string[] = []
  const store = async (name: string, path: string, contentType: string) => {
    const storageKey = keyOf(attempt, name)
    const { size } = await stat(path)
    storedKeys.push(storageKey)
    await media.putFile(storageKey, path, contentType)
    return { storageKey, byteCount: size }
  }
  try {
    const rows: NewRendition[] = []
    for (const { path, ...rendition } of video.renditions) {
      const { storageKey } = await store(`${rendition.rendition}.ts`, path, 'application/octet-stream')
      rows.push({ ...rendition, storageKey })
    }
    const { path, ...board } = video.storyboard
    const sprite = await store('storyboard.jpg', path, 'image/jpeg')
    const poster = await store('poster.jpg', video.poster.path, 'image/jpeg')
    const now = clock.now()
    await database.transaction(async (tx) => {
      if ((await tx.first(lockAttempt(attempt))) === null) throw new Overtaken()
      // A new key for each run: everything encrypted with the last one is deleted. Set first, as in a key change.
      await tx.first(upsertVideoKey(mediaId, key, now))
      const old = (await tx.all(deleteRenditions(mediaId))).map((row) => row.key)
      for (const row of rows) await tx.first(insertRendition(mediaId, row))
      await tx.first(upsertStoryboard(mediaId, board))
      old.push(...(await storeVideoPictures(tx, mediaId, { storyboard: sprite, poster })))
      await tx.first(finishAttempt(attempt, now))
      const dueAt = secondsAfter(now, oldRenditionSeconds)
      if (old.length > 0) await enqueue(tx, 'forgetMediaFiles', { keys: old }, { dueAt })
    })
  } catch (error) {
    // The commit may have succeeded on a lost connection: then rows point to the stored files.
    const isShown = await database.first(hasRenditionOf(storedKeys)).then(
      (row) => row !== null,
      () => true,
    )
    if (!isShown) for (const storageKey of storedKeys) await media.remove(storageKey).catch(() => undefined)
    throw error
  }
}

/** Files that a crashed process stored without publishing. */
async function forgetEarlierTries({ media }: Services, attempt: Attempt): Promise<void> {
  for (let earlier = attempt.attempts - 1; earlier > 0; earlier -= 1)
    for (const name of [...renditions.map((rendition) => `${rendition}.ts`), 'storyboard.jpg', 'poster.jpg'])
      await media.remove(keyOf({ ...attempt, attempts: earlier }, name))
}

/** Each attempt has unique file names: a superseded one never overwrites another. */
function keyOf({ mediaId, queuedAt, attempts }: Attempt, name: string): string {
  return `streams/${mediaId}/${queuedAt.getTime()}-${attempts}/${name}`
}

function reasonOf(error: unknown): TranscodeReason {
  if (error instanceof SourceGone) return 'admin_video_gone'
  if (error instanceof ToolRefused) return 'admin_video_broken'
  if (error instanceof NoVideoTools) return 'admin_video_no_tools'
  return isDiskFull(error) ? 'admin_video_disk_full' : 'admin_video_trouble'
}

/** A retry would fail the same way. */
function isFinal(reason: TranscodeReason): boolean {
  return reason === 'admin_video_broken' || reason === 'admin_video_gone'
}
