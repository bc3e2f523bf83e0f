import type * as contract from '../../../domain/admin/courses/contract.ts'
import { freshDocument } from '../../../domain/admin/courses/rules.ts'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import { timeText } from '../../../domain/formats.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { finishTexts } from '../../rich-text/drawn-texts.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit.ts'
import { insertCourse, listMediaOfIds, lockCourse, type MediumRow } from './queries/courses.ts'
import {
  type DraftRow,
  findDraft,
  findPublished,
  findSlugOwner,
  insertVersion,
  type PublishedRow,
  upsertDraft,
} from './queries/drafts.ts'

/** What one writer changes within this time is one earlier version, not one for every word. */
const keptEveryMinutes = 10

export async function createCourse(
  context: StaffContext,
  { title }: ParsedInput<typeof contract.createCourse>,
): Promise<CallOutput<typeof contract.createCourse>> {
  const now = context.clock.now()
  return context.database.transaction(async (tx) => {
    const course = await tx.first(insertCourse(title, now))
    if (course === null) throw new Error('a course was not stored')
    const version = { version: 1, publishedVersion: null, editingId: null, keptAt: now }
    const document = freshDocument(title)
    await tx.first(upsertDraft({ courseId: course.id, document, staffId: context.staff.id, now, ...version }))
    await audit(tx, context, { action: 'course.create', subject: { kind: 'course', id: course.id } })
    return course
  })
}

export async function getCourseDraft(
  { database }: StaffContext,
  { courseId }: ParsedInput<typeof contract.getCourseDraft>,
): Promise<CallOutput<typeof contract.getCourseDraft>> {
  const draft = await readDraft(database, courseId)
  const { row, document, version } = draft
  return {
    courseId,
    document,
    version,
    publishedVersion: row.version === null && row.firstPublishedAt !== null ? 0 : row.publishedVersion,
    status: row.status,
    wasPublished: row.firstPublishedAt !== null,
    slug: row.firstPublishedAt === null ? null : row.slug,
    updatedAt: (row.updatedAt ?? row.courseUpdatedAt).toISOString(),
    updatedBy: writerOf(row),
    media: await mediaOf(database, document),
  }
}

/**
 * Saves over the version it began from; with any other one it refuses with `conflict`, naming who saved
 * that and when. What stood there is kept before another opening of the builder, or ten minutes of work,
 * writes over it.
 */
export async function saveCourseDraft(
  context: StaffContext,
  { courseId, baseVersion, editingId, document }: ParsedInput<typeof contract.saveCourseDraft>,
): Promise<CallOutput<typeof contract.saveCourseDraft>> {
  const now = context.clock.now()
  const cleaned = await finishedDocument(context, document)
  return context.database.transaction(async (tx) => {
    const before = await lockDraft(tx, courseId, baseVersion)
    const version = before.version + 1
    const isKept = keepsBefore(before, editingId, now)
    if (isKept) await keepVersion(tx, before)
    const written = {
      courseId,
      document: cleaned,
      version,
      // A course that was never changed here is what students see.
      publishedVersion:
        before.row.version === null ? publishedBefore(before.row) : before.row.publishedVersion,
      editingId,
      keptAt: isKept ? now : (before.row.keptAt ?? now),
      staffId: context.staff.id,
      now,
    }
    await tx.first(upsertDraft(written))
    if (isKept)
      await audit(tx, context, {
        action: 'course.edit',
        subject: { kind: 'course', id: courseId },
        before: { version: before.version },
        after: { version },
      })
    const owner = document.slug === '' ? null : await tx.first(findSlugOwner(document.slug, courseId))
    return { version, savedAt: now.toISOString(), isSlugTaken: owner !== null }
  })
}

export async function setCourseDraftAside(
  context: StaffContext,
  { courseId, baseVersion, document }: ParsedInput<typeof contract.setCourseDraftAside>,
): Promise<null> {
  const cleaned = await finishedDocument(context, document)
  await context.database.transaction(async (tx) => {
    if ((await tx.first(lockCourse(courseId))) === null)
      throw new Failure('notFound', 'admin_course_not_found')
    const version = await tx.first(
      insertVersion({
        courseId,
        version: baseVersion,
        document: cleaned,
        kind: 'aside',
        staffId: context.staff.id,
        writtenAt: context.clock.now(),
      }),
    )
    await audit(tx, context, {
      action: 'course.aside',
      subject: { kind: 'course', id: courseId },
      after: { version: version?.id ?? null },
    })
  })
  return null
}

export type Draft = { row: DraftRow; document: CourseContent; version: number }

/** The working copy of a course; throws `notFound` when there is no such course. */
export async function readDraft(tx: Queryable, courseId: string): Promise<Draft> {
  const row = await tx.first(findDraft(courseId))
  if (row === null) throw new Failure('notFound', 'admin_course_not_found')
  if (row.document !== null && row.version !== null)
    return { row, document: row.document, version: row.version }
  const published = await tx.first(findPublished(courseId))
  if (published === null) throw new Failure('notFound', 'admin_course_not_found')
  return { row, document: documentOf(published), version: 0 }
}

/** The working copy while its course is held; throws `conflict` when it is of another version. */
export async function lockDraft(tx: Queryable, courseId: string, version: number): Promise<Draft> {
  if ((await tx.first(lockCourse(courseId))) === null) throw new Failure('notFound', 'admin_course_not_found')
  const draft = await readDraft(tx, courseId)
  if (draft.version === version) return draft
  throw new Failure('conflict', 'admin_course_conflict', {
    values: {
      name: draft.row.updatedByName ?? '',
      time: timeText(draft.row.updatedAt ?? draft.row.courseUpdatedAt, 'en'),
      version: draft.version,
    },
  })
}

/** The media that a document names, those that are there. */
export async function mediaOf(tx: Queryable, document: CourseContent): Promise<MediumRow[]> {
  const ids = document.modules.flatMap(({ items }) => items.map(({ mediaId }) => mediaId))
  return tx.all(listMediaOfIds([...new Set([document.coverMediaId, ...ids])].filter((id) => id !== null)))
}

export async function keepVersion(tx: Queryable, { row, document, version }: Draft): Promise<void> {
  const { courseId, updatedById, updatedAt, courseUpdatedAt } = row
  const kept = { courseId, version, document, kind: 'superseded', staffId: updatedById } as const
  await tx.first(insertVersion({ ...kept, writtenAt: updatedAt ?? courseUpdatedAt }))
}

function keepsBefore({ row, version }: Draft, editingId: string, now: Date): boolean {
  if (row.keptAt === null || version === row.publishedVersion) return true
  // A course that was only just begun says no more than its title.
  if (row.editingId === null) return version > 1
  return row.editingId !== editingId || now.getTime() - row.keptAt.getTime() > keptEveryMinutes * 60_000
}

function publishedBefore(row: DraftRow): number | null {
  return row.firstPublishedAt === null ? null : 0
}

function writerOf({ updatedById: id, updatedByName: name }: DraftRow): { id: string; name: string } | null {
  return id === null || name === null ? null : { id, name }
}

/**
 * The document as it is stored: clean rich text alone, since what one author writes another one's browser shows,
 * with the drawings of its formulas stored before it.
 */
async function finishedDocument(context: StaffContext, document: CourseContent): Promise<CourseContent> {
  const { about, importance, learning } = document
  return { ...document, ...(await finishTexts(context, { about, importance, learning })) }
}

function documentOf(row: PublishedRow): CourseContent {
  const { monthlyPaise, quarterlyPaise, yearlyPaise, modules, languages, ...rest } = row
  const { monthlyDescription, quarterlyDescription, yearlyDescription, ...facts } = rest
  return {
    ...facts,
    // Languages are those of the list: the admin and the demo write no other.
    languages: languages as CourseContent['languages'],
    plans: {
      monthly: planOf(monthlyPaise, monthlyDescription),
      quarterly: planOf(quarterlyPaise, quarterlyDescription),
      yearly: planOf(yearlyPaise, yearlyDescription),
    },
    modules: modules ?? [],
  }
}

function planOf(paise: number | null, description: string | null): { price: string; description: string } {
  const price = paise === null ? '' : paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)
  return { price, description: description ?? '' }
}
