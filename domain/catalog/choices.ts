/** Languages a course can be in. */
export const courseLanguages = ['en', 'hi', 'te', 'ta', 'kn', 'mr'] as const
export type CourseLanguage = (typeof courseLanguages)[number]

/** How demanding a course is, the easiest first. */
export const courseLevels = ['foundation', 'standard', 'challenging'] as const
export type CourseLevel = (typeof courseLevels)[number]
