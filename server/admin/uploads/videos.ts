import { Failure } from '../../../domain/failure.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { askRekey, getVideoStates, priorities, queueTranscode } from '../../lessons/transcoding/operations.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { findMedia } from './media-queries.ts'

export async function getVideos(
  context: StaffContext,
  { ids }: AdminInput<'getVideos'>,
): Promise<AdminOutput<'getVideos'>> {
  return getVideoStates(context, ids)
}

/**
 * Has a video prepared for phones once more; what is ready of it stays until then. Throws `conflict` while
 * it waits or is being prepared.
 */
export async function prepareVideo(
  context: StaffContext,
  { mediaId }: AdminInput<'prepareVideo'>,
): Promise<null> {
  const now = context.clock.now()
  await context.database.transaction(async (tx) => {
    const media = await tx.first(findMedia(mediaId))
    if (media?.kind !== 'video') throw new Failure('notFound', 'admin_media_gone')
    if (!(await queueTranscode(tx, mediaId, { now, priority: priorities.asked })))
      throw new Failure('conflict', 'admin_video_underway')
    await audit(tx, context, { action: 'media.prepare', id: mediaId })
  })
  return null
}

/**
 * Has a video encrypted with another key. Who watches goes on, or opens the video again, at the same place. Throws
 * `notFound` for what is no video, `conflict` for one of which nothing is encrypted yet.
 */
export async function changeVideoKey(
  context: StaffContext,
  { mediaId }: AdminInput<'changeVideoKey'>,
): Promise<null> {
  await context.database.transaction(async (tx) => {
    const media = await tx.first(findMedia(mediaId))
    if (media?.kind !== 'video') throw new Failure('notFound', 'admin_media_gone')
    if (!(await askRekey(tx, mediaId, context.clock.now())))
      throw new Failure('conflict', 'admin_video_not_ready')
    await audit(tx, context, { action: 'media.change-key', id: mediaId })
  })
  return null
}
