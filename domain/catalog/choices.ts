/** Languages a course can be in. */
export const courseLanguages = ['en', 'hi', 'te', 'ta', 'kn', 'mr'] as const
export type CourseLanguage = (typeof courseLanguages)[number]
