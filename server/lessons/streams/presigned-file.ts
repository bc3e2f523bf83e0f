import type * as contract from '../../../domain/catalog/contract.ts'
import { itemKinds } from '../../../domain/catalog/item-kinds.ts'
import { itemQualities, linkLifetimeSeconds } from '../../../domain/catalog/rules.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { findOpenItem, linkToItem } from '../../catalog/operations.ts'
import type { Context } from '../../services.ts'
import { noteOpening } from '../progress/operations.ts'
import { openStreamOf } from './open.ts'

/**
 * A link to an item that the caller may open. Of a paid video that is transcoded it is the playlist's
 * address: no whole video is given away. Throws as `openStream` does.
 */
export async function getPresignedFile(
  context: Context,
  { file, quality }: ParsedInput<typeof contract.getPresignedFile>,
): Promise<CallOutput<typeof contract.getPresignedFile>> {
  const item = await findOpenItem(context, file)
  // A free video is given as MP4 too, if it came as one that browsers play.
  const isGiven = item.isFreeAccess && item.files.some(({ contentType }) => contentType === 'video/mp4')
  if (!itemKinds[item.kind].isStreamed || isGiven) {
    const link = linkToItem(context, item, quality)
    await noteOpening(context, item._id)
    return link
  }
  const expiresAt = new Date(context.clock.now().getTime() + linkLifetimeSeconds(item) * 1000)
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
