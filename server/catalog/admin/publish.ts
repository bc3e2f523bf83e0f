import type { noTranslation } from '../../../domain/admin/courses/choices.ts'
import {
  type CourseStatus,
  type Gap,
  priceInPaise,
  publishGaps,
  ratingOf,
  sampleLocales,
  writtenTranslations,
} from '../../../domain/admin/courses/rules.ts'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { courseFactsOf } from '../../../domain/catalog/course-facts.ts'
import { itemKinds } from '../../../domain/catalog/item-kinds.ts'
import { Failure, orNotFound } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { type AuditEvent, audit } from '../../admin/audit/operations.ts'
import { type Editor, endLiveNow, markLive, readVersion, wireDraft } from '../../admin/drafts/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { unpublishedLessons } from '../../lessons/admin/operations.ts'
import { isAccessLeft } from '../../payments/access/operations.ts'
import { isSellingRefused } from '../../payments/orders/operations.ts'
import { areSkills } from '../../practice/operations.ts'
import type { StaffContext } from '../../services.ts'
import { allowReading, type CourseRow, courseSubject, mayWriteCourse, mediaOf } from './operations.ts'
import { lessonChanges, shortValues } from './published-changes.ts'
import { type CourseStateRow, deleteCourseRow, lockCourse, updateCourseStatus } from './queries/courses.ts'
import {
  deferPositions,
  deleteOldSlug,
  deleteOtherItems,
  deleteOtherModules,
  findReferences,
  findSlugOwner,
  insertOldSlug,
  lockSlugs,
  type PlanFacts,
  updateCourse,
  upsertItems,
  upsertModules,
} from './queries/publish.ts'
import { deleteSchedule } from './queries/schedule.ts'

/**
 * Publishes a version of the draft in one transaction: students see either the old course or the
 * new one. Rows that stay keep their ids. Throws `conflict` when the draft has another version by
 * now, and `invalid` with the fields when something is missing.
 */
export async function publishCourse(
  context: StaffContext,
  { courseId, version }: AdminInput<'publishCourse'>,
): Promise<AdminOutput<'publishCourse'>> {
  return context.database.transaction(async (tx) => {
    await tx.first(lockSlugs())
    await publishDraft(tx, context, await readVersion(tx, context, courseSubject, { id: courseId, version }))
    return wireDraft(tx, context, courseSubject, courseId)
  })
}

type CourseDraft = Awaited<ReturnType<typeof readVersion<CourseContent, CourseRow>>>

/** Refuses content that cannot be published. */
export async function judgeDraft(
  tx: Queryable,
  { clock }: Pick<StaffContext, 'clock'>,
  { id, document }: CourseDraft,
): Promise<void> {
  if (await isSellingRefused(tx, clock.now())) throw new Failure('conflict', 'admin_seller_is_sample')
  const gaps = [...publishGaps(document), ...(await absentThings(tx, id, document))]
  if (gaps.length > 0)
    throw new Failure('invalid', 'admin_course_incomplete', {
      fields: Object.fromEntries(gaps.map(({ field, key }) => [field, key])),
    })
}

/** Publishes a version, replacing a scheduled one. The caller holds the address lock. */
export async function publishDraft(
  tx: Queryable,
  context: Pick<StaffContext, 'clock'> & { staff: Editor },
  draft: CourseDraft,
): Promise<void> {
  const { id: courseId, row, document, version } = draft
  const now = context.clock.now()
  await judgeDraft(tx, context, draft)
  if (row.firstPublishedAt !== null && row.slug !== document.slug)
    await tx.first(insertOldSlug(row.slug, courseId, now))
  await tx.first(deleteOldSlug(document.slug, courseId))
  const before = await courseSubject.begin(tx, courseId)
  const isFirst = row.firstPublishedAt === null
  await tx.first(updateCourse({ courseId, now, ...factsOf(document) }))
  await writeOutline(tx, courseId, document)
  await tx.first(deleteSchedule(courseId))
  await markLive(tx, context, draft)
  await audit(tx, context, {
    action: 'course.publish',
    id: courseId,
    before: {
      status: row.status,
      version: draft.liveVersion,
      ...refundTerms(before),
      ...(!isFirst && { changes: shortValues(before, document, before) }),
    },
    after: {
      status: 'published',
      version,
      ...refundTerms(document),
      ...(!isFirst && {
        changes: shortValues(before, document, document),
        ...lessonChanges(before, document),
      }),
    },
  })
}

export async function unpublishCourse(
  context: StaffContext,
  { courseId }: AdminInput<'unpublishCourse'>,
): Promise<null> {
  return changeStatus(context, courseId, 'draft', async (tx, course) => {
    if (course.status !== 'published' && course.status !== 'archived')
      throw new Failure('conflict', 'admin_course_not_published')
    if (await isAccessLeft(tx, courseId, context.clock.now()))
      throw new Failure('conflict', 'admin_course_has_students')
  })
}

export async function archiveCourse(
  context: StaffContext,
  { courseId }: AdminInput<'archiveCourse'>,
): Promise<null> {
  return changeStatus(context, courseId, 'archived', async (_, course) => {
    if (course.status !== 'published') throw new Failure('conflict', 'admin_course_not_published')
  })
}

export async function deleteCourse(
  context: StaffContext,
  { courseId }: AdminInput<'deleteCourse'>,
): Promise<null> {
  await context.database.transaction(async (tx) => {
    const course = await heldCourse(tx, courseId)
    if (!(await mayWriteCourse(tx, context.staff, courseId)))
      throw new Failure('notYourRole', 'admin_not_your_course')
    if (course.status !== 'draft' || course.firstPublishedAt !== null)
      throw new Failure('conflict', 'admin_course_was_published')
    await tx.first(deleteCourseRow(courseId))
    await audit(tx, context, auditEventOf('course.delete', course))
  })
  return null
}

async function changeStatus(
  context: StaffContext,
  courseId: string,
  status: CourseStatus,
  judge: (tx: Queryable, course: CourseStateRow) => Promise<void>,
): Promise<null> {
  await context.database.transaction(async (tx) => {
    const course = await heldCourse(tx, courseId)
    await allowReading(tx, context.staff, courseId)
    await judge(tx, course)
    await tx.first(updateCourseStatus(courseId, status, context.clock.now()))
    await tx.first(deleteSchedule(courseId))
    if (status === 'draft') await endLiveNow(tx, context, 'course', courseId)
    const action = status === 'archived' ? 'course.archive' : 'course.unpublish'
    await audit(tx, context, { ...auditEventOf(action, course), after: { status } })
  })
  return null
}

async function heldCourse(tx: Queryable, courseId: string): Promise<CourseStateRow> {
  return orNotFound(await tx.first(lockCourse(courseId)), 'admin_course_not_found')
}

function auditEventOf(action: `course.${string}`, { id, status }: CourseStateRow): AuditEvent {
  return { action, id, before: { status } }
}

/** References of the document that do not exist, or belong to another course. */
async function absentThings(tx: Queryable, courseId: string, document: CourseContent): Promise<Gap[]> {
  const found = await tx.first(findReferences(courseId, document))
  const media = await mediaOf(tx, document)
  if (found === null) throw new Error('the references of a course were not read')
  if (found.strangers > 0) throw new Failure('conflict', 'admin_course_foreign_items')
  const gaps: Gap[] = []
  if (await tx.first(findSlugOwner(document.slug, courseId)))
    gaps.push({ field: 'slug', key: 'admin_course_gap_slug_taken' })
  if (document.categoryId !== null && !found.hasCategory)
    gaps.push({ field: 'categoryId', key: 'admin_course_gap_category' })
  if (document.instructorId !== null && !found.hasInstructor)
    gaps.push({ field: 'instructorId', key: 'admin_course_gap_instructor' })
  const kinds = new Map(media.map(({ id, kind }) => [id, kind]))
  if (document.coverMediaId !== null && kinds.get(document.coverMediaId) !== 'image')
    gaps.push({ field: 'coverMediaId', key: 'admin_course_gap_cover' })
  const unpublished = await unpublishedLessons(tx, [...kinds.keys()])
  document.modules.forEach(({ items }, at) => {
    items.forEach(({ mediaId, kind, practice }, index) => {
      if (practice !== null && !areSkills(practice.skills))
        gaps.push({ field: `modules.${at}.items.${index}.practice`, key: 'admin_course_gap_item_skills' })
      if (mediaId !== null && kinds.get(mediaId) !== itemKinds[kind].media)
        gaps.push({ field: `modules.${at}.items.${index}.mediaId`, key: 'admin_course_gap_item_media' })
      else if (mediaId !== null && unpublished.has(mediaId))
        gaps.push({
          field: `modules.${at}.items.${index}.mediaId`,
          key: 'admin_course_gap_item_unpublished',
        })
    })
  })
  return gaps
}

function factsOf(document: CourseContent) {
  const { slug, title, categoryId, instructorId, coverMediaId, about, importance, learning } = document
  return {
    ...courseFactsOf(document),
    ...{ slug, title: title.trim(), categoryId, instructorId, coverMediaId, about, importance, learning },
    translations: Object.fromEntries(
      writtenTranslations(document).map((locale) => [locale, trimmed(document.translations[locale])]),
    ),
    samples: sampleLocales(document),
    rating: ratingToPublish(document),
    monthly: planOf(document.plans.monthly),
    quarterly: planOf(document.plans.quarterly),
    yearly: planOf(document.plans.yearly),
  }
}

function trimmed(texts: typeof noTranslation) {
  return { ...texts, title: texts.title.trim() }
}

function ratingToPublish(document: CourseContent) {
  const rating = ratingOf(document.rating)
  if (rating === 'wrong') throw new Error('a rating that is none was to be published')
  return rating
}

/** What the course says about refunds. */
function refundTerms({
  batchStartsOn,
  sellsSeatsOnly,
}: Pick<CourseContent, 'batchStartsOn' | 'sellsSeatsOnly'>) {
  return { batchStartsOn, sellsSeatsOnly }
}

function planOf({ price, description }: CourseContent['plans']['monthly']): PlanFacts {
  const paise = priceInPaise(price)
  if (paise === 'wrong') throw new Error('a price that is no price was to be published')
  return { paise, description: description.trim() || null }
}

/** Its title and the translated ones. */
function titlesOf({ title, titles }: Pick<CourseContent['modules'][number], 'title' | 'titles'>) {
  const written = Object.entries(titles).flatMap(([locale, text]) =>
    text.trim() === '' ? [] : [[locale, text.trim()]],
  )
  return { title: title.trim(), titles: Object.fromEntries(written) }
}

async function writeOutline(tx: Queryable, courseId: string, { modules }: CourseContent): Promise<void> {
  const items = modules.flatMap(({ id: moduleId, items: held }) =>
    held.map((item, position) => ({ ...item, ...titlesOf(item), moduleId, position })),
  )
  const rows = modules.map(({ items: _, ...module }, position) => ({
    ...module,
    ...titlesOf(module),
    position,
  }))
  await tx.first(deferPositions())
  await tx.first(upsertModules(courseId, rows))
  await tx.first(upsertItems(items))
  await tx.first(
    deleteOtherItems(
      courseId,
      items.map(({ id }) => id),
    ),
  )
  await tx.first(
    deleteOtherModules(
      courseId,
      rows.map(({ id }) => id),
    ),
  )
}
