import type { TranscodeReason } from '../../domain/lessons/renditions.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { withServices } from '../../server/commands/beside.ts'
import { foldWatchAdditions } from '../../server/lessons/progress/operations.ts'
import { queueTranscode } from '../../server/lessons/transcoding/operations.ts'
import { transcodeVideo } from '../../server/lessons/transcoding/transcode-video.ts'
import type { Services } from '../../server/services.ts'
import { readSettings } from '../../server/settings.ts'

/**
 * Puts the first videos of a course of a product that runs into renditions, as its worker does. One that is
 * in renditions already stays as it is. Takes some ten seconds for each minute of video, a quarter of it for
 * the small renditions alone. Gives what takes the renditions away again: courses share videos, and other journeys
 * play them as they were uploaded.
 */
export async function prepareVideos(
  dataDir: string,
  course: string,
  count: number,
  { inSmallRenditions = false } = {},
): Promise<() => Promise<void>> {
  const prepared: string[] = []
  await withServicesOf(dataDir, async (services) => {
    const videos = await services.database.all(sql<{ mediaId: string }>`
      select i.media_id as "mediaId" from items i
      join modules m on m.id = i.module_id join courses c on c.id = m.course_id
      where c.slug = ${course} and i.kind = 'video'
      order by m.position, i.position limit ${count}`)
    const work = inSmallRenditions ? prepareSmall : prepare
    for (const { mediaId } of videos) if (await work(services, mediaId)) prepared.push(mediaId)
  })
  return () => withServicesOf(dataDir, (services) => takeRenditionsAway(services, prepared))
}

/** Gives the first lesson of a course the video of its second, as staff do in the admin. Gives what undoes it. */
export async function replaceFirstVideo(dataDir: string, course: string): Promise<() => Promise<void>> {
  let undo = async () => {}
  await withServicesOf(dataDir, async (services) => {
    const [first, second] = await services.database.all(sql<{ id: string; mediaId: string }>`
      select i.id, i.media_id as "mediaId" from items i
      join modules m on m.id = i.module_id join courses c on c.id = m.course_id
      where c.slug = ${course} and i.kind = 'video'
      order by m.position, i.position limit 2`)
    if (!first || !second) throw new Error('two lessons are wanted')
    await giveVideo(services, first.id, second.mediaId)
    undo = () => withServicesOf(dataDir, (again) => giveVideo(again, first.id, first.mediaId))
  })
  return undo
}

async function giveVideo({ database }: Services, item: string, mediaId: string): Promise<void> {
  await database.first(sql`update items set media_id = ${mediaId} where id = ${item}`)
}

/** `prepareVideos` for the video that was uploaded with this name. */
export async function prepareUpload(dataDir: string, name: string): Promise<void> {
  await withServicesOf(dataDir, async (services) => {
    await prepare(services, await mediaNamed(services, name))
  })
}

type Shown = { state: 'working'; progress: number } | { state: 'failed'; reason: TranscodeReason }

/** Records the progress of an uploaded video, as a background worker does. */
export async function showUpload(dataDir: string, name: string, shown: Shown): Promise<void> {
  const { progress, reason } = { progress: 0, reason: null, ...shown }
  await withServicesOf(dataDir, async (services) => {
    const mediaId = await mediaNamed(services, name)
    await services.database.first(sql`
      update transcodes set state = ${shown.state}, progress = ${progress}, reason = ${reason} where media_id = ${mediaId}`)
  })
}

/** Adds up what students watched, as the product does twice a minute. */
export async function foldWatched(dataDir: string): Promise<void> {
  await withServicesOf(dataDir, (services) => foldWatchAdditions(services))
}

/** False when the video was in renditions already. */
async function prepare(services: Services, mediaId: string): Promise<boolean> {
  const { database, clock } = services
  const state = () =>
    database.first(sql<{ state: string; reason: string | null }>`
      select state, reason from transcodes where media_id = ${mediaId}`)
  if ((await state())?.state === 'done') return false
  await database.transaction((tx) => queueTranscode(tx, mediaId, { now: clock.now(), priority: -1 }))
  await transcodeVideo(services, { mediaId })
  const after = await state()
  if (after?.state !== 'done') throw new Error(`the video ${mediaId} is ${after?.state}: ${after?.reason}`)
  return true
}

/** Prepares a video as if it had been uploaded in 240 lines. */
async function prepareSmall(services: Services, mediaId: string): Promise<boolean> {
  const rename = (from: string, to: string) =>
    services.database.first(sql`
      update media_files set rendition = ${to} where media_id = ${mediaId} and rendition = ${from}`)
  await rename('480p', 'aside')
  try {
    return await prepare(services, mediaId)
  } finally {
    await rename('aside', '480p')
  }
}

async function takeRenditionsAway({ database }: Services, videos: readonly string[]): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.all(sql`delete from video_renditions where media_id = any(${videos}::uuid[])`)
    await tx.all(sql`delete from video_keys where media_id = any(${videos}::uuid[])`)
    await tx.all(sql`delete from video_storyboards where media_id = any(${videos}::uuid[])`)
    await tx.all(sql`delete from transcodes where media_id = any(${videos}::uuid[])`)
  })
}

async function mediaNamed({ database }: Services, name: string): Promise<string> {
  const row = await database.first(sql<{ id: string }>`select id from media where name = ${name}`)
  if (row === null) throw new Error(`nothing was stored as ${name}`)
  return row.id
}

function withServicesOf(dataDir: string, work: (services: Services) => Promise<void>): Promise<void> {
  return withServices({ settings: readSettings({ DATA_DIR: dataDir }), poolSize: 2 }, work)
}
