export const lessonStates = ['draft', 'published'] as const
export type LessonState = (typeof lessonStates)[number]

export const mostLessonTitleLength = 160
