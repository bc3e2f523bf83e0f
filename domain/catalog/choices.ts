import { m } from '../messages/compiled/messages.js'

/** Languages a course can be in. */
export const courseLanguages = ['en', 'hi', 'te', 'ta', 'kn', 'mr'] as const
export type CourseLanguage = (typeof courseLanguages)[number]

/** How demanding a course is, the easiest first. */
export const courseLevels = ['foundation', 'standard', 'challenging'] as const
export type CourseLevel = (typeof courseLevels)[number]

const levels: Record<CourseLevel, () => string> = {
  foundation: m.course_level_foundation,
  standard: m.course_level_standard,
  challenging: m.course_level_challenging,
}

export function levelText(level: CourseLevel): string {
  return levels[level]()
}
