import { perLocale, perTranslation } from '../../locales.ts'

export const planFieldNames = ['monthly', 'quarterly', 'yearly'] as const
export type PlanFieldName = (typeof planFieldNames)[number]

/** A language in which nothing is written yet. */
export const noTranslation = {
  ...{ title: '', about: '', importance: '', learning: '' },
  ...{ monthly: '', quarterly: '', yearly: '' },
}
export const noTranslations = perTranslation(() => noTranslation)

/** A chapter or lesson that is called in English alone. */
export const noTitles = perTranslation(() => '')

/** No language says what the demo made up. */
export const noSamples = perLocale(() => false)

export const noRating = { stars: '', reviews: '', source: '' }
