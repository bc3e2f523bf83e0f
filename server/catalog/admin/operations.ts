import { randomUUID } from 'node:crypto'
import { authorsOfAll } from '../../../domain/admin/access.ts'
import { noSamples, noTranslations } from '../../../domain/admin/courses/choices.ts'
import { copiedDocument, freshDocument } from '../../../domain/admin/courses/rules.ts'
import { type CourseContent, courseContent } from '../../../domain/admin/courses/schemas.ts'
import { isSame } from '../../../domain/admin/drafts/fields.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { rowId } from '../../../domain/admin/shapes.ts'
import { Failure } from '../../../domain/failure.ts'
import { type Locale, locales, perLocale, perTranslation } from '../../../domain/locales.ts'
import { rupees } from '../../../domain/payments/plans.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import { allowOnly, beginDraft, type Editor, readDraft, type Subject } from '../../admin/drafts/operations.ts'
import { listMedia, type Medium } from '../../admin/uploads/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { finishTexts } from '../../rich-text/drawn-texts.ts'
import type { StaffContext } from '../../services.ts'
import { findAuthor, insertAuthor } from './queries/authors.ts'
import {
  type CourseStateRow,
  countSamples,
  findTitle,
  insertCourse,
  listTitles,
  lockCourse,
} from './queries/courses.ts'
import { findPublished, findSlugOwner, type PublishedRow } from './queries/publish.ts'
import { findSchedule } from './queries/schedule.ts'

export type CourseRow = CourseStateRow & { isLive: boolean; liveSince: Date | null }

export const courseSubject = {
  kind: 'course',
  id: rowId,
  schema: courseContent,
  async allow(tx, staff, id, change) {
    const isWriter = await allowReading(tx, staff, id)
    if (change === undefined) return
    const [before, after] = [change.before, change.after].map(withoutPrices)
    if (!isWriter && !isSame(before?.rest, after?.rest))
      throw new Failure('notYourRole', 'admin_not_your_course')
    if (!isSame(before?.prices, after?.prices))
      allowOnly(staff, ['owner', 'price'], 'admin_prices_not_your_role')
  },
  async lock(tx, id) {
    const row = await tx.first(lockCourse(id))
    return row && { ...row, isLive: row.firstPublishedAt !== null, liveSince: row.firstPublishedAt }
  },
  async begin(tx, id) {
    const row = await tx.first(findPublished(id))
    if (row === null) throw new Error('a course that is held was not read')
    return documentOf(row)
  },
  async finish(context, document) {
    const written = { en: document, ...document.translations }
    const names = ['about', 'importance', 'learning'] as const
    // In one batch: their total cost is limited.
    const finished = await finishTexts(
      context,
      Object.fromEntries(
        locales.flatMap((locale) =>
          names.map((name): [string, string] => [`${locale}.${name}`, written[locale][name]]),
        ),
      ),
    )
    const inLocale = (locale: Locale) => ({
      about: finished[`${locale}.about`] ?? '',
      importance: finished[`${locale}.importance`] ?? '',
      learning: finished[`${locale}.learning`] ?? '',
    })
    return {
      ...document,
      ...inLocale('en'),
      translations: perTranslation((locale) => ({ ...document.translations[locale], ...inLocale(locale) })),
    }
  },
  async isAddressTaken(tx, id, { slug }) {
    return slug !== '' && (await tx.first(findSlugOwner(slug, id))) !== null
  },
  media: mediaOf,
  async facts(tx, _, { id, status, firstPublishedAt, slug }, document) {
    const wasPublished = firstPublishedAt !== null
    const media = await mediaOf(tx, document)
    const scheduled = await scheduleOf(tx, id)
    return {
      kind: 'course' as const,
      status,
      wasPublished,
      slug: wasPublished ? slug : null,
      media,
      scheduled,
    }
  },
} satisfies Subject<CourseContent, CourseRow>

/** @throws Failure `notFound` or `notYourRole` for a course to copy that the caller may not see. */
export async function createCourse(
  context: StaffContext,
  { title, copyOf }: AdminInput<'createCourse'>,
): Promise<AdminOutput<'createCourse'>> {
  return context.database.transaction(async (tx) => {
    const document =
      copyOf === undefined ? freshDocument(title) : await copyCourse(tx, context, copyOf, title)
    const course = await tx.first(insertCourse(title, context.clock.now()))
    if (course === null) throw new Error('a course was not stored')
    await tx.first(insertAuthor(course.id, context.staff.id))
    await beginDraft(tx, context, { kind: 'course', id: course.id, document })
    await audit(tx, context, {
      action: 'course.create',
      id: course.id,
      ...(copyOf !== undefined && { after: { copyOf } }),
    })
    return course
  })
}

async function copyCourse(
  tx: Queryable,
  context: StaffContext,
  courseId: string,
  title: string,
): Promise<CourseContent> {
  const { document } = await readDraft(tx, context, courseSubject, courseId)
  const withPrices = holdsAny(context.staff.roles, ['owner', 'price'])
  return copiedDocument(document, { title, withPrices, newId: randomUUID })
}

/** Whether someone may edit a course: all of them, or this one as an owner. */
export async function mayWriteCourse(
  tx: Queryable,
  { id: staffId, roles }: Editor,
  courseId: string,
): Promise<boolean> {
  if (holdsAny(roles, authorsOfAll)) return true
  return roles.includes('author-own') && (await tx.first(findAuthor(courseId, staffId))) !== null
}

/**
 * Throws `notYourRole` when the person may not see a course's drafts; returns whether they may edit
 * it. Those who edit only their own courses also publish and price only those.
 */
export async function allowReading(tx: Queryable, staff: Editor, courseId: string): Promise<boolean> {
  const isWriter = await mayWriteCourse(tx, staff, courseId)
  if (!isWriter && (staff.roles.includes('author-own') || !holdsAny(staff.roles, ['publish', 'price'])))
    throw new Failure('notYourRole', 'admin_not_your_course')
  return isWriter
}

/** The prices of the plans, and everything else. */
function withoutPrices({ plans, ...rest }: CourseContent) {
  const { monthly, quarterly, yearly } = plans
  const prices = [monthly, quarterly, yearly].map(({ price }) => price)
  return {
    prices,
    rest: { ...rest, plans: [monthly, quarterly, yearly].map(({ price: _, ...plan }) => plan) },
  }
}

async function scheduleOf(tx: Queryable, courseId: string) {
  const found = await tx.first(findSchedule(courseId))
  return found && { at: found.dueAt.toISOString(), version: found.version, by: found.by }
}

/** The existing media that a document refers to. */
export function mediaOf(tx: Queryable, { coverMediaId, modules }: CourseContent): Promise<Medium[]> {
  return listMedia(tx, [coverMediaId, ...modules.flatMap(({ items }) => items.map(({ mediaId }) => mediaId))])
}

type WithDrafts = { withDrafts: boolean }

/** The courses by title, for a selection. */
export async function listCourseTitles(
  tx: Queryable,
  { withDrafts }: WithDrafts,
): Promise<{ id: string; title: string }[]> {
  return tx.all(listTitles(withDrafts))
}

/** The title of a course; null when there is no such course. */
export async function courseTitle(
  tx: Queryable,
  id: string,
  { withDrafts }: WithDrafts,
): Promise<string | null> {
  return (await tx.first(findTitle(id, withDrafts)))?.title ?? null
}

/** How many courses are still samples, in each language in which students read them. */
export async function countSampleCourses(tx: Queryable): Promise<Record<Locale, number>> {
  const counts = perLocale(() => 0)
  for (const { locale, count } of await tx.all(countSamples())) counts[locale] = count
  return counts
}

function documentOf(row: PublishedRow): CourseContent {
  const { monthlyPaise, quarterlyPaise, yearlyPaise, modules, translations, samples, ...rest } = row
  const { monthlyDescription, quarterlyDescription, yearlyDescription, ...facts } = rest
  return {
    ...facts,
    translations: { ...noTranslations, ...translations },
    samples: { ...noSamples, ...Object.fromEntries(samples.map((locale) => [locale, true])) },
    plans: {
      monthly: planOf(monthlyPaise, monthlyDescription),
      quarterly: planOf(quarterlyPaise, quarterlyDescription),
      yearly: planOf(yearlyPaise, yearlyDescription),
    },
    modules: modules ?? [],
  }
}

function planOf(paise: number | null, description: string | null): { price: string; description: string } {
  const price = paise === null ? '' : rupees(paise).toFixed(paise % 100 === 0 ? 0 : 2)
  return { price, description: description ?? '' }
}
