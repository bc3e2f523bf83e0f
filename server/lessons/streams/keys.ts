import { daysBefore, hoursBefore } from '../../../domain/durations.ts'
import { keysPerDay, keysPerHour } from '../../../domain/lessons/rules.ts'
import { orWhileFull } from '../../adapters/database/full.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { Services } from '../../services.ts'
import type { StreamClaim } from './claims.ts'
import { deviceLabel } from './device-label.ts'
import {
  countKeyDeliveries,
  findSessionDevice,
  insertKeyDelivery,
  type KeyCount,
  lockPlaybacksOf,
} from './queries.ts'

type Store = Pick<Services, 'database' | 'clock'>

/**
 * Records that a pass is given a video's key; the same pass counts once. Returns the seconds to wait when the account
 * got the keys of too many passes, which is also audited for staff. Null when it may be given.
 */
export async function recordKey(
  services: Store,
  { playbackId, studentId, sessionId, itemId }: StreamClaim,
  mediaId: string,
): Promise<number | null> {
  // A visitor's lessons are free for everyone.
  if (playbackId === null || studentId === null || sessionId === null) return null
  const { database, clock } = services
  const now = clock.now()
  const writing = database.transaction(async (tx) => {
    await tx.first(lockPlaybacksOf(studentId))
    const counted = await tx.first(countKeyDeliveries({ studentId, ...windowsAt(now), besides: playbackId }))
    const waitSeconds = secondsToWait(counted, now)
    if (waitSeconds !== null) {
      const onceKey = `key-limit:${studentId}:${now.toISOString().slice(0, 13)}`
      await enqueue(tx, 'recordKeyLimit', { studentId }, { dueAt: now, onceKey })
      return waitSeconds
    }
    const session = await tx.first(findSessionDevice(sessionId))
    const device = deviceLabel(session?.device ?? '')
    await tx.first(insertKeyDelivery({ playbackId, studentId, itemId, mediaId, device, now }))
    return null
  })
  // Purchased lessons play even while nothing can be written.
  return orWhileFull(writing, () => null)
}

/** The seconds until the account may be given another pass's key; null when it may be now. */
export async function keyWaitSeconds({ database, clock }: Store, studentId: string): Promise<number | null> {
  const now = clock.now()
  return secondsToWait(
    await database.first(countKeyDeliveries({ studentId, ...windowsAt(now), besides: null })),
    now,
  )
}

function windowsAt(now: Date): { hourAgo: Date; dayAgo: Date } {
  return { hourAgo: hoursBefore(now, 1), dayAgo: daysBefore(now, 1) }
}

function secondsToWait(counted: KeyCount | null, now: Date): number | null {
  if (counted === null || counted.isKnown) return null
  const until = (first: Date | null, seconds: number) =>
    first === null ? 1 : Math.max(1, Math.ceil((first.getTime() - now.getTime()) / 1000) + seconds)
  if (counted.inDay >= keysPerDay) return until(counted.firstInDay, 24 * 3600)
  return counted.inHour >= keysPerHour ? until(counted.firstInHour, 3600) : null
}
