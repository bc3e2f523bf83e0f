import { mediaName, mediaPreviewsPath, posterEnding } from '../../../domain/admin/uploads/rules.ts'
import { Failure, orNotFound } from '../../../domain/failure.ts'
import { plainPictureAddress } from '../../../domain/pictures.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { planForValues } from '../../adapters/database/plans.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { enqueue } from '../../jobs/operations.ts'
import { listPage, rowsCountedAhead } from '../../list-page.ts'
import type { Services, StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { allowOwn } from '../drafts/operations.ts'
import {
  countMedia,
  deleteMediaRow,
  findLessonWriter,
  findPosterFile,
  findPreviewFile,
  type HeldMedia,
  listMedia,
  listStorageKeys,
  listUses,
  lockMedia,
  type MediaRow,
  mostUses,
  updateMediaName,
} from './media-queries.ts'

type MediaItem = Omit<AdminOutput<'getMediaLibrary'>['items'][number], 'uses' | 'hasMoreUses'>

export async function getMediaLibrary(
  { database }: StaffContext,
  { kind, search, page, limit }: AdminInput<'getMediaLibrary'>,
): Promise<AdminOutput<'getMediaLibrary'>> {
  const filter = { kind: kind ?? null, search: search || null }
  const offset = (page - 1) * limit
  const most = offset + rowsCountedAhead
  const { rows, counted } = await database.transaction(async (tx) => {
    await tx.first(planForValues())
    const rows = await tx.all(listMedia(filter, limit, offset))
    return { rows, counted: await tx.first(countMedia(filter, most + 1)) }
  })
  const uses = rows.length === 0 ? [] : await database.all(listUses(rows.map(({ id }) => id)))
  const items = rows.map((row) => {
    const own = uses.filter(({ mediaId }) => mediaId === row.id)
    return {
      ...wireMedia(row),
      uses: own.slice(0, mostUses).map(({ kind: by, title }) => ({ kind: by, title })),
      hasMoreUses: own.length > mostUses,
    }
  })
  return listPage(items, counted?.count ?? 0, { limit, most })
}

export async function renameMedia(
  context: StaffContext,
  { mediaId, name }: AdminInput<'renameMedia'>,
): Promise<null> {
  await context.database.transaction(async (tx) => {
    const media = orNotFound(await tx.first(lockMedia(mediaId)), 'admin_media_gone')
    await allowChange(tx, context, media)
    await tx.first(updateMediaName(mediaId, mediaName(name)))
    await audit(tx, context, { action: 'media.rename', id: mediaId })
  })
  return null
}

/** Throws `conflict` while it is in use. */
export async function deleteMedia(
  context: StaffContext,
  { mediaId }: AdminInput<'deleteMedia'>,
): Promise<null> {
  await context.database.transaction(async (tx) => {
    const media = orNotFound(await tx.first(lockMedia(mediaId)), 'admin_media_gone')
    await allowChange(tx, context, media)
    if ((await tx.all(listUses([mediaId]))).length > 0) throw new Failure('conflict', 'admin_media_in_use')
    const keys = (await tx.all(listStorageKeys(mediaId))).map(({ key }) => key)
    await tx.first(deleteMediaRow(mediaId))
    await enqueue(tx, 'forgetMediaFiles', { keys }, { dueAt: context.clock.now() })
    await audit(tx, context, { action: 'media.delete', id: mediaId })
  })
  return null
}

/** A step lesson is content with versions: those who may not edit it may not change it here either. */
async function allowChange(tx: Queryable, { staff }: StaffContext, { id, kind }: HeldMedia): Promise<void> {
  if (kind === 'steps') await allowOwn(staff, () => tx.first(findLessonWriter(id)), {})
}

/** The stored file that previews a video or a document for authors; null without one. */
export async function findMediaPreview(
  { database }: Services,
  mediaId: string,
): Promise<{ storageKey: string; contentType: string; byteCount: number } | null> {
  return database.first(findPreviewFile(mediaId))
}

/** The first picture of a video, for authors; null when there is none. */
export async function findPoster(
  { database }: Services,
  mediaId: string,
): Promise<{ storageKey: string; contentType: string; byteCount: number } | null> {
  return database.first(findPosterFile(mediaId))
}

/** Deletes the bytes of deleted media; not a call. */
export async function forgetMediaFiles({ media }: Services, { keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await media.remove(key)
}

export function wireMedia({ id, hasSizes, canBeShown, hasPoster, createdAt, ...row }: MediaRow): MediaItem {
  const { kind, name, width, height, durationInSeconds, byteCount } = row
  const picture = hasSizes && width !== null ? plainPictureAddress(id, width) : `/pictures/${id}`
  return {
    mediaId: id,
    kind,
    name,
    address: kind === 'image' ? picture : null,
    preview: kind === 'image' ? picture : canBeShown ? `${mediaPreviewsPath}/${id}` : null,
    poster: hasPoster ? `${mediaPreviewsPath}/${id}${posterEnding}` : null,
    width,
    height,
    durationInSeconds,
    byteCount,
    createdAt: createdAt.toISOString(),
  }
}
