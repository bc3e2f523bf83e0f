import {
  type CourseLanguage,
  type CourseLevel,
  courseLanguages,
  courseLevels,
} from '../../domain/catalog/choices.ts'
import { type PriceBand, priceBands } from '../../domain/catalog/price-bands.ts'

/** What is chosen beside a category. */
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
