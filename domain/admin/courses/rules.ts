import * as z from 'zod/mini'
import { courseFacts } from '../../catalog/course-facts.ts'
import { itemKinds } from '../../catalog/item-kinds.ts'
import type { Rating } from '../../catalog/rules.ts'
import { type Locale, locales, perLocale, translationLocales } from '../../locales.ts'
import type { MessageKey } from '../../messages/message-key.ts'
import { isSame } from '../drafts/fields.ts'
import { noRating, noSamples, noTranslations, planFieldNames } from './choices.ts'
import type { CourseContent } from './schemas.ts'

export const courseStatuses = ['draft', 'published', 'archived'] as const
export type CourseStatus = (typeof courseStatuses)[number]

/** Highest price of a plan, in rupees: the gateway's limit for one payment. */
const highestPriceInRupees = 500_000

/** What is missing before a course can be published, and where: `plans.monthly.price`, `modules.0.items.2.title`. */
export type Gap = { field: string; key: MessageKey }

/** A draft that has only its title. */
export function freshDocument(title: string): CourseContent {
  const plan = { price: '', description: '' }
  return {
    title,
    slug: slugOf(title),
    categoryId: null,
    instructorId: null,
    ...z.parse(courseFacts, {}),
    coverMediaId: null,
    about: '',
    importance: '',
    learning: '',
    translations: noTranslations,
    samples: noSamples,
    plans: { monthly: plan, quarterly: plan, yearly: plan },
    rating: noRating,
    modules: [],
  }
}

/**
 * A copy of a course as the first draft of another: every chapter and lesson gets a new id, and the rating is dropped.
 * Without the right to set prices, prices are dropped too.
 */
export function copiedDocument(
  document: CourseContent,
  { title, withPrices, newId }: { title: string; withPrices: boolean; newId(): string },
): CourseContent {
  const { monthly, quarterly, yearly } = document.plans
  const planOf = (plan: typeof monthly) => (withPrices ? plan : { ...plan, price: '' })
  return {
    ...document,
    title,
    slug: slugOf(title),
    plans: { monthly: planOf(monthly), quarterly: planOf(quarterly), yearly: planOf(yearly) },
    rating: noRating,
    modules: document.modules.map((module) => copiedModule(module, newId)),
  }
}

/** A chapter with its lessons, each with a new id. */
export function copiedModule(
  module: CourseContent['modules'][number],
  newId: () => string,
): CourseContent['modules'][number] {
  return { ...module, id: newId(), items: module.items.map((item) => ({ ...item, id: newId() })) }
}

/** The last part of a course's path from its title; empty when the title has no Latin letter or digit. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}

/** Paise from a typed amount in rupees ("₹2,999", "399.50"); null for an empty field, `wrong` for anything else. */
export function priceInPaise(typed: string): number | null | 'wrong' {
  const text = typed.trim().replace(/^₹\s*/, '')
  if (text === '') return null
  // Commas as people write them: 1,25,000 or 125,000. "2,99" may mean 299 or 2.99, so it is rejected.
  const parts = /^(\d{1,8}|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text)
  if (parts === null) return 'wrong'
  return Number(parts[1]?.replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/**
 * A typed rating of a course: stars from 1 to 5 with one decimal at most, the number of reviews and their source. Null
 * when all three are empty, `wrong` when one is missing or invalid.
 */
export function ratingOf({ stars, reviews, source }: CourseContent['rating']): Rating | null | 'wrong' {
  const [starsText, reviewsText, sourceText] = [stars.trim(), reviews.replace(/[,\s]/g, ''), source.trim()]
  if (starsText === '' && reviewsText === '' && sourceText === '') return null
  const isWhole =
    /^([1-4](\.\d)?|5(\.0)?)$/.test(starsText) && /^[1-9]\d{0,6}$/.test(reviewsText) && sourceText !== ''
  return isWhole
    ? { stars: Number(starsText), reviewCount: Number(reviewsText), source: sourceText }
    : 'wrong'
}

/** Everything a course is missing, in the order of the form; empty when it can be published. */
export function publishGaps(document: CourseContent): Gap[] {
  return [
    ...factGaps(document),
    ...planGaps(document),
    ...translationGaps(document),
    ...outlineGaps(document),
  ]
}

function factGaps({ title, slug, categoryId, languages, about, rating }: CourseContent): Gap[] {
  const gaps: Gap[] = []
  if (title.trim() === '') gaps.push({ field: 'title', key: 'admin_course_gap_title' })
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) gaps.push({ field: 'slug', key: 'admin_course_gap_slug' })
  if (categoryId === null) gaps.push({ field: 'categoryId', key: 'admin_course_gap_category' })
  if (languages.length === 0) gaps.push({ field: 'languages', key: 'admin_course_gap_languages' })
  if (isBlankText(about)) gaps.push({ field: 'about', key: 'admin_course_gap_about' })
  if (ratingOf(rating) === 'wrong') gaps.push({ field: 'rating', key: 'admin_course_gap_rating' })
  return gaps
}

function planGaps({ plans }: CourseContent): Gap[] {
  const gaps = planFieldNames.flatMap((name): Gap[] => {
    const { price, description } = plans[name]
    const amount = priceInPaise(price)
    if (amount === 'wrong') return [{ field: `plans.${name}.price`, key: 'admin_course_gap_price_wrong' }]
    if (amount === null) return []
    if (amount < 100) return [{ field: `plans.${name}.price`, key: 'admin_course_gap_price_low' }]
    if (amount > highestPriceInRupees * 100)
      return [{ field: `plans.${name}.price`, key: 'admin_course_gap_price_high' }]
    if (description.replaceAll('.', '').trim() === '')
      return [{ field: `plans.${name}.description`, key: 'admin_course_gap_plan_text' }]
    return []
  })
  const isSold = planFieldNames.some((name) => priceInPaise(plans[name].price) !== null)
  return isSold ? gaps : [{ field: 'plans.monthly.price', key: 'admin_course_gap_plans' }]
}

/** The languages other than English with content in a course. */
export function writtenTranslations({ translations }: Pick<CourseContent, 'translations'>) {
  return translationLocales.filter((locale) =>
    Object.values(translations[locale]).some((text) => !isBlankText(text)),
  )
}

/** All texts of a course in a language. */
function textsIn(document: CourseContent, locale: Locale) {
  if (locale !== 'en') return document.translations[locale]
  const { title, about, importance, learning, plans } = document
  return { title, about, importance, learning, plans: planFieldNames.map((name) => plans[name].description) }
}

/** The written languages that are samples. */
export function sampleLocales(document: Pick<CourseContent, 'samples' | 'translations'>): Locale[] {
  const written = ['en', ...writtenTranslations(document)]
  return locales.filter((locale) => document.samples[locale] && written.includes(locale))
}

/** A document after a change: a language that was edited is no longer a sample. */
export function withoutWrittenSamples(before: CourseContent, after: CourseContent): CourseContent {
  const isKept = (locale: Locale) =>
    after.samples[locale] && isSame(textsIn(before, locale), textsIn(after, locale))
  return { ...after, samples: perLocale(isKept) }
}

/** A language is shown only when complete: it has all that English has. */
function translationGaps(document: CourseContent): Gap[] {
  const { plans, translations } = document
  const english = {
    ...{ title: 'x', about: 'x', importance: document.importance, learning: document.learning },
    ...Object.fromEntries(planFieldNames.map((name) => [name, soldText(plans[name])])),
  }
  return writtenTranslations(document).flatMap((locale) =>
    Object.entries(translations[locale])
      .filter(([name, text]) => isBlankText(text) && !isBlankText(Reflect.get(english, name) ?? ''))
      .map(
        ([name]): Gap => ({
          field: `translations.${locale}.${name}`,
          key: 'admin_course_gap_translation',
        }),
      ),
  )
}

function soldText({ price, description }: CourseContent['plans']['monthly']): string {
  return priceInPaise(price) === null ? '' : description
}

function outlineGaps({ modules }: CourseContent): Gap[] {
  if (modules.length === 0) return [{ field: 'modules', key: 'admin_course_gap_modules' }]
  return modules.flatMap(({ title, items }, at) => {
    const gaps: Gap[] = []
    if (title.trim() === '') gaps.push({ field: `modules.${at}.title`, key: 'admin_course_gap_module_title' })
    if (items.length === 0) gaps.push({ field: `modules.${at}.items`, key: 'admin_course_gap_module_empty' })
    items.forEach((item, index) => {
      const field = `modules.${at}.items.${index}`
      if (item.title.trim() === '') gaps.push({ field: `${field}.title`, key: 'admin_course_gap_item_title' })
      if (itemKinds[item.kind].media === null) {
        if (item.practice === null)
          gaps.push({ field: `${field}.practice`, key: 'admin_course_gap_item_skills' })
      } else if (item.mediaId === null)
        gaps.push({ field: `${field}.mediaId`, key: 'admin_course_gap_item_media' })
    })
    return gaps
  })
}

/** True for rich text without visible content. */
function isBlankText(html: string): boolean {
  if (/<(img|figure|hr)\b/.test(html)) return false
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
}
