import { Failure } from '../../../domain/failure.ts'
import { captionLines } from '../../../domain/lessons/captions.ts'
import type { Locale } from '../../../domain/locales.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Input, Output } from '../../calls.ts'
import type { Context, Services } from '../../services.ts'
import { findLessonPage, findOfferedLesson, type LessonPageRow, listFreeLessonAddresses } from './queries.ts'

type Page = Output<'getLesson'>

/** Captions of a longer video than any of ours are not included in its page. */
const mostCaptionBytes = 200_000

/** Addresses of every public lesson, for the site map. */
export function lessonAddresses({ database }: Services): Promise<{ path: string; updatedAt: Date }[]> {
  return database.all(listFreeLessonAddresses())
}

/**
 * Whether a course has a lesson by this name or id, even if no longer sold: some students may still see it. Internal.
 */
export async function hasLesson({ database }: Services, course: string, lesson: string): Promise<boolean> {
  return (await database.first(findOfferedLesson(named(course), named(lesson)))) !== null
}

export async function getLesson(
  context: Context,
  { course, lesson, language }: Input<'getLesson'>,
): Promise<Page> {
  const row = await context.database.first(findLessonPage(named(course), named(lesson), language))
  if (row === null) throw new Failure('notFound', 'item_not_found')
  const { _id, slug, courseSlug } = row
  return { _id, slug, courseSlug, free: row.isFree ? await freeLesson(context, row, language) : null }
}

async function freeLesson(context: Context, row: LessonPageRow, language: Locale): Promise<Page['free']> {
  const { kind, mediaId, hasPoster, steps, sheet } = row
  return {
    title: row.title,
    publishedAt: row.publishedAt.toISOString(),
    posterUrl: kind === 'video' && hasPoster ? `/pictures/${mediaId}` : null,
    words: kind === 'video' ? await wordsOf(context, row, language) : null,
    steps,
    sheet,
  }
}

/** A video's transcript; null when it has no captions, or they cannot be read now. */
async function wordsOf(
  { media, log }: Services,
  { captions }: LessonPageRow,
  language: Locale,
): Promise<NonNullable<Page['free']>['words']> {
  const file = captions.find(({ rendition }) => rendition === `captions-${language}`) ?? captions[0]
  if (file === undefined || file.byteCount === 0 || file.byteCount > mostCaptionBytes) return null
  try {
    const bytes = await media.readBytes(file.storageKey, { start: 0, end: file.byteCount - 1 })
    const lines = captionLines(new TextDecoder().decode(bytes))
    return lines.length > 0 ? { language: file.rendition.replace('captions-', ''), lines } : null
  } catch (error) {
    log.warn({ err: error, key: file.storageKey }, 'the captions of a lesson could not be read into its page')
    return null
  }
}

function named(name: string): { id: string | null; slug: string } {
  return { id: isUuid(name) ? name : null, slug: name }
}
