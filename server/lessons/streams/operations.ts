import { randomBytes, randomUUID } from 'node:crypto'
import { itemKinds } from '../../../domain/catalog/item-kinds.ts'
import { linkLifetimeSeconds } from '../../../domain/catalog/link-lifetime.ts'
import { itemQualities } from '../../../domain/catalog/rules.ts'
import { daysBefore, secondsAfter, secondsBefore } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import { playbackSilenceSeconds, type RenditionName, streamsAtOnce } from '../../../domain/lessons/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { orWhileFull } from '../../adapters/database/full.ts'
import type { Input, Output } from '../../calls.ts'
import { findOpenItem, linkToItem, type OpenItem } from '../../catalog/files/operations.ts'
import type { Context, Services, SignedInStudent, StudentContext } from '../../services.ts'
import { noteOpening } from '../progress/operations.ts'
import { findPlace } from '../progress/queries.ts'
import { cookieHashOf, streamPath } from './claims.ts'
import { deviceLabel } from './device-label.ts'
import { keyWaitSeconds } from './keys.ts'
import { masterPlaylist, renditionPlaylist } from './playlists.ts'
import {
  countRunning,
  deleteKeyDeliveries,
  deleteKeyDeliveriesOf,
  deletePlaybacks,
  endPlaybacks,
  endPlaybacksOfItem,
  insertPlayback,
  listPlaybackRecords,
  listRunning,
  lockPlaybacksOf,
  type RenditionRow,
} from './queries.ts'
import { findVideo, renditionAtOnce, renditionNear, type Video } from './videos.ts'

type Stream = Output<'openStream'>

/** The cookie of a stream; it is sent only to that stream's own addresses. */
export const streamCookie = 'stepmark_stream'

/**
 * Opens a video for this browser. A student's stream takes one of the account's playback slots, until it is stopped or
 * silent for a minute; reopening the same lesson in the same session reuses its slot. While the database's disk is
 * full the slot is taken later, because purchased lessons must still open. Throws `notFound`, `locked`,
 * `tooManyStreams` when no slot is free, and `tooMany` once the account was given the keys of too many streams.
 */
export async function openStream(
  context: Context,
  { item: reference, instead = [], beginsWith, bitsPerSecond }: Input<'openStream'>,
): Promise<Stream> {
  const item = await findOpenItem(context, reference)
  if (!itemKinds[item.kind].isStreamed) throw new Failure('notFound', 'item_not_found')
  const video = await findVideo(context, item.mediaId)
  const expiresAt = secondsAfter(context.clock.now(), linkLifetimeSeconds(item))
  if (video === null) {
    await noteOpening(context, item._id)
    return { ...unmade(item, expiresAt), place: await placeOf(context, item) }
  }
  const opened = await openVideo(context, { item, video, expiresAt, instead })
  const lists = listsOf(video, beginningOf(video, beginsWith, bitsPerSecond))
  // Read last: the latest watch report may still be on its way.
  return { ...opened, lists, place: await placeOf(context, item) }
}

/** The stream of a transcoded video, if there is one. Throws as `openStream` does. Internal. */
export async function openStreamOf(
  context: Context,
  item: OpenItem,
  expiresAt: Date,
): Promise<{ stream: OpenedVideo; video: Video } | null> {
  const video = await findVideo(context, item.mediaId)
  if (video === null) return null
  return { video, stream: await openVideo(context, { item, video, expiresAt, instead: [] }) }
}

type OpenedVideo = Omit<Stream, 'lists' | 'place'>
type Opening = { item: OpenItem; video: Video; expiresAt: Date; instead: readonly string[] }

async function openVideo(
  context: Context,
  { item, video, expiresAt, instead }: Opening,
): Promise<OpenedVideo> {
  const { student } = context
  const waitSeconds = student === null ? null : await keyWaitSeconds(context, student.id)
  if (waitSeconds !== null)
    throw new Failure('tooMany', 'stream_too_many_keys', {
      values: { minutes: Math.ceil(waitSeconds / 60) },
      retryAfterSeconds: waitSeconds,
    })
  const cookie = randomBytes(24).toString('base64url')
  const id = randomUUID()
  const hasPlace =
    student !== null &&
    (await orWhileFull<boolean>(
      takePlace(context, student, { id, itemId: item._id, cookie, instead }),
      () => false,
    ))
  const path = streamPath(context.settings, {
    itemId: item._id,
    studentId: student?.id ?? null,
    sessionId: student?.sessionId ?? null,
    playbackId: student === null ? null : id,
    cookieHash: cookieHashOf(cookie),
    expiresAt: expiresAt.getTime(),
  })
  context.keepCookie({ name: streamCookie, value: cookie, path, expiresAt })
  const captions = [...video.files.keys()].filter((name) => name.startsWith('captions-'))
  return {
    playbackId: hasPlace ? id : null,
    playlistUrl: `${path}/master.m3u8`,
    expiresAt: expiresAt.toISOString(),
    durationInSeconds: item.durationInSeconds,
    renditions: [...video.renditions.values()].map(({ rendition, height, byteCount }) => ({
      rendition,
      height: rendition === 'audio' ? 0 : height,
      byteCount,
    })),
    posterUrl: video.files.has('poster') ? `${path}/poster.jpg` : null,
    storyboard:
      video.storyboard === null || !video.files.has('storyboard')
        ? null
        : { url: `${path}/storyboard.jpg`, ...video.storyboard },
    captions: captions.map((name) => ({
      language: name.replace('captions-', ''),
      url: `${path}/${name}.vtt`,
    })),
  }
}

/** Takes a slot for a new playback under the lock of the student's row. Throws `tooManyStreams`. */
async function takePlace(
  { database, clock, device }: Context,
  { id: studentId, sessionId }: SignedInStudent,
  { id, itemId, cookie, instead }: { id: string; itemId: string; cookie: string; instead: readonly string[] },
): Promise<true> {
  await database.transaction(async (tx) => {
    await tx.first(lockPlaybacksOf(studentId))
    const now = clock.now()
    await tx.first(endPlaybacks(instead, studentId, 'replaced', now))
    await tx.first(endPlaybacksOfItem({ sessionId, itemId, studentId }, now))
    const running = await tx.first(countRunning(studentId, secondsBefore(now, playbackSilenceSeconds)))
    if ((running?.count ?? 0) >= streamsAtOnce) throw new Failure('tooManyStreams', 'stream_too_many')
    await tx.first(
      insertPlayback({
        id,
        studentId,
        sessionId,
        itemId,
        device: deviceLabel(device),
        cookieHash: cookieHashOf(cookie),
        now,
      }),
    )
  })
  return true
}

function beginningOf(video: Video, wanted?: RenditionName, bitsPerSecond?: number): RenditionRow | null {
  if (wanted !== undefined) return renditionNear(video, wanted)
  return bitsPerSecond === undefined ? null : renditionAtOnce(video, bitsPerSecond)
}

/** Includes what a player requests first: on a slow connection each request costs half a second. */
function listsOf(video: Video, row: RenditionRow | null): Stream['lists'] {
  if (row === null) return null
  return {
    rendition: row.rendition,
    master: masterPlaylist([...video.renditions.values()]),
    ofRendition: renditionPlaylist(row, { video: video.name, rendition: row.rendition }),
  }
}

async function placeOf({ database, student }: Context, item: OpenItem): Promise<Stream['place']> {
  const row = student === null ? null : await database.first(findPlace(item._id, student.id))
  return row && { positionInSeconds: row.positionInSeconds, at: row.at.toISOString() }
}

function unmade(item: OpenItem, expiresAt: Date): Omit<Stream, 'place'> {
  return {
    playbackId: null,
    playlistUrl: null,
    expiresAt: expiresAt.toISOString(),
    durationInSeconds: item.durationInSeconds,
    renditions: [],
    posterUrl: null,
    storyboard: null,
    captions: [],
    lists: null,
  }
}

/**
 * A link to an item that the caller may open. For a paid transcoded video it is the playlist's
 * address, as whole videos are never given out. Throws as `openStream` does.
 */
export async function getPresignedFile(
  context: Context,
  { file, quality }: Input<'getPresignedFile'>,
): Promise<Output<'getPresignedFile'>> {
  const item = await findOpenItem(context, file)
  // A free video is also available as MP4, if it was uploaded in a playable format.
  const isGiven = item.isFreeAccess && item.files.some(({ contentType }) => contentType === 'video/mp4')
  if (!itemKinds[item.kind].isStreamed || isGiven) {
    const link = linkToItem(context, item, quality)
    await noteOpening(context, item._id)
    return link
  }
  const expiresAt = secondsAfter(context.clock.now(), linkLifetimeSeconds(item))
  const opened = await openStreamOf(context, item, expiresAt)
  if (opened?.stream.playlistUrl == null) {
    await noteOpening(context, item._id)
    return linkToItem(context, item, quality)
  }
  const { stream, video } = opened
  const most = stream.renditions.at(-1)
  return {
    url: opened.stream.playlistUrl,
    expiresAt: stream.expiresAt,
    contentType: 'application/vnd.apple.mpegurl',
    byteCount: most?.byteCount ?? 0,
    posterUrl: stream.posterUrl,
    captions: stream.captions,
    qualities: itemQualities.flatMap((name) => {
      const rendition = video.renditions.get(name)
      return rendition ? [{ quality: name, byteCount: rendition.byteCount }] : []
    }),
  }
}

const keptDays = 30

/** Current playbacks of the account. */
export async function getPlaybacks(context: StudentContext): Promise<Output<'getPlaybacks'>> {
  const { database, clock, student, locale } = context
  const silentBefore = secondsBefore(clock.now(), playbackSilenceSeconds)
  const rows = await database.all(listRunning(student.id, silentBefore, locale))
  return rows.map(({ sessionId, startedAt, lastSeenAt, ...row }) => ({
    ...row,
    isThisDevice: sessionId === student.sessionId,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

/** Ends a playback of the student, on any device. */
export async function stopPlayback(
  { database, clock, student }: StudentContext,
  { id }: Input<'stopPlayback'>,
): Promise<Output<'stopPlayback'>> {
  await database.first(endPlaybacks([id], student.id, 'stopped', clock.now()))
  return null
}

/** The student's playbacks, for the data export. Deleting the account deletes them with its sessions. Internal. */
export function exportPlaybacks(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<Record<string, unknown>[]> {
  return database.all(listPlaybackRecords(studentId))
}

/** Deletes the student's key deliveries, in the transaction that deletes the account. Internal. */
export async function erasePlaybacks(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteKeyDeliveriesOf(studentId))
}

/** Deletes playbacks and key deliveries that were inactive for a month. */
export async function forgetOldPlaybacks({ database, clock }: Services): Promise<void> {
  const before = daysBefore(clock.now(), keptDays)
  await database.first(deletePlaybacks(before))
  await database.first(deleteKeyDeliveries(before))
}
