import { type PriceBand, priceBands } from './price-bands.ts'

/** Languages a course can be in. */
export const courseLanguages = ['en', 'hi', 'te', 'ta', 'kn', 'mr'] as const
export type CourseLanguage = (typeof courseLanguages)[number]

/** How demanding a course is, the easiest first. */
export const courseLevels = ['foundation', 'standard', 'challenging'] as const
export type CourseLevel = (typeof courseLevels)[number]

/** What a list of courses is narrowed to, beside a category. */
export type CourseFilterChoice = {
  level?: CourseLevel | undefined
  language?: CourseLanguage | undefined
  price?: PriceBand | undefined
}

/** What an address says of it; anything that is no choice is passed over. */
export function courseFilterOf(search: Record<string, unknown>): CourseFilterChoice {
  return {
    level: courseLevels.find((level) => level === search['level']),
    language: courseLanguages.find((language) => language === search['language']),
    price: priceBands.find((price) => price === search['price']),
  }
}
