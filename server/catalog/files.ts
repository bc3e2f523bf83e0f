import type * as contract from '../../domain/catalog/contract.ts'
import { canOpen, type ItemQuality, itemQualities, linkLifetimeSeconds } from '../../domain/catalog/rules.ts'
import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import type { Context, Services } from '../services.ts'
import { readLink, signLink } from './links.ts'
import {
  findItem,
  findItemFile,
  findPicture,
  findPictureSize,
  type OpenableItemRow,
  type StoredFileRow,
} from './queries.ts'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A link is made only for a row that exists and that the caller may open. */
export async function getPresignedFile(
  context: Context,
  { file, quality }: ParsedInput<typeof contract.getPresignedFile>,
): Promise<CallOutput<typeof contract.getPresignedFile>> {
  const now = context.clock.now()
  const item = uuidPattern.test(file)
    ? await context.database.first(findItem(file, context.student?.id ?? null, now))
    : null
  if (item === null) throw new Failure('notFound', 'item_not_found')
  if (!canOpen(item, item)) throw new Failure('locked', 'item_locked')

  const rendition = chosenRendition(item, quality)
  const stored = item.files.find((candidate) => candidate.rendition === rendition)
  if (stored === undefined) throw new Failure('notFound', 'item_not_found')
  const expiresAt = new Date(now.getTime() + linkLifetimeSeconds(item) * 1000)
  const link = (name: string) =>
    signLink(context.settings, {
      itemId: item._id,
      rendition: name,
      studentId: context.student?.id ?? null,
      expiresAt,
    })
  const captions = item.files.filter((candidate) => candidate.rendition.startsWith('captions-'))
  return {
    url: link(rendition),
    expiresAt: expiresAt.toISOString(),
    contentType: stored.contentType,
    byteCount: stored.byteCount,
    posterUrl: item.files.some((candidate) => candidate.rendition === 'poster') ? link('poster') : null,
    captions: captions.map(({ rendition: name }) => ({
      language: name.replace('captions-', ''),
      url: link(name),
    })),
    qualities: itemQualities.flatMap((name) => {
      const found = item.files.find((candidate) => candidate.rendition === name)
      return found ? [{ quality: name, byteCount: found.byteCount }] : []
    }),
  }
}

/** The stored file that a signed link names; null when the link was changed, has run out or names nothing. */
export async function openSignedFile(services: Services, link: string): Promise<StoredFileRow | null> {
  const claim = readLink(services.settings, link, services.clock.now())
  return claim && services.database.first(findItemFile(claim.itemId, claim.rendition, claim.studentId))
}

/** A public picture by the id of its media. */
export async function findPictureFile(
  services: Services,
  mediaId: string,
): Promise<Omit<StoredFileRow, 'title'> | null> {
  return uuidPattern.test(mediaId) ? services.database.first(findPicture(mediaId)) : null
}

/** One size of an uploaded picture, by what its address ends in, such as `640.webp`. */
export async function findPictureSizeFile(
  services: Services,
  mediaId: string,
  file: string,
): Promise<Omit<StoredFileRow, 'title'> | null> {
  const [, width, format] = /^(\d{1,5})\.(webp|avif)$/.exec(file) ?? []
  if (width === undefined || !uuidPattern.test(mediaId)) return null
  return services.database.first(findPictureSize(mediaId, `${format}-${width}`))
}

function chosenRendition(item: OpenableItemRow, quality: ItemQuality | undefined): string {
  if (item.kind === 'document') return 'original'
  const available = itemQualities.filter((name) => item.files.some((file) => file.rendition === name))
  if (quality !== undefined && available.includes(quality)) return quality
  return available.at(-1) ?? 'original'
}
