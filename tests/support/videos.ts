import { createDecipheriv } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '../../server/adapters/database/sql.ts'
import { runVideoTool } from '../../server/adapters/videos/video-tools.ts'
import { runDueJobs } from '../../server/jobs/operations.ts'
import { queueTranscode } from '../../server/lessons/transcoding/operations.ts'
import type { Services } from '../../server/services.ts'
import { jobHandlers } from '../../server/worker.ts'

type VideoOptions = {
  seconds?: number
  width?: number
  height?: number
  frameRate?: number | string
  hasSound?: boolean
  /** Grain that is another in each picture: a larger rendition is then much heavier, as of what is filmed. */
  isMoving?: boolean
  /** How the file ends, which says what it is. */
  ending?: string
  /** More for ffmpeg, such as codecs. */
  options?: readonly string[]
}

const drawn = new Map<string, Promise<Buffer>>()

/** A short video that ffmpeg draws and hums; the same one is drawn once. */
export function drawVideo(options: VideoOptions = {}): Promise<Buffer> {
  const name = JSON.stringify(options)
  const known = drawn.get(name) ?? draw(options)
  drawn.set(name, known)
  return known
}

/**
 * Prepares the videos of some items for phones, within seconds; `video` takes their place before. The videos
 * that a test course comes with are chance and cannot be prepared.
 */
export async function transcodeItems(
  services: Services,
  items: readonly string[],
  { video }: { video?: Buffer } = {},
): Promise<void> {
  const { database, clock } = services
  for (const item of items) {
    const row = await database.first(sql<{ mediaId: string }>`
      select media_id as "mediaId" from items where id = ${item}`)
    if (row === null) throw new Error(`there is no item ${item}`)
    if (video !== undefined) await replaceVideo(services, row.mediaId, video)
    await database.transaction((tx) => queueTranscode(tx, row.mediaId, { now: clock.now(), priority: -1 }))
  }
  await runDueJobs(services, jobHandlers, undefined, 'videos')
  for (const item of items) {
    const row = await database.first(sql<{ state: string; reason: string | null }>`
      select t.state, t.reason from transcodes t join items i on i.media_id = t.media_id where i.id = ${item}`)
    if (row?.state !== 'done') throw new Error(`the video of ${item} is ${row?.state}: ${row?.reason}`)
  }
}

/** Puts a video in the place of what a media has. */
export async function replaceVideo(services: Services, mediaId: string, video: Buffer): Promise<void> {
  const storageKey = `test/${mediaId}-${video.length}.mp4`
  await services.media.put(storageKey, video, 'video/mp4')
  await services.database.transaction(async (tx) => {
    await tx.first(sql`
      delete from media_files
      where media_id = ${mediaId} and rendition in ('240p', '480p', 'original', 'source')`)
    await tx.first(sql`
      insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
      values (${mediaId}, 'original', ${storageKey}, 'video/mp4', ${video.length})`)
  })
}

export type StoredRendition = {
  rendition: string
  storageKey: string
  codecs: string
  width: number | null
  height: number | null
  byteCount: number
  peakBitsPerSecond: number
  averageBitsPerSecond: number
  segmentSeconds: number[]
  segmentEnds: number[]
}

/** The renditions of a video as they are stored, the smallest first. */
export async function storedRenditions({ database }: Services, mediaId: string): Promise<StoredRendition[]> {
  return database.all(sql<StoredRendition>`
    select rendition, storage_key as "storageKey", codecs, width, height, byte_count::float8 as "byteCount",
      peak_bits_per_second as "peakBitsPerSecond", average_bits_per_second as "averageBitsPerSecond",
      segment_seconds as "segmentSeconds", segment_ends::float8[] as "segmentEnds"
    from video_renditions where media_id = ${mediaId} order by coalesce(height, 0)`)
}

/** The segments of a rendition, opened with the video's key as a player does it. */
export async function openSegments(
  { database, media }: Services,
  mediaId: string,
  { storageKey, segmentEnds }: StoredRendition,
): Promise<Buffer[]> {
  const row = await database.first(
    sql<{ key: Buffer }>`select key from video_keys where media_id = ${mediaId}`,
  )
  const opened: Buffer[] = []
  for (const [number, end] of segmentEnds.entries()) {
    const range = { start: segmentEnds[number - 1] ?? 0, end: end - 1 }
    const parts: Buffer[] = []
    for await (const part of await media.read(storageKey, range)) parts.push(part)
    const vector = Buffer.alloc(16)
    vector.writeBigUInt64BE(BigInt(number), 8)
    const decipher = createDecipheriv('aes-128-cbc', row?.key ?? '', vector)
    opened.push(Buffer.concat([decipher.update(Buffer.concat(parts)), decipher.final()]))
  }
  return opened
}

async function draw({
  seconds = 10,
  width = 426,
  height = 240,
  frameRate = 10,
  hasSound = true,
  isMoving = false,
  ending = 'mp4',
  options = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
}: VideoOptions): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'stepmark-video-'))
  try {
    const path = join(folder, `video.${ending}`)
    const grain = isMoving ? ',noise=alls=40:allf=t' : ''
    const board = `testsrc=size=${width}x${height}:rate=${frameRate}:duration=${seconds}${grain}`
    await runVideoTool(
      'ffmpeg',
      [
        ...['-v', 'error', '-f', 'lavfi', '-i', board],
        ...(hasSound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : []),
        ...options,
        path,
      ],
      300,
    )
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
