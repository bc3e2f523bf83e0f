export const planFieldNames = ['monthly', 'quarterly', 'yearly'] as const
export type PlanFieldName = (typeof planFieldNames)[number]

export const noRating = { stars: '', reviews: '', source: '' }
