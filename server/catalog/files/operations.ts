import { itemKinds } from '../../../domain/catalog/item-kinds.ts'
import { linkLifetimeSeconds } from '../../../domain/catalog/link-lifetime.ts'
import { canOpen, type ItemQuality, itemQualities } from '../../../domain/catalog/rules.ts'
import { secondsAfter } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Output } from '../../calls.ts'
import type { Context, Services } from '../../services.ts'
import { cookieOf, isCookieOf, readLink, signLink } from '../links.ts'
import {
  findItem,
  findItemFile,
  findLesson,
  findPicture,
  findPictureSize,
  type OpenableItemRow,
  type OpenableLessonRow,
  type PictureFileRow,
  type StoredFileRow,
} from './queries.ts'

export type OpenItem = OpenableItemRow

/** The cookie that a paid item's link requires; it is derived from the session. */
export const mediaCookie = 'stepmark_media'
const mediaCookieSeconds = 24 * 3600

/** The referenced item, if the caller may open it. Throws `notFound` and `locked`. */
export async function findOpenItem(context: Context, reference: string): Promise<OpenItem> {
  const now = context.clock.now()
  const item = isUuid(reference)
    ? await context.database.first(findItem(reference, context.student?.id ?? null, now))
    : null
  if (item === null) throw new Failure('notFound', 'item_not_found')
  if (!canOpen(item, item, now)) throw lockedFailure(item)
  return item
}

/** A lesson of any kind, if the caller may open it. Throws as `findOpenItem`. Internal. */
export async function findOpenLesson(context: Context, reference: string): Promise<OpenableLessonRow> {
  const now = context.clock.now()
  const lesson = isUuid(reference)
    ? await context.database.first(findLesson(reference, context.student?.id ?? null, now))
    : null
  if (lesson === null) throw new Failure('notFound', 'item_not_found')
  if (!canOpen(lesson, lesson, now)) throw lockedFailure(lesson)
  return lesson
}

/** Why a lesson does not open: a student who has the course is not sent to its plans. */
export function lockedFailure({ coursePurchased }: { coursePurchased: boolean }): Failure {
  return new Failure('locked', coursePurchased ? 'item_opens_later' : 'item_locked')
}

/**
 * Links to the stored files of an item that the caller may open. Throws `notFound`, and `conflict`
 * for an untranscoded video that browsers cannot play.
 */
export function linkToItem(
  context: Context,
  item: OpenItem,
  quality: ItemQuality | undefined,
): Output<'getPresignedFile'> {
  const rendition = chosenRendition(item, quality)
  const stored = item.files.find((candidate) => candidate.rendition === rendition)
  if (stored === undefined) {
    // Its source exists, but no browser would play that.
    const isSource = item.files.some((candidate) => candidate.rendition === 'source')
    throw isSource
      ? new Failure('conflict', 'item_being_prepared')
      : new Failure('notFound', 'item_not_found')
  }
  const { link, expiresAt } = linksOf(context, item)
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

/** The addresses of a step lesson's recordings, by their ids. */
export function linkToVoices(
  context: Context,
  item: OpenItem,
  recordingIds: readonly string[],
): Record<string, string> {
  if (recordingIds.length === 0) return {}
  const { link } = linksOf(context, item)
  return Object.fromEntries(recordingIds.map((id) => [id, link(`voice-${id}`)]))
}

/** Signs links to an item; a student's browser stores the cookie that links to a paid one require. */
function linksOf(context: Context, item: OpenItem): { link(rendition: string): string; expiresAt: Date } {
  const { student, settings } = context
  const now = context.clock.now()
  const expiresAt = secondsAfter(now, linkLifetimeSeconds(item))
  if (student !== null)
    context.keepCookie({
      name: mediaCookie,
      value: cookieOf(settings, student.sessionId),
      path: '/media',
      expiresAt: secondsAfter(now, mediaCookieSeconds),
    })
  const [studentId, sessionId] = [student?.id ?? null, student?.sessionId ?? null]
  const link = (rendition: string) =>
    signLink(settings, { itemId: item._id, rendition, studentId, sessionId, expiresAt })
  return { link, expiresAt }
}

/**
 * The stored file that a signed link refers to; null when the link was changed or has expired, when its session or the
 * access has ended, and, for a paid item, in a browser other than the one it was made for.
 */
export async function openSignedFile(
  { settings, database, clock }: Services,
  { link, cookie }: { link: string; cookie: string | null },
): Promise<StoredFileRow | null> {
  const now = clock.now()
  const claim = readLink(settings, link, now)
  if (claim === null) return null
  const file = await database.first(findItemFile({ ...claim, now }))
  if (file === null || !canOpen(file, file, now)) return null
  if (claim.studentId !== null && !file.isSignedIn) return null
  if (!file.isFreeAccess && !isCookieOf(settings, claim.sessionId, cookie)) return null
  return file
}

/** A public picture by the id of its media. */
export async function findPictureFile(services: Services, mediaId: string): Promise<PictureFileRow | null> {
  return isUuid(mediaId) ? services.database.first(findPicture(mediaId)) : null
}

/** One size of an uploaded picture, by the end of its address, such as `640.webp`. */
export async function findPictureSizeFile(
  services: Services,
  mediaId: string,
  file: string,
): Promise<PictureFileRow | null> {
  const [, width, format] = /^(\d{1,5})\.(webp|avif)$/.exec(file) ?? []
  if (width === undefined || !isUuid(mediaId)) return null
  return services.database.first(findPictureSize(mediaId, `${format}-${width}`))
}

function chosenRendition(item: OpenableItemRow, quality: ItemQuality | undefined): string {
  if (!itemKinds[item.kind].isStreamed) return 'original'
  const available = itemQualities.filter((name) => item.files.some((file) => file.rendition === name))
  if (quality !== undefined && available.includes(quality)) return quality
  return available.at(-1) ?? 'original'
}
