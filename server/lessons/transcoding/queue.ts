import type { Queryable } from '../../adapters/database/database.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { Services } from '../../services.ts'
import { listUnqueuedVideos, queueTranscodeRow } from './queries.ts'

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
  await enqueue(tx, 'transcodeFilm', { mediaId }, { dueAt: now, priority })
  return true
}

/** Queues videos that were stored before there were renditions, or without anybody's asking, such as the demo's. */
export async function queueFoundVideos({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  for (const { mediaId } of await database.all(listUnqueuedVideos(mostAtOnce)))
    await database.transaction((tx) => queueTranscode(tx, mediaId, { now, priority: priorities.found }))
}
