/** Languages a course can be in. */
export const courseLanguages = ['en', 'hi', 'te', 'ta', 'kn', 'mr'] as const
export type CourseLanguage = (typeof courseLanguages)[number]

export const planFieldNames = ['monthly', 'quarterly', 'yearly'] as const
export type PlanFieldName = (typeof planFieldNames)[number]

export const noRating = { stars: '', reviews: '', source: '' }
