import { randomUUID } from 'node:crypto'
import { authorsOfAll } from '../../../domain/admin/access.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { mediaPreviewsPath } from '../../../domain/admin/uploads/rules.ts'
import { Failure } from '../../../domain/failure.ts'
import { captionFile, readCaptions } from '../../../domain/lessons/captions.ts'
import { locales } from '../../../domain/locales.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import {
  type CaptionFileRow,
  deleteMediaFile,
  findMedia,
  findUseByOthers,
  insertMediaFile,
  listCaptionFiles,
  lockMedia,
  notifyVideoChanged,
} from './media-queries.ts'

export async function getCaptions(
  { database, media }: StaffContext,
  { mediaId }: AdminInput<'getCaptions'>,
): Promise<AdminOutput<'getCaptions'>> {
  const found = await database.first(findMedia(mediaId))
  if (found?.kind !== 'video') throw new Failure('notFound', 'admin_media_gone')
  const files = await database.all(listCaptionFiles(mediaId))
  const { name, durationInSeconds, canBeShown } = found
  const tracks = locales.map(async (language) => {
    const file = files.find(({ rendition }) => rendition === renditionOf(language))
    if (file === undefined) return { language, version: null, cues: [] }
    const bytes = await media.readBytes(file.storageKey, { start: 0, end: file.byteCount - 1 })
    return { language, version: file.storageKey, cues: readCaptions(new TextDecoder().decode(bytes)).cues }
  })
  return {
    name,
    durationInSeconds,
    preview: canBeShown ? `${mediaPreviewsPath}/${mediaId}` : null,
    tracks: await Promise.all(tracks),
  }
}

/**
 * Replaces the captions of a video in one language; none deletes them. Throws `conflict` when
 * others were saved since they were read, `notFound` for anything but a video, and `notYourRole`
 * for one shown in others' courses or on the site, if the person may edit neither.
 */
export async function saveCaptions(
  context: StaffContext,
  { mediaId, language, version, cues }: AdminInput<'saveCaptions'>,
): Promise<AdminOutput<'saveCaptions'>> {
  const { database, media, clock, staff } = context
  const editsAll = holdsAny(staff.roles, authorsOfAll)
  const editor = { staffId: staff.id, editsSite: staff.roles.includes('site') }
  const rendition = renditionOf(language)
  const file = captionFile(cues)
  const bytes = new TextEncoder().encode(file)
  const storageKey = cues.length === 0 ? null : `uploads/${mediaId}/${rendition}-${randomUUID()}.vtt`
  if (storageKey !== null) await media.put(storageKey, bytes, contentType)
  try {
    await database.transaction(async (tx) => {
      const held = await tx.first(lockMedia(mediaId))
      if (held?.kind !== 'video') throw new Failure('notFound', 'admin_media_gone')
      // Published content changes at once, without a publisher.
      if (!editsAll && (await tx.first(findUseByOthers(mediaId, editor))) !== null)
        throw new Failure('notYourRole', 'admin_not_your_course')
      const before = await tx.first(deleteMediaFile(mediaId, rendition))
      if ((before?.key ?? null) !== version) throw new Failure('conflict', 'admin_captions_changed')
      if (storageKey !== null)
        await tx.first(
          insertMediaFile(mediaId, { rendition, storageKey, contentType, byteCount: bytes.byteLength }),
        )
      if (before !== null)
        await enqueue(tx, 'forgetMediaFiles', { keys: [before.key] }, { dueAt: clock.now() })
      await tx.first(notifyVideoChanged(mediaId))
      await audit(tx, context, {
        action: 'media.captions',
        id: mediaId,
        after: { language, captions: cues.length },
      })
    })
  } catch (error) {
    if (error instanceof Failure && storageKey !== null) await media.remove(storageKey)
    throw error
  }
  return { language, version: storageKey, cues: readCaptions(file).cues }
}

const contentType = 'text/vtt; charset=utf-8'

function renditionOf(language: (typeof locales)[number]): CaptionFileRow['rendition'] {
  return `captions-${language}`
}
