import { randomBytes, randomUUID } from 'node:crypto'
import { itemKinds } from '../../../domain/catalog/item-kinds.ts'
import { linkLifetimeSeconds } from '../../../domain/catalog/link-lifetime.ts'
import { secondsAfter } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import { leaseEnd, savedQuestionsBytes } from '../../../domain/lessons/saved/rules.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { orWhileFull } from '../../adapters/database/full.ts'
import type { Input, Output } from '../../calls.ts'
import { findOpenItem, type OpenItem } from '../../catalog/files/operations.ts'
import type { Services, StudentContext } from '../../services.ts'
import { noteOpening } from '../progress/operations.ts'
import { cookieHashOf, streamPath } from '../streams/claims.ts'
import { deviceLabel } from '../streams/device-label.ts'
import { recordKey } from '../streams/keys.ts'
import { streamCookie } from '../streams/operations.ts'
import { masterPlaylist, renditionPlaylist } from '../streams/playlists.ts'
import { findVideo, videoName } from '../streams/videos.ts'
import {
  deleteSavedDevice,
  deleteSavedDevicesOf,
  findSavedAccess,
  leaveEndedCourses,
  listSaveable,
  listSavedDeviceRecords,
  listSavedDevices,
  listSavedLessons,
  lockDevicesOf,
  noteSavedDevice,
  type SaveableRow,
  type SavedLessonRow,
  takeDevicePlace,
} from './queries.ts'

/** What may be saved of a lesson, a chapter or a course. Throws `notFound`, and `locked` where nothing of it is open. */
export async function getSaveOffer(
  context: StudentContext,
  { of, id, language }: Input<'getSaveOffer'>,
): Promise<Output<'getSaveOffer'>> {
  const now = context.clock.now()
  const lessons = await findSaveable(context, { of, id, language })
  const ends = lessons.map(({ isFree, accessEndsAt }) =>
    leaseEnd(now, isFree ? null : accessEndsAt).getTime(),
  )
  return {
    lessons: lessons.map(({ itemId, kind, renditions, byteCount }) => ({
      item: itemId,
      renditions: itemKinds[kind].isStreamed ? renditions.map(sized) : [],
      byteCount: kind === 'practice' ? savedQuestionsBytes : byteCount,
    })),
    endsAt: new Date(Math.min(...ends)).toISOString(),
  }
}

/** Those that the student may open. */
async function findSaveable(
  { database, clock, student }: StudentContext,
  { of, id, language }: Input<'getSaveOffer'>,
): Promise<SaveableRow[]> {
  const asked = { studentId: student.id, language, now: clock.now() }
  const rows = isUuid(id) ? await database.all(listSaveable({ of, id }, asked)) : []
  if (rows.length === 0) throw new Failure('notFound', 'item_not_found')
  const open = rows.filter(({ isFree, accessEndsAt }) => isFree || accessEndsAt !== null)
  if (open.length === 0) throw new Failure('locked', 'item_locked')
  return open
}

/**
 * Lets a device save a lesson other than a video. Throws `notFound`, `locked`, and `conflict` when
 * five other devices have lessons of the course.
 */
export async function leaseLesson(
  context: StudentContext,
  { item, device }: Input<'leaseLesson'>,
): Promise<Output<'leaseLesson'>> {
  const [lesson] = await findSaveable(context, { of: 'lesson', id: item, language: 'en' })
  if (lesson === undefined || itemKinds[lesson.kind].isStreamed)
    throw new Failure('notFound', 'item_not_found')
  if (!lesson.isFree) await takePlace(context, device, lesson.courseId)
  const now = context.clock.now()
  return {
    version: lesson.version,
    endsAt: leaseEnd(now, lesson.isFree ? null : lesson.accessEndsAt).toISOString(),
    now: now.toISOString(),
  }
}

/**
 * What a device needs to save a video. Throws `notFound`, `locked`, `conflict` when five other
 * devices have lessons of the course, and `tooMany` once the account was given too many keys.
 */
export async function openDownload(
  context: StudentContext,
  { item: reference, device, rendition }: Input<'openDownload'>,
): Promise<Output<'openDownload'>> {
  const { student, clock } = context
  const item = await findVideoItem(context, reference)
  const video = await findVideo(context, item.mediaId)
  const row = video?.renditions.get(rendition)
  if (!video || !row) throw new Failure('notFound', 'item_not_found')
  const access = await accessTo(context, item)
  if (!item.isFreeAccess) await takePlace(context, device, access.courseId)
  const now = clock.now()
  const expiresAt = secondsAfter(now, linkLifetimeSeconds(item))
  const cookie = randomBytes(24).toString('base64url')
  const claim = {
    itemId: item._id,
    studentId: student.id,
    sessionId: student.sessionId,
    playbackId: null,
    cookieHash: cookieHashOf(cookie),
    expiresAt: expiresAt.getTime(),
  }
  const waitSeconds = await recordKey(context, { ...claim, playbackId: randomUUID() }, video.mediaId)
  if (waitSeconds !== null)
    throw new Failure('tooMany', 'stream_too_many_keys', {
      values: { minutes: Math.ceil(waitSeconds / 60) },
      retryAfterSeconds: waitSeconds,
    })
  const path = streamPath(context.settings, claim)
  context.keepCookie({ name: streamCookie, value: cookie, path, expiresAt })
  await noteOpening(context, item._id)
  return {
    path,
    expiresAt: expiresAt.toISOString(),
    video: video.name,
    key: video.key.toString('base64'),
    durationInSeconds: item.durationInSeconds,
    rendition: sized(row),
    master: masterPlaylist([row]),
    ofRendition: renditionPlaylist(row, { video: video.name, rendition: row.rendition }),
    hasPoster: video.files.has('poster'),
    storyboard: video.files.has('storyboard') ? video.storyboard : null,
    captions: [...video.files.keys()]
      .filter((name) => name.startsWith('captions-'))
      .map((name) => name.replace('captions-', '')),
    endsAt: leaseEnd(now, access.endsAt).toISOString(),
    now: now.toISOString(),
  }
}

/** Until when lessons stay saved on a device. Never throws for a deleted lesson, but reports it. */
export async function renewSaved(
  { database, clock, student }: StudentContext,
  { device, lessons }: Input<'renewSaved'>,
): Promise<Output<'renewSaved'>> {
  const now = clock.now()
  const asked = { studentId: student.id, sessionId: student.sessionId, deviceId: device, now }
  const ids = lessons.map(({ item }) => item).filter(isUuid)
  const rows = await database.all(listSavedLessons(ids, asked))
  // A lease is extended even while nothing can be written.
  await orWhileFull<unknown>(noteContact(database, asked), () => null)
  const known = new Map(rows.map((row) => [row.itemId, row]))
  return {
    lessons: lessons.map(({ item, version }) => ({ item, ...leaseOf(known.get(item), version, now) })),
    now: now.toISOString(),
  }
}

async function noteContact(database: Queryable, asked: Parameters<typeof noteSavedDevice>[0]): Promise<void> {
  await database.first(noteSavedDevice(asked))
  await database.first(leaveEndedCourses(asked))
}

function leaseOf(
  row: SavedLessonRow | undefined,
  version: string,
  now: Date,
): { endsAt: string } | { end: 'ended' | 'freed' | 'replaced' | 'gone' } {
  if (row === undefined) return { end: 'gone' }
  if (!row.isFree && (row.accessEndsAt === null || row.opensLater)) return { end: 'ended' }
  if (!row.isOffered) return { end: 'gone' }
  if (!row.isFree && !row.hasPlace) return { end: 'freed' }
  const isVideo = itemKinds[row.kind].isStreamed
  const current = isVideo ? videoName(row.mediaId ?? '', row.storageKeys) : row.version
  if (current !== version) return { end: 'replaced' }
  return { endsAt: leaseEnd(now, row.isFree ? null : row.accessEndsAt).toISOString() }
}

/** Devices with saved paid lessons. */
export async function getSavedDevices({
  database,
  student,
}: StudentContext): Promise<Output<'getSavedDevices'>> {
  const rows = await database.all(listSavedDevices(student.id))
  return rows.map(({ sessionId, lastSeenAt, ...row }) => ({
    ...row,
    isThisDevice: sessionId === student.sessionId,
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

/** Releases the slots of a device; it deletes its saved lessons when it next connects. */
export async function freeSavedDevice(
  { database, student }: StudentContext,
  { device }: Input<'freeSavedDevice'>,
): Promise<Output<'freeSavedDevice'>> {
  await database.first(deleteSavedDevice(student.id, device))
  return null
}

/** Devices with saved lessons, for the student's data export. Internal. */
export function exportSavedDevices(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<Record<string, unknown>[]> {
  return database.all(listSavedDeviceRecords(studentId))
}

/** Deletes them, in the transaction that deletes the account. Internal. */
export async function eraseSavedDevices(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteSavedDevicesOf(studentId))
}

async function findVideoItem(context: StudentContext, reference: string): Promise<OpenItem> {
  const item = await findOpenItem(context, reference)
  if (!itemKinds[item.kind].isStreamed) throw new Failure('notFound', 'item_not_found')
  return item
}

async function accessTo(
  { database, clock, student }: StudentContext,
  item: OpenItem,
): Promise<{ courseId: string; endsAt: Date | null }> {
  const row = await database.first(findSavedAccess(item._id, student.id, clock.now()))
  if (row === null) throw new Failure('notFound', 'item_not_found')
  // It may have ended a moment ago.
  if (!row.isFree && row.accessEndsAt === null) throw new Failure('locked', 'item_locked')
  return { courseId: row.courseId, endsAt: row.isFree ? null : row.accessEndsAt }
}

async function takePlace(
  { database, clock, student, device: userAgent }: StudentContext,
  deviceId: string,
  courseId: string,
): Promise<void> {
  const place = await database.transaction(async (tx) => {
    await tx.first(lockDevicesOf(student.id))
    return tx.first(
      takeDevicePlace({
        studentId: student.id,
        sessionId: student.sessionId,
        courseId,
        deviceId,
        device: deviceLabel(userAgent),
        now: clock.now(),
      }),
    )
  })
  if (place === null) throw new Failure('conflict', 'saved_too_many_devices')
}

function sized({
  rendition,
  height,
  byteCount,
}: {
  rendition: Output<'openDownload'>['rendition']['rendition']
  height: number
  byteCount: number
}) {
  return { rendition, height: rendition === 'audio' ? 0 : height, byteCount }
}
