import { linkLifetimeSeconds } from '../../../domain/catalog/link-lifetime.ts'
import { canOpen } from '../../../domain/catalog/rules.ts'
import { secondsBefore } from '../../../domain/durations.ts'
import {
  playbackNotedEverySeconds,
  playbackSilenceSeconds,
  streamsAtOnce,
} from '../../../domain/lessons/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { orWhileFull } from '../../adapters/database/full.ts'
import type { Services } from '../../services.ts'
import { insertOpening } from '../progress/queries.ts'
import type { StreamClaim } from './claims.ts'
import { deviceLabel } from './device-label.ts'
import {
  countRunning,
  endPlaybacks,
  findItemSeconds,
  findPlayback,
  findRights,
  findSessionDevice,
  insertPlayback,
  lockPlaybacksOf,
  notePlayback,
  type RightsRow,
} from './queries.ts'

/** Why a link no longer plays. */
export type StreamEnd = 'gone' | 'signedOut' | 'locked' | 'playbackEnded'

/** What a claim allows now: the media that plays, or why nothing does. */
export type Rights = { mediaId: string } | { end: StreamEnd }

type Store = Pick<Services, 'database' | 'clock'>

/**
 * Asks the database what a claim allows now, and marks its playback as active. While that cannot be written it keeps
 * playing; a playback opened then takes its slot as soon as writes work, if one is free.
 */
export async function askRights(services: Store, claim: StreamClaim): Promise<Rights> {
  const { itemId, studentId, sessionId, playbackId } = claim
  const now = services.clock.now()
  const silentBefore = secondsBefore(now, playbackSilenceSeconds)
  const noteBefore = secondsBefore(now, playbackNotedEverySeconds)
  const question = { itemId, studentId, sessionId, playbackId, now, noteBefore, silentBefore }
  const row = await orWhileFull(services.database.first(findRights(question)), () =>
    // No playback can have been active both before and after the same time, so nothing is written.
    services.database.first(findRights({ ...question, noteBefore: silentBefore })),
  )
  const end = endOf(row, claim, now)
  if (end !== null || row === null) return { end: end ?? 'gone' }
  if (studentId === null || playbackId === null) return { mediaId: row.mediaId }
  const place = { id: playbackId, studentId, ...(row.lastSeenAt === null && { owedBy: claim }) }
  const isRunning =
    !hasLostPlace(row.lastSeenAt, now) || (await orWhileFull(takePlaceAgain(services, place), () => true))
  return isRunning ? { mediaId: row.mediaId } : { end: 'playbackEnded' }
}

/**
 * Marks a playback of the student as continuing. `ended` when it was stopped, does not exist, or
 * has lost its slot to others while it was silent.
 */
export async function touchPlayback(
  { student, ...services }: Store & { student: { id: string } },
  playbackId: string,
): Promise<'running' | 'ended'> {
  const { database, clock } = services
  const now = clock.now()
  const playback = await database.first(findPlayback(playbackId, student.id))
  if (playback === null || playback.hasEnded) return 'ended'
  if (hasLostPlace(playback.lastSeenAt, now)) {
    const isRunning = await takePlaceAgain(services, { id: playbackId, studentId: student.id })
    return isRunning ? 'running' : 'ended'
  }
  if (playback.lastSeenAt > secondsBefore(now, playbackNotedEverySeconds)) return 'running'
  return (await database.first(notePlayback(playbackId, now))) === null ? 'ended' : 'running'
}

function endOf(row: RightsRow | null, { studentId, playbackId }: StreamClaim, now: Date): StreamEnd | null {
  if (row === null) return 'gone'
  if (studentId !== null && !row.isSignedIn) return 'signedOut'
  if (!canOpen(row, row, now)) return 'locked'
  if (!row.isOffered) return 'gone'
  return playbackId !== null && row.hasEnded !== false ? 'playbackEnded' : null
}

function hasLostPlace(lastSeenAt: Date | null, now: Date): boolean {
  return lastSeenAt === null || lastSeenAt <= secondsBefore(now, playbackSilenceSeconds)
}

type Place = {
  id: string
  studentId: string
  /** The claim of a playback that could not be stored when it was opened. */
  owedBy?: StreamClaim
}

/** A playback that was silent, as in a long pause, continues if there is a slot for it; otherwise it ends. */
async function takePlaceAgain(
  { database, clock }: Store,
  { id, studentId, owedBy }: Place,
): Promise<boolean> {
  const now = clock.now()
  return database.transaction(async (tx) => {
    await tx.first(lockPlaybacksOf(studentId))
    if (owedBy !== undefined) await writeDown(tx, owedBy, now)
    const others = await tx.first(countRunning(studentId, secondsBefore(now, playbackSilenceSeconds), id))
    if ((others?.count ?? 0) < streamsAtOnce) return (await tx.first(notePlayback(id, now))) !== null
    await tx.first(endPlaybacks([id], studentId, 'crowded', now))
    return false
  })
}

async function writeDown(
  tx: Queryable,
  { playbackId: id, studentId, sessionId, itemId, cookieHash, expiresAt }: StreamClaim,
  now: Date,
): Promise<void> {
  if (id === null || studentId === null || sessionId === null) return
  // It was opened when its link was made, and watched since.
  const video = await tx.first(findItemSeconds(itemId))
  if (video !== null) {
    const openedAt = expiresAt - linkLifetimeSeconds({ kind: 'video', ...video }) * 1000
    await tx.first(insertOpening(studentId, itemId, new Date(openedAt)))
  }
  const session = await tx.first(findSessionDevice(sessionId))
  const device = deviceLabel(session?.device ?? '')
  await tx.first(insertPlayback({ id, studentId, sessionId, itemId, device, cookieHash, now }))
}
