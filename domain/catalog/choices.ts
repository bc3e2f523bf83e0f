import { type PriceBand, priceBands } from './price-bands.ts'

/** Languages a course can be in. */
export const courseLanguages = ['en', 'hi', 'te', 'ta', 'kn', 'mr'] as const
export type CourseLanguage = (typeof courseLanguages)[number]

/** A course's level, the easiest first. */
export const courseLevels = ['foundation', 'standard', 'challenging'] as const
export type CourseLevel = (typeof courseLevels)[number]

/** Filters of a course list, in addition to the category. */
export type CourseFilterChoice = {
  level?: CourseLevel | undefined
  language?: CourseLanguage | undefined
  price?: PriceBand | undefined
}

/** The filters in an address; invalid values are ignored. */
export function courseFilterOf(search: Record<string, unknown>): CourseFilterChoice {
  return {
    level: courseLevels.find((level) => level === search['level']),
    language: courseLanguages.find((language) => language === search['language']),
    price: priceBands.find((price) => price === search['price']),
  }
}
