/** Price filter: cost of a course per month. */
export const priceBands = ['free', 'under-200', '200-to-399', 'from-400'] as const
export type PriceBand = (typeof priceBands)[number]

/** The whole rupees from and to which a band reaches; null for free courses. */
export const bandBounds: Record<PriceBand, { least: number; most: number | null } | null> = {
  free: null,
  'under-200': { least: 0, most: 199 },
  '200-to-399': { least: 200, most: 399 },
  'from-400': { least: 400, most: null },
}
