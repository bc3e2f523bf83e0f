export const planFieldNames = ['monthly', 'quarterly', 'yearly'] as const
export type PlanFieldName = (typeof planFieldNames)[number]

/** The languages beside English in which the texts of a course may be written. */
export const translationLocales = ['hi', 'te'] as const
export type TranslationLocale = (typeof translationLocales)[number]

/** A language in which nothing is written yet. */
export const noTranslation = {
  ...{ title: '', about: '', importance: '', learning: '' },
  ...{ monthly: '', quarterly: '', yearly: '' },
}
export const noTranslations = { hi: noTranslation, te: noTranslation }

/** A chapter or lesson that is called in English alone. */
export const noTitles = { hi: '', te: '' }

/** No language says what the demo made up. */
export const noSamples = { en: false, hi: false, te: false }

export const noRating = { stars: '', reviews: '', source: '' }
