import { randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
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

/** What staff just sent comes first; what was stored before anybody asked waits for it. */
export const priorities = { asked: 0, found: 9 } as const

const mostAtOnce = 200

/**
 * Has a video prepared for phones, in the transaction of the fact it follows from. False when it waits or
 * is being prepared already.
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

/** Queues videos that were stored before there were renditions, or without anybody's asking, such as the demo's. */
export async function queueFoundVideos({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  for (const { mediaId } of await database.all(listUnqueuedVideos(mostAtOnce)))
    await database.transaction((tx) => queueTranscode(tx, mediaId, { now, priority: priorities.found }))
}

/** Longer than a segment that is being read takes; no address leads to the old files any more. */
const oldFilesSeconds = 60

/** A video was queued again, or another worker is at it. */
class Overtaken extends Error {}

/**
 * Has a video encrypted with another key, in the transaction of the fact it follows from. False when it has
 * nothing that is encrypted.
 */
export async function askRekey(tx: Queryable, mediaId: string, now: Date): Promise<boolean> {
  if ((await tx.first(askRekeyRow(mediaId, now))) === null) return false
  await enqueue(tx, 'rekeyVideo', { mediaId }, { dueAt: now })
  return true
}

/**
 * Encrypts every segment of a video with a new key, under new addresses, without drawing anything again. Key
 * and addresses change in one transaction; the old files go after it. Every try has files of its own, so a
 * try that was killed is simply begun again, and takes away what it left.
 */
export async function rekeyVideo(
  services: Services,
  { mediaId }: { mediaId: string },
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { database, media } = services
  // Together: another try may not put its own key in between the two.
  const { begun, sealed } = await database.transaction(async (tx) => ({
    begun: await tx.first(beginRekey(mediaId)),
    sealed: await tx.all(listSealedRenditions(mediaId)),
  }))
  if (begun === null) return
  for (let earlier = begun.attempts - 1; earlier > 0; earlier -= 1)
    for (const rendition of renditions) await media.remove(keyOf({ ...begun, attempts: earlier }, rendition))
  const key = randomBytes(16)
  const work = await makeRekeyFolder(services)
  try {
    for (const rendition of sealed)
      await resealRendition(services, rendition, {
        from: begun.key,
        to: key,
        work,
        storageKey: keyOf(begun, rendition.rendition),
        stopping,
      })
    await showRekeyed(services, begun, { sealed, key })
  } catch (error) {
    // The database may have said yes on a line that was lost: then rows point to what was stored.
    const made = sealed.map(({ rendition }) => keyOf(begun, rendition))
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

type Resealing = { from: Buffer; to: Buffer; work: string; storageKey: string; stopping: AbortSignal }

/** Padding is the same for the same length, so every segment lies where it lay. */
async function resealRendition(
  { media }: Services,
  { storageKey: old, segmentEnds, byteCount }: SealedRendition,
  { from, to, work, storageKey, stopping }: Resealing,
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
    const dueAt = new Date(now.getTime() + oldFilesSeconds * 1000)
    await enqueue(tx, 'forgetMediaFiles', { keys }, { dueAt })
  })
}

/** Every try has names of its own: one that was overtaken never writes over another. */
function keyOf({ mediaId, askedAt, attempts }: RekeyAttempt, rendition: string): string {
  return `streams/${mediaId}/key-${askedAt.getTime()}-${attempts}/${rendition}.ts`
}

/** How far videos have come on their way to phones; nothing of one that nobody queued yet. */
export function getVideoStates({ database }: Services, mediaIds: readonly string[]): Promise<VideoState[]> {
  return database.all(listVideoStates(mediaIds))
}
