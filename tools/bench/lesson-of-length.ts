import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '../../server/adapters/database/sql.ts'
import { runVideoTool } from '../../server/adapters/videos/video-tools.ts'
import { segmentSeconds } from '../../server/lessons/transcoding/ladder.ts'
import { queueTranscode } from '../../server/lessons/transcoding/operations.ts'
import { joinRendition } from '../../server/lessons/transcoding/segments.ts'
import { transcodeVideo } from '../../server/lessons/transcoding/transcode-video.ts'
import type { Services } from '../../server/services.ts'
import { openSegments, storedRenditions } from '../../tests/support/videos.ts'

type VideoLength = {
  /** Among the videos of the course; 0 is the first. */
  position: number
  seconds: number
}

/**
 * Prepares a video of a course as usual, and then sets its length in every rendition, looping it if it is shorter.
 * Returns the path of its lesson in the course.
 */
export async function putLesson(
  services: Services,
  slug: string,
  { position, seconds }: VideoLength,
): Promise<string> {
  const { database, media, clock } = services
  const video = await database.first(sql<{ mediaId: string; lessonSlug: string }>`
    select i.media_id as "mediaId", l.slug as "lessonSlug" from items i
    join modules m on m.id = i.module_id join courses c on c.id = m.course_id
    join lesson_slugs l on l.item_id = i.id and l.ended_at is null
    where c.slug = ${slug} and i.kind = 'video' order by m.position, i.position limit 1 offset ${position}`)
  if (video === null) throw new Error(`the course ${slug} has no video ${position}`)
  const { mediaId } = video
  await database.transaction((tx) => queueTranscode(tx, mediaId, { now: clock.now(), priority: -1 }))
  await transcodeVideo(services, { mediaId })
  const row = await database.first(
    sql<{ key: Buffer }>`select key from video_keys where media_id = ${mediaId}`,
  )
  if (row === null) throw new Error(`the video ${position} of ${slug} could not be prepared`)
  const folder = await mkdtemp(join(tmpdir(), 'stepmark-long-'))
  try {
    for (const rendition of await storedRenditions(services, mediaId)) {
      await writeFile(
        join(folder, 'short.ts'),
        Buffer.concat(await openSegments(services, mediaId, rendition)),
      )
      await runVideoTool('ffmpeg', repeatedFor(seconds, folder), 60)
      const cut = await joinRendition(join(folder, 'long.csv'), join(folder, 'long.bin'), row.key)
      const storageKey = `${rendition.storageKey}.long`
      await media.putFile(storageKey, cut.path, 'application/octet-stream')
      await database.first(sql`
        update video_renditions set storage_key = ${storageKey}, byte_count = ${cut.byteCount},
          segment_seconds = ${cut.segmentSeconds}::real[], segment_ends = ${cut.segmentEnds}::bigint[]
        where media_id = ${mediaId} and rendition = ${rendition.rendition}`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return `/courses/${slug}/${video.lessonSlug}`
}

/** A rendition appended to itself, cut at segment boundaries. */
function repeatedFor(seconds: number, folder: string): string[] {
  const at = (name: string) => join(folder, name)
  return [
    ...['-y', '-v', 'error', '-stream_loop', '-1', '-f', 'mpegts', '-i', at('short.ts'), '-c', 'copy'],
    ...['-t', String(seconds), '-output_ts_offset', '1'],
    ...[
      '-f',
      'segment',
      '-segment_format',
      'mpegts',
      '-segment_time',
      String(segmentSeconds.first),
      '-segment_time_delta',
      '0.02',
    ],
    ...['-segment_list', at('long.csv'), '-segment_list_type', 'csv', at('long-%06d.ts')],
  ]
}
