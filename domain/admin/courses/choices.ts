import { perLocale, perTranslation } from '../../locales.ts'

export const planFieldNames = ['monthly', 'quarterly', 'yearly'] as const
export type PlanFieldName = (typeof planFieldNames)[number]

/** A language without content. */
export const noTranslation = {
  ...{ title: '', about: '', importance: '', learning: '' },
  ...{ monthly: '', quarterly: '', yearly: '' },
}
export const noTranslations = perTranslation(() => noTranslation)

/** A chapter or lesson with only an English title. */
export const noTitles = perTranslation(() => '')

/** No language is marked as sample data of the demo. */
export const noSamples = perLocale(() => false)

export const noRating = { stars: '', reviews: '', source: '' }
