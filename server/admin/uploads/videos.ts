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

/** Transcodes a video again; existing renditions stay until then. Throws `conflict` while it is queued or running. */
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
 * Encrypts a video with another key. Current viewers continue, or reopen the video at the same position. Throws
 * `notFound` for anything but a video, `conflict` for one with nothing encrypted yet.
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
