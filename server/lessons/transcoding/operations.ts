import { randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { secondsAfter } from '../../../domain/durations.ts'
import { renditions } from '../../../domain/lessons/renditions.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { Services } from '../../services.ts'
import {
  askRekeyRow,
  beginRekey,
  finishRekey,
  hasRenditionOf,
  listSealedRenditions,
  listUnqueuedVideos,
  listVideoStates,
  moveRendition,
  queueTranscodeRow,
  type RekeyAttempt,
  type SealedRendition,
  type VideoState,
} from './queries.ts'
import { decryptSegment, encryptSegment } from './segments.ts'
import { makeRekeyFolder, refuseWithoutRoom } from './work-folder.ts'

/** New uploads by staff come first; older videos wait. */
export const priorities = { asked: 0, found: 9 } as const

const mostAtOnce = 200

/**
 * Queues a video for transcoding, in the transaction of the change that causes it. False when it is
 * already queued or running.
 */
export async function queueTranscode(
  tx: Queryable,
  mediaId: string,
  { now, priority }: { now: Date; priority: number },
): Promise<boolean> {
  if ((await tx.first(queueTranscodeRow(mediaId, priority, now))) === null) return false
  await enqueue(tx, 'transcodeVideo', { mediaId }, { dueAt: now, priority })
  return true
}

/** Queues videos stored before renditions existed, or without a request, such as the demo's. */
export async function queueFoundVideos({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  for (const { mediaId } of await database.all(listUnqueuedVideos(mostAtOnce)))
    await database.transaction((tx) => queueTranscode(tx, mediaId, { now, priority: priorities.found }))
}

/** Longer than reading a segment takes; no address refers to the old files any longer. */
const oldFilesSeconds = 60

/** The video was queued again, or another worker has taken it. */
class Overtaken extends Error {}

/**
 * Queues a video for encryption with another key, in the transaction of the change that causes it.
 * False when nothing of it is encrypted.
 */
export async function askRekey(tx: Queryable, mediaId: string, now: Date): Promise<boolean> {
  if ((await tx.first(askRekeyRow(mediaId, now))) === null) return false
  await enqueue(tx, 'rekeyVideo', { mediaId }, { dueAt: now })
  return true
}

/**
 * Encrypts every segment of a video with a new key, under new addresses, without transcoding. Key
 * and addresses change in one transaction; the old files are deleted later. Each attempt has its
 * own files, so an interrupted one is simply repeated and its leftovers deleted.
 */
export async function rekeyVideo(
  services: Services,
  { mediaId }: { mediaId: string },
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { database, media } = services
  // In one transaction: another attempt must not set its own key in between.
  const { begun: rekey, sealed } = await database.transaction(async (tx) => ({
    begun: await tx.first(beginRekey(mediaId)),
    sealed: await tx.all(listSealedRenditions(mediaId)),
  }))
  if (rekey === null) return
  for (let earlier = rekey.attempts - 1; earlier > 0; earlier -= 1)
    for (const rendition of renditions) await media.remove(keyOf({ ...rekey, attempts: earlier }, rendition))
  const key = randomBytes(16)
  const work = await makeRekeyFolder(services)
  try {
    for (const rendition of sealed)
      await resealRendition(services, rendition, {
        from: rekey.key,
        to: key,
        work,
        storageKey: keyOf(rekey, rendition.rendition),
        stopping,
      })
    await showRekeyed(services, rekey, { sealed, key })
  } catch (error) {
    // The commit may have succeeded on a lost connection: then rows point to the stored files.
    const made = sealed.map(({ rendition }) => keyOf(rekey, rendition))
    const isShown = await database.first(hasRenditionOf(made)).then(
      (row) => row !== null,
      () => true,
    )
    if (!isShown) for (const storageKey of made) await media.remove(storageKey).catch(() => undefined)
    if (!(error instanceof Overtaken)) throw error
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

type ResealOptions = { from: Buffer; to: Buffer; work: string; storageKey: string; stopping: AbortSignal }

/** Padding depends only on the length, so every segment stays at its offset. */
async function resealRendition(
  { media }: Services,
  { storageKey: old, segmentEnds, byteCount }: SealedRendition,
  { from, to, work, storageKey, stopping }: ResealOptions,
): Promise<void> {
  await refuseWithoutRoom(work, byteCount)
  const path = join(work, 'rendition')
  const file = await open(path, 'w')
  try {
    for (const [number, end] of segmentEnds.entries()) {
      stopping.throwIfAborted()
      const bytes = await media.readBytes(old, { start: segmentEnds[number - 1] ?? 0, end: end - 1 })
      await file.write(encryptSegment(decryptSegment(bytes, from, number), to, number))
    }
    await file.sync()
  } finally {
    await file.close()
  }
  await media.putFile(storageKey, path, 'application/octet-stream')
}

async function showRekeyed(
  { database, clock }: Services,
  attempt: RekeyAttempt,
  { sealed, key }: { sealed: readonly SealedRendition[]; key: Buffer },
): Promise<void> {
  const now = clock.now()
  await database.transaction(async (tx) => {
    if ((await tx.first(finishRekey(attempt, key, now))) === null) throw new Overtaken()
    for (const { rendition, storageKey } of sealed)
      if ((await tx.first(moveRendition(attempt.mediaId, storageKey, keyOf(attempt, rendition)))) === null)
        throw new Overtaken()
    const keys = sealed.map(({ storageKey }) => storageKey)
    const dueAt = secondsAfter(now, oldFilesSeconds)
    await enqueue(tx, 'forgetMediaFiles', { keys }, { dueAt })
  })
}

/** Each attempt has unique file names: a superseded one never overwrites another. */
function keyOf({ mediaId, askedAt, attempts }: RekeyAttempt, rendition: string): string {
  return `streams/${mediaId}/key-${askedAt.getTime()}-${attempts}/${rendition}.ts`
}

/** Transcoding progress of videos; videos not yet queued are omitted. */
export function getVideoStates({ database }: Services, mediaIds: readonly string[]): Promise<VideoState[]> {
  return database.all(listVideoStates(mediaIds))
}
