import { priceInPaise, ratingOf, writtenTranslations } from '../../../domain/admin/courses/rules.ts'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { courseFactsOf } from '../../../domain/catalog/course-facts.ts'
import { itemLists, laterOpening, shownRating } from '../../../domain/catalog/rules.ts'
import type { Locale } from '../../../domain/locales.ts'
import { rupees } from '../../../domain/payments/plans.ts'
import { readDraft } from '../../admin/drafts/operations.ts'
import type { Medium } from '../../admin/uploads/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { drawnTexts } from '../../rich-text/drawn-texts.ts'
import type { StaffContext } from '../../services.ts'
import { courseSubject, mediaOf } from './operations.ts'
import { listCategories, listInstructors } from './queries/names.ts'

type Preview = AdminOutput<'getCoursePreview'>
type Plan = CourseContent['plans']['monthly']

/** The course page's content if its draft were published now. */
export async function getCoursePreview(
  context: StaffContext,
  { courseId, language }: AdminInput<'getCoursePreview'>,
): Promise<Preview> {
  const { database, settings } = context
  const { document, updatedAt } = await readDraft(database, context, courseSubject, courseId)
  const translation = writtenTranslations(document).find((locale) => locale === language)
  const texts = translation === undefined ? textsOf(document) : document.translations[translation]
  const { about, importance, learning } = texts
  const [renderText, media, categories, instructors] = await Promise.all([
    // MathML needs no inline style, which the admin's CSP forbids.
    drawnTexts({ database }, [about, importance, learning], { output: 'mathml' }),
    mediaOf(database, document),
    database.all(listCategories()),
    database.all(listInstructors()),
  ])
  const { slug, plans, modules, coverMediaId } = document
  const instructor = instructors.find(({ id }) => id === document.instructorId)
  const category = categories.find(({ id }) => id === document.categoryId)
  const rating = ratingOf(document.rating)
  const items = modules.flatMap((module) => module.items)
  return {
    ...courseFactsOf(document),
    _id: courseId,
    slug,
    title: texts.title,
    textLanguage: translation ?? 'en',
    image: coverMediaId === null ? '' : `/pictures/${coverMediaId}`,
    instructor: instructor === undefined ? null : { name: instructor.name },
    category: category === undefined ? null : { _id: category.id, name: category.name },
    moduleCount: modules.length,
    itemCount: items.length,
    freeItemCount: items.filter(({ isFree }) => isFree).length,
    enrolledStudentCount: 0,
    coursePurchased: false,
    monthlyPrice: priceOf(plans.monthly),
    quaterlyPrice: priceOf(plans.quarterly),
    yearlyPrice: priceOf(plans.yearly),
    monthlyDescription: texts.monthly || plans.monthly.description || null,
    quaterlyDescription: texts.quarterly || plans.quarterly.description || null,
    yearlyDescription: texts.yearly || plans.yearly.description || null,
    content: contentOf(document, media, language),
    about: renderText(about),
    importance: renderText(importance),
    learning: renderText(learning),
    rating: shownRating(rating === 'wrong' ? null : rating, settings.isDemo),
    updatedAt: updatedAt.toISOString(),
    validTill: null,
  }
}

/** The English texts, in the format of a translation. */
function textsOf({ title, about, importance, learning, plans }: CourseContent) {
  const { monthly, quarterly, yearly } = plans
  return {
    ...{ title, about, importance, learning },
    ...{ monthly: monthly.description, quarterly: quarterly.description, yearly: yearly.description },
  }
}

function contentOf(
  { modules }: CourseContent,
  media: readonly Medium[],
  language: Locale,
): Preview['content'] {
  const byId = new Map(media.map((medium) => [medium.id, medium]))
  return modules.map(({ id, items, ...module }) => {
    const { title: moduleTitle, ...titleFields } = titleIn(module, language)
    return {
      _id: id,
      moduleTitle,
      ...titleFields,
      ...itemLists(
        items.map((item) => {
          const medium = byId.get(item.mediaId ?? '')
          return {
            ...item,
            ...titleIn(item, language),
            ...laterOpening(module, item),
            _id: item.id,
            slug: '',
            seconds: medium?.durationInSeconds ?? 0,
            byteCount: medium?.byteCount ?? 0,
            aspectRatio: medium?.aspectRatio ?? null,
          }
        }),
      ),
    }
  })
}

function titleIn(
  { title, titles }: Pick<CourseContent['modules'][number], 'title' | 'titles'>,
  language: Locale,
) {
  const written = language === 'en' ? '' : titles[language].trim()
  return written === '' ? { title } : { title: written, textLanguage: language }
}

function priceOf({ price }: Plan): number | null {
  const paise = priceInPaise(price)
  return paise === null || paise === 'wrong' ? null : rupees(paise)
}
